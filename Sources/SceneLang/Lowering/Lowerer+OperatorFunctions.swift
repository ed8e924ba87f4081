import SceneRuntime

// Operator functions of the script: `static func < (a: X, b: X) -> Bool`.
extension Lowerer {
    /// An operator function that an operator can mean, and how its result follows.
    private struct Candidate {
        let signature: FunctionSignature
        let position: UInt32
        /// The type whose `Self` the function means, or none.
        let type: TypeID
        /// Whether the operands are exchanged: `a > b` is `b < a`.
        var isSwapped = false
        /// Whether the result is inverted: `a != b` is `!(a == b)`.
        var isNegated = false
    }

    /// Whether a script declares a function for an operator, or for one that it follows from.
    func hasOwnFunction(_ operation: BinaryOperator) -> Bool {
        guard declarations.usesSwift else { return false }
        return Self.sources(of: operation).contains { !functions(of: $0.operation).isEmpty }
    }

    /// The operators whose functions decide an operator, the best first.
    private static func sources(
        of operation: BinaryOperator
    ) -> [(operation: BinaryOperator, isSwapped: Bool, isNegated: Bool)] {
        let own = (operation, false, false)
        switch operation {
        case .notEqual: return [own, (.equal, false, true)]
        case .greater: return [own, (.less, true, false)]
        case .lessOrEqual: return [own, (.less, true, true)]
        case .greaterOrEqual: return [own, (.less, false, true)]
        case .coalesce, .or, .and, .identical, .notIdentical: return []
        default: return [own]
        }
    }

    private func functions(of operation: BinaryOperator) -> [(MemberTable.FunctionMember?, Int?, TypeID)] {
        guard let name = names.find(operation.text), declarations.operatorNames.contains(name) else { return [] }
        var found: [(MemberTable.FunctionMember?, Int?, TypeID)] = []
        for place in declarations.types.indices.dropFirst() {
            guard let number = declarations.types[place].statics[name],
                case .functions(let all) = declarations.statics[Int(number)].kind
            else { continue }
            found += all.map { ($0, nil, TypeID(UInt32(place))) }
        }
        if case .function(let first)? = declarations.file[name] {
            found += (declarations.overloads[name] ?? [first]).map { (nil, Int($0), TypeID.none) }
        }
        return found
    }

    private func candidates(for operation: BinaryOperator) -> [Candidate] {
        var all: [Candidate] = []
        for source in Self.sources(of: operation) {
            for (member, index, type) in functions(of: source.operation) {
                let signature = member?.signature ?? index.map { declarations.functions[$0].signature }
                let site = member?.site ?? index.map { declarations.functions[$0].site }
                guard let signature, let site, let position = functionAt[site], signature.parameters.count == 2
                else { continue }
                all.append(
                    Candidate(
                        signature: signature, position: position, type: type, isSwapped: source.isSwapped,
                        isNegated: source.isNegated))
            }
        }
        return all
    }

    /// Lowers `x.sorted()`, `x.min()` and `x.max()`, if the script declares an order. Returns false for another call.
    mutating func lowerOrdered(
        _ callee: ExpressionID, _ arguments: List<CallArgument>, into register: Register
    ) -> Bool {
        guard arguments.isEmpty, case .member(let base, let name) = tree[callee], hasOwnFunction(.less),
            !declarations.memberNames.contains(name.name)
        else { return false }
        let number: UInt16
        switch names.text(of: name.name) {
        case "sorted": number = member(name.name)
        case "min": number = member(name.name, LibraryMember.minBy)
        case "max": number = member(name.name, LibraryMember.maxBy)
        default: return false
        }
        let span = state.buffer.span
        // Members with functions use the registers after the arguments.
        let first = consecutiveRegisters(5)
        lower(base, into: first)
        markNeedsRelease(first)
        load(.function(operatorFunction(.less)), into: first &+ 1)
        state.buffer.span = span
        emit(.callMember, n: 1, a: first, b: number)
        finishCall(first, into: register)
        return true
    }

    /// Emits R[register] = R[first] op R[second], if the operands are of types for which the script has a function, and
    /// a jump to the label that it returns. What follows is the operator of Swift. Nil without such a function.
    mutating func applyOwn(
        _ operation: BinaryOperator, _ first: Register, _ second: Register, into register: Register, releasing: UInt8
    ) -> JumpLabel? {
        guard hasOwnFunction(operation) else { return nil }
        let all = candidates(for: operation)
        guard !all.isEmpty else { return nil }
        let end = state.buffer.makeLabel()
        for candidate in all {
            let next = state.buffer.makeLabel()
            let window = consecutiveRegisters(3)
            let (left, right) = candidate.isSwapped ? (second, first) : (first, second)
            for (place, operand) in [left, right].enumerated() {
                let target = window &+ Register(truncatingIfNeeded: place)
                emitNeedingRelease(.copy, a: target, b: operand)
                let type = candidate.signature.parameters[place].type
                let known = isSelf(type) ? candidate.type : enumeration(type)
                if declarations.isEnumeration(known) { emitPrimitive(.asCase, a: target, wide: known.raw) }
                let test = window &+ 2
                emitNeedingRelease(.copy, a: test, b: target)
                emitTest(test, of: type, in: candidate.type)
                state.buffer.jump(.jumpIfFalse, a: test, to: next)
            }
            emit(.call, n: 2, a: window, wide: candidate.position)
            recordCallResult(window)
            if candidate.isNegated { emit(.not, a: window, b: window) }
            if releasing & 1 != 0 { emit(.clear, a: first) }
            if releasing & 2 != 0 { emit(.clear, a: second) }
            emitNeedingRelease(.move, a: register, b: window)
            state.buffer.jump(.jump, to: end)
            state.buffer.bind(next)
        }
        return end
    }

    private func isSelf(_ type: TypeName?) -> Bool { type.map { names.text(of: $0.name.name) == "Self" } ?? false }

    /// Emits R[register] = whether R[register] is of a parameter's type.
    private mutating func emitTest(_ register: Register, of type: TypeName?, in owner: TypeID) {
        let number: UInt32
        if isSelf(type), owner.exists {
            let name = bytes(declarations.types[owner.index].name)
            number = addTest(.nominal(UInt32(truncatingIfNeeded: owner.index)), name)
        } else if let type {
            number = typeTest(type)
        } else {
            number = addTest(.any, Array("Any".utf8))
        }
        primitive(.cast, register, 3, detail: UInt16(truncatingIfNeeded: number))
    }
}
