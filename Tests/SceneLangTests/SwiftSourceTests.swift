import TestSupport
import Testing

@testable import SceneLang

/// Sources of Swift that were written for its compiler: those of this project, and of the packages that were fetched
/// to build it.
@Suite struct SwiftSourceTests {
    private static let own: [String] =
        ["Sources", "Tests", "Packaging", "Benchmarks", "Examples"]
        .flatMap { Repository.files(under: $0, ending: ".swift") } + ["Package.swift"]

    /// The files of packages, which exist only after a build.
    private static let fetched: [String] = [".build", ".build-dbg", ".build-test"]
        .flatMap { Repository.files(under: "\($0)/checkouts", ending: ".swift") }
        .filter { !$0.contains("Package@") }

    private static func parse(_ bytes: [UInt8]) -> ParsedFile {
        var names = IdentifierTable()
        return Parser.parse(SourceFile(name: "file.swift", bytes: bytes), as: FileID(0), names: &names)
    }

    @Test func theWordsOfSwiftFollowTheOthers() {
        var names = IdentifierTable()
        #expect(SwiftWord.base == UInt32(Keyword.all.count))
        #expect(SwiftWord.texts.count == SwiftWord.allCases.count)
        for (word, text) in zip(SwiftWord.allCases, SwiftWord.texts) {
            #expect(names.intern(text) == word.name, "\(text)")
        }
    }

    @Test func thereAreManySources() { #expect(Self.own.count > 800) }

    @Test(arguments: own + fetched) func theSourceHasNoSyntaxError(path: String) throws {
        let bytes = try Repository.bytes(of: path)
        // Some files are tests of invalid text.
        guard SourceFile(name: path, bytes: bytes).bytes.allSatisfy({ $0 != 0 }) else { return }
        let errors = Self.parse(bytes).diagnostics.filter { $0.severity == .error }
        #expect(errors.isEmpty, "\(path): \(errors.first?.message ?? "") at byte \(errors.first?.span.start ?? 0)")
    }

    /// The tokens and comments of a text, which whitespace separates.
    private static func words(_ bytes: [UInt8]) -> [[UInt8]] {
        LayoutElement.all(in: SourceFile(name: "file.swift", bytes: bytes)).filter { !$0.isSeparator }
            .map { Array($0.text(in: bytes)) }
    }

    @Test(arguments: own) func theFormatterChangesOnlyWhitespace(path: String) throws {
        let bytes = try Repository.bytes(of: path)
        guard case .text(let text) = ScriptFormatter.format(SourceFile(name: path, bytes: bytes)) else {
            Issue.record("\(path) cannot be formatted")
            return
        }
        #expect(Self.words(bytes) == Self.words(text), "\(path)")
        guard case .text(let again) = ScriptFormatter.format(SourceFile(name: path, bytes: text)) else {
            Issue.record("\(path) cannot be formatted twice")
            return
        }
        #expect(again == text, "\(path) changes when it is formatted again")
    }

    /// Swift that is cut or damaged is read to its end.
    @Test func damagedSourcesAreRead() throws {
        var generator = SplitMix(seed: 7)
        let parts = [
            "(", ")", "{", "}", "[", "<", ">", "?", "!", ".", ":", "in ", "case ", "let ", "@a ", "#if x\n", "#endif\n",
            "&", "->", "\\", "\"", "\n", "try ", "as ", "where ", "func ", "class A {", "#selector(", "init(",
            "switch ",
        ]
        for path in Self.own.prefix(60) {
            var bytes = try Repository.bytes(of: path)
            guard bytes.count < 20_000 else { continue }
            for _ in 0..<6 {
                let place = Int(generator.next() % UInt64(bytes.count + 1))
                let part = parts[Int(generator.next() % UInt64(parts.count))]
                bytes.insert(contentsOf: part.utf8, at: place)
                #expect(Self.parse(bytes).tree.root.end == UInt32(bytes.count))
            }
            #expect(Self.parse(Array(bytes.prefix(bytes.count / 2))).tree.root.end > 0)
        }
    }
}

/// A generator of numbers that are the same in each run.
private struct SplitMix {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
