import SceneRuntime

// Calls of other initialisers in an initialiser: `super.init(…)` and `self.init(…)`.
extension Lowerer {
    /// Lowers `super.init(…)` and `self.init(…)`. The result is self.
    mutating func lowerInitialiserCall(
        isSuper: Bool, _ arguments: List<CallArgument>, _ span: SourceSpan, into register: Register
    ) {
        let all = Array(tree.elements(of: arguments))
        let given = tree.givenArguments(arguments)
        state.buffer.span = span
        switch owner {
        case .type(let id):
            let target = isSuper || isOwnInitialiser(of: id, given) ? declarations.types[id.index].parent : id
            if declarations.types[id.index].kind == .library,
                !declarations.extensionDeclaresInitialiser(of: id, given)
            {
                lowerInitialiserOfLibrary(id, arguments)
            } else if target.exists {
                delegate(to: target, given, isSuper: isSuper) { $0.callInitialiser(of: $1, all) }
            } else {
                for argument in all { discard(argument.value) }
            }
        case .controller(let id):
            let type = declarations.typeOfController[id] ?? .none
            let isAbove = isSuper || isOwnInitialiser(of: type, given)
            let target = isAbove ? declarations.superclass(of: type) : type
            if target.exists, declarations.initialiser(of: target, given) != nil {
                delegate(to: target, given, isSuper: isSuper) { $0.callOwnInitialiser(of: $1, all, given) }
            } else if state.handler != nil {
                lowerSuperOfInitialiser()
            } else {
                lowerSuperInit(all, isSplit: declarations.controllers[id.index].base == .splitViewController)
            }
        default: break
        }
        loadSelf(into: register)
    }

    /// Lowers `self.init(…)` of a type of Swift's or UIKit's library: self is what the library creates.
    private mutating func lowerInitialiserOfLibrary(_ type: TypeID, _ arguments: List<CallArgument>) {
        let name = declarations.types[type.index].name
        let all = Array(tree.elements(of: arguments))
        let labels = all.map { label(of: $0).isEmpty ? "_" : label(of: $0) }
        withTemporaries { lowerer in
            let value = lowerer.temporary()
            if let form = LibraryForm(function: lowerer.names.text(of: name), labels) {
                lowerer.lower(form, all, into: value)
            } else if let place = UIKitName.find(lowerer.bytes(name)[...]) {
                lowerer.lowerConstructor(place, arguments, into: value)
            } else {
                for argument in all { lowerer.discard(argument.value) }
                lowerer.emitPrimitive(.unknown, value)
            }
            lowerer.markNeedsRelease(value)
            if lowerer.state.swift.function?.signature.kind == .failableInitialiser { lowerer.returnNil(ifNil: value) }
            let box = lowerer.temporary()
            lowerer.emitNeedingRelease(.loadSelf, a: box)
            if lowerer.selfIsBox { lowerer.emit(.storeBox, a: box, b: value) }
        }
    }

    /// Lowers `super.init(…)` of a class of controllers whose superclass is one of UIKit.
    private mutating func lowerSuperInit(_ arguments: [CallArgument], isSplit: Bool) {
        withTemporaries { lowerer in
            let name = lowerer.temporary()
            let values = lowerer.consecutiveRegisters(max(arguments.count, 1))
            for (place, argument) in arguments.enumerated() {
                let value = values &+ Register(truncatingIfNeeded: place)
                lowerer.lower(argument.value, into: value)
                lowerer.markNeedsRelease(value)
            }
            let nib = arguments.firstIndex { $0.label.map { lowerer.names.text(of: $0.name) } == "nibName" }
            let isCoder = arguments.first?.label.map { lowerer.names.text(of: $0.name) } == "coder"
            if let nib {
                lowerer.emit(.copy, a: name, b: values &+ Register(truncatingIfNeeded: nib))
            } else if isCoder {
                lowerer.emit(.loadBool, a: name, b: 1)
            } else {
                lowerer.emit(.loadNil, a: name)
            }
            lowerer.emitPrimitive(.superInit, a: name)
            let object = lowerer.temporary()
            lowerer.loadSelf(into: object)
            lowerer.markNeedsRelease(object)
            lowerer.setInitialContent(object, arguments, values, isSplit: isSplit)
        }
    }

    private mutating func callOwnInitialiser(of type: TypeID, _ arguments: [CallArgument], _ given: [GivenArgument]) {
        guard let found = declaredInitialiser(of: type, given) else { return }
        withTemporaries { $0.delegate(to: found, arguments) }
    }

    /// `super.init(coder:)` where UIKit called the initialiser: its own part has run.
    private mutating func lowerSuperOfInitialiser() {
        guard let handler = state.handler,
            let inherited = declarations.inheritedHandler(of: handler.method, above: handler.owner),
            let function = functionAt[inherited.handler.site]
        else { return }
        withTemporaries { $0.callInherited(function, inherited.handler, into: $0.temporary()) }
    }
}
