/// Dismissal: forwarding to the presenter, and chains of presentations.
extension World {
    /// MODAL-BUSY-2, MODAL-DISMISS-FORWARD: `X.dismiss(animated:completion:)`.
    ///
    /// Dismisses the controller that X or an ancestor presents, with all above it; otherwise X itself. UIKit refuses it
    /// while a presentation runs. While a dismissal runs, UIKit refuses it in a later turn of the run loop.
    mutating func dismiss(_ id: ControllerID, animated: Bool, completion: BlockID) {
        guard isAlive(id) else { return discardCompletion(completion) }
        let presenter = presenterToDismiss(for: id)
        guard presenter.exists, !isInDismissal(presenter) else {
            cite(.modalDismissNothing)
            reportNoEffect(presenter.exists ? .alreadyDismissed : .nothingPresented, id)
            return discardCompletion(completion)
        }
        if applies(.modalBusy2), isBusy(around: presenter) {
            cite(.modalBusy2)
            if completion.exists { enqueue(.drop(completion)) }
            return emitMessage(.warning, .dismissBusy, id)
        }
        startDismissal(of: self[contents: presenter].presented, animated: animated, completion: completion)
    }

    /// Whether a presentation runs, or a dismissal that began in an earlier turn. Dismissals of one turn are one.
    private mutating func isBusy(around presenter: ControllerID) -> Bool {
        switch presentationState(around: presenter) {
        case .presenting, .dismissing(inThisTurn: false): true
        case .idle, .dismissing, .leaving: false
        }
    }

    /// Whether a dismissal of `id` and of all above it has not ended.
    private func isInDismissal(_ id: ControllerID) -> Bool {
        var walk = id
        while walk.exists {
            // The dismissed presentation is not linked to its presenter any more.
            if !self[walk].presenter.exists {
                return transitions.contains { $0.phase != .free && !$0.isCancelled && $0.lowestDismissed == walk }
            }
            walk = self[walk].presenter
        }
        return false
    }

    /// Returns the controller that presents what a `dismiss` on `id` dismisses, or none.
    func presenterToDismiss(for id: ControllerID) -> ControllerID {
        var walk = id
        while walk.exists {
            if self[contents: walk].presented.exists { return walk }
            if !self[walk].parent.exists { return self[walk].presenter }
            walk = self[walk].parent
        }
        return .none
    }

    /// MODAL-FULL-2, MODAL-SHEET-2, MODAL-STACK-1, MODAL-STACK-2: dismisses a chain of presentations by one transition.
    @discardableResult
    mutating func startDismissal(of lowest: ControllerID, animated: Bool, completion: BlockID) -> TransitionID {
        let presenter = self[lowest].presenter
        let top = lastPresented(from: lowest)
        let uncovers = self[lowest].flags.contains(.coversPresenter)
        cite(dismissalRule(of: lowest, top: top, uncovers: uncovers))
        let id = newTransition(
            uncovers ? .dismissFull : .dismissOver, in: presenter, from: top, to: uncovers ? presenter : .none,
            animated: animated)
        self[id].lowestDismissed = lowest
        self[id].completion = completion
        self[id].isInContext = uncovers && self[lowest].hosting == .context
        addOwner(lowest)
        unpresent(lowest)
        startModal(id)
        return id
    }

    private func dismissalRule(of lowest: ControllerID, top: ControllerID, uncovers: Bool) -> Rule {
        if lowest == top, self[lowest].base == .alertController { return .alertCode1 }
        if lowest == top, self[lowest].base == .searchController { return .searchEnd1 }
        if lowest != top { return applies(.modalStack1) ? .modalStack1 : .modalStack2 }
        return uncovers ? .modalFull2 : .modalSheet2
    }

    /// Adds a call of the delegate of a presentation controller, which is the sender.
    mutating func notifyPresentationDelegate(of id: ControllerID, _ method: Method) {
        notifyDelegate(
            delegation(of: id).presentationDelegate, method, .object(ObjectRef(.presentationController, id.raw)))
    }

