import SceneRuntime

/// W0501: a scene or controller that no run of the script can make.
///
/// LAUNCH-SB-RULES: UIKit makes the initial scene, what a segue or a container leads to, and what code asks for. A name
/// anywhere in what can run counts, and so does `instantiate` with a text that is computed; what is then left has no
/// way in. A file without steps is a part of others, of which nothing is known, and so is an imported one.
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
