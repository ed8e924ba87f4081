import SceneRuntime

// Calls and reads of members of types themselves.
extension Lowerer {
    /// Whether `self` in a static function of a type can be another type: one that conforms to the protocol, or a
    /// subclass.
    func hasDynamicSelf(_ type: TypeID) -> Bool {
        switch declarations.types[type.index].kind {
        case .protocolType, .controller, .plainClass: true
        case .structure, .enumeration, .library, .app: false
        }
    }

    func isProtocol(_ type: TypeID) -> Bool { declarations.types[type.index].kind == .protocolType }

    /// Whether the code runs with a type as self that can be another one than the type around the code.
    var hasTypeAsSelf: Bool { state.swift.isStatic && typeAround.exists && hasDynamicSelf(typeAround) }

    /// Whether only the run knows which type declares a member of `Self`: the one that `base` names, or that of a bare
    /// name in a static body.
    private func isOverridable(_ member: StaticMember, of base: ExpressionID?) -> Bool {
        guard hasDynamicSelf(member.type), declarations.sharedStatics.contains(member.name) else { return false }
        guard let base else { return hasTypeAsSelf }
        if case .superReference = tree[base] { return false }
        return isSelf(base)
    }

    /// Loads the type that a member is called with: the one that `base` names, or that of the code around.
    private mutating func loadType(of base: ExpressionID?, into register: Register) {
        if let base { return lowerTypeValue(base, into: register) }
        loadTypeAsSelf(into: register)
    }

    /// Lowers a call of a member of a type itself. `type` names the type; nil if there is none to name it.
    /// `isBare` says that the name stands alone in a body of the type.
    mutating func lowerStaticCall(
        _ member: StaticMember, _ arguments: List<CallArgument>, of type: ExpressionID? = nil, isBare: Bool = false,
        into register: Register
    ) -> Bool {
        let span = state.buffer.span
        let hasType = hasDynamicSelf(member.type) && (type != nil || isBare && hasTypeAsSelf)
        switch member.kind {
        case .enumCase(let number):
            lowerCase(member.type, number, arguments, into: register)
            return true
        case .functions(let all):
            let given = tree.givenArguments(arguments)
            let known = all.filter { !$0.signature.lacksBody }
            guard let choice = FunctionChoice.choose(among: known.map { $0.signature }, given) else { return false }
            let function = known[choice.index]
            guard let position = functionAt[function.site] else { return false }
            if hasType, isOverridable(member, of: type) {
                callMember(member.name, arguments, span, into: register) { $0.loadType(of: type, into: $1) }
                return true
            }
            if isOverloaded(function, among: known) {
                callMember(member.name, arguments, span, into: register) { lowerer, first in
                    let controller = lowerer.declarations.types[member.type.index].controller
                    lowerer.load(
                        controller.exists ? .type(controller) : .nominal(member.type.raw), into: first)
                }
                return true
            }
            guard hasType else {
                call(
                    member.name, function.signature, choice.arrangement, arguments, span, hasReceiver: false,
                    into: register
                ) { _, _ in
                } emit: { lowerer, first in
                    lowerer.emit(.call, n: 0, a: first, wide: position)
                }
                return true
            }
            call(
                member.name, function.signature, choice.arrangement, arguments, span, hasReceiver: true,
                into: register
            ) { lowerer, first in
                lowerer.loadType(of: type, into: first)
            } emit: { lowerer, first in
                lowerer.emitPrimitive(.callMethod, a: first, wide: position)
            }
            return true
        case .typeArgument: return false
        case .stored, .computed, .allCases:
            // A closure in a property.
            let values = tree.elements(of: arguments).map { $0.value }
            let first = consecutiveRegisters(1 + values.count)
            lower(member, into: first)
            lowerArguments(values, from: first &+ 1)
            emit(.callValue, n: UInt8(truncatingIfNeeded: values.count), a: first)
            finishCall(first, into: register)
            return true
        }
    }

    /// Lowers the value of a member of a type itself.
    mutating func lower(_ member: StaticMember, into register: Register) {
        switch member.kind {
        case .enumCase(let number):
            load(.plainCase(type: member.type.raw, number: UInt32(number)), into: register)
        case .allCases: emitNeedingPrimitive(.allCases, a: register, wide: member.type.raw)
        case .typeArgument: getProperty(member.name, into: register) { $0.loadTypeOfSelf(into: $1) }
        case .stored, .computed:
            guard let getter = functionAt[Self.part(member.site, Part.getter)] else {
                return emit(.loadNil, a: register)
            }
            let first = consecutiveRegisters(1, for: register)
            emit(.call, a: first, wide: getter)
            finishCall(first, into: register)
        case .functions(let all):
            load(.function(all.first.flatMap { functionAt[$0.site] } ?? 0), into: register)
        }
    }

    /// Lowers the value of a member of a type itself. Its getter gets the type that `base` names, or that of the code
    /// around.
    mutating func lower(_ member: StaticMember, of base: ExpressionID?, into register: Register) {
        let isValue =
            switch member.kind {
            case .stored, .computed: true
            case .enumCase, .allCases, .functions, .typeArgument: false
            }
        if isValue, isOverridable(member, of: base) {
            return getProperty(member.name, into: register) { $0.loadType(of: base, into: $1) }
        }
        guard case .computed = member.kind, hasDynamicSelf(member.type), base != nil || hasTypeAsSelf,
            let getter = functionAt[Self.part(member.site, Part.getter)]
        else { return lower(member, into: register) }
        let first = consecutiveRegisters(1, for: register)
        loadType(of: base, into: first)
        emitPrimitive(.callMethod, a: first, wide: getter)
        finishCall(first, into: register)
    }
}
