/// Expanded split view controllers: display modes, and changes of the controllers in the columns.
extension World {
    /// SPLIT-COLUMN-3: `split.show(_:)`. If the split view controller is expanded, changes the display mode so that it
    /// shows `column`. The secondary column is always visible.
    mutating func showColumn(_ column: SplitColumn, of id: ControllerID) {
        guard isSplit(id) else { return }
        let splitState = split(id)
        if !splitState.hasColumns { return refuse(.columnInClassicStyle, id, .none) }
        if splitState.isCollapsed {
            showCollapsed(column, of: id)
            return
        }
        guard let count = sideColumnCount(showing: column, of: id) else { return }
        cite(.splitColumn3)
        if deferDuringTransition(.showColumn(column, in: id), of: id) { return }
        if count <= splitState.mode.sideColumnCount { return reportNoEffect(.columnShown, id) }
        let isOverSecondary =
            splitState.mode == .secondaryOnly ? !windowSize(of: id).isWide : splitState.mode.isOverSecondary
        setMode(.with(count, isOverSecondary: isOverSecondary), of: id, animated: true)
    }

    /// SPLIT-COLUMN-3: `split.hide(_:)`. If the split view controller is expanded, changes the display mode so that it
    /// hides `column`.
    mutating func hideColumn(_ column: SplitColumn, of id: ControllerID) {
        guard isSplit(id) else { return }
        let splitState = split(id)
        if !splitState.hasColumns { return refuse(.columnInClassicStyle, id, .none) }
        if splitState.isCollapsed {
            hideCollapsed(column, of: id)
            return
        }
        guard let count = sideColumnCount(showing: column, of: id) else { return }
        cite(.splitColumn3)
        if deferDuringTransition(.hideColumn(column, in: id), of: id) { return }
        if count > splitState.mode.sideColumnCount { return reportNoEffect(.columnHidden, id) }
        setMode(.with(count - 1, isOverSecondary: splitState.mode.isOverSecondary), of: id, animated: true)
    }

    /// Returns the number of side columns of the smallest display mode that shows `column`. The side columns are the
    /// primary and the supplementary one. Returns nil for another column, and for one without a controller.
    private func sideColumnCount(showing column: SplitColumn, of id: ControllerID) -> Int? {
        let splitState = split(id)
        guard splitState[column].exists else { return nil }
        switch column {
        case .primary: return splitState.style == .tripleColumn ? 2 : 1
        case .supplementary: return splitState.style == .tripleColumn ? 1 : nil
        case .secondary, .compact: return nil
        }
    }

    /// Defers a request until the running transition of columns ends. Returns false if no transition is running.
    private mutating func deferDuringTransition(_ request: SplitRequest, of id: ControllerID) -> Bool {
        let blocking = split(id).transition
        guard blocking.exists else { return false }
        postpone(.request(.split(request)), until: blocking)
        return true
    }

    /// `split.preferredDisplayMode = mode`.
    mutating func setPreferredMode(_ mode: DisplayMode, of id: ControllerID) {
        guard isSplit(id) else { return }
        let isSame = split(id).preferred == mode
        modifySplit(id) { $0.preferred = mode }
        if isSame { return reportSameValue(of: id) }
        // Without columns (before SPLIT-COLUMN-3), a display mode only shows or hides the primary controller.
        cite(applies(.splitColumn3) ? .splitColumn3 : .splitLaunch2)
        if split(id).isCollapsed { return reportNoEffect(.modeWhileCollapsed, id) }
        guard split(id).hasMode else { return }
        if resolvedMode(of: id) == split(id).mode { return reportNoEffect(.sameDisplayMode, id) }
        enqueue(.setMode(id, resolvedMode(of: id), animated: false))
    }

