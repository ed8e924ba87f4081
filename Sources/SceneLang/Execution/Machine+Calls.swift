import SceneRuntime

/// Calls of functions, closures and members, and their results.
extension Machine {
    /// Calls function `number` with the arguments from register `a` on. `selfValue` is nil, or self of the calling
    /// frame.
    mutating func callFunction(_ number: Int, at a: Int, selfValue: Value) {
        budget -= 1
        push(
            number, base: a, selfValue: selfValue, kind: selfValue.isNull ? .function : .borrowedSelf,
            isInRunLoopTurn: top.isInRunLoopTurn)
    }

    /// Performs the call of the function value in register `a`.
    mutating func callRegister(_ a: Int, count: Int) {
        budget -= 1
        callValue(at: a, count: count)
    }

    mutating func mutateMember(_ i: Instruction, at a: Int) {
        budget -= 1
        mutate(program.members[Int(i.b)], at: a, count: Int(i.n))
    }

    /// Ends the frame with the result in register `register`, which can be a variable; without a result if `register`
    /// is nil.
    mutating func returnFromCall(answer register: Int?, isVariable: Bool) {
        budget -= 1
        endFrame(answer: register, isVariable: isVariable)
    }

    /// Calls the function value in register `a` with the `count` arguments after it.
    mutating func callValue(at a: Int, count: Int) {
        let callee = state.registers[a]
        if countsAsUnknown(callee) { return callUnknown(at: a, count: count) }
        // A case with associated values is a function, as in `numbers.map(Row.item)`.
        if callee.tag == .plainCase, makeCase(callee, at: a, count: count) { return }
        guard callee.tag == .closure || callee.tag == .function else {
            fail(callee.isNull ? .nilMember : .wrongType, "\(callee.noun) cannot be called")
            return
        }
        let function = callee.tag == .closure ? Int(callee.extra) : callee.slot
        let count = spreadTuple(at: a, count: count, for: Int(program.functions[function].parameterCount))
        guard hasRightCount(function, count) else { return }
        if program.passesBoxes { unboxArguments(of: function, at: a + 1, count: count) }
        let isInRunLoopTurn = state.frames[state.frames.count - 1].isInRunLoopTurn
        state.registers.grow(to: a + 1 + Int(program.functions[function].registerCount), with: .null)
        let selfValue = unpackCaptures(of: callee, into: a + 1)
        push(
            function, base: a + 1, selfValue: selfValue, kind: selfValue.isCounted ? .method : .closure,
            isInRunLoopTurn: isInRunLoopTurn)
    }

    /// Replaces the boxes of `inout` arguments by their content, where the parameter of the function is not `inout`.
    private mutating func unboxArguments(of function: Int, at first: Int, count: Int) {
        let inoutParameters = program.functions[function].inoutParameters
        for place in 0..<count where state.registers[first + place].tag == .box {
            guard place >= 32 || inoutParameters & 1 << UInt32(place) == 0 else { continue }
            setRegister(first + place, retained(state.heap[state.registers[first + place].slot][0]))
        }
    }

    /// Whether a function takes `count` arguments. If not, reports an error.
    mutating func hasRightCount(_ function: Int, _ count: Int) -> Bool {
        let code = program.functions[function]
        let wanted = Int(code.parameterCount)
        if wanted == count { return true }
        let name = code.name.exists ? "`\(text(code.name))`" : "the function"
        fail(.wrongCall, "\(name) takes \(wanted) argument\(wanted == 1 ? "" : "s"), not \(count)")
        return false
    }

