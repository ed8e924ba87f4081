import SceneRuntime

/// W0614: a script uses the name of a storyboard's scene that has a number.
///
/// A scene without an identifier, class or label of its own, or with that of another scene, gets a number in the order
/// of the document. When scenes are added, moved or named, the same name can mean another scene, without an error.
enum NumberedScenes {
    @Sendable static func find(_ script: LintScript) -> [Diagnostic] {
        guard !script.numberedNames.isEmpty else { return [] }
        let tree = script.trees[script.main]
        var seen: Set<ClassID> = []
        var uses: [(controller: ClassID, span: SourceSpan)] = []
        for index in 0..<tree.expressionCount {
            let id = ExpressionID(index: UInt32(index))
            guard case .controller(let controller) = script.reference(id, in: script.main),
                let site = script.declarations.controllers[controller.index].site,
                script.generated.contains(site.tree), script.numberedNames.contains(script.name(of: controller))
            else { continue }
            uses.append((controller, tree.span(of: id)))
        }
        uses.sort { $0.span.start < $1.span.start }
        return uses.filter { seen.insert($0.controller).inserted }.map { use in
            Diagnostic(
                .numberedScene,
                "'\(script.name(of: use.controller))' has a number: other scenes of the storyboard can change its name",
                at: use.span,
                help: "give the scene a storyboard ID or a class of its own in Xcode, which names it")
        }
    }
}
