/// Alert controllers: a presentation that keeps the presenter's view in the window, and actions that end it.
extension World {
    mutating func perform(_ request: AlertRequest) {
        switch request {
        case .tapAction(let id, let handler): tapAction(of: id, handler: handler)
        case .addActions(let id, let isUntitled, let cancels):
            addActions(to: id, isUntitled: isUntitled, cancels: Int(cancels))
        case .addTextField(let id): addTextField(to: id)
        case .refuseStyle(let id): refuse(.alertStyle, id, .none)
        }
    }

    /// The record of an alert.
    func alertRecord(of id: ControllerID) -> Alert {
        features.alerts.record(of: id)
    }

    /// Changes the record of an alert.
    private mutating func changeAlert(_ id: ControllerID, _ change: (inout Alert) -> Void) {
        if isAlive(id) { features.alerts.change(id, change) }
    }

    /// Records whether an alert has a title or a message.
    package mutating func setContent(_ part: AlertContent, of id: ControllerID, _ isThere: Bool) {
        makeUnique()
        changeAlert(id) { if isThere { $0.content.insert(part) } else { $0.content.remove(part) } }
    }

    /// Sets the style of an alert to the `preferredStyle` that was passed to its initializer.
    mutating func setAlertStyle(of id: ControllerID, _ symbol: Symbol?) -> PropertyWriting {
        guard self[id].base == .alertController else { return .unavailable }
        guard let style = symbol.flatMap({ AlertStyle($0) }) else { return .mismatch }
        changeAlert(id) { $0.style = style }
        return .done
    }

    /// The style that UIKit itself gives an alert or a search controller: `.custom`, except that an action sheet on an
    /// iPad with a regular width is a popover (ALERT-PRESENT-1, ALERT-PAD-1).
    func systemStyle(of id: ControllerID) -> ModalStyle {
        isActionSheet(id) && environment.device.isPad && environment.device.isRegularWidth ? .popover : .custom
    }

    /// Adds actions to an alert. UIKit raises an exception for an action without a title.
    mutating func addActions(to id: ControllerID, isUntitled: Bool, cancels: Int) {
        guard isAlive(id), self[id].base == .alertController else { return }
        cite(.alertEmpty1)
        if isUntitled { return raise(.alertActionUntitled, id) }
        if cancels + (alertRecord(of: id).content.contains(.cancelAction) ? 1 : 0) > 1 {
            return raise(.alertSecondCancel, id)
        }
        changeAlert(id) { $0.content.formUnion(cancels > 0 ? [.action, .cancelAction] : .action) }
    }

    /// `addTextField`: makes a view, which is the result. An action sheet cannot have any.
    mutating func addTextField(to id: ControllerID) {
        guard isAlive(id), self[id].base == .alertController else { return }
        cite(.alertEmpty1)
        if isActionSheet(id) { return raise(.alertFieldInSheet, id) }
        createdObject = .object(ObjectRef(newView()))
    }

    /// Whether `id` is an alert in the style of an action sheet.
    func isActionSheet(_ id: ControllerID) -> Bool {
        self[id].base == .alertController && alertRecord(of: id).style == .actionSheet
    }

    /// Whether an alert has nothing to display.
    func isEmptyAlert(_ id: ControllerID) -> Bool {
        self[id].base == .alertController && alertRecord(of: id).content.isEmpty
    }

    /// The obstacle to a tap on an action of an alert, or nil.
    ///
    /// - `isCancel`: whether the action has the style `.cancel`.
    package func obstacle(toTappingActionOf id: ControllerID, isCancel: Bool) -> ActionObstacle? {
        guard isAlive(id), self[id].presenter.exists, hasWindow(id), self[id].appearance == .appeared else {
            return .notOnScreen
        }
        let cover = self[contents: id].presented
        if cover.exists, self[cover].hosting.isPresentation { return .covered(cover) }
        return isCancel && isPopover(id) ? .hidden : nil
    }

    /// ALERT-HANDLER-1: an action ends the presentation. Its handler runs when the dismissal is over.
    mutating func tapAction(of id: ControllerID, handler: BlockID) {
        guard isAlive(id), self[id].presenter.exists, !ignoresTouches, !hasModal(around: id) else {
            return discardCompletion(handler)
        }
        let transition = startDismissal(of: id, animated: true, completion: handler)
        self[transition].rule = .alertHandler1
    }
}

/// Why the user cannot tap an action of an alert.
package enum ActionObstacle: Hashable, Sendable, BitwiseCopyable {
    case notOnScreen
    /// A controller is presented over the alert.
    case covered(ControllerID)
    /// ALERT-PAD-1: a popover does not show the action with the style `.cancel`.
    case hidden
}
