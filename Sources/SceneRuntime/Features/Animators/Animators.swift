/// Custom transitions. UIKit asks for the animator and the interaction controller before the first callback. The
/// animation runs between the callbacks of its begin and of its end.
extension World {
    @inline(never)
    mutating func perform(_ operation: AnimatorOperation) {
        switch operation {
        case .controllerAnswered(let presenting): return controllerAnswered(presenting)
        case .styleAnswered(let presenting): return styleAnswered(presenting)
        case .adaptedAnswered(let presenting): return adaptedAnswered(presenting)
        case .animatorAnswered(let id): return animatorAnswered(id)
        case .interactorAnswered(let id): return interactorAnswered(id)
        case .durationAnswered(let id): durationAnswered(id)
        case .animate(let id): animate(id)
        case .alongside(let id): runAlongside(id)
        case .block(let block, let id): return run(block, with: id.exists ? context(of: id) : changeContext)
        }
    }

    /// Returns the style that is the result of a handler; `.none` for nil, and nil for any other result.
    func answeredStyle() -> StyleID? {
        let object = returnValue.asObject
        if object.kind == .style { return StyleID(object.index) }
        return returnValue.kind == .null || returnValue.kind == .absent ? StyleID.none : nil
    }

    /// Returns the object that is asked about the transitions of `id`: its transitioning delegate, otherwise the style
    /// of its presentation.
    func transitioningDelegate(of id: ControllerID) -> ObjectRef {
        let delegate = referent(of: delegation(of: id).transitioningDelegate)
        if delegate.exists { return delegate }
        let style = delegation(of: id).customStyle
        return style.exists ? ObjectRef(.style, style.raw) : .none
    }

    // MARK: Calls before the transition

    /// TRANS-1, TRANS-3, TRANS-4, TRANS-6: asks for an animator, then begins.
    @inline(never)
    mutating func askForAnimator(_ id: TransitionID) {
        let transition = self[id]
        guard applies(.trans1), !transition.isGesture, transition.isAnimated || animatesWithoutAnimation(transition)
        else {
            return beginCustomised(id)
        }
        let receiver = animationDelegate(of: transition)
        guard receiver.exists else { return beginCustomised(id) }
        ask(receiver, aboutAnimatorOf: id)
    }

    private mutating func ask(_ receiver: ObjectRef, aboutAnimatorOf id: TransitionID) {
        let transition = self[id]
        let method = animatorQuestion(of: transition)
        cite(transitionRule(of: transition))
        if overrides(of: receiver).contains(method) {
            ask(receiver, method, about: transition)
        } else {
            returnValue = defaultAnimator(of: receiver)
        }
        enqueue(.animatorAnswered(id))
    }

    /// TRANS-6: whether the animator runs even without animation, as for custom styles in iOS 7.
    private func animatesWithoutAnimation(_ transition: Transition) -> Bool {
        applies(.trans6) && transition.kind.isModal && resolvedStyle(of: presentedController(of: transition)) == .custom
    }

    /// Returns the presented controller of a modal transition.
    func presentedController(of transition: Transition) -> ControllerID {
        if transition.kind.change == .presentation { return transition.new }
        // CONTEST-3: in a chain of presentations, iOS 7 animates the topmost controller, and later releases the lowest
        // one.
        return applies(.modalStack1) ? transition.old : transition.lowestDismissed
    }

    @inline(__always)
    private func animationDelegate(of transition: Transition) -> ObjectRef {
        guard transition.kind.isModal else { return referent(of: delegation(of: transition.container).delegate) }
        return transitioningDelegate(of: presentedController(of: transition))
    }

    private func animatorQuestion(of transition: Transition) -> Method {
        guard transition.kind.isModal else { return .navigationControllerAnimationController }
        return transition.isDismissal ? .animationControllerForDismissed : .animationControllerForPresented
    }

    private func interactorQuestion(of transition: Transition) -> Method {
        guard transition.kind.isModal else { return .navigationControllerInteractionController }
        return transition.isDismissal ? .interactionControllerForDismissal : .interactionControllerForPresentation
    }

