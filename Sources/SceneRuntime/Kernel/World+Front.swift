/// The front-most controller: the subject of a verb without one.
extension World {
    /// Returns the front-most controller: from the key window's root through presented controllers, selected tabs, the
    /// tops of stacks and children in front; none without a root.
    @inlinable @inline(__always)
    package func frontmost() -> ControllerID {
        var id = self[keyWindow].lastPresented
        while id.exists {
            if let next = controllerInFront(of: id) { id = next } else { return id }
        }
        return .none
    }

    /// Returns the front-most controller that `presented` covers: from its presenter through selected tabs, the tops
    /// of stacks, columns and children in front; none if nothing presents it.
    package func frontmost(beneath presented: ControllerID) -> ControllerID {
        var id = isAlive(presented) ? self[presented].presenter : .none
        while id.exists {
            let next =
                switch self[id].base.container {
                case .navigation: self[contents: id].lastChild
                case .tabs, .pages: self[contents: id].shownChild
                case .split: World.frontColumn(of: id, among: splits, controllers) ?? .none
                case .none: self[contents: id].lastOccupant
                }
            guard next.exists, self[next].parent == id else { return id }
            id = next
        }
        return .none
    }

    /// Returns the controller in front of `id`, or nil.
    @inlinable @inline(__always)
    func controllerInFront(of id: ControllerID) -> ControllerID? {
        let hasColumns = self[id].base == .splitViewController && !self[contents: id].presented.exists
        return hasColumns ? World.frontColumn(of: id, among: splits, controllers) : controllerInFront(ofUnsplit: id)
    }

    /// Returns the controller in front of `id`; nil if there is none. `id` shows no columns.
    @inlinable @inline(__always)
    func controllerInFront(ofUnsplit id: ControllerID) -> ControllerID? {
        if self[contents: id].presented.exists { return self[contents: id].presented }
        switch self[id].base.container {
        case .navigation: return self[contents: id].lastChild.exists ? self[contents: id].lastChild : nil
        case .tabs, .pages: return self[contents: id].shownChild.exists ? self[contents: id].shownChild : nil
        case .split, .none:
            let last = self[contents: id].lastOccupant
            return last.exists && self[last].parent == id ? last : nil
        }
    }

    /// Returns the front column of a split view controller. It is static, because a call with the whole world from
    /// another module would copy the world.
    @usableFromInline
    static func frontColumn(
        of id: ControllerID, among splits: [Split], _ controllers: Slab<Controller>
    ) -> ControllerID? {
        guard let split = splits.last(where: { $0.owner == id }) else { return nil }
        let seen = split.columns(in: split.mode).filter { controllers[$0.index].isAlive }
        return seen.contains(split.secondary) ? split.secondary : seen.first
    }

    /// The parent of `id`, or none.
    @inlinable @inline(__always)
    package func parent(of id: ControllerID) -> ControllerID { self[id].parent }

    /// Returns the nearest controller of a kind: `id` or an ancestor of it; without `id`, the front-most controller or
    /// an ancestor of it. None if there is none.
    @inlinable @inline(__always)
    package func nearest(_ kind: ControllerKind, from id: ControllerID) -> ControllerID {
        var walk = id.exists ? id : frontmost()
        while walk.exists, !isKind(walk, of: kind) { walk = self[walk].parent }
        return walk
    }

    /// Returns the nearest navigation controller with more than one controller: the front-most controller or an
    /// ancestor of it; none if there is none. It is mutating because the optimiser would copy the world for a call.
    package mutating func nearestStackOfSeveral() -> ControllerID {
        var walk = frontmost()
        while walk.exists, !isKind(walk, of: .navigationController) || self[contents: walk].childCount < 2 {
            walk = self[walk].parent
        }
        return walk
    }

    /// The built-in kind of an instance.
    @inlinable @inline(__always)
    package func kind(of id: ControllerID) -> ControllerKind { self[id].base }

    /// The root of the key window.
    package var rootController: ControllerID { self[keyWindow].root }
}
