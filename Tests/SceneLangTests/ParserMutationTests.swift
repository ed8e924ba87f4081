import TestSupport
import Testing

@testable import SceneLang

/// Texts that are nearly right, hostile or cut off: always a tree, never a trap.
@Suite struct ParserMutationTests {
    private static let names = IdentifierTable()

    /// A text with its place in the list, named by its first line.
    struct Sample: Sendable, CustomTestStringConvertible {
        let number: Int
        let text: String

        var testDescription: String {
            let line = text.split(separator: "\n").first ?? ""
            return "sample \(number) (\(line.count > 60 ? "\(line.prefix(60))…" : line))"
        }
    }

    private static let texts =
        [ParserSamples.mail] + (ParserTests.cases + ParserTests.verbs + ParserTests.declarations).map(\.source.text)
    private static let samples = texts.enumerated().map { Sample(number: $0.offset, text: $0.element) }

    private func parse(_ bytes: [UInt8], limits: ParserLimits = ParserLimits()) -> ParsedFile {
        var names = ParserMutationTests.names
        let parsed = Parser.parse(
            SourceFile(name: "test.scene", bytes: bytes), as: FileID(0), names: &names, limits: limits)
        let starts = parsed.diagnostics.map(\.span.start)
        let isSorted = starts == starts.sorted()
        let areInside = parsed.diagnostics.allSatisfy { Int($0.span.end) <= bytes.count }
        #expect(isSorted && areInside, "\(String(decoding: bytes.prefix(2_000), as: UTF8.self))")
        return parsed
    }

    private func tokens(_ bytes: [UInt8]) -> [Token] {
        var lexer = Lexer(SourceFile(name: "test.scene", bytes: bytes), as: FileID(0), names: ParserMutationTests.names)
        lexer.run()
        return Array(lexer.tokens)
    }

    @Test(arguments: samples) func everyTokenDeletedAndDoubled(sample: Sample) {
        let bytes = Array(sample.text.utf8)
        for token in tokens(bytes) {
            let range = Int(token.start)..<Int(token.end)
            var deleted = bytes
            deleted.removeSubrange(range)
            _ = parse(deleted)
            var doubled = bytes
            doubled.insert(contentsOf: bytes[range] + [0x20], at: range.lowerBound)
            _ = parse(doubled)
        }
    }

    @Test(arguments: samples) func cutOffAtEachByte(sample: Sample) {
        let bytes = Array(sample.text.utf8)
        for end in bytes.indices { _ = parse(Array(bytes[..<end])) }
    }

    @Test(arguments: samples.dropFirst()) func everyByteReplaced(sample: Sample) {
        let replacements: [UInt8] = [0x22, 0x28, 0x7B, 0x7D, 0x5C, 0x0A, 0x60, 0xFF, 0x00]
        let bytes = Array(sample.text.utf8)
        for index in bytes.indices {
            var changed = bytes
            changed[index] = replacements[(sample.number + index) % replacements.count]
            _ = parse(changed)
        }
    }

    /// Long and deep texts, of which some hit a limit.
    private static let longTexts: [(text: String, isTooDeep: Bool)] = [
        (String(repeating: "(", count: 20_000), true),
        (String(repeating: "[", count: 20_000), true),
        (String(repeating: "{", count: 20_000), true),
        ("x = " + String(repeating: "-", count: 20_000) + "x", true),
        ("x = " + String(repeating: "!", count: 20_000) + "x", true),
        ("x = a" + String(repeating: " + a", count: 20_000), true),
        ("x = a" + String(repeating: " + a", count: 400), false),
        ("x = a" + String(repeating: ".b", count: 20_000), true),
        ("x = a" + String(repeating: "()", count: 20_000), true),
        ("x = a" + String(repeating: " ?? a", count: 20_000), true),
        ("x = a" + String(repeating: " ? a : a", count: 20_000), true),
        ("x = a" + String(repeating: " is a.a", count: 20_000), true),
        ("x = " + String(repeating: "{ f(", count: 20_000), true),
        ("x = " + String(repeating: "\"\\(", count: 20_000), true),
        ("if a { }" + String(repeating: " else if a { }", count: 20_000), false),
        (String(repeating: "if a { ", count: 20_000), true),
        (String(repeating: "begin ", count: 20_000), true),
        (String(repeating: "turn { ", count: 20_000), true),
        ("scene a { view { " + String(repeating: "b { ", count: 20_000), true),
        (String(repeating: "switch a { case 1: ", count: 20_000), true),
        (String(repeating: "func f() { ", count: 20_000), true),
        ("scene a { view { " + String(repeating: "b -> c; ", count: 20_000), false),
        ("x = [" + String(repeating: "1, ", count: 20_000) + "]", false),
        (String(repeating: "/*", count: 20_000), false),
        (String(repeating: "}", count: 20_000), false),
        (String(repeating: "\"", count: 20_001), false),
        (String(repeating: "\\", count: 10_000), false),
        (String(repeating: "`", count: 20_001), false),
        (String(repeating: ".", count: 20_001), true),
        (String(repeating: "#", count: 10_000), false),
    ]

    private static let hostile = longTexts.enumerated().map {
        (Sample(number: $0.offset, text: $0.element.text), $0.element.isTooDeep)
    }

    @Test(arguments: hostile) func hostileTexts(sample: Sample, isTooDeep: Bool) {
        let parsed = parse(Array(sample.text.utf8))
        #expect(parsed.diagnostics.contains { $0.code == .tooDeep } == isTooDeep)
    }

    @Test func limitsAreSettings() {
        var limits = ParserLimits()
        limits.nesting = 4
        let deep = parse(Array("x = ((((((1))))))".utf8), limits: limits)
        #expect(deep.diagnostics.map(\.code) == [.tooDeep])
    }

    @Test func randomBytes() {
        var state: UInt64 = 42
        let alphabet = Array("aZ_0 \n\t{}()[]\"\\(`.,;:?!=+-*/%<>&|#$ \u{00E9}\u{201C}".utf8) + [0xFF, 0x80, 0x00]
        for _ in 0..<500 {
            var bytes: [UInt8] = []
            for _ in 0..<120 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                bytes.append(alphabet[Int(state >> 33) % alphabet.count])
            }
            _ = parse(bytes)
        }
    }
}
