import SceneRuntime

/// The lists of environments that `matrix` and `diff` take.
enum EnvironmentList {
    /// An error in a list.
    struct Problem: Error {
        let sentence: String
    }

    /// Returns the releases of a list such as `12, 13..15, 17`, without duplicates.
    static func releases(_ text: String) throws(Problem) -> [Release] {
        let advice = "use releases from \(Release.knownText), such as --ios 12,13..15"
        var all: [Release] = []
        for part in try parts(text, advice) {
            if let (first, last) = bounds(of: part) {
                let low = try release(first, advice)
                let high = try release(last, advice)
                if first.contains(".") || last.contains(".") {
                    throw Problem(
                        sentence: "'\(part)' contains a minor release; a range takes major releases, such as 12..15")
                }
                if low > high {
                    throw Problem(sentence: "'\(part)' is a range in reverse order; write \(last)..\(first)")
                }
                all += (low.major...high.major).map { Release($0) }
            } else {
                all.append(try release(part, advice))
            }
        }
        return withoutDuplicates(all)
    }

    /// Returns the devices of a list such as `iPhone, iPad landscape`, without duplicates.
    static func devices(_ text: String) throws(Problem) -> [Device] {
        let advice = "write for example --device 'iPhone,iPad landscape,320x480'"
        var all: [Device] = []
        for part in try parts(text, advice) {
            guard let device = EnvironmentText.device(part) else {
                throw Problem(sentence: "'\(part)' is not a device; \(advice)")
            }
            all.append(device)
        }
        return withoutDuplicates(all)
    }

    /// Returns whether the app has scenes, for a list such as `off, on`, without duplicates.
    static func scenes(_ text: String) throws(Problem) -> [Bool] {
        let advice = "write --scenes off,on"
        var all: [Bool] = []
        for part in try parts(text, advice) {
            guard let mode = EnvironmentText.scenes(part) else {
                throw Problem(sentence: "'\(part)' is neither 'on' nor 'off'; \(advice)")
            }
            all.append(mode)
        }
        return withoutDuplicates(all)
    }

    private static func release(_ text: String, _ advice: String) throws(Problem) -> Release {
        guard let release = EnvironmentText.release(text) else {
            throw Problem(sentence: "'\(text)' is not a release of iOS; \(advice)")
        }
        return release
    }

    /// Returns the parts between commas. Throws an error if one is empty.
    private static func parts(_ text: String, _ advice: String) throws(Problem) -> [String] {
        let parts = parts(text)
        if parts.contains("") {
            throw Problem(sentence: "the list '\(text)' has an empty element; \(advice)")
        }
        return parts
    }

    /// Returns the styles of a list such as `pageSheet, .formSheet`, without duplicates. `all` is every style of UIKit.
    static func styles(_ text: String) -> [String] {
        withoutDuplicates(
            parts(text).flatMap { part in
                part == "all"
                    ? ModalStyle.allCases.map(\.symbol.spelling.description)
                    : [part.hasPrefix(".") ? String(part.dropFirst()) : part]
            })
    }

    /// Returns the two sides of a string such as `12..13`; nil if it contains no `..` or a side is empty.
    static func bounds(of text: String) -> (String, String)? {
        guard let dots = text.firstRange(of: "..") else { return nil }
        let (left, right) = (text[..<dots.lowerBound], text[dots.upperBound...])
        guard let first = String(left).trimmedOrNil, let last = String(right).trimmedOrNil else { return nil }
        return (first, last)
    }

    private static func parts(_ text: String) -> [String] {
        text.split(separator: ",", omittingEmptySubsequences: false).map { String($0).trimmedOrNil ?? "" }
    }

    private static func withoutDuplicates<Element: Hashable>(_ all: [Element]) -> [Element] {
        var seen: Set<Element> = []
        return all.filter { seen.insert($0).inserted }
    }
}
