public import SceneRuntime

/// Programs that are extended while they run, for sessions.
extension Machine {
    /// Takes over an extended program. The next `advance` runs `function` of it. If the environment has changed, the
    /// world starts again.
    ///
    /// - `replacements`: what was declared again. The variables of its delegates and styles are created again.
    mutating func extend(with compiler: Compiler, replacing replacements: Replacements, running function: UInt32?) {
        if !replacements.objects.isEmpty { makeUnique() }
        for entry in replacements.objects {
            releaseAll(state.fields.remove(entry.object, count: fieldCount(entry.object)))
        }
        program = compiler.program
        variables = VariableIndex()
        blueprint = compiler.blueprint
        sources = compiler.sources
        let environment = settings.environment(for: program.environment)
        state.run.nextScenario = program.scenarios.count
        state.run.isFinished = false
        beginCounting()
        if state.run.namedEnvironment == nil || environment != state.run.environment {
            restart(environment)
            emitHeader()
        } else {
            state.world.extend(blueprint, replaces: !replacements.isEmpty)
            loadConstants()
        }
        guard let function else { return }
        makeUnique()
        push(Int(function), base: 0, selfValue: .null, kind: .entry, isInRunLoopTurn: false)
        makeObjects()
    }

    /// Takes over an extended program. The next `advance` runs `function` of it on top of the call stack. Its
    /// parameters are the variables of `scope`.
    mutating func beginEvaluation(_ compiler: Compiler, running function: UInt32, in scope: StoppedScope?) {
        program = compiler.program
        variables = VariableIndex()
        blueprint = compiler.blueprint
        sources = compiler.sources
        breakpoints = []
        state.run.nextScenario = program.scenarios.count
        state.world.extend(blueprint)
        loadConstants()
        writer.isMuted = false
        makeUnique()
        let base = firstFreeRegister
        let selfValue = scope?.selfValue ?? .null
        push(Int(function), base: base, selfValue: retained(selfValue), kind: .entry, isInRunLoopTurn: true)
        for (place, value) in (scope?.values ?? []).enumerated() { setRegister(base + place, strengthened(value)) }
    }

    /// Makes the next `advance` run the program's scenarios from number `first` on, each in a new world.
    mutating func beginScenarios(at first: Int) {
        state.run.nextScenario = first
        state.run.isFinished = false
        state.frames.removeAll()
        state.handlers.removeAll()
    }

    /// Returns the errors of the run since the last call.
    public mutating func takeDiagnostics() -> [Diagnostic] {
        let taken = diagnostics
        diagnostics.removeAll()
        return taken
    }

    /// Returns the rules of the lines of the last step, in order, without duplicates.
    public func rulesOfLastStep() -> [Rule] {
        var rules: [Rule] = []
        for entry in state.progress.record.checked {
            guard case .event(let event) = entry, event.rule != .none, !rules.contains(event.rule) else { continue }
            if event.isUnhandled, !state.progress.filter.categories.contains(.unhandled) { continue }
            rules.append(event.rule)
        }
        return rules
    }
}
