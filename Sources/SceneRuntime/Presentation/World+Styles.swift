/// Presentation styles: which one counts, who really presents, and whether the presenter's view goes.
extension World {
    /// MODAL-STYLE-TABLE: the style that a controller is presented with here: `.automatic` is resolved.
    func resolvedStyle(of id: ControllerID) -> ModalStyle {
        let style = self[id].style
        guard style == .automatic else { return style }
        return release.major >= 13 ? .pageSheet : .fullScreen
    }

    /// Whether this release has the style at all.
    func knowsStyle(_ style: ModalStyle) -> Bool {
        switch style {
        case .none, .blurOverFullScreen: false
        case .automatic, .fullScreen, .pageSheet, .formSheet, .currentContext: true
        case .custom: release.major >= 7
        case .overFullScreen, .overCurrentContext, .popover: release.major >= 8
        }
    }

    /// MODAL-STYLE-TABLE: whether the presenter's view leaves the window, which is what its callbacks follow.
    func removesPresenter(_ id: ControllerID) -> Bool {
        let isRegular = environment.device.isRegularWidth
        switch resolvedStyle(of: id) {
        case .automatic, .fullScreen, .currentContext: return true
        case .pageSheet, .formSheet: return release.major < 13 && !isRegular
        case .popover: return release.major < 13 && !isRegular
        case .custom:
            let style = self[id].declaredStyle
            guard style.exists else { return false }
            if blueprint.styles[style.index].removesPresenter { return true }
            // Its handler has answered when it was presented.
            let presenter = self[id].presenter
            return presenter.exists && asksForRemoval(id) && self[presenter].flags.contains(.presenterRemoved)
        case .overFullScreen, .overCurrentContext, .blurOverFullScreen, .none: return false
        }
    }

    /// Whether the script answers `shouldRemovePresentersView` for the style of `id`.
    func asksForRemoval(_ id: ControllerID) -> Bool {
        let style = self[id].declaredStyle
        guard resolvedStyle(of: id) == .custom, style.exists else { return false }
        return blueprint.styles[style.index].overrides.contains(.shouldRemovePresentersView)
    }

    /// Whether the style is one that a finger can drag away: a sheet, from iOS 13.
    func isSheet(_ id: ControllerID) -> Bool {
        guard release.major >= 13 else { return false }
        switch resolvedStyle(of: id) {
        case .pageSheet, .formSheet: return true
        case .popover: return !environment.device.isRegularWidth
        case .automatic, .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext,
            .blurOverFullScreen, .none:
            return false
        }
    }

    /// Whether it is shown as a real popover, with an anchor and an outside.
    func isPopover(_ id: ControllerID) -> Bool {
        resolvedStyle(of: id) == .popover && environment.device.isRegularWidth
    }

    /// MODAL-FORWARD-1, MODAL-CONTEXT-1: who really presents when `source` is asked to.
    func realPresenter(for id: ControllerID, from source: ControllerID) -> ControllerID {
        switch resolvedStyle(of: id) {
        case .currentContext, .overCurrentContext:
            var walk = source
            while self[walk].parent.exists {
                if self[walk].flags.contains(.definesContext) { return walk }
                walk = self[walk].parent
            }
            return walk
        case .automatic, .fullScreen, .pageSheet, .formSheet, .custom, .overFullScreen, .popover,
            .blurOverFullScreen, .none:
            return topAncestor(of: source)
        }
    }
}
