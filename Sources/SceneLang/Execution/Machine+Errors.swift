import SceneRuntime

// Errors of Swift, and the end of the program.
extension Machine {
    /// Throws `error`, which it takes over: frames that do not catch it end, and execution continues where it is
    /// caught.
    mutating func throwError(_ error: Value) {
        budget -= 1
        while let frame = state.frames.last {
            let position = UInt32(truncatingIfNeeded: max(0, Int(frame.pc) - 1))
            if let entry = program.catches.first(where: { $0.code.contains(position) }) {
                return continueAfter(error, entry)
            }
            guard !frame.kind.isCalledByWorld, frame.kind != .scenario, frame.kind != .entry else {
                return endProgram("Error raised at top level: " + errorText(error))
            }
            releaseRegisters(of: frame)
            state.frames.removeLast()
            if frame.selfValue.isCounted, frame.kind != .borrowedSelf { release(frame.selfValue) }
        }
    }

    private mutating func continueAfter(_ error: Value, _ entry: CatchEntry) { resume(at: entry, with: error) }

    /// Continues at the target of `entry`, with `error` in its register and null in those after it.
    mutating func resume(at entry: CatchEntry, with error: Value) {
        let base = Int(top.base)
        var place = base + Int(top.registerCount)
        while place > base + Int(entry.error) + 1 {
            place -= 1
            setRegister(place, .null)
        }
        setRegister(base + Int(entry.error), error)
        top.pc = entry.target
        top.phase = .ready
        top.pendingWork = .none
    }

    /// Returns the text of an error in a message, as Swift prints it: `Shelf.Problem.empty`.
    private func errorText(_ error: Value) -> String {
        let text = text(of: error)
        return error.tag == .plainCase || error.tag == .payloadCase ? typeName(of: error) + "." + text : text
    }

    /// Performs the primitives that end the program.
    mutating func endProgram(_ primitive: Primitive, at a: Int, _ number: UInt16) {
        if primitive == .failTry {
            let text = errorText(state.registers[a])
            return endProgram("'try!' expression unexpectedly raised an error: " + text)
        }
        let reason = EndOfProgram(rawValue: number) ?? .text
        let value = state.registers[a]
        let detail = value.isNull || value.isAbsent ? "" : text(of: value)
        let suffix = detail.isEmpty ? "" : ": " + detail
        switch reason {
        case .text: endProgram(detail)
        case .assertion: endProgram(detail.isEmpty ? "Assertion failed" : "Assertion failed" + suffix)
        case .precondition: endProgram("Precondition failed" + suffix)
        case .unwrapped: endProgram("Unexpectedly found nil while unwrapping an Optional value")
        case .implicitlyUnwrapped:
            endProgram("Unexpectedly found nil while implicitly unwrapping an Optional value")
        case .unowned: endProgram("Attempted to read an unowned reference but object was already deallocated")
        }
    }

    /// Whether the running function is the body of a Swift declaration.
    var isInSwift: Bool { state.frames.last.map { program.functions[Int($0.function)].isSwift } ?? false }

    /// Ends the program with Swift's words. The innermost `expect exception` catches it.
    mutating func endProgram(_ text: String) {
        guard !state.run.isFinished else { return }
        requestAndRetry(.endProgram(state.world.internName(Array(text.utf8))))
    }
}
