/// Modal presentation. Presentations of a window are performed one after another. Refused ones print UIKit's messages.
extension World {
    /// `A.present(B, animated:completion:)`.
    mutating func present(_ id: ControllerID, from source: ControllerID, animated: Bool, completion: BlockID) {
        guard isAlive(source) else { return discardCompletion(completion) }
        guard id.exists else {
            cite(.modalNil1)
            return raise(.presentNil, source)
        }
        guard isAlive(id) else { return discardCompletion(completion) }
        if raises(presenting: id, from: source) { return }
        forgetPresentation(of: id)
        let presenting = Presenting(presented: id, source: source, completion: completion, isAnimated: animated)
        if !refusesOrWarns(of: presenting) { askForController(presenting) }
    }

    /// Refuses a presentation whose effect is undefined, or which UIKit refuses with a warning. Returns whether it did.
    private mutating func refusesOrWarns(of presenting: Presenting) -> Bool {
        let presenter = resolvedPresenter(for: presenting.presented, from: presenting.source)
        if warnsBusy(presenting: presenting.presented, on: presenter, from: presenting.source) {
            if presenting.completion.exists { enqueue(.drop(presenting.completion)) }
            return true
        }
        if let obstacle = obstacle(toShowing: presenting.presented, in: presenter) {
            refuse(obstacle, presenting.presented, presenting.source)
            return true
        }
        if refusesOverResponder(presenting.presented, in: presenter) { return true }
        if warns(presenting: presenting.presented, on: presenter, from: presenting.source) {
            if presenting.completion.exists { enqueue(.drop(presenting.completion)) }
            return true
        }
        if !has(.presentationsStartAfterCommit), !hasWindow(presenting.source) {
            refuse(.presentsBeforeLayout, presenting.presented, presenting.source)
            return true
        }
        if isChildContext(presenter), isLeaving(presenter) {
            refuse(.contextThatLeaves, presenting.presented, presenter)
            return true
        }
        return false
    }

    /// Presents after the calls of delegates, unless their handlers have changed the preconditions.
    mutating func presentAfterDelegates(_ presenting: Presenting) {
        let (id, source) = (presenting.presented, presenting.source)
        if raises(presenting: id, from: source) { return }
        if !has(.presentationsStartAfterCommit), lacksAnchor(id) { return raisePopoverWithoutAnchor(id) }
        if refusesOrWarns(of: presenting) { return }
        let presenter = resolvedPresenter(for: id, from: source)
        let isDetached = applies(.modalDetached1) || applies(.modalDetached2)
        let isOutside = isDetached && self[source].hosting == .view && !self[source].parent.exists
        let covers = removesPresenter(id)
        cite(rule(presenting: id))
        let transition = newTransition(
            covers ? .presentFull : .presentOver, in: presenter, from: covers ? presenter : .none, to: id,
            animated: presenting.isAnimated)
        self[transition].completion = presenting.completion
        self[transition].isInContext = isChildContext(presenter)
        if covers { self[id].flags.insert(.coversPresenter) } else { self[id].flags.remove(.coversPresenter) }
        linkPresentation(id, presenter: presenter, source: source)
        if resolvedStyle(of: id) == .popover {
            cite(.modalPopover1)
            notifyPresentationDelegate(of: id, .prepareForPopoverPresentation)
            cite(self[transition].rule)
        }
        enqueue(.load(id))
        startModal(transition)
        guard isOutside else { return }
        if applies(.modalDetached2) {
            cite(.modalDetached2)
            return emitMessage(.warning, has(.detachedPresentersAreUnsupported) ? .detached17 : .detached14, source, id)
        }
        cite(.modalDetached1)
        return emitMessage(.warning, .detached, source)
    }

    /// Whether `id` is a popover without an anchor.
    private func lacksAnchor(_ id: ControllerID) -> Bool { isPopover(id) && !self[id].flags.contains(.hasAnchor) }

    private mutating func raisePopoverWithoutAnchor(_ id: ControllerID) {
        if self[id].base == .alertController {
            cite(.modalPopoverText1)
            let message: UIKitMessage =
                has(.sheetMessagesNamePresenters) ? .sheetWithoutAnchor : .sheetWithoutAnchorOld
            return raise(message, id, presentationSource(of: id))
        }
        if spec(of: id).systemClass == .activity, applies(.sysActivity1) {
            cite(.sysActivity1)
            return raise(.activityWithoutAnchor, id)
        }
        cite(.modalPopover2)
        raise(.popoverWithoutAnchor, id)
    }

    /// Returns the rule of a presentation.
    private func rule(presenting id: ControllerID) -> Rule {
        if self[id].base == .alertController { return isPopover(id) ? .alertPad1 : .alertPresent1 }
        if self[id].base == .searchController { return .searchBegin1 }
        switch resolvedStyle(of: id) {
        case .automatic, .fullScreen: return .modalFull1
        case .currentContext, .overCurrentContext: return .modalContext1
        case .pageSheet, .formSheet: return removesPresenter(id) ? .modalStyleTable : .modalSheet1
        case .custom, .overFullScreen, .blurOverFullScreen, .none: return .modalCustom1
        case .popover: return removesPresenter(id) ? .modalStyleTable : .modalPopover1
        }
    }

