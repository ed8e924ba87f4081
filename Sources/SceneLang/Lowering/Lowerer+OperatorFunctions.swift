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
            || equalityMethod(of: operation) != nil
    }

    /// The method of objects that decides an operator, if the script overrides it: `isEqual` for `==` and `!=`.
    private func equalityMethod(of operation: BinaryOperator) -> IdentifierID? {
        guard operation == .equal || operation == .notEqual, let name = names.find("isEqual"),
            declarations.hasSwiftFunction(name)
        else { return nil }
        return name
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
        functions(named: operation.text)
    }

    private func functions(named text: String) -> [(MemberTable.FunctionMember?, Int?, TypeID)] {
        guard let name = names.find(text), declarations.operatorNames.contains(name) else { return [] }
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
            for var candidate in candidates(named: source.operation.text, parameters: 2) {
                candidate.isSwapped = source.isSwapped
                candidate.isNegated = source.isNegated
                all.append(candidate)
            }
        }
        return all
    }

    private func candidates(named text: String, parameters count: Int) -> [Candidate] {
        functions(named: text).compactMap { member, index, type in
            let signature = member?.signature ?? index.map { declarations.functions[$0].signature }
            let site = member?.site ?? index.map { declarations.functions[$0].site }
            guard let signature, let site, let position = functionAt[site], signature.parameters.count == count
            else { return nil }
            return Candidate(signature: signature, position: position, type: type)
        }
    }

    /// Lowers `x.sorted()`, `x.min()` and `x.max()`, if the script declares an order. Returns false for another call.
    mutating func lowerOrdered(
        _ callee: ExpressionID, _ arguments: List<CallArgument>, into register: Register
    ) -> Bool {
        guard arguments.isEmpty, let (base, name) = tree.member(callee), hasOwnFunction(.less),
            !declarations.mayMutate(name.name)
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
        leaveChain(ifNil: first, before: callee)
        let (declared, end) = (state.buffer.makeLabel(), state.buffer.makeLabel())
        let isDeclared = declarations.memberNames.contains(name.name)
        if isDeclared { jumpIfDeclared(first, member(name.name, labels: []), to: declared) }
        load(.function(operatorFunction(.less)), into: first &+ 1)
        state.buffer.span = span
        emit(.callMember, n: 1, a: first, b: number)
        finishCall(first, into: register)
        if isDeclared {
            state.buffer.jump(.jump, to: end)
            state.buffer.bind(declared)
            emit(.callMember, n: 0, a: first, b: member(name.name, labels: []))
            finishCall(first, into: register)
        }
        state.buffer.bind(end)
        return true
    }

    /// Emits a jump to `label` if the type of R[register] has a function of the script with a name and labels.
    mutating func jumpIfDeclared(_ register: Register, _ member: UInt16, to label: JumpLabel) {
        withTemporaries { lowerer in
            let test = lowerer.temporary()
            lowerer.emitNeedingRelease(.copy, a: test, b: register)
            lowerer.emitPrimitive(.declaresMember, test, count: 3, detail: Int(member))
            lowerer.state.buffer.jump(.jumpIfTrue, a: test, to: label)
        }
    }

    /// The enumeration that a value written as `X.a` is a case of, or that the type of a variable is; nil for others.
    private func enumeration(ofCase id: ExpressionID) -> TypeID? {
        if case .staticMember(let number) = reference(id), case .enumCase = declarations.statics[Int(number)].kind {
            return declarations.statics[Int(number)].type
        }
        let known = enumeration(typeName(ofTarget: id))
        return known.exists ? known : nil
    }

    /// Lowers `min(x, y)` and `max(x, y)`, if the script declares an order: of equal values, `min` is the first one and
    /// `max` the last one. Returns false for another call.
    mutating func lowerExtreme(
        _ callee: ExpressionID, _ arguments: List<CallArgument>, into register: Register
    ) -> Bool {
        guard arguments.count > 1, case .builtIn(let function) = reference(callee),
            function == .min || function == .max, hasOwnFunction(.less)
        else { return false }
        let values = tree.elements(of: arguments).map { $0.value }
        let all = consecutiveRegisters(values.count)
        let type = values.compactMap { enumeration(ofCase: $0) }.first ?? .none
        for (place, value) in values.enumerated() {
            let target = all &+ Register(truncatingIfNeeded: place)
            if type.exists { lower(value, into: target, as: type) } else { lower(value, into: target) }
            markNeedsRelease(target)
        }
        for place in 1..<values.count {
            let next = all &+ Register(truncatingIfNeeded: place)
            let keeps = state.buffer.makeLabel()
            withTemporaries { lowerer in
                let test = lowerer.temporary()
                lowerer.apply(.less, next, all, into: test)
                lowerer.state.buffer.jump(function == .min ? .jumpIfFalse : .jumpIfTrue, a: test, to: keeps)
            }
            emitNeedingRelease(.copy, a: all, b: next)
            state.buffer.bind(keeps)
        }
        emitNeedingRelease(.move, a: register, b: all)
        return true
    }

    /// Emits R[register] = R[first] op R[second], if the operands are of types for which the script has a function, and
    /// a jump to the label that it returns. What follows is the operator of Swift. Nil without such a function.
    mutating func applyOwn(
        _ operation: BinaryOperator, _ first: Register, _ second: Register, into register: Register, releasing: UInt8
    ) -> JumpLabel? {
        guard hasOwnFunction(operation) else { return nil }
        let end = state.buffer.makeLabel()
        for candidate in candidates(for: operation) {
            let next = state.buffer.makeLabel()
            let window = consecutiveRegisters(4)
            let (left, right) = candidate.isSwapped ? (second, first) : (first, second)
            for (place, operand) in [left, right].enumerated() {
                let target = window &+ Register(truncatingIfNeeded: place)
                load(operand, into: target, for: candidate, place, testing: window &+ 2, otherwise: next)
            }
            emit(.call, n: 2, a: window, wide: candidate.position)
            finishOwn(
                window, isNegated: candidate.isNegated, first, second, into: register, releasing: releasing)
            state.buffer.jump(.jump, to: end)
            state.buffer.bind(next)
        }
        if let method = equalityMethod(of: operation) {
            let (declared, next) = (state.buffer.makeLabel(), state.buffer.makeLabel())
            let number = member(method, labels: [nil], library: nil)
            // A comparison with nil asks no object.
            state.buffer.jump(.jumpIfNil, a: first, to: next)
            state.buffer.jump(.jumpIfNil, a: second, to: next)
            jumpIfDeclared(first, number, to: declared)
            state.buffer.jump(.jump, to: next)
            state.buffer.bind(declared)
            let window = consecutiveRegisters(2)
            emitNeedingRelease(.copy, a: window, b: first)
            emitNeedingRelease(.copy, a: window &+ 1, b: second)
            emit(.callMember, n: 1, a: window, b: number)
            finishOwn(
                window, isNegated: operation == .notEqual, first, second, into: register, releasing: releasing)
            state.buffer.jump(.jump, to: end)
            state.buffer.bind(next)
        }
        return end
    }

    /// Emits R[register] = the result of the call at R[result], a function for a binary operator, negated if it is that
    /// of the opposite operator. The operands in `releasing` are cleared: 1 for the first, 2 for the second.
    mutating func finishOwn(
        _ result: Register, isNegated: Bool, _ first: Register, _ second: Register, into register: Register,
        releasing: UInt8
    ) {
        recordCallResult(result)
        if isNegated { emit(.not, a: result, b: result) }
        if releasing & 1 != 0 { emit(.clear, a: first) }
        if releasing & 2 != 0 { emit(.clear, a: second) }
        emitNeedingRelease(.move, a: register, b: result)
    }

    /// Emits R[target] = R[operand] as parameter `place` of a function, and a jump to `next` if it is of another type.
    /// R[test + 1] is used.
    private mutating func load(
        _ operand: Register, into target: Register, for candidate: Candidate, _ place: Int, testing test: Register,
        otherwise next: JumpLabel
    ) {
        emitNeedingRelease(.copy, a: target, b: operand)
        let type = candidate.signature.parameters[place].type
        let known = isSelf(type) ? candidate.type : enumeration(type)
        if declarations.isEnumeration(known) { emitPrimitive(.asCase, a: target, wide: known.raw) }
        // In Swift, a whole number for a parameter with a fraction is a literal.
        makeFraction(target, type)
        emitNeedingRelease(.copy, a: test, b: target)
        emitTest(test, of: type, in: candidate.type)
        // The type of an unknown value is unknown, too.
        emit(.loadBool, a: test &+ 1, b: 1)
        primitive(.patternMatch, test, 2)
        state.buffer.jump(.jumpIfFalse, a: test, to: next)
    }

    /// Emits R[register] = the result of the script's function for a prefix operator, and a jump to the label that it
    /// returns. What follows is the operator of Swift. Nil without such a function.
    mutating func applyOwn(_ operation: UnaryOperator, _ operand: Register, into register: Register) -> JumpLabel? {
        guard declarations.usesSwift else { return nil }
        let all = candidates(named: operation.text, parameters: 1)
        guard !all.isEmpty else { return nil }
        let end = state.buffer.makeLabel()
        for candidate in all {
            let next = state.buffer.makeLabel()
            let window = consecutiveRegisters(3)
            load(operand, into: window, for: candidate, 0, testing: window &+ 1, otherwise: next)
            emit(.call, n: 1, a: window, wide: candidate.position)
            recordCallResult(window)
            emitNeedingRelease(.move, a: register, b: window)
            state.buffer.jump(.jump, to: end)
            state.buffer.bind(next)
        }
        return end
    }

    /// Whether a script declares a function for a compound assignment, such as `+=`.
    func hasOwnAssignment(_ operation: BinaryOperator) -> Bool {
        declarations.usesSwift && !functions(named: operation.text + "=").isEmpty
    }

    /// Emits R[register] op= R[operand] with the script's function for it, and a jump to the label that it returns. Nil
    /// without such a function.
    mutating func assignOwn(_ operation: BinaryOperator, _ register: Register, _ operand: Register) -> JumpLabel? {
        guard hasOwnAssignment(operation) else { return nil }
        let end = state.buffer.makeLabel()
        for candidate in candidates(named: operation.text + "=", parameters: 2) {
            let next = state.buffer.makeLabel()
            let keep = temporary()
            let window = consecutiveRegisters(4)
            for (place, source) in [register, operand].enumerated() {
                let target = window &+ Register(truncatingIfNeeded: place)
                load(source, into: target, for: candidate, place, testing: window &+ 2, otherwise: next)
            }
            // The function gets the only reference to the value, so that it changes a collection in place.
            emitPrimitive(.box, a: window)
            emitNeedingRelease(.copy, a: keep, b: window)
            emit(.clear, a: register)
            emit(.call, n: 2, a: window, wide: candidate.position)
            recordCallResult(window)
            emitPrimitive(.unbox, a: keep)
            emitNeedingRelease(.move, a: register, b: keep)
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
