/// Why a touch of the user has no effect. Bars, edges and pages are views, and follow the rule of views.
package enum TouchObstacle: Hashable, Sendable, BitwiseCopyable {
    case notOnScreen
    /// A presented controller covers what the user touches.
    case covered(ControllerID)
    /// An animator has not completed its transition, and UIKit ignores touches until it does.
    case endlessTransition
    /// A presentation or a dismissal runs. No source says which touches it lets through.
    case presentationRuns
    /// The stack of this navigation controller moves.
    case stackMoves(ControllerID)
    /// This navigation controller hides the bar with what the user touches.
    case barHidden(ControllerID)
}

/// Why the user cannot drag a presentation.
package enum DragObstacle: Hashable, Sendable, BitwiseCopyable {
    case nothingPresented, notSheet
    case touch(TouchObstacle)
}

/// Why a tap outside of a presentation has no effect.
package enum OutsideObstacle: Hashable, Sendable, BitwiseCopyable {
    case nothingPresented
    /// It covers the whole window, or is an alert.
    case noOutside
    /// What lies beneath is not dimmed, so the touch reaches it.
    case undimmed
    /// SHEET-OUTSIDE-1: up to iOS 12, such a tap does not dismiss a sheet.
    case beforeSheets
    /// No source says what the strip above the card of an iPhone does before iOS 15.
    case stripOfPhone
    case touch(TouchObstacle)
}

/// Why a swipe does not turn a page.
package enum PageObstacle: Hashable, Sendable, BitwiseCopyable {
    /// There is no page on this side.
    case noPage
    case touch(TouchObstacle)
}

extension World {
    /// GESTURE-COVER-1: returns the reason why the user cannot touch the view of `id`, or nil: it must be on screen,
    /// and nothing may be presented over it. `isBar`: a bar of `id`, which stays while the stack of `id` moves.
    package func obstacle(toTouching id: ControllerID, isBar: Bool = false) -> TouchObstacle? {
        guard isAlive(id), hasWindow(id) else { return .notOnScreen }
        var walk = id
        while walk.exists {
            let cover = self[contents: walk].presented
            if cover.exists, self[cover].hosting.isPresentation, !isUndimmed(cover) { return .covered(cover) }
            walk = controllers.enclosingController(of: walk)
        }
        if ignoresTouches { return .endlessTransition }
        if hasModal, self[self[windowOf(id)].modal].phase == .running { return .presentationRuns }
        return isBar ? nil : movingStack(around: id).map { .stackMoves($0) }
    }

    /// GESTURE-MOVING-1: returns the navigation controller whose animated push or pop moves the view of `id`, or nil.
    /// From iOS 26, the user can touch the controller that a pop reveals.
    private func movingStack(around id: ControllerID) -> ControllerID? {
        var walk = id
        while walk.exists {
            let transition = self[self[walk].activeTransition]
            if transition.phase == .running, transition.kind.isOfStack, transition.isAnimated {
                let isRevealed = transition.kind.change == .pop && transition.new == walk
                if has(.movingViewsGetNoTouch) || !isRevealed { return transition.container }
            }
            walk = controllers.enclosingController(of: walk)
        }
        return nil
    }

    /// Returns the controller below a presented one, as the user sees it: in a stack, the top; none for others.
    package func controllerBelow(_ id: ControllerID) -> ControllerID {
        var below = isAlive(id) ? self[id].presenter : .none
        while below.exists, self[below].base.container == .navigation { below = self[contents: below].lastChild }
        return below
    }

    /// Returns the reason why the user cannot tap `view`, or nil.
    package func obstacle(toTapping view: ViewID) -> TouchObstacle? {
        let owner = ownerOfView(view).controller
        guard owner.exists else { return .notOnScreen }
        return isBarButton(view) ? obstacle(toTouchingItemsOf: owner) : obstacle(toTouching: owner)
    }

