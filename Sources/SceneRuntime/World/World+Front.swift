/// Who is in front: the subject of a verb that names none.
extension World {
    /// The front-most controller: from the key window's root through what is presented, selected, on top, deepest.
    @inline(__always)
    public func frontmost() -> ControllerID {
        var id = self[keyWindow].root
        while id.exists {
            if let next = deeper(than: id) { id = next } else { return id }
        }
        return .none
    }

    @inline(__always)
    private func deeper(than id: ControllerID) -> ControllerID? {
        let hasColumns = self[id].base == .splitViewController && !self[contents: id].presented.exists
        return hasColumns ? shownColumn(of: id) : top(of: id)
    }

    /// The same of a container without columns.
    @inline(__always)
    private func top(of id: ControllerID) -> ControllerID? {
        if self[contents: id].presented.exists { return self[contents: id].presented }
        switch self[id].base {
        case .navigationController: return self[contents: id].lastChild.exists ? self[contents: id].lastChild : nil
        case .tabBarController, .pageViewController:
            return self[contents: id].shown.exists ? self[contents: id].shown : nil
        case .viewController, .tableViewController, .collectionViewController, .alertController, .searchController,
            .splitViewController:
            let last = self[contents: id].lastOccupant
            return last.exists && self[last].parent == id ? last : nil
        }
    }

    @inline(never)
    private func shownColumn(of id: ControllerID) -> ControllerID? {
        let seen = visibleColumns(of: id)
        let secondary = split(id).secondary
        return seen.contains(secondary) ? secondary : seen.first
    }

    /// The parent of `id`, or none.
    public func parent(of id: ControllerID) -> ControllerID { self[id].parent }

    /// The nearest controller of the kind: `id` or, where that is none, the front-most one, and then its ancestors;
    /// none if there is none. Changes nothing, see `classIfAlive`.
    public mutating func nearest(_ kind: BaseKind, from id: ControllerID) -> ControllerID {
        var walk = id
        if !walk.exists, !splits.isEmpty { walk = frontmostAmongColumns() }
        if !walk.exists {
            walk = self[keyWindow].root
            while walk.exists, let next = top(of: walk) { walk = next }
        }
        while walk.exists, !isKind(walk, of: kind) { walk = self[walk].parent }
        return walk
    }

    @inline(never)
    private mutating func frontmostAmongColumns() -> ControllerID { frontmost() }

    /// The built-in kind of an instance. Changes nothing, see `classIfAlive`.
    public mutating func kind(of id: ControllerID) -> BaseKind { self[id].base }

    /// The root of the key window.
    public var rootController: ControllerID { self[keyWindow].root }
}
