import TestSupport
import Testing

@testable import SceneLang

/// The formatter. `Formatting/` contains scripts, each with its formatted text.
@Suite struct FormatterTests {
    private static let cases = Repository.files(under: "Tests/SceneLangTests/Formatting", ending: ".scene")

    /// Every script of the project, wrong ones too.
    private static let scripts = ["scripts", "Examples", "Tests/SceneLangTests", "Tests/Editors/constructs"]
        .flatMap { Repository.files(under: $0, ending: ".scene") }

    /// The scripts whose golden traces users see.
    private static let goldens = scripts.filter { $0.hasPrefix("scripts/") }

    /// The tree of a text without its places; nil if the text has errors.
    private static func tree(_ bytes: [UInt8]) -> String? {
        var names = IdentifierTable()
        let parsed = Parser.parse(SourceFile(name: "", bytes: bytes), as: FileID(0), names: &names)
        let isWrong = parsed.diagnostics.contains { $0.severity == .error }
        return isWrong ? nil : TreeDump(parsed.tree, names).file()
    }

    /// The layout of a text; nil if the text has errors. Holds what is true of every layout.
    private static func layout(_ bytes: [UInt8], _ path: String) throws -> [UInt8]? {
        let before = tree(bytes)
        switch ScriptFormatter.format(SourceFile(name: "", bytes: bytes)) {
        case .hasErrors(let findings):
            #expect(before == nil && !findings.isEmpty, "\(path)")
            return nil
        case .refused(let reason):
            Issue.record("\(path): \(reason)\n\(String(decoding: bytes, as: UTF8.self))")
            return nil
        case .text(let text):
            #expect(before != nil, "\(path) has errors, but is formatted")
            record(LineDiff.difference(of: "\(path): tree", expected: before ?? "", observed: tree(text) ?? ""))
            guard case .text(let again) = ScriptFormatter.format(SourceFile(name: "", bytes: text)) else {
                Issue.record("\(path): the layout cannot be laid out")
                return text
            }
            record(LineDiff.difference(of: "\(path): formatted twice", expected: text, observed: again))
            return text
        }
    }

    private static func record(_ difference: String?) {
        if let difference { Issue.record("\(difference)") }
    }

    @Test func thereAreManyScripts() throws {
        #expect(Self.cases.count >= 7)
        let right = try Self.scripts.count { Self.tree(try Repository.bytes(of: $0)) != nil }
        let wrong = Self.scripts.count - right
        #expect(right > 400 && wrong > 20, "\(right) \(wrong)")
    }

    @Test(arguments: cases) func theLayoutIsAsWritten(path: String) throws {
        let layout = try #require(try Self.layout(try Repository.bytes(of: path), path))
        let expectation = ExpectationFile(path.replacing(/\.scene$/, with: ".formatted"))
        Self.record(try expectation.difference(from: layout))
    }

    /// And those that users see have the layout.
    @Test(arguments: scripts) func everyScriptKeepsItsMeaning(path: String) throws {
        let bytes = try Repository.bytes(of: path)
        let layout = try Self.layout(bytes, path)
        guard path.hasPrefix("scripts/") || path.hasPrefix("Examples/") else { return }
        let diff = LineDiff(expected: layout ?? [], observed: bytes)
        Self.record(diff.unified(from: "\(path), formatted by scenesh fmt", to: path))
    }

    /// Scripts whose lines are indented otherwise, end otherwise and have other blanks in them are laid out as before.
    /// Swift's forms keep their text between tokens.
    @Test(arguments: goldens.filter { !$0.hasPrefix("scripts/swift/") }) func blanksMakeNoDifference(path: String)
        throws
    {
        let bytes = try Repository.bytes(of: path)
        var spaced = Respacing(bytes, Dice(name: path))
        // A comment at the end of a line stays at its place.
        if spaced.hasRemarks { return }
        let layout = try Self.layout(spaced.text(breaking: false), path)
        Self.record(LineDiff.difference(of: path, expected: bytes, observed: layout ?? []))
    }

    /// Line ends, semicolons and comments between any two tokens: where that makes another script, it is one too.
    @Test(arguments: scripts) func lineEndsAndCommentsAreAllowedAnywhere(path: String) throws {
        var spaced = Respacing(try Repository.bytes(of: path), Dice(name: path))
        _ = try Self.layout(spaced.text(breaking: true), path)
    }

    /// The two tests above check little in a script that they skip or that has errors after the change.
    @Test func manyScriptsAreSpacedOtherwise() throws {
        var (plain, broken) = (0, 0)
        for path in Self.scripts {
            var spaced = Respacing(try Repository.bytes(of: path), Dice(name: path))
            if path.hasPrefix("scripts/"), !spaced.hasRemarks { plain += 1 }
            if Self.tree(spaced.text(breaking: true)) != nil { broken += 1 }
        }
        #expect(plain > 250 && broken > 50, "\(plain) \(broken)")
    }