    /// Ends a dismissal: removes the views from the window, or restores the presentation if it was cancelled.
    mutating func finishDismissal(_ transition: Transition) {
        if transition.isCancelled {
            if transition.new.exists { self[transition.new].flags.insert(.presenterRemoved) }
            return
        }
        uncovered(by: transition)
        noteCoveredResponder(in: transition.container)
        for gone in chain(from: transition.old, downTo: transition.lowestDismissed) {
            if self[gone].hosting.isPresentation { enqueue(.detach(gone)) }
            enqueue(.clearMotionFlags(gone))
            self[gone].flags.remove(.presenterRemoved)
        }
        if transition.isGesture {
            let gone = transition.lowestDismissed
            let isOld = isPopover(gone) && !has(.presentationDelegatesGuardPopovers)
            notifyPresentationDelegate(
                of: gone,
                isOld ? .popoverPresentationControllerDidDismissPopover : .presentationControllerDidDismiss)
        }
        // MODAL-PC-1: the next presentation has a new presentation controller.
        for gone in chain(from: transition.old, downTo: transition.lowestDismissed) {
            updateDelegation(of: gone) { $0.presentationDelegate = WeakReference() }
            if !features.sheets.isEmpty { forgetSheet(gone) }
            finishEnding(of: gone)
            self[gone].flags.subtract([.hasAnchor, .coversPresenter])
        }
    }

    /// Releases the dismissed controllers, the lowest first.
    mutating func releaseDismissed(_ transition: Transition) {
        enqueue(.release(transition.lowestDismissed))
        guard !transition.isCancelled else { return }
        for gone in chain(from: transition.old, downTo: transition.lowestDismissed).reversed()
        where gone != transition.lowestDismissed {
            enqueue(.unpresent(gone))
        }
    }

    /// MODAL-SHEET-SWIPE-1, -2, -3: the user drags a sheet down. Asks the delegate, then notifies it. If the finger
    /// `keepsTracking`, the gesture does not end yet.
    mutating func swipeDown(_ id: ControllerID, finishes: Bool, keepsTracking: Bool) {
        guard !ignoresTouches, isAlive(id), self[id].presenter.exists, isSheet(id), !hasModal(around: id) else {
            return
        }
        if let detent = nextDetent(of: id, isUp: false) { return drag(id, to: detent, finishes: finishes) }
        cite(.modalSheetSwipe1)
        if isModal(id) {
            returnValue = .bool(false)
        } else {
            returnValue = .bool(true)
            notifyPresentationDelegate(of: id, .presentationControllerShouldDismiss)
        }
        enqueue(.swipeDownAnswered(id, finishes: finishes, keepsTracking: keepsTracking))
    }

    /// MODAL-SHEET-SWIPE-3, SHEET-PREVENT-1: whether the user must not dismiss `id`. A controller on screen inside it
    /// can say so, too: the presentation that hosts it is modal.
    func isModal(_ id: ControllerID) -> Bool {
        if self[id].flags.contains(.isModalInPresentation) { return true }
        return descendants(of: id).contains { self[$0].flags.contains(.isModalInPresentation) && isInWindow($0) }
    }

    mutating func swipeAnswered(_ id: ControllerID, finishes: Bool, keepsTracking: Bool) {
        guard isAlive(id), self[id].presenter.exists, !hasModal(around: id) else { return }
        if returnValue.asBool == false {
            cite(.modalSheetSwipe3)
            return attemptToDismiss(id)
        }
        notifyPresentationDelegate(of: id, .presentationControllerWillDismiss)
        enqueue(.dragToDismiss(id, finishes: finishes, keepsTracking: keepsTracking))
    }

