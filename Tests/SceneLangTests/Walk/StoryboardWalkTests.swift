import Foundation
import SceneRuntime
import Testing

@testable import SceneLang

/// Random statements over generated storyboards: whatever they are, the world stays sound and nothing traps.
@Suite("walks over storyboards")
struct StoryboardWalkTests {
    private static let releases: [UInt8] = [3, 5, 7, 9, 12, 13, 17, 18, 26]
    /// How many statements one walk has.
    private static let rounds = 100
    /// Together with `releases` and `rounds`: 158,400 statements.
    private static let seeds: ClosedRange<UInt64> = 1...176

    @Test("invariants hold after every statement", arguments: releases)
    func isSound(release: UInt8) {
        var (ended, refused) = (0, 0)
        var forms: Set<String> = []
        for seed in Self.seeds {
            let walk = Self.walk(seed: seed, release: release)
            ended += walk.ended
            refused += walk.refused
            forms.formUnion(walk.endedForms)
        }
        // The rest ends in an exception or in an error of the script, which are undone. iOS 3 lacks many verbs.
        let least = Self.rounds * Self.seeds.count * (release > 3 ? 50 : 48) / 100
        #expect(ended > least, "most statements are undone: the walk tests little")
        #expect(refused == 0, "some statements do not compile")
        let never = RandomVerb.forms.filter { !forms.contains($0) && !RandomVerb.needsLuck($0) }
        #expect(release < 26 || never.isEmpty, "none of these ever ran to its end: \(never)")
    }

    @Test("the same seed gives the same bytes")
    func isRepeatable() {
        for seed in 1...6 as ClosedRange<UInt64> {
            let (first, second) = (Self.walk(seed: seed, release: 17), Self.walk(seed: seed, release: 17))
            #expect(first.digest == second.digest && first.ended == second.ended)
        }
    }

    /// `make soak`: as long as `SCENE_SOAK_SECONDS` says, from the seed `SCENE_SOAK_SEED` on.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["SCENE_SOAK_SECONDS"] != nil))
    func soak() {
        let environment = ProcessInfo.processInfo.environment
        let end = Date().addingTimeInterval(environment["SCENE_SOAK_SECONDS"].flatMap(Double.init) ?? 60)
        var seed = environment["SCENE_SOAK_SEED"].flatMap(UInt64.init) ?? 1
        var statements = 0
        while Date() < end {
            for release in Self.releases {
                let walk = Self.walk(seed: seed &+ 1_000, release: release)
                statements += walk.ended + walk.undone
            }
            seed &+= 1
        }
        print("walked \(statements) statements over storyboards, up to seed \(seed &- 1)")
    }

    /// Walks once; a fault is recorded with the entries that led to it.
    private static func walk(seed: UInt64, release: UInt8) -> StoryboardWalk {
        var walk = StoryboardWalk(seed: seed, release: release)
        walk.checksEachLine = seed % 4 == 0
        for _ in 0..<rounds {
            if let fault = walk.round() {
                Issue.record("iOS \(release), seed \(seed): \(fault)")
                break
            }
        }
        return walk
    }
}
