import SceneRuntime

// The superclasses of controllers.
extension Collector {
    /// Finds the superclass of `controller`.
    mutating func link(_ controller: ClassID) {
        guard let site = declarations.controllers[controller.index].site,
            let declaration = controllerDeclaration(at: site), let base = declaration.base
        else { return }
        let entry = declarations.controllers[controller.index]
        let span = trees[site.tree].span(of: base)
        let bytes = Array(names.bytes(of: base.name))
        // UIKit's own spelling always means the built-in class, and so does a class's own name, as in
        // `controller ViewController: ViewController`.
        let isOfUIKit = BaseLexicon.withoutPrefix(bytes) != nil || BaseLexicon.systemClass(withPrefix: bytes) != nil
        if isOfUIKit || base.name == entry.name, linkToBuiltIn(controller, declaration, bytes, span) { return }
        let storyboard = entry.storyboard.exists ? entry.storyboard : StoryboardID.main
        switch declarations.lookUp(base.name, from: storyboard) {
        case .found(.controller(let parent)):
            declarations.controllers[controller.index].parent = parent
        case .found(let entity):
            diagnostics.report(
                Diagnostic(
                    .unknownBase,
                    "expected a controller as the base class, "
                        + "found \(Declarations.noun(entity)) '\(names.text(of: base.name))'",
                    at: span, secondary: [.init(declarations.span(of: entity), "declared here")]))
        case .ambiguous, .missing:
            if linkToBuiltIn(controller, declaration, bytes, span) { break }
            if entry.isSwift, linkToType(controller, base.name) { break }
            reportUnknownBase(base, span)
        }
    }

    /// Makes `controller` descend from the built-in class that `base` names. Returns false if there is none.
    private mutating func linkToBuiltIn(
        _ controller: ClassID, _ declaration: ControllerDeclaration, _ base: [UInt8], _ span: SourceSpan
    ) -> Bool {
        if let system = BaseLexicon.systemClasses[base] ?? BaseLexicon.systemClass(withPrefix: base) {
            declarations.controllers[controller.index].systemClass = system
            declarations.controllers[controller.index].base = system.base
            if declaration.isScene, system != .hosting {
                reportSceneOfClass(declaration.name.name, system.spelling.text, span)
            }
            return true
        }
        guard let kind = BaseLexicon.lexicon[base] ?? BaseLexicon.withoutPrefix(base) else { return false }
        declarations.controllers[controller.index].base = kind
        if kind == .alertController || kind == .searchController, declaration.isScene {
            reportSceneOfClass(declaration.name.name, kind.spelling.text, span)
        }
        return true
    }

    /// Reports a scene of a class that only code creates.
    private mutating func reportSceneOfClass(_ name: IdentifierID, _ base: String, _ span: SourceSpan) {
        diagnostics.report(
            Diagnostic(
                .unknownBase, "a storyboard cannot contain a controller of this class", at: span,
                help: "declare a controller that code creates: controller \(names.text(of: name)): \(base)"))
    }

    private mutating func reportUnknownBase(_ base: Identifier, _ span: SourceSpan) {
        let name = names.text(of: base.name)
        var known =
            ControllerKind.allCases.map { $0.spelling.text } + SystemClass.allCases.dropFirst().map { $0.spelling.text }
        known += declarations.controllers.dropFirst(BuiltInClass.slots).map { names.text(of: $0.name) }
        let near =
            diagnostics.needsSuggestion(at: span)
            ? Suggestion.closest(to: name, in: known) ?? Rephrasing.builtInClass(name) : nil
        var found = Diagnostic(
            .unknownBase, "unknown controller '\(name)'", at: span, suggestion: near.map { .word($0) },
            help: near == nil ? "built-in classes are ViewController, NavigationController, TabBarController, …" : nil,
            fix: near.map { .init(span, $0, isCertain: Suggestion.isCertain(name, in: known)) })
        found.missingName = name
        diagnostics.report(found)
    }

    /// Reports a controller that inherits from itself, and breaks the cycle there. The superclasses of classes that are
    /// `checked` are in no cycle.
    mutating func cutCycle(at controller: ClassID, checked: inout ClassSet) {
        var chain = [controller]
        var current = declarations.controllers[controller.index].parent
        while current.exists, !checked.contains(current), chain.count <= declarations.controllers.count + 1 {
            if current == controller {
                let entry = declarations.controllers[controller.index]
                diagnostics.report(
                    Diagnostic(
                        .inheritanceCycle, "'\(names.text(of: entry.name))' inherits from itself", at: entry.span))
                declarations.controllers[controller.index].parent = .none
                checked.insert(controller)
                return
            }
            chain.append(current)
            current = declarations.controllers[current.index].parent
        }
        if current.exists, !checked.contains(current) {
            // The chain leads into a cycle of other controllers, which is reported for those.
            declarations.controllers[controller.index].parent = .none
            checked.insert(controller)
        } else {
            for id in chain { checked.insert(id) }
        }
    }
}
