/// Transitions. A transition waits, runs, ends, and is then removed. `Choreography` has the order of the callbacks.
extension World {
    mutating func perform(_ operation: TransitionOperation) {
        switch operation {
        case .reconcile(let nav): return reconcile(nav)
        case .begin(let id): return begin(id)
        case .end(let id): return end(id)
        case .retire(let id): return retire(id)
        case .clearTransitionFlags(let id): clearTransitionFlags(id)
        case .releaseParticipants(let id, let place): return releaseParticipants(id, from: place)
        case .cancel(let id): return cancel(id)
        case .liftFinger(let id, let finishes): liftFinger(of: id, finishes: finishes)
        case .beginModal(let id): beginModal(id)
        case .startChildTransition(let id): return startChildTransition(id)
        case .keepCoordinator(let id): features.keptCoordinator = id
        case .showRoot(let window): showRoot(window)
        }
    }

    /// Creates a transition that waits to begin. It has strong references to its participants.
    mutating func newTransition(
        _ kind: TransitionKind, in container: ControllerID, from old: ControllerID, to new: ControllerID,
        animated: Bool
    ) -> TransitionID {
        let id = freeTransitions.popLast() ?? TransitionID(UInt32(transitions.count))
        if id.index == transitions.count { transitions.append(Transition()) }
        var record = Transition()
        record.kind = kind
        record.phase = .waiting
        record.isAnimated = animated
        record.container = container
        record.old = old
        record.new = new
        record.rule = rule
        transitionSerials &+= 1
        record.serial = transitionSerials
        self[id] = record
        addOwner(container)
        addOwner(old)
        addOwner(new)
        return id
    }

    /// Begins a transition: the callbacks before the animation, then the layout of the new controller.
    mutating func begin(_ id: TransitionID) {
        guard self[id].phase == .waiting else { return }
        if rarely(transitions.count > 1), applies(.tabFade18), refusesDuringFade(self[id]) { return }
        self[id].phase = .running
        self[id].turn = turn
        if rarely(transitions.count > 2) { citeMeeting(id) }
        let transition = self[id]
        if rarely(hasModal), !transition.kind.isModal, refusesToLeave(transition.old) { return }
        cite(transition.rule)
        if transition.container.exists, transition.kind.occupiesContainer {
            self[contents: transition.container].transition = id
        }
        if transition.old.exists { self[transition.old].activeTransition = id }
        if transition.new.exists { self[transition.new].activeTransition = id }
        if rarely(rareLines.contains(.transitions)) { emitTransitionName(transition) }
        prepare(transition)
        for callback in Choreography.of(transition.kind).begin { add(callback, of: transition) }
        if transition.kind.showsAtOnce { enqueue(.enterWindow(transition.new)) }
        recordMissedPresenter(transition)
        willShow(transition)
        if rarely(transition.animator.exists) { enqueue(.animate(id)) }
        attachCoordinated(to: id, in: transition.container)
        afterBegin(id, transition)
    }

    /// Loads the new controller's view and adds it to the container's, before the first callback.
    private mutating func prepare(_ transition: Transition) {
        if transition.new.exists {
            load(transition.new)
            cite(transition.rule)
        }
        if transition.kind.addsViewFirst {
            performOrEnqueue(.addViewToHost(transition.new, in: transition.container))
        }
    }

    /// Adds a callback of a row to the agenda. In a dismissal, each dismissed controller receives those of the old one,
    /// topmost first.
    private mutating func add(_ callback: AppearanceCallback, of transition: Transition) {
        let subject = callback.isOld ? transition.old : transition.new
        guard subject.exists else { return }
        if callback.isOld, rarely(transition.lowestDismissed.exists), transition.lowestDismissed != subject {
            return addToChain(callback, of: transition, subject)
        }
        if !transition.kind.isModal, self[contents: subject].presented.exists {
            return addInContext(callback, of: transition, subject)
        }
        guard transition.kind.removesPresenter, applies(.modalAnimated8), release == .withUnanimatedEnds else {
            return performOrEnqueue(.appear(subject, callback.phase, animated: transition.isAnimated))
        }
        addToPresentation(callback, of: transition, subject)
    }

