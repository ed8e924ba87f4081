import SceneRuntime

// Contextual types: what the place of an expression expects of it. Such a type gives a meaning to `.name`, `.init(…)`
// and literals, also inside of collections, branches and closures.
extension Lowerer {
    /// Lets an expression be lowered as a type, wherever the function that is being lowered lowers it. A type changes
    /// nothing for expressions that have one of their own.
    mutating func expect(_ id: ExpressionID, as type: TypeName?) {
        guard let type, dependsOnType(id) else { return }
        state.contextualTypes[id] = type
    }

    /// Lowers an expression as the type that its place expects. Returns false if none is expected.
    mutating func lowerExpected(_ id: ExpressionID, into register: Register) -> Bool {
        // The lowering as a type comes back here.
        guard let type = state.contextualTypes.removeValue(forKey: id) else { return false }
        lower(id, into: register, as: type)
        state.contextualTypes[id] = type
        return true
    }

    /// Whether an expected type can change the meaning of an expression, by its form.
    func dependsOnType(_ id: ExpressionID) -> Bool { usesSwift && dependsOnType(id, depth: 8) }

    private func dependsOnType(_ id: ExpressionID, depth: Int) -> Bool {
        if depth == 0 { return false }
        let next = depth - 1
        switch tree[id] {
        case .integer, .symbol, .array, .dictionary, .statementValue: return true
        case .closure: return true
        case .unary(.minus, let value), .trying(let value, _), .awaiting(let value), .forcedUnwrap(let value):
            return dependsOnType(value, depth: next)
        case .ternary(_, let first, let second), .binary(.coalesce, let first, let second):
            return dependsOnType(first, depth: next) || dependsOnType(second, depth: next)
        case .binary(let operation, let left, let right):
            return operation.group == .arithmetic && (isWholeLiteral(left) || isWholeLiteral(right))
        case .call(let callee, let arguments):
            if case .symbol = tree[callee] { return true }
            return closure(mapping: callee, arguments) != nil || genericCall(id) != nil
        case .double, .string, .interpolation, .boolean, .nilLiteral: return createsFromLiterals
        default: return false
        }
    }

    /// Whether an expression consists of whole numbers and arithmetic on them.
    private func isWholeLiteral(_ id: ExpressionID, depth: Int = 4) -> Bool {
        switch tree[id] {
        case .integer: true
        case .unary(.minus, let value): depth > 0 && isWholeLiteral(value, depth: depth - 1)
        case .binary(let operation, let left, let right):
            depth > 0 && operation.group == .arithmetic && isWholeLiteral(right, depth: depth - 1)
                && isWholeLiteral(left, depth: depth - 1)
        default: false
        }
    }

    /// The closure of `x.map { … }`, whose results are the elements of the result; nil for other calls.
    private func closure(mapping callee: ExpressionID, _ arguments: List<CallArgument>) -> ExpressionID? {
        guard arguments.count == 1, let (_, name) = tree.member(callee), let only = tree.elements(of: arguments).first,
            case .closure = tree[only.value]
        else { return nil }
        return names.spells(name.name, "map") || names.spells(name.name, "compactMap") ? only.value : nil
    }

    /// Gives the parts of an expression the types that follow from its own.
    mutating func expectParts(of id: ExpressionID, _ type: TypeName) {
        switch tree[id] {
        case .array(let elements) where type.shape == .array || type.shape == .set:
            for element in Array(tree.elements(of: elements)) { expect(element, as: type.element) }
        case .dictionary(let entries) where type.shape == .dictionary:
            for entry in Array(tree.elements(of: entries)) {
                expect(entry.key, as: type.keys)
                expect(entry.value, as: type.element)
            }
        case .ternary(_, let first, let second), .binary(.coalesce, let first, let second):
            expect(first, as: type)
            expect(second, as: type)
        case .binary(let operation, let left, let right) where operation.group == .arithmetic && isFraction(type):
            expectFraction(left, right)
        case .trying(let value, _), .awaiting(let value), .forcedUnwrap(let value): expect(value, as: type)
        case .call(let callee, let arguments):
            guard type.shape == .array, let closure = closure(mapping: callee, arguments) else { return }
            expect(closure, as: type.element?.collected(in: .function))
        case .statementValue(let statement): expectValues(of: statement, type)
        default: break
        }
    }

