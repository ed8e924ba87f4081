import SceneRuntime

/// The state before the block of an `expect exception`, which is restored after it.
struct ExceptionSnapshot: Hashable, Sendable {
    var state: MachineState
    /// The instruction at which the script continues.
    let target: Int
}

extension Machine {
    /// Takes a snapshot. If it is restored, the script continues at `target`.
    mutating func protect(target: Int) {
        state.progress.exception = nil
        state.exceptionSnapshots.append(ExceptionSnapshot(state: state, target: target))
        // The interpreter writes registers and frames by address, and must not write into the snapshot.
        interrupt()
    }

    /// Restores the innermost snapshot. `seen` is the text of the exception, nil if there was none.
    mutating func restore(seen: [UInt8]?) {
        guard var saved = state.exceptionSnapshots.popLast() else { return }
        swap(&state, &saved.state)
        // The trace and the counters of steps are not undone.
        state.progress = saved.state.progress
        state.world.observation = saved.state.world.observation
        state.progress.exception = seen
        writer.isMuted = state.openSetups > 0
        if let top = state.frames.indices.last { state.frames[top].pc = UInt32(truncatingIfNeeded: saved.target) }
        interrupt()
    }
}
