/// What UIKit leaves undefined, or the model does not cover, is refused aloud.
extension World {
    /// Why `id` cannot become part of `container`, or nil. Its own parent may be `container`.
    mutating func obstacle(to id: ControllerID, entering container: ControllerID) -> Message? {
        if self[id].parent.exists, self[id].parent != container { return .unmodelledParent }
        return obstacle(toShowing: id, in: container)
    }

    /// Why the view of `id` cannot be put on screen by `container`, or nil.
    mutating func obstacle(toShowing id: ControllerID, in container: ControllerID) -> Message? {
        let isRoot = self[id].hosting == .window || windows.contains { $0.root == id }
        if isKeptForColumn(id) { return .unmodelledInUse }
        if isRoot || self[id].presenter.exists || self[id].hosting == .presentation { return .unmodelledInUse }
        if self[id].hosting == .view, self[id].host != container, self[id].appearance != .gone {
            return .unmodelledInUse
        }
        // A former root whose presentation was left in the window: it can only become root again.
        if self[id].flags.contains(.stranded), container.exists { return .unmodelledInUse }
        return encloses(id, container) ? .unmodelledCircle : nil
    }

    /// Whether `outer` is `id`, or what `id` lies in, one way or another.
    @inline(never)
    private mutating func encloses(_ outer: ControllerID, _ id: ControllerID) -> Bool {
        guard hasContents(outer) else { return outer == id }
        var walk = id
        var steps = 0
        while walk.exists, steps <= controllers.count {
            if walk == outer { return true }
            let it = self[walk]
            walk = it.parent.exists ? it.parent : it.presenter.exists ? it.presenter : it.host
            steps += 1
        }
        return false
    }

    /// A controller without children, views and presentations encloses nothing: the common case, and cheap.
    @inline(__always)
    private func hasContents(_ id: ControllerID) -> Bool {
        self[contents: id].firstChild.exists || self[contents: id].firstOccupant.exists
            || self[contents: id].presented.exists
    }

    /// The script has done what has no defined outcome: an exception that says so.
    mutating func refuse(_ message: Message, _ id: ControllerID, _ other: ControllerID) {
        cite(.none)
        return raise(message, id, other)
    }
}
