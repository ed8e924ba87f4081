import SceneRuntime

// The types of values, as far as the code says them: written types, and those of literals and of the places and calls
// that they come from. What is not certain is nil.
extension Lowerer {
    /// The names of the types of numbers with a fraction.
    static let fractionTypes: Set<String> = ["Double", "CGFloat", "Float", "TimeInterval"]

    /// Returns the type of an expression; nil if it is not known. Whether it is optional is not known.
    func knownType(_ id: ExpressionID) -> TypeName? { knownType(id, depth: 8) }

    /// Returns the type of a variable: the written one, or that of its first value; nil if it is not known.
    func knownType(of variable: Variable, _ tree: Int) -> TypeName? {
        typeName(of: variable, tree) ?? variable.value.flatMap { trees[tree].typeOfLiteral($0, names, depth: 4) }
    }

    /// Whether an expression certainly is a number with a fraction.
    func hasFraction(_ id: ExpressionID) -> Bool {
        guard let type = knownType(id) else { return false }
        return type.shape == .named && isFraction(type)
    }

    /// Records the type of a local variable, a parameter or the element of a loop.
    mutating func recordKnownType(_ variable: VariableID, _ type: TypeName?) {
        if state.isSwift, let type { localTypes[number, default: [:]][variable] = type }
    }

    /// Records the type of a local variable: the written one, or that of its value.
    mutating func recordKnownType(_ variable: VariableID, _ written: Variable) {
        guard state.isSwift else { return }
        recordKnownType(variable, typeName(of: written, number) ?? written.value.flatMap { typeAlone(of: $0) })
    }

    /// Returns the type of an expression without an expected type: a whole number is an `Int`.
    private func typeAlone(of id: ExpressionID) -> TypeName? {
        knownType(id) ?? (tree.isWholeNumber(id) ? .int : nil)
    }

    /// Returns the type of the elements of a literal; nil if it is not known.
    func knownElement(_ elements: some Collection<ExpressionID>) -> TypeName? { knownElement(elements, depth: 8) }

    private func knownElement(_ elements: some Collection<ExpressionID>, depth: Int) -> TypeName? {
        for element in elements { if let type = knownType(element, depth: depth) { return type } }
        return elements.isEmpty || !elements.allSatisfy { tree.isWholeNumber($0) } ? nil : .int
    }

    private func knownType(_ id: ExpressionID, depth: Int) -> TypeName? {
        if depth == 0 { return nil }
        let next = depth - 1
        switch tree[id] {
        case .double: return .double
        case .unary(.minus, let value), .forcedUnwrap(let value), .optionalValue(let value), .optionalChain(let value),
            .trying(let value, _), .awaiting(let value):
            return knownType(value, depth: next)
        case .array(let elements):
            return knownElement(tree.elements(of: elements), depth: next)?.collected(in: .array)
        case .dictionary(let entries):
            let all = tree.elements(of: entries)
            return knownElement(all.map { $0.value }, depth: next)?.collected(
                in: .dictionary, by: knownElement(all.map { $0.key }, depth: next))
        case .ternary(_, let first, let second), .binary(.coalesce, let first, let second):
            return knownType(first, depth: next) ?? knownType(second, depth: next)
        case .binary(let operation, let left, let right):
            guard operation.group == .arithmetic, !hasOwnFunction(operation) else { return nil }
            // Both operands have the type of the result.
            let (first, second) = (knownType(left, depth: next), knownType(right, depth: next))
            if let first, let second, !first.isSame(as: second) { return nil }
            return first ?? second
        case .cast(_, let type, _): return typeNamed(by: type)
        case .name:
            if case .local(let variable) = reference(id) { return localTypes[number]?[variable] }
            return typeOfVariable(id)
        case .member(let base, let name), .optionalMember(let base, let name):
            return typeOfVariable(id) ?? typeOfMember(name.name, of: base, depth: next)
        case .subscript(let base, let index):
            guard let type = knownType(base, depth: next) else { return nil }
            return isRange(index) ? type : type.element
        case .call(let callee, let arguments): return typeOfResult(callee, arguments, depth: next)
        default: return nil
        }
    }

