import SceneRuntime

// Resolves the names in expressions.
extension Resolver {
    /// Resolves the names in an expression.
    @inline(__always)
    mutating func resolve(_ id: ExpressionID) {
        // Most names are those of variables.
        if case .name(let name) = tree[id], let variable = local(name) {
            recordUse(of: variable)
            resolution.set(.local(variable), of: id)
        } else {
            resolveOther(id)
        }
    }

    private mutating func resolveOther(_ id: ExpressionID) {
        switch tree[id] {
        case .missing, .nilLiteral, .boolean, .integer, .double, .string, .symbol, .size: break
        case .interpolation(let pieces):
            for piece in tree.elements(of: pieces) {
                if case .expression(let expression) = piece { resolve(expression) }
            }
        case .array(let elements):
            for place in elements.indices { resolve(tree.elements(of: elements)[place]) }
        case .dictionary(let entries):
            for entry in tree.elements(of: entries) {
                resolve(entry.key)
                resolve(entry.value)
            }
        case .name(let name): resolveName(name, id)
        case .selfReference: resolveSelf(id)
        case .superReference: checkSuper(tree.span(of: id))
        case .closureArgument(let index): resolveClosureArgument(index, id)
        case .instance(let base, _): resolveInstance(base, id)
        case .member, .optionalMember: resolveMember(id)
        case .optionalChain(let inner): resolve(inner)
        case .subscript(let base, let index):
            resolve(base)
            resolve(index)
        case .call(let callee, let arguments): resolveCall(callee, arguments, id)
        case .unary(_, let operand): resolve(operand)
        case .binary(let operation, let left, let right):
            resolveBinary(left, right)
            if operation == .equal || operation == .notEqual { checkTypeComparison(id, operation, left, right) }
        case .ternary(let condition, let then, let otherwise):
            resolve(condition)
            resolve(then)
            resolve(otherwise)
        case .typeTest(let value, let type):
            resolve(value)
            if isSwiftType(type) { resolveSwiftType(type) } else { resolveType(type) }
        case .closure(let closure): resolve(tree[closure])
        default: resolveSwift(id)
        }
    }

    /// Resolves a chain `a + b + c` in a loop, because it is left-associative and can be deep.
    private mutating func resolveBinary(_ left: ExpressionID, _ right: ExpressionID) {
        guard case .binary = tree[left] else {
            resolve(left)
            return resolve(right)
        }
        let outer = operands.count
        operands.appendShared(right)
        var current = left
        while case .binary(_, let deeper, let next) = tree[current] {
            operands.appendShared(next)
            current = deeper
        }
        resolve(current)
        while operands.count > outer, let operand = operands.popLast() { resolve(operand) }
    }

    /// `words` are additional suggestions, and `hint` is the help if there is no suggestion.
    mutating func resolveName(_ name: IdentifierID, _ id: ExpressionID, near words: [String] = [], hint: String? = nil)
    {
        if let variable = local(name) {
            recordUse(of: variable)
            resolution.set(.local(variable), of: id)
            return
        }
        let span = tree.span(of: id)
        let reference = lookUp(name, at: span, near: words, hint: hint)
        resolution.set(reference, of: id)
        if reference == .none, PublicName.find(bytes(name), of: selfOwners) != nil { unmodelled.insert(id.index) }
        switch reference {
        case .segueClass: report(.notValue, "segue class '\(text(name))' cannot be used as a value", at: span)
        case .nib, .base: report(.notValue, "'\(text(name))' cannot be used as a value", at: span)
        case .builtIn(.min) where context.isSwift, .builtIn(.max) where context.isSwift,
            .builtIn(.abs) where context.isSwift:
            break
        case .builtIn where context.isSwift && UIKitName.find(bytes(name)) != nil:
            // `CGRect.zero`, `CGRect.self`
            resolution.set(.uikit(UInt16(truncatingIfNeeded: UIKitName.find(bytes(name)) ?? 0)), of: id)
        case .builtIn(let function) where context.isSwift && !function.labels.isEmpty:
            // `UIAlertController.standard(of: error)`: an extension of the app declares the member.
            notes.addUnknown(text(name), at: span)
            resolution.set(.unknown, of: id)
        case .builtIn(let function):
            let call = completed(function, name, [])
            report(
                .notValue, "function '\(text(name))' cannot be used as a value", at: span,
                help: call == nil ? "call it: \(function.spelling.text)(…)" : nil, write: call)
        case .property(let property): checkReleases(of: property, at: span)
        default: break
        }
    }

