/// Split view controllers collapse in a compact width and expand in a regular width.
///
/// The delegate is called in between, so each continuation checks the state again.
extension World {
    /// Collapses or expands if the width requires it, and otherwise updates the display mode. Every change of a size or
    /// a trait calls this.
    mutating func sizeClassChanged(of id: ControllerID, byScript: Bool = false) {
        guard isSplit(id), self[id].hosting != .none else { return }
        modifySplit(id) { $0.hasWidthOfScript = byScript }
        if mustAdapt(id) {
            enqueue(.adapt(id))
        } else if !split(id).isCollapsed, split(id).preferred == .automatic, split(id).hasMode {
            enqueue(.setMode(id, resolvedMode(of: id), animated: false))
        }
    }

    /// `collapse`, `expand`: changes the width of this split view controller, as in multitasking. If its window has
    /// another width, its traits are overridden from now on.
    mutating func setWidth(of id: ControllerID, isCompact: Bool) {
        guard isSplit(id) else { return }
        let wanted: SizeClass = isCompact ? .compact : .regular
        if split(id).isCollapsed == isCompact, horizontalSizeClass(of: id) == wanted {
            reportNoEffect(isCompact ? .alreadyCollapsed : .alreadyExpanded, id)
        }
        var own = record(of: id)
        own.horizontal = .unspecified
        setRecord(of: id, own)
        if horizontalSizeClass(of: id) != wanted {
            own.horizontal = wanted
            setRecord(of: id, own)
        }
        sizeClassChanged(of: id, byScript: true)
    }

    /// Whether it must collapse or expand.
    func mustAdapt(_ id: ControllerID) -> Bool {
        let splitState = split(id)
        return splitState.owner.exists && !splitState.isAdapting && splitState.isCollapsed != isCompactWidth(id)
    }

    /// Returns the transition for which collapsing and expanding wait: of a column, or of a stack in a column;
    /// otherwise none.
    func columnTransition(of id: ControllerID) -> TransitionID {
        let splitState = split(id)
        if splitState.transition.exists { return splitState.transition }
        for column in SplitColumn.allCases
        where splitState[column].exists && self[contents: splitState[column]].transition.exists {
            return self[contents: splitState[column]].transition
        }
        return .none
    }

    /// Returns the transition in which the split view controller, or a controller that encloses it, appears or
    /// disappears; otherwise none.
    func enclosingTransition(of id: ControllerID) -> TransitionID {
        var walk = id
        while walk.exists {
            if self[walk].activeTransition.exists { return self[walk].activeTransition }
            walk = self[walk].host
        }
        return .none
    }

    /// SPLIT-LAUNCH-1, SPLIT-EXPAND-1, SPLIT-COLUMN-1, SPLIT-COLUMN-2: begins with the first call of the delegate,
    /// after a running transition of the columns.
    mutating func adapt(_ id: ControllerID) {
        guard isSplit(id), mustAdapt(id) else { return }
        var blocking = columnTransition(of: id)
        if !blocking.exists, self[id].appearance == .appearing || self[id].appearance == .disappearing {
            blocking = enclosingTransition(of: id)
        }
        if blocking.exists { return postpone(.split(.adapt(id)), until: blocking) }
        let splitState = split(id)
        let hasPendingEdit = SplitColumn.allCases.contains {
            splitState[$0].exists && self[contents: splitState[$0]].edit.contains(.scheduled)
        }
        if hasPendingEdit, has(.stackEditsWaitForLayout), self[id].appearance != .disappeared {
            return enqueueAtLayout(.split(.adapt(id)))
        }
        modifySplit(id) { $0.isAdapting = true }
        addOwner(id)
        if splitState.hasColumns {
            splitState.isCollapsed ? askForMode(id) : askForTopColumn(id)
        } else if splitState.isCollapsed {
            cite(.splitExpand1)
            returnValue = .null
            notifyDelegate(delegation(of: id).delegate, .primaryViewControllerForExpanding, .controller(id))
            enqueue(.expandPrimaryAnswered(id))
        } else {
            cite(.splitLaunch1)
            returnValue = .null
            notifyDelegate(delegation(of: id).delegate, .primaryViewControllerForCollapsing, .controller(id))
            enqueue(.collapsePrimaryAnswered(id))
        }
        enqueue(.adaptFinished(id))
        enqueue(.release(id))
        enqueue(.adapt(id))
    }

