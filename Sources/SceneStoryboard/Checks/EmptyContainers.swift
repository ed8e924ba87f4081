import SceneLang

/// W0603: a container without children, and without code that could add them.
///
/// The rule reports nothing if the container has a class or an identifier, or if a class leads to it, whose `prepare`
/// could fill it. Page view controllers always get their pages from code.
enum EmptyContainers {
    @Sendable static func find(_ check: StoryboardCheck) -> [Diagnostic] {
        let reachability = check.reachability
        let none = [Bool](repeating: false, count: reachability.scenes.count)
        let isFilled = reachability.starts(none) { reachability.scenes[$0.source].customClass != nil }
        var hasChildren = none
        for segue in check.storyboard.segues where segue.kind == .relationship { hasChildren[segue.source] = true }
        return check.storyboard.scenes.indices.compactMap { place in
            let scene = check.storyboard.scenes[place]
            guard let children = children(of: scene.kind), scene.customClass == nil, scene.identifier == nil,
                !hasChildren[place], !isFilled[place]
            else { return nil }
            return Diagnostic(
                .emptyContainer, "'\(check.name(of: place))' has no \(children.noun), and no class that could add one",
                at: scene.span,
                help: "add: <segue kind=\"relationship\" relationship=\"\(children.relationship)\" destination=\"…\"/>")
        }
    }

    private static func children(
        of kind: StoryboardControllerKind?
    ) -> (noun: String, relationship: StoryboardRelationship)? {
        switch kind {
        case .navigationController: ("root view controller", .rootViewController)
        case .tabBarController: ("tab", .viewControllers)
        case .splitViewController: ("column", .masterViewController)
        case .viewController, .tableViewController, .collectionViewController, .pageViewController, .reference,
            .player, .glkViewController, .hostingController, nil:
            nil
        }
    }
}
