import SceneRuntime

// Calls of methods and classes of UIKit in Swift's form.
extension Resolver {
    /// Resolves a call of a method of UIKit, or of a class that code can create, and returns whether it is one. A
    /// function of the script has priority.
    mutating func resolveUIKitCall(_ callee: ExpressionID, _ arguments: List<CallArgument>) -> Bool {
        if case .name(let name) = tree[callee] { return resolveBareCall(name, callee, arguments) }
        // A dot and a name with arguments: a value of a class that the context says.
        if case .symbol = tree[callee], context.isSwift, !arguments.isEmpty {
            resolveArguments(arguments)
            return true
        }
        guard let (base, name) = tree.member(callee), UIKitMethod.contains(bytes(name.name)),
            let found = UIKitMethod.find(bytes(name.name), labels(of: arguments))
        else { return false }
        if case .superReference = tree[base] { return false }
        if case .name(let storyboard) = tree[base], qualifiedScene(base, name.name) != nil, local(storyboard) == nil {
            return false
        }
        resolve(base)
        // A member of the script, if the class of the receiver is known.
        if let table = table(of: base), table.members[name.name] != nil,
            !isOnlyOfUIKit(name.name, arguments, in: table)
        {
            return false
        }
        if comesFromUnknown(base), case .name = tree[base] {
            // The run says that nothing happens.
        } else if !unmodelled.isEmpty, isUnmodelled(base) {
            return false
        }
        resolution.set(.method(UInt16(truncatingIfNeeded: found.index)), of: callee)
        resolveArguments(arguments)
        return true
    }

    /// Resolves `present(x, animated: true)` without a receiver, and `UINavigationController(…)`.
    private mutating func resolveBareCall(
        _ name: IdentifierID, _ callee: ExpressionID, _ arguments: List<CallArgument>
    ) -> Bool {
        if local(name) != nil { return false }
        if ownMember(name) != nil, !hasMethodsOfUIKit || !isOnlyOfUIKit(name, arguments, in: selfTable) { return false }
        if case .found = declarations.lookUp(name, from: context.storyboard) { return false }
        if let function = BuiltInFunction.lexicon[bytes(name)] {
            // Swift's types have more initialisers than the functions of scripts.
            let labels = tree.elements(of: arguments).map { $0.label.map { text($0.name) } ?? "_" }
            guard context.isSwift, function == .rect || function == .edgeInsets,
                labels != function.labels.map({ $0.text })
            else { return false }
        }
        let span = tree.span(of: callee)
        if let assertion = TestAssertion.lexicon[bytes(name)],
            arguments.count >= (assertion.comparison == nil ? 1 : 2)
        {
            resolution.set(.assertion(assertion), of: callee)
            resolveArguments(arguments)
            return true
        }
        if let place = UIKitName.find(bytes(name)) {
            let isValue = declarations.usesSwift && UIKitName.isValue(place)
            guard context.isSwift || UIKitName.table[place].isCreatedAnywhere || isValue else { return false }
            if let reference = context.isSwift ? findOfUIKit(name, at: span) : .uikit(UInt16(truncatingIfNeeded: place))
            {
                resolution.set(reference, of: callee)
            }
            resolveArguments(arguments)
            return true
        }
        var isOfSelf = context.owner == .none && !context.isSwift
        if hasMethodsOfUIKit, !isInView || UIKitMethod.isOfViews(bytes(name)) { isOfSelf = true }
        if isOfSelf, UIKitMethod.contains(bytes(name)),
            let found = UIKitMethod.find(bytes(name), labels(of: arguments))
        {
            recordUseOfSelfIfAny()
            resolution.set(.method(UInt16(truncatingIfNeeded: found.index)), of: callee)
            resolveArguments(arguments)
            return true
        }
        guard context.isSwift, find(name, at: span) == nil else { return false }
        resolution.set(findOfUIKit(name, at: span) ?? .none, of: callee)
        resolveArguments(arguments)
        return true
    }

    /// Whether `self` has methods of UIKit.
    var hasMethodsOfUIKit: Bool { isOfController || frameworkType != nil || isInView }

    private mutating func recordUseOfSelfIfAny() { if context.owner != .none { recordUseOfSelf() } }

    private mutating func resolveArguments(_ arguments: List<CallArgument>) {
        for place in arguments.indices { resolve(tree.elements(of: arguments)[place].value) }
    }

    /// The label of each argument, or nil, and whether it is a closure.
    func labels(of arguments: List<CallArgument>) -> [(label: [UInt8]?, isClosure: Bool)] {
        tree.labels(of: arguments, names)
    }
}

extension SyntaxTree {
    /// Whether the file declares a type or a function in Swift's form.
    var declaresTypes: Bool {
        elements(of: root.statements).contains { statement in
            guard case .declaration(let id) = self[statement] else { return false }
            if case .type = self[id] { return true }
            if case .function(let function) = self[id] { return function.isSwift }
            return false
        }
    }

    /// Returns the label of each argument, or nil, and whether it is a closure.
    func labels(
        of arguments: List<CallArgument>, _ names: IdentifierTable
    ) -> [(label: [UInt8]?, isClosure: Bool)] {
        elements(of: arguments).map { argument in
            let isClosure = if case .closure = self[argument.value] { true } else { false }
            return (argument.label.map { Array(names.bytes(of: $0.name)) }, isClosure)
        }
    }
}

extension UIKitName {
    /// Whether code can create an instance everywhere, and not only in bodies of Swift.
    var isCreatedAnywhere: Bool {
        switch meaning {
        case .controller, .window, .storyboard: true
        default: false
        }
    }
}
