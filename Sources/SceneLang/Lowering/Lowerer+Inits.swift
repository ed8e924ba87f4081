import SceneRuntime

// `.init(…)`: the expected type says what it creates, or else the labels of the arguments.
extension Lowerer {
    /// Returns the arguments of `.init(…)`; nil for other expressions.
    func argumentsOfInit(_ id: ExpressionID) -> List<CallArgument>? {
        guard usesSwift, case .call(let callee, let arguments) = tree[id], case .symbol(let name) = tree[callee],
            names.text(of: name) == "init"
        else { return nil }
        return arguments
    }

    /// Whether an expression is `.init(…)`, or the literal of an array with one.
    func mentionsInit(_ id: ExpressionID) -> Bool {
        if case .array(let elements) = tree[id] {
            return tree.elements(of: elements).contains { argumentsOfInit($0) != nil }
        }
        return argumentsOfInit(id) != nil
    }

    /// Lowers `.init(…)` of a written type. Returns false for other expressions.
    mutating func lowerInit(_ id: ExpressionID, of type: TypeName?, into register: Register) -> Bool {
        guard let type, type.shape == .named, let arguments = argumentsOfInit(id) else { return false }
        let span = tree.span(of: id)
        let outer = state.buffer.span
        state.buffer.span = span
        defer { state.buffer.span = outer }
        if let found = findType(type, in: typeAround), found.exists {
            let entry = declarations.types[found.index]
            if entry.kind != .enumeration, lowerCreation(of: found, arguments, span, into: register) { return true }
            guard entry.kind == .controller else { return false }
            if arguments.isEmpty {
                emitNeedingRelease(.make, a: register, wide: entry.controller.raw)
                return true
            }
            return lowerInheritedCreation(entry.controller, arguments, into: register)
        }
        guard let place = UIKitName.find(bytes(type.name.name)[...]) else { return false }
        lowerConstructor(place, arguments, into: register)
        return true
    }

    /// Returns the class that `.init(…)` with these labels creates, as a position in `UIKitName.table`: only classes
    /// whose labels no other type has; nil for others.
    func classOfInit(_ labels: [String]) -> Int? {
        let name: String
        switch labels {
        case ["title", "style", "target", "action"], ["image", "style", "target", "action"],
            ["image", "landscapeImagePhone", "style", "target", "action"], ["barButtonSystemItem", "target", "action"],
            ["title", "image", "primaryAction", "menu"], ["title", "primaryAction"], ["image", "primaryAction"],
            ["title", "image", "primaryAction"], ["title", "menu"], ["image", "menu"], ["customView"], ["systemItem"],
            ["systemItem", "primaryAction"], ["systemItem", "primaryAction", "menu"], ["primaryAction"]:
            name = "UIBarButtonItem"
        case ["title", "image", "tag"], ["tabBarSystemItem", "tag"], ["title", "image", "selectedImage"]:
            name = "UITabBarItem"
        case ["handler"], ["title", "handler"], ["title", "image", "handler"]: name = "UIAction"
        case ["rootViewController"]: name = "UINavigationController"
        case ["row", "section"], ["item", "section"]: name = "IndexPath"
        default: return nil
        }
        return UIKitName.find(Array(name.utf8)[...])
    }

    /// Lowers an argument of an initialiser of UIKit. `.init { … }` after `primaryAction:` is an action.
    mutating func lowerArgument(_ argument: CallArgument, ofUIKit register: Register) {
        if label(of: argument) == "primaryAction", let inner = argumentsOfInit(argument.value),
            let place = UIKitName.find(Array("UIAction".utf8)[...])
        {
            lowerConstructor(place, inner, into: register)
        } else {
            lower(argument.value, into: register)
            markNeedsRelease(register)
        }
    }

    /// Returns the text of a name of a notification that is written `.init("x")`; nil for other arguments.
    func notificationName(_ value: ExpressionID, for label: [UInt8]) -> ExpressionID? {
        guard label.elementsEqual("name".utf8) || label.elementsEqual("forName".utf8),
            let arguments = argumentsOfInit(value), arguments.count == 1
        else { return nil }
        return tree.elements(of: arguments).first?.value
    }

    /// Lowers `.init(title: "OK", style: .default)` as an action of an alert, and calls of other symbols as empty
    /// objects.
    mutating func lowerSymbolOfUIKit(
        _ callee: ExpressionID, _ arguments: List<CallArgument>, into register: Register
    ) -> Bool {
        guard usesSwift, case .symbol(let name) = tree[callee] else { return false }
        let isInit = names.text(of: name) == "init"
        guard !arguments.isEmpty || state.isSwift && isInit else { return false }
        let given = Array(tree.elements(of: arguments))
        let span = state.buffer.span
        if isInit, let place = classOfInit(given.map { label(of: $0) }) {
            lowerConstructor(place, arguments, into: register)
            return true
        }
        guard isInit, given.prefix(2).map({ label(of: $0) }) == ["title", "style"] else {
            discardAll(arguments)
            state.buffer.span = span
            emitPrimitive(.unknown, register)
            return true
        }
        let first = consecutiveRegisters(given.count)
        lowerArguments(given.map { $0.value }, from: first)
        state.buffer.span = span
        emit(
            .callBuiltIn, n: UInt8(truncatingIfNeeded: given.count), a: first,
            b: BuiltInFunction.alertAction.rawValue)
        emitNeedingRelease(.move, a: register, b: first)
        return true
    }
}
