/// Paths as text.
enum Path {
    /// Returns all but the last component: `a/b` of `a/b/c`, `.` of `c`, `/` of `/c`.
    static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Returns the last component: `c` of `a/b/c`.
    static func name(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
        return String(path[path.utf8.index(after: slash)...])
    }

    /// Returns the path without an ending such as `.scene`; nil if it has another ending.
    static func stem(of path: String, ending: String) -> String? {
        path.hasSuffix(ending) ? String(path.dropLast(ending.count)) : nil
    }

    /// Returns `name` relative to `folder`, without `.` and inner `..`.
    static func join(_ folder: String, _ name: String) -> String {
        if name.hasPrefix("/") || folder == "." { return normal(name) }
        return normal(folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name)
    }

    /// Whether the resolved path is in the resolved folder, or equal to it.
    static func isInside(_ path: String, folder: String) -> Bool {
        path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
    }

    /// Returns the path with `~/` at its beginning replaced by the home folder.
    static func expanded(_ path: String) -> String {
        guard path.hasPrefix("~/"), let home = EnvironmentVariable.value("HOME") else { return path }
        return join(home, String(path.dropFirst(2)))
    }

    /// Returns `path` relative to `folder`. Both must be resolved.
    static func relative(_ path: String, to folder: String) -> String {
        let (here, there) = (folder.split(separator: "/"), path.split(separator: "/"))
        let shared = zip(here, there).prefix { $0 == $1 }.count
        let up = Array(repeating: "..", count: here.count - shared)
        return (up + there.dropFirst(shared).map(String.init)).joined(separator: "/")
    }

    private static func normal(_ path: String) -> String {
        if isNormal(path) { return path }
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else {
                parts.append(part)
            }
        }
        var text = path.hasPrefix("/") ? "/" : ""
        for (place, part) in parts.enumerated() {
            if place > 0 { text += "/" }
            text += part
        }
        return text.isEmpty ? "." : text
    }

    /// Whether the path has no empty component, `.` or `..`: a fast path, because most have none.
    private static func isNormal(_ path: String) -> Bool {
        var dots = 0
        var length = 0
        var bytes = path.utf8.makeIterator()
        if path.hasPrefix("/") { _ = bytes.next() }
        while let byte = bytes.next() {
            if byte == UInt8(ascii: "/") {
                if length == dots, length < 3 { return false }
                dots = 0
                length = 0
            } else {
                length += 1
                if byte == UInt8(ascii: ".") { dots += 1 }
            }
        }
        return !(length == dots && length < 3)
    }
}
