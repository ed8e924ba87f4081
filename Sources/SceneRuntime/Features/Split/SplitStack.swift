/// The stack of a collapsed split view controller, whose controllers come from columns and return to them.
extension World {
    // MARK: Displaced controllers

    /// Whether `id` is displaced from the column's own navigation controller.
    func isDisplaced(_ id: ControllerID, _ column: SplitColumn, of split: ControllerID) -> Bool {
        features.displacedControllers.contains { $0.controller == id && $0.split == split && $0.column == column }
    }

    /// Records the column to which `id` returns, with a strong reference to `id`.
    mutating func addDisplaced(_ id: ControllerID, _ column: SplitColumn, of split: ControllerID) {
        guard !features.displacedControllers.contains(where: { $0.controller == id && $0.split == split }) else {
            return
        }
        features.displacedControllers.append(DisplacedController(controller: id, split: split, column: column))
        addOwner(id)
    }

    /// Removes and releases the displaced controllers of a split view controller for which `isLost` returns true.
    mutating func releaseDisplaced(of split: ControllerID, where isLost: (DisplacedController) -> Bool = { _ in true })
    {
        guard !features.displacedControllers.isEmpty else { return }
        let lost = features.displacedControllers.filter { $0.split == split && isLost($0) }
        features.displacedControllers.removeAll { $0.split == split && isLost($0) }
        for displaced in lost { enqueue(.release(displaced.controller)) }
    }

    /// SPLIT-POPPED-1: what is popped from the stack of a collapsed split view controller does not return to its
    /// column. A column keeps its root.
    mutating func forgetPopped(_ child: ControllerID, from nav: ControllerID) {
        let id = collapsedSplit(ofStack: nav)
        guard id.exists, applies(.splitPopped1),
            let place = features.displacedControllers.firstIndex(where: { $0.controller == child && $0.split == id })
        else { return }
        let column = features.displacedControllers[place].column
        let root = features.displacedControllers.firstIndex { $0.split == id && $0.column == column }
        guard place != root else { return }
        let cause = rule
        cite(.splitPopped1)
        cite(cause)
        features.displacedControllers.remove(at: place)
        removeOwner(child)
    }

    // MARK: One change each

    /// Moves `child` from its navigation controller to the top of the stack.
    mutating func moveOntoStack(_ child: ControllerID, onto nav: ControllerID) {
        guard isAlive(child), isAlive(nav), self[child].parent != nav, !self[child].hosting.isPresentation else {
            return
        }
        let columnNavigation = self[child].parent
        addOwner(child)
        if self[child].host == columnNavigation, self[child].appearance == .disappeared { removeViewFromHost(child) }
        if columnNavigation.exists {
            if self[contents: columnNavigation].shownChild == child { setShown(.none, in: columnNavigation) }
            unlink(child)
        }
        link(child, into: nav)
        enqueue(.release(child))
    }

    /// Removes `child` from the stack. The split view controller owns it until it is in its column.
    mutating func takeFromStack(_ child: ControllerID, of nav: ControllerID, in id: ControllerID) {
        guard isSplit(id), isAlive(child), self[child].parent == nav else { return }
        keepTraits(ofColumn: child, of: id)
        if !features.displacedControllers.contains(where: { $0.controller == child && $0.split == id }) {
            addOwner(child)
            let old = split(id).removedFromPrimaryStack
            modifySplit(id) { $0.removedFromPrimaryStack = child }
            removeOwner(old)
        }
        unlink(child)
    }

    /// Returns displaced controllers to the column's own navigation controller.
    mutating func returnToColumn(_ id: ControllerID, _ column: SplitColumn) {
        let columnNavigation = split(id)[column]
        guard isSplit(id), isNavigationController(columnNavigation), isAlive(columnNavigation) else { return }
        for displaced in features.displacedControllers where displaced.split == id && displaced.column == column {
            let child = displaced.controller
            guard isAlive(child), !self[child].parent.exists, !self[child].hosting.isPresentation else { continue }
            if self[child].host.exists, self[child].appearance == .disappeared { removeViewFromHost(child) }
            moveBack(child, to: columnNavigation)
        }
        releaseDisplaced(of: id) { $0.column == column }
    }

    /// Shows the top controller of a navigation controller immediately, without animation.
    mutating func showTop(of nav: ControllerID) {
        guard isAlive(nav), isNavigationController(nav), stackDiffers(nav), !self[contents: nav].transition.exists
        else { return }
        switch self[nav].appearance {
        case .appeared:
            let id = startNavigation(
                nav, from: self[contents: nav].shownChild, to: self[contents: nav].lastChild, animated: false,
                isAppearing: false)
            self[id].endsAtOnce = true
            self[id].hasSeveralEdits = true
            enqueue(.begin(id))
        case .disappeared:
            let (old, new) = (self[contents: nav].shownChild, self[contents: nav].lastChild)
            addOwner(old)
            showWithoutTransition(new, in: nav, instead: old)
            notifyMovedWithColumn(from: old, to: new, in: nav)
            if old.exists { enqueue(.release(old)) }
        case .appearing, .disappearing: scheduleReconcile(nav)
        }
    }

    // MARK: Columns while collapsed

    /// Returns the column of each controller on the stack: its own, or that of the controller below it.
    private func columnsOfStack(_ stack: [ControllerID], of id: ControllerID) -> [SplitColumn] {
        let splitState = split(id)
        var column = splitState.column(of: splitState.collapsedRoot) ?? .primary
        return stack.map { child in
            if let own = features.displacedControllers.first(where: { $0.controller == child && $0.split == id }) {
                column = own.column
            }
            return column
        }
    }

