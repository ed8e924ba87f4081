import SceneRuntime

// Statements that change models.
extension Lowerer {
    /// Whether an expression is a named model, or a member of one at any depth.
    func isOfModel(_ id: ExpressionID) -> Bool {
        if case .delegate(let model) = reference(id) { return declarations.delegates[model.index].isModel }
        guard let (base, _) = tree.member(id) else { return false }
        return isOfModel(base)
    }

    /// Whether the code is at the top level or in a scenario, and in no function.
    var isAtTopLevel: Bool { owner == .none && (state.kind == .file || state.kind == .scenario) }

    /// Whether an assignment at the top level or in a scenario runs code of an object: a setter, `willSet` or `didSet`.
    func runsCodeOfScript(_ target: ExpressionID) -> Bool {
        guard isAtTopLevel, let (_, name) = tree.member(target) else { return false }
        return declarations.settersOfScript.contains(name.name)
    }

    /// The kind of step that an expression is, or nil: a call that changes the interface or a model. UIKit updates what
    /// has read the model. `x.viewControllers.append(y)` is `x.viewControllers = x.viewControllers + [y]`.
    func stepKind(ofCall id: ExpressionID) -> StepSite.Kind? {
        if case .optionalChain(let inner) = tree[id] { return stepKind(ofCall: inner) }
        guard case .call(let callee, _) = tree[id], let (base, name) = tree.member(callee) else { return nil }
        if isOfModel(base) || isMutation(name.name) && isStep(base) { return .plain }
        guard let member = BuiltInMember.lexicon[bytes(name.name)], member.isStep,
            !declarations.memberNames.contains(name.name)
        else { return nil }
        return .call
    }

    /// Whether an expression is a call of a function of an object in Swift's form, at the top level or in a scenario:
    /// what a user does there is a step.
    private func isStepOfScript(_ id: ExpressionID) -> Bool {
        guard isAtTopLevel else { return false }
        var id = id
        if case .optionalChain(let inner) = tree[id] { id = inner }
        guard case .call(let callee, _) = tree[id], let (base, name) = tree.member(callee),
            declarations.hasSwiftFunction(name.name)
        else { return false }
        switch reference(callee) {
        case .staticMember, .type, .controller: return false
        // A function of the script can have the name of a method of UIKit that is no step.
        case .method(let index) where isStep(UIKitMethod.table[Int(index)]): return false
        default: break
        }
        if case .type = reference(base) { return false }
        return true
    }

    /// Lowers an expression whose result is not used.
    mutating func lowerDiscarded(_ id: ExpressionID, _ span: SourceSpan) {
        if stepKind(ofCall: id) == nil, isStepOfScript(id) { return lowerStepOfScript(id, span) }
        let kind = stepKind(ofCall: id)
        if let kind { step(kind, text: line(of: span), span) }
        withTemporaries { $0.discard(id) }
        if kind != nil { emit(.endStep) }
    }

    /// Lowers a call of an object's function as a step: it runs in one turn, and what it does is printed under it.
    private mutating func lowerStepOfScript(_ id: ExpressionID, _ span: SourceSpan) {
        lowerStepOfScript(span) { $0.discard(id) }
    }

    /// Lowers what a user does to an object of the script as a step.
    mutating func lowerStepOfScript(_ span: SourceSpan, _ body: (inout Lowerer) -> Void) {
        step(.plain, text: line(of: span), span)
        inBlock { lowerer in
            let register = lowerer.temporary()
            lowerer.emit(.beginTurn, a: register)
            lowerer.state.openScopes.append(.turn(register))
            lowerer.withTemporaries(body)
            lowerer.state.openScopes.removeLast()
            lowerer.emit(.endTurn, a: register)
        }
        emit(.endStep)
    }
}
