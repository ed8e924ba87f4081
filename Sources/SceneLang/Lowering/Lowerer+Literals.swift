import SceneRuntime

// Literals and constants whose type is expected: `.max`, the literals of types that declare what a literal is, and sets
// of options.
extension Lowerer {
    /// Whether a type of the script can be created from literals that have a type of their own.
    var createsFromLiterals: Bool { usesSwift && Self.literalNames.contains { names.find($0) != nil } }

    private static let literalNames = [
        "integerLiteral", "floatLiteral", "stringLiteral", "booleanLiteral", "nilLiteral", "arrayLiteral",
    ]

    /// Lowers a constant of a type of numbers without its type, such as `.max`. Returns false for other expressions.
    mutating func lowerNumber(_ id: ExpressionID, of type: TypeName, into register: Register) -> Bool {
        guard type.shape == .named, case .symbol(let name) = tree[id] else { return false }
        let (spelled, number) = (names.text(of: name), names.text(of: type.name.name))
        let isWhole = LibraryForm.range(ofInteger: number) != nil
        if spelled == "zero", isWhole || Self.fractionTypes.contains(number) {
            load(isWhole ? .int(0) : .double(0), into: register)
            return true
        }
        guard let form = LibraryForm.constant(spelled, of: number) else { return false }
        lowerConstant(form, of: number, into: register)
        return true
    }

    /// Lowers the constant of a type of numbers.
    mutating func lowerConstant(_ form: LibraryForm, of type: String, into register: Register) {
        guard form == .intMax || form == .intMin, let range = LibraryForm.range(ofInteger: type) else {
            return lowerPrimitive(.libraryFunction, [], form.rawValue, into: register)
        }
        load(.int(form == .intMax ? range.upperBound : range.lowerBound), into: register)
    }

    /// Lowers a literal as an instance of a type of the script that declares what such a literal is, by an initialiser
    /// such as `init(stringLiteral:)`, or that is a set of options. Returns false for other expressions.
    mutating func lowerLiteral(_ id: ExpressionID, of type: TypeName, into register: Register) -> Bool {
        guard type.shape == .named, isLiteral(id), createsFromLiterals || names.find("OptionSet") != nil else {
            return false
        }
        let declared = declaredType(type, in: typeAround)
        guard declared.exists else { return false }
        if case .array(let elements) = tree[id], isOptionSet(declared) {
            return lowerOptions(Array(tree.elements(of: elements)), declared, into: register)
        }
        if case .nilLiteral = tree[id], type.isOptional { return false }
        for (label, values) in arguments(ofLiteral: id) {
            guard let name = names.find(label) else { continue }
            let span = tree.span(of: id)
            let own = Identifier(name: name, start: span.start, end: span.end)
            var all = values.map { CallArgument(label: nil, value: $0) }
            if let first = all.first { all[0] = CallArgument(label: own, value: first.value) }
            let given = tree.givenArguments(all)
            guard declarations.hasInitialiser(of: declared, given) else { continue }
            return lowerCreation(of: declared, all, span, into: register)
        }
        return false
    }

    private func isLiteral(_ id: ExpressionID) -> Bool {
        switch tree[id] {
        case .integer, .double, .string, .interpolation, .boolean, .nilLiteral, .array: true
        case .unary(.minus, let value): isLiteral(value)
        default: false
        }
    }

    /// The labels of the initialisers that a literal can call, with the arguments.
    private func arguments(ofLiteral id: ExpressionID) -> [(label: String, values: [ExpressionID])] {
        switch tree[id] {
        case .integer: [("integerLiteral", [id]), ("floatLiteral", [id])]
        case .double: [("floatLiteral", [id])]
        case .unary: [("integerLiteral", [id]), ("floatLiteral", [id])]
        case .string, .interpolation: [("stringLiteral", [id])]
        case .boolean: [("booleanLiteral", [id])]
        case .nilLiteral: [("nilLiteral", [id])]
        case .array(let elements): [("arrayLiteral", Array(tree.elements(of: elements)))]
        default: []
        }
    }

    // MARK: Sets of options

    /// Whether a type is a set of options.
    func isOptionSet(_ type: TypeID) -> Bool {
        guard type.exists, let name = names.find("OptionSet") else { return false }
        let entry = declarations.types[type.index]
        return entry.kind == .structure && entry.inherited.contains(name)
    }

    /// Lowers the literal of a set of options: the union of the raw values of its elements. Returns false for a type
    /// that is not created from a raw value.
    mutating func lowerOptions(_ elements: [ExpressionID], _ type: TypeID, into register: Register) -> Bool {
        guard let name = names.find("rawValue") else { return false }
        let raw = temporary()
        emit(.loadInt, a: raw, wide: 0)
        for element in elements {
            withTemporaries { lowerer in
                let first = lowerer.consecutiveRegisters(2)
                lowerer.lower(element, into: first, as: type)
                lowerer.markNeedsRelease(first)
                if lowerer.declarations.computedNames.contains(name) {
                    lowerer.emitPrimitive(.getProperty, a: first, c: lowerer.member(name))
                    lowerer.recordCallResult(first)
                } else {
                    lowerer.emitNeedingRelease(.getMember, a: first, b: first, c: lowerer.member(name))
                }
                let pair = lowerer.consecutiveRegisters(2)
                lowerer.emit(.copy, a: pair, b: raw)
                lowerer.emitNeedingRelease(.move, a: pair &+ 1, b: first)
                lowerer.primitive(.bitOperation, pair, 2, detail: UInt16(BinaryOperator.bitOr.rawValue))
                lowerer.emit(.move, a: raw, b: pair)
            }
        }
        return createInstance(of: type, labelled: name, from: raw, into: register)
    }
}
