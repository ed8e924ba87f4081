import SceneRuntime

/// Frames: the begin and the end of functions, handlers and blocks.
extension Machine {
    /// Pushes a frame for function `function`, whose arguments begin at register `base`. It takes over `selfValue`,
    /// except with the kind `borrowedSelf`.
    mutating func push(_ function: Int, base: Int, selfValue: Value, kind: Frame.Kind, isInRunLoopTurn: Bool) {
        pushFrame(function, base: base, selfValue: selfValue, kind: kind, isInRunLoopTurn: isInRunLoopTurn)
    }

    /// Pushes a frame: the inlined body of `push`.
    @inline(__always)
    private mutating func pushFrame(
        _ function: Int, base: Int, selfValue: Value, kind: Frame.Kind, isInRunLoopTurn: Bool
    ) {
        // The first frame is the script's or the scenario's, which no function calls.
        guard state.frames.count <= settings.limits.callDepth else { return failCallDepth() }
        if selfValue.tag == .controller, !state.world.isUsable(selfValue.asController) {
            return failGone(selfValue, kind)
        }
        growRegisters(at: base, for: function)
        let code = program.functions[function]
        state.frames.appendUnique(
            Frame(
                function: UInt32(truncatingIfNeeded: function), pc: code.entry, base: UInt32(truncatingIfNeeded: base),
                floor: UInt32(truncatingIfNeeded: state.world.pending), fields: fieldStart(of: selfValue),
                selfValue: selfValue, kind: kind,
                isInRunLoopTurn: isInRunLoopTurn, registerCount: code.registerCount))
    }

    @inline(never)
    private mutating func failCallDepth() {
        fail(
            .callDepthLimit, "calls of functions are nested more than \(settings.limits.callDepth) deep",
            help: raiseHelp("call-depth"))
    }

    @inline(never)
    private mutating func failGone(_ selfValue: Value, _ kind: Frame.Kind) {
        if kind != .borrowedSelf { release(selfValue) }
        fail(.goneInstance, "the instance was deallocated when the app was relaunched")
    }

    /// Adds registers for a function whose window begins at `base`: four more than it has, because a call with too few
    /// arguments may read after its window before it is refused.
    @inline(__always)
    private mutating func growRegisters(at base: Int, for function: Int) {
        let end = base + Int(program.functions[function].registerCount) + 4
        if rarely(end > state.registers.count) { addRegisters(upTo: end) }
    }

    @inline(never)
    private mutating func addRegisters(upTo end: Int) { state.registers.grow(to: end, with: .null) }

    /// Returns the start of the variables of `selfValue`.
    @inline(__always)
    mutating func fieldStart(of selfValue: Value) -> FieldStart {
        if selfValue.tag == .controller { return state.fields.start(ofController: selfValue.asController.index) }
        return selfValue.isNull ? .none : fieldStartOfObject(selfValue.asObject)
    }

    @inline(never)
    private mutating func fieldStartOfObject(_ object: ObjectRef) -> FieldStart { state.fields.start(of: object) }

    /// Returns the help of an exceeded limit; `name` is that of its option.
    func raiseHelp(_ name: String) -> String { "if this is intended, raise the limit with --max-\(name)" }

    /// The first register that no frame uses.
    @inline(__always)
    var firstFreeRegister: Int {
        state.frames.count > 0 ? Int(top.base) + Int(top.registerCount) : 0
    }

    /// Ends the top frame. The result is in register `register`, or there is none. With `isVariable`, the register is
    /// that of a variable: if the result is not used, it is released in the order of the registers.
    mutating func endFrame(answer register: Int?, isVariable: Bool) {
        if top.kind.isCalledByWorld {
            let register = top.kind == .handler || !isVariable ? register : nil
            return endForWorld(answer: register)
        }
        // A transition that `begin` has left in flight ends with the scenario: virtual time has a horizon until then.
        if top.kind == .scenario, state.world.timeLimit.isFinite, state.world.isInFlight { return finishTransitions() }
        if top.kind == .scenario || top.kind == .entry, runsMainQueue() { return }
        if top.kind == .scenario, runsLastTimers() { return }
        if top.kind == .scenario { reportStrandedPresenters() }
        let frame = top
        let answer = register.map { moveOut(of: $0) } ?? .null
        releaseRegisters(of: frame)
        state.frames.removeLast()
        if frame.kind == .scenario || frame.kind == .entry {
            release(answer)
            endScenarioOrEntry()
            interrupt()
        } else {
            setRegister(Int(frame.base) - (frame.kind.storesResultBelow ? 1 : 0), answer)
        }
        guard frame.selfValue.isCounted else { return }
        if frame.kind == .borrowedSelf { retain(frame.selfValue) }
        release(frame.selfValue)
    }

