import TestSupport

@testable import scenesh

/// Damaged scripts, made from good ones and from a seed.
struct Mutations {
    /// A kind of damage.
    enum Kind: CaseIterable {
        case randomBytes, randomWords, truncated, tokenDeleted, tokenDoubled, tokensSwapped, byteChanged, spliced
    }

    /// Words that a random script is made of.
    private static let words = [
        "scene", "controller", "initial", "{", "}", "(", ")", "[", "]", "\"", "\"\"\"", "\\(", ",", ":", "->", ".",
        "?.", "...",
        "..<", "on", "super", "self", "func", "var", "let", "return", "if", "else", "for", "in", "while", "repeat",
        "switch",
        "case", "push", "pop", "present", "dismiss", "launch", "perform", "expect", "scenario", "segue", "show", "a",
        "b", "a#2",
        "viewDidLoad", "1", "9223372036854775807", "-1", "0", "1e999", "nil", "true", "=", "+=", "==", "&&", "!", "??",
        "?",
        "/*", "*/", "//", "///", "\n", ";", "`", "#", "$0", "ios", "import", "\u{1F600}", "\t", "\r", "setup", "turn",
    ]

    private let scripts: [[UInt8]]
    private var random: Dice

    init(scripts: [[UInt8]], seed: UInt64) {
        self.scripts = scripts.isEmpty ? [Array("initial scene a\nlaunch\n".utf8)] : scripts
        random = Dice(seed: seed)
    }

    /// The next damaged script.
    mutating func next() -> [UInt8] {
        let script = scripts[Int.random(in: 0..<scripts.count, using: &random)]
        switch Kind.allCases.randomElement(using: &random) ?? .randomBytes {
        case .randomBytes:
            return (0..<Int.random(in: 0...200, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
        case .randomWords:
            let words = (0..<Int.random(in: 1...40, using: &random)).compactMap { _ in
                Mutations.words.randomElement(using: &random)
            }
            return Array(words.joined(separator: " ").utf8)
        case .truncated:
            return Array(script.prefix(Int.random(in: 0...script.count, using: &random)))
        case .tokenDeleted:
            return change(script) { tokens, index in tokens[index] = [] }
        case .tokenDoubled:
            return change(script) { tokens, index in tokens[index] += [UInt8(ascii: " ")] + tokens[index] }
        case .tokensSwapped:
            return change(script) { tokens, index in tokens.swapAt(index, tokens.count - 1 - index) }
        case .byteChanged:
            guard !script.isEmpty else { return [] }
            var changed = script
            changed[Int.random(in: 0..<script.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            return changed
        case .spliced:
            let other = scripts[Int.random(in: 0..<scripts.count, using: &random)]
            return Array(script.prefix(Int.random(in: 0...script.count, using: &random)))
                + other.suffix(Int.random(in: 0...other.count, using: &random))
        }
    }

    private mutating func change(_ script: [UInt8], _ body: (inout [[UInt8]], Int) -> Void) -> [UInt8] {
        var tokens = Mutations.tokens(of: script)
        guard !tokens.isEmpty else { return [] }
        body(&tokens, Int.random(in: 0..<tokens.count, using: &random))
        return Array(tokens.joined())
    }

    /// The text cut into words, blanks and single signs, roughly as the lexer does.
    static func tokens(of script: [UInt8]) -> [[UInt8]] {
        var tokens: [[UInt8]] = []
        var last: Int?
        for byte in script {
            let kind = kind(of: byte)
            if kind == last, kind < 2, let end = tokens.indices.last {
                tokens[end].append(byte)
            } else {
                tokens.append([byte])
            }
            last = kind
        }
        return tokens
    }

    private static func kind(of byte: UInt8) -> Int {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            0
        case UInt8(ascii: " "): 1
        default: 2
        }
    }
}
