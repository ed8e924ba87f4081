import SceneRuntime

// Checks of literals in places where only some values are valid.
extension Resolver {
    /// Reports a literal that is not a valid value of `property`. Other expressions are checked at run time.
    mutating func checkValue(_ value: ExpressionID, of property: Property) {
        guard let values = PropertyValue.of(property), !isZero(value, of: property.spec.type) else { return }
        let choices = SymbolChoices.of(property)
        checkLiteral(value, values.literals, values.noun, of: choices)
        let complaint = "'\(property.spec.name.text)' does not accept"
        checkSymbol(value, of: choices, complaint)
        guard case .array(let elements) = tree[value] else { return }
        if property.spec.type == .controllers { return checkElements(of: value) }
        guard choices != nil else { return }
        for element in tree.elements(of: elements) {
            checkLiteral(element, .symbol, "a symbol (a dot and a word)", of: choices)
            checkSymbol(element, of: choices, complaint)
        }
    }

    /// Whether a value is `.zero`, and the type has such a value.
    private func isZero(_ value: ExpressionID, of type: PropertyType) -> Bool {
        guard context.isSwift, case .symbol(let name) = tree[value], names.spells(name, "zero") else { return false }
        return type == .size || type == .rect || type == .insets
    }

    /// Reports literals in a list of controllers.
    mutating func checkElements(of list: ExpressionID) {
        guard case .array(let elements) = tree[list] else { return }
        for element in tree.elements(of: elements) { checkLiteral(element, [], "a controller") }
    }

    /// Returns the kind of a literal; nil for other expressions.
    func literal(_ id: ExpressionID) -> LiteralKinds? {
        switch tree[id] {
        case .boolean: .boolean
        case .integer: .integer
        case .double: .double
        case .string, .interpolation: .text
        case .symbol: .symbol
        case .size: .size
        case .array: .array
        case .dictionary: .dictionary
        case .closure: .closure
        case .nilLiteral: .null
        default: nil
        }
    }

    /// Reports a literal that is not of `kinds`. `noun` describes the valid values, and `choices` lists them, if they
    /// are known.
    mutating func checkLiteral(
        _ id: ExpressionID, _ kinds: LiteralKinds, _ noun: String, of choices: [Symbol]? = nil
    ) {
        guard let found = literal(id), !kinds.contains(found) else { return }
        report(
            .wrongClause, "expected \(noun)", at: tree.span(of: id),
            help: choices.map { Self.choicesHelp($0.map { ".\($0.spelling.text)" }) })
    }

    /// Reports a literal that cannot be the operand of a verb.
    mutating func checkLiteral(_ id: ExpressionID, _ kind: OperandKind, of choices: [Symbol]? = nil) {
        checkLiteral(id, kind.literals, kind.description, of: choices)
    }

    /// Reports a symbol that is not one of `choices`, if they are known. The message is `complaint` and the symbol.
    mutating func checkSymbol(_ id: ExpressionID, of choices: [Symbol]?, _ complaint: String) {
        guard let choices, case .symbol(let name) = tree[id] else { return }
        if let symbol = SymbolLexicon.lexicon[bytes(name)], choices.contains(symbol) { return }
        reportSymbol("\(complaint) '.\(text(name))'", id, in: choices.map { $0.spelling.text })
    }

    /// Reports a symbol that is not valid here; `known` are the valid ones.
    mutating func reportSymbol(_ message: String, _ id: ExpressionID, in known: [String]) {
        guard case .symbol(let name) = tree[id] else { return }
        let dotted = known.map { ".\($0)" }
        report(
            .unknownSymbol, message, at: tree.span(of: id), near: ".\(text(name))", in: dotted,
            help: Self.choicesHelp(dotted))
    }

    /// Returns choices as a help text.
    static func choicesHelp(_ choices: [String]) -> String { "choices are " + choices.joined(separator: ", ") }

    /// Reports an invalid literal in `target = value`, if only UIKit has a property with that name.
    mutating func checkAssigned(_ value: ExpressionID, to target: ExpressionID) {
        if case .property(let property) = resolution.references[Int(target.index)] {
            return checkValue(value, of: property)
        }
        guard let (base, name) = tree.member(target), !declarations.memberNames.contains(name.name),
            !isUnknown(base), let property = PropertyLexicon.lexicon[bytes(name.name)]
        else { return }
        // Bar button items have a style, too.
        if context.isSwift, property == .splitStyle { return }
        // A part of a point, of insets and the like can be any number.
        if context.isSwift, ValueClass.settableParts.contains(Array(bytes(name.name))) { return }
        checkValue(value, of: property)
    }

    /// Whether `id` is an unknown name, about which a second message would not help.
    private func isUnknown(_ id: ExpressionID) -> Bool {
        if case .name = tree[id] { return resolution.references[Int(id.index)] == .none }
        return false
    }
}
