import SceneRuntime

// Statements that change models.
extension Lowerer {
    /// Whether an expression is a named model, or a member of one at any depth.
    func isOfModel(_ id: ExpressionID) -> Bool {
        if case .delegate(let model) = reference(id) { return declarations.delegates[model.index].isModel }
        guard let (base, _) = tree.member(id) else { return false }
        return isOfModel(base)
    }

    /// Whether an expression is a call that changes the interface or a model, so that it is a step.
    func isStep(call id: ExpressionID) -> Bool {
        guard case .call(let callee, _) = tree[id], let (base, _) = tree.member(callee) else { return false }
        return isOfModel(base)
    }

    /// Lowers an expression whose result is not used. A call of a member of a model is a step: UIKit updates what has
    /// read the model.
    mutating func lowerDiscarded(_ id: ExpressionID, _ span: SourceSpan) {
        let isStep = isStep(call: id)
        if isStep { step(.plain, text: line(of: span), span) }
        withTemporaries { $0.discard(id) }
        if isStep { emit(.endStep) }
    }
}
