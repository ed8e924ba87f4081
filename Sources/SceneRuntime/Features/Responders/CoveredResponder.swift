/// KEY-MODAL-1: the first responder under a presentation. It resigns; whether it comes back is contested, so that a
/// script that asks for it is refused, and every other one goes on.
extension World {
    /// Refuses a presentation over a first responder if the script would see what no source says: whether the keyboard
    /// stays under an alert, a popover or a search. Returns whether it did.
    mutating func refusesOverResponder(_ id: ControllerID, in presenter: ControllerID) -> Bool {
        guard isUnder(presenter), leavesKeyboardOpen(id), observesKeyboard else { return false }
        refuse(.focusUnderPresentation, id, ownerOfView(features.firstResponder).controller)
        return true
    }

    /// Whether the first responder is in the window of `presenter`.
    private func isUnder(_ presenter: ControllerID) -> Bool {
        guard features.firstResponder.exists else { return false }
        return windowOf(ownerOfView(features.firstResponder).controller) == windowOf(presenter)
    }

    /// Whether no source says that a presentation of `id` resigns the first responder: the sources are about sheets and
    /// full screens.
    private func leavesKeyboardOpen(_ id: ControllerID) -> Bool {
        self[id].base == .alertController || self[id].base == .searchController || isPopover(id)
    }

    /// The presentation of `id` begins: the first responder in the same window resigns.
    @inline(__always)
    mutating func resignUnder(_ id: ControllerID, in window: WindowID) {
        if rarely(features.firstResponder.exists) { resignResponder(under: id, in: window) }
    }

    @inline(never)
    private mutating func resignResponder(under id: ControllerID, in window: WindowID) {
        let view = features.firstResponder
        guard windowOf(ownerOfView(view).controller) == window else { return }
        let cause = rule
        cite(.keyModal1)
        features.firstResponder = .none
        features.keyboardOwner = .none
        features.coveredResponder = view
        if !leavesKeyboardOpen(id) { announceHiddenKeyboard(wasShown: true) }
        cite(cause)
    }

    /// Whether `view` is first responder. Of one that a presentation has resigned, only sheets and full screens that
    /// still cover it are known.
    func firstResponderState(of view: ViewID) -> PropertyReading {
        guard features.coveredResponder.exists, features.coveredResponder == view else {
            return .bool(isFirstResponder(view))
        }
        let owner = ownerOfView(view).controller
        let cover = presentation(over: owner)
        if cover.exists, !leavesKeyboardOpen(cover) { return .bool(false) }
        return .perform(.refuse(.coveredResponder, owner, .none))
    }

    /// The controller that is presented over `id`, or none.
    private func presentation(over id: ControllerID) -> ControllerID {
        var walk = id
        while walk.exists {
            let presented = self[contents: walk].presented
            if presented.exists { return presented }
            walk = controllers.enclosingController(of: walk)
        }
        return .none
    }

    /// A dismissal reveals `presenter`. Says that the keyboard may come back, if the script would see that.
    @inline(__always)
    mutating func noteCoveredResponder(in presenter: ControllerID) {
        if rarely(features.coveredResponder.exists) { noteUnknownKeyboard(in: presenter) }
    }

    @inline(never)
    private mutating func noteUnknownKeyboard(in presenter: ControllerID) {
        let owner = ownerOfView(features.coveredResponder).controller
        guard handlesKeyboard, isAlive(owner), encloses(presenter, owner) else { return }
        let cause = rule
        leaveOut(.coveredResponder, owner, .none)
        cite(cause)
    }

    /// Code changes the first responder: forgets the view that a presentation has resigned, unless it is still covered.
    mutating func forgetRevealedResponder() {
        guard features.coveredResponder.exists else { return }
        let owner = ownerOfView(features.coveredResponder).controller
        if !presentation(over: owner).exists { features.coveredResponder = .none }
    }

    /// Forgets the view that a presentation has resigned, because the views of `id` are gone.
    mutating func forgetCoveredResponder(of id: ControllerID) {
        guard features.coveredResponder.exists else { return }
        if ownerOfView(features.coveredResponder).controller == id { features.coveredResponder = .none }
    }
}