    private func typeOfVariable(_ id: ExpressionID) -> TypeName? {
        variable(ofTarget: id).flatMap { knownType(of: $0.0, $0.1) }
    }

    /// Whether an index is written as a range, so that the element is a part of the collection.
    private func isRange(_ id: ExpressionID) -> Bool {
        switch tree[id] {
        case .binary(let operation, _, _): operation.group == .range
        case .unary(let operation, _): operation == .through || operation == .until || operation == .from
        default: false
        }
    }

    /// Returns the type that an expression after `as` names.
    private func typeNamed(by id: ExpressionID) -> TypeName? {
        switch tree[id] {
        case .type(let types): tree.elements(of: types).first
        case .name, .member: tree.typeNamed(by: id, names)
        default: nil
        }
    }

    /// Returns the type of a property: of the type that has it, or of all properties with its name.
    private func typeOfMember(_ name: IdentifierID, of base: ExpressionID, depth: Int) -> TypeName? {
        if case .name(let type) = tree[base],
            LibraryForm.constant(names.text(of: name), of: names.text(of: type)) != nil
        {
            return tree.typeNamed(by: base, names)
        }
        guard let owner = knownType(base, depth: depth) else {
            return isNameOfLibrary(name) ? nil : onlyKnownType(ofProperty: name)
        }
        if owner.shape != .named { return Self.elementMembers.contains(names.text(of: name)) ? owner.element : nil }
        let type = declaredType(owner, in: typeAround)
        guard type.exists, let member = declarations.table(of: type).members[name] else { return nil }
        return declared(member, declarations.table(of: type)).flatMap { knownType(of: $0.0, $0.1) }
    }

    /// Whether Swift's library or UIKit has a member with a name, too.
    private func isNameOfLibrary(_ name: IdentifierID) -> Bool {
        let spelled = bytes(name)
        return BuiltInMember.lexicon[spelled] != nil || PropertyLexicon.lexicon[spelled] != nil
            || LibraryMember.baseNames.contains { $0.elementsEqual(spelled) } || NameGroup.of(spelled[...]) != .none
    }

    /// Returns the type of the result of a call.
    private func typeOfResult(
        _ callee: ExpressionID, _ arguments: List<CallArgument>, depth: Int
    ) -> TypeName? {
        switch reference(callee) {
        case .function(let index): return declarations.functions[Int(index)].signature.result
        case .member(.function(let index)):
            guard let table = selfTable, Int(index) < table.functions.count else { return nil }
            return table.functions[Int(index)].signature.result
        default: break
        }
        switch tree[callee] {
        case .type(let types): return tree.elements(of: types).first
        case .name: return tree.typeNamed(by: callee, names)
        case .member(let base, let name), .optionalMember(let base, let name):
            if let type = tree.typeNamed(by: callee, names) { return type }
            let spelled = names.text(of: name.name)
            guard Self.elementMembers.contains(spelled) || Self.partMembers.contains(spelled),
                let type = knownType(base, depth: depth), type.shape == .array || type.shape == .set
            else { return nil }
            return Self.elementMembers.contains(spelled) ? type.element : type
        default: return nil
        }
    }

    /// The members of a collection whose value is an element.
    private static let elementMembers: Set<String> = [
        "first", "last", "min", "max", "randomElement", "popLast", "popFirst", "removeFirst", "removeLast",
    ]
    /// The methods of a collection whose result is a collection of the same elements.
    private static let partMembers: Set<String> = [
        "filter", "sorted", "reversed", "shuffled", "prefix", "suffix", "dropFirst", "dropLast",
    ]

    // MARK: Targets

    /// Returns the written type of a target; nil if it is not known.
    func typeName(ofTarget target: ExpressionID) -> TypeName? {
        variable(ofTarget: target).flatMap { typeName(of: $0.0, $0.1) }
    }