    /// Ends a top frame that the world called.
    private mutating func endForWorld(answer register: Int?) {
        if let register { reply(with: moveOut(of: register), in: top) }
        releaseRegisters(of: top)
        let own = top.selfValue
        top.selfValue = .null
        if own.isCounted { release(own) }
        // The common case: the releases have added no operations above `floor`, those that belong to the frame.
        if state.world.pending <= Int(top.floor), !state.world.isAtRest {
            budget -= 1
            return finishReturning()
        }
        // Operations that the releases have added run before the world reads the result.
        top.phase = .returning
        top.pendingWork = .callStack
        if driveInline() { finishReturning() }
    }

    /// Releases the values in the registers of `frame`, highest register first.
    @inline(__always)
    mutating func releaseRegisters(of frame: Frame) {
        releaseInOrder { machine in
            let base = Int(frame.base)
            var place = base + Int(frame.registerCount)
            while place > base {
                place -= 1
                if machine.state.registers[place].isCounted { machine.release(machine.moveOut(of: place)) }
            }
        }
    }

    /// Removes the top frame, which the world called, and gives its result to the world. Repeats this while the world
    /// runs inline and the next frame is returning, too.
    @inline(__always)
    mutating func finishReturning() {
        repeat {
            state.frames.removeLast()
            if let handler = state.handlers.popLast() { state.world.returnValue = handler.reply }
        } while driveInline() && top.phase.isReturning
    }

    /// Stores the result of a handler, and keeps it alive until the world has read it. Other frames have no result.
    private mutating func reply(with value: Value, in frame: Frame) {
        guard frame.kind == .handler, let last = state.handlers.indices.last else { return release(value) }
        if value.tag == .string {
            // The world compares texts by their numbers, also one that it has not met before.
            state.handlers[last].reply = .string(state.world.internName(Array(bytes(value))))
        } else if let argument = argument(of: value) {
            state.handlers[last].reply = argument
        } else if value.tag == .reference, asksForStyle(state.handlers[last].body?.method) {
            // An instance of a plain class is no animator: the world refuses what is no style and not nil.
            state.handlers[last].reply = .bool(true)
        }
        if value.isCounted { state.handlerResults.append(value) }
    }

    /// Whether the result of a method is an animator, an interaction controller or a presentation controller.
    private func asksForStyle(_ method: Method?) -> Bool {
        let questions: [Method] = [
            .animationControllerForPresented, .animationControllerForDismissed, .interactionControllerForPresentation,
            .interactionControllerForDismissal, .presentationControllerForPresented,
            .navigationControllerAnimationController, .navigationControllerInteractionController,
        ]
        return method.map { questions.contains($0) } ?? false
    }
}

// Calls by the world.
extension Machine {
    /// Begins the handler that the world has stopped for. Does nothing if the script has no code for it.
    mutating func beginHandler() {
        let body = state.world.pendingHandler
        guard let function = handler(for: body) else { return }
        let base = firstFreeRegister
        let count = Int(program.functions[Int(function)].parameterCount)
        growRegisters(at: base, for: Int(function))
        if let arguments = program.handlerArguments[function] {
            return beginSwiftHandler(Int(function), arguments, body, base)
        }
        if count > 0 { setRegister(base, value(of: body.first)) }
        if count > 1 { setRegister(base + 1, value(of: body.second)) }
        if count > 2 { setRegister(base + 2, value(of: body.third)) }
        if count > 3 { for place in 3..<count { setRegister(base + place, .null) } }
        beginHandler(Int(function), body, base)
    }

    /// Begins a handler whose arguments are in its registers.
    mutating func beginHandler(_ function: Int, _ body: PendingHandler, _ base: Int) {
        // A class method has no self.
        var selfValue = Value.null
        if body.receiver.kind == .controller {
            selfValue = .controller(body.receiver.controller)
            state.world.retain(body.receiver.controller)
        } else if let instance = instance(of: body.receiver) {
            selfValue = retained(instance)
        } else if body.receiver.kind != .controllerClass {
            selfValue = .object(body.receiver)
        }
        beginForWorld(function, base: base, selfValue: selfValue, kind: .handler, body: body)
    }

    /// Begins the completion block `block`.
    mutating func beginBlock(_ block: BlockID) {
        let argument = state.blocks.removeArgument(of: block)
        var closure = state.blocks.remove(block)
        if closure.tag == .tuple {
            let method = methodOfObserver(closure)
            release(closure)
            closure = method
        }
        guard closure.tag == .closure || closure.tag == .function else { return }
        let base = firstFreeRegister
        let function = closure.tag == .closure ? Int(closure.extra) : closure.slot
        state.registers.grow(to: base + Int(program.functions[function].registerCount), with: .null)
        let given = argumentsOfBlock(argument)
        let count = Int(program.functions[function].parameterCount)
        for place in 0..<count { setRegister(base + place, place < given.count ? given[place] : .null) }
        for value in given.dropFirst(count) { release(value) }
        let selfValue = unpackCaptures(of: closure, into: base)
        beginForWorld(function, base: base, selfValue: selfValue, kind: .block, body: nil)
        release(closure)
    }

