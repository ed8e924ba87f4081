import SceneRuntime

/// The lists of environments that `matrix` and `diff` take.
enum EnvironmentList {
    /// The releases of `12, 13..15, 17`, each once; nil if a part names none.
    static func releases(_ text: String) -> [Release]? {
        var all: [Release] = []
        for part in parts(text) {
            if let (first, last) = ends(part) {
                guard let low = EnvironmentText.release(first), let high = EnvironmentText.release(last),
                    low.major <= high.major, !first.contains("."), !last.contains(".")
                else { return nil }
                all += (low.major...high.major).map { Release($0) }
            } else {
                guard let release = EnvironmentText.release(part) else { return nil }
                all.append(release)
            }
        }
        return unique(all)
    }

    /// The devices of `iPhone, iPad landscape`, each once; nil if a part names none.
    static func devices(_ text: String) -> [Device]? {
        var all: [Device] = []
        for part in parts(text) {
            guard let device = EnvironmentText.device(part) else { return nil }
            all.append(device)
        }
        return unique(all)
    }

    /// The styles of `pageSheet, .formSheet`, each once; `all` is every style of UIKit.
    static func styles(_ text: String) -> [String] {
        unique(
            parts(text).flatMap { part in
                part == "all"
                    ? ModalStyle.allCases.map(\.symbol.spelling.description)
                    : [part.hasPrefix(".") ? String(part.dropFirst()) : part]
            })
    }

    /// The two sides of `12..13`; nil if the text is no such pair.
    static func ends(_ text: String) -> (String, String)? {
        guard let dots = text.firstRange(of: "..") else { return nil }
        let (left, right) = (text[..<dots.lowerBound], text[dots.upperBound...])
        guard let first = String(left).trimmedOfBlanks, let last = String(right).trimmedOfBlanks else { return nil }
        return (first, last)
    }

    private static func parts(_ text: String) -> [String] {
        text.split(separator: ",", omittingEmptySubsequences: false).map { String($0).trimmedOfBlanks ?? "" }
    }

    private static func unique<Element: Hashable>(_ all: [Element]) -> [Element] {
        var seen: Set<Element> = []
        return all.filter { seen.insert($0).inserted }
    }
}
