import SceneRuntime

/// The loops that run, to find the one that does not end.
extension Machine {
    /// A loop in the code of a frame.
    private struct RunningLoop {
        /// The position of the frame in `MachineState.frames`.
        let frame: Int
        let function: UInt32
        /// The positions of its instructions. The last one jumps back.
        let code: ClosedRange<Int>
    }

    /// How much is watched to find out which loops end, in jumps.
    private static let watched = 16_000_000
    /// The cost of a stop before an instruction, in jumps.
    private static let stopCost = 80

    /// Returns the statement of the innermost running loop that does not end soon; nil if no loop runs.
    ///
    /// A loop inside of an endless one ends again and again, so a copy of the machine runs on, and each loop that it
    /// leaves is not the one.
    func endlessLoop() -> SourceSpan? {
        var loops = runningLoops()
        var copy = self
        (copy.settings.limits.instructions, copy.settings.limits.output) = (.max, .max)
        (copy.breakpoints, copy.suspendedBudget) = ([], 0)
        var left = Machine.watched
        while left > 0, loops.count > 1, copy.advance(fuel: 1, stopAtLine: false) != .finished {
            left -= Machine.stopCost - copy.budget
            while loops.count > 1, let last = loops.last, !copy.isInside(last) { loops.removeLast() }
        }
        return loops.last.flatMap { program.span(at: $0.code.upperBound) }
    }

    /// Returns the loops of all frames, outermost first.
    private func runningLoops() -> [RunningLoop] {
        var loops: [RunningLoop] = []
        for (index, frame) in state.frames.enumerated() where frame.function >= Prelude.functionCount {
            let position = self.position(of: index)
            // The last jump back to each start.
            var ends: [Int: Int] = [:]
            for place in codeRange(of: frame.function) where program.code[place].op == .jump {
                let start = program.code[place].wide
                if (start...max(start, place)).contains(position), start <= place { ends[start] = place }
            }
            loops += ends.sorted { $0.key < $1.key }.map {
                RunningLoop(frame: index, function: frame.function, code: $0.key...$0.value)
            }
        }
        return loops
    }

    /// Whether the loop still runs.
    private func isInside(_ loop: RunningLoop) -> Bool {
        state.frames.count > loop.frame && state.frames[loop.frame].function == loop.function
            && loop.code.contains(position(of: loop.frame))
    }

    /// The position of the instruction of a frame: the next one of the top frame, the call of any other.
    private func position(of frame: Int) -> Int {
        let pc = Int(state.frames[frame].pc)
        let isTop = frame == state.frames.count - 1
        return isTop && state.frames[frame].pendingWork == .none ? pc : max(0, pc - 1)
    }

    private func codeRange(of function: UInt32) -> Range<Int> {
        let entry = program.functions[Int(function)].entry
        let next = program.functions.lazy.map { $0.entry }.filter { $0 > entry }.min()
        return Int(entry)..<(next.map { Int($0) } ?? program.code.count)
    }
}
