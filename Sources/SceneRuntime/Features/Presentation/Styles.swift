/// Presentation styles: which one applies, which controller presents, and whether its view is removed.
extension World {
    /// MODAL-STYLE-TABLE: returns the style of a controller's presentation, with `.automatic` resolved.
    func resolvedStyle(of id: ControllerID) -> ModalStyle {
        if self[id].base.isSystemOwned { return systemStyle(of: id) }
        let style = self[id].style
        guard style == .automatic else { return style }
        if isActivityPopover(id) { return .popover }
        return has(.automaticStyleIsSheet) ? .pageSheet : .fullScreen
    }

    /// Whether the release is older than a style. Its popovers, for example, are not controllers.
    func isTooOld(for style: ModalStyle) -> Bool {
        guard let releases = style.releases else { return !applies(.modalNone1) }
        return !releases.contains(release)
    }

    /// MODAL-STYLE-TABLE: whether the presenter's view is removed from the window, so that it receives appearance
    /// callbacks.
    func removesPresenter(_ id: ControllerID) -> Bool { removesPresenter(id, in: environment.device.size) }

    /// Whether the presentation of `id` removes its presenter's view in a window of the size `window`.
    func removesPresenter(_ id: ControllerID, in window: Size) -> Bool {
        switch effectiveStyle(of: id, in: window).family {
        case .screen(let keepsPresenter), .context(let keepsPresenter): !keepsPresenter
        case .custom: blueprint.styles[presentationController(of: id).index].removesPresenter
        case .sheet, .popover: false
        }
    }

    /// Whether the script handles `shouldRemovePresentersView` for the style of `id`.
    func asksForRemoval(_ id: ControllerID) -> Bool {
        blueprint.styles[presentationController(of: id).index].overrides.contains(.shouldRemovePresentersView)
    }

    /// Whether the user can drag it away: a sheet, since iOS 13.
    func isSheet(_ id: ControllerID) -> Bool {
        let style = effectiveStyle(of: id)
        return has(.sheetsAreCards) && style.family == .sheet
    }

    /// Whether it is shown as a popover after adaptation.
    func isPopover(_ id: ControllerID) -> Bool { effectiveStyle(of: id) == .popover }

    /// MODAL-FORWARD-1, MODAL-CONTEXT-1: returns the controller that presents if `source` is asked to.
    func resolvedPresenter(for id: ControllerID, from source: ControllerID) -> ControllerID {
        if self[id].base == .searchController { return presentationContext(of: source) }
        switch resolvedStyle(of: id).family {
        case .context: return presentationContext(of: source)
        case .custom:
            let isFullScreen = blueprint.styles[presentationController(of: id).index].isFullScreen
            return isFullScreen ? topAncestor(of: source) : presentationContext(of: source)
        case .sheet, .popover, .screen: return topAncestor(of: source)
        }
    }

    /// Returns the nearest of `source` and its ancestors that defines a presentation context, otherwise the farthest
    /// one.
    private func presentationContext(of source: ControllerID) -> ControllerID {
        var walk = source
        while self[walk].parent.exists {
            if self[walk].flags.contains(.definesContext) { return walk }
            walk = self[walk].parent
        }
        return walk
    }

    /// Returns the transition style of a presentation: that of the presented controller, unless the presentation
    /// context provides its own.
    func transitionStyle(presenting id: ControllerID, on presenter: ControllerID) -> ModalTransition {
        let provides = resolvedStyle(of: id).isInContext && self[presenter].flags.contains(.providesContextStyle)
        return delegation(of: provides ? presenter : id).transitionStyle
    }

    /// MODAL-TRANSITION-1: names the animation of a presentation or dismissal, the style's own where it has one. A
    /// popover has its own.
    mutating func emitTransitionName(_ transition: Transition) {
        guard transition.isAnimated, transition.kind.isModal else { return }
        let id = presentedController(of: transition)
        guard id.exists, effectiveStyle(of: id) != .popover else { return }
        let presenter = self[id].presenter
        let named = transitionStyle(presenting: id, on: presenter.exists ? presenter : transition.container)
        cite(.modalTransition1)
        call(
            id, .modalTransition,
            transition.animator.exists ? .object(ObjectRef(.style, transition.animator.raw)) : .symbol(named.symbol))
        cite(transition.rule)
    }

    /// Sets the declared style of the presentation of `id`.
    mutating func setCustomStyle(_ style: StyleID, of id: ControllerID) {
        let spec = blueprint.styles[style.index]
        self[id].style = spec.base
        updateDelegation(of: id) {
            $0.customStyle = style
            if let transition = spec.transition { $0.transitionStyle = transition }
        }
    }

    /// Records that a popover has an anchor, for `present … anchor …`.
    package mutating func setAnchor(of id: ControllerID) {
        makeUnique()
        if isAlive(id) { self[id].flags.insert(.hasAnchor) }
    }
}
