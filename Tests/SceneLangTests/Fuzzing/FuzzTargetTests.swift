import Foundation
import TestSupport
import Testing

/// What `make fuzz` has found stays mended, and its targets are sound for the scripts that people write.
@Suite struct FuzzTargetTests {
    private static func scripts(in folder: String) -> [(path: String, bytes: [UInt8])] {
        let root = EditorTokenTests.root.appendingPathComponent(folder)
        let files = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        return files.filter { $0.hasSuffix(".scene") }.sorted().compactMap { name in
            (try? Data(contentsOf: root.appendingPathComponent(name))).map { (name, Array($0)) }
        }
    }

    @Test(arguments: FuzzTarget.allCases) func whatWasFoundIsMended(target: FuzzTarget) {
        let finds = Self.scripts(in: "Tests/SceneLangTests/Fuzzing/Finds")
        #expect(!finds.isEmpty)
        for find in finds { #expect(target.fault(in: find.bytes) == nil, "\(find.path)") }
    }

    /// Some scripts of each folder, whole and damaged.
    @Test(arguments: FuzzTarget.allCases) func scriptsHaveNoFault(target: FuzzTarget) {
        let scripts = Self.scripts(in: "scripts").filter { $0.bytes.count < 2_000 }
        var mutations = Mutations(scripts: scripts.map(\.bytes), seed: 5)
        for (place, script) in scripts.enumerated() where place.isMultiple(of: 8) {
            #expect(target.fault(in: script.bytes) == nil, "\(script.path)")
            let damaged = mutations.next()
            #expect(target.fault(in: damaged) == nil, "\(String(decoding: damaged, as: UTF8.self))")
        }
    }
}