    private func transitionRule(of transition: Transition) -> Rule {
        if !transition.kind.isModal { return .trans4 }
        if !transition.isAnimated { return .trans6 }
        return transition.isDismissal ? .trans3 : .trans1
    }

    private mutating func ask(_ receiver: ObjectRef, _ method: Method, about transition: Transition) {
        var call = MethodCall(receiver: receiver, method: method)
        if !transition.kind.isModal {
            call.first = .symbol(transition.kind.change == .push ? .push : .pop)
            call.second = .controller(transition.old)
            call.third = .controller(transition.new)
        } else {
            call.first = .controller(presentedController(of: transition))
            if !transition.isDismissal {
                call.second = .controller(transition.container)
                call.third = .controller(presentationSource(of: transition.new))
            }
        }
        enqueueCall(call)
    }

    /// The default animator of a style: itself, if it has animation handlers.
    func defaultAnimator(of receiver: ObjectRef) -> Argument {
        let isOwn = receiver.kind == .style && blueprint.styles[Int(receiver.index)].isAnimator
        return isOwn ? .object(receiver) : .null
    }

    /// The default interaction controller of an animator: itself, if it is interactive.
    func defaultInteractor(of animator: ObjectRef) -> Argument {
        let isOwn = animator.kind == .style && blueprint.styles[Int(animator.index)].isInteractive
        return isOwn ? .object(animator) : .null
    }

    private mutating func animatorAnswered(_ id: TransitionID) {
        guard self[id].phase == .waiting else { return }
        let transition = self[id]
        guard let style = answeredStyle() else {
            return refuse(.undeclaredAnimator, transition.old.exists ? transition.old : transition.new, .none)
        }
        guard style.exists else {
            beginCustomised(id)
            return
        }
        self[id].animator = style
        self[id].isEndless = !blueprint.styles[style.index].completes
        let receiver = animationDelegate(of: transition)
        let animator = ObjectRef(.style, style.raw)
        if receiver.exists, overrides(of: receiver).contains(interactorQuestion(of: transition)) {
            enqueueCall(
                MethodCall(receiver: receiver, method: interactorQuestion(of: transition), first: .object(animator)))
        } else {
            returnValue = defaultInteractor(of: animator)
        }
        enqueue(.interactorAnswered(id))
    }

    private mutating func interactorAnswered(_ id: TransitionID) {
        guard self[id].phase == .waiting else { return }
        let transition = self[id]
        guard let style = answeredStyle() else {
            return refuse(.undeclaredAnimator, transition.old.exists ? transition.old : transition.new, .none)
        }
        if style.exists {
            self[id].interactor = style
            self[id].isInteractive = true
            // In a step of `begin`, the finger stays down.
            self[id].isTracking = timeLimit.isFinite
        }
        enqueueCall(
            MethodCall(
                receiver: ObjectRef(.style, transition.animator.raw), method: .transitionDuration,
                first: context(of: id)))
        enqueue(.durationAnswered(id))
    }

    private mutating func durationAnswered(_ id: TransitionID) {
        guard self[id].phase == .waiting else { return }
        let declared = blueprint.styles[self[id].animator.index].duration
        let given = returnValue.asDouble ?? declared ?? self[id].kind.duration
        self[id].duration = given.isFinite ? min(max(given, 0), 1_000_000) : 0
        beginCustomised(id)
    }

    /// Continues when the delegate and the animator have answered: calls presentationTransitionWillBegin, then makes
    /// the appearance callbacks.
    private mutating func beginCustomised(_ id: TransitionID) {
        let transition = self[id]
        let isPresentation = transition.kind.change == .presentation
        // A handler of these calls may have dismissed it.
        if isPresentation, !isAlive(transition.new) || self[transition.new].presenter != transition.container {
            return discardPresentation(id)
        }
        if transition.kind.isModal { notifyWillBegin(transition) }
        cite(transition.rule)
        enqueue(.begin(id))
    }

    // MARK: The animation