    /// Calls member `b` of the value in register `a`.
    mutating func callMember(_ i: Instruction, at a: Int) {
        budget -= 1
        let member = program.members[Int(i.b)]
        var receiver = strengthenRegister(a)
        // UIKit's call of the override is what sets `isEditing`.
        if member.builtIn == .setEditing, i.n == 2, receiver.asObject.kind == .controller,
            state.world.isAlive(receiver.asObject.controller)
        {
            return setEditing(of: receiver.asObject, member, at: a, count: Int(i.n))
        }
        let hasSwift = !program.signatures.isEmpty || program.types.count > 1
        if hasSwift, callSwiftMember(member, at: a, count: Int(i.n)) { return }
        // The content of a box that no function of the script changes.
        if receiver.tag == .box { receiver = state.registers[a] }
        let object = receiver.asObject
        if receiver.tag == .type, makeInstance(ofType: receiver, member, at: a, count: Int(i.n)) { return }
        if !object.exists, callOptional(member, at: a, count: Int(i.n)) { return }
        if !object.exists, callLooseMember(member, of: receiver, at: a, count: Int(i.n)) { return }
        if object.exists, state.frames[state.frames.count - 1].phase.isReady,
            let found = objectCode(of: object, { $0.member(named: member.name) })
        {
            return callDeclaredMember(found, of: object, at: a, count: Int(i.n), name: member.name)
        }
        if object.kind == .coordinator || object.kind == .transitionContext {
            return callCoordinator(member, of: object, at: a, count: Int(i.n))
        }
        if object.kind == .device, let builtIn = member.builtIn {
            return callDevice(builtIn, member, at: a, count: Int(i.n))
        }
        if object.kind == .coder { return callCoder(member, object.index, at: a, count: Int(i.n)) }
        if object.kind == .storyboard { return instantiate(member, from: object, at: a) }
        if callOptional(member, at: a, count: Int(i.n)) { return }
        if let library = member.library, isLibraryValue(receiver) {
            return callLibrary(library, member, at: a, count: Int(i.n))
        }
        if receiver.tag == .tuple, let element = tupleMember(member.name, of: receiver) {
            setRegister(a, retained(element))
            return callValue(at: a, count: Int(i.n))
        }
        guard let builtIn = member.builtIn, !builtIn.isOfOptions else {
            if callLooseMember(member, of: receiver, at: a, count: Int(i.n)) { return }
            if isLibraryValue(receiver) { return finishMissing(member, at: a, count: Int(i.n)) }
            return failMember(member, of: receiver)
        }
        if builtIn == .targetViewController, object.kind == .controller, state.world.isAlive(object.controller) {
            return targetViewController(of: object, at: a, count: Int(i.n))
        }
        if builtIn == .addAction || builtIn == .addTextField, object.kind == .controller {
            return addToAlert(builtIn, member, of: object, at: a, count: Int(i.n))
        }
        if builtIn == .childContaining, object.kind == .controller, state.world.isAlive(object.controller) {
            return childContaining(of: object, at: a)
        }
        if builtIn == .setNeedsUpdateConstraints || builtIn == .setNeedsUpdateProperties, object.kind == .view {
            return invalidateView(object.view, builtIn, member, at: a, count: Int(i.n))
        }
        if builtIn == .updatePropertiesIfNeeded, object.kind == .view {
            return updateProperties(in: object.view, member, at: a, count: Int(i.n))
        }
        if builtIn == .setEditing, object.kind == .view, isInSwift, i.n > 0 {
            return setListEditing(of: object, at: a, count: Int(i.n))
        }
        if builtIn == .registerForTraitChanges, object.kind == .controller, state.world.isAlive(object.controller) {
            return registerForTraits(of: object.controller, at: a)
        }
        if builtIn == .animateChanges || builtIn == .invalidateDetents, object.kind == .presentationController {
            return callSheet(builtIn, member, of: object, at: a, count: Int(i.n))
        }
        callBuiltInMember(builtIn, member, at: a, count: Int(i.n))
    }

    /// `view.setNeedsUpdateConstraints()` and, from iOS 26, `view.setNeedsUpdateProperties()`.
    private mutating func invalidateView(
        _ view: ViewID, _ builtIn: BuiltInMember, _ member: MemberName, at a: Int, count: Int
    ) {
        guard checkMethodCall(member, count, isMutating: false) else { return }
        if builtIn == .setNeedsUpdateProperties {
            if failRelease(.since(26), builtIn.spelling.text) { return }
            state.world.setNeedsUpdateProperties(of: view)
        } else {
            state.world.setNeedsUpdateConstraints(of: view)
        }
        finishCall(at: a, count: count, .null)
    }

