/// The invariants of split view controllers in an idle world.
extension World {
    /// Returns a violation, or nil. The states and columns must be those of living controllers. No change of columns
    /// may be unfinished. A split view controller on screen must have the views of its visible columns, no others.
    func splitViolation() -> StaticString? {
        for splitState in splits {
            if !self[splitState.owner].flags.contains(.alive) {
                return "a split view controller is gone, its state is not"
            }
            if splitState.transition.exists || splitState.isAdapting || splitState.removedFromPrimaryStack.exists {
                return "columns are left moving"
            }
            if !splitState.isCollapsed, features.displacedControllers.contains(where: { $0.split == splitState.owner })
            {
                return "a column does not have a controller that belongs to it"
            }
            let owner = self[splitState.owner]
            let seen = visibleColumns(of: splitState.owner)
            for column in SplitColumn.allCases {
                let child = splitState[column]
                guard child.exists else { continue }
                if !self[child].flags.contains(.alive) { return "a column contains a deallocated controller" }
                let isThere = self[child].host == splitState.owner
                let isManual = owner.flags.contains(.manualAppearance)
                if owner.appearance == .appeared, !isManual, isThere != seen.contains(child) {
                    return "a hidden column is in the view, or a shown column is not"
                }
            }
        }
        return nil
    }

    /// Adds the links of split view controllers to the owners of each controller.
    func countColumns(into counts: inout [UInt32]) {
        for splitState in splits {
            for column in SplitColumn.allCases where splitState[column].exists { counts[splitState[column].index] += 1 }
            if splitState.removedFromPrimaryStack.exists { counts[splitState.removedFromPrimaryStack.index] += 1 }
        }
        for displaced in features.displacedControllers { counts[displaced.controller.index] += 1 }
    }

    /// Returns the split view controllers that own `id` for a column or as a displaced controller, once for each
    /// reference.
    func columnOwners(of id: ControllerID) -> [ControllerID] {
        var all: [ControllerID] = []
        for splitState in splits {
            for column in SplitColumn.allCases where splitState[column] == id { all.append(splitState.owner) }
            if splitState.removedFromPrimaryStack == id { all.append(splitState.owner) }
        }
        for displaced in features.displacedControllers where displaced.controller == id { all.append(displaced.split) }
        return all
    }

    /// Returns the controllers that a split view controller owns: those of its columns, and displaced ones.
    func ownedColumns(of id: ControllerID) -> [ControllerID] {
        guard self[id].base == .splitViewController else { return [] }
        let splitState = split(id)
        return (SplitColumn.allCases.map { splitState[$0] } + [splitState.removedFromPrimaryStack]).filter { $0.exists }
            + features.displacedControllers.filter { $0.split == id }.map { $0.controller }
    }
}
