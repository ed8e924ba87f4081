/// The detents of sheets. A change of detent is a change of size, and causes no appearance callback.
extension World {
    mutating func perform(_ request: SheetRequest) {
        switch request {
        case .select(let symbol, let id): selectDetent(symbol.flatMap { Detent($0) }, of: id)
        case .setDetents(let id, let hasMedium, let hasLarge):
            changeDetents(of: id) { ($0.hasMedium, $0.hasLarge) = (hasMedium, hasLarge) }
        case .layoutPass(let id): layOutSheet(id)
        case .dragUp(let id, let finishes):
            if let detent = nextDetent(of: id, isUp: true) { drag(id, to: detent, finishes: finishes) }
        }
    }

    /// What was set of a sheet.
    func sheetSettings(of id: ControllerID) -> SheetSettings {
        features.sheets.record(of: id)
    }

    /// Changes what was set of a sheet.
    mutating func changeSheet(_ id: ControllerID, _ change: (inout SheetSettings) -> Void) {
        features.sheets.change(id, change)
    }

    /// Removes the settings of the last presentation, because UIKit creates a sheet presentation controller for each
    /// one.
    mutating func forgetSheet(_ id: ControllerID) { features.sheets.forget(id) }

    /// Whether the presentation controller of `id` is that of a sheet.
    package func hasSheetController(_ id: ControllerID) -> Bool {
        let style = resolvedStyle(of: id)
        return style.family == .sheet
    }

    /// The presentation controller of `id` if it is that of a sheet, or none.
    func sheetController(of id: ControllerID) -> ObjectRef {
        hasSheetController(id) ? ObjectRef(.presentationController, id.raw) : .none
    }

    /// SHEET-DETENT-NIL-1: the detents at which the sheet can rest here, from the lowest.
    private func activeDetents(of id: ControllerID) -> [Detent] {
        let isLow = traits(of: id).vertical == .compact
        let active = sheetSettings(of: id).detents.filter { $0 == .large || !isLow }
        return active.isEmpty ? [.large] : active
    }

    /// The detent at which a sheet rests: the selected one, otherwise the lowest.
    func detent(of id: ControllerID) -> Detent {
        let active = activeDetents(of: id)
        if let selected = sheetSettings(of: id).selected, active.contains(selected) { return selected }
        return active.first ?? .large
    }

    /// The detent above or below that at which a presented sheet rests; nil if there is none.
    package func nextDetent(of id: ControllerID, isUp: Bool) -> Detent? {
        guard isAlive(id), self[id].presenter.exists, isSheet(id), applies(.sheetDetentUser1) else { return nil }
        let (active, detent) = (activeDetents(of: id), detent(of: id))
        return isUp ? active.first { $0.rawValue > detent.rawValue } : active.last { $0.rawValue < detent.rawValue }
    }

    /// SHEET-UNDIMMED-1: whether what lies beneath a sheet is not dimmed, so that it can be tapped.
    func isUndimmed(_ id: ControllerID) -> Bool {
        guard !features.sheets.isEmpty, isSheet(id), applies(.sheetUndimmed1),
            let largest = sheetSettings(of: id).undimmed
        else {
            return false
        }
        return detent(of: id).rawValue <= largest.rawValue
    }

    // MARK: Changes of detent

    /// Selects a detent in code. Says so if the sheet does not move.
    private mutating func selectDetent(_ detent: Detent?, of id: ControllerID) {
        guard isAlive(id) else { return }
        let before = (sheetSettings(of: id).selected, self.detent(of: id))
        changeDetents(of: id) { $0.selected = detent }
        guard self[id].presenter.exists else { return }
        if before.0 == detent { return reportSameValue(of: id) }
        cite(.sheetDetentCode1)
        if before.1 == self.detent(of: id) { reportNoEffect(.sameDetent, id) }
    }

    /// SHEET-DETENT-CODE-1: no delegate is called. The layout pass comes with the next one, or when `animateChanges`
    /// returns.
    private mutating func changeDetents(of id: ControllerID, _ change: (inout SheetSettings) -> Void) {
        guard isAlive(id) else { return }
        let before = detent(of: id)
        changeSheet(id, change)
        guard self[id].presenter.exists, self[id].appearance == .appeared, before != detent(of: id) else { return }
        changeSheet(id) { $0.needsLayout = true }
        cite(.sheetDetentCode1)
        enqueueAtLayout(.view(.layOutSheet(id)))
    }

    /// The layout pass of a sheet whose detent has changed, and of the sheet beneath it.
    mutating func layOutSheet(_ id: ControllerID) {
        guard isAlive(id), sheetSettings(of: id).needsLayout else { return }
        changeSheet(id) { $0.needsLayout = false }
        enqueue(.sizeAndLayOut(id))
        let presenter = self[id].presenter
        if presenter.exists, self[presenter].presenter.exists, isSheet(presenter) { enqueue(.sizeAndLayOut(presenter)) }
    }

    /// SHEET-DETENT-USER-1, SHEET-SWIPE-DOWN-1: the user drags a sheet to another detent. A drag that is cancelled
    /// changes nothing.
    mutating func drag(_ id: ControllerID, to detent: Detent, finishes: Bool) {
        guard !ignoresTouches, !hasModal(around: id) else { return }
        cite(detent.rawValue > self.detent(of: id).rawValue ? .sheetDetentUser1 : .sheetSwipeDown1)
        guard finishes else { return reportNoEffect(.dragCancelled, id) }
        changeSheet(id) {
            $0.selected = detent
            $0.needsLayout = true
        }
        enqueue(.layOutSheet(id))
        notifyPresentationDelegate(of: id, .sheetPresentationControllerDidChangeSelectedDetentIdentifier)
    }

    /// The rule of a tap outside of a sheet: on an iPad since iOS 13, above the card of an iPhone since iOS 15.
    func outsideRule(of id: ControllerID) -> Rule {
        environment.device.isPad || !applies(.sheetUndimmed1) ? .sheetOutside1 : .sheetUndimmed1
    }

    /// SHEET-OUTSIDE-1, SHEET-UNDIMMED-1, SHEET-PREVENT-1: a tap on the dimmed area dismisses a sheet, or attempts to.
    mutating func tapDimmedArea(of id: ControllerID) {
        if isUndimmed(id) { return }
        if isModal(id) {
            cite(applies(.sheetPrevent1) ? .sheetPrevent1 : .modalSheetSwipe3)
            returnValue = .bool(false)
        } else {
            cite(outsideRule(of: id))
            returnValue = .bool(true)
            notifyPresentationDelegate(of: id, .presentationControllerShouldDismiss)
        }
        enqueue(.tapOutsideAnswered(id))
    }
}
