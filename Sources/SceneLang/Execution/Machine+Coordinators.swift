import SceneRuntime

/// Coordinators and contexts of transitions.
extension Machine {
    /// Reads a property of a coordinator or context into register `a`.
    mutating func coordinatorMember(_ member: MemberName, of object: ObjectRef, into a: Int) {
        guard let fact = member.builtIn.flatMap({ Machine.coordinatorFacts[$0] }) else {
            return failMember(member, of: .object(object))
        }
        guard let answer = state.world.fact(fact, of: object) else { return failUnavailableTransition(object) }
        setRegister(a, value(of: answer))
    }

    /// The facts that members of a coordinator read.
    private static let coordinatorFacts: [BuiltInMember: World.CoordinatorFact] = [
        .isAnimated: .isAnimated, .isInteractive: .isInteractive, .isCancelled: .isCancelled,
        .transitionDuration: .duration,
    ]

    /// The moments at which members of a coordinator run their blocks.
    private static let coordinatorPhases: [BuiltInMember: [CoordinatorPhase]] = [
        .notifyWhenInteractionChanges: [.change], .animate: [.alongside, .completion],
    ]

    /// Reports a coordinator whose transition has ended or has not begun.
    private mutating func failUnavailableTransition(_ object: ObjectRef) {
        guard object.hasTransition else {
            return fail(.unmodelledAtRun, "a transition coordinator is not modelled before its transition begins")
        }
        fail(.goneInstance, "the transition is over", help: "use the coordinator while the transition runs")
    }

    /// Calls a method of a coordinator or context. The result goes to register `a`, and the arguments are in the
    /// registers after it.
    mutating func callCoordinator(_ member: MemberName, of object: ObjectRef, at a: Int, count: Int) {
        if isInSwift, count == 1, member.property == .view { return view(of: object, at: a) }
        guard checkMethodCall(member, count, isMutating: false) else { return }
        if member.builtIn == .viewController {
            viewController(of: object, at: a)
        } else if let phases = member.builtIn.flatMap({ Machine.coordinatorPhases[$0] }) {
            coordinate(phases, with: object, at: a, count: count)
        } else {
            failMember(member, of: .object(object))
        }
    }

    /// `viewController(.from)`.
    private mutating func viewController(of object: ObjectRef, at a: Int) {
        let end = state.registers[a + 1].asSymbol
        guard end == .from || end == .to else {
            return fail(.wrongType, "expected .from or .to, found \(sourceText(of: state.registers[a + 1]))")
        }
        guard let answer = state.world.fact(end == .from ? .from : .to, of: object) else {
            return failUnavailableTransition(object)
        }
        setRegister(a, value(of: answer))
        setRegister(a + 1, .null)
    }

    /// `view(forKey: .to)`: the view of the controller that goes or comes.
    private mutating func view(of object: ObjectRef, at a: Int) {
        let end = state.registers[a + 1].asSymbol
        guard end == .from || end == .to else { return callUnknown(at: a, count: 1) }
        guard let answer = state.world.fact(end == .from ? .from : .to, of: object) else {
            return failUnavailableTransition(object)
        }
        setRegister(a + 1, .null)
        let shown = answer.asController
        guard shown.exists, case .value(let view) = state.world.read(.view, of: ObjectRef(shown)) else {
            return setRegister(a, .null)
        }
        setRegister(a, value(of: view))
    }

    /// Adds the blocks in the registers after `a` to the coordinator. It makes one request at a time, and the
    /// instruction is performed again after each answer. The result is true if all blocks will run.
    private mutating func coordinate(
        _ phases: [CoordinatorPhase], with object: ObjectRef, at a: Int, count: Int
    ) {
        let top = state.frames.count - 1
        guard object.hasTransition else { return failUnavailableTransition(object) }
        var next = 0
        if case .asked(let question) = state.frames[top].phase {
            next = Int(question) + 1
            if state.world.createdObject.asBool == false { setRegister(a + next, .bool(false)) }
        }
        for place in next..<count {
            let block = state.registers[a + 1 + place]
            if block.isNull { continue }
            guard block.tag == .closure || block.tag == .function else {
                return fail(.wrongType, "expected a closure, found \(block.noun)")
            }
            return requestAndRetry(
                .coordinate(object.index, state.blocks.add(moveOut(of: a + 1 + place)), phases[place]),
                question: UInt8(truncatingIfNeeded: place))
        }
        state.frames[top].phase = .ready
        var all = true
        for place in 0..<count {
            if state.registers[a + 1 + place].asBool == false { all = false }
            setRegister(a + 1 + place, .null)
        }
        setRegister(a, .bool(all))
    }
}

extension ObjectRef {
    /// Whether the coordinator belongs to a transition. The coordinator of one that has not begun has index 0.
    fileprivate var hasTransition: Bool { index != 0 }
}