    /// Two texts with the same words, but other whitespace between them: their trees are the same for the formatter if
    /// and only if they are the same as text.
    @Test func treesAreComparedByTheirMeaning() throws {
        var (same, different) = (0, 0)
        for path in Self.scripts {
            let bytes = try Repository.bytes(of: path)
            guard let before = ParsedText(bytes) else { continue }
            for round in 0..<3 {
                var spaced = Respacing(bytes, Dice(name: "\(path) \(round)"))
                guard let after = ParsedText(spaced.text(breaking: true)) else { continue }
                let isSame = TreeComparison(before.side, after.side).isSame
                #expect(isSame == (before.dump == after.dump), "\(path) \(round)")
                if isSame { same += 1 } else { different += 1 }
            }
        }
        #expect(same > 100 && different > 20, "\(same) \(different)")
    }

    @Test func theFirstErrorIsReported() throws {
        guard case .hasErrors(let findings) = ScriptFormatter.format(SourceFile(name: "", text: "push a\npush\n}"))
        else {
            Issue.record("there are errors")
            return
        }
        #expect(findings.first?.span.start == 11)
    }

    private static let smallTextsCases: [(TextArgument, TextArgument)] = [
        ("a ;b", "a\nb\n"), ("a;.b", "a;\n.b\n"), ("/// a\n;func f(){}", "/// a\n;\nfunc f() { }\n"),
        (";/// a\nfunc f(){}", "; /// a\nfunc f() { }\n"), ("a;;;b;", "a\nb\n"),
        ("turn{a;;b;}", "turn { a; b }\n"),
        ("turn{\n;a;b}", "turn {\n    a\n    b\n}\n"), ("a;-b", "a;\n-b\n"), ("a; // c\nb", "a // c\nb\n"),
        ("if a{}\n\n\nelse{}", "if a { } else { }\n"), ("f()\n\n\n\ng()", "f()\n\ng()\n"), ("x = - 1", "x = -1\n"),
        ("x = a - - b", "x = a - -b\n"), ("x=a[ 0 ] .b", "x = a[0].b\n"), ("f ( )", "f()\n"),
        ("/// a\n/*\n*//// b\nfunc f(){}", "/// a\n/*\n*/ /// b\nfunc f() { }\n"),
        ("/*\n*/a", "/*\n*/ a\n"), ("x = f\n{ 1 }", "x = f\n{ 1 }\n"),
        ("scene a\n{\nview\n{\nbutton b\n{\n}\n}\n}", "scene a {\n    view {\n        button b { }\n    }\n}\n"),
    ]

    @Test(arguments: smallTextsCases)
    func smallTexts(text: TextArgument, expected: TextArgument) throws {
        let layout = try #require(try Self.layout(Array(text.text.utf8), text.description))
        Self.record(LineDiff.difference(of: "the layout", expected: Array(expected.text.utf8), observed: layout))
    }
}

/// A text without errors, for a comparison of trees.
private struct ParsedText {
    let side: TreeComparison.Side
    let dump: String

    /// Fails if the text has errors.
    init?(_ bytes: [UInt8]) {
        var names = IdentifierTable()
        let file = SourceFile(name: "", bytes: bytes)
        let parsed = Parser.parse(file, as: FileID(0), names: &names)
        if parsed.diagnostics.contains(where: { $0.severity == .error }) { return nil }
        side = .init(parsed.tree, words: LayoutElement.all(in: file).filter { !$0.isSeparator && !$0.isComment })
        dump = TreeDump(parsed.tree, names).file()
    }
}

/// A script with the same tokens and comments, but other blanks between them.
private struct Respacing {
    private let bytes: [UInt8]
    private let elements: [LayoutElement]
    private var random: Dice

    init(_ bytes: [UInt8], _ random: Dice) {
        self.bytes = bytes
        elements = LayoutElement.all(in: SourceFile(name: "", bytes: bytes))
        self.random = random
    }

    /// Whether a comment follows something on its line. The first element of a script follows nothing.
    var hasRemarks: Bool { elements.dropFirst().contains { $0.kind == .lineComment && $0.newlines == 0 } }

    /// The text; with `breaking` sometimes with other line ends, semicolons and comments.
    mutating func text(breaking: Bool) -> [UInt8] {
        var text: [UInt8] = []
        for element in elements {
            if breaking, random.below(12) == 0 {
                // A line comment must end before what follows.
                if element.newlines > 0 { text += Array("\n".utf8) }
                text += Array(["\n", " ", ";", " /* c */ ", "/*\n*/", " // c\n", "\n\n\n", "; "][random.below(8)].utf8)
            } else if element.newlines > 0 {
                let end = random.below(4) == 0 ? "\r\n" : "\n"
                let count = element.newlines + (element.newlines > 1 ? random.below(3) : 0)
                for _ in 0..<count { text += Array(end.utf8) + blanks(random.below(5)) }
            } else if element.hasSpaceBefore {
                text += blanks(1 + random.below(3))
            }
            text += element.text(in: bytes)
        }
        return text + blanks(random.below(2))
    }

    private mutating func blanks(_ count: Int) -> [UInt8] {
        (0..<count).map { _ in random.below(3) == 0 ? 0x09 : 0x20 }
    }
}