    /// MODAL-SHEET-SWIPE-3, SHEET-PREVENT-1: the user must not dismiss `id`. The delegate is notified. If it is not,
    /// and was not asked, the trace says why nothing happens.
    private mutating func attemptToDismiss(_ id: ControllerID) {
        recordMissed(.presentationControllerShouldDismiss, of: ObjectRef(id), .refused)
        let delegate = delegation(of: id).presentationDelegate
        let isNotified = has(.presentationDelegatesGuardPopovers)
        if isNotified { notifyPresentationDelegate(of: id, .presentationControllerDidAttemptToDismiss) }
        if isModal(id), !isNotified || !handles(delegate, .presentationControllerDidAttemptToDismiss) {
            if isPopover(id) { cite(.none) }
            reportNoEffect(.modalInPresentation, id)
        }
    }

    mutating func dragToDismiss(_ id: ControllerID, finishes: Bool, keepsTracking: Bool) {
        guard isAlive(id), self[id].presenter.exists, !hasModal(around: id) else { return }
        cite(.modalSheetSwipe1)
        let transition = startGestureDismissal(of: id)
        self[transition].isInteractive = true
        self[transition].isTracking = keepsTracking
        self[transition].isCancelled = !finishes
    }

    private mutating func startGestureDismissal(of id: ControllerID) -> TransitionID {
        let cause = rule
        let presenter = self[id].presenter
        let source = presentationSource(of: id)
        let transition = startDismissal(of: id, animated: true, completion: .none)
        self[transition].rule = cause
        self[transition].isGesture = true
        // The gesture may be cancelled, so the presentation stays linked until it ends.
        self[transition].container = presenter
        self[contents: id].presentationSource = source
        return transition
    }

    /// MODAL-POPOVER-1: the user taps outside of a popover.
    mutating func tapOutside(_ id: ControllerID) {
        guard isAlive(id), self[id].presenter.exists, !hasModal(around: id) else { return }
        if isActionSheet(id) { return refuse(.outsideOfAlert, id, .none) }
        if isSheet(id), applies(.sheetOutside1) { return tapDimmedArea(of: id) }
        guard isPopover(id), applies(.modalPopover1) else { return }
        cite(.modalPopover1)
        let isModal = isModal(id)
        returnValue = .bool(!isModal)
        if isModal {
            // UIKit does not ask the delegate about a modal controller.
        } else if !has(.presentationDelegatesGuardPopovers) {
            notifyPresentationDelegate(of: id, .popoverPresentationControllerShouldDismissPopover)
        } else {
            notifyPresentationDelegate(of: id, .presentationControllerShouldDismiss)
        }
        enqueue(.tapOutsideAnswered(id))
    }

    mutating func tapOutsideAnswered(_ id: ControllerID) {
        guard isAlive(id), self[id].presenter.exists, !hasModal(around: id) else { return }
        if returnValue.asBool == false {
            return attemptToDismiss(id)
        }
        if has(.presentationDelegatesGuardPopovers) {
            notifyPresentationDelegate(of: id, .presentationControllerWillDismiss)
        }
        enqueue(.dismissByOutsideTap(id))
    }

    mutating func dismissByOutsideTap(_ id: ControllerID) {
        guard isAlive(id), self[id].presenter.exists, !hasModal(around: id) else { return }
        cite(isPopover(id) ? .modalPopover1 : outsideRule(of: id))
        _ = startGestureDismissal(of: id)
    }

    /// Whether a controller has presented another one during the gesture that removes it. Outside of its container it
    /// is its own presentation context. What was presented before is in its context as a child.
    func hasPresentedWhileLeaving(_ transition: Transition) -> Bool {
        guard isAlive(transition.old) else { return false }
        let cover = self[contents: transition.old].presented
        return cover.exists && cover != transition.new && self[cover].hosting != .context
    }

    /// Restores the presentation after a cancelled gesture.
    mutating func restorePresentation(_ transition: Transition) {
        guard isAlive(transition.lowestDismissed), isAlive(transition.container) else { return }
        let source = presentationSource(of: transition.lowestDismissed)
        linkPresentation(
            transition.lowestDismissed, presenter: transition.container,
            source: source.exists ? source : transition.container)
    }
}
