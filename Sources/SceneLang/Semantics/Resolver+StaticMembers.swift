import SceneRuntime

// Members of types themselves.
extension Resolver {
    /// The static member that an extension of the script adds to a class of UIKit, which `base` names; nil if it is
    /// another expression.
    mutating func staticOfExtension(_ member: IdentifierID, _ base: ExpressionID) -> UInt32? {
        guard case .name(let name) = tree[base], local(name) == nil, declarations.memberNames.contains(member),
            findTypeName(name) == nil
        else { return nil }
        for id in declarations.extensionClasses.values where declarations.controllers[id.index].name == name {
            guard let type = declarations.typeOfController[id],
                let found = declarations.staticMember(member, of: type)
            else { continue }
            resolution.set(.controller(id), of: base)
            return found
        }
        return nil
    }

    func isProtocol(_ type: TypeID) -> Bool { declarations.types[type.index].kind == .protocolType }

    /// Whether an expression is `Self`, or `self` in a static function, of a protocol.
    mutating func isDynamicSelf(_ base: ExpressionID, _ type: TypeID) -> Bool {
        guard isProtocol(type), context.type == type else { return false }
        switch tree[base] {
        case .selfReference: return true
        case .name(let name):
            guard bytes(name).elementsEqual("Self".utf8) else { return false }
            if !context.isStatic { recordUseOfSelf() }
            return true
        default: return false
        }
    }

    /// The static member of the superclass that `super.name` means in a static body; nil for other expressions.
    func staticOfSuper(_ name: IdentifierID, _ base: ExpressionID) -> UInt32? {
        guard context.isStatic, case .superReference = tree[base] else { return nil }
        return declarations.staticMember(name, of: declarations.superclass(of: context.type))
    }

    /// The generic parameter of the class around the code that a name means; nil for others.
    mutating func findTypeArgument(_ name: IdentifierID) -> Reference? {
        guard context.type.exists, let number = declarations.typeParameter(name, of: context.type) else { return nil }
        recordUseOfSelf()
        return .staticMember(number)
    }

    /// The static member of the type around the code that a bare name in a static function means; nil for others.
    mutating func findStatic(_ name: IdentifierID) -> Reference? {
        guard context.isStatic, let member = declarations.staticMember(name, of: context.type) else { return nil }
        recordUseOfSelf()
        return .staticMember(member)
    }
}
