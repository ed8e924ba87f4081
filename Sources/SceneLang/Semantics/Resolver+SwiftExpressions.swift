import SceneRuntime

// Expressions of Swift that have no own form.
extension Resolver {
    /// Resolves an expression that only Swift has.
    mutating func resolveSwift(_ id: ExpressionID) {
        switch tree[id] {
        case .tuple(let elements): for element in tree.elements(of: elements) { resolve(element.value) }
        case .cast(let value, let type, _):
            resolve(value)
            resolveSwiftType(type)
        case .forcedUnwrap(let value), .optionalValue(let value), .trying(let value, _), .awaiting(let value):
            resolve(value)
        case .inoutArgument(let value):
            resolve(value)
            checkAssignable(value)
        case .selector(let value): resolveSelector(value)
        case .statementValue(let statement): resolve(statement)
        case .guardedPattern, .binding, .typePattern: resolveMatch(id)
        default: break
        }
    }

    /// Whether a type after `is` need not be a controller: in Swift bodies, and for the types of Swift.
    func isSwiftType(_ id: ExpressionID) -> Bool {
        if context.isSwift { return true }
        guard case .name(let name) = tree[id] else {
            if case .type = tree[id] { return true }
            return false
        }
        if local(name) == nil, case .type = findTypeName(name) { return true }
        let types = ["String", "Int", "Double", "Bool", "Float", "CGFloat", "Any", "AnyObject", "Error"]
        return types.contains(text(name)) || text(name).hasPrefix("UI") && ForeignNames.view(text(name)) != nil
    }

    /// Resolves the type of a cast, which the script need not declare.
    mutating func resolveSwiftType(_ id: ExpressionID) {
        switch tree[id] {
        case .name(let name):
            if tree.genericNames.contains(name), let type = local(name) ?? context.typeParameters[name] {
                recordUse(of: type)
                resolution.set(.local(type), of: id)
            } else if let parameter = findTypeArgument(name) {
                resolution.set(parameter, of: id)
            } else if case .found(.controller(let controller)) = declarations.lookUp(name, from: context.storyboard) {
                resolution.set(.controller(controller), of: id)
            } else if let base = BaseLexicon.lexicon[bytes(name)] ?? BaseLexicon.withoutPrefix(Array(bytes(name))) {
                resolution.set(.base(base), of: id)
            } else {
                notes.undeclaredTypes.insert(text(name))
            }
        case .member(let base, let name):
            if let scene = qualifiedScene(base, name.name) { resolution.set(.controller(scene), of: id) }
        default: break
        }
    }

    /// Resolves `#selector(f)`: a function of the script, whose name is all that matters.
    private mutating func resolveSelector(_ id: ExpressionID) {
        switch tree[id] {
        case .call(let callee, _): resolveSelector(callee)
        case .name, .member: break
        default: resolve(id)
        }
    }
}
