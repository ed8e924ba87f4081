/// Refusals of requests whose effect UIKit leaves undefined or the model does not cover.
extension World {
    /// Returns the reason why `id` cannot become a child of `container`, or nil. `id` may already be a child of
    /// `container`.
    mutating func obstacle(to id: ControllerID, entering container: ControllerID) -> Refusal? {
        if self[id].parent.exists, self[id].parent != container { return .hasParent }
        if self[id].base == .alertController { return .alertAsChild }
        if self[id].base == .searchController { return .searchAsChild }
        if let obstacle = obstacle(toShowing: id, in: container) { return obstacle }
        return presentsOffScreen(id) ? .presentsOffScreen : nil
    }

    /// Whether `id` has no parent, and its view is not on screen, or is about to leave it, but what it presents may be.
    /// As a child, it would become the context of that presentation. What it has presented as a child leaves with it.
    mutating func presentsOffScreen(_ id: ControllerID) -> Bool {
        let presented = self[contents: id].presented
        return presented.exists && self[presented].hosting != .context && !self[id].parent.exists
            && self[id].appearance != .appeared && !isStranded(id)
    }

    /// Returns the reason why `container` cannot show the view of `id`, or nil.
    mutating func obstacle(toShowing id: ControllerID, in container: ControllerID) -> Refusal? {
        let isRoot = self[id].hosting == .window || windows.contains { $0.root == id }
        if isOwnedForColumn(id) { return .viewInUse }
        if isRoot || self[id].presenter.exists || self[id].hosting.isPresentation { return .viewInUse }
        if self[id].hosting == .view, self[id].host != container, self[id].appearance != .disappeared {
            return .viewInUse
        }
        // A view that an app has added without a parent is removed from the window while a presentation of its
        // controller covers it, also after the controller with its superview has gone.
        if self[id].hosting == .view || self[id].hosting == .none, !self[id].parent.exists,
            self[id].flags.contains(.presenterRemoved), self[self[contents: id].presented].hosting != .context,
            !isStranded(id)
        {
            return .viewCovered
        }
        if isStranded(id), container.exists { return .formerRoot }
        return encloses(id, container) ? .circularContainment : nil
    }

    /// Whether `id` is a former root whose presentation was left in the window. It can only become root again.
    @inline(__always)
    func isStranded(_ id: ControllerID) -> Bool { self[id].flags.contains(.stranded) }

    /// Whether `outer` is `id`, or encloses it as an ancestor, a presenter or the owner of its superview. The number of
    /// controllers limits the steps, in case that the links form a cycle.
    @inline(never)
    mutating func encloses(_ outer: ControllerID, _ id: ControllerID) -> Bool {
        guard hasContents(outer) else { return outer == id }
        var current = id
        var steps = 0
        while current.exists, steps <= controllers.count {
            if current == outer { return true }
            let controller = self[current]
            current =
                controller.parent.exists
                ? controller.parent : controller.presenter.exists ? controller.presenter : controller.host
            steps += 1
        }
        return false
    }

    /// Whether `id` has children, other controllers' views or a presented controller. Most controllers have none, and
    /// enclose nothing.
    @inline(__always)
    private func hasContents(_ id: ControllerID) -> Bool {
        self[contents: id].firstChild.exists || self[contents: id].firstOccupant.exists
            || self[contents: id].presented.exists
    }

    /// Reports with a warning what the model leaves out, because no source says what UIKit does and no other call
    /// depends on it. The text has the placeholders of `refuse`.
    mutating func leaveOut(_ refusal: Refusal, _ id: ControllerID, _ other: ControllerID, name: NameID = .none) {
        cite(.none)
        emitMessage(.warning, .none, id, other, name: name)
        lineBatch.event.refusal = refusal
    }

    /// Refuses a request of the script with an exception, which ends the app. Its text names `id` as `%0` and `other`
    /// as `%1`, and `name` as `%n`.
    mutating func refuse(
        _ refusal: Refusal, _ id: ControllerID, _ other: ControllerID, name: NameID = .none
    ) {
        cite(.none)
        raise(.none, id, other, name: name)
        lineBatch.event.refusal = refusal
    }
}
