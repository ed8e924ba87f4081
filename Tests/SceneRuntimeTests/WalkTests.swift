import Foundation
import SceneRuntime
import Testing

/// Random verbs with misbehaving handlers keep the invariants after every step.
@Suite struct WalkTests {
    /// 160 walks of 130 verbs: more than 20,000 verbs a release.
    @Test(arguments: [UInt8(9), 12, 17, 18])
    func walkKeepsInvariants(release: UInt8) {
        walk(release, seeds: 1...160)
    }

    @Test(arguments: [UInt8(5), 7, 13, 26])
    func shorterWalkOnOtherReleases(release: UInt8) {
        walk(release, seeds: 1...30)
    }

    /// `make soak`: as long as `SCENE_SOAK_SECONDS` says, from the seed `SCENE_SOAK_SEED` on.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["SCENE_SOAK_SECONDS"] != nil))
    func soak() {
        let environment = ProcessInfo.processInfo.environment
        let end = Date().addingTimeInterval(environment["SCENE_SOAK_SECONDS"].flatMap(Double.init) ?? 60)
        var seed = environment["SCENE_SOAK_SEED"].flatMap(UInt64.init) ?? 1
        var verbs = 0
        while Date() < end {
            for release in [5, 7, 9, 12, 13, 17, 18, 26] as [UInt8] {
                walk(release, seeds: seed...seed)
                verbs += 130
            }
            seed += 1
        }
        print("walked \(verbs) verbs, up to seed \(seed - 1)")
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