    /// Looks up a bare name, and reports an unknown one.
    mutating func lookUp(
        _ name: IdentifierID, at span: SourceSpan, near words: [String] = [], hint: String? = nil
    ) -> Reference {
        if let reference = find(name, at: span) { return reference }
        if let reference = findOfUIKit(name, at: span) { return reference }
        reportUndeclared(name, at: span, near: words, hint: hint)
        return .none
    }

    /// `words` are additional suggestions, and `hint` is the help if there is no suggestion.
    mutating func reportUndeclared(
        _ name: IdentifierID, at span: SourceSpan, near words: [String] = [], hint: String? = nil
    ) {
        if reportBareIfUnmodelled(name, at: span) { return }
        let spelled = text(name)
        if let event = UnmodelledEvent.named(spelled) ?? eventInBackground(spelled, span), isOperandOfLaunch(span) {
            return report(.unmodelled, event.message, at: span, help: event.help)
        }
        if ForeignNames.lookClasses.contains(spelled) {
            return report(
                .unmodelled, "'\(spelled)' is not modelled", at: wholeValue(at: span),
                label: "the look of the app does not change the calls of UIKit", write: "nil")
        }
        if reportIfObjectOfApp(spelled, at: span) { return }
        if let other = ForeignNames.replacement(of: spelled) {
            return report(
                .undeclaredName, "cannot find '\(spelled)' in scope", at: span, suggestion: .word(other.name),
                fix: other.text)
        }
        if let kind = ForeignNames.view(spelled) {
            let reason = "animations and looks do not change the calls of UIKit"
            let isAny = spelled == "UIView"
            return report(
                .unmodelled, "'\(spelled)' is not modelled", at: span,
                help: isAny
                    ? "\(reason); to create a view, write: View()"
                    : "declare views in a scene or controller: view { \(kind) NAME }",
                subject: isAny ? .look(reason: reason) : .value)
        }
        if let declared = controller(meantBy: spelled) {
            return report(
                .undeclaredName, "cannot find '\(spelled)' in scope", at: span, suggestion: .word(declared),
                fix: declared)
        }
        let isSymbol = hint == nil && isSymbol(spelled)
        let ofType = helpForType(spelled)
        report(
            .undeclaredName, "cannot find '\(spelled)' in scope", at: span, near: spelled,
            in: words + visibleNames(near: spelled, at: span) + BaseLexicon.names(like: spelled),
            help: hint ?? help(with: spelled) ?? ofType, isDeclarable: true,
            subject: isSymbol ? .symbol : ofType == nil ? .statement : .value)
    }

    /// In a script with classes of Swift, the help for a type that only the app declares.
    private func helpForType(_ spelled: String) -> String? {
        guard declarations.usesSwift, let first = spelled.utf8.first, (0x41...0x5A).contains(first) else { return nil }
        return "in a class its value would be unknown; here it must be declared: class \(spelled) { }"
    }

    /// Whether `launch` is the word before a place.
    private func isOperandOfLaunch(_ span: SourceSpan) -> Bool {
        let before = tree.sourceText(of: SourceSpan(file: span.file, start: 0, end: span.start))
        return before.trimmingSpaces.hasSuffix("launch")
    }

    /// Returns the event that the word after `launch background` means; nil for another word.
    private func eventInBackground(_ spelled: String, _ span: SourceSpan) -> UnmodelledEvent? {
        guard spelled == "background" else { return nil }
        let end = tree.span(of: tree.root).end
        guard span.end < end else { return nil }
        let rest = tree.sourceText(of: SourceSpan(file: span.file, start: span.end, end: end))
        return UnmodelledEvent.named(String(rest.drop { $0 == " " }.prefix { $0.isLetter }))
    }

