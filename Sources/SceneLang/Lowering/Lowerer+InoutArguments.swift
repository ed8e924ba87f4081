import SceneRuntime

// Arguments that the called function changes: they are passed in boxes.
extension Lowerer {
    /// An argument that the function changes, and the register with its box.
    typealias ArgumentBox = (target: ExpressionID, value: ExpressionID, register: Register)

    /// Reserves registers for the boxes of `inout` arguments.
    mutating func boxes(for arguments: [CallArgument]) -> [ArgumentBox] {
        var found: [ArgumentBox] = []
        for argument in arguments {
            guard case .inoutArgument(let target) = tree[argument.value] else { continue }
            found.append((target, argument.value, temporary()))
        }
        return found
    }

    /// Lowers a call of a function value with `inout` arguments. Returns false for a call without one.
    mutating func lowerInoutCall(
        _ callee: ExpressionID, _ arguments: List<CallArgument>, into register: Register
    ) -> Bool {
        let all = Array(tree.elements(of: arguments))
        let boxes = boxes(for: all)
        guard !boxes.isEmpty else { return false }
        program.passesBoxes = true
        let span = state.buffer.span
        lowerCall(changing: boxes) { lowerer in
            let first = lowerer.consecutiveRegisters(1 + all.count)
            let base = lowerer.state.nextRegister
            lowerer.lower(callee, into: first)
            lowerer.release(from: base)
            lowerer.markNeedsRelease(first)
            for (place, argument) in all.enumerated() {
                lowerer.lowerArgument(argument.value, into: first &+ 1 &+ Register(truncatingIfNeeded: place), boxes)
            }
            lowerer.state.buffer.span = span
            lowerer.emit(.callValue, n: UInt8(truncatingIfNeeded: all.count), a: first)
            lowerer.finishCall(first, into: register)
        }
        return true
    }

    /// Lowers a call with boxes, and gives their values back.
    mutating func lowerCall(changing boxes: [ArgumentBox], _ call: (inout Lowerer) -> Void) {
        if boxes.isEmpty { return call(&self) }
        lowerCall(call) { $0.giveBack(boxes) }
    }

    /// Stores the changed arguments back.
    private mutating func giveBack(_ boxes: [ArgumentBox]) {
        for box in boxes {
            emitPrimitive(.unbox, a: box.register)
            assign(box.register, to: box.target)
        }
    }
}
