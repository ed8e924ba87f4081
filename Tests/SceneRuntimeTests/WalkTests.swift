import Foundation
import SceneRuntime
import Testing

/// Random verbs with misbehaving handlers keep the invariants after every step.
@Suite struct WalkTests {
    /// `SCENE_SOAK=N` walks N times as far (`make soak`).
    private var length: UInt64 {
        ProcessInfo.processInfo.environment["SCENE_SOAK"].flatMap { UInt64($0) } ?? 1
    }

    /// 160 walks of 130 verbs: more than 20,000 verbs a release.
    @Test(arguments: [UInt8(9), 12, 17, 18])
    func walkKeepsInvariants(release: UInt8) {
        walk(release, seeds: 1...160 * length)
    }

    @Test(arguments: [UInt8(5), 7, 13, 26])
    func shorterWalkOnOtherReleases(release: UInt8) {
        walk(release, seeds: 1...30 * length)
    }

    private func walk(_ release: UInt8, seeds: ClosedRange<UInt64>) {
        for seed in seeds {
            var walk = RandomWalk(seed: seed, release: release)
            walk.checkStructure(seed % 8 == 0)
            for _ in 0..<130 {
                if let fault = walk.round() {
                    Issue.record("iOS \(release), seed \(seed): \(fault)")
                    return
                }
            }
            #expect(walk.died < walk.verbs / 2, "most verbs end in an exception: the walk tests nothing")
        }
    }

    /// The same seed walks the same way: equal worlds, equal numbers of events.
    @Test func walkRepeats() {
        var first = RandomWalk(seed: 7, release: 17)
        var second = RandomWalk(seed: 7, release: 17)
        for _ in 0..<60 {
            _ = first.round()
            _ = second.round()
        }
        #expect(first.stage.events == second.stage.events)
        #expect(first.stage.world == second.stage.world)
    }
}
