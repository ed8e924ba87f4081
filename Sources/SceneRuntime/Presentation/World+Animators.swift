/// Custom transitions. UIKit asks for the animator and the interaction controller before the first callback. The
/// animation runs between the callbacks of its begin and of its end.
extension World {
    @inline(never)
    mutating func perform(_ operation: CustomOperation) {
        switch operation {
        case .controllerAnswered(let it): return controllerAnswered(it)
        case .styleAnswered(let it): return styleAnswered(it)
        case .adaptedAnswered(let it): return adaptedAnswered(it)
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
        let object = answer.asObject
        if object.kind == .style { return StyleID(object.index) }
        return answer.kind == .null || answer.kind == .absent ? StyleID.none : nil
    }

    /// Returns the object that is asked about the transitions of `id`: its transitioning delegate, otherwise the style
    /// of its presentation.
    func transitioningDelegate(of id: ControllerID) -> ObjectRef {
        let delegate = strong(delegation(of: id).transitioningDelegate)
        if delegate.exists { return delegate }
        let style = delegation(of: id).declaredStyle
        return style.exists ? ObjectRef(.style, style.raw) : .none
    }

    // MARK: Calls before the transition

    /// TRANS-1, TRANS-3, TRANS-4, TRANS-6: asks for an animator, then begins.
    @inline(never)
    mutating func askForAnimator(_ id: TransitionID) {
        let it = self[id]
        guard applies(.trans1), !it.isGesture, it.isAnimated || animatesAlways(it) else {
            return beginCustomised(id)
        }
        let receiver = animationDelegate(of: it)
        guard receiver.exists else { return beginCustomised(id) }
        ask(receiver, aboutAnimatorOf: id)
    }

    private mutating func ask(_ receiver: ObjectRef, aboutAnimatorOf id: TransitionID) {
        let it = self[id]
        let method = animatorQuestion(of: it)
        cite(transitionRule(of: it))
        if overrides(of: receiver).contains(method) {
            ask(receiver, method, about: it)
        } else {
            answer = defaultAnimator(of: receiver)
        }
        then(.animatorAnswered(id))
    }

    /// TRANS-6: whether the animator runs even without animation, as for custom styles in iOS 7.
    private func animatesAlways(_ it: Transition) -> Bool {
        applies(.trans6) && it.kind.isModal && resolvedStyle(of: presentedOne(of: it)) == .custom
    }

    /// Returns the presented controller of a modal transition.
    func presentedOne(of it: Transition) -> ControllerID {
        if it.kind == .cover || it.kind == .overlay { return it.new }
        // CONTEST-3: in a chain of presentations, iOS 7 animates the topmost controller, and later releases the lowest
        // one.
        return applies(.modalStack1) ? it.old : it.lowest
    }

    @inline(__always)
    private func animationDelegate(of it: Transition) -> ObjectRef {
        guard it.kind.isModal else { return strong(delegation(of: it.container).delegate) }
        return transitioningDelegate(of: presentedOne(of: it))
    }

    private func animatorQuestion(of it: Transition) -> Method {
        guard it.kind.isModal else { return .navigationControllerAnimationController }
        return it.isDismissal ? .animationControllerForDismissed : .animationControllerForPresented
    }

    private func interactorQuestion(of it: Transition) -> Method {
        guard it.kind.isModal else { return .navigationControllerInteractionController }
        return it.isDismissal ? .interactionControllerForDismissal : .interactionControllerForPresentation
    }

    private func transitionRule(of it: Transition) -> Rule {
        if !it.kind.isModal { return .trans4 }
        if !it.isAnimated { return .trans6 }
        return it.isDismissal ? .trans3 : .trans1
    }

    private mutating func ask(_ receiver: ObjectRef, _ method: Method, about it: Transition) {
        var call = MethodCall(receiver: receiver, method: method)
        if !it.kind.isModal {
            call.first = .symbol(it.kind == .push ? .push : .pop)
            call.second = .controller(it.old)
            call.third = .controller(it.new)
        } else {
            call.first = .controller(presentedOne(of: it))
            if !it.isDismissal {
                call.second = .controller(it.container)
                call.third = .controller(presentationSource(of: it.new))
            }
        }
        send(call)
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
        let it = self[id]
        guard let style = answeredStyle() else {
            return refuse(.undeclaredAnimator, it.old.exists ? it.old : it.new, .none)
        }
        guard style.exists else {
            beginCustomised(id)
            return
        }
        self[id].animator = style
        self[id].isEndless = !blueprint.styles[style.index].completes
        let receiver = animationDelegate(of: it)
        let animator = ObjectRef(.style, style.raw)
        if receiver.exists, overrides(of: receiver).contains(interactorQuestion(of: it)) {
            send(MethodCall(receiver: receiver, method: interactorQuestion(of: it), first: .object(animator)))
        } else {
            answer = defaultInteractor(of: animator)
        }
        then(.interactorAnswered(id))
    }

    private mutating func interactorAnswered(_ id: TransitionID) {
        guard self[id].phase == .waiting else { return }
        let it = self[id]
        guard let style = answeredStyle() else {
            return refuse(.undeclaredAnimator, it.old.exists ? it.old : it.new, .none)
        }
        if style.exists {
            self[id].interactor = style
            self[id].isInteractive = true
            // In a step of `begin`, the finger stays down.
            self[id].isHeld = horizon.isFinite
        }
        send(
            MethodCall(
                receiver: ObjectRef(.style, it.animator.raw), method: .transitionDuration,
                first: context(of: id)))
        then(.durationAnswered(id))
    }

    private mutating func durationAnswered(_ id: TransitionID) {
        guard self[id].phase == .waiting else { return }
        let declared = blueprint.styles[self[id].animator.index].duration
        let given = answer.asDouble ?? declared ?? duration(of: self[id].kind)
        self[id].duration = given.isFinite ? min(max(given, 0), 1_000_000) : 0
        beginCustomised(id)
    }

    /// After these calls, calls presentationTransitionWillBegin, then makes the appearance callbacks.
    private mutating func beginCustomised(_ id: TransitionID) {
        let it = self[id]
        let isPresentation = it.kind.isModal && !it.isDismissal
        // A handler of these calls may have dismissed it.
        if isPresentation, !isAlive(it.new) || self[it.new].presenter != it.container { return discardPresentation(id) }
        if it.kind.isModal { notifyWillBegin(it) }
        cite(it.rule)
        then(.begin(id))
    }

    // MARK: The animation

    /// TRANS-1, TRANS-2, TRANS-5: calls the interaction controller, which starts the transition, or the animator.
    private mutating func animate(_ id: TransitionID) {
        guard self[id].phase == .running else { return }
        let it = self[id]
        if it.interactor.exists {
            cite(.trans2)
            send(
                MethodCall(
                    receiver: ObjectRef(.style, it.interactor.raw), method: .startInteractiveTransition,
                    first: context(of: id)))
        }
        cite(it.isEndless ? .trans5 : transitionRule(of: it))
        send(
            MethodCall(receiver: ObjectRef(.style, it.animator.raw), method: .animateTransition, first: context(of: id))
        )
        then(.alongside(id))
    }

    /// Returns the context of a transition, for animators and blocks.
    func context(of id: TransitionID) -> Argument { .object(ObjectRef(.transitionContext, self[id].serial)) }

    /// Calls animationEnded on the animator, if it handles it.
    @inline(__always)
    mutating func notifyAnimationEnded(_ it: Transition) {
        if it.animator.exists { notifyAnimatorOfEnd(it) }
    }

    @inline(never)
    private mutating func notifyAnimatorOfEnd(_ it: Transition) {
        let animator = ObjectRef(.style, it.animator.raw)
        guard overrides(of: animator).contains(.animationEnded) else { return }
        cite(it.isCancelled ? .trans3 : transitionRule(of: it))
        send(MethodCall(receiver: animator, method: .animationEnded, first: .bool(!it.isCancelled)))
        cite(it.rule)
    }

    // MARK: The presentation controller

    /// Returns the declared style that is the presentation controller of `id`, or none.
    func presentationController(of id: ControllerID) -> StyleID {
        guard has(.presentationControllersExist), effectiveStyle(of: id) == .custom else { return .none }
        return delegation(of: id).customStyle
    }

    private mutating func notifyWillBegin(_ it: Transition) {
        let id = presentedOne(of: it)
        if !it.isDismissal { notifyWillPresent(id, it) }
        let style = presentationController(of: id)
        guard style.exists, !it.isGesture else { return }
        cite(it.isDismissal ? .trans3 : .trans1)
        send(
            MethodCall(
                receiver: ObjectRef(.style, style.raw),
                method: it.isDismissal ? .dismissalTransitionWillBegin : .presentationTransitionWillBegin))
    }

    /// Calls presentationTransitionDidEnd or dismissalTransitionDidEnd: before the last callbacks, or after those of a
    /// cancelled transition.
    @inline(__always)
    mutating func notifyDidEnd(_ it: Transition) {
        if it.kind.isModal, !it.isGesture { notifyStyleOfEnd(it) }
    }

    @inline(never)
    private mutating func notifyStyleOfEnd(_ it: Transition) {
        let style = presentationController(of: presentedOne(of: it))
        guard style.exists else { return }
        cite(it.isDismissal ? .trans3 : .trans1)
        send(
            MethodCall(
                receiver: ObjectRef(.style, style.raw),
                method: it.isDismissal ? .dismissalTransitionDidEnd : .presentationTransitionDidEnd,
                first: .bool(!it.isCancelled)))
        cite(it.rule)
    }

    /// TRANS-5: an animation that never completes has blocked the interface; touches come to nothing.
    var isBlocked: Bool { transitions.contains { $0.phase == .running && $0.isEndless && !$0.isHeld } }
}

extension Transition {
    /// Whether it takes away what was presented.
    var isDismissal: Bool { kind == .uncover || kind == .unoverlay }
}

extension TransitionKind {
    /// Whether it presents or dismisses.
    @inline(__always)
    var isModal: Bool {
        switch self {
        case .cover, .uncover, .overlay, .unoverlay: true
        case .push, .pop, .pushWhileAppearing, .tab, .tabFade, .firstRoot, .root, .childIn, .childSwap, .pageScroll,
            .pageCurl,
            .columnIn, .columnOut, .columnSwap:
            false
        }
    }
}

extension StyleSpec {
    /// Whether the style brings an animation of its own.
    var isAnimator: Bool {
        duration != nil || isInteractive || !completes || overrides.contains(.transitionDuration)
            || overrides.contains(.animateTransition) || overrides.contains(.animationEnded)
            || overrides.contains(.startInteractiveTransition)
    }
}
