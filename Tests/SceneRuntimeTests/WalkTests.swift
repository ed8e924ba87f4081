import SceneRuntime
import Testing

/// Random verbs with misbehaving handlers keep the invariants after every step.
@Suite struct WalkTests {
    @Test(arguments: [UInt8(9)])
    func walkKeepsInvariants(release: UInt8) {
        for seed in 1...400 as ClosedRange<UInt64> {
            var walk = RandomWalk(seed: seed, release: release)
            walk.checkStructure(seed % 8 == 0)
            for _ in 0..<130 {
                if let fault = walk.round() {
                    Issue.record("iOS \(release), seed \(seed): \(fault)")
                    return
                }
            }
        }
    }
}
