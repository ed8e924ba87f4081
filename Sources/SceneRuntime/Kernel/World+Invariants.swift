/// The invariants of the world: after every operation, and when it is idle.
extension World {
    /// Returns a violation of the structure's invariants, or nil. They must be true after every operation.
    package func structureViolation() -> StaticString? {
        for place in controllers.indices.dropFirst() {
            let record = controllers[place]
            let id = ControllerID(UInt32(place))
            guard record.flags.contains(.alive) else { continue }
            if let fault = linkFault(id, record) { return fault }
            if record.appearance != .disappeared, !record.flags.contains(.viewLoaded), record.view.exists {
                return "a controller appears without its view"
            }
            if record.owners < record.scriptOwners { return "the script owns more than there are owners" }
        }
        if windows.contains(where: { $0.lastPresented != lastPresented(from: $0.root) }) {
            return "a window does not know the last presented controller"
        }
        let focused = ownerOfView(features.firstResponder).controller
        if features.firstResponder.exists, !isUsable(focused) { return "a dead first responder" }
        if features.keyboardOwner.exists, !isUsable(features.keyboardOwner) { return "the dead keep the keyboard" }
        return nil
    }

    private func linkFault(_ id: ControllerID, _ controller: Controller) -> StaticString? {
        let record = self[contents: id]
        if controller.parent.exists, !isAlive(controller.parent), !self[controller.parent].flags.contains(.dying) {
            return "a dead parent"
        }
        if record.presented.exists, self[record.presented].presenter != id {
            return "a presented controller is not linked back"
        }
        if controller.nextSibling.exists, self[controller.nextSibling].previousSibling != id {
            return "a sibling list is broken"
        }
        if record.firstChild.exists, self[record.firstChild].parent != id { return "a child is not linked back" }
        if record.lastChild.exists, self[record.lastChild].nextSibling.exists { return "a child list does not end" }
        if controller.nextOccupant.exists, self[controller.nextOccupant].previousOccupant != id {
            return "a view list is broken"
        }
        if record.firstOccupant.exists, self[record.firstOccupant].host != id { return "a view is not linked back" }
        var walk = controller.parent
        var steps = 0
        while walk.exists {
            if walk == id || steps > controllers.count { return "containment has a circle" }
            walk = self[walk].parent
            steps += 1
        }
        return nil
    }

    /// Returns a violation of an idle world's invariants, or nil.
    package func restViolation() -> StaticString? {
        // TRANS-5: a transition that never completes keeps the world from becoming idle.
        if ignoresTouches { return nil }
        if !agenda.isEmpty { return "the agenda is not empty" }
        if depth != 0 { return "calls are open" }
        if transitions.contains(where: { $0.phase != .free }) { return "a transition is alive" }
        if features.change.phase != .idle || !features.waitingEvents.isEmpty {
            return "a change of the environment is in flight"
        }
        if hasModal { return "a modal transition is alive" }
        if features.archive.use != .idle { return "state is half saved or half restored" }
        if containerStates.count - 1 - freeContainerStates.count
            != controllers.count(where: { $0.containerState.exists })
        {
            return "a record of contents is lost"
        }
        if delegations.count - 1 - freeDelegations.count != controllers.count(where: { $0.delegation.exists }) {
            return "a record of who answers is lost"
        }
        return splitViolation() ?? appearanceViolation() ?? ownerViolation() ?? pageViolation() ?? tabViolation()
    }

    /// The selected tab is a child.
    private func tabViolation() -> StaticString? {
        for place in controllers.indices.dropFirst() where controllers[place].base == .tabBarController {
            let tab = ControllerID(UInt32(place))
            let shown = self[contents: tab].shownChild
            if controllers[place].flags.contains(.alive), shown.exists, self[shown].parent != tab {
                return "a tab bar controller shows what is no child"
            }
        }
        return nil
    }

    /// The page shown is the only child.
    private func pageViolation() -> StaticString? {
        for place in controllers.indices.dropFirst() where controllers[place].base == .pageViewController {
            let record = self[contents: ControllerID(UInt32(place))]
            guard controllers[place].flags.contains(.alive), record.firstChild.exists || record.shownChild.exists else {
                continue
            }
            if record.firstChild != record.shownChild || record.lastChild != record.shownChild {
                return "a page controller shows what is no child"
            }
        }
        return nil
    }

    /// Appearance is a function of the structure.
    private func appearanceViolation() -> StaticString? {
        for place in controllers.indices.dropFirst() {
            let record = controllers[place]
            let id = ControllerID(UInt32(place))
            guard record.flags.contains(.alive),
                record.flags.isDisjoint(with: [.manualAppearance, .hasStaleAppearance]),
                !controllers.hasManualAncestor(id), !isUndetermined(record)
            else {
                continue
            }
            switch record.appearance {
            case .appearing: return "a controller is left appearing"
            case .disappearing: return "a controller is left disappearing"
            case .appeared: if !belongsOnScreen(id) { return "a controller has appeared, but is not on screen" }
            case .disappeared: if belongsOnScreen(id) { return "a controller is on screen, but has not appeared" }
            }
        }
        return nil
    }

    /// Whether a controller may be on screen or not. Before MODAL-CONTEXT-TAB-1, what a child presents in its context
    /// is never told that the child appears or disappears. No source says what becomes of a presentation over the
    /// window whose presenter leaves the window, unless a root is replaced (LAUNCH-ROOTSWAP-2).
    private func isUndetermined(_ record: Controller) -> Bool {
        switch record.hosting {
        case .none, .view, .window: return false
        case .context: return !applies(.modalContextTab1)
        case .presentation:
            let presenter = self[record.presenter]
            return record.presenter.exists && presenter.hosting == .none && !presenter.flags.contains(.stranded)
        }
    }

    private func belongsOnScreen(_ id: ControllerID) -> Bool {
        if self[id].flags.contains(.presenterRemoved) { return false }
        switch self[id].hosting {
        case .none: return false
        case .window: return windows.contains { $0.shownRoot == id }
        case .presentation: return self[id].presenter.exists
        case .context, .view: return self[controllers.enclosingController(of: id)].appearance == .appeared
        }
    }

    /// The owner counts must equal the number of links.
    private func ownerViolation() -> StaticString? {
        var counts = [UInt32](repeating: 0, count: controllers.count)
        for place in controllers.indices.dropFirst() where controllers[place].flags.contains(.alive) {
            let controller = controllers[place]
            counts[place] += controller.scriptOwners
            if controller.parent.exists { counts[place] += 1 }
            if controller.presenter.exists { counts[place] += 1 }
            if controller.flags.contains(.stranded) { counts[place] += 1 }
            let shown = self[contents: ControllerID(UInt32(place))].shownChild
            if shown.exists { counts[shown.index] += 1 }
        }
        countColumns(into: &counts)
        for window in windows {
            for root in [window.root, window.earlyRoot] where root.exists { counts[root.index] += 1 }
        }
        for hosted in features.hostedTabs { counts[hosted.child.index] += 1 }
        for kept in features.initialPages { counts[kept.page.index] += 1 }
        for place in controllers.indices.dropFirst() where controllers[place].flags.contains(.alive) {
            if counts[place] != controllers[place].owners { return "the owner count differs from the number of owners" }
            if counts[place] == 0 { return "a living instance has no owner" }
        }
        return nil
    }
}
