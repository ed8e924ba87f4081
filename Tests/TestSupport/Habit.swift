/// A script with a habit of Swift, UIKit or another language.
public struct Habit: CustomStringConvertible, Sendable {
    /// How the finding about a habit is reported.
    public enum Kind: String, Sendable {
        case error
        /// A warning, because UIKit allows it.
        case warning
        /// A warning of a rule that only `scenesh check` runs.
        case check
    }

    public let id: String
    public let script: String
    /// The message of its only finding; nil if it has none.
    public let message: String?
    public let kind: Kind

    public var description: String { id }

    /// Reads `habits.txt`: for each habit `== ID`, the script, and `-- MESSAGE`, `-- warning: MESSAGE`,
    /// `-- check: MESSAGE`, or `-- no error`.
    public static func all() throws -> [Habit] {
        let bytes = try Repository.bytes(of: "Tests/SceneLangTests/WrongScripts/Habits/habits.txt")
        var found: [Habit] = []
        var id = ""
        var lines: [Substring] = []
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("== ") {
                (id, lines) = (String(line.dropFirst(3)), [])
            } else if line.hasPrefix("-- ") {
                let script = lines.joined(separator: "\n") + "\n"
                found.append(Habit(id, script, String(line.dropFirst(3))))
            } else {
                lines.append(line)
            }
        }
        return found
    }

    private init(_ id: String, _ script: String, _ line: String) {
        (self.id, self.script) = (id, script)
        let kind = line.firstIndex(of: ":").flatMap { Kind(rawValue: String(line[..<$0])) }
        self.kind = kind ?? .error
        message = line == "no error" ? nil : String(line.dropFirst(kind.map { $0.rawValue.count + 2 } ?? 0))
    }
}