    /// `view.updatePropertiesIfNeeded()`, from iOS 26: the calls that follow from it come before its end.
    private mutating func updateProperties(in view: ViewID, _ member: MemberName, at a: Int, count: Int) {
        if top.phase.isReady {
            if failRelease(.since(26), BuiltInMember.updatePropertiesIfNeeded.spelling.text) { return }
            guard checkMethodCall(member, count, isMutating: false) else { return }
            return requestAndRetry(.view(.updateProperties(view)))
        }
        top.phase = .ready
        finishCall(at: a, count: count, .null)
    }

    private mutating func callDeclaredMember(
        _ member: ObjectMember, of object: ObjectRef, at a: Int, count: Int, name: NameID
    ) {
        switch member {
        case .function(let function):
            guard hasRightCount(Int(function), count) else { return }
            let isInRunLoopTurn = state.frames[state.frames.count - 1].isInRunLoopTurn
            let selfValue = retained(state.registers[a])
            push(
                Int(function), base: a + 1, selfValue: selfValue, kind: selfValue.isCounted ? .method : .closure,
                isInRunLoopTurn: isInRunLoopTurn)
        case .field(let index, _, _):
            guard let cell = state.fields.cell(Int(index), of: object) else {
                return fail(.wrongType, "`\(text(name))` is not a function")
            }
            trackRead(of: Int(index), in: object)
            setRegister(a, retained(state.fields[cell]))
            callValue(at: a, count: count)
        case .accessor(let code):
            guard let field = code.field, let cell = state.fields.cell(Int(field), of: object) else {
                return fail(.wrongType, "`\(text(name))` is not a function")
            }
            setRegister(a, strengthened(state.fields[cell]))
            callValue(at: a, count: count)
        case .outlet: fail(.wrongType, "`\(text(name))` is a view and cannot be called")
        }
    }

    /// `S.instantiate("id")`, `S.instantiateInitial()`: the instance is available after the world has created it.
    private mutating func instantiate(_ member: MemberName, from object: ObjectRef, at a: Int) {
        if moveCreatedInstance(into: a) {
            setRegister(a + 1, .null)
            return
        }
        let storyboard = StoryboardID(object.index)
        if member.builtIn == .instantiateInitial { return requestAndRetry(.instantiateInitial(storyboard)) }
        let identifier = state.registers[a + 1]
        guard member.builtIn == .instantiate, identifier.tag == .string else {
            return member.builtIn == .instantiate
                ? fail(.wrongType, "expected a string as identifier, found \(identifier.noun)")
                : failMember(member, of: state.registers[a])
        }
        requestAndRetry(.instantiateNamed(storyboard, state.world.internName(Array(bytes(identifier)))))
    }

    /// `super`: runs the inherited implementation. Its result is the value.
    mutating func callSuper(_ a: Int) {
        budget -= 1
        if top.phase.isReady {
            guard let body = state.handlers.last?.body else { return }
            state.world.requestSuper(of: body)
            guard runWorldInline(for: .callStack) else { return }
        }
        top.phase = .ready
        setRegister(a, value(of: state.world.returnValue))
    }

    /// `min`, `max`, `abs`, `size`, `View`.
    mutating func callBuiltIn(_ index: Int, at a: Int, count: Int) {
        budget -= 1
        guard let function = UInt16(exactly: index).flatMap({ BuiltInFunction(rawValue: $0) }) else { return }
        let isNumber = function == .min || function == .max || function == .abs
        if isNumber, (a..<a + count).contains(where: { state.registers[$0].tag == .unknown }) {
            for place in (a..<a + count).reversed() { setRegister(place, .null) }
            return setRegister(a, unknownHere)
        }
        switch function {
        case .min, .max:
            // Whole numbers among fractions are literals of fractions.
            let isFraction = (a..<a + count).contains { state.registers[$0].tag == .double }
            for place in a + 1..<max(a + 1, a + count) {
                let isLess = precedes(state.registers[place], state.registers[a], orEqual: false)
                if isLess == (function == .min), !isEqual(state.registers[place], state.registers[a]) {
                    setRegister(a, retained(state.registers[place]))
                }
                setRegister(place, .null)
            }
            if isFraction, let number = state.registers[a].asDouble { setRegister(a, .double(number)) }
        case .abs:
            if let number = state.registers[a].asDouble, number < 0 {
                setRegister(a, negated(state.registers[a]))
            } else if state.registers[a].asDouble == nil {
                fail(.wrongType, "`abs` requires a number, found \(state.registers[a].noun)")
            }
        case .size:
            guard let width = state.registers[a].asInt, let height = state.registers[a + 1].asInt,
                let points = UInt32(exactly: width), let high = UInt32(exactly: height)
            else {
                return fail(.wrongType, "`size` requires two whole numbers that are not negative")
            }
            setRegister(a, .size(width: points, height: high))
            setRegister(a + 1, .null)
        case .edgeInsets: makeInsets(at: a)
        case .rect: makeRect(at: a)
        case .view: makeView(a)
        case .alertAction: makeAction(at: a, count: count)
        case .alertController, .searchController: break  // They have instructions of their own.
        }
    }
}

