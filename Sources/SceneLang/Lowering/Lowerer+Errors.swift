import SceneRuntime

// Errors and deferred blocks.
extension Lowerer {
    /// Lowers `throw value`.
    mutating func lowerThrow(_ value: ExpressionID) {
        withTemporaries { lowerer in
            let register = lowerer.temporary()
            lowerer.lower(value, into: register)
            lowerer.primitive(.throwError, register)
        }
    }

    /// Registers a block that runs when the current block ends, in any way.
    mutating func lowerDeferred(_ body: Block) {
        let register = temporary()
        emit(.loadNil, a: register)
        state.openScopes.append(.deferred(body, start: state.buffer.code.count, error: register))
    }

    /// Runs the deferred blocks that were registered after `count` open scopes, and ends them.
    mutating func endDeferred(from count: Int) {
        var ended: [(body: Block, start: Int, error: Register)] = []
        while state.openScopes.count > count, case .deferred(let body, let start, let error)? = state.openScopes.last {
            state.openScopes.removeLast()
            ended.append((body, start, error))
            lower(body)
        }
        guard !ended.isEmpty else { return }
        let done = state.buffer.makeLabel()
        state.buffer.jump(.jump, to: done)
        for entry in ended {
            catchErrors(from: entry.start, in: entry.error)
            lower(entry.body)
            primitive(.throwError, entry.error)
        }
        state.buffer.bind(done)
    }

    /// Runs all deferred blocks of the function, before it returns.
    mutating func runDeferred() {
        let open = state.openScopes
        while let last = state.openScopes.popLast() {
            if case .deferred(let body, _, _) = last { lower(body) }
        }
        state.openScopes = open
    }

    /// Whether a return must run deferred blocks.
    var hasDeferred: Bool {
        state.openScopes.contains { if case .deferred = $0 { true } else { false } }
    }

    /// Makes the next instruction the place where errors of the instructions from `start` on are caught, in R[error].
    private mutating func catchErrors(from start: Int, in error: Register) {
        let target = state.buffer.code.count
        guard start < target else { return }
        state.catches.append(FunctionState.Catch(start: start, end: target, target: target, error: error))
    }

    /// Lowers a call, and gives the places back that it has changed, also if it throws an error.
    mutating func lowerCall(_ call: (inout Lowerer) -> Void, givingBack giveBack: (inout Lowerer) -> Void) {
        guard state.isTrying else {
            call(&self)
            return giveBack(&self)
        }
        let error = temporary()
        emit(.loadNil, a: error)
        let start = state.buffer.code.count
        call(&self)
        let end = state.buffer.code.count
        giveBack(&self)
        let done = state.buffer.makeLabel()
        state.buffer.jump(.jump, to: done)
        state.catches.append(
            FunctionState.Catch(start: start, end: end, target: state.buffer.code.count, error: error))
        giveBack(&self)
        primitive(.throwError, error)
        state.buffer.bind(done)
    }

    /// Lowers `do { … } catch pattern { … }`.
    mutating func lowerDo(_ body: Block, _ catches: List<CatchClause>) {
        if catches.isEmpty { return lower(body) }
        let base = state.nextRegister
        let releaseLimit = state.releaseLimit
        let error = temporary()
        emit(.loadNil, a: error)
        let done = state.buffer.makeLabel()
        let start = state.buffer.code.count
        lower(body)
        let end = state.buffer.code.count
        state.buffer.jump(.jump, to: done)
        if start < end {
            state.catches.append(
                FunctionState.Catch(start: start, end: end, target: state.buffer.code.count, error: error))
        }
        var catchesAll = false
        for clause in tree.elements(of: catches) {
            lower(clause, error, done)
            catchesAll = clause.pattern == nil
        }
        if !catchesAll { primitive(.throwError, error) }
        state.buffer.bind(done)
        emit(.clear, a: error)
        state.nextRegister = base
        state.releaseLimit = releaseLimit
    }

    private mutating func lower(_ clause: CatchClause, _ error: Register, _ done: JumpLabel) {
        let base = state.nextRegister
        let next = state.buffer.makeLabel()
        if let pattern = clause.pattern {
            allocateBindings(of: pattern)
            lowerPattern(pattern, error, elseLabel: next)
            bindAll(of: pattern)
        } else if let variable = resolution.variable(at: clause.body.start) {
            let register = temporary()
            emitNeedingRelease(.copy, a: register, b: error)
            bind(variable, at: register)
        }
        let bound = state.nextRegister
        lower(clause.body)
        clear(from: base, to: bound)
        state.buffer.jump(.jump, to: done)
        state.buffer.bind(next)
        clear(from: base, to: bound)
        state.nextRegister = base
    }

    /// Lowers `try value`, `try? value`, `try! value`.
    mutating func lowerTry(_ value: ExpressionID, _ kind: TryKind, into register: Register) {
        let outer = state.isTrying
        state.isTrying = true
        defer { state.isTrying = outer }
        if kind == .plain { return lower(value, into: register) }
        let error = temporary()
        emit(.loadNil, a: error)
        let start = state.buffer.code.count
        lower(value, into: register)
        let end = state.buffer.code.count
        let done = state.buffer.makeLabel()
        state.buffer.jump(.jump, to: done)
        state.catches.append(
            FunctionState.Catch(start: start, end: end, target: state.buffer.code.count, error: error))
        if kind == .optional {
            emit(.clear, a: error)
            emit(.loadNil, a: register)
        } else {
            primitive(.failTry, error)
        }
        state.buffer.bind(done)
        markNeedsRelease(error)
    }
}
