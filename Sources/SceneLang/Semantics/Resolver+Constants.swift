import SceneRuntime

// What a method of a constant can change: an object may change itself, a value cannot.
extension Resolver {
    /// Whether the value of a variable in Swift's form may be an object: it is no collection, text, number or value of
    /// the script, as far as can be seen. Code that compiles changes no constant with another value.
    func mayBeObject(_ variable: Variable) -> Bool {
        guard context.isSwift else { return false }
        if let details = tree.record(variable.details), details.type.exists {
            return !isOfValues(details.type, of: tree)
        }
        return variable.value.map { mayBeObject($0) } ?? true
    }

    /// Whether a value in Swift's form may be an object, as far as can be seen.
    func mayBeObject(_ value: ExpressionID) -> Bool {
        switch tree[value] {
        case .integer, .double, .string, .interpolation, .boolean: return false
        case .array, .dictionary, .tuple: return false
        case .call(let callee, _):
            if case .array = tree[callee] { return false }
            if resolution.libraryCallees.contains(callee.index) { return false }
            guard case .name(let name) = tree[callee], local(name) == nil else { return true }
            return !isValueType(name)
        case .binary(.coalesce, let left, let right): return mayBeObject(left) && mayBeObject(right)
        case .binary: return false
        case .ternary(_, let first, let second): return mayBeObject(first) && mayBeObject(second)
        case .forcedUnwrap(let inner): return mayBeObject(inner)
        case .name:
            guard case .local(let variable) = resolution.references[Int(value.index)] else { return true }
            return resolution.variables[variable.index].mayBeObject
        default: return true
        }
    }

    /// The same of a variable of a class. Only the types of this file are read.
    func mayBeObject(_ field: MemberTable.Field) -> Bool {
        context.isSwift && (field.site.tree != number || mayBeObject(field.variable))
    }

    /// Whether the values of a type are no objects: those of Swift's library, of structures and enumerations.
    func isOfValues(_ type: Record<TypeName>, of tree: SyntaxTree) -> Bool {
        guard let type = tree.record(type) else { return false }
        switch type.shape {
        case .array, .dictionary, .set, .tuple: return true
        case .function: return false
        case .named: return isValueType(type.name.name)
        }
    }

    private func isValueType(_ name: IdentifierID) -> Bool {
        if let type = declarations.findType(name, in: context.type) {
            let kind = declarations.types[type.index].kind
            return kind == .structure || kind == .enumeration
        }
        return !LibraryType.extended(by: text(name)).isEmpty || LibraryForm.range(ofInteger: text(name)) != nil
    }
}
