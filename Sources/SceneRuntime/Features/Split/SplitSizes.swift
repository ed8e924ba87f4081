/// The widths and width classes of columns.
extension World {
    /// SPLIT-TRAITS-1: whether `id` is the primary or the supplementary column of a split view controller, which has a
    /// compact width class in each width. That of the supplementary column, and that of the primary one in the column
    /// style, are inferred.
    func isSideColumn(_ id: ControllerID, of container: ControllerID) -> Bool {
        guard applies(.splitTraits1), container.exists, self[container].base == .splitViewController else {
            return false
        }
        let splitState = split(container)
        return splitState.primary == id || splitState.supplementary == id
    }

    /// SPLIT-WIDTH-1: whether no source gives the width of the view of `id`, because it is in a column.
    func hasUnknownWidth(_ id: ControllerID) -> Bool {
        let window = windowSize(of: id)
        var walk = id
        var steps = 0
        while walk.exists, steps <= controllers.count {
            let outer = sizingOwner(of: walk)
            if outer.exists, hasUnknownWidth(walk, in: outer, window: window) { return true }
            walk = outer
            steps += 1
        }
        return false
    }

    /// SPLIT-WIDTH-1: whether `id` is a column of the split view controller `container` that does not fill it in a
    /// window of this size. A collapsed split view controller shows one column, which fills it. An expanded one has
    /// side columns, which are narrower, and a secondary column, which has the rest if they are beside it.
    func hasUnknownWidth(_ id: ControllerID, in container: ControllerID, window: Size) -> Bool {
        guard applies(.splitWidth1), self[container].base == .splitViewController,
            traits(of: container, window: window).horizontal == .regular
        else { return false }
        let splitState = split(container)
        switch splitState.column(of: id) {
        case .primary, .supplementary: return true
        case .secondary:
            let isSame = window == windowSize(of: container)
            let mode =
                splitState.hasMode && (isSame || splitState.preferred != .automatic)
                ? splitState.mode : resolvedMode(of: container, window: window)
            let hasSides = splitState.primary.exists || splitState.supplementary.exists
            return mode.sideColumnCount > 0 && !mode.isOverSecondary && hasSides
        case .compact, nil: return false
        }
    }

    /// SPLIT-WIDTH-1: whether `id` is in a secondary column, which has another width if that of the window changes.
    func isInSecondaryColumn(_ id: ControllerID) -> Bool {
        var walk = id
        var steps = 0
        while walk.exists, steps <= controllers.count {
            let outer = sizingOwner(of: walk)
            if outer.exists, self[outer].base == .splitViewController {
                return split(outer).secondary == walk
            }
            walk = outer
            steps += 1
        }
        return false
    }

    /// TRAIT-RETURN-1: what leaves the hierarchy with a column keeps its traits, so that it is notified of others when
    /// it comes back.
    mutating func keepTraits(ofColumn column: ControllerID, of split: ControllerID) {
        guard isAlive(column), applies(.traitReturn1), !self.split(split).hasWidthOfScript else { return }
        for id in loadedFamily(of: column) where self[id].geometry.facts.contains(.hasReceivedTraits) {
            keepTraits(of: id, traits(of: id))
        }
    }
}
