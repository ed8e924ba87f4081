import Foundation
import SceneRuntime
import TestSupport
import Testing

@testable import SceneLang

/// Holds the lists of words in `Editors/` against the language's tables. With `SCENE_BLESS=1` they are written, and the
/// test fails once. A difference is shown with one word a line.
@Suite(.serialized) struct EditorWordTests {
    /// The lists by their names in the files.
    static let lists: [(name: String, words: [String])] = {
        let constants: [Keyword] = [.true, .false, .nil]
        let selves: [Keyword] = [.self, .super]
        let reserved = Keyword.reserved.filter { !constants.contains($0) && !selves.contains($0) }
        let devices: [Keyword] = [.iPhone, .iPad, .portrait, .landscape, .scenes, .off]
        let firsts = unique(VerbTable.rows.compactMap(\.words.first))
        let further = VerbTable.rows.flatMap { $0.words.dropFirst() }
        let clauses = Clause.allCases.map(\.word).filter { !Keyword.reserved.contains($0) }.map(\.text)
        // `ORDER`: the words of declarations stand between the reserved ones and the verbs.
        let trace = Keyword.all.firstIndex(of: .trace) ?? 0
        let declarations = Keyword.all[Keyword.reserved.count..<trace]
        let properties = PropertySpec.table.map(\.name.text) + BuiltInMember.allCases.map(\.spelling.text)
        return [
            ("control", reserved.map(\.text)), ("constants", constants.map(\.text)), ("selves", selves.map(\.text)),
            ("verbs", firsts), ("clauses", unique(further + clauses)),
            ("declarations", declarations.map(\.text)),
            ("handlers", unique(MethodSpec.table.map(\.handler.text))),
            ("bases", ControllerKind.allCases.map(\.spelling.text)),
            ("segues", SegueKindLexicon.lexicon.names.map { String(decoding: $0, as: UTF8.self) }),
            ("symbols", Symbol.allCases.map(\.spelling.text)), ("members", unique(properties)),
            ("functions", BuiltInFunction.allCases.map(\.spelling.text)), ("devices", devices.map(\.text)),
        ]
    }()

    /// `let s:verbs = 'launch push'`
    @Test(arguments: lists.map(\.name)) func vimHasTheWords(name: String) throws {
        try check("Editors/vim/syntax/scene.vim", name, before: "let s:\(name) = '", after: "'\n", separator: " ")
    }

    /// `(?#verbs)(?:launch|push)`
    @Test(arguments: lists.map(\.name)) func theGrammarHasTheWords(name: String) throws {
        try check("Editors/textmate/scene.tmLanguage.json", name, before: "(?#\(name))(?:", after: ")", separator: "|")
    }

    @Test func everyWordOfTheLanguageIsInAList() {
        let known = Set(Self.lists.flatMap(\.words))
        #expect(Keyword.all.map(\.text).filter { !known.contains($0) } == [])
    }

    private static func unique(_ words: [String]) -> [String] {
        var seen: Set<String> = []
        return words.filter { seen.insert($0).inserted }
    }

    /// Checks each list of the name in a file, of which there must be one or more.
    private func check(_ file: String, _ name: String, before: String, after: String, separator: String) throws {
        let url = Repository.url(of: file)
        let words = try #require(Self.lists.first { $0.name == name }).words
        let parts = try String(contentsOf: url, encoding: .utf8).components(separatedBy: before)
        #expect(parts.count > 1, "\(file) has no list \(name)")
        var blessed = parts[0]
        for (number, part) in parts.dropFirst().enumerated() {
            let end = try #require(part.range(of: after), "the list \(name) of \(file) has no end")
            let found = part[..<end.lowerBound].components(separatedBy: separator)
            let difference = try ExpectationFile(file).difference(
                ofPart: number == 0 ? name : "\(name) \(number + 1)",
                expected: found.joined(separator: "\n") + "\n", observed: words.joined(separator: "\n") + "\n")
            if let difference { Issue.record("\(difference)") }
            blessed += before + words.joined(separator: separator) + part[end.lowerBound...]
        }
        if ExpectationFile.isBlessing { try Data(blessed.utf8).write(to: url) }
    }
}
