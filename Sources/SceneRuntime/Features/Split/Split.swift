/// Split view controllers: their columns, and which of them are visible.
extension World {
    @inline(never)
    mutating func perform(_ operation: SplitOperation) {
        switch operation {
        case .check(let id): return checkSplit(id)
        case .adopt(let id, let place): return adoptColumn(id, at: Int(place))
        case .adapt(let id): adapt(id)
        case .adaptFinished(let id): modifySplit(id) { $0.isAdapting = false }
        case .collapsePrimaryAnswered(let id): return collapsePrimaryAnswered(id)
        case .collapseSecondaryAnswered(let id): collapseSecondaryAnswered(id)
        case .finishCollapse(let id): finishCollapse(id)
        case .expandPrimaryAnswered(let id): return expandPrimaryAnswered(id)
        case .separateAnswered(let id): separateAnswered(id)
        case .separateFinished(let id): return separateFinished(id)
        case .topColumnAnswered(let id, let proposed): topColumnAnswered(id, proposed: proposed)
        case .displayModeAnswered(let id, let proposed): displayModeAnswered(id, proposed: proposed)
        case .finishExpand(let id): finishExpand(id)
        case .notifyCollapsed(let id, let isCollapsed): notifyCollapsed(id, isCollapsed)
        case .hideColumnView(let child, let id): hideColumnView(child, from: id)
        case .showColumnView(let child, let id): showColumnView(child, into: id)
        case .moveOntoStack(let child, let nav): moveOntoStack(child, onto: nav)
        case .takeFromStack(let child, let nav, let id): takeFromStack(child, of: nav, in: id)
        case .returnToColumn(let id, let column): returnToColumn(id, column)
        case .showTop(let nav): showTop(of: nav)
        case .editStack(let nav): recordColumnEdit(on: nav)
        case .answer(let id): returnValue = .controller(isAlive(id) ? id : .none)
        case .setMode(let id, let mode, let animated): setMode(mode, of: id, animated: animated)
        case .replace(let id, let column, let new): return replaceColumn(column, of: id, with: new)
        case .place(let id, let column, let new): place(new, in: column, of: id)
        case .ask(let id, let shown, let sender, let isDetail):
            askToShow(shown, in: id, sender: sender, isDetail: isDetail)
        case .asked(let id, let shown, let sender, let isDetail):
            return showAnswered(shown, in: id, sender: sender, isDetail: isDetail)
        case .clearRequester(let id): modifySplit(id) { $0.requester = .none }
        case .showOnStack(let nav, let shown, let animated): showOnStack(nav, shown, animated: animated)
        }
    }

    mutating func perform(_ request: SplitRequest) {
        switch request {
        case .showColumn(let column, let id): return showColumn(column, of: id)
        case .hideColumn(let column, let id): return hideColumn(column, of: id)
        case .setWidth(let id, let isCompact): setWidth(of: id, isCompact: isCompact)
        case .setColumns(let list, let id): return setColumns(list, on: id)
        case .setDisplayMode(let mode, let id): setPreferredMode(mode, of: id)
        case .setStyle(let style, let id): setStyle(style, ofNew: id)
        case .setColumn(let column, let child, let id): setColumn(column, to: child, ofCode: id)
        }
    }

    // MARK: Records

    /// Returns the state of a split view controller; the default state for any other controller. The newest is most
    /// often wanted, so the search begins at the end.
    func split(_ id: ControllerID) -> Split { splits.last { $0.owner == id } ?? Split() }

    /// Changes the state of a split view controller. Does nothing if it was deallocated.
    mutating func modifySplit(_ id: ControllerID, _ change: (inout Split) -> Void) {
        guard id.exists, let place = splits.lastIndex(where: { $0.owner == id }) else { return }
        change(&splits[place])
    }

    /// Sets the controller of a column, which the split view controller owns.
    mutating func setColumn(_ column: SplitColumn, of id: ControllerID, to new: ControllerID) {
        guard isSplit(id) else { return }
        let old = split(id)[column]
        guard old != new else { return }
        addOwner(new)
        modifySplit(id) { $0[column] = new }
        removeOwner(old)
    }

    /// Whether `id` is a living split view controller.
    @inline(__always)
    func isSplit(_ id: ControllerID) -> Bool { isAlive(id) && self[id].base == .splitViewController }

    /// Returns the collapsed split view controller whose stack `nav` is, or none.
    func collapsedSplit(ofStack nav: ControllerID) -> ControllerID {
        let parent = self[nav].parent
        guard parent.exists, self[parent].base == .splitViewController else { return .none }
        let splitState = split(parent)
        return splitState.isCollapsed && !splitState.showsCompact && splitState.collapsedRoot == nav ? parent : .none
    }

    /// Removes the state of a deallocated split view controller, and releases its columns, including those that are not
    /// children.
    mutating func forgetSplit(_ id: ControllerID) {
        let splitState = split(id)
        splits.removeAll { $0.owner == id }
        let ours = features.displacedControllers.filter { $0.split == id }
        features.displacedControllers.removeAll { $0.split == id }
        for displaced in ours { removeOwner(displaced.controller) }
        for column in SplitColumn.allCases { removeOwner(splitState[column]) }
        removeOwner(splitState.removedFromPrimaryStack)
    }

    /// Whether a split view controller owns `id` for a column although it has no parent.
    @inline(__always)
    func isOwnedForColumn(_ id: ControllerID) -> Bool {
        !splits.isEmpty && !self[id].parent.exists && splits.contains { $0.column(of: id) != nil }
    }

    // MARK: Making

