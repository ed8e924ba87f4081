import SceneRuntime

/// W0527, W0528: launch options that are always nil, and handlers of a scene that miss the launch.
///
/// SCENE-OPTIONS-1: with scenes, the launch options are nil, so what a launch method reads from them is nil in every
/// run. SCENE-URL-1 and its like: a launch delivers its URL, activity or quick action in the connection options, and
/// does not call the handlers that a connected scene has for the same events. The second rule reports such a handler
/// only if sceneWillConnect is missing or does not use the option with the event. Code that passes the options on as a
/// whole may use each of them.
enum HalfEvents {
    /// W0527.
    @Sendable static func launchOptions(_ script: LintScript) -> [Diagnostic] {
        guard script.alwaysHasScenes else { return [] }
        var found: [Diagnostic] = []
        for handler in script.declarations.app.table.handlers
        where handler.methods.contains(.willFinishLaunching) || handler.methods.contains(.didFinishLaunching) {
            let isSwift = script.swiftName(of: handler) != nil
            // No source says whether the options have a location with scenes.
            for (key, span) in script.optionReads(in: handler) where key != "location" {
                let option = SceneAdoption.connectionOption(for: key)
                let place = isSwift ? script.connection(true) : "sceneWillConnect(url, options)"
                found.append(
                    Diagnostic(
                        .launchOptionsWithScenes, "the launch options are nil in an app with scenes", at: span,
                        help: option.map { "read '\($0)' of the \(isSwift ? "connection " : "")options of \(place)" }))
            }
        }
        return found
    }

    /// W0528.
    @Sendable static func warmOnly(_ script: LintScript) -> [Diagnostic] {
        guard script.alwaysHasScenes, let used = usedOptions(script) else { return [] }
        return SceneAdoption.all.compactMap { row in
            guard !row.option.text.isEmpty, let handler = script.appHandler(row.scene.text) else { return nil }
            let option = row.option.text
            guard !used.contains(option) else { return nil }
            let swiftName = script.swiftName(of: handler)
            let short = option == "urlContexts" ? "sceneWillConnect(url)" : "sceneWillConnect(url, options)"
            let parameters = swiftName == nil ? short : script.connection(true)
            return Diagnostic(
                .halfEvent, "UIKit does not call '\(swiftName ?? row.scene.text)' for what launches the app",
                at: handler.span,
                help: "handle it in \(parameters), too: '\(option)' has the reason of a launch")
        }
    }

    /// Returns the connection options that sceneWillConnect uses, or nil if it may use all of them: it passes them on.
    private static func usedOptions(_ script: LintScript) -> Set<String>? {
        guard let handler = script.appHandler("sceneWillConnect") else { return [] }
        let tree = script.trees[handler.site.tree]
        let isSwift = script.swiftName(of: handler) != nil
        let parameters = script.parameterNames(of: handler)
        // In Swift, the options are the last of three parameters. Otherwise, the first parameter is the URL.
        let options = isSwift || parameters.count > 1 ? parameters.last : nil
        let url = isSwift ? nil : parameters.first
        var used: Set<String> = []
        // Each member of the options is a use of their name.
        var uses = 0
        for index in 0..<tree.expressionCount {
            let id = ExpressionID(index: UInt32(index))
            guard script.contains(handler, tree.span(of: id), of: handler.site.tree) else { continue }
            if let (base, member) = tree.member(id), case .name(let name) = tree[tree.unwrapped(base)], name == options
            {
                used.insert(script.text(member.name))
                uses -= 1
            }
            guard case .name(let name) = tree[id] else { continue }
            if name == url { used.insert("urlContexts") }
            if name == options { uses += 1 }
        }
        return uses > 0 ? nil : used
    }
}

extension LintScript {
    /// Returns the names of the parameters of a handler.
    func parameterNames(of handler: MemberTable.HandlerMember) -> [IdentifierID] {
        let tree = trees[handler.site.tree]
        switch tree[handler.site.declaration] {
        case .handler(let written): return tree.elements(of: written.parameters).map { $0.name }
        case .function(let function): return tree.elements(of: function.parameters).map { $0.name }
        default: return []
        }
    }

    /// Returns the members of its last parameter, the launch options, that a launch method reads.
    func optionReads(in handler: MemberTable.HandlerMember) -> [(key: String, span: SourceSpan)] {
        guard let options = parameterNames(of: handler).last else { return [] }
        let tree = trees[handler.site.tree]
        return (0..<tree.expressionCount).compactMap { index in
            let id = ExpressionID(index: UInt32(index))
            guard contains(handler, tree.span(of: id), of: handler.site.tree) else { return nil }
            if let (base, name) = tree.member(id), case .name(options) = tree[tree.unwrapped(base)] {
                return (text(name.name), tree.span(of: id))
            }
            // Swift: launchOptions?[.url], launchOptions?[UIApplication.LaunchOptionsKey.url]
            guard case .subscript(let base, let key) = tree[id], case .name(options) = tree[tree.unwrapped(base)]
            else { return nil }
            if case .symbol(let name) = tree[key] { return (text(name), tree.span(of: id)) }
            return tree.member(key).map { (text($0.name.name), tree.span(of: id)) }
        }
    }

    /// Returns the arguments of calls with which a launch method passes all of its launch options on.
    func optionsPassedOn(in handler: MemberTable.HandlerMember) -> [SourceSpan] {
        guard let options = parameterNames(of: handler).last else { return [] }
        let tree = trees[handler.site.tree]
        return (0..<tree.expressionCount).flatMap { index -> [SourceSpan] in
            let id = ExpressionID(index: UInt32(index))
            guard case .call(_, let arguments) = tree[id],
                contains(handler, tree.span(of: id), of: handler.site.tree)
            else { return [] }
            return tree.elements(of: arguments).compactMap { argument in
                guard case .name(options) = tree[argument.value] else { return nil }
                return tree.span(of: argument.value)
            }
        }
    }
}

extension SyntaxTree {
    /// Returns the expression before `?` or `!`.
    fileprivate func unwrapped(_ id: ExpressionID) -> ExpressionID {
        switch self[id] {
        case .optionalChain(let inner), .optionalValue(let inner), .forcedUnwrap(let inner): unwrapped(inner)
        default: id
        }
    }
}