    // MARK: Collapsing, classic style

    /// Refuses another primary than the present one, for which no source gives rules.
    mutating func collapsePrimaryAnswered(_ id: ControllerID) {
        guard isSplit(id) else { return }
        let splitState = split(id)
        if let other = otherPrimary(than: splitState.primary) { return refuse(.otherPrimary, other, id) }
        cite(.splitLaunch1)
        returnValue = .bool(false)
        if splitState.secondary.exists, splitState.primary.exists {
            notifyDelegate(
                delegation(of: id).delegate, .collapseSecondary, .controller(splitState.secondary),
                .controller(splitState.primary))
        }
        enqueue(.collapseSecondaryAnswered(id))
    }

    private func otherPrimary(than primary: ControllerID) -> ControllerID? {
        let answered = returnValue.asController
        return answered.exists && answered != primary ? answered : nil
    }

    /// Removes the secondary's view. If the delegate has not handled it, the primary adopts the secondary.
    mutating func collapseSecondaryAnswered(_ id: ControllerID) {
        guard isSplit(id) else { return }
        let isDone = returnValue.asBool == true
        let splitState = split(id)
        modifySplit(id) { $0.isCollapsed = true }
        guard splitState.secondary.exists, splitState.primary.exists else { return enqueue(.finishCollapse(id)) }
        enqueue(.hideColumnView(splitState.secondary, from: id))
        enqueue(.unlink(splitState.secondary))
        if !isDone {
            enqueueCall(
                MethodCall(
                    receiver: ObjectRef(splitState.primary), method: .collapseSecondaryViewController,
                    first: .controller(splitState.secondary), second: .controller(id)))
        }
        enqueue(.finishCollapse(id))
    }

    /// SPLIT-COLLAPSE-NAV-1: the inherited implementation of a navigation controller, which pushes the secondary.
    mutating func collapse(_ secondary: ControllerID, onto nav: ControllerID, for id: ControllerID) {
        guard isSplit(id), isAlive(secondary), isNavigationController(nav), split(id).secondary == secondary else {
            return
        }
        pushUnchanged(secondary, onto: nav)
        enqueue(.showTop(nav))
    }

    /// Moves the controllers of a column onto the stack: those of its navigation controller, or the controller itself.
    private mutating func moveContents(of column: SplitColumn, in id: ControllerID, onto nav: ControllerID) {
        let shown = split(id)[column]
        let content = isNavigationController(shown) ? children(of: shown) : [shown]
        if isNavigationController(shown) { for child in content { addDisplaced(child, column, of: id) } }
        for child in content {
            announceMove(of: child, onto: nav)
            enqueue(.moveOntoStack(child, onto: nav))
        }
    }

    /// Releases the secondary, in the classic style, and shows the primary.
    mutating func finishCollapse(_ id: ControllerID) {
        guard isSplit(id) else { return }
        let splitState = split(id)
        if splitState.secondary.exists, !splitState.hasColumns, splitState.collapsedRoot != splitState.secondary {
            setColumn(.secondary, of: id, to: .none)
        }
        if !splitState.hasColumns { cite(.splitLaunch1) }
        enqueue(.showColumnView(split(id).collapsedRoot, into: id))
    }

    // MARK: Expanding, classic style

    /// SPLIT-EXPAND-1: goes on with expanding after the answer about the primary controller.
    mutating func expandPrimaryAnswered(_ id: ControllerID) {
        guard isSplit(id) else { return }
        let splitState = split(id)
        if let other = otherPrimary(than: splitState.primary) { return refuse(.otherPrimary, other, id) }
        cite(.splitExpand1)
        returnValue = .null
        notifyDelegate(delegation(of: id).delegate, .separateSecondary, .controller(splitState.primary))
        enqueue(.separateAnswered(id))
    }

