// Whether the body of a `guard` is left at its end, as Swift requires.
extension Resolver {
    /// Warns about a `guard` whose body can reach its end. The run continues after the statement.
    mutating func checkExit(of body: Block, _ span: SourceSpan) {
        if leaves(body) { return }
        report(
            .guardGoesOn, "the body of 'guard' must not reach its end", at: tree.span(span.start, span.start + 5),
            help: "end the body with return, throw, break or continue")
    }

    /// Whether a block is certainly left before its end, or ends with a call that may not return.
    private func leaves(_ block: Block) -> Bool {
        guard let last = tree.elements(of: block.statements).last else { return false }
        switch tree[last] {
        case .returnValue, .breakLoop, .continueLoop, .breakTo, .continueTo, .throwError, .fallThrough: return true
        case .conditional(let branches, let otherwise):
            guard let otherwise else { return false }
            return leaves(otherwise) && tree.elements(of: branches).allSatisfy { leaves($0.body) }
        case .switchOver(_, let cases):
            return !cases.isEmpty && tree.elements(of: cases).allSatisfy { leaves($0.body) }
        case .doCatch(let body, let catches):
            return leaves(body) && tree.elements(of: catches).allSatisfy { leaves($0.body) }
        case .expression(let value):
            // A function such as `fatalError` does not return. `print` does.
            guard case .call(let callee, let arguments) = tree[value] else { return false }
            let form = tree.libraryForm(callee, arguments, names)
            return form.map { $0 != .print && $0 != .debugPrint && $0 != .log && $0 != .dump } ?? true
        case .missing, .whileLoop, .repeatWhile, .labelled: return true
        default: return false
        }
    }
}