    @inline(never)
    private mutating func addToChain(_ callback: AppearanceCallback, of transition: Transition, _ subject: ControllerID)
    {
        for id in chain(from: subject, downTo: transition.lowestDismissed)
        where id == subject || takesPart(id, in: callback.phase) {
            enqueue(.appear(id, callback.phase, animated: transition.isAnimated))
        }
    }

    /// MODAL-ANIMATED-8: in iOS 8.0 the presenter's did calls say that they are not animated.
    @inline(never)
    private mutating func addToPresentation(
        _ callback: AppearanceCallback, of transition: Transition, _ subject: ControllerID
    ) {
        let isEnd = callback.phase == .didAppear || callback.phase == .didDisappear
        guard isEnd, transition.isAnimated, subject == transition.container else {
            return performOrEnqueue(.appear(subject, callback.phase, animated: transition.isAnimated))
        }
        let cause = rule
        cite(.modalAnimated8)
        performOrEnqueue(.appear(subject, callback.phase, animated: false))
        cite(cause)
    }

    /// Adds a callback of a child that presents something in its context, and the same callback of what it presents.
    @inline(never)
    private mutating func addInContext(
        _ callback: AppearanceCallback, of transition: Transition, _ subject: ControllerID
    ) {
        if !self[subject].flags.contains(.presenterRemoved) {
            performOrEnqueue(.appear(subject, callback.phase, animated: transition.isAnimated))
        }
        forwardToContext(subject, callback.phase, animated: transition.isAnimated)
    }

    /// Whether a controller in the middle of a chain receives a callback. After a cancelled dismissal, only one that
    /// is still disappearing appears again; another controller of the chain covers the rest.
    private func takesPart(_ id: ControllerID, in phase: AppearancePhase) -> Bool {
        switch phase {
        case .willAppear, .isAppearing, .didAppear: self[id].appearance == .disappearing
        case .willDisappear, .didDisappear: isAppearancePossible(id, phase)
        }
    }

    /// Returns the controllers that a dismissal removes, topmost first.
    func chain(from top: ControllerID, downTo lowest: ControllerID) -> [ControllerID] {
        var all = [top]
        var walk = top
        while walk != lowest, self[walk].presenter.exists {
            walk = self[walk].presenter
            all.append(walk)
        }
        return all
    }

    /// Adds what follows the first callbacks: the layout of the new controller, and the end.
    private mutating func afterBegin(_ id: TransitionID, _ transition: Transition) {
        if transition.new.exists {
            let layout = ViewOperation.layOutAppearing(transition.new, animated: transition.isAnimated)
            if transition.endsAtOnce || transition.kind.change == .stackOfAppearing {
                enqueue(layout)
            } else {
                enqueueAtLayout(.view(layout))
            }
            layOutInContext(transition)
        }
        if transition.endsAtOnce { return enqueue(.end(id)) }
        if transition.isEndless { return }
        if transition.isInteractive {
            if !transition.isTracking { enqueueAtCommit(.transition(transition.isCancelled ? .cancel(id) : .end(id))) }
        } else if transition.isAnimated {
            enqueueAfter(
                transition.animator.exists ? transition.duration : transition.kind.duration, .transition(.end(id)))
        } else if rarely(transition.isTabFade) {
            fade(id)
        } else {
            enqueueAtCommit(.transition(.end(id)))
        }
    }

    /// Ends a transition: the callbacks after the animation.
    mutating func end(_ id: TransitionID) {
        guard self[id].phase == .running else { return }
        self[id].phase = .ending
        let transition = self[id]
        if isTurnOfReturnedPage(transition) { return refuse(.returnedPage, transition.new, transition.container) }
        cite(transition.rule)
        runInteractionChange(of: id)
        showTurnedPage(transition)
        notifyDidEnd(transition)
        for callback in Choreography.of(transition.kind).end { add(callback, of: transition) }
        performOrEnqueue(.retire(id))
    }