    /// Uses the secondary that the delegate has returned; without one, the primary separates its own.
    mutating func separateAnswered(_ id: ControllerID) {
        guard isSplit(id) else { return }
        let splitState = split(id)
        let answered = returnValue.asController
        modifySplit(id) {
            $0.isCollapsed = false
            $0.hasMode = true
        }
        let mode = resolvedMode(of: id)
        modifySplit(id) { $0.mode = mode }
        // A primary that will be hidden is removed before the stack changes, so that its new top does not appear.
        let willHaveSecondary =
            answered.exists || splitState.secondary.exists || self[contents: splitState.primary].childCount > 1
        if mode.sideColumnCount == 0, willHaveSecondary { enqueue(.hideColumnView(splitState.primary, from: id)) }
        if answered.exists {
            if self[answered].parent == splitState.primary, isNavigationController(splitState.primary) {
                enqueue(.takeFromStack(answered, of: splitState.primary, in: id))
                enqueue(.showTop(splitState.primary))
            }
            enqueue(.answer(answered))
        } else if splitState.primary.exists {
            enqueueCall(
                MethodCall(
                    receiver: ObjectRef(splitState.primary), method: .separateSecondaryViewController,
                    first: .controller(id)))
        }
        enqueue(.separateFinished(id))
    }

    /// SPLIT-SEPARATE-NAV-1: the inherited implementation of a navigation controller, which pops its top controller as
    /// the secondary.
    mutating func separate(from nav: ControllerID, for id: ControllerID) {
        guard isSplit(id), isNavigationController(nav) else { return }
        cite(.splitSeparateNav1)
        let stack = children(of: nav)
        guard let top = stack.last, stack.count > 1 else { return enqueue(.answer(.none)) }
        call(top, .willMove, .controller(.none))
        enqueue(.takeFromStack(top, of: nav, in: id))
        enqueue(.showTop(nav))
        enqueue(.answer(top))
    }

    /// Makes the separated secondary a child again.
    mutating func separateFinished(_ id: ControllerID) {
        guard isSplit(id) else { return }
        let new = returnValue.asController
        cite(.splitExpand1)
        if isAlive(new), self[new].parent != id, new != id {
            if self[new].parent.exists { return refuse(.hasParent, new, id) }
            let isKept = split(id).column(of: new) != nil
            if !isKept, let obstacle = obstacle(toShowing: new, in: id) { return refuse(obstacle, new, id) }
            setColumn(.secondary, of: id, to: new)
            call(new, .willMove, .controller(id))
            enqueue(.link(new, id))
        } else if !isAlive(new) {
            setColumn(.secondary, of: id, to: .none)
        }
        enqueue(.finishExpand(id))
        if isAlive(new) { call(new, .didMove, .controller(id)) }
    }

    /// Shows the columns of the display mode.
    mutating func finishExpand(_ id: ControllerID) {
        guard isSplit(id) else { return }
        let taken = split(id).removedFromPrimaryStack
        modifySplit(id) { $0.removedFromPrimaryStack = .none }
        releaseDisplaced(of: id)
        let seen = visibleColumns(of: id)
        for column in SplitColumn.allCases {
            let child = split(id)[column]
            if child.exists, !seen.contains(child) { enqueue(.hideColumnView(child, from: id)) }
        }
        for child in seen { enqueue(.showColumnView(child, into: id)) }
        enqueue(.release(taken))
    }

    // MARK: Column style

    /// SPLIT-COLUMN-1: asks the delegate for the top column.
    private mutating func askForTopColumn(_ id: ControllerID) {
        cite(.splitColumn1)
        let splitState = split(id)
        let proposed: SplitColumn =
            splitState.compact.exists
            ? .compact
            : splitState.secondary.exists ? .secondary : splitState.supplementary.exists ? .supplementary : .primary
        returnValue = .null
        notifyDelegate(delegation(of: id).delegate, .topColumnForCollapsing, .symbol(proposed.symbol))
        enqueue(.topColumnAnswered(id, proposed: proposed))
    }