    /// GESTURE-COVER-1: returns the reason why the user cannot tap the bar button items of `id`, or nil. Whether an
    /// item is in the navigation bar or the toolbar is not known, so both must be hidden.
    package func obstacle(toTouchingItemsOf id: ControllerID) -> TouchObstacle? {
        if let obstacle = obstacle(toTouching: id) { return obstacle }
        let nav = self[id].parent
        guard isNavigationController(nav), hidesNavigationBar(nav), showsToolbar(nav) != true else { return nil }
        return .barHidden(nav)
    }

    /// Whether a controller presents `id`.
    package func isPresented(_ id: ControllerID) -> Bool { isAlive(id) && self[id].presenter.exists }

    /// GESTURE-SILENT-1: returns the reason why the user cannot drag `id`, or nil.
    package func obstacle(toDragging id: ControllerID) -> DragObstacle? {
        guard isPresented(id) else { return .nothingPresented }
        guard isSheet(id) else { return .notSheet }
        return obstacle(toTouching: id).map { .touch($0) }
    }

    /// SHEET-OUTSIDE-1, MODAL-POPOVER-1: returns the reason why a tap outside of `id` has no effect, or nil.
    package func obstacle(toTappingOutside id: ControllerID) -> OutsideObstacle? {
        guard isPresented(id) else { return .nothingPresented }
        if let obstacle = obstacle(toTouching: id) { return .touch(obstacle) }
        if isActionSheet(id) || isPopover(id) { return nil }
        let style = effectiveStyle(of: id)
        guard style.family == .sheet, self[id].base != .alertController else { return .noOutside }
        if isUndimmed(id) { return .undimmed }
        if applies(.sheetUndimmed1) { return nil }
        guard applies(.sheetOutside1) else { return .beforeSheets }
        return environment.device.isPad ? nil : .stripOfPhone
    }

    /// Returns the reason why a swipe in `pages` to this side turns no page, or nil. A data source is asked only when
    /// the user swipes.
    package func obstacle(toTurning pages: ControllerID, _ side: PageSwipe.Side) -> PageObstacle? {
        if let obstacle = obstacle(toTouching: pages) { return .touch(obstacle) }
        return lacksPage(pages, on: side) ? .noPage : nil
    }

    /// Whether `pages` certainly has no page on a side: it shows none, or the last one of its own row. What a data
    /// source would answer is not asked.
    package func lacksPage(_ pages: ControllerID, on side: PageSwipe.Side) -> Bool {
        let shown = self[contents: pages].shownChild
        guard shown.exists else { return true }
        let row = self.pages(of: pages)
        guard side != .either, !referent(of: delegation(of: pages).dataSource).exists, !row.isEmpty else {
            return false
        }
        guard let place = row.firstIndex(of: shown) else { return true }
        return !row.indices.contains(side == .before ? place - 1 : place + 1)
    }

    /// BAR-BOTTOM-1: the controller that has hidden the tab bar of `tab` at the bottom, or none.
    package func controllerHidingBar(of tab: ControllerID) -> ControllerID {
        guard !hasBarOnTop(tab, in: windowSize(of: tab)), topOfHidingStack(in: tab).exists else { return .none }
        return children(of: self[contents: tab].shownChild).dropFirst().first {
            bars($0).facts.contains(.hidesBottomBar)
        } ?? .none
    }

    /// Returns the top of the stack that `tab` shows, if a controller on it has hidesBottomBarWhenPushed; otherwise
    /// none.
    func topOfHidingStack(in tab: ControllerID) -> ControllerID {
        let shown = self[contents: tab].shownChild
        return shown.exists && stackHidesBottomBar(shown) ? self[contents: shown].lastChild : .none
    }

    /// Whether the scene of `id` has a segue with this identifier.
    package func hasSegue(_ identifier: NameID, from id: ControllerID) -> Bool {
        findSegue(identifier, from: id).exists
    }
}