    /// Gives the values of the branches of `if` and `switch` as values their type.
    private mutating func expectValues(of statement: StatementID, _ type: TypeName) {
        let bodies: [Block]
        switch tree[statement] {
        case .conditional(let branches, let otherwise):
            bodies = tree.elements(of: branches).map { $0.body } + (otherwise.map { [$0] } ?? [])
        case .switchOver(_, let cases): bodies = tree.elements(of: cases).map { $0.body }
        default: return
        }
        for body in bodies {
            guard let last = tree.elements(of: body.statements).last else { continue }
            if case .expression(let value) = tree[last] {
                expect(value, as: type)
            } else {
                expectValues(of: last, type)
            }
        }
    }

    /// Gives arithmetic on whole literals fractions: `1 / 2` is 0.5 there.
    private mutating func expectFraction(_ operands: ExpressionID...) {
        for operand in operands {
            if case .binary = tree[operand], isWholeLiteral(operand) { expect(operand, as: .double) }
        }
    }

    // MARK: Places

    /// Gives the operands of an operator the types that follow from each other.
    mutating func expectOperands(_ operation: BinaryOperator, _ left: ExpressionID, _ right: ExpressionID) {
        guard state.isSwift else { return }
        switch operation.group {
        case .coalescing: expect(right, from: left)
        case .comparison:
            if needsType(right) { expect(right, from: left) }
            if needsType(left) { expect(left, from: right) }
        case .arithmetic:
            if case .binary = tree[left], isWholeLiteral(left), hasFraction(right) { expect(left, as: .double) }
            if case .binary = tree[right], isWholeLiteral(right), hasFraction(left) { expect(right, as: .double) }
            if needsType(right) { expect(right, from: left) }
        case .logic, .range, .identity, .bits: break
        }
    }

    /// Gives an expression the type of another one.
    private mutating func expect(_ id: ExpressionID, from other: ExpressionID) {
        if dependsOnType(id) { expect(id, as: knownType(other)) }
    }

    /// Whether an expression has no value without an expected type, or is a collection with such elements.
    private func needsType(_ id: ExpressionID) -> Bool {
        switch tree[id] {
        case .symbol, .array, .dictionary: return true
        case .call(let callee, _): if case .symbol = tree[callee] { return true }
        default: break
        }
        return false
    }

    /// Gives the elements of a literal the type of those that have one.
    mutating func expectElements(_ elements: some Collection<ExpressionID>) {
        guard state.isSwift, elements.count > 1 else { return }
        let all = Array(elements)
        var first = true
        var depends = false
        var isMixed = false
        for element in all {
            let own = dependsOnType(element)
            if !first, own != depends { isMixed = true }
            (first, depends) = (false, own)
        }
        guard isMixed, let type = knownElement(all) else { return }
        for element in all where state.contextualTypes[element] == nil { expect(element, as: type) }
    }

    /// Gives the value of an assignment the type of its target, and the indices in the target those of the keys.
    mutating func expectValue(_ value: ExpressionID, of target: ExpressionID, isCompound: Bool) {
        guard state.isSwift else { return }
        expectIndices(in: target)
        guard !isCompound || !tree.isWholeNumber(value), dependsOnType(value) else { return }
        if let type = knownType(target) { expect(value, as: type) } else { keepWholeNumbers(in: value) }
    }

    /// Keeps the whole numbers of a literal beside fractions: the collection may be one of `Any`.
    private mutating func keepWholeNumbers(in literal: ExpressionID) {
        let elements: [ExpressionID]
        switch tree[literal] {
        case .array(let list): elements = Array(tree.elements(of: list))
        case .dictionary(let entries): elements = tree.elements(of: entries).map { $0.value }
        default: return
        }
        for element in elements where tree.isWholeNumber(element) { expect(element, as: .any) }
    }

