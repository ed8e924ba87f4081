/// Where controllers are in the hierarchies of a world.
///
/// These functions are on the array of controllers, not on `World`: a mutating function of `World` that calls a
/// nonmutating one copies the whole world, unless that is inlined.
extension Slab<Controller> {
    /// The record of `id`. `World`'s subscript changes it.
    private subscript(id: ControllerID) -> Controller {
        @inline(__always) _read { yield self[unique: id.index] }
    }

    /// LAUNCH-ISAPPEARING-1: whether the view is in the window: from the layout pass on, not yet in viewWillAppear.
    func hasWindow(_ id: ControllerID) -> Bool { isInWindow(id) && !isBeforeAppearanceLayout(id) }

    /// WINDOW-ENTER-1: whether the view is in the window, also between the call that has put it there and the layout
    /// pass.
    func hasEnteredWindow(_ id: ControllerID) -> Bool {
        isInWindow(id) && !isBeforeAppearanceLayout(id, orCall: true)
    }

    /// Returns the controller with which `id` appears and disappears: the one whose view contains that of `id`, or that
    /// of the child in whose context `id` is presented. None if there is none. A dismissed controller has no presenter
    /// any more, and stays where it is until the dismissal ends.
    func enclosingController(of id: ControllerID) -> ControllerID {
        self[self[id].hosting == .context ? self[id].presenter : id].host
    }

    /// Whether the view of `id` is not in the window yet, because the layout pass of its appearance, or of that of an
    /// enclosing controller, is pending. With `orCall`, it is there when the call that has added it returns.
    func isBeforeAppearanceLayout(_ id: ControllerID, orCall: Bool = false) -> Bool {
        var walk = id
        while walk.exists {
            // WINDOW-CANCEL-1: if a disappearance is cancelled, the view has stayed in the window.
            let hasEntered = orCall && self[walk].geometry.facts.contains(.hasEntered)
            let isIn = hasEntered || !self[walk].flags.isDisjoint(with: [.receivedIsAppearing, .laidOut])
            if self[walk].appearance == .appearing, !isIn { return true }
            if self[walk].hosting != .view { return self[walk].appearance == .disappeared && !hasEntered }
            if self[walk].appearance == .disappeared, isRemovedByContainer(walk) { return true }
            walk = self[walk].host
        }
        return true
    }

    /// Whether the view of `id` is in one of UIKit's containers, which removes it before viewDidDisappear, as Apple
    /// documents it. If the app forwards appearance, it may be on screen without having appeared.
    private func isRemovedByContainer(_ id: ControllerID) -> Bool {
        self[self[id].host].base.container != .none && !hasManualAncestor(id)
            && self[id].flags.isDisjoint(with: [.manualAppearance, .hasStaleAppearance])
    }

    /// Whether the view of `id` is in a window, or will be after the pending layout passes.
    func isInWindow(_ id: ControllerID) -> Bool {
        var walk = id
        while walk.exists {
            if self[walk].flags.contains(.presenterRemoved) { return false }
            switch self[walk].hosting {
            case .none: return false
            case .window: return self[walk].flags.contains(.viewLoaded)
            case .presentation: return self[walk].flags.contains(.viewLoaded)
            case .context:
                if !self[walk].flags.contains(.viewLoaded) { return false }
                guard self[walk].presenter.exists else { return true }
                walk = enclosingController(of: walk)
            case .view: walk = self[walk].host
            }
        }
        return false
    }

    /// Whether an ancestor forwards appearance manually, or not at all.
    func hasManualAncestor(_ id: ControllerID) -> Bool {
        if self[id].hosting == .context, self[self[id].presenter].flags.contains(.manualAppearance) { return true }
        var walk = enclosingController(of: id)
        while walk.exists {
            if !self[walk].flags.isDisjoint(with: [
                .manualAppearance, .forwardsManually, .withholdsAppearance, .hasStaleAppearance,
            ]) {
                return true
            }
            walk = enclosingController(of: walk)
        }
        return false
    }
}

extension World {
    /// Whether the view of `id` is in the window. See `Slab.hasWindow`.
    @inline(__always)
    func hasWindow(_ id: ControllerID) -> Bool { controllers.hasWindow(id) }

    /// Whether the view of `id` is in the window, also before its layout pass. See `Slab.hasEnteredWindow`.
    func hasEnteredWindow(_ id: ControllerID) -> Bool { controllers.hasEnteredWindow(id) }

    /// WINDOW-ENTER-1: the call that has put the view of `id` on screen returns. The views in it appear with it.
    mutating func enterWindow(_ id: ControllerID) {
        guard isAlive(id) else { return }
        let cause = rule
        cite(.windowEnter1)
        cite(cause)
        var waiting = [id]
        while let next = waiting.popLast() {
            self[next].geometry.facts.insert(.hasEntered)
            waiting += occupants(of: next).filter { self[$0].appearance == .appearing }
        }
    }

    /// Whether the view of `id` is in a window, or will be after the pending layout passes.
    @inline(__always)
    func isInWindow(_ id: ControllerID) -> Bool { controllers.isInWindow(id) }
}