    /// TRANS-1, TRANS-2, TRANS-5: calls the interaction controller, which starts the transition, or the animator.
    private mutating func animate(_ id: TransitionID) {
        guard self[id].phase == .running else { return }
        let transition = self[id]
        if transition.interactor.exists {
            cite(.trans2)
            enqueueCall(
                MethodCall(
                    receiver: ObjectRef(.style, transition.interactor.raw), method: .startInteractiveTransition,
                    first: context(of: id)))
        }
        cite(transition.isEndless ? .trans5 : transitionRule(of: transition))
        enqueueCall(
            MethodCall(
                receiver: ObjectRef(.style, transition.animator.raw), method: .animateTransition, first: context(of: id)
            )
        )
        enqueue(.alongside(id))
    }

    /// Returns the context of a transition, for animators and blocks.
    func context(of id: TransitionID) -> Argument { .object(ObjectRef(.transitionContext, self[id].serial)) }

    /// Calls animationEnded on the animator, if it handles it.
    @inline(__always)
    mutating func notifyAnimationEnded(_ transition: Transition) {
        if transition.animator.exists { notifyAnimatorOfEnd(transition) }
    }

    @inline(never)
    private mutating func notifyAnimatorOfEnd(_ transition: Transition) {
        let animator = ObjectRef(.style, transition.animator.raw)
        guard overrides(of: animator).contains(.animationEnded) else { return }
        cite(transition.isCancelled ? .trans3 : transitionRule(of: transition))
        enqueueCall(MethodCall(receiver: animator, method: .animationEnded, first: .bool(!transition.isCancelled)))
        cite(transition.rule)
    }

    // MARK: The presentation controller

    /// Returns the declared style that is the presentation controller of `id`, or none.
    func presentationController(of id: ControllerID) -> StyleID {
        guard has(.presentationControllersExist), effectiveStyle(of: id) == .custom else { return .none }
        return delegation(of: id).effectiveCustomStyle
    }

    private mutating func notifyWillBegin(_ transition: Transition) {
        let id = presentedController(of: transition)
        if !transition.isDismissal { notifyWillPresent(id, transition) }
        let style = presentationController(of: id)
        guard style.exists, !transition.isGesture else { return }
        cite(transition.isDismissal ? .trans3 : .trans1)
        enqueueCall(
            MethodCall(
                receiver: ObjectRef(.style, style.raw),
                method: transition.isDismissal ? .dismissalTransitionWillBegin : .presentationTransitionWillBegin))
    }

    /// Calls presentationTransitionDidEnd or dismissalTransitionDidEnd: before the last callbacks, or after those of a
    /// cancelled transition.
    @inline(__always)
    mutating func notifyDidEnd(_ transition: Transition) {
        if transition.kind.isModal, !transition.isGesture { notifyStyleOfEnd(transition) }
    }

    @inline(never)
    private mutating func notifyStyleOfEnd(_ transition: Transition) {
        let style = presentationController(of: presentedController(of: transition))
        guard style.exists else { return }
        cite(transition.isDismissal ? .trans3 : .trans1)
        enqueueCall(
            MethodCall(
                receiver: ObjectRef(.style, style.raw),
                method: transition.isDismissal ? .dismissalTransitionDidEnd : .presentationTransitionDidEnd,
                first: .bool(!transition.isCancelled)))
        cite(transition.rule)
    }

    /// TRANS-5: an animation that never completes has blocked the interface; touches come to nothing.
    var ignoresTouches: Bool { transitions.contains { $0.phase == .running && $0.isEndless && !$0.isTracking } }
}

extension Transition {
    /// Whether it is a dismissal, with or without the presenter's view.
    var isDismissal: Bool { kind.change == .dismissal }
}

extension StyleSpec {
    /// Whether the style brings an animation of its own.
    var isAnimator: Bool {
        duration != nil || isInteractive || !completes || overrides.contains(.transitionDuration)
            || overrides.contains(.animateTransition) || overrides.contains(.animationEnded)
            || overrides.contains(.startInteractiveTransition)
    }
}
