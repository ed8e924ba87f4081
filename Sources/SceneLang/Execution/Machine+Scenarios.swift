import SceneRuntime

/// Scenarios: each in a world of its own, from the declarations on.
extension Machine {
    /// Makes values of the program's constants that are not there yet.
    mutating func loadConstants() {
        for constant in program.constants.dropFirst(constants.count) { constants.append(value(of: constant)) }
        while globals.count < Int(program.globalCount) { globals.append(.null) }
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
        }
    }

    /// Begins the next scenario, or ends the run.
    mutating func startScenario() {
        guard nextScenario < program.scenarios.count else {
            // Declarations alone cause nothing, and the trace says where they caused it.
            if namedEnvironment == nil {
                environment = settings.environment(for: program.environment)
                emitHeader()
            }
            isFinished = true
            return
        }
        let scenario = program.scenarios[nextScenario]
        var environment = settings.environment(for: program.environment)
        if let release = scenario.release, settings.release == nil { environment.release = release }
        if let device = scenario.device, settings.device == nil { environment.device = device }
        nextScenario += 1
        restart(environment)
        emitHeader()
        if let name = scenario.name {
            scenarioLines += 1
            emit(.scenario, name[...], depth: 0)
        }
        push(Int(scenario.function), base: 0, me: .null, kind: .scenario, inTurn: false)
        makeObjects()
        guard scenario.name != nil, let declarations = program.declarations else { return }
        let base = firstFreeRegister
        push(Int(declarations), base: base, me: .null, kind: .function, inTurn: true)
    }

    /// A fresh world and fresh variables. What the trace shows is as the settings say again.
    mutating func restart(_ environment: Environment) {
        keepMissed()
        let observation = world.observation
        self.environment = environment
        world = World(blueprint: blueprint, environment: environment)
        prepareWorld(after: observation)
        world.controllerLimit = settings.limits.controllers
        heap = Heap()
        fields = FieldStore()
        registers = Slab()
        frames = Slab()
        handlers = Slab()
        globals = []
        constants = []
        blocks = BlockStore()
        senders = []
        senderTexts = [[]]
        answers = []
        texts = [:]
        archived = [:]
        guards = []
        exception = nil
        steps = 0
        verbs = 0
        spent = 0
        setups = 0
        mayLeak = false
        record = StepRecord()
        writer.isMuted = false
        writer.only = []
        writer.categories = settings.categories
        world.tellsLayout = writer.categories.contains(.layout)
        loadConstants()
    }

    /// Delegates, styles and the app exist from the start, with their variables; those that have them already stay.
    mutating func makeObjects() {
        let tables: [(ObjectRef.Kind, [ObjectCode])] = [
            (.delegate, program.delegates), (.style, program.styles), (.segueClass, program.segueClasses),
        ]
        for (kind, codes) in tables {
            for (index, code) in codes.enumerated() where index > 0 {
                makeObject(ObjectRef(kind, UInt32(truncatingIfNeeded: index)), code)
            }
        }
        makeObject(ObjectRef(.app), program.app)
    }

    /// In a new process they have their first values again.
    mutating func remakeObjects() {
        var objects: [ObjectRef] = []
        for index in program.delegates.indices { objects.append(ObjectRef(.delegate, UInt32(index))) }
        for index in program.styles.indices { objects.append(ObjectRef(.style, UInt32(index))) }
        objects.append(ObjectRef(.app))
        for object in objects { releaseAll(fields.remove(object, count: fieldCount(object))) }
        makeObjects()
    }

    private mutating func makeObject(_ object: ObjectRef, _ code: ObjectCode) {
        guard code.fieldCount > 0, fields.start(of: object) == FieldStore.none else { return }
        fields.add(object, count: Int(code.fieldCount))
        guard let function = code.initialiser else { return }
        let base = firstFreeRegister
        push(Int(function), base: base, me: .object(object), kind: .function, inTurn: true)
    }

    /// The scenario has come to its end; its world is dropped without a line.
    mutating func endScenario() {
        frames.removeAll()
    }

    /// The app has died: nothing of the scenario goes on.
    mutating func abandonScenario() {
        frames.removeAll()
        handlers.removeAll()
        interrupt()
    }
}