    /// Cancels an interactive transition: undoes its change, and makes the callbacks of the cancellation.
    mutating func cancel(_ id: TransitionID) {
        guard self[id].phase == .running else { return }
        self[id].phase = .ending
        self[id].isCancelled = true
        let transition = self[id]
        if transition.hasSeveralEdits {
            return refuse(.severalEdits, transition.new.exists ? transition.new : transition.container, .none)
        }
        if hasPresentedWhileLeaving(transition) {
            return refuse(.presentedWhileLeaving, transition.old, .none)
        }
        if !transition.kind.isModal, refusesToLeave(transition.new) { return }
        undoEdit(transition)
        let row = Choreography.of(transition.kind)
        cite(transition.animator.exists ? row.animatorCancelRule : row.cancelRule)
        runInteractionChange(of: id)
        for callback in row.cancelled { add(callback, of: transition) }
        notifyDidEnd(transition)
        enqueue(.retire(id))
    }

    /// Ends the gesture of an interactive transition, which then finishes or is cancelled.
    mutating func liftFinger(of id: TransitionID, finishes: Bool) {
        guard self[id].phase == .running, self[id].isTracking else { return }
        self[id].isTracking = false
        // TRANS-5: an interactive animator that never completes does not end with the gesture either.
        if self[id].isEndless { return runCoordinated(id, .change) }
        enqueueLift(of: id, finishes ? .end(id) : .cancel(id))
    }

    /// Adds what the lift of a finger causes. A touch arrives in a later turn of the run loop than the one in which the
    /// transition began, so a handler that runs at its beginning cannot end it.
    private mutating func enqueueLift(of id: TransitionID, _ operation: TransitionOperation) {
        if self[id].turn == turn { enqueueAtCommit(.transition(operation)) } else { enqueue(.transition(operation)) }
    }

    /// Detaches an ended transition from its controllers, then releases its participants, and performs the operations
    /// that waited for it. `forget` frees its slot.
    mutating func retire(_ id: TransitionID) {
        let transition = self[id]
        cite(transition.rule)
        if transition.old.exists, self[transition.old].activeTransition == id {
            self[transition.old].activeTransition = .none
        }
        if transition.new.exists, self[transition.new].activeTransition == id {
            self[transition.new].activeTransition = .none
        }
        if transition.container.exists, self[contents: transition.container].transition == id {
            self[contents: transition.container].transition = .none
        }
        endColumnTransition(id, of: transition.container)
        if rarely(transition.window.exists) { leaveWindow(id, transition.window) }
        finish(transition)
        if rarely(features.swipedResponder.exists), transition.kind.change == .pop {
            endSwipe(isCancelled: transition.isCancelled)
        }
        performOrEnqueue(.clearTransitionFlags(id))
        finishCoordinated(id)
        complete(transition)
        if transition.kind.isModal { notifyAnimationEnded(transition) }
        if isNavigationController(transition.container), stackDiffers(transition.container) {
            scheduleReconcile(transition.container)
        }
        if rarely(agenda.hasWaiting) {
            performWaiting(by: id)
        } else {
            performOrEnqueue(.releaseParticipants(id, from: 0))
        }
    }

    @inline(never)
    private mutating func performWaiting(by id: TransitionID) {
        enqueue(.releaseParticipants(id, from: 0))
        agenda.now.append(contentsOf: agenda.takeWaiting(for: id))
    }

    /// Clears the flags of both participants, and completes a disappearance that is still open, the old one's first.
    private mutating func clearTransitionFlags(_ id: TransitionID) {
        let (old, new) = (self[id].old, self[id].new)
        // A handler may have begun another transition of one of them.
        if old.exists, !self[old].activeTransition.exists { clearMotionFlags(of: old) }
        if new.exists, !self[new].activeTransition.exists { clearMotionFlags(of: new) }
        if old.exists { finishDisappearance(old) }
        if new.exists { performOrEnqueue(.finishDisappearance(new)) }
    }

    /// Releases the old controller, the new one and the container, in this order. One without other owners is
    /// deallocated before the next one is released. `place` says where to continue: 0 to 2 are the participants, 3 is
    /// the return of the tabs that a More controller shows, and 4 is after it.
    private mutating func releaseParticipants(_ id: TransitionID, from place: UInt8) {
        var next = place
        while next < 3 {
            let owned = next == 0 ? self[id].old : next == 1 ? self[id].new : self[id].container
            next += 1
            if decrementOwners(owned) {
                performOrEnqueue(.deinitialise(owned))
                return performOrEnqueue(.releaseParticipants(id, from: next))
            }
        }
        if rarely(next == 3 && isMoreNavigation(self[id].container)) {
            returnTabs(from: self[id].container)
            enqueue(.releaseParticipants(id, from: 4))
        } else {
            forget(id)
        }
    }

