import SceneRuntime
import Testing

@testable import SceneLang

/// What is told of a run makes no difference to what happens: walks over storyboards end in the same state as text and
/// as JSON, with a full trace, with the usual one and with none, watched and not.
@Suite struct DifferentialTests {
    private static let releases: [UInt8] = [5, 12, 17, 26]

    /// Output settings of a run, by name.
    private static let settings: [(name: String, settings: Settings)] = {
        var usual = Settings()
        var silent = usual
        silent.categories = []
        var json = StoryboardWalk.tellingAll
        json.format = .json
        var watched = usual
        watched.observes = true
        watched.explain = true
        return [("usual", usual), ("silent", silent), ("JSON", json), ("watched", watched)]
    }()

    @Test(arguments: releases) func outputSettingsChangeNothing(release: UInt8) {
        for seed in 1...3 as ClosedRange<UInt64> {
            let full = Self.walk(seed: seed, release, StoryboardWalk.tellingAll)
            let state = full.session.machine.untold
            for (name, settings) in Self.settings {
                let other = Self.walk(seed: seed, release, settings)
                #expect(other.ended == full.ended, "iOS \(release), seed \(seed), \(name)")
                #expect(name == "usual" || other.digest != full.digest, "\(name) tells the same")
                // The message of a comparison would contain all of both machines.
                let isEqual = other.session.machine.untold == state
                #expect(isEqual, "iOS \(release), seed \(seed), \(name): the walk ends in another state")
            }
        }
    }

    private static func walk(seed: UInt64, _ release: UInt8, _ settings: Settings) -> StoryboardWalk {
        var walk = StoryboardWalk(seed: seed, release: release, settings: settings)
        for _ in 0..<30 { _ = walk.round() }
        // A running transition stores its calls, and there are more if the trace shows more.
        walk.settle()
        return walk
    }
}
