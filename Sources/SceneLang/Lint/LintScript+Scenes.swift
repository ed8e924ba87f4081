import SceneRuntime

/// Whether the app of a script has scenes.
extension LintScript {
    /// Whether the app has scenes in every environment of the script. Where this is uncertain, it is false.
    var alwaysHasScenes: Bool { environments.allSatisfy { hasScenes(in: $0) } }

    /// Whether the app has no scenes in any environment of the script, although each release has them.
    var neverHasScenes: Bool {
        environments.allSatisfy { $0.release >= .firstWithScenes && !hasScenes(in: $0) }
    }

    /// Whether the app has scenes, as the world decides it.
    func hasScenes(in environment: Environment) -> Bool {
        guard environment.release >= .firstWithScenes else { return false }
        if let scenes = environment.scenes { return scenes }
        return appHandler("configurationForConnecting") != nil || declaresScenes
    }

    /// The line `scenes = …` of the app, if there is one.
    var scenesLine: MemberTable.PropertyMember? {
        declarations.app.table.properties.last { names.text(of: $0.name.name) == AppKey.scenes }
    }

    private var declaresScenes: Bool {
        guard let line = scenesLine, case .boolean(let value) = trees[line.site.tree][line.value] else {
            return !declarations.hasWindowWithoutScenes(names)
        }
        return value
    }

    /// Returns the handler of the app's delegates with this name, or nil.
    func appHandler(_ name: String) -> MemberTable.HandlerMember? {
        declarations.app.table.handlers.first { handler in
            handler.methods.contains { $0.spec.handler.text == name }
        }
    }

    /// Returns the full name of a handler that is a function of Swift, such as `application(_:open:options:)`; nil for
    /// one in the short form.
    func swiftName(of handler: MemberTable.HandlerMember) -> String? {
        let tree = trees[handler.site.tree]
        guard case .function(let function) = tree[handler.site.declaration] else { return nil }
        let labels = FunctionSignature(function, of: tree).parameters.map { $0.label.map { text($0) } ?? "_" }
        return "\(text(function.name.name))(\(labels.map { $0 + ":" }.joined()))"
    }

    /// Whether a statement of Swift calls `makeKeyAndVisible`.
    func showsWindow(_ statement: Statement, _ tree: SyntaxTree) -> Bool {
        guard case .expression(let value) = statement else { return false }
        var called = value
        if case .optionalChain(let inner) = tree[called] { called = inner }
        guard case .call(let callee, _) = tree[called], let member = tree.member(callee) else { return false }
        return text(member.name.name) == "makeKeyAndVisible"
    }

    /// Whether an expression of Swift creates a window.
    func createsWindow(_ id: ExpressionID, _ tree: SyntaxTree) -> Bool {
        guard case .call(let callee, _) = tree[id], case .name(let name) = tree[callee] else { return false }
        return text(name) == "UIWindow"
    }

    /// Returns the name of the handler of a connection, in the form that the script uses.
    func connection(_ isSwift: Bool) -> String {
        isSwift ? "scene(_:willConnectTo:options:)" : "sceneWillConnect"
    }

    /// Whether a place is in the declaration of a handler.
    func contains(_ handler: MemberTable.HandlerMember, _ span: SourceSpan, of tree: Int) -> Bool {
        handler.site.tree == tree && trees[tree].span(of: handler.site.declaration).encloses(span)
    }
}
