/// What must hold of split view controllers when the world is at rest.
extension World {
    /// Columns are owned and stand where the state says; nothing is left of a change of width.
    func splitViolation() -> StaticString? {
        for it in splits {
            if !self[it.owner].flags.contains(.alive) { return "a split view controller is gone, its state is not" }
            if it.transition.exists || it.isAdapting || it.taken.exists { return "columns are left moving" }
            if !it.isCollapsed, displacedControllers.contains(where: { $0.split == it.owner }) {
                return "a column lacks what is its"
            }
            let seen = visibleColumns(of: it.owner)
            for column in SplitColumn.allCases {
                let child = it[column]
                guard child.exists else { continue }
                if !self[child].flags.contains(.alive) { return "a column holds a dead controller" }
                let isThere = self[child].host == it.owner
                if self[it.owner].appearance == .appeared, isThere != seen.contains(child) {
                    return "a column is seen that is not shown, or is not that is"
                }
            }
        }
        return nil
    }

    /// Adds the links of split view controllers to the owners of each controller.
    func countColumns(into counts: inout [UInt32]) {
        for it in splits {
            for column in SplitColumn.allCases where it[column].exists { counts[it[column].index] += 1 }
            if it.taken.exists { counts[it.taken.index] += 1 }
        }
        for stray in displacedControllers { counts[stray.controller.index] += 1 }
    }

    /// The split view controllers that keep `id` otherwise than as their child.
    func columnOwners(of id: ControllerID) -> [ControllerID] {
        var all: [ControllerID] = []
        for it in splits {
            for column in SplitColumn.allCases where it[column] == id { all.append(it.owner) }
            if it.taken == id { all.append(it.owner) }
        }
        for stray in displacedControllers where stray.controller == id { all.append(stray.split) }
        return all
    }

    /// Whom a split view controller keeps: its columns, and what belongs into them.
    func ownedColumns(of id: ControllerID) -> [ControllerID] {
        guard self[id].base == .splitViewController else { return [] }
        let it = split(id)
        return (SplitColumn.allCases.map { it[$0] } + [it.taken]).filter { $0.exists }
            + displacedControllers.filter { $0.split == id }.map { $0.controller }
    }
}