    /// Moves the controllers of the columns up to the top one onto one stack, or shows the compact column.
    mutating func topColumnAnswered(_ id: ControllerID, proposed: SplitColumn) {
        guard isSplit(id) else { return }
        let splitState = split(id)
        let answered = returnValue.asSymbol.flatMap { SplitColumn($0) } ?? proposed
        let top = splitState[answered].exists ? answered : proposed
        cite(.splitColumn1)
        modifySplit(id) {
            $0.isCollapsed = true
            $0.showsCompact = top == .compact && splitState.compact.exists
        }
        let base = splitState.collapsedRoot
        for column in [SplitColumn.primary, .supplementary, .secondary] where splitState[column].exists {
            guard splitState[column] != base || top == .compact else { continue }
            keepTraits(ofColumn: splitState[column], of: id)
            enqueue(.hideColumnView(splitState[column], from: id))
            enqueue(.unlink(splitState[column]))
            if column.rawValue <= top.rawValue, top != .compact { moveContents(of: column, in: id, onto: base) }
        }
        if top == .compact, splitState.compact.exists {
            enqueue(.link(splitState.compact, id))
            enqueue(.showColumnView(splitState.compact, into: id))
        } else {
            enqueue(.showTop(base))
            enqueue(.finishCollapse(id))
        }
        enqueue(.notifyCollapsed(id, isCollapsed: true))
    }

    /// Tells the delegate that the columns have collapsed, or expanded.
    mutating func notifyCollapsed(_ id: ControllerID, _ isCollapsed: Bool) {
        guard isSplit(id) else { return }
        cite(isCollapsed ? .splitColumn1 : .splitColumn2)
        notifyDelegate(
            delegation(of: id).delegate, isCollapsed ? .splitViewControllerDidCollapse : .splitViewControllerDidExpand,
            .absent)
    }

    /// SPLIT-COLUMN-2: asks the delegate for the display mode.
    private mutating func askForMode(_ id: ControllerID) {
        cite(.splitColumn2)
        let proposed = resolvedMode(of: id)
        returnValue = .null
        notifyDelegate(delegation(of: id).delegate, .displayModeForExpanding, .symbol(proposed.symbol))
        enqueue(.displayModeAnswered(id, proposed: proposed))
    }

    /// Moves the controllers of the stack back to their columns.
    mutating func displayModeAnswered(_ id: ControllerID, proposed: DisplayMode) {
        guard isSplit(id) else { return }
        cite(.splitColumn2)
        let answered = returnValue.asSymbol.flatMap { DisplayMode($0) } ?? proposed
        let splitState = split(id)
        let base = splitState.collapsedRoot
        let most = splitState.style == .tripleColumn ? 2 : 1
        modifySplit(id) {
            $0.isCollapsed = false
            $0.showsCompact = false
            $0.hasMode = true
            $0.mode =
                answered == .automatic
                ? proposed : .with(min(answered.sideColumnCount, most), isOverSecondary: answered.isOverSecondary)
            if answered == .twoDisplaceSecondary, most == 2 { $0.mode = answered }
        }
        if splitState.showsCompact {
            keepTraits(ofColumn: splitState.compact, of: id)
            enqueue(.hideColumnView(splitState.compact, from: id))
            enqueue(.unlink(splitState.compact))
        } else if base.exists {
            if !visibleColumns(of: id).contains(base) { enqueue(.hideColumnView(base, from: id)) }
            separateColumns(of: id, from: base)
        }
        for column in [SplitColumn.primary, .supplementary, .secondary] where splitState[column].exists {
            enqueue(.returnToColumn(id, column))
            if self[splitState[column]].parent != id { enqueue(.link(splitState[column], id)) }
        }
        enqueue(.finishExpand(id))
        enqueue(.notifyCollapsed(id, isCollapsed: false))
    }

    /// Moves each controller above the first one of a column to that column.
    private mutating func separateColumns(of id: ControllerID, from base: ControllerID) {
        let stack = children(of: base)
        var column: SplitColumn?
        var hasNotified = false
        for child in stack {
            if let own = features.displacedControllers.first(where: { $0.controller == child && $0.split == id }) {
                column = own.column
            }
            guard let column else { continue }
            if !hasNotified, let top = stack.last { call(top, .willMove, .controller(.none)) }
            hasNotified = true
            addDisplaced(child, column, of: id)
            enqueue(.takeFromStack(child, of: base, in: id))
        }
        enqueue(.showTop(base))
    }
}

extension World {
    /// Collapses or expands a split view controller before it appears. Returns whether its appearance must wait for
    /// that.
    mutating func adaptFirst(_ id: ControllerID, animated: Bool) -> Bool {
        guard mustAdapt(id) else { return false }
        enqueue(.adapt(id))
        if columnTransition(of: id).exists || self[id].appearance != .disappeared { return false }
        enqueue(.appear(id, .willAppear, animated: animated))
        return true
    }
}
