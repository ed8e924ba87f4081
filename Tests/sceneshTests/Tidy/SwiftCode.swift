@testable import scenesh

/// A Swift file as the tidy tests look at it.
struct SwiftCode: Sendable {
    /// The path in the project.
    let path: String
    /// The lines as written.
    let lines: [String]
    /// The lines without comments and without what stands in strings.
    let code: [String]

    init(path: String) {
        self.init(path: path, text: Project.text(path))
    }

    init(path: String, text: String) {
        self.path = path
        lines = Lines.split(Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
        var stripper = CodeStripper(bytes: Array(text.utf8))
        code = Lines.split(stripper.stripped()).map { String(decoding: $0, as: UTF8.self) }
    }

    /// `World` of `Sources/SceneRuntime/World/World.swift`; empty for a file that lies in the module's own folder.
    var folder: String {
        let parts = path.split(separator: "/")
        return parts.count > 3 ? String(parts[2]) : ""
    }

    /// `SceneRuntime` of `Sources/SceneRuntime/World/World.swift`.
    var module: String {
        let parts = path.split(separator: "/")
        return parts.count > 1 ? String(parts[1]) : ""
    }

    /// Whether the head of the file says why it may be long.
    var mayBeLong: Bool {
        lines.prefix(5).contains { $0.hasPrefix("// tidy: long, ") }
    }

    /// The places of the code that match, as `path:line: text`.
    func places(_ regex: some RegexComponent) -> [String] {
        code.enumerated().filter { $0.element.firstMatch(of: regex) != nil }.map { place($0.offset) }
    }

    /// A line of the file as a message names it.
    func place(_ index: Int) -> String {
        "\(path):\(index + 1): \(lines[index].trimmedOfBlanks ?? "")"
    }

    /// Every file of the sources.
    static let sources = Project.files(under: "Sources", ending: ".swift").map { SwiftCode(path: $0) }

    /// Every file of the sources and tests.
    static let all = sources + Project.files(under: "Tests", ending: ".swift").map { SwiftCode(path: $0) }
}

/// Takes comments and the content of strings out of Swift text; lines stay where they are.
private struct CodeStripper {
    let bytes: [UInt8]
    private var index = 0
    private var output: [UInt8] = []

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func stripped() -> [UInt8] {
        copyCode(untilParenthesis: false)
        return output
    }

    /// Copies code; inside an interpolation up to its closing parenthesis.
    private mutating func copyCode(untilParenthesis: Bool) {
        var depth = 0
        while index < bytes.count {
            if at("//") {
                while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
            } else if at("/*") {
                skipComment()
            } else if at("\"") || at("#\"") {
                skipString()
            } else {
                if at("(") { depth += 1 }
                if at(")") {
                    depth -= 1
                    if untilParenthesis, depth < 0 { return }
                }
                output.append(bytes[index])
                index += 1
            }
        }
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            if at("/*") { depth += 1 } else if at("*/") { depth -= 1 }
            index += at("/*") || at("*/") ? 2 : 1
            if index < bytes.count, at("\n") { output.append(UInt8(ascii: "\n")) }
        } while depth > 0 && index < bytes.count
    }

    private mutating func skipString() {
        let isRaw = at("#")
        if isRaw { index += 1 }
        let quote = at("\"\"\"") ? "\"\"\"" : "\""
        index += quote.utf8.count
        output += Array("\"".utf8)
        while index < bytes.count, !at(quote + (isRaw ? "#" : "")) {
            if !isRaw, at("\\(") {
                index += 2
                copyCode(untilParenthesis: true)
            } else if !isRaw, at("\\") {
                index += 1
                if index < bytes.count, at("\n") { output.append(UInt8(ascii: "\n")) }
            } else if at("\n") {
                output.append(UInt8(ascii: "\n"))
            }
            index += 1
        }
        index += quote.utf8.count + (isRaw ? 1 : 0)
        output += Array("\"".utf8)
    }

    private func at(_ text: String) -> Bool {
        bytes[index...].starts(with: text.utf8)
    }
}
