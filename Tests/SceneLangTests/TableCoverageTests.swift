import SceneRuntime
import TestSupport
import Testing

@testable import SceneLang

/// What the compiler cannot say of a property or a handler that is new: a script shows it.
@Suite struct TableCoverageTests {
    /// The words in the code of the scripts under `scripts/`.
    private static let words: Set<String> = {
        var found: Set<String> = []
        for line in lines(ending: ".scene") where !line.drop(while: { $0 == UInt8(ascii: " ") }).starts(with: "//".utf8)
        {
            for word in line.split(whereSeparator: { !isLetter($0) }) {
                found.insert(String(decoding: word, as: UTF8.self))
            }
        }
        return found
    }()

    /// The methods of the calls in the goldens: `push` in `  a.push(b)`.
    private static let calls: Set<String> = {
        var found: Set<String> = []
        for line in lines(ending: ".trace") {
            let head = line.prefix { $0 != UInt8(ascii: "(") }
            guard head.count < line.count, let dot = head.lastIndex(of: UInt8(ascii: ".")) else { continue }
            found.insert(String(decoding: head[(dot + 1)...], as: UTF8.self))
        }
        return found
    }()

    private static func lines(ending: String) -> [ArraySlice<UInt8>] {
        Repository.files(under: "scripts", ending: ending).flatMap { path in
            ((try? Repository.bytes(of: path)) ?? []).split(separator: UInt8(ascii: "\n"))
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
    }

    @Test func everyPropertyIsInAScript() {
        let missing = PropertySpec.table.map { "\($0.name)" }.filter { !Self.words.contains($0) }
        #expect(missing == [], "no script under scripts/ has these properties")
    }

    /// A script handles it or expects its call, or a golden has the call.
    @Test func everyHandlerIsInAScript() {
        let missing = MethodSpec.table.filter { spec in
            let isCalled = spec.owner == .controller && Self.calls.contains("\(spec.name)")
            return spec.category != .transition && !isCalled && !Self.words.contains("\(spec.handler)")
        }
        #expect(missing.map { "\($0.handler)" } == [], "no script under scripts/ has these handlers")
    }
}
