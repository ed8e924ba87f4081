/// The calls of delegates before a presentation: for a presentation controller, and for the adaptation of its style to
/// a compact width.
extension World {
    /// TRANS-1: asks the transitioning delegate for a presentation controller, for `.custom`.
    mutating func askForController(_ presenting: Presenting) {
        let id = presenting.presented
        let delegate = transitioningDelegate(of: id)
        guard resolvedStyle(of: id) == .custom, delegate.exists, has(.presentationControllersExist),
            overrides(of: delegate).contains(.presentationControllerForPresented)
        else { return askForStyle(presenting) }
        cite(.trans1)
        enqueueCall(
            MethodCall(
                receiver: delegate, method: .presentationControllerForPresented, first: .controller(id),
                second: .controller(resolvedPresenter(for: id, from: presenting.source)),
                third: .controller(presenting.source)))
        enqueue(.controllerAnswered(presenting))
    }

    /// TRANS-1: goes on with a presentation after the answer about its presentation controller.
    mutating func controllerAnswered(_ presenting: Presenting) {
        guard isAlive(presenting.presented), isAlive(presenting.source) else {
            return discardCompletion(presenting.completion)
        }
        guard let style = answeredStyle() else { return refuse(.undeclaredAnimator, presenting.presented, .none) }
        if style.exists { updateDelegation(of: presenting.presented) { $0.presentation.controller = style } }
        return askForStyle(presenting)
    }

    // MARK: Adaptivity

    /// MODAL-ADAPT-1: asks the delegate for a style, if the width is compact and the style can be adapted.
    private mutating func askForStyle(_ presenting: Presenting) {
        let id = presenting.presented
        let delegate = adaptivityDelegate(of: id)
        guard delegate.exists, adapts(id), !environment.device.isRegularWidth, applies(.modalAdapt1) else {
            return presentAfterDelegates(presenting)
        }
        cite(.modalAdapt1)
        returnValue = .symbol(defaultAdaptiveStyle(of: id).symbol)
        if overrides(of: delegate).contains(.adaptivePresentationStyle) {
            enqueueCall(
                MethodCall(
                    receiver: delegate, method: .adaptivePresentationStyle, first: presentationObject(of: id),
                    second: knowsTraits ? .object(ObjectRef(.traits, traits(of: presenting.source).packed)) : .absent))
        }
        enqueue(.styleAnswered(presenting))
    }

    private var knowsTraits: Bool { release >= .firstWithAnyAdaptiveStyle }

    private func presentationObject(of id: ControllerID) -> Argument {
        .object(ObjectRef(.presentationController, id.raw))
    }

    /// MODAL-ADAPT-1: goes on with a presentation after the answer about its style.
    mutating func styleAnswered(_ presenting: Presenting) {
        let id = presenting.presented
        guard isAlive(id), isAlive(presenting.source) else { return discardCompletion(presenting.completion) }
        guard let style = takeAdaptiveStyle(of: id) else { return }
        let delegate = adaptivityDelegate(of: id)
        guard style != .none, delegate.exists else { return presentAfterDelegates(presenting) }
        cite(.modalAdapt1)
        let handled = overrides(of: delegate)
        if handled.contains(.prepareAdaptivePresentationController) {
            enqueueCall(
                MethodCall(
                    receiver: delegate, method: .prepareAdaptivePresentationController,
                    first: presentationObject(of: id)))
        }
        returnValue = .null
        if handled.contains(.viewControllerForAdaptivePresentationStyle) {
            enqueueCall(
                MethodCall(
                    receiver: delegate, method: .viewControllerForAdaptivePresentationStyle,
                    first: .symbol(style.symbol)))
        }
        enqueue(.adaptedAnswered(presenting))
    }

    /// Stores the style to which the delegate adapts `id`, and returns it. Refuses one that is not modelled: returns
    /// nil.
    private mutating func takeAdaptiveStyle(of id: ControllerID) -> ModalStyle? {
        guard var style = returnValue.asSymbol.flatMap({ ModalStyle($0) }), canAdapt(to: style) else {
            refuse(.adaptation, id, .none)
            return nil
        }
        if style == .automatic { style = defaultAdaptiveStyle(of: id) }
        updateDelegation(of: id) {
            $0.presentation.isAdapted = true
            $0.presentation.adapted = style
        }
        return style
    }

    private func canAdapt(to style: ModalStyle) -> Bool {
        switch style {
        case .none, .fullScreen, .overFullScreen: true
        case .automatic, .pageSheet, .formSheet: knowsTraits
        case .currentContext, .overCurrentContext, .custom, .popover, .blurOverFullScreen: false
        }
    }

    /// Presents the controller that the delegate has returned, such as a navigation controller around the original one.
    mutating func adaptedAnswered(_ presenting: Presenting) {
        guard isAlive(presenting.presented), isAlive(presenting.source) else {
            return discardCompletion(presenting.completion)
        }
        let other = returnValue.asController
        var next = presenting
        if other.exists, isAlive(other), other != presenting.presented {
            let old = delegation(of: presenting.presented)
            forgetPresentation(of: presenting.presented)
            let isAnswered = referent(of: delegation(of: other).presentationDelegate).exists
            updateDelegation(of: other) {
                $0.presentation = old.presentation
                if !isAnswered { $0.presentationDelegate = old.presentationDelegate }
            }
            next.presented = other
        }
        return presentAfterDelegates(next)
    }

