import SceneRuntime

// Arguments of functions and of UIKit's methods.
extension Resolver {
    /// Reports arguments that a function with these parameters does not take: too many, too few, or with the label of
    /// another parameter.
    mutating func checkArguments(
        _ arguments: List<CallArgument>, of name: IdentifierID, _ span: SourceSpan, for parameters: [IdentifierID],
        _ declared: SourceSpan
    ) {
        let count = parameters.count
        guard arguments.count == count else {
            return checkArity(name, arguments.count, count...count, span, declared)
        }
        for (argument, parameter) in zip(tree.elements(of: arguments), parameters) {
            guard let label = argument.label, label.name != parameter else { continue }
            report(
                .wrongArity, "incorrect argument label '\(text(label.name)):' in call to '\(text(name))'",
                at: tree.span(of: label), label: "expected '\(text(parameter)):'", declared: declared,
                fix: text(parameter))
        }
    }

    /// Reports arguments of a built-in function with another label or with an invalid literal.
    mutating func checkArguments(_ arguments: List<CallArgument>, of function: BuiltInFunction) {
        let given = tree.elements(of: arguments)
        for (argument, expected) in zip(given, function.labels) {
            guard let label = argument.label, text(label.name) != expected.text else { continue }
            report(
                .wrongArity, "incorrect argument label '\(text(label.name)):' in call to '\(function.spelling.text)'",
                at: tree.span(of: label), label: "expected '\(expected.text):'", fix: expected.text)
        }
        for (argument, property) in zip(given, function.properties) { checkValue(argument.value, of: property) }
        guard function == .alertAction, given.count > 1, let title = given.first?.value,
            let style = given.dropFirst().first?.value
        else { return }
        let styles = AlertActionStyle.allCases.map { $0.symbol }
        checkLiteral(title, [.text, .null], "a string or nil")
        checkLiteral(style, .symbol, "the style of an action", of: styles)
        checkSymbol(style, of: styles, "unknown action style")
        if given.count > 2, let handler = given.dropFirst(2).first?.value {
            checkLiteral(handler, [.closure, .null], "a block or nil")
        }
    }

    /// Checks the arguments of a subclass of alerts, which inherits their initialiser.
    mutating func checkArguments(_ arguments: List<CallArgument>, ofAlert id: ClassID) {
        let known = BuiltInFunction.alertController.labels.map { $0.text }
        let name = text(declarations.controllers[id.index].name)
        for argument in tree.elements(of: arguments) {
            guard let label = argument.label, !known.contains(text(label.name)) else { continue }
            report(
                .wrongArity,
                "incorrect argument label '\(text(label.name)):' in call to '\(name)'",
                at: tree.span(of: label), help: "an alert takes title:, message: and preferredStyle:")
        }
    }

    /// Checks `.medium()` and `.large()`, the detents of sheets. No other symbol can be called.
    mutating func checkDetent(_ name: IdentifierID, _ arguments: List<CallArgument>, _ id: ExpressionID) {
        let (spelled, span) = (text(name), tree.span(of: id))
        let isDetent = SymbolLexicon.lexicon[bytes(name)].flatMap { Detent($0) } != nil
        // In a body of Swift, a dot and a name is a value of a class that the context says.
        if arguments.isEmpty, isDetent || context.isSwift { return }
        if spelled == "custom" {
            report(
                .unmodelled, "custom detents are not modelled", at: span, help: "the detents are .medium() and .large()"
            )
        } else {
            report(
                .notCallable, "'.\(spelled)' cannot be called", at: span, help: isDetent ? "write: .\(spelled)()" : nil)
        }
    }

    /// Reports arguments that no method called `name` takes: too many, or with another label.
    mutating func checkArguments(_ arguments: List<CallArgument>, of name: Identifier) {
        let spelled = Array(bytes(name.name))
        let labels = MethodSpec.table.filter { $0.name.utf8Bytes == spelled || $0.handler.utf8Bytes == spelled }
            .map { $0.labels.map { $0.text } }
        guard let most = labels.map({ $0.count }).max() else { return }
        if arguments.count > most {
            return checkArity(
                name.name, arguments.count, 0...most, tree.span(of: name), nil,
                help: forms(of: name, labels, for: arguments))
        }
        for (place, argument) in tree.elements(of: arguments).enumerated() {
            guard let label = argument.label, text(label.name) != "_" else { continue }
            let known = labels.compactMap { place < $0.count ? $0[place] : nil }
            if known.contains(text(label.name)) { continue }
            report(
                .wrongArity,
                "argument \(place + 1) of '\(text(name.name))' cannot have the label '\(text(label.name)):'",
                at: tree.span(of: label), near: text(label.name), in: known,
                help: forms(of: name, labels, for: arguments))
        }
    }

    /// Reports arguments of a pattern that no call of a method called `name` has: too few, too many, or with another
    /// label.
    mutating func checkPatternArguments(_ arguments: List<CallArgument>, of name: Identifier) {
        let spelled = Array(bytes(name.name))
        let specs = MethodSpec.table.filter { $0.name.utf8Bytes == spelled || $0.handler.utf8Bytes == spelled }
        let counts = specs.map { $0.labels.count - (Self.isLastOptional($0.method) ? 1 : 0) }
        guard let least = counts.min(), let most = specs.map({ $0.labels.count }).max(), arguments.count < least else {
            return checkArguments(arguments, of: name)
        }
        checkArity(
            name.name, arguments.count, least...most, tree.span(of: name), nil,
            help: forms(of: name, specs.map { $0.labels.map { $0.text } }, for: arguments))
    }

    /// Whether a method can be called without its last argument: a notification without an info, and the adaptive style
    /// before iOS 8.3.
    private static func isLastOptional(_ method: Method) -> Bool {
        method == .notification || method == .adaptivePresentationStyle
    }

    /// Returns the forms of the methods with a name, as in traces. If the arguments begin with the object that calls
    /// its delegate, which traces omit, returns the form without it.
    private func forms(
        of name: Identifier, _ labels: [[String]], for arguments: List<CallArgument>
    ) -> String {
        let given = tree.elements(of: arguments).map { argument -> String? in
            argument.label.map { text($0.name) }.flatMap { $0 == "_" ? nil : $0 }
        }
        let rest = given.dropFirst().compactMap { $0 }
        if given.count > 1, given.first == .some(nil), rest.count == given.count - 1, labels.contains(rest) {
            return "the trace omits the object that calls its delegate; write: \(form(of: name, rest))"
        }
        let forms = Set(labels.map { form(of: name, $0) }).sorted()
        return "the trace prints " + (forms.count > 1 ? "one of these: " : "") + forms.joined(separator: ", ")
    }

    private func form(of name: Identifier, _ labels: [String]) -> String {
        "\(text(name.name))(\(labels.map { $0 + ":" }.joined()))"
    }

    /// Reports calls that `call` cannot make: of the methods with arguments, it makes only appearance callbacks.
    mutating func checkDirectCall(of methods: [Method], _ name: Identifier, _ arguments: List<CallArgument>) {
        if methods.contains(where: { $0.spec.labels.isEmpty || $0.spec.category == .appearance }) {
            return checkArguments(arguments, of: name)
        }
        report(
            .unmodelled, "'call' cannot pass arguments to '\(text(name.name))'", at: tree.span(of: name),
            help: "use a verb that makes UIKit call the method, or move the code to a 'func' with another name, and "
                + "call that 'func'")
    }
}
