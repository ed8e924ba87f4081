import Foundation
import TestSupport
import Testing

/// Comparisons with files, and the files that they write.
@Suite(.enabled(if: !ExpectationFile.isBlessing, "SCENE_BLESS=1 overwrites what is compared here"))
struct ExpectationFileTests {
    /// A folder of the checkout that nothing else uses.
    private static let folder = ".build/expectation-file-tests"

    /// Returns a file with a text; without one it does not exist.
    private static func file(_ name: String, _ text: String?) throws -> ExpectationFile {
        let path = "\(folder)/\(name)"
        try FileManager.default.createDirectory(at: Repository.url(of: folder), withIntermediateDirectories: true)
        try? FileManager.default.removeItem(at: Repository.url(of: path))
        if let text { try Data(text.utf8).write(to: Repository.url(of: path)) }
        return ExpectationFile(path)
    }

    private static func observed(_ path: String) -> String? {
        (try? Repository.bytes(of: "\(path).observed")).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func theObservedTextIsKeptUntilTheComparisonPasses() throws {
        let file = try Self.file("whole.txt", "a\nb\n")
        let difference = try #require(try file.difference(from: "a\nc\n".utf8))
        #expect(
            difference == """
                --- \(file.path)
                +++ \(file.path).observed
                @@ -1,2 +1,2 @@
                 a
                -b
                +c
                SCENE_BLESS=1 overwrites \(file.path).
                """)
        #expect(Self.observed(file.path) == "a\nc\n")
        #expect(try file.difference(from: "a\nb\n".utf8) == nil)
        #expect(Self.observed(file.path) == nil)
    }

    @Test(arguments: ["", "a"]) func aFileThatDoesNotExistDiffers(text: String) throws {
        let file = try Self.file("missing\(text.utf8.count).txt", nil)
        let difference = try #require(try file.difference(from: text.utf8))
        #expect(difference.contains("\(file.path)") && difference.contains("does not exist"))
        #expect(Self.observed(file.path) == text)
    }

    @Test func aPartHasAnObservedTextOfItsOwn() throws {
        let file = try Self.file("parts.md", "a\nb\n")
        let difference = try #require(try file.difference(ofPart: "the verbs", expected: "a\n", observed: "b\n"))
        #expect(difference.hasPrefix("--- \(file.path) (the verbs)\n+++ \(file.path).the-verbs.observed\n"))
        #expect(Self.observed("\(file.path).the-verbs") == "b\n")
        #expect(try file.difference(ofPart: "the verbs", expected: "a\n", observed: "a\n") == nil)
        #expect(Self.observed("\(file.path).the-verbs") == nil)
    }

    @Test func filesAreFoundInOrder() throws {
        _ = try Self.file("b.found", "")
        _ = try Self.file("a.found", "")
        #expect(Repository.files(under: Self.folder, ending: ".found").map { $0.suffix(7) } == ["a.found", "b.found"])
        #expect(Repository.files(under: "no/such/folder", ending: "") == [])
    }
}