    /// Returns the declared controller whose name an undeclared one has before a usual ending of classes, such as
    /// `ViewController`, or the scene of an imported storyboard that has the name and the ending "Scene", because the
    /// name alone is that of a verb or a class; nil if there is none.
    private func controller(meantBy spelled: String) -> String? {
        let scene = spelled + "Scene"
        if declarations.controllers.contains(where: { text($0.name) == scene }) { return scene }
        let endings = ["ViewController", "Controller", "VC", "Scene", "Screen", "View"]
        guard let ending = endings.first(where: { spelled.hasSuffix($0) && spelled.count > $0.count }) else {
            return nil
        }
        let wanted = spelled.dropLast(ending.count).lowercased()
        return declarations.controllers.lazy.map { text($0.name) }.first { $0.lowercased() == wanted }
    }

    /// Returns the span of the longest chain of members and calls that begins with the name at `span`.
    mutating func wholeValue(at span: SourceSpan) -> SourceSpan {
        let ends = chainEnds ?? findChains()
        chainEnds = ends
        return SourceSpan(file: span.file, start: span.start, end: max(span.end, ends[span.start] ?? 0))
    }

    private func findChains() -> [UInt32: UInt32] {
        var ends: [UInt32: UInt32] = [:]
        for index in 0..<tree.expressionCount {
            let id = ExpressionID(index: UInt32(index))
            switch tree[id] {
            case .member, .optionalMember, .optionalChain, .call, .subscript:
                let found = tree.span(of: id)
                ends[found.start] = max(found.end, ends[found.start] ?? 0)
            default: break
            }
        }
        return ends
    }

    /// Returns the help for a symbol without its dot, and for a class of UIKit.
    private func help(with spelled: String) -> String? {
        let name = Array(spelled.utf8)
        if isSymbol(spelled) { return "for the symbol, write: .\(spelled)" }
        if spelled == Keyword.app.text {
            return "'app' is not a value: its members can be used only inside of app { … }"
        }
        if let form = form(ofDeclaration: spelled) { return "a declaration has the form: \(form)" }
        guard let base = (BaseLexicon.withoutPrefix(name) ?? BaseLexicon.lexicon[name])?.spelling.text else {
            return nil
        }
        return
            "declare a controller of this class: 'scene NAME: \(base)' or 'controller NAME: \(base)'"
    }

    /// Returns the form of the declarations that begin with a word; nil if none does.
    private func form(ofDeclaration word: String) -> String? {
        Construct.table.first { $0.kind == .declaration && $0.name == word }?.usages.first
    }

    /// Whether an undeclared name is that of a symbol, and begins no declaration and no statement.
    private func isSymbol(_ spelled: String) -> Bool {
        SymbolLexicon.lexicon[Array(spelled.utf8)] != nil && !Rephrasing.verbs.contains(spelled)
            && spelled != Keyword.app.text && form(ofDeclaration: spelled) == nil
    }

    /// Looks up a bare name, and records its use; nil if it is unknown.
    mutating func find(_ name: IdentifierID, at span: SourceSpan) -> Reference? {
        if let variable = local(name) {
            recordUse(of: variable)
            return .local(variable)
        }
        if let type = context.typeParameters[name] {
            recordUse(of: type)
            return .local(type)
        }
        if let member = findStatic(name) ?? findTypeArgument(name) { return member }
        if let member = findDynamicMember(name) { return member }
        if !context.isStatic, let member = ownMember(name) {
            recordUseOfSelf()
            return member
        }
        if let type = findTypeName(name) { return type }
        switch declarations.lookUp(name, from: context.storyboard) {
        case .found(let entity): return Self.reference(to: entity)
        case .ambiguous(let scenes):
            let choices = scenes.map { scene in
                let storyboard = declarations.controllers[scene.index].storyboard
                return "\(text(declarations.storyboards[storyboard.index].name)).\(text(name))"
            }
            report(
                .ambiguousName, "'\(text(name))' is ambiguous: \(scenes.count) storyboards have this scene", at: span,
                help: "write: \(choices.joined(separator: " or "))")
            return Reference.none
        // The main storyboard has no declaration.
        case .missing where text(name) == "Main": return .storyboard(StoryboardID.main)
        case .missing: break
        }
        let spelled = bytes(name)
        if let function = BuiltInFunction.lexicon[spelled] { return .builtIn(function) }
        if let environment = EnvironmentName.lexicon[spelled] {
            if environment == .ios { testsRelease = true }
            return .environment(environment)
        }
        return spelled.elementsEqual("window".utf8) ? .window(WindowID.main) : nil
    }

