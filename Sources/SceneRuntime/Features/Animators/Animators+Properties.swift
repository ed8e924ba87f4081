extension PropertyRow {
    /// The properties of custom transitions.
    static let animators: [PropertyRow] = [
        PropertyRow(
            .preferredTransition, "preferredTransition", of: .controllers, releases: .since(18),
            .symbol(.viewTransition),
            .computed(
                { $0.delegation(of: $1.controller).prefersZoom ? .symbol(.zoom) : .value(.null) },
                { $0.setPreferredTransition(of: $1.controller, $2) }), access: .readWrite, listed: false,
            "The transition that shows the controller: .zoom, or nil for that of its container or style."),
        PropertyRow(
            .transitioningDelegate, "transitioningDelegate", of: .controllers, releases: .since(7), .delegate,
            .reference(.transitioningDelegate), access: .readWrite,
            "The delegate that provides animators and presentation controllers (weak)."),
        PropertyRow(
            .transitionCoordinator, "transitionCoordinator", of: .controllers, releases: .since(7), .coordinator,
            .computed({ .value($0.coordinatorArgument(of: $1.controller)) }),
            "The coordinator of the controller's running transition, or nil."),
    ]
}

extension World {
    fileprivate mutating func setPreferredTransition(of id: ControllerID, _ value: Argument) -> PropertyWriting {
        guard value.kind == .null || value.asSymbol == .zoom else { return .mismatch }
        updateDelegation(of: id) { $0.prefersZoom = value.kind != .null }
        return .done
    }

    /// TRANS-COORD-1, -2 and -3: returns the coordinator of `id`, or nil.
    fileprivate func coordinatorArgument(of id: ControllerID) -> Argument {
        let transition = coordinator(of: id)
        if transition.exists { return .object(ObjectRef(.coordinator, self[transition].serial)) }
        let kept = features.keptCoordinator
        if kept.exists, isAncestor(self[kept].container, of: id) {
            return .object(ObjectRef(.coordinator, self[kept].serial))
        }
        if features.change.phase == .changing, isInWindow(id) { return changeCoordinator }
        return pendingCoordinator(around: id)
    }
}
