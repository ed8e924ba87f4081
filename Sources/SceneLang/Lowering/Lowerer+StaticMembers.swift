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

    /// Lowers a call of a member of a type itself. `type` names the type; nil if it is the one around the code.
    mutating func lowerStaticCall(
        _ member: StaticMember, _ arguments: List<CallArgument>, of type: ExpressionID? = nil, into register: Register
    ) -> Bool {
        let span = state.buffer.span
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
            if isOverloaded(function, among: known) {
                callMember(member.name, arguments, span, into: register) { lowerer, first in
                    let controller = lowerer.declarations.types[member.type.index].controller
                    lowerer.load(
                        controller.exists ? .type(controller) : .nominal(member.type.raw), into: first)
                }
                return true
            }
            guard let type, hasDynamicSelf(member.type) else {
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
                lowerer.lowerTypeValue(type, into: first)
            } emit: { lowerer, first in
                lowerer.emitPrimitive(.callMethod, a: first, wide: position)
            }
            return true
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

    /// Lowers the value of a member of a type itself. Its getter gets the type that `base` names.
    mutating func lower(_ member: StaticMember, of base: ExpressionID, into register: Register) {
        guard case .computed = member.kind, hasDynamicSelf(member.type),
            let getter = functionAt[Self.part(member.site, Part.getter)]
        else { return lower(member, into: register) }
        let first = consecutiveRegisters(1, for: register)
        lowerTypeValue(base, into: first)
        emitPrimitive(.callMethod, a: first, wide: getter)
        finishCall(first, into: register)
    }
}