    /// Returns the reference to what a file declares.
    static func reference(to entity: Declarations.Entity) -> Reference {
        switch entity {
        case .controller(let id): .controller(id)
        case .storyboard(let id): .storyboard(id)
        case .style(let id): .style(id)
        case .delegate(let id): .delegate(id)
        case .segueClass(let id): .segueClass(id)
        case .window(let id): .window(id)
        case .nib(let id): .nib(id)
        case .function(let index): .function(index)
        case .global(let index): .global(index)
        case .type(let id): .type(id)
        }
    }

    mutating func resolveSelf(_ id: ExpressionID) {
        if let name = names.find("self"), let variable = local(name) {
            recordUse(of: variable)
            resolution.set(.local(variable), of: id)
            return
        }
        if context.isStatic, typeNamed(by: id) != nil { return }
        guard context.owner != .none else {
            report(
                .outsideFunction, "'self' is available only in the members of a declaration",
                at: tree.span(of: id), subject: .statement)
            return
        }
        recordUseOfSelf()
    }

    /// Reports `super` outside of a handler of the short form.
    mutating func checkSuper(_ span: SourceSpan) {
        if context.isSwift { return }
        switch context.body {
        case .handler: break
        case .closure:
            report(
                .outsideFunction, "'super' is allowed only directly in 'on' handlers, not in closures", at: span)
        case .file, .scenario, .function, .initialiser:
            report(
                .outsideFunction, "'super' is allowed only in 'on' handlers, where it calls the inherited handler",
                at: span)
        }
    }

    private mutating func resolveClosureArgument(_ index: UInt32, _ id: ExpressionID) {
        let parameters = resolution.functions[function.index].parameters
        let index = Int(index)
        guard index < parameters.count, context.body == .closure,
            resolution.variables[parameters[index].index].name == Self.anonymousName(index)
        else {
            report(
                .undeclaredName, "'$\(index)' is allowed only in closures without named parameters",
                at: tree.span(of: id), subject: .value)
            return
        }
        resolution.set(.local(parameters[index]), of: id)
    }

    private mutating func resolveInstance(_ base: ExpressionID, _ id: ExpressionID) {
        guard let controller = resolveType(base) else { return }
        resolution.set(.controller(controller), of: id)
    }

    /// Resolves an expression that must name the class of a controller: `X`, `Mail.inbox`; after `is` also a built-in
    /// class.
    @discardableResult
    mutating func resolveType(_ id: ExpressionID) -> ClassID? {
        let span = tree.span(of: id)
        switch tree[id] {
        case .name(let name):
            switch declarations.lookUp(name, from: context.storyboard) {
            case .found(.controller(let controller)):
                resolution.set(.controller(controller), of: id)
                return controller
            case .found(let entity):
                report(
                    .wrongTarget, "expected a controller, found \(Declarations.noun(entity)) '\(text(name))'", at: span,
                    declared: declarations.span(of: entity))
            case .ambiguous: _ = find(name, at: span)
            case .missing:
                if let base = BaseLexicon.lexicon[bytes(name)] ?? BaseLexicon.withoutPrefix(Array(bytes(name))) {
                    resolution.set(.base(base), of: id)
                    return nil
                }
                // A parameter of a generic function, or a class that the script does not have.
                if context.isSwift { return nil }
                let known = declarations.controllers.dropFirst(BuiltInClass.slots).map { text($0.name) }
                if let meant = controller(meantBy: text(name)) {
                    report(
                        .wrongTarget, "unknown controller '\(text(name))'", at: span, suggestion: .word(meant),
                        fix: meant, subject: .statement)
                } else {
                    report(
                        .wrongTarget, "unknown controller '\(text(name))'", at: span, near: text(name), in: known,
                        isDeclarable: true, subject: .statement)
                }
            }
        case .member(let base, let name):
            guard let scene = qualifiedScene(base, name.name) else {
                report(.wrongTarget, "unknown controller", at: span, subject: .statement)
                return nil
            }
            resolution.set(.controller(scene), of: id)
            return scene
        case .missing: break
        default: report(.wrongTarget, "expected the name of a controller", at: span)
        }
        return nil
    }

