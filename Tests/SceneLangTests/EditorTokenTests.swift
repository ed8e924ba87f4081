import Foundation
import TestSupport
import Testing

@testable import SceneLang

/// The tokens of every script of the project, which `Tests/Editors` holds the highlighting of editors against.
@Suite struct EditorTokenTests {
    private static let scripts = ["scripts", "Tests/SceneLangTests/WrongScripts", "Tests/Editors/constructs"]
        .flatMap { Repository.files(under: $0, ending: ".scene") }

    /// A part of a file: a token or a comment.
    struct Region {
        let kind: String
        let start: Int
        let end: Int
    }

    /// Every byte of a script belongs to a token, a blank or a comment.
    @Test(arguments: scripts) func tokensCoverTheScript(path: String) throws {
        let regions = Self.regions(try Repository.bytes(of: path))
        #expect(regions != nil, "\(path) has bytes that belong to nothing")
    }

    /// Writes the tokens of all scripts to `.build/editor-tokens.tsv`: file, start, end, kind. Where the parser finds
    /// no error, the word with which a verb begins is a `verb`, and a name that is none a `name`.
    @Test func theTokensOfAllScriptsAreWritten() throws {
        #expect(Self.scripts.count > 500)
        var table = ""
        for path in Self.scripts {
            let bytes = try Repository.bytes(of: path)
            // A verb that is called like a function is a name, and one of the errors of that folder.
            let verbs = path.contains("WrongScripts/Semantics") ? nil : Self.verbs(bytes)
            var (beforeDot, earlier) = (Region(kind: "", start: 0, end: 0), Region(kind: "", start: 0, end: 0))
            for region in Self.regions(bytes) ?? [] {
                var kind = region.kind
                // A reserved word may name a symbol, such as `.default`.
                let isSymbol =
                    earlier.kind == "dot" && earlier.end == region.start
                    && !(beforeDot.kind == "identifier" && beforeDot.end == earlier.start)
                if isSymbol, Keyword.reserved.contains(where: { $0.rawValue == kind }) { kind = "identifier" }
                (beforeDot, earlier) = (earlier, region)
                if let verbs, kind == "identifier" { kind = verbs.contains(region.start) ? "verb" : "name" }
                table += "\(path)\t\(region.start)\t\(region.end)\t\(kind)\n"
            }
        }
        try FileManager.default.createDirectory(at: Repository.url(of: ".build"), withIntermediateDirectories: true)
        try Data(table.utf8).write(to: Repository.url(of: ".build/editor-tokens.tsv"))
    }

    @Test func verbsBeginWhereTheParserFindsThem() {
        #expect(Self.verbs(Array("push a\npush = 1\nbegin swipe .back".utf8)) == [0, 16, 22])
        #expect(Self.verbs(Array("push".utf8)) == nil)
    }

    /// The offsets of the words with which verbs begin; nil for a text with syntax errors.
    static func verbs(_ bytes: [UInt8]) -> Set<Int>? {
        var names = IdentifierTable()
        let parsed = Parser.parse(SourceFile(name: "", bytes: bytes), as: FileID(0), names: &names)
        guard !parsed.diagnostics.contains(where: { $0.severity == .error }) else { return nil }
        var starts: Set<Int> = []
        for index in parsed.tree.statements.indices {
            let id = StatementID(index: UInt32(index))
            if case .verb = parsed.tree[id] { starts.insert(Int(parsed.tree.span(of: id).start)) }
        }
        return starts
    }

    @Test func commentsAndSpacesAreBetweenTokens() throws {
        let regions = try #require(Self.regions(Array("a /* /* b */ */ // c\n\"\\(d)\"".utf8)))
        #expect(
            regions.map(\.kind) == ["identifier", "comment", "comment", "stringHead", "identifier", "stringTail"])
        #expect(regions[1].end == 15)
        #expect(Self.comments(Array("a".utf8), 0, 1) == nil)
    }

    /// The tokens and comments of a text in order; nil where bytes belong to neither.
    static func regions(_ bytes: [UInt8]) -> [Region]? {
        var lexer = Lexer(SourceFile(name: "", bytes: bytes), as: FileID(0), names: IdentifierTable())
        lexer.run()
        var regions: [Region] = []
        var end = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        for token in lexer.tokens {
            guard let comments = comments(bytes, end, Int(token.start)) else { return nil }
            regions += comments
            end = Int(token.end)
            if token.start < token.end {
                regions.append(Region(kind: "\(token.kind)", start: Int(token.start), end: end))
            }
        }
        return regions
    }

    /// The comments between two tokens; nil where anything else but blanks is there.
    private static func comments(_ bytes: [UInt8], _ start: Int, _ end: Int) -> [Region]? {
        var comments: [Region] = []
        var index = start
        while index < end {
            let first = index
            if " \t\r\n".utf8.contains(bytes[index]) {
                index += 1
                continue
            }
            if bytes[index...].starts(with: "//".utf8) || index == 0 && bytes.starts(with: "#!".utf8) {
                index = bytes[index..<end].firstIndex(of: 0x0A) ?? end
            } else if bytes[index...].starts(with: "/*".utf8) {
                var depth = 0
                repeat {
                    let isOpening = bytes[index..<end].starts(with: "/*".utf8)
                    let isClosing = bytes[index..<end].starts(with: "*/".utf8)
                    depth += isOpening ? 1 : isClosing ? -1 : 0
                    index += isOpening || isClosing ? 2 : 1
                } while depth > 0 && index < end
            } else {
                return nil
            }
            comments.append(Region(kind: "comment", start: first, end: index))
        }
        return comments
    }
}