    /// Raises the exception that UIKit raises for a programming error. Returns whether it did.
    private mutating func raises(presenting id: ControllerID, from source: ControllerID) -> Bool {
        if lacksStyle(id) {
            refuse(.styleOfClass, id, .none)
            return true
        }
        let style = resolvedStyle(of: id)
        if self[id].presenter.exists {
            cite(.modalActive1)
            raise(.presentPresented, id, self[id].presenter)
            return true
        }
        if self[id].parent.exists || self[id].hosting == .window {
            cite(.modalActive1)
            raise(.presentActive, id)
            return true
        }
        if isTooOld(for: style) {
            refuse(.tooOldForStyle, id, .none, name: internName(style.symbol.spelling.utf8Bytes))
            return true
        }
        if style.releases == nil {
            cite(.modalNone1)
            raise(.noPresentationController, id)
            return true
        }
        let presenter = resolvedPresenter(for: id, from: source)
        let isCurl = transitionStyle(presenting: id, on: presenter) == .partialCurl && style != .fullScreen
        let isOnCurl = self[presenter].presenter.exists && delegation(of: presenter).transitionStyle == .partialCurl
        if isCurl || isOnCurl {
            cite(.modalCurl1)
            raise(.partialCurl, id)
            return true
        }
        return false
    }

    /// Returns the controller that presents for `source`. SEARCH-TWO-1: a controller that presents an active search is
    /// the presenter itself.
    private func presenterWithSearch(_ source: ControllerID, _ presenter: ControllerID) -> ControllerID {
        let own = self[contents: source].presented
        return own.exists && self[own].base == .searchController ? source : presenter
    }

    /// MODAL-BUSY-1, -3, -4, MODAL-LEAVING-1: prints the warning of a presentation at a moment at which UIKit drops it.
    /// Returns whether it did. A presenter without a window has a warning of its own.
    private mutating func warnsBusy(presenting id: ControllerID, on other: ControllerID, from source: ControllerID)
        -> Bool
    {
        let presenter = presenterWithSearch(source, other)
        let rule: Rule
        switch presentationState(around: source) {
        case .idle: return false
        case .leaving:
            cite(.modalLeaving1)
            warnNoWindow(presenting: id, on: presenter, from: source)
            return true
        case .presenting:
            rule = applies(.modalBusy3) ? .modalBusy3 : .modalBusy1
        case .dismissing(let inThisTurn):
            if inThisTurn, !applies(.modalBusy4) { return false }
            rule = inThisTurn ? .modalBusy4 : applies(.modalBusy3) ? .modalBusy3 : .modalBusy1
        }
        guard hasEnteredWindow(source) else { return false }
        cite(self[contents: presenter].presented.exists ? .modalBusyAlready : rule)
        if applies(.modalBusy3) {
            emitMessage(.warning, .presentBusyModern, id, presenter, source)
        } else {
            emitMessage(.warning, .presentBusy, id, source)
        }
        return true
    }

    private mutating func warnNoWindow(
        presenting id: ControllerID, on presenter: ControllerID, from source: ControllerID
    ) {
        if applies(.modalNoWindow2) {
            emitMessage(.warning, .presentNoWindowModern, id, presenter, source)
        } else {
            emitMessage(.warning, .presentNoWindow, id, source)
        }
    }

    /// Prints the warning of a presenter that cannot present, whose completion never runs. Returns whether it did.
    private mutating func warns(presenting id: ControllerID, on other: ControllerID, from source: ControllerID) -> Bool
    {
        let presenter = presenterWithSearch(source, other)
        if self[contents: presenter].presented.exists {
            let isModern = applies(.modalAlready2)
            if self[id].base == .alertController {
                cite(isModern ? .alertTwo2 : .alertTwo1)
            } else {
                cite(isModern ? .modalAlready2 : .modalAlready1)
            }
            if isModern {
                emitMessage(.warning, .presentAlreadyModern, id, presenter, source)
            } else {
                emitMessage(.warning, .presentAlready, id, presenter, self[contents: presenter].presented)
            }
            return true
        }
        if !hasEnteredWindow(source) {
            cite(applies(.modalNoWindow2) ? .modalNoWindow2 : .modalNoWindow1)
            warnNoWindow(presenting: id, on: presenter, from: source)
            return true
        }
        return false
    }

    /// Discards a completion block that will never run.
    mutating func discardCompletion(_ completion: BlockID) {
        if completion.exists { stop(for: .drop(completion)) }
    }

