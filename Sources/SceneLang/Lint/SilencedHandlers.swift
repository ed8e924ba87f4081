import SceneRuntime

/// W0523, W0524: handlers of the app delegate in an app with scenes, and handlers of a scene in an app without scenes.
///
/// BG-3: with scenes, UIKit calls the scene delegate about states, URLs, activities and quick actions, and never the
/// app delegate. Without scenes, there is no scene delegate. Both depend only on whether the app has scenes, which the
/// script and its environments say. The rules report nothing if the environments differ in this.
enum SilencedHandlers {
    @Sendable static func ofApp(_ script: LintScript) -> [Diagnostic] {
        guard script.alwaysHasScenes else { return [] }
        return script.declarations.app.table.handlers.compactMap { handler in
            guard let method = handler.methods.first, method.spec.owner == .app,
                let row = SceneAdoption.row(of: method.spec.handler.text)
            else { return nil }
            let swiftName = script.swiftName(of: handler)
            let scene = swiftName == nil ? row.scene.text : row.swiftName.text
            let exists = script.appHandler(row.scene.text) != nil
            let place = script.nameSpan(of: handler)
            // The fix is not certain: the renamed handler is called.
            let isRenamed = !exists && row.keepsParameters && method.spec.parameters.isEmpty && place != nil
            let option = row.option.text
            let launch = option.isEmpty ? "" : ", and read '\(option)' in \(script.connection(swiftName != nil))"
            let move = swiftName == nil ? "write instead: on " : "move the code to the scene delegate: "
            return Diagnostic(
                .silencedHandler, "UIKit never calls '\(swiftName ?? row.handler.text)' in an app with scenes",
                at: place ?? handler.span,
                help: exists ? "remove it: UIKit calls '\(scene)' instead" : move + scene + launch,
                fix: place.flatMap { isRenamed ? Diagnostic.Fix($0, scene, isCertain: false) : nil })
        }
    }

    @Sendable static func ofScenes(_ script: LintScript) -> [Diagnostic] {
        guard script.neverHasScenes else { return [] }
        let handlers = script.declarations.app.table.handlers.filter { $0.methods.first?.spec.owner == .scene }
        guard let first = handlers.first, let method = first.methods.first else { return [] }
        let swiftName = script.swiftName(of: first)
        let others = handlers.dropFirst().map {
            Diagnostic.Label(script.nameSpan(of: $0) ?? $0.span, "also not called")
        }
        return [
            Diagnostic(
                .sceneHandlerWithoutScenes,
                "UIKit never calls '\(swiftName ?? method.spec.handler.text)' in an app without scenes",
                at: script.nameSpan(of: first) ?? first.span, secondary: Array(others),
                help: (script.scenesLine == nil ? "" : "remove 'scenes = false', or ")
                    + "use the \(swiftName == nil ? "handlers" : "methods") of the app delegate")
        ]
    }
}

extension LintScript {
    /// Returns the place of the name of a handler in the short form; nil for one in Swift's form.
    fileprivate func nameSpan(of handler: MemberTable.HandlerMember) -> SourceSpan? {
        guard case .handler(let written) = trees[handler.site.tree][handler.site.declaration] else { return nil }
        return trees[handler.site.tree].span(of: written.name)
    }
}
