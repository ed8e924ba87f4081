/// Transitions. One is waiting, running or ending, and is then removed. `Choreography` has the order of the callbacks.
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
        case .lift(let id, let finishes): lift(id, finishes: finishes)
        case .presentModal(let id): beginModal(id)
        case .startSwap(let id): return startSwap(id)
        case .showWindow(let window): showWindow(window)
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
        self[id].phase = .running
        self[id].turn = turn
        let it = self[id]
        cite(it.rule)
        if it.container.exists, it.kind.occupiesContainer { self[container: it.container].transition = id }
        if it.old.exists { self[it.old].activeTransition = id }
        if it.new.exists { self[it.new].activeTransition = id }
        if showsTransitions { nameTransition(it) }
        prepare(it)
        for part in Choreography.of(it.kind).begin { add(part, of: it) }
        recordMissedPresenter(it)
        willShow(it)
        if it.animator.exists { then(.animate(id)) }
        afterBegin(id, it)
    }

    /// Loads the new controller's view and adds it to the container's, before the first callback.
    private mutating func prepare(_ it: Transition) {
        if it.new.exists {
            load(it.new)
            cite(it.rule)
        }
        switch it.kind {
        case .push, .pop, .pushWhileAppearing, .tab, .tabFade, .childSwap, .pageScroll, .pageCurl, .columnIn,
            .columnSwap:
            atOnce(.install(it.new, in: it.container))
        case .cover, .uncover, .overlay, .unoverlay, .firstRoot, .root, .childIn, .columnOut: break
        }
    }

    /// Adds a callback of a row. In a dismissal, each dismissed controller receives those of the old one, topmost
    /// first.
    private mutating func add(_ part: Part, of it: Transition) {
        let subject = part.isOld ? it.old : it.new
        guard subject.exists else { return }
        if part.isOld, it.lowest.exists, it.lowest != subject {
            for id in chain(from: subject, downTo: it.lowest) where id == subject || takesPart(id, in: part.phase) {
                then(.appear(id, part.phase, animated: it.isAnimated))
            }
            return
        }
        if !it.kind.isModal, self[container: subject].presented.exists, self[subject].parent.exists {
            return addInContext(part, of: it, subject)
        }
        guard it.kind == .cover || it.kind == .uncover, applies(.modalAnimated8),
            release == .withUnanimatedEnds
        else {
            return atOnce(.appear(subject, part.phase, animated: it.isAnimated))
        }
        addToPresentation(part, of: it, subject)
    }

    /// MODAL-ANIMATED-8: in iOS 8.0 the presenter's did calls say that they are not animated.
    private mutating func addToPresentation(_ part: Part, of it: Transition, _ subject: ControllerID) {
        let isEnd = part.phase == .didAppear || part.phase == .didDisappear
        guard isEnd, it.isAnimated, subject == it.container else {
            return atOnce(.appear(subject, part.phase, animated: it.isAnimated))
        }
        let cause = rule
        cite(.modalAnimated8)
        atOnce(.appear(subject, part.phase, animated: false))
        cite(cause)
    }

    /// A callback of a child that presents something in its context, and of that.
    private mutating func addInContext(_ part: Part, of it: Transition, _ subject: ControllerID) {
        if !self[subject].flags.contains(.presenterRemoved) {
            atOnce(.appear(subject, part.phase, animated: it.isAnimated))
        }
        forwardToContext(subject, part.phase, animated: it.isAnimated)
    }

    /// Whether a controller in the middle of a chain receives a callback. After a cancelled dismissal, one that is
    /// still disappearing receives all of them.
    private func takesPart(_ id: ControllerID, in phase: AppearancePhase) -> Bool {
        let returns = phase == .isAppearing || phase == .didAppear
        return returns ? self[id].appearance == .disappearing : fits(id, phase)
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
    private mutating func afterBegin(_ id: TransitionID, _ it: Transition) {
        if it.endsAtOnce {
            if it.new.exists { then(.layOutAppearing(it.new, animated: it.isAnimated)) }
            then(.end(id))
            return
        }
        if it.new.exists {
            if it.kind == .pushWhileAppearing {
                then(.layOutAppearing(it.new, animated: it.isAnimated))
            } else {
                atLayout(.view(.layOutAppearing(it.new, animated: it.isAnimated)))
            }
            settleInContext(it)
        }
        if it.isEndless { return }
        if it.isInteractive {
            if !it.isHeld { atCommit(.transition(it.isCancelled ? .cancel(id) : .end(id))) }
        } else if it.isAnimated {
            after(it.animator.exists ? it.duration : duration(of: it.kind), .transition(.end(id)))
        } else {
            atCommit(.transition(.end(id)))
        }
    }

    /// Returns the duration of an animation, in seconds. `grammar.md` has the numbers.
    func duration(of kind: TransitionKind) -> Double {
        switch kind {
        case .push, .pop, .pushWhileAppearing, .columnIn, .columnOut, .columnSwap: 0.35
        case .cover, .uncover, .overlay, .unoverlay: 0.5
        case .childSwap, .pageScroll: 0.4
        case .pageCurl: 0.5
        case .tab, .tabFade, .firstRoot, .root, .childIn: 0
        }
    }

    /// Ends a transition: the callbacks after the animation.
    mutating func end(_ id: TransitionID) {
        guard self[id].phase == .running else { return }
        self[id].phase = .ending
        let it = self[id]
        cite(it.rule)
        runCoordinated(id, .change)
        showTurnedPage(it)
        notifyDidEnd(it)
        for part in Choreography.of(it.kind).end { add(part, of: it) }
        atOnce(.retire(id))
    }

    /// Cancels an interactive transition: undoes its change, and makes the callbacks of the cancellation.
    mutating func cancel(_ id: TransitionID) {
        guard self[id].phase == .running else { return }
        self[id].phase = .ending
        self[id].isCancelled = true
        let it = self[id]
        if it.isDeep { return refuse(.severalEdits, it.new.exists ? it.new : it.container, .none) }
        undoEdit(it)
        let row = Choreography.of(it.kind)
        cite(it.animator.exists ? row.animatorCancelRule : row.cancelRule)
        runCoordinated(id, .change)
        for part in row.cancelled { add(part, of: it) }
        notifyDidEnd(it)
        then(.retire(id))
    }

    /// Ends the gesture of an interactive transition, which then finishes or is cancelled.
    mutating func lift(_ id: TransitionID, finishes: Bool) {
        guard self[id].phase == .running, self[id].isHeld else { return }
        self[id].isHeld = false
        // TRANS-5: an interactive animator that never completes does not end with the gesture either.
        if self[id].isEndless { return runCoordinated(id, .change) }
        then(finishes ? .end(id) : .cancel(id))
    }

    /// Removes a transition: releases its participants, then performs the operations that waited for it.
    mutating func retire(_ id: TransitionID) {
        let it = self[id]
        cite(it.rule)
        if it.old.exists, self[it.old].activeTransition == id { self[it.old].activeTransition = .none }
        if it.new.exists, self[it.new].activeTransition == id { self[it.new].activeTransition = .none }
        if it.container.exists, self[container: it.container].transition == id {
            self[container: it.container].transition = .none
        }
        if modal == id { modal = .none }
        endColumnTransition(id, of: it.container)
        if it.window.exists { self[it.window].transition = .none }
        finish(it)
        if swipedResponder.exists, it.kind == .pop { endSwipe(isCancelled: it.isCancelled) }
        atOnce(.clearTransitionFlags(id))
        finishCoordinated(id)
        complete(it)
        if it.kind.isModal { notifyAnimationEnded(it) }
        if isNavigationController(it.container), stackDiffers(it.container) { scheduleReconcile(it.container) }
        guard agenda.holdsAny else { return atOnce(.releaseParticipants(id, from: 0)) }
        then(.releaseParticipants(id, from: 0))
        agenda.now.append(contentsOf: agenda.takeHeld(until: id))
    }

    /// Clears the flags of both participants, and completes a disappearance that is still open, the old one's first.
    private mutating func clearTransitionFlags(_ id: TransitionID) {
        let (old, new) = (self[id].old, self[id].new)
        if old.exists { clearFlags(of: old) }
        if new.exists { clearFlags(of: new) }
        if old.exists { finishDisappearance(old) }
        if new.exists { atOnce(.finishDisappearance(new)) }
    }

    /// Releases the old controller, the new one and the container, in this order. One without other owners is
    /// deallocated before the next one is released.
    private mutating func releaseParticipants(_ id: TransitionID, from place: UInt8) {
        var next = place
        while next < 3 {
            let owned = next == 0 ? self[id].old : next == 1 ? self[id].new : self[id].container
            next += 1
            if loseOwner(owned) {
                atOnce(.deinitialise(owned))
                return atOnce(.releaseParticipants(id, from: next))
            }
        }
        if next == 3, isMore(self[id].container) {
            returnTabs(from: self[id].container)
            then(.releaseParticipants(id, from: 4))
        } else {
            forget(id)
        }
    }

    /// Performs what follows the last appearance callback of each kind, before participants are released.
    private mutating func finish(_ it: Transition) {
        let gone = it.isCancelled ? it.new : it.old
        switch it.kind {
        case .push, .pop, .pushWhileAppearing:
            notifyAnimationEnded(it)
            if gone.exists, self[gone].host == it.container, self[container: it.container].shown != gone {
                atOnce(.uninstall(gone))
            }
            return finishNavigation(it)
        case .tab, .tabFade, .childSwap, .columnSwap, .columnOut:
            if gone.exists, self[gone].host == it.container { then(.uninstall(gone)) }
            if it.kind == .columnSwap { notifyMoved(from: it.old, to: it.new, in: it.container) }
        case .cover: finishCover(it)
        case .uncover, .unoverlay: finishDismissal(it)
        case .root: finishRoot(it)
        case .pageScroll, .pageCurl: finishPage(it)
        case .overlay: if it.isCancelled { then(.detach(it.new)) } else { finishBeginning(of: it.new) }
        case .firstRoot, .childIn, .columnIn: break
        }
    }

    /// Adds the completion block, then the release of dismissed or replaced controllers.
    private mutating func complete(_ it: Transition) {
        if it.completion.exists { then(it.isCancelled ? .drop(it.completion) : .block(it.completion)) }
        if it.lowest.exists { releaseDismissed(it) }
        if it.kind == .childSwap { finishSwap(it) }
    }

    /// Whether an operation must wait for the modal transition that is running.
    @inline(__always)
    var modalIsRunning: Bool { modal.exists && self[modal].phase == .running }

    /// Returns the animated or interactive transition of `id` or of its nearest ancestor that has one; otherwise none.
    func coordinator(of id: ControllerID) -> TransitionID {
        var walk = id
        while walk.exists {
            for transition in [self[walk].activeTransition, self[container: walk].transition] where transition.exists {
                if self[transition].isAnimated || self[transition].isInteractive { return transition }
            }
            walk = self[walk].parent
        }
        return .none
    }

    /// Whether the gesture of a transition has not ended.
    package var isHeld: Bool {
        @inlinable @inline(__always) get { transitions.contains { $0.phase == .running && $0.isHeld } }
    }

    /// Whether a transition or a timed operation is in flight.
    package var isInFlight: Bool {
        @inlinable @inline(__always) get { transitions.contains { $0.phase == .running } || hasTimedOperations }
    }

    /// Whether an operation waits for a point of virtual time.
    @usableFromInline var hasTimedOperations: Bool { !agenda.timed.isEmpty }

    /// `finish`, `cancel`: ends the gesture of the running transition.
    mutating func liftFinger(finishes: Bool) {
        let held = transitions.indices.first { transitions[$0].phase == .running && transitions[$0].isHeld }
        if let held { return then(.lift(TransitionID(UInt32(held)), finishes: finishes)) }
        let zooming = transitions.indices.first { isZoomPush(transitions[$0]) }
        if !finishes, let zooming { reverseZoom(TransitionID(UInt32(zooming))) }
    }

    /// Whether a push that is running uses the zoom transition, which a finger can grab.
    private func isZoomPush(_ it: Transition) -> Bool {
        applies(.zoomPush1) && it.phase == .running && it.kind == .push && it.isAnimated && !it.animator.exists
            && delegation(of: it.new).prefersZoom
    }

    /// ZOOM-PUSH-1: the push is completed, and a pop begins in the same turn.
    private mutating func reverseZoom(_ id: TransitionID) {
        self[id].rule = .zoomPush1
        cite(.zoomPush1)
        hold(.request(.pop(self[id].container, animated: true)), until: id)
        then(.end(id))
    }
}