    /// MODAL-FULL-1: begins a presentation or dismissal. Since iOS 8 it begins after the commit, in earlier releases
    /// inside the call. It waits for another one that is running in its window.
    mutating func startModal(_ id: TransitionID) {
        self[id].window = windowOf(self[id].container)
        if mustWait(id) {
            postpone(.transition(.beginModal(id)), until: self[self[id].window].modal)
        } else if has(.presentationsStartAfterCommit) {
            occupyWindow(id)
            enqueueAtCommit(.transition(.beginModal(id)))
        } else {
            occupyWindow(id)
            enqueue(.beginModal(id))
        }
    }

    /// Whether `id` must wait for another presentation or dismissal in its window. Up to iOS 7, a controller can
    /// present while its own presentation is ending (MODAL-VDA-6).
    private func mustWait(_ id: TransitionID) -> Bool {
        let other = self[self[id].window].modal
        guard other.exists, other != id else { return false }
        let (transition, last) = (self[id], self[other])
        let presents =
            transition.kind.change == .presentation && last.kind.change == .presentation
        return has(.presentationsStartAfterCommit) || !presents || last.phase != .ending
            || transition.container != last.new
    }

    /// Begins a presentation or dismissal, unless another one is running.
    mutating func beginModal(_ id: TransitionID) {
        if mustWait(id) {
            postpone(.transition(.beginModal(id)), until: self[self[id].window].modal)
            return
        }
        // WINDOW-ENTER-1: a new root that presents in the turn in which it was set appears first.
        let change = self[self[id].window].transition
        if change.exists, self[change].phase == .running, has(.presentationsStartAfterCommit) {
            return postpone(.transition(.beginModal(id)), until: change)
        }
        occupyWindow(id)
        let transition = self[id]
        switch transition.kind.change {
        case .presentation:
            guard isAlive(transition.new), self[transition.new].presenter == transition.container else {
                return discardPresentation(id)
            }
            // MODAL-POPOVER-LATE-1: since iOS 8, the anchor is checked here, after the call.
            if has(.presentationsStartAfterCommit), lacksAnchor(transition.new) {
                return raisePopoverWithoutAnchor(transition.new)
            }
            if isEmptyAlert(transition.new) {
                cite(.alertEmpty1)
                return raise(.alertEmpty, transition.new)
            }
            let context = transition.container
            if transition.isInContext, self[context].hosting != .view || isLeaving(context) {
                return refuse(.contextThatLeaves, transition.new, context)
            }
            resignUnder(transition.new, in: transition.window)
            removeViewFromHost(transition.new)
            self[transition.new].hosting = transition.isInContext ? .context : .presentation
            self[transition.new].flags.insert(.isBeingPresented)
            if determinesOrientation(transition.new) { receive(.presented(transition.new)) }
        case .dismissal:
            if transition.isInContext, isLeaving(transition.container) {
                return refuse(.contextThatLeaves, transition.lowestDismissed, transition.container)
            }
            for gone in [transition.old, transition.lowestDismissed] where gone.exists {
                self[gone].flags.insert(.isBeingDismissed)
            }
            if transition.new.exists { self[transition.new].flags.remove(.presenterRemoved) }
            if !transition.kind.removesPresenter, transition.lowestDismissed.exists {
                returnSystemBars(from: transition.lowestDismissed)
            }
            if transition.lowestDismissed.exists,
                self[transition.lowestDismissed].geometry.facts.contains(.rotatedInterface)
            {
                receive(.dismissed(transition.container))
            }
        case .push, .pop, .stackOfAppearing, .tab, .root, .child, .page, .column: break
        }
        if transition.kind.change == .presentation, !transition.kind.removesPresenter, asksForRemoval(transition.new) {
            cite(.modalCustom1)
            enqueueCall(
                MethodCall(
                    receiver: ObjectRef(.style, presentationController(of: transition.new).raw),
                    method: .shouldRemovePresentersView))
            enqueue(.ask(.removalAnswered(id)))
            return
        }
        askForAnimator(id)
    }

    /// MODAL-CUSTOM-1: continues after the presentation controller has returned whether the presenter's view is
    /// removed.
    mutating func removalAnswered(_ id: TransitionID) {
        let presenter = self[id].container
        if returnValue.asBool == true, self[id].phase == .waiting, isAlive(presenter) {
            addOwner(presenter)
            self[id].kind = .presentFull
            self[id].old = presenter
            self[self[id].new].flags.insert(.coversPresenter)
        }
        askForAnimator(id)
    }

    /// Discards a presentation that was dismissed before it began.
    mutating func discardPresentation(_ id: TransitionID) {
        self[id].isCancelled = true
        self[id].phase = .ending
        enqueue(.retire(id))
    }

    /// Removes the presenter's view from the window, at the end of the presentation.
    mutating func finishFullPresentation(_ transition: Transition) {
        if transition.isCancelled { return enqueue(.detach(transition.new)) }
        if transition.old.exists { self[transition.old].flags.insert(.presenterRemoved) }
    }
}