    /// Returns the declaration of a target, and its tree; nil if it is not known.
    func variable(ofTarget target: ExpressionID) -> (Variable, Int)? {
        switch reference(target) {
        case .staticMember(let number):
            let member = declarations.statics[Int(number)]
            return member.variable.map { ($0, member.site.tree) }
        case .member(let own): return selfTable.flatMap { declared(own, $0) }
        default:
            guard let (base, name) = tree.member(target), case .selfReference = tree[base], let table = selfTable,
                let own = table.members[name.name]
            else { return nil }
            return declared(own, table)
        }
    }

    /// Returns the declaration of a property of a table, and its tree; nil for other members.
    func declared(_ member: MemberTable.Member, _ table: MemberTable) -> (Variable, Int)? {
        switch member {
        case .field(let index): (table.fields[Int(index)].variable, table.fields[Int(index)].site.tree)
        case .computed(let index): (table.computed[Int(index)].variable, table.computed[Int(index)].site.tree)
        case .function, .view: nil
        }
    }

    /// Whether a target is a number with a fraction, or a collection of such numbers: by its type, or because all
    /// properties with its name are.
    func hasFraction(_ target: ExpressionID, _ type: TypeName?) -> Bool {
        guard state.isSwift else { return false }
        if let type { return isFraction(type) }
        guard let (_, name) = tree.member(target), declarations.memberNames.contains(name.name) else { return false }
        return declarations.haveAll(name.name) { isFraction(knownType(of: $0, $1)) }
    }
}

extension SyntaxTree {
    /// Returns the type of a literal with a fraction, of a list of such literals, or of `T(…)`; nil for other
    /// expressions.
    func typeOfLiteral(_ id: ExpressionID, _ names: IdentifierTable, depth: Int) -> TypeName? {
        if depth == 0 { return nil }
        switch self[id] {
        case .double: return .double
        case .unary(.minus, let value): return typeOfLiteral(value, names, depth: depth - 1)
        case .array(let list):
            for element in elements(of: list) {
                if let type = typeOfLiteral(element, names, depth: depth - 1) { return type.collected(in: .array) }
            }
            return nil
        case .call(let callee, _):
            if case .type(let types) = self[callee] { return elements(of: types).first }
            return typeNamed(by: callee, names)
        default: return nil
        }
    }

    /// Returns the type that a path of names with upper-case letters is, also before `.init`; nil for other
    /// expressions.
    func typeNamed(by id: ExpressionID, _ names: IdentifierTable) -> TypeName? {
        func isUpper(_ name: IdentifierID) -> Bool {
            names.bytes(of: name).first.map { (0x41...0x5A).contains($0) } ?? false
        }
        switch self[id] {
        case .name(let name):
            let span = span(of: id)
            return isUpper(name) ? TypeName(named: Identifier(name: name, start: span.start, end: span.end)) : nil
        case .member(let base, let name):
            guard var type = typeNamed(by: base, names) else { return nil }
            if name.name == SwiftWord.`init`.name { return type }
            guard isUpper(name.name) else { return nil }
            let span = span(of: id)
            let outer = type.name.name
            type = TypeName(named: Identifier(name: name.name, start: span.start, end: span.end))
            type.outer = outer
            return type
        default: return nil
        }
    }

    /// Whether an expression is the literal of a list or a dictionary.
    func isCollectionLiteral(_ id: ExpressionID) -> Bool {
        switch self[id] {
        case .array, .dictionary: true
        default: false
        }
    }

    /// Whether an expression is a whole number, also a negative one.
    func isWholeNumber(_ id: ExpressionID) -> Bool {
        switch self[id] {
        case .integer: true
        case .unary(.minus, let value): if case .integer = self[value] { true } else { false }
        default: false
        }
    }
}

extension TypeName {
    /// The type of literals with a fraction.
    static let double = TypeName(named: Identifier(name: IdentifierTable.double, start: 0, end: 0))
    /// The type of whole numbers.
    static let int = TypeName(named: Identifier(name: IdentifierTable.int, start: 0, end: 0))

    /// A type that nothing is known of.
    static let any = TypeName(named: Identifier(name: Parser.placeholder, start: 0, end: 0))

    /// Creates a type that is a name.
    init(named name: Identifier) { self.init(shape: .named, name: name, isOptional: false, isUnwrapped: false) }
}