    /// Calls the delegate with the adapted style; `.none` if the style is not adapted.
    mutating func notifyWillPresent(_ id: ControllerID, _ transition: Transition) {
        let delegate = adaptivityDelegate(of: id)
        guard delegate.exists, knowsTraits, adapts(id),
            overrides(of: delegate).contains(.willPresentWithAdaptiveStyle)
        else { return }
        cite(.modalAdapt1)
        let coordinator: Argument = transition.isAnimated ? .object(ObjectRef(.coordinator, transition.serial)) : .null
        enqueueCall(
            MethodCall(
                receiver: delegate, method: .willPresentWithAdaptiveStyle, first: .symbol(adaptedStyle(of: id).symbol),
                second: coordinator))
    }

    /// Returns the object that is asked about the adaptation of `id`: the delegate of its presentation controller,
    /// otherwise that controller itself.
    private func adaptivityDelegate(of id: ControllerID) -> ObjectRef {
        let delegate = referent(of: delegation(of: id).presentationDelegate)
        if delegate.exists { return delegate }
        guard resolvedStyle(of: id) == .custom else { return .none }
        let style = delegation(of: id).effectiveCustomStyle
        return style.exists ? ObjectRef(.style, style.raw) : .none
    }

    /// Whether the style is replaced by another one in a compact width.
    private func adapts(_ id: ControllerID) -> Bool {
        switch resolvedStyle(of: id).family {
        case .sheet, .popover, .custom: true
        case .context, .screen: false
        }
    }

    /// MODAL-STYLE-TABLE: returns the default adaptation of the style in a compact width.
    func defaultAdaptiveStyle(of id: ControllerID) -> ModalStyle {
        switch resolvedStyle(of: id).family {
        case .sheet: has(.sheetsAreCards) ? .none : .fullScreen
        case .popover: has(.sheetsAreCards) ? .pageSheet : .fullScreen
        case .custom: blueprint.styles[delegation(of: id).effectiveCustomStyle.index].adapts
        case .context, .screen: .none
        }
    }

    /// Returns the style that replaces that of `id` in the present width; `.none` if it is kept.
    func adaptedStyle(of id: ControllerID) -> ModalStyle { adaptedStyle(of: id, in: environment.device.size) }

    private func adaptedStyle(of id: ControllerID, in window: Size) -> ModalStyle {
        guard window.horizontalClass == .compact else { return .none }
        let presentation = delegation(of: id).presentation
        return presentation.isAdapted ? presentation.adapted : defaultAdaptiveStyle(of: id)
    }

    /// Returns the style of `id` after adaptation.
    func effectiveStyle(of id: ControllerID) -> ModalStyle { effectiveStyle(of: id, in: environment.device.size) }

    /// Returns the style of `id` after adaptation to a window of the size `window`.
    func effectiveStyle(of id: ControllerID, in window: Size) -> ModalStyle {
        let adapted = adaptedStyle(of: id, in: window)
        return adapted == .none ? resolvedStyle(of: id) : adapted
    }

    // MARK: Shown presentations

    /// ADAPT-RESIZE-1: if the width becomes compact, asks the delegate of each shown presentation, the lowest first. No
    /// source has the place of these questions among the calls for the new traits and size.
    mutating func adaptPresentations() {
        guard applies(.adaptResize1) else { return }
        let isCompact = features.change.size.horizontalClass == .compact
        for id in presentations(over: self[WindowID.main].shownRoot) where adapts(id) {
            if isCompact, adaptivityDelegate(of: id).exists {
                enqueue(.rotation(.adapt(id)))
            } else if refusesToCover(id) {
                return
            }
        }
    }

    /// Refuses a change of width after which `id` covers its presenter, or does not any more: no source has the calls
    /// of the presenter. Returns whether it did.
    @discardableResult
    private mutating func refusesToCover(_ id: ControllerID) -> Bool {
        let covers = removesPresenter(id, in: features.change.size)
        guard covers != self[id].flags.contains(.coversPresenter) else { return false }
        refuse(covers ? .presenterWhileShown : .presenterUncovered, id, self[id].presenter)
        return true
    }

    /// ADAPT-RESIZE-1: asks the delegate of a presentation for a style after a change of the width.
    mutating func askToAdapt(_ id: ControllerID) {
        guard isAlive(id), self[id].presenter.exists else { return }
        let delegate = adaptivityDelegate(of: id)
        cite(.adaptResize1)
        returnValue = .symbol(defaultAdaptiveStyle(of: id).symbol)
        if overrides(of: delegate).contains(.adaptivePresentationStyle) {
            var new = traits(of: id)
            new.horizontal = .compact
            enqueueCall(
                MethodCall(
                    receiver: delegate, method: .adaptivePresentationStyle, first: presentationObject(of: id),
                    second: knowsTraits ? .object(ObjectRef(.traits, new.packed)) : .absent))
        }
        enqueue(.rotation(.adaptationAnswered(id)))
    }

    /// ADAPT-RESIZE-1: applies the style that was answered to a presentation that is shown.
    mutating func adaptationAnswered(_ id: ControllerID) {
        guard isAlive(id), self[id].presenter.exists else { return }
        guard let style = takeAdaptiveStyle(of: id) else { return }
        let delegate = adaptivityDelegate(of: id)
        returnValue = .null
        if style != .none, overrides(of: delegate).contains(.viewControllerForAdaptivePresentationStyle) {
            cite(.adaptResize1)
            enqueueCall(
                MethodCall(
                    receiver: delegate, method: .viewControllerForAdaptivePresentationStyle,
                    first: .symbol(style.symbol)))
        }
        enqueue(.rotation(.replacementAnswered(id)))
    }

    /// Refuses a controller that replaces a shown one: no source has the calls of the controllers.
    mutating func replacementAnswered(_ id: ControllerID) {
        guard isAlive(id), self[id].presenter.exists else { return }
        let other = returnValue.asController
        if other.exists, isAlive(other), other != id { return refuse(.replacedWhileShown, id, other) }
        refusesToCover(id)
    }
}
