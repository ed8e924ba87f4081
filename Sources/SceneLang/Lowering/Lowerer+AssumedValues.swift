import SceneRuntime

extension Lowerer {
    /// Gives unknown values to the properties of a new controller that are nil and that other code of the app sets
    /// before it shows the controller: see `Declarations.needsForeignValue`. Their observers run.
    mutating func assumeValues(of controller: ClassID, in object: Register) {
        for property in declarations.controllers[controller.index].table.storedProperties
        where declarations.needsForeignValue(property.variable, in: trees[property.site.tree], names) {
            assumeValue(of: property.variable.name.name, at: property.span, in: object)
        }
    }

    private mutating func assumeValue(of name: IdentifierID, at span: SourceSpan, in object: Register) {
        let outer = state.buffer.span
        withTemporaries { lowerer in
            let end = lowerer.state.buffer.makeLabel()
            let first = lowerer.consecutiveRegisters(3)
            lowerer.emitNeedingRelease(.copy, a: first, b: object)
            lowerer.emitPrimitive(.getProperty, a: first, c: lowerer.member(name))
            lowerer.state.buffer.jump(.jumpIfNotNil, a: first, to: end)
            lowerer.emitNeedingRelease(.copy, a: first, b: object)
            // The value is named by the property.
            lowerer.state.buffer.span = span
            lowerer.emitPrimitive(.unknown, a: first &+ 1)
            lowerer.state.buffer.span = outer
            if lowerer.declarations.computedNames.contains(name) {
                lowerer.emitPrimitive(.setProperty, a: first, c: lowerer.member(name))
            } else {
                lowerer.emit(.setMember, a: first, b: first &+ 1, c: lowerer.member(name))
            }
            lowerer.state.buffer.bind(end)
        }
    }
}