    /// Returns the arguments of a block that has its own one, or none. Takes over the reference.
    private mutating func argumentsOfBlock(_ own: Value?) -> [Value] {
        guard let own else { return [value(of: state.world.blockArgument)] }
        // The method for a tapped row has the table and the row as its arguments.
        if own.tag == .tuple {
            defer { release(own) }
            return state.heap[own.slot].map { retained($0) }
        }
        // A block that is registered for changes of traits gets the controller and the previous traits.
        guard referent(of: own).asController.exists else { return [own] }
        defer { release(own) }
        return [strengthened(own), value(of: state.world.blockArgument)]
    }

    /// Begins the function that sets the initial values of the new instance `id`.
    mutating func initialise(_ id: ControllerID) {
        let object = ObjectRef(id)
        let cls = state.world.classOf(id).index
        guard cls < program.classes.count else { return }
        // An initialiser of the script begins with the initial values.
        if !state.hasInitialValues.isEmpty, state.hasInitialValues.remove(id.raw) != nil { return }
        if !state.fields.start(of: object).exists {
            state.fields.add(object, count: Int(program.classes[cls].fieldCount))
        }
        setFirstValues(of: id, cls)
        pollProperties(of: id)
        guard let function = program.classes[cls].initialiser else { return }
        let base = firstFreeRegister
        beginForWorld(
            Int(function), base: base, selfValue: retained(.controller(id)), kind: .initialiser, body: nil)
    }

    /// Sets the variables of `id` to their constant initial values.
    @inline(__always)
    mutating func setFirstValues(of id: ControllerID, _ cls: Int) {
        let start = state.fields.start(ofController: id.index).cell
        for (place, constant) in program.classes[cls].firstValues.enumerated() {
            let old = state.fields[start + place]
            state.fields[start + place] = retained(state.constants[Int(constant)])
            if old.isCounted { release(old) }
        }
    }

    /// Pushes a frame for the world, with a record for its result.
    @inline(__always)
    private mutating func beginForWorld(
        _ function: Int, base: Int, selfValue: Value, kind: Frame.Kind, body: PendingHandler?
    ) {
        guard state.handlers.count < settings.limits.handlerDepth else { return failHandlerDepth() }
        state.handlers.appendUnique(HandlerRecord(body: body, reply: state.world.returnValue))
        pushFrame(function, base: base, selfValue: selfValue, kind: kind, isInRunLoopTurn: true)
    }

    @inline(never)
    private mutating func failHandlerDepth() {
        fail(
            .handlerDepthLimit, "calls of handlers are nested more than \(settings.limits.handlerDepth) deep",
            help: raiseHelp("handler-depth"))
    }

    /// Copies the captures of a closure to the registers after its parameters, and returns its captured self. Both are
    /// retained.
    mutating func unpackCaptures(of closure: Value, into base: Int) -> Value {
        guard closure.tag == .closure else { return .null }
        let code = program.functions[Int(closure.extra)]
        let captures = state.heap[closure.slot]
        var place = base + Int(code.parameterCount)
        for (index, capture) in captures.enumerated() where index > 0 || !code.usesSelf {
            setRegister(place, retained(capture))
            place += 1
        }
        return code.usesSelf ? retained(captures.first ?? .null) : .null
    }

    /// Returns the function of a handler; nil if the script has none.
    @inline(__always)
    private mutating func handler(for body: PendingHandler) -> UInt32? {
        if body.receiver.kind == .controller, !body.name.exists {
            let cls = state.world.classOf(body.receiver.controller).index
            return cls < program.classes.count ? program.classes[cls].handlers[body.method] : nil
        }
        return handlerOfObject(body)
    }

    @inline(never)
    private mutating func handlerOfObject(_ body: PendingHandler) -> UInt32? {
        function(of: body.receiver, body.method, body.name)
    }

    /// Returns the script's function for a call that may have a name, such as that of an action; nil if there is none.
    func function(of receiver: ObjectRef, _ method: Method, _ name: NameID) -> UInt32? {
        objectCode(of: receiver) { code in
            if method == .notification { return code.notifications[name] }
            return (name.exists ? code.actions[name] : nil) ?? code.handlers[method]
        }
    }

    /// Returns a part of the script's code for an object; nil if the object has none. The code stays in its table,
    /// because a copy of it retains seven objects.
    @inline(__always)
    func objectCode<Part>(of object: ObjectRef, _ part: (ObjectCode) -> Part?) -> Part? {
        let index = Int(object.index)
        switch object.kind {
        case .controller:
            let cls = state.world.classOf(object.controller).index
            return cls < program.classes.count ? part(program.classes[cls]) : nil
        case .delegate: return index < program.delegates.count ? part(program.delegates[index]) : nil
        case .style: return index < program.styles.count ? part(program.styles[index]) : nil
        case .segueClass:
            return index < program.segueClasses.count ? part(program.segueClasses[index]) : nil
        case .app, .scene, .notificationCenter: return part(program.app)
        case .controllerClass: return index < program.classes.count ? part(program.classes[index]) : nil
        default: return nil
        }
    }
}
