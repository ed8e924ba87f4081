import SceneRuntime

@testable import SceneLang

/// What one entry of a walk did to its session.
struct WalkStep {
    enum Outcome {
        /// The compiler has refused the entry.
        case refused
        /// An exception, an error of the run, or a limit.
        case failed
        case ended
    }

    let outcome: Outcome
    /// What is wrong with the world, or nil.
    let fault: StaticString?
    let output: [UInt8]

    /// Enters `entry` and runs it. With `checksEachLine` the invariants are checked at each line of the trace, not only
    /// after the entry.
    init(_ entry: String, in session: inout Session, checksEachLine: Bool) {
        let file = SourceFile(name: "entry", bytes: Array((entry + "\n").utf8))
        let answer = session.enter(file) { _, _ in .failure("nothing is imported") }
        guard !answer.hasErrors else {
            (outcome, fault, output) = (.refused, nil, [])
            return
        }
        var fault: StaticString?
        var isFinished = false
        var turns = 0
        while !isFinished, fault == nil, turns < 20_000 {
            turns += 1
            isFinished = session.advance(fuel: 20_000, stopAtLine: checksEachLine) == .finished
            if checksEachLine { fault = session.machine.state.world.structureViolation() }
        }
        output = session.takeOutput()
        outcome = isFinished && !session.failed ? .ended : .failed
        if outcome == .ended {
            let world = session.machine.state.world
            fault = fault ?? world.structureViolation()
            if world.isAtRest, !world.isTracking { fault = fault ?? world.restViolation() }
        }
        self.fault = fault
    }
}
