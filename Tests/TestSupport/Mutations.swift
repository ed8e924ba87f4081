/// Damaged scripts, made from good ones and from a seed.
public struct Mutations {
    /// A kind of damage.
    private enum Kind: CaseIterable {
        case randomBytes, randomWords, truncated, tokenDeleted, tokenDoubled, tokensSwapped, byteChanged, spliced
        case lineDeleted, lineDoubled, linesSwapped, wordCopied, wordInserted
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
        "class", "struct", "enum", "extension", "init", "override", "private", "static", "lazy", "@objc", "guard", "do",
        "catch", "try", "await", "throw", "defer", "as", "as?", "is", "where", "#selector(", "#if", "#endif", "\\.a",
        "&",
        "<", ">", "get", "didSet", "inout", "\"\\(a)\"",
        "app", "scenes", "off", "sdk", "url", "activity", "shortcut", "background", "receive", "disconnect", "window",
        "root", "activate", "options", "didFinishLaunching", "sceneWillConnect", "openURL", "UIApplicationDelegate",
    ]

    private let scripts: [[UInt8]]
    private var random: Dice

    /// Damage to `scripts`; to others only, if there are none.
    public init(scripts: [[UInt8]], seed: UInt64) {
        self.scripts = scripts.isEmpty ? [Array("initial scene a\nlaunch\n".utf8)] : scripts
        random = Dice(seed: seed)
    }

    /// The next damaged script.
    public mutating func next() -> [UInt8] { damaged(scripts[random.below(scripts.count)]) }

    /// `script` with some damage; seldom something else altogether.
    public mutating func damaged(_ script: [UInt8]) -> [UInt8] {
        switch Kind.allCases.randomElement(using: &random) ?? .randomBytes {
        case .randomBytes: return (0..<random.below(200)).map { _ in UInt8.random(in: 0...255, using: &random) }
        case .randomWords:
            let words = (0...random.below(40)).map { _ in random.pick(Mutations.words) }
            return Array(words.joined(separator: " ").utf8)
        case .truncated: return Array(script.prefix(random.below(script.count + 1)))
        case .tokenDeleted: return change(Mutations.tokens(of: script)) { tokens, index, _ in tokens[index] = [] }
        case .tokenDoubled:
            return change(Mutations.tokens(of: script)) { tokens, index, _ in tokens[index] += [0x20] + tokens[index] }
        case .tokensSwapped:
            return change(Mutations.tokens(of: script)) { tokens, index, other in tokens.swapAt(index, other) }
        case .byteChanged:
            let byte = UInt8.random(in: 0...255, using: &random)
            return change(script.map { [$0] }) { bytes, index, _ in bytes[index] = [byte] }
        case .spliced: return spliced(script, scripts[random.below(scripts.count)])
        case .lineDeleted: return change(Mutations.lines(of: script)) { lines, index, _ in lines[index] = [] }
        case .lineDoubled:
            return change(Mutations.lines(of: script)) { lines, index, other in lines[index] += lines[other] }
        case .linesSwapped:
            return change(Mutations.lines(of: script)) { lines, index, other in lines.swapAt(index, other) }
        case .wordCopied:
            return change(Mutations.tokens(of: script)) { tokens, index, other in tokens[index] = tokens[other] }
        case .wordInserted:
            let word = Array(random.pick(Mutations.words).utf8)
            return change(Mutations.tokens(of: script)) { tokens, index, _ in tokens[index] = word }
        }
    }

    /// The beginning of one script and the end of another.
    public mutating func spliced(_ script: [UInt8], _ other: [UInt8]) -> [UInt8] {
        Array(script.prefix(random.below(script.count + 1))) + other.suffix(random.below(other.count + 1))
    }

    /// Changes parts of a text by the numbers of two of them.
    private mutating func change(_ text: [[UInt8]], _ body: (inout [[UInt8]], Int, Int) -> Void) -> [UInt8] {
        guard !text.isEmpty else { return [] }
        var parts = text
        body(&parts, random.below(parts.count), random.below(parts.count))
        return Array(parts.joined())
    }

    /// The lines with their ends.
    private static func lines(of script: [UInt8]) -> [[UInt8]] {
        script.split(separator: 0x0A, omittingEmptySubsequences: false).map { $0 + [0x0A] }
    }

    /// The text cut into words, spaces and single symbols, roughly as the lexer does.
    public static func tokens(of script: [UInt8]) -> [[UInt8]] {
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