    /// Refuses split view controllers before iOS 8, and columns before iOS 14, whose rules are not modelled.
    private mutating func checkSplit(_ id: ControllerID) {
        guard isSplit(id) else { return }
        if !applies(.splitLaunch1) { return refuse(.tooOldForSplitViews, id, .none) }
        if split(id).hasColumns, !applies(.splitColumn1) { return refuse(.tooOldForColumns, id, .none) }
    }

    /// SEGUE-RELATION-1: adds the first controller of a column. In the column style, UIKit wraps it into a navigation
    /// controller, unless it is one.
    private mutating func adoptColumn(_ id: ControllerID, at place: Int) {
        let child = createdObject.asController
        let columns = spec(of: id).columns
        guard isAlive(child) else { return }
        // A handler may have moved it to another container, released this one, or filled the column.
        guard isSplit(id), !self[child].parent.exists, place < columns.count, !split(id)[columns[place]].exists else {
            return enqueue(.release(child))
        }
        let column = columns[place]
        let splitState = split(id)
        let shown = splitState.hasColumns && column != .compact ? navigationController(wrapping: child) : child
        setColumn(column, of: id, to: shown)
        if column != .compact { link(shown, into: id) }
        if shown != child {
            cite(.modalNavB1)
            call(child, .willMove, .controller(shown))
        }
        enqueue(.release(child))
    }

    /// Returns the navigation controller of a column's controller: itself, or one that UIKit creates, whose calls the
    /// trace does not show.
    mutating func navigationController(wrapping child: ControllerID) -> ControllerID {
        guard !isNavigationController(child) else { return child }
        let nav = newController(BuiltInClass.columnNavigation.id)
        link(child, into: nav)
        return nav
    }

    // MARK: What is seen

    /// Whether its width is compact.
    func isCompactWidth(_ id: ControllerID) -> Bool { horizontalSizeClass(of: id) == .compact }

    /// Returns the controllers whose views are visible, in the order of the columns.
    func visibleColumns(of id: ControllerID) -> [ControllerID] { columns(of: id, in: split(id).mode) }

    /// Returns the controllers whose views are visible in a display mode.
    func columns(of id: ControllerID, in mode: DisplayMode) -> [ControllerID] {
        split(id).columns(in: mode).filter { isAlive($0) }
    }

    /// Returns the controllers of the columns that are its children, as in `viewControllers`.
    func columnControllers(of id: ControllerID) -> [ControllerID] {
        let splitState = split(id)
        if splitState.isCollapsed { return visibleColumns(of: id) }
        return [splitState.primary, splitState.supplementary, splitState.secondary].filter {
            $0.exists && self[$0].parent == id
        }
    }

    /// Returns the preferred display mode, or the automatic one, which shows two columns in a wide window.
    func resolvedMode(of id: ControllerID) -> DisplayMode { resolvedMode(of: id, window: windowSize(of: id)) }

    /// Returns the same for a window of this size.
    func resolvedMode(of id: ControllerID, window: Size) -> DisplayMode {
        let splitState = split(id)
        if splitState.preferred == .automatic {
            return window.isWide ? .oneBesideSecondary : .secondaryOnly
        }
        let most = splitState.style == .tripleColumn ? 2 : 1
        return splitState.preferred.sideColumnCount > most
            ? .with(most, isOverSecondary: splitState.preferred.isOverSecondary) : splitState.preferred
    }

    /// Adds the views of the visible columns to that of the split view controller, and removes the others.
    mutating func installColumns(of id: ControllerID) {
        guard isSplit(id) else { return }
        let splitState = split(id)
        if !splitState.isCollapsed, !splitState.hasMode {
            let mode = resolvedMode(of: id)
            modifySplit(id) {
                $0.mode = mode
                $0.hasMode = true
            }
        }
        let seen = visibleColumns(of: id)
        let cause = rule
        if !split(id).isCollapsed, seen.count > 1 {
            if applies(.splitWidth1) { cite(.splitWidth1) }
            if applies(.splitTraits1) { cite(.splitTraits1) }
        }
        cite(cause)
        for column in SplitColumn.allCases {
            let child = split(id)[column]
            guard child.exists, isAlive(child) else { continue }
            if seen.contains(child) {
                addViewToHost(child, in: id)
            } else {
                removeHiddenView(of: child, from: id)
            }
        }
    }

    // MARK: Views, one change each

    /// Removes a column's view, without animation.
    mutating func hideColumnView(_ child: ControllerID, from id: ControllerID) {
        guard isAlive(child), self[child].host == id, !refusesToLeave(child) else { return }
        hideView(of: child)
    }

    /// Adds a column's view, without animation.
    mutating func showColumnView(_ child: ControllerID, into id: ControllerID) {
        guard isSplit(id), isAlive(child), self[child].parent == id, self[child].host != id else { return }
        switch self[id].appearance {
        case .appeared:
            let cover = controllerCovering(child, fitting: .willAppear)
            enqueue(.load(child))
            enqueue(.addViewToHost(child, in: id))
            appear(child, coveredBy: cover, .willAppear)
            enqueue(.layOutAppearing(child, animated: false))
            if cover.exists { enqueue(.layOutAppearing(cover, animated: false)) }
            appear(child, coveredBy: cover, .didAppear)
        case .appearing:
            enqueue(.load(child))
            enqueue(.addViewToHost(child, in: id))
            appearWithContainer(child, animated: self[id].flags.contains(.appearanceIsAnimated))
        case .disappeared, .disappearing: enqueue(.addViewToHost(child, in: id))
        }
    }
}
