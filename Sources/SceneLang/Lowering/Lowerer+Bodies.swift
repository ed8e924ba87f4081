import SceneRuntime

// Bodies whose only expression is their value, as in Swift (SE-0255), also in the branches of an `if` or `switch` that
// is the whole body (SE-0380).
extension Lowerer {
    /// Lowers the body of a function, a closure or a handler with a result. If it is one expression, returns its value.
    mutating func lowerBody(_ block: Block) {
        let statements = tree.elements(of: block.statements)
        guard statements.count == 1, let only = statements.first else { return lower(block) }
        switch tree[only] {
        case .expression(let expression):
            state.buffer.span = tree.span(of: only)
            lowerResult(expression, tree.span(of: only))
        case .superCall:
            state.buffer.span = tree.span(of: only)
            withTemporaries { lowerer in
                let result = lowerer.temporary()
                lowerer.lowerSuper(into: result)
                lowerer.emitReturn(result, above: Int(result))
            }
        case .conditional(let branches, let otherwise?):
            let bodies = tree.elements(of: branches).map { $0.body } + [otherwise]
            lower(block, returningFrom: bodies)
        case .switchOver(_, let cases):
            lower(block, returningFrom: tree.elements(of: cases).map { $0.body })
        default: lower(block)
        }
    }

    /// Lowers the statement of `block`. Its branches `bodies` return the value of their only expression.
    private mutating func lower(_ block: Block, returningFrom bodies: [Block]) {
        state.resultBlocks += bodies.map { $0.start }
        lower(block)
    }

    /// Lowers the only expression of a body, and returns its value. A change of the interface remains a step.
    private mutating func lowerResult(_ expression: ExpressionID, _ span: SourceSpan) {
        let kind = stepKind(ofCall: expression)
        if let kind { step(kind, text: line(of: span), span) }
        withTemporaries { lowerer in
            if lowerer.lowerAppending(expression) {
                if kind != nil { lowerer.emit(.endStep) }
                return lowerer.emitReturn()
            }
            let result = lowerer.temporary()
            lowerer.expect(expression, as: lowerer.state.swift.result)
            if lowerer.givesMeaning(lowerer.state.swift.result, to: expression) {
                lowerer.lower(expression, into: result, as: lowerer.state.swift.result)
            } else {
                lowerer.lower(expression, into: result)
            }
            if kind != nil { lowerer.emit(.endStep) }
            lowerer.leaveDefaultIfNil(expression, result)
            lowerer.emitReturn(result, above: Int(result))
        }
    }

    /// In a handler whose result cannot be nil, emits that a call without a result leaves UIKit's own answer. Swift
    /// refuses such a body.
    private mutating func leaveDefaultIfNil(_ expression: ExpressionID, _ result: Register) {
        guard let handler = state.handler, case .call = tree[expression] else { return }
        switch handler.method.spec.result {
        case .nothing, .object, .list: return
        case .true, .bool, .symbol, .number: break
        }
        let value = state.buffer.makeLabel()
        state.buffer.jump(.jumpIfNotNil, a: result, to: value)
        emitReturn()
        state.buffer.bind(value)
    }
}
