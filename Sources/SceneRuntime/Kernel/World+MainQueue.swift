/// Blocks that the app puts on the main queue, and timers. Each runs in a turn of its own, also while a transition
/// animates.
extension World {
    /// ASYNC-LAUNCH-1: a block runs after the layout and the commit of this turn, and after what UIKit does after the
    /// commit; blocks run in the order in which they were added.
    mutating func runOnMainQueue(_ block: BlockID) {
        cite(.asyncLaunch1)
        agenda.main.appendUnique(QueuedOperation(.block(block), rule))
    }

    /// ASYNC-AFTER-1: a block runs in the first turn at or after its time, and before an animation that ends at this
    /// time. No source has the order of the two: an animation begins at the commit, after the code that adds a block.
    /// TIME-STEP-1: a block that is due after the end of the step's transitions waits until time advances.
    mutating func runLater(_ block: BlockID, after delay: Double) {
        cite(.asyncAfter1)
        agenda.addTimer(QueuedOperation(.timer(block), rule), at: clock + delay)
    }

    /// Puts a block on the main queue, outside of a request.
    package mutating func addToMainQueue(_ block: BlockID) {
        makeUnique()
        let outer = rule
        runOnMainQueue(block)
        rule = outer
    }

    /// Runs a block after a delay, outside of a request.
    package mutating func addTimer(_ block: BlockID, after delay: Double) {
        makeUnique()
        let outer = rule
        runLater(block, after: delay)
        rule = outer
    }

    /// Whether a block is on the main queue, which no turn of the run loop has reached.
    package var hasMainQueueBlocks: Bool { !agenda.main.isEmpty }

    /// Whether a block of the script waits for its time.
    package var hasTimers: Bool { !agenda.timers.isEmpty }

    /// The time of the last block that waits, in virtual seconds.
    package var endOfTimers: Double { hasTimers ? agenda.timers[0].time : clock }

    /// Returns the time of the last block that waits and is not ignored; nil if there is none.
    package func endOfTimers(ignoring isIgnored: (BlockID) -> Bool) -> Double? {
        for timer in agenda.timers {
            if case .timer(let block) = timer.step.operation, isIgnored(block) { continue }
            return timer.time
        }
        return nil
    }

    /// Drops the blocks that wait for their time, because the process has ended.
    mutating func dropTimers() {
        for step in agenda.takeTimers() {
            if case .timer(let block) = step.operation { enqueue(.drop(block)) }
        }
    }

    /// The time of a block has come. A timer waits while a finger is down, but a block of `asyncAfter` does not.
    mutating func runTimer(_ block: BlockID) {
        if isTracking { return refuse(.timerDuringTracking, .none, .none) }
        run(block, with: .absent)
    }
}