    /// Performs what follows the last appearance callback of each kind, before participants are released.
    private mutating func finish(_ transition: Transition) {
        let gone = transition.isCancelled ? transition.new : transition.old
        switch transition.kind {
        case .push, .pop, .pushWhileAppearing:
            notifyAnimationEnded(transition)
            if gone.exists, self[gone].host == transition.container,
                self[contents: transition.container].shownChild != gone
            {
                performOrEnqueue(.removeViewFromHost(gone))
            }
            return finishNavigation(transition)
        case .tab, .tabFade, .childSwap, .columnOut:
            if gone.exists, self[gone].host == transition.container { enqueue(.removeViewFromHost(gone)) }
        case .columnSwap:
            if gone.exists, self[gone].host == transition.container { enqueue(.removeViewFromHost(gone)) }
            notifyMoved(from: transition.old, to: transition.new, in: transition.container)
        case .presentFull: finishFullPresentation(transition)
        case .dismissFull, .dismissOver: finishDismissal(transition)
        case .root: finishRoot(transition)
        case .pageScroll, .pageCurl: finishPage(transition)
        case .presentOver:
            if transition.isCancelled {
                enqueue(.detach(transition.new))
            } else {
                finishSearchPresentation(of: transition.new)
            }
        case .firstRoot, .childIn, .columnIn: break
        }
    }

    /// Adds the completion block, then the release of dismissed or replaced controllers.
    private mutating func complete(_ transition: Transition) {
        if rarely(transition.completion.exists) {
            enqueueOutOfLine(transition.isCancelled ? .drop(transition.completion) : .block(transition.completion))
        }
        if rarely(transition.lowestDismissed.exists) { releaseDismissed(transition) }
        if rarely(transition.isStandard) { finishChildTransition(transition) }
    }

    /// Returns the animated or interactive transition of `id` or of its nearest ancestor that has one; otherwise none.
    func coordinator(of id: ControllerID) -> TransitionID {
        var walk = id
        while walk.exists {
            for transition in [self[walk].activeTransition, self[contents: walk].transition] where transition.exists {
                if self[transition].isAnimated || self[transition].isInteractive { return transition }
            }
            walk = self[walk].parent
        }
        return .none
    }

    /// Whether the gesture of a transition has not ended.
    package var isTracking: Bool {
        @inlinable @inline(__always) get { transitions.contains { $0.phase == .running && $0.isTracking } }
    }

    /// Whether a transition or a timed operation is in flight.
    package var isInFlight: Bool {
        @inlinable @inline(__always) get { transitions.contains { $0.phase == .running } || hasTimedOperations }
    }

    /// Whether an operation waits for a point of virtual time.
    @usableFromInline var hasTimedOperations: Bool { !agenda.timed.isEmpty }

    /// `finish`, `cancel`: ends the gesture of the running transition.
    mutating func liftFinger(finishes: Bool) {
        let tracked = transitions.indices.first { transitions[$0].phase == .running && transitions[$0].isTracking }
        if let tracked { return enqueue(.liftFinger(TransitionID(UInt32(tracked)), finishes: finishes)) }
        let zooming = transitions.indices.first { isZoomPush(transitions[$0]) }
        if !finishes, let zooming { reverseZoom(TransitionID(UInt32(zooming))) }
    }

    /// Whether a push that is running uses the zoom transition, which a finger can grab.
    private func isZoomPush(_ transition: Transition) -> Bool {
        applies(.zoomPush1) && transition.phase == .running && transition.kind.change == .push
            && transition.isAnimated && !transition.animator.exists
            && delegation(of: transition.new).prefersZoom
    }

    /// ZOOM-PUSH-1: the push is completed, and a pop begins in the same turn.
    private mutating func reverseZoom(_ id: TransitionID) {
        self[id].rule = .zoomPush1
        cite(.zoomPush1)
        postpone(.request(.navigation(.pop(self[id].container, animated: true))), until: id)
        enqueueLift(of: id, .end(id))
    }
}
