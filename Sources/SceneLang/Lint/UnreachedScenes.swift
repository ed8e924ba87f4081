import SceneRuntime

/// W0501: a scene or controller that no run of the script can create.
///
/// LAUNCH-SB-RULES: UIKit creates the initial scene, the destinations of segues, the children of containers, and what
/// code creates. A name in any code that can run counts as a use, and a computed text for `instantiate` as a use of all
/// scenes. The rule skips a file without steps and imported files, because other scripts may use them.
enum UnreachedScenes {
    @Sendable static func find(_ script: LintScript) -> [Diagnostic] {
        guard !script.worlds.numbers.isEmpty else { return [] }
        let reached = script.worlds.numbers.reduce(into: Set<ClassID>()) { $0.formUnion(script.worlds.living(in: $1)) }
        var found: [Diagnostic] = []
        for (index, controller) in script.declarations.controllers.enumerated() {
            guard controller.site?.tree == script.main, !reached.contains(ClassID(UInt32(index))) else { continue }
            let noun = controller.isScene ? "scene" : "controller"
            found.append(
                Diagnostic(
                    .unreachedScene, "\(noun) '\(script.text(controller.name))' is never used",
                    at: controller.span,
                    help: controller.isScene
                        ? "add a segue to it or put it into a container, or remove it"
                        : "push, present or embed it, or remove it"))
        }
        return found
    }
}
