/// Presentation styles: which one counts, who really presents, and whether the presenter's view goes.
extension World {
    /// MODAL-STYLE-TABLE: the style that a controller is presented with here: `.automatic` is resolved.
    func resolvedStyle(of id: ControllerID) -> ModalStyle {
        let style = self[id].style
        guard style == .automatic else { return style }
        return has(.automaticStyleIsSheet) ? .pageSheet : .fullScreen
    }

    /// Whether this release has the style at all.
    func knowsStyle(_ style: ModalStyle) -> Bool {
        style.releases?.contains(release) ?? false
    }

    /// MODAL-STYLE-TABLE: whether the presenter's view leaves the window, which is what its callbacks follow.
    func removesPresenter(_ id: ControllerID) -> Bool {
        switch effectiveStyle(of: id) {
        case .automatic, .fullScreen, .currentContext: true
        case .custom: blueprint.styles[presentationController(of: id).index].removesPresenter
        case .pageSheet, .formSheet, .popover, .overFullScreen, .overCurrentContext, .blurOverFullScreen, .none: false
        }
    }

    /// Whether the script answers `shouldRemovePresentersView` for the style of `id`.
    func asksForRemoval(_ id: ControllerID) -> Bool {
        blueprint.styles[presentationController(of: id).index].overrides.contains(.shouldRemovePresentersView)
    }

    /// Whether the style is one that a finger can drag away: a sheet, from iOS 13.
    func isSheet(_ id: ControllerID) -> Bool {
        let style = effectiveStyle(of: id)
        return has(.sheetsAreCards) && (style == .pageSheet || style == .formSheet)
    }

    /// Whether it is shown as a real popover, with an anchor and an outside.
    func isPopover(_ id: ControllerID) -> Bool { effectiveStyle(of: id) == .popover }

    /// MODAL-FORWARD-1, MODAL-CONTEXT-1: who really presents when `source` is asked to.
    func realPresenter(for id: ControllerID, from source: ControllerID) -> ControllerID {
        switch resolvedStyle(of: id) {
        case .currentContext, .overCurrentContext: return presentationContext(of: source)
        case .custom:
            let isFullScreen = blueprint.styles[presentationController(of: id).index].isFullScreen
            return isFullScreen ? topAncestor(of: source) : presentationContext(of: source)
        case .automatic, .fullScreen, .pageSheet, .formSheet, .overFullScreen, .popover, .blurOverFullScreen, .none:
            return topAncestor(of: source)
        }
    }

    /// The nearest of `source` and its ancestors that defines a presentation context, else the farthest one.
    private func presentationContext(of source: ControllerID) -> ControllerID {
        var walk = source
        while self[walk].parent.exists {
            if self[walk].flags.contains(.definesContext) { return walk }
            walk = self[walk].parent
        }
        return walk
    }

    /// Whose transition style counts: a context may provide its own to what it presents.
    func transitionStyle(presenting id: ControllerID, on presenter: ControllerID) -> ModalTransition {
        switch resolvedStyle(of: id) {
        case .currentContext, .overCurrentContext:
            let provides = self[presenter].flags.contains(.providesContextStyle)
            return delegation(of: provides ? presenter : id).transitionStyle
        case .automatic, .fullScreen, .pageSheet, .formSheet, .custom, .overFullScreen, .popover,
            .blurOverFullScreen, .none:
            return delegation(of: id).transitionStyle
        }
    }

    /// `id` will be presented in a declared style.
    mutating func setDeclaredStyle(_ style: StyleID, of id: ControllerID) {
        let spec = blueprint.styles[style.index]
        self[id].style = spec.base
        changeDelegation(of: id) {
            $0.declaredStyle = style
            if let transition = spec.transition { $0.transitionStyle = transition }
        }
    }

    /// The style and anchor that a `present … style … anchor …` sets before it presents.
    package mutating func setAnchor(of id: ControllerID) {
        makeUnique()
        if isAlive(id) { self[id].flags.insert(.hasAnchor) }
    }
}
