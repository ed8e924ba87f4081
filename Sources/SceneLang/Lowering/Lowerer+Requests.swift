import SceneRuntime

// Calls of Swift's library that are performed later: requests of objects, and continuations of tasks.
extension Lowerer {
    /// Lowers `perform(#selector(f), with: x, afterDelay: 1)`.
    mutating func lowerPerformLater(_ callee: ExpressionID, _ all: [CallArgument], into register: Register) {
        let first = consecutiveRegisters(4)
        lowerOptional(argument("afterDelay", all), into: first)
        emit(.loadNil, a: first &+ 1)
        lowerMethod(ofSelector: all.first?.value, callee, into: first &+ 1)
        lowerOptional(argument("with", all), into: first &+ 2)
        lowerOptional(all.first?.value, into: first &+ 3)
        primitive(.performLater, first, 4)
        emit(.loadNil, a: register)
    }

    /// Lowers `perform(#selector(f), with: x)`: a call of the method at once.
    mutating func lowerPerformNow(_ callee: ExpressionID, _ all: [CallArgument], into register: Register) {
        let first = consecutiveRegisters(2 + all.dropFirst().count)
        emit(.loadNil, a: first)
        let limit = state.nextRegister
        lowerMethod(ofSelector: all.first?.value, callee, into: first)
        release(from: limit)
        markNeedsRelease(first)
        lowerArguments(all.dropFirst().map { $0.value }, from: first &+ 1)
        primitive(.callLeniently, first, all.count - 1)
        recordCallResult(first)
        emitNeedingRelease(.move, a: register, b: first)
    }

    /// Loads the method of a selector, of the object before `.perform`, or of self.
    private mutating func lowerMethod(
        ofSelector selector: ExpressionID?, _ callee: ExpressionID, into register: Register
    ) {
        let object = temporary()
        if let (base, _) = tree.member(callee) {
            lower(base, into: object)
            leaveChain(ifNil: object, before: callee)
        } else {
            loadSelf(into: object)
        }
        markNeedsRelease(object)
        if let selector, let name = nameOfSelector(selector) {
            emitNeedingRelease(.getMember, a: register, b: object, c: member(name))
        }
    }

    private func nameOfSelector(_ selector: ExpressionID) -> IdentifierID? {
        guard case .selector(var id) = tree[selector] else { return nil }
        if case .call(let callee, _) = tree[id] { id = callee }
        if case .name(let name) = tree[id] { return name }
        return tree.member(id)?.name.name
    }

    /// Lowers `NSObject.cancelPreviousPerformRequests(withTarget: x, selector: #selector(f), object: nil)`.
    mutating func lowerCancelPerform(_ all: [CallArgument], into register: Register) {
        let first = consecutiveRegisters(2)
        lowerOptional(argument("withTarget", all), into: first)
        lowerOptional(argument("selector", all), into: first &+ 1)
        primitive(.cancelPerform, first, 2)
        emit(.loadNil, a: register)
    }

    /// Lowers `withCheckedContinuation { continuation in … }`, and waits until the block resumes it.
    mutating func lowerContinuation(_ all: [CallArgument], into register: Register) {
        guard let block = all.last?.value else { return emit(.loadNil, a: register) }
        let continuation = temporary()
        primitive(.makeContinuation, continuation)
        withTemporaries { lowerer in
            let first = lowerer.consecutiveRegisters(2)
            lowerer.lower(block, into: first)
            lowerer.markNeedsRelease(first)
            lowerer.emitNeedingRelease(.copy, a: first &+ 1, b: continuation)
            lowerer.primitive(.callLeniently, first, 1)
            lowerer.recordCallResult(first)
        }
        primitive(.awaitContinuation, continuation)
        primitive(.continuationValue, continuation)
        emitNeedingRelease(.move, a: register, b: continuation)
    }

    /// Lowers `Result { try … }`: its value, or the error that the block throws.
    mutating func lowerCatching(_ all: [CallArgument], into register: Register) {
        guard let block = all.last?.value else { return emit(.loadNil, a: register) }
        let error = temporary()
        emit(.loadNil, a: error)
        let first = temporary()
        let start = state.buffer.code.count
        lower(block, into: first)
        markNeedsRelease(first)
        primitive(.callLeniently, first, 0)
        recordCallResult(first)
        let end = state.buffer.code.count
        let done = state.buffer.makeLabel()
        emitResult("success", first, into: register)
        state.buffer.jump(.jump, to: done)
        state.catches.append(
            FunctionState.Catch(start: start, end: end, target: state.buffer.code.count, error: error))
        emitResult("failure", error, into: register)
        state.buffer.bind(done)
        markNeedsRelease(error)
    }

    private mutating func emitResult(_ name: StaticString, _ content: Register, into register: Register) {
        primitive(.makeResult, content, detail: tupleLabels([builder.name(name.utf8Bytes)]))
        emitNeedingRelease(.move, a: register, b: content)
    }
}
