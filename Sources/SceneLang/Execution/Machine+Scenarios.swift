import SceneRuntime

/// Scenarios, each in a world of its own.
extension Machine {
    /// Creates the values of new constants of the program.
    mutating func loadConstants() {
        for constant in program.constants.dropFirst(state.constants.count) {
            state.constants.append(value(of: constant))
        }
        while state.globals.count < Int(program.globalCount) { state.globals.append(.null) }
    }

    private mutating func value(of constant: Constant) -> Value {
        switch constant {
        case .null: .null
        case .bool(let flag): .bool(flag)
        case .int(let number): .int(number)
        case .double(let number): .double(number)
        case .string(let text): string(text)
        case .symbol(let number): Value(.symbol, extra: number)
        case .size(let width, let height): .size(width: width, height: height)
        case .type(let cls): .type(cls)
        case .base(let base): Value(.base, bits: UInt64(base.rawValue))
        case .instance(let cls, let ordinal): Value(.instance, extra: cls.raw, bits: UInt64(ordinal))
        case .object(let object): .object(object)
        case .function(let function): Value(.function, bits: UInt64(function))
        case .omitted: .absent
        case .nominal(let type): Value(.nominal, bits: UInt64(type))
        case .plainCase(let type, let number): Value(.plainCase, extra: type, bits: UInt64(number))
        }
    }

    /// Starts the next scenario, or ends the run.
    mutating func startScenario() {
        if let chosen = settings.scenarios {
            state.run.nextScenario = chosen.first { $0 >= state.run.nextScenario } ?? program.scenarios.count
        }
        guard state.run.nextScenario < program.scenarios.count else {
            // The trace of a file with only declarations is its first line, which names the environment.
            if state.run.namedEnvironment == nil {
                state.run.environment = settings.environment(for: program.environment)
                emitHeader()
            }
            return finishRun()
        }
        let scenario = program.scenarios[state.run.nextScenario]
        var environment = settings.environment(for: program.environment)
        if let release = scenario.release, settings.release == nil { environment.release = release }
        if let device = scenario.device, settings.device == nil { environment.device = device }
        if let scenes = scenario.scenes, settings.scenes == nil { environment.scenes = scenes }
        if let sdk = scenario.sdk, settings.sdk == nil { environment.sdk = sdk }
        state.run.nextScenario += 1
        restart(environment)
        emitHeader()
        if let name = scenario.name {
            state.run.scenarioLines += 1
            emit(.scenario, name[...], depth: 0)
        }
        push(Int(scenario.function), base: 0, selfValue: .null, kind: .scenario, isInRunLoopTurn: false)
        makeObjects()
        guard scenario.name != nil, let declarations = program.declarations else { return }
        let base = firstFreeRegister
        push(Int(declarations), base: base, selfValue: .null, kind: .function, isInRunLoopTurn: true)
    }

    /// Begins a new world in `environment`. Only the progress of the run and the observation are kept. The trace shows
    /// the categories of the settings.
    mutating func restart(_ environment: Environment) {
        saveMissedCalls()
        let (run, observation) = (state.run, state.world.observation)
        state = MachineState(world: World(blueprint: blueprint, environment: environment))
        state.run = run
        state.run.environment = environment
        prepareWorld(after: observation)
        // The world stops with one controller too many, which is the error.
        state.world.controllerLimit = min(settings.limits.controllers, Int.max - 1) + 1
        beginCounting()
        writer.isMuted = false
        writer.endStep()
        show(TraceFilter(categories: settings.categories))
        loadConstants()
    }

    /// Creates the variables of delegates, styles and the app, unless they exist. Segue classes have none.
    mutating func makeObjects() {
        let tables: [(ObjectRef.Kind, [ObjectCode])] = [
            (.delegate, program.delegates), (.style, program.styles),
        ]
        for (kind, codes) in tables {
            for (index, code) in codes.enumerated() where index > 0 {
                makeObject(ObjectRef(kind, UInt32(truncatingIfNeeded: index)), code)
            }
        }
        makeObject(ObjectRef(.app), program.app)
    }

    /// Resets the variables of delegates, styles and the app, as in a new process.
    mutating func remakeObjects() {
        var objects: [ObjectRef] = []
        for index in program.delegates.indices { objects.append(ObjectRef(.delegate, UInt32(index))) }
        for index in program.styles.indices { objects.append(ObjectRef(.style, UInt32(index))) }
        objects.append(ObjectRef(.app))
        for object in objects { releaseAll(state.fields.remove(object, count: fieldCount(object))) }
        makeObjects()
    }

    private mutating func makeObject(_ object: ObjectRef, _ code: ObjectCode) {
        guard code.fieldCount > 0, !state.fields.start(of: object).exists else { return }
        state.fields.add(object, count: Int(code.fieldCount))
        guard let function = code.initialiser else { return }
        let base = firstFreeRegister
        push(Int(function), base: base, selfValue: .object(object), kind: .function, isInRunLoopTurn: true)
    }

    /// Ends the scenario or the entry of a session. The world stays. `restart` replaces it, without output, when
    /// another scenario begins.
    mutating func endScenarioOrEntry() {
        state.frames.removeAll()
    }

    /// Ends the scenario after an exception of UIKit that nothing caught.
    mutating func abandonScenario() {
        state.frames.removeAll()
        state.handlers.removeAll()
        interrupt()
    }
}
