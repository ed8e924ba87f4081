import SceneRuntime

/// W0501: a scene or controller that no run of the script can create.
///
/// LAUNCH-SB-RULES: UIKit creates the initial scene, the destinations of segues, the children of containers, and what
/// code creates. A name in any code that can run counts as a use, and a computed text for `instantiate` as a use of all
/// scenes. The rule skips extensions of UIKit's classes, and a file without steps and imported files, because other
/// scripts may use them. If the initial
/// scene is not launched, only that is reported, because it may lead to the others. A launch without an initial scene
/// has a warning of its own (W0206), and nothing else is reported.
enum UnreachedScenes {
    @Sendable static func find(_ script: LintScript) -> [Diagnostic] {
        guard !script.worlds.worldsWithStatements.isEmpty else { return [] }
        var reached = ClassSet(of: script.declarations.controllers.count)
        for world in script.worlds.worldsWithStatements {
            for controller in script.worlds.classes(in: world) { reached.insert(controller) }
        }
        if let finding = diagnosticIfNeverLaunched(script) { return [finding] }
        if launchesNothing(script) { return [] }
        var found: [Diagnostic] = []
        for index in script.declarations.controllers.indices where !reached.contains(ClassID(UInt32(index))) {
            let controller = script.declarations.controllers[index]
            guard controller.site?.tree == script.main, !controller.isExtension else { continue }
            let noun = controller.isScene ? "scene" : "controller"
            found.append(
                Diagnostic(
                    .unreachedScene, "\(noun) '\(script.text(controller.name))' is never used",
                    at: controller.span,
                    help: controller.isScene
                        ? "add a segue to this scene from a used scene, or put this scene into a container, or remove "
                            + "this scene"
                        : "push, present or embed this controller, or remove it"))
        }
        return found
    }

    /// Whether a launch leaves the window empty, because there is no initial scene.
    private static func launchesNothing(_ script: LintScript) -> Bool {
        guard script.declarations.initial[1] == nil, script.declarations.app.site == nil else { return false }
        return script.verbs.contains { site in
            site.statement.effects.contains(.fillsWindow) && site.statement.operand == .none && !script.has(.with, site)
        }
    }

    /// Returns the finding about an initial scene of the checked file that nothing launches.
    static func diagnosticIfNeverLaunched(_ script: LintScript) -> Diagnostic? {
        guard let initial = script.declarations.initial[1],
            !script.worlds.worldsWithStatements.contains(where: { script.worlds.classes(in: $0).contains(initial) })
        else { return nil }
        let entry = script.declarations.controllers[initial.index]
        guard !script.worlds.worldsWithStatements.isEmpty, entry.site?.tree == script.main else { return nil }
        let tree = script.trees[script.main]
        let step = tree.elements(of: tree.root.statements).first { statement in
            if case .declaration = tree[statement] { return false }
            return true
        }
        let place = step.map { tree.span(of: $0) }
        let line = place.map { String(tree.sourceText(of: $0).prefix { $0 != "\n" }) }
        let help = line.map { "write before '\($0)': launch" }
        return Diagnostic(
            .unreachedScene, "initial scene '\(script.text(entry.name))' is never launched", at: entry.span,
            help: help ?? "write in each scenario: launch",
            fix: place.map { place in
                Diagnostic.Fix(
                    SourceSpan(file: place.file, start: place.start, end: place.start), "launch\n", isCertain: false)
            })
    }
}