    /// Changes the display mode, and shows and hides columns accordingly. Waits for a running transition.
    mutating func setMode(_ mode: DisplayMode, of id: ControllerID, animated: Bool) {
        guard isSplit(id), !split(id).isCollapsed, split(id).mode != mode else { return }
        let blocking = split(id).transition
        if blocking.exists { return postpone(.split(.setMode(id, mode, animated: animated)), until: blocking) }
        if self[id].appearance == .appearing || self[id].appearance == .disappearing {
            let outer = enclosingTransition(of: id)
            if outer.exists { return postpone(.split(.setMode(id, mode, animated: animated)), until: outer) }
        }
        let before = visibleColumns(of: id)
        modifySplit(id) { $0.mode = mode }
        let after = visibleColumns(of: id)
        let splitState = split(id)
        if rule == .none { cite(.splitLaunch2) }
        for column in SplitColumn.allCases where splitState[column].exists && splitState.hasColumns {
            let child = splitState[column]
            if before.contains(child), !after.contains(child) {
                notifyDelegate(delegation(of: id).delegate, .splitViewControllerWillHide, .symbol(column.symbol))
            } else if after.contains(child), !before.contains(child) {
                notifyDelegate(delegation(of: id).delegate, .splitViewControllerWillShow, .symbol(column.symbol))
            }
        }
        for child in before where !after.contains(child) { exchangeViews(from: child, to: .none, of: id, animated) }
        for child in after where !before.contains(child) { exchangeViews(from: .none, to: child, of: id, animated) }
    }

    /// Removes the view of `old` and adds that of `new`, in a transition. Either can be none. If the split view
    /// controller is not on screen, only removes the view of `old`.
    private mutating func exchangeViews(
        from old: ControllerID, to new: ControllerID, of id: ControllerID, _ animated: Bool
    ) {
        guard self[id].appearance == .appeared else {
            removeHiddenView(of: old, from: id)
            return
        }
        let transition = newTransition(
            old.exists ? new.exists ? .columnSwap : .columnOut : .columnIn, in: id, from: old, to: new,
            animated: animated)
        modifySplit(id) { $0.transition = transition }
        enqueue(.begin(transition))
    }

    /// Clears a transition of columns that has ended.
    @inline(__always)
    mutating func endColumnTransition(_ transition: TransitionID, of id: ControllerID) {
        if rarely(!splits.isEmpty) { clearColumnTransition(transition, of: id) }
    }

    /// The slow path of `endColumnTransition`.
    @inline(never)
    private mutating func clearColumnTransition(_ transition: TransitionID, of id: ControllerID) {
        modifySplit(id) { if $0.transition == transition { $0.transition = .none } }
    }

    // MARK: Replacing the controllers of columns

    /// `split.viewControllers = [primary, secondary]`, in the classic style.
    mutating func setColumns(_ list: ListID, on id: ControllerID) {
        guard isSplit(id) else { return }
        let wanted = Array(self.list(list)).filter { isAlive($0) }
        let splitState = split(id)
        if splitState.hasColumns || splitState.isCollapsed || wanted.count > 2 {
            return refuse(.viewControllersOfSplit, id, .none)
        }
        cite(.splitLaunch2)
        let old = [splitState.primary, splitState.secondary]
        for (place, column) in [SplitColumn.primary, .secondary].enumerated() {
            let new = place < wanted.count ? wanted[place] : .none
            guard new != old[place] else { continue }
            if old.contains(new), new.exists { return refuse(.hasParent, new, id) }
            enqueue(.replace(id, column, with: new))
        }
    }

    /// SPLIT-SHOWDETAIL-1, SHOW-3: replaces the controller of a column by `shown`, which can be none. Waits for the end
    /// of a running transition.
    mutating func replaceColumn(_ column: SplitColumn, of id: ControllerID, with shown: ControllerID) {
        guard isSplit(id), isAlive(shown) || !shown.exists else { return }
        let old = split(id)[column]
        guard old != shown else { return }
        if shown.exists, self[shown].parent.exists { return refuse(.hasParent, shown, id) }
        if shown.exists, let obstacle = obstacle(to: shown, entering: id) { return refuse(obstacle, shown, id) }
        var blocking = split(id).transition
        if !blocking.exists, old.exists { blocking = self[contents: old].transition }
        // While the split view controller appears, a child that is not visible yet is replaced immediately.
        let oldIsVisible = old.exists && self[old].appearance != .disappeared
        let isAppearing = self[id].appearance == .appearing
        if !blocking.exists, isAppearing && oldIsVisible || self[id].appearance == .disappearing {
            blocking = enclosingTransition(of: id)
        }
        if blocking.exists {
            addOwner(shown)
            addOwner(id)
            postpone(.split(.replace(id, column, with: shown)), until: blocking)
            if shown.exists { postpone(.instance(.release(shown)), until: blocking) }
            postpone(.instance(.release(id)), until: blocking)
            return
        }
        // The script has begun the disappearance: no transition ends it.
        if self[id].appearance == .disappearing, old.exists, self[contents: old].presented.exists {
            return refuse(.columnThatPresents, old, id)
        }
        var new = shown
        if shown.exists, split(id).hasColumns, column != .compact {
            new = navigationController(wrapping: shown)
            if new != shown { call(shown, .willMove, .controller(new)) }
        }
        addOwner(new)
        if new.exists { call(new, .willMove, .controller(id)) }
        if old.exists { call(old, .willMove, .controller(.none)) }
        enqueue(.place(id, column, new))
        enqueue(.clearRequester(id))
        if new.exists { enqueue(.release(new)) }
    }