    /// SPLIT-COLUMN-3: pushes the missing controllers of a column, or pops the controllers above it. Does nothing if
    /// the column is on top.
    mutating func showCollapsed(_ column: SplitColumn, of id: ControllerID) {
        let splitState = split(id)
        guard !splitState.showsCompact, column != .compact, splitState[column].exists, let nav = collapsedStack(of: id)
        else { return }
        let stack = children(of: nav)
        let columns = columnsOfStack(stack, of: id)
        cite(.splitColumn3)
        if let last = columns.lastIndex(of: column) {
            if last < stack.count - 1 { enqueue(.request(.navigation(.popTo(stack[last], in: nav, animated: true)))) }
            return
        }
        if self[contents: nav].transition.exists {
            return postpone(.request(.split(.showColumn(column, in: id))), until: self[contents: nav].transition)
        }
        for missing in [SplitColumn.supplementary, .secondary]
        where splitState[missing].exists && splitState[missing] != nav && missing.rawValue <= column.rawValue {
            guard !columns.contains(missing) else { continue }
            let waiting = features.displacedControllers.filter { $0.split == id && $0.column == missing }.map {
                $0.controller
            }
            for child in waiting + children(of: splitState[missing]) {
                guard self[child].parent != nav else { continue }
                addDisplaced(child, missing, of: id)
                announceMove(of: child, onto: nav)
                enqueue(.moveOntoStack(child, onto: nav))
            }
        }
        enqueue(.editStack(nav))
    }

    /// SPLIT-COLUMN-3: pops the column if it is on top. The first column is never popped.
    mutating func hideCollapsed(_ column: SplitColumn, of id: ControllerID) {
        let splitState = split(id)
        guard !splitState.showsCompact, column != .compact, let nav = collapsedStack(of: id) else { return }
        let stack = children(of: nav)
        let columns = columnsOfStack(stack, of: id)
        cite(.splitColumn3)
        guard columns.last == column, let first = columns.firstIndex(of: column), first > 0 else { return }
        enqueue(.request(.navigation(.popTo(stack[first - 1], in: nav, animated: true))))
    }

    /// Records an edit of the stack after the controllers of columns were moved onto it.
    mutating func recordColumnEdit(on nav: ControllerID) {
        guard isAlive(nav), isNavigationController(nav) else { return }
        recordEdit(of: nav, animated: true, as: [.isPush, .hasSeveralEdits])
    }

    private func collapsedStack(of id: ControllerID) -> ControllerID? {
        let base = split(id).collapsedRoot
        return isAlive(base) && isNavigationController(base) ? base : nil
    }

    // MARK: Showing

    /// `nav.show(_:sender:)` and a show segue push, or present another navigation controller (SHOW-NAV-1). In a
    /// collapsed split view controller, the stack accepts a navigation controller: as a whole in the classic style
    /// (SPLIT-COLLAPSE-NAV-1), or its contents in the column style.
    mutating func showOnStack(_ nav: ControllerID, _ shown: ControllerID, animated: Bool) {
        guard isAlive(nav), isAlive(shown) else { return }
        let id = collapsedSplit(ofStack: nav)
        if isNavigationController(shown), applies(.showNav1), !id.exists {
            cite(.showNav1)
            return present(shown, from: nav, animated: animated, completion: .none)
        }
        guard id.exists, isNavigationController(shown), !self[shown].parent.exists, !self[shown].presenter.exists else {
            if id.exists, split(id).hasColumns, split(id).requester.exists { replaceSecondaryContents(shown, in: id) }
            if handles(nav, .pushViewController) {
                return pushByUIKit(shown, onto: nav, animated: animated, by: .navOverride3)
            }
            return enqueue(.request(.navigation(.push(shown, onto: nav, animated: animated))))
        }
        if self[contents: nav].transition.exists {
            addOwner(shown)
            postpone(.split(.showOnStack(nav, shown, animated: animated)), until: self[contents: nav].transition)
            return postpone(.instance(.release(shown)), until: self[contents: nav].transition)
        }
        guard split(id).hasColumns else {
            pushUnchanged(shown, onto: nav)
            return enqueue(.editStack(nav))
        }
        cite(.splitShowDetail2)
        releaseDisplaced(of: id) { $0.column == .secondary }
        setColumn(.secondary, of: id, to: shown)
        for child in children(of: shown) {
            addDisplaced(child, .secondary, of: id)
            announceMove(of: child, onto: nav)
            enqueue(.moveOntoStack(child, onto: nav))
        }
        enqueue(.editStack(nav))
    }

    /// SPLIT-COLLAPSE-NAV-1: makes a controller the top of the stack, in the classic style, even if it is a navigation
    /// controller.
    mutating func pushUnchanged(_ id: ControllerID, onto nav: ControllerID) {
        cite(.splitCollapseNav1)
        announceMove(of: id, onto: nav)
        enqueue(.moveOntoStack(id, onto: nav))
    }

    /// In the column style, a controller that showDetail pushes replaces the contents of the secondary column, unless
    /// those are on the stack.
    private mutating func replaceSecondaryContents(_ shown: ControllerID, in id: ControllerID) {
        let splitState = split(id)
        guard splitState.secondary.exists, splitState.secondary != splitState.collapsedRoot, !self[shown].parent.exists
        else {
            return
        }
        if children(of: splitState.collapsedRoot).contains(where: { isDisplaced($0, .secondary, of: id) }) { return }
        releaseDisplaced(of: id) { $0.column == .secondary }
        for child in children(of: splitState.secondary) {
            if self[contents: splitState.secondary].shownChild == child { setShown(.none, in: splitState.secondary) }
            unlink(child)
        }
        addDisplaced(shown, .secondary, of: id)
    }
}