    /// Returns the scene that `Mail.inbox` names, or nil.
    @inline(__always)
    func qualifiedScene(_ base: ExpressionID, _ name: IdentifierID) -> ClassID? {
        guard case .name(let storyboard) = tree[base], local(storyboard) == nil else { return nil }
        guard let entity = declarations.file[storyboard] else {
            return text(storyboard) == "Main" ? declarations.mainScene(name) : nil
        }
        guard case .storyboard(let id) = entity else { return nil }
        return declarations.scenes[id.raw]?[name]
    }

    /// Returns a class that the expression's value is certainly an instance of; nil if it is unknown.
    @inline(__always)
    func staticClass(of id: ExpressionID) -> ClassID? {
        if case .controller(let controller) = resolution.references[Int(id.index)] { return controller }
        if case .selfReference = tree[id], resolution.references[Int(id.index)] == .none,
            case .controller(let controller) = context.owner
        {
            return controller
        }
        guard case .call(let callee, _) = tree[id],
            case .controller(let made) = resolution.references[Int(callee.index)]
        else { return nil }
        return made
    }
}

// Closures.
extension Resolver {
    /// Resolves a closure in a function of its own.
    mutating func resolve(_ closure: Closure) {
        let changesFirst = changesFirstParameter
        changesFirstParameter = false
        var sources: [CaptureVariable.Source] = []
        let captures = tree.elements(of: closure.captures)
        for capture in captures { sources.append(source(of: capture)) }
        let outer = context
        enterFunction(at: closure.body.start)
        resolution.functions[function.index].isClosure = true
        for (capture, source) in zip(captures, sources) {
            let isWeak = capture.isWeak || capture.isUnowned
            let variable = declare(capture.name, isConstant: !capture.isWeak, isWeak: isWeak)
            resolution.variables[variable.index].isUnowned = capture.isUnowned
            let entry = CaptureVariable(variable: variable, isWeak: isWeak, source: source)
            resolution.functions[function.index].captureList.append(entry)
            if source == .selfReference, capture.value == nil {
                resolution.functions[function.index].selfVariable = variable
            }
        }
        declare(parameters: closure.parameters)
        if closure.parameters.isEmpty, closure.anonymousCount > 0 {
            let first = resolution.variables.count
            for index in 0..<Int(closure.anonymousCount) {
                let name = Self.anonymousName(index)
                let span = tree.span(closure.body.start, closure.body.start + 1)
                _ = addVariable(name, span: span, isConstant: true, isWeak: false)
            }
            let parameters = VariableRun(from: first, to: resolution.variables.count)
            resolution.functions[function.index].parameters = parameters
        }
        if changesFirst, let first = resolution.functions[function.index].parameters.first {
            resolution.variables[first.index].isConstant = false
        }
        context.body = .closure
        context.loops = 0
        context.switches = 0
        // In Swift, a variable of the body can have the name of a parameter or of a captured variable.
        if context.isSwift { resolve(closure.body) } else { resolveStatements(of: closure.body) }
        leaveFunction()
        context = outer
    }

    /// Returns the internal name of `$index`, which no script can contain.
    static func anonymousName(_ index: Int) -> IdentifierID {
        IdentifierID(Parser.placeholder.index - UInt32(truncatingIfNeeded: index))
    }

    private mutating func source(of capture: Capture) -> CaptureVariable.Source {
        if let value = capture.value {
            resolve(value)
            return .value(value)
        }
        if names.word(of: capture.name.name) == .self {
            if let variable = local(capture.name.name) {
                recordUse(of: variable)
                return .name(.local(variable))
            }
            if context.owner == .none {
                report(
                    .outsideFunction, "'self' is available only in the members of a declaration",
                    at: tree.span(of: capture.name), subject: .statement)
            }
            recordUseOfSelf()
            return .selfReference
        }
        return .name(lookUp(capture.name.name, at: tree.span(of: capture.name)))
    }
}