    /// Replaces the child of a column by `new`, which can be none. The children change immediately, the views later.
    mutating func place(_ new: ControllerID, in column: SplitColumn, of id: ControllerID) {
        guard isSplit(id), isAlive(new) || !new.exists else { return }
        if new.exists, self[new].parent.exists || self[new].presenter.exists { return }
        let old = split(id)[column]
        let oldWasInstalled = old.exists && self[old].host == id
        let columnIsVisible = visibleColumns(of: id).contains(old) || !old.exists
        let before = visibleColumns(of: id)
        addOwner(old)
        setColumn(column, of: id, to: new)
        if old.exists { unlink(old) }
        link(new, into: id)
        sortColumns(of: id)
        let newIsVisible = columnIsVisible && visibleColumns(of: id).contains(new)
        switch self[id].appearance {
        case .appeared where oldWasInstalled || newIsVisible:
            exchangeViews(from: oldWasInstalled ? old : .none, to: newIsVisible ? new : .none, of: id, false)
        case .appeared, .disappeared, .disappearing:
            removeHiddenView(of: old, from: id)
        case .appearing:
            if oldWasInstalled { enqueue(.hideColumnView(old, from: id)) }
            if newIsVisible { enqueue(.showColumnView(new, into: id)) }
        }
        updateOtherColumns(before.filter { $0 != old }, visibleColumns(of: id).filter { $0 != new }, of: id)
        // If both views are exchanged on screen, the end of the transition calls didMove.
        let isExchange = oldWasInstalled && newIsVisible
        if self[id].appearance != .appeared || !isExchange { notifyMoved(from: old, to: new, in: id) }
        if old.exists { enqueue(.release(old)) }
    }

    /// Updates the column that is visible instead of a missing secondary one: removes its view if a secondary one was
    /// added, and adds it if the secondary one was removed.
    private mutating func updateOtherColumns(_ before: [ControllerID], _ after: [ControllerID], of id: ControllerID) {
        for child in before where !after.contains(child) {
            if self[id].appearance == .appearing {
                enqueue(.hideColumnView(child, from: id))
            } else {
                exchangeViews(from: child, to: .none, of: id, false)
            }
        }
        for child in after where !before.contains(child) {
            if self[id].appearance == .appearing {
                enqueue(.showColumnView(child, into: id))
            } else {
                exchangeViews(from: .none, to: child, of: id, false)
            }
        }
    }

    /// Calls didMove on the controllers that were added to a column and removed from it.
    mutating func notifyMoved(from old: ControllerID, to new: ControllerID, in id: ControllerID) {
        if new.exists, self[new].parent == id { call(new, .didMove, .controller(id)) }
        if old.exists, !self[old].parent.exists { call(old, .didMove, .controller(.none)) }
    }

    /// Sorts the children in the order of the columns.
    private mutating func sortColumns(of id: ControllerID) {
        let splitState = split(id)
        let wanted = [splitState.primary, splitState.supplementary, splitState.secondary].filter {
            $0.exists && self[$0].parent == id
        }
        guard wanted != children(of: id), wanted.count == Int(self[contents: id].childCount) else { return }
        replaceChildren(of: id, with: wanted)
    }
}
