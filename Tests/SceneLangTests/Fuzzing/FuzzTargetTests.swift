import TestSupport
import Testing

/// What `make fuzz` has found stays fixed, and its targets have no fault in the files that people write.
@Suite struct FuzzTargetTests {
    private static let finds = Repository.files(under: "Tests/SceneLangTests/Fuzzing/Finds", ending: ".scene")
    private static let foundStoryboards = Repository.files(
        under: "Tests/SceneLangTests/Fuzzing/Finds", ending: ".storyboard")
    private static let storyboards = ["scripts", "Tests"].flatMap { Repository.files(under: $0, ending: ".storyboard") }

    /// Small scripts of each folder.
    private static let scripts: [(path: String, bytes: [UInt8])] = Repository.files(under: "scripts", ending: ".scene")
        .map { ($0, (try? Repository.bytes(of: $0)) ?? []) }.filter { 1..<2_000 ~= $0.bytes.count }

    /// The paths of one in eight of them.
    private static let sample = scripts.enumerated().filter { $0.offset.isMultiple(of: 8) }.map(\.element.path)

    @Test func thereAreSomeScripts() {
        #expect(Self.finds.count >= 3)
        #expect(Self.sample.count >= 40)
        #expect(Self.storyboards.count >= 20)
    }

    @Test(arguments: FuzzTarget.ofScripts, finds) func whatWasFoundIsFixed(target: FuzzTarget, path: String) throws {
        #expect(target.fault(in: try Repository.bytes(of: path)) == nil)
    }

    /// Each script, whole and damaged.
    @Test(arguments: FuzzTarget.ofScripts, sample) func scriptsHaveNoFault(target: FuzzTarget, path: String) throws {
        #expect(target.fault(in: try Repository.bytes(of: path)) == nil)
        var dice = Dice(name: path)
        var mutations = Mutations(scripts: Self.scripts.map(\.bytes), seed: dice.next())
        let damaged = mutations.next()
        #expect(target.fault(in: damaged) == nil, "\(String(decoding: damaged, as: UTF8.self))")
    }

    @Test(arguments: FuzzTarget.ofStoryboards, foundStoryboards)
    func whatWasFoundInStoryboardsIsFixed(target: FuzzTarget, path: String) throws {
        #expect(target.fault(in: try Repository.bytes(of: path)) == nil)
    }

    /// Each storyboard, whole and damaged.
    @Test(arguments: FuzzTarget.ofStoryboards, storyboards)
    func storyboardsHaveNoFault(target: FuzzTarget, path: String) throws {
        let whole = try Repository.bytes(of: path)
        #expect(target.fault(in: whole) == nil)
        var dice = Dice(name: path)
        var mutations = Mutations(scripts: [whole], seed: dice.next())
        for _ in 0..<5 {
            let damaged = mutations.next()
            #expect(target.fault(in: damaged) == nil, "\(String(decoding: damaged, as: UTF8.self))")
        }
    }
}
