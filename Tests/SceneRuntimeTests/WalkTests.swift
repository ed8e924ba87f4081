import Foundation
import SceneRuntime
import Testing

/// Random verbs with misbehaving handlers keep the invariants after every step.
@Suite struct WalkTests {
    /// 200 walks of 130 verbs. About a fifth of them ends in an exception and is undone; more than 20,000 a release
    /// must not.
    @Test(arguments: [UInt8(9), 12, 17, 18])
    func walkKeepsInvariants(release: UInt8) {
        #expect(walk(release, seeds: 1...200) > 20_000)
    }

    @Test(arguments: [5, 7, 13, Release.latest.major])
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
            for release in [5, 7, 9, 12, 13, 17, 18, Release.latest.major] {
                walk(release, seeds: seed...seed)
                verbs += 130
            }
            seed += 1
        }
        print("walked \(verbs) verbs, up to seed \(seed - 1)")
    }

    /// Walks from each seed; returns how many verbs ended at rest.
    @discardableResult
    private func walk(_ release: UInt8, seeds: ClosedRange<UInt64>) -> Int {
        var ended = 0
        for seed in seeds {
            var walk = RandomWalk(seed: seed, release: release)
            walk.checkStructure(seed % 8 == 0)
            for _ in 0..<130 {
                if let fault = walk.round() {
                    Issue.record("iOS \(release), seed \(seed): \(fault)")
                    return ended
                }
            }
            ended += walk.verbs - walk.died
            #expect(walk.died < walk.verbs / 2, "most verbs end in an exception: the walk tests nothing")
        }
        return ended
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
        // The message of a comparison would contain all of both worlds.
        let isEqual = first.stage.world == second.stage.world
        #expect(isEqual)
    }
}
