import Foundation
import TestSupport
import Testing

@testable import SceneLang

/// The layout of scripts. `Formatting/` holds texts and, beside each, its layout.
@Suite struct FormatterTests {
    private static let cases = EditorTokenTests.root.appendingPathComponent("Tests/SceneLangTests/Formatting")

    /// Every script of the project, wrong ones too.
    private static let scripts: [(path: String, bytes: [UInt8])] = {
        let folders = ["scripts", "Examples", "Tests/SceneLangTests", "Tests/Editors/constructs"]
        return folders.flatMap { folder in
            let files = FileManager.default.enumerator(
                atPath: EditorTokenTests.root.appendingPathComponent(folder).path)
            let names = (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".scene") }.sorted()
            return names.compactMap { name in
                let data = try? Data(contentsOf: EditorTokenTests.root.appendingPathComponent("\(folder)/\(name)"))
                return data.map { ("\(folder)/\(name)", Array($0)) }
            }
        }
    }()

    /// The tree of a text without its places; nil if the text has errors.
    private static func tree(_ bytes: [UInt8]) -> String? {
        var names = NameTable()
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
            #expect(before != nil && before == tree(text), "\(path)")
            guard case .text(let again) = ScriptFormatter.format(SourceFile(name: "", bytes: text)) else {
                Issue.record("\(path): the layout cannot be laid out")
                return text
            }
            #expect(again == text, "\(path)\n\(String(decoding: text, as: UTF8.self))")
            return text
        }
    }

    @Test(arguments: ["layout", "comments", "verbs", "returns", "blank", "empty", "comment"])
    func theLayoutIsAsWritten(name: String) throws {
        let text = try Data(contentsOf: Self.cases.appendingPathComponent("\(name).scene"))
        let expected = try Data(contentsOf: Self.cases.appendingPathComponent("\(name).formatted"))
        let layout = try #require(try Self.layout(Array(text), name))
        #expect(String(decoding: layout, as: UTF8.self) == String(decoding: expected, as: UTF8.self))
    }

    /// And those that users see have the layout.
    @Test func everyScriptKeepsItsMeaning() throws {
        var (right, wrong) = (0, 0)
        for script in Self.scripts {
            let layout = try Self.layout(script.bytes, script.path)
            if layout == nil { wrong += 1 } else { right += 1 }
            let isOurs = script.path.hasPrefix("scripts/") || script.path.hasPrefix("Examples/")
            #expect(!isOurs || layout == script.bytes, "\(script.path) is not laid out: scenesh fmt")
        }
        #expect(right > 400 && wrong > 20, "\(right) \(wrong)")
    }

    /// Scripts whose lines are indented otherwise, end otherwise and have other blanks in them are laid out as before.
    @Test func blanksMakeNoDifference() throws {
        var random = Dice(seed: 1)
        for script in Self.scripts where script.path.hasPrefix("scripts/") {
            var spaced = Respacing(script.bytes, random)
            // A comment at the end of a line stands where it is put.
            if spaced.hasRemarks { continue }
            #expect(try Self.layout(spaced.text(breaking: false), script.path) == script.bytes, "\(script.path)")
            random = spaced.random
        }
    }

    /// Line ends, semicolons and comments between any two tokens: where that makes another script, it is one too.
    @Test func lineEndsAndCommentsMayStandAnywhere() throws {
        var random = Dice(seed: 2)
        var right = 0
        for script in Self.scripts {
            var spaced = Respacing(script.bytes, random)
            if try Self.layout(spaced.text(breaking: true), script.path) != nil { right += 1 }
            random = spaced.random
        }
        #expect(right > 50, "\(right)")
    }

    @Test func theFirstErrorIsTold() throws {
        guard case .hasErrors(let findings) = ScriptFormatter.format(SourceFile(name: "", text: "push a\npush\n}"))
        else {
            Issue.record("there are errors")
            return
        }
        #expect(findings.first?.span.start == 11)
    }

    @Test(arguments: [
        ("a ;b", "a\nb\n"), ("a;.b", "a;\n.b\n"), ("/// a\n;func f(){}", "/// a\n;\nfunc f() { }\n"),
        (";/// a\nfunc f(){}", ";  /// a\nfunc f() { }\n"), ("a;;;b;", "a\nb\n"), ("turn{a;;b;}", "turn { a; b }\n"),
        ("turn{\n;a;b}", "turn {\n    a\n    b\n}\n"), ("a;-b", "a;\n-b\n"), ("a; // c\nb", "a  // c\nb\n"),
        ("if a{}\n\n\nelse{}", "if a { } else { }\n"), ("f()\n\n\n\ng()", "f()\n\ng()\n"), ("x = - 1", "x = -1\n"),
        ("x = a - - b", "x = a - -b\n"), ("x=a[ 0 ] .b", "x = a[0].b\n"), ("f ( )", "f()\n"),
        ("/// a\n/*\n*//// b\nfunc f(){}", "/// a\n/*\n*/  /// b\nfunc f() { }\n"),
        ("/*\n*/a", "/*\n*/ a\n"), ("x = f\n{ 1 }", "x = f\n{ 1 }\n"),
        ("scene a\n{\nview\n{\nbutton b\n{\n}\n}\n}", "scene a {\n    view {\n        button b { }\n    }\n}\n"),
    ])
    func smallTexts(text: String, expected: String) throws {
        let layout = try #require(try Self.layout(Array(text.utf8), text))
        #expect(String(decoding: layout, as: UTF8.self) == expected)
    }
}

/// A script with the same tokens and comments, but other blanks between them.
private struct Respacing {
    private let bytes: [UInt8]
    private let elements: [LayoutElement]
    var random: Dice

    init(_ bytes: [UInt8], _ random: Dice) {
        self.bytes = bytes
        elements = LayoutElement.all(in: SourceFile(name: "", bytes: bytes))
        self.random = random
    }

    /// Whether a comment stands at the end of a line.
    var hasRemarks: Bool { elements.contains { $0.kind == .lineComment && $0.newlines == 0 } }

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
            } else if element.isApart {
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
