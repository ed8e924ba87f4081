import SceneRuntime

// Operands of verbs and clauses, and values.
extension Completer {
    mutating func offerOperand(_ kind: OperandKind, of clause: Clause?) {
        switch kind {
        case .none, .size: break
        case .instance, .child, .choice:
            offerInstances()
            offerVariables { $0.mayBeController }
        case .stack:
            add("[", isWhole: false)
            offerClassesAndInstances(of: clause)
        case .offer, .page, .fresh, .future, .names: offerClassesAndInstances(of: clause)
        case .storyboard: for item in declarations.storyboards.dropFirst() { add(item.name) }
        case .window: for item in declarations.windows.dropFirst(2) { add(item.name) }
        case .view: offerViews()
        case .identifier, .target:
            for text in segueIdentifiers { add(Completer.quoted(text)) }
            if kind == .target {
                offerViews()
                offerInstances()
                offerSymbols(.tap, dotted: true)
            }
            offerVariables { $0.tag == .string }
        case .value: offerValues()
        case .boolean:
            add([Keyword.true, .false])
            offerVariables { $0.tag == .bool }
        case .number: offerVariables { $0.asDouble != nil }
        case .text: offerVariables { $0.tag == .string }
        case .variable: offerVariables { _ in true }
        case .invocation: offerInstances()
        case .symbol(let symbols): offerSymbols(symbols, dotted: true)
        case .callPattern: offerReceivers()
        case .block, .closure, .patterns: add("{")
        case .statement: for row in VerbTable.rows { row.words.first.map { add($0) } }
        case .categories:
            for category in Category.allCases {
                add("+" + category.spelling.text)
                add("-" + category.spelling.text)
            }
        }
    }

    /// Adds the controllers for an operand whose name may create an instance.
    private mutating func offerClassesAndInstances(of clause: Clause?) {
        offerControllers()
        // Before `launch with X`, no instance exists.
        if clause != .with { offerInstances(onlyNumbered: true) }
        offerVariables { $0.mayBeController }
    }

    /// The identifiers of the segues of the controller that the line names; otherwise those of all segues.
    var segueIdentifiers: [String] {
        if let sender, let controller = controller(named: sender) { return segueIdentifiers(of: controller) }
        return declarations.controllers.flatMap { $0.table.segueNames.values.map { $0.name } } + completionRecord.segues
    }

    private func segueIdentifiers(of controller: Declarations.Controller) -> [String] {
        var found: [String] = []
        var current = controller
        // A cycle is cut when it is reported, so the chain ends.
        while true {
            found += current.table.segueNames.values.map { $0.name }
            guard current.parent.exists else { return found }
            current = declarations.controllers[current.parent.index]
        }
    }

    /// Returns a string literal for a string.
    static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

    static func escaped(_ text: String) -> String {
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            if byte == 0x22 || byte == 0x5C { bytes.append(0x5C) }
            bytes.append(byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Adds the declared controllers.
    mutating func offerControllers() {
        for controller in declarations.controllers.dropFirst(BuiltInClass.slots) { add(controller.name) }
    }

    /// Adds the living instances. Code that runs later may also name controllers without an instance.
    mutating func offerInstances(onlyNumbered: Bool = false) {
        let living = machine.livingNames
        for name in living where !onlyNumbered || name.contains("#") { add(name) }
        if onlyNumbered { return }
        if living.isEmpty || !completionRecord.enclosing.isEmpty { offerControllers() }
        for name in completionRecord.names { add(name) }
        if !completionRecord.enclosing.isEmpty { add(Keyword.`self`.text) }
    }

    /// Adds the session's variables whose current value passes the test, and all variables that the text declares.
    mutating func offerVariables(_ isWanted: (Value) -> Bool) {
        for (name, entity) in declarations.file {
            guard case .global(let index) = entity else { continue }
            let value = Int(index) < machine.state.globals.count ? machine.state.globals[Int(index)] : .null
            if value.isNull || value.isAbsent || isWanted(value) { add(name) }
        }
        for name in completionRecord.names { add(name) }
    }

    /// Adds everything that an expression can begin with.
    mutating func offerValues() {
        offerVariables { _ in true }
        offerControllers()
        offerInstances(onlyNumbered: true)
        for (name, entity) in declarations.file {
            if case .function(let index) = entity {
                add(
                    spelling(of: name) + (declarations.functions[Int(index)].parameters.isEmpty ? "()" : "("),
                    isWhole: false)
            }
        }
        for items in [declarations.storyboards, declarations.delegates, declarations.windows] {
            for item in items.dropFirst() where item.site != nil { add(item.name) }
        }
        for function in BuiltInFunction.allCases {
            add(function.spelling.text + (function.arity.upperBound == 0 ? "()" : "("), isWhole: false)
        }
        for name in EnvironmentName.allCases { add(name.spelling.text) }
        add([Keyword.true, .false, .nil])
        guard let enclosing = completionRecord.enclosing.last else { return }
        add(Keyword.`self`.text)
        if let name = enclosing.name, let known = controller(named: name) {
            for member in known.table.members.keys { add(member) }
        }
        guard enclosing.owner == .controller else { return }
        let base = enclosingBase
        for spec in PropertySpec.table where spec.belongs(to: base) { add(spec.name.text) }
    }

    private mutating func offerViews() {
        for controller in declarations.controllers {
            for (name, member) in controller.table.members {
                if case .view = member { add(name) }
            }
        }
    }

    /// Adds the possible receivers of an expected call.
    private mutating func offerReceivers() {
        offerControllers()
        offerInstances(onlyNumbered: true)
        for item in declarations.delegates.dropFirst() where item.site != nil { add(item.name) }
        for item in declarations.styles.dropFirst() { add(item.name) }
        add([Keyword.app, .scene])
    }

    /// Adds the symbols that are valid after a dot.
    mutating func offerSymbols(dotted: Bool) {
        if let name = completionRecord.property, let property = PropertyLexicon.lexicon[Array(names.bytes(of: name))] {
            offerSymbols(
                SymbolChoices.of(property), declaresStyles: property.spec.type == .presentationStyle, dotted: dotted)
        } else if let symbols = completionRecord.operand?.symbols {
            offerSymbols(symbols, dotted: dotted)
        } else {
            offerSymbols(nil, declaresStyles: false, dotted: dotted)
        }
    }

    /// Adds the symbols of an operand, and the declared styles if a style is valid.
    private mutating func offerSymbols(_ symbols: OperandSymbols, dotted: Bool) {
        offerSymbols(symbols.choices, declaresStyles: symbols == .presentationStyle, dotted: dotted)
    }

    /// Adds `choices`, or all symbols if any is valid.
    private mutating func offerSymbols(_ choices: [Symbol]?, declaresStyles: Bool, dotted: Bool) {
        let dot = dotted ? "." : ""
        for symbol in choices ?? Symbol.allCases { add(dot + symbol.spelling.text) }
        if declaresStyles { for style in declarations.styles.dropFirst() { add(dot + spelling(of: style.name)) } }
    }
}

extension Value {
    /// Whether a variable with this value can be an operand that must be a controller.
    var mayBeController: Bool { tag == .controller || tag == .weak }
}

extension Machine {
    /// The names of the living instances, as in traces.
    var livingNames: [String] {
        state.world.livingControllers().filter { state.world.classOf($0).index >= BuiltInClass.slots }
            .map { text(of: state.world.name(of: $0)) }
    }
}