extension Machine {
    /// `CGRect(x: 0, y: 0, width: 100, height: 44)`.
    private mutating func makeRect(at a: Int) {
        let parts = (a..<a + 4).compactMap { state.registers[$0].asInt.flatMap { Int(exactly: $0) } }
        guard parts.count == 4, let rect = Rect(parts[0], parts[1], parts[2], parts[3]) else {
            if isInSwift { return makeGeometry(.rect, at: a) }
            return fail(
                .wrongType, "`CGRect` requires whole numbers of points, and a size that is not negative",
                help: "each number can be at most \(Rect.maxCoordinate)")
        }
        setRegister(a, Value(.rect, bits: rect.packed))
        for place in a + 1..<a + 4 { setRegister(place, .null) }
    }

    /// `EdgeInsets(top: 50, left: 0, bottom: 0, right: 0)`.
    private mutating func makeInsets(at a: Int) {
        var packed: UInt32 = 0
        for place in a..<a + 4 {
            guard let points = state.registers[place].asInt.flatMap(UInt8.init(exactly:)) else {
                if isInSwift { return makeGeometry(.insets, at: a) }
                return fail(.wrongType, "`EdgeInsets` requires whole numbers of points from 0 to 255")
            }
            packed = packed << 8 | UInt32(points)
        }
        setRegister(a, Value.object(ObjectRef(.insets, packed)))
        for place in a + 1..<a + 4 { setRegister(place, .null) }
    }
}

// Instructions that wait for the world: they make a request, and are performed again with the result (`Frame.Phase`).
extension Machine {
    /// Makes a request to the world. The instruction is performed again after it.
    mutating func requestAndRetry(_ request: Request, question: UInt8 = 0) {
        state.world.request(request)
        top.phase = .asked(question: question)
        top.pc -= 1
        top.pendingWork = .callStack
        interrupt()
    }

    /// Runs the world inline. Returns true if it is done and the instruction can continue in `phase`; otherwise the
    /// instruction is performed again in that phase.
    mutating func runWorldInline(for work: Frame.PendingWork, then phase: Frame.Phase = .asked) -> Bool {
        top.phase = phase
        top.pc -= 1
        top.pendingWork = work
        guard driveInline() else { return false }
        top.pc += 1
        return true
    }

    /// Moves the instance that the world has created to register `a`. Returns false if it was moved before.
    mutating func moveCreatedInstance(into a: Int) -> Bool {
        guard !top.phase.isReady else { return false }
        top.phase = .ready
        setRegister(a, .controller(state.world.takeCreatedObject()))
        return true
    }

    /// Creates an instance of `cls` in register `a`.
    mutating func createInstance(of cls: ClassID, into a: Int) {
        state.world.request(.make(cls))
        if runWorldInline(for: .callStack) { _ = moveCreatedInstance(into: a) }
    }

    /// `View()`.
    mutating func makeView(_ a: Int) {
        let top = state.frames.count - 1
        if state.frames[top].phase.isReady { return requestAndRetry(.view(.make)) }
        state.frames[top].phase = .ready
        setRegister(a, value(of: state.world.createdObject))
    }
}