    private mutating func expectIndices(in target: ExpressionID) {
        switch tree[target] {
        case .subscript(let base, let index):
            expectIndex(index, of: base)
            expectIndices(in: base)
        case .member(let base, _), .optionalMember(let base, _): expectIndices(in: base)
        case .forcedUnwrap(let inner), .optionalValue(let inner), .optionalChain(let inner): expectIndices(in: inner)
        default: break
        }
    }

    /// Gives the key in an index of a dictionary its type, and the default value that of the values.
    mutating func expectIndex(_ index: ExpressionID, of base: ExpressionID) {
        let parts = indexWithDefault(index)
        guard state.isSwift, dependsOnType(parts?.key ?? index) || parts.map({ dependsOnType($0.value) }) ?? false,
            let type = knownType(base), type.shape == .dictionary
        else { return }
        expect(parts?.key ?? index, as: type.keys)
        if let value = parts?.value { expect(value, as: type.element) }
    }

    // MARK: Arguments

    /// What the argument of a member of a collection is.
    private enum ArgumentRole { case element, collection, key }

    /// Gives the arguments of a member of a collection the types that follow from its elements, those of `min` and
    /// `max` the type of each other, and that of `[T](repeating:count:)` the type of the elements.
    mutating func expectArguments(_ callee: ExpressionID, _ arguments: List<CallArgument>) {
        guard state.isSwift, !arguments.isEmpty else { return }
        let all = Array(tree.elements(of: arguments))
        guard all.contains(where: { dependsOnType($0.value) }) else { return }
        if !isPrint(callee) { for argument in all { keepWholeNumbers(in: argument.value) } }
        switch tree[callee] {
        case .type(let types):
            guard label(of: all[0]) == "repeating" else { return }
            expect(all[0].value, as: tree.elements(of: types).first?.element)
        case .name(let name):
            if names.spells(name, "min") || names.spells(name, "max") { expectElements(all.map { $0.value }) }
        case .member(let base, let name), .optionalMember(let base, let name):
            let spelled = names.text(of: name.name)
            for (place, argument) in all.enumerated() {
                if case .closure = tree[argument.value] { continue }
                guard dependsOnType(argument.value), let role = role(of: argument, place, in: spelled, all) else {
                    continue
                }
                expect(argument.value, as: type(of: role, in: base))
            }
        default: break
        }
    }

    private func isPrint(_ callee: ExpressionID) -> Bool {
        guard case .name(let name) = tree[callee] else { return false }
        return names.spells(name, "print") || names.spells(name, "debugPrint")
    }

    private func type(of role: ArgumentRole, in base: ExpressionID) -> TypeName? {
        guard let type = knownType(base) else { return nil }
        if type.shape == .named { return isOptionSet(declaredType(type, in: typeAround)) ? type : nil }
        return switch role {
        case .element: type.element
        case .collection: type
        case .key: type.keys
        }
    }

    private func role(
        of argument: CallArgument, _ place: Int, in member: String, _ all: [CallArgument]
    ) -> ArgumentRole? {
        switch (member, label(of: argument)) {
        case ("append", ""), ("insert", ""), ("contains", ""), ("firstIndex", "of"), ("lastIndex", "of"),
            ("remove", ""),
            ("updateValue", ""), ("update", "with"):
            return .element
        case ("append", "contentsOf"), ("insert", "contentsOf"), ("union", ""), ("intersection", ""),
            ("subtracting", ""),
            ("symmetricDifference", ""), ("formUnion", ""), ("subtract", ""), ("formIntersection", ""),
            ("formSymmetricDifference", ""), ("isSubset", "of"), ("isSuperset", "of"), ("isDisjoint", "with"):
            return .collection
        case ("updateValue", "forKey"), ("removeValue", "forKey"): return .key
        case ("reduce", ""):
            guard place == 0, all.count == 2, case .operatorFunction = tree[all[1].value] else { return nil }
            return .element
        default: return nil
        }
    }
}
