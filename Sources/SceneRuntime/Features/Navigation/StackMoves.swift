/// willMove and didMove are a pair for each controller that joins a stack, on screen, off screen and beneath the top
/// (NAV-OFFSCREEN-MOVE-1).
///
/// No source has the slot of didMove off screen: here it follows the edit. The controllers with which a stack begins
/// get no such call (NAV-ROOT-DIDMOVE-1).
extension World {
    /// Calls willMove on a controller that joins the stack of `nav`.
    mutating func announceMove(of id: ControllerID, onto nav: ControllerID) {
        self[id].geometry.facts.insert(.awaitsDidMove)
        callOrEnqueue(id, .willMove, .controller(nav))
    }

    /// Calls didMove on the controllers that edits have put beneath the top of a stack. `isNew`: the stack has shown no
    /// controller before, so that its root is one with which it begins.
    mutating func notifyMovedBeneathTop(of nav: ControllerID, isNew: Bool) {
        let top = self[contents: nav].lastChild
        for id in children(of: nav) where id != top && self[id].geometry.facts.contains(.awaitsDidMove) {
            self[id].geometry.facts.remove(.awaitsDidMove)
            guard applies(.navOffscreenMove1), !isNew || self[id].previousSibling.exists else { continue }
            let cause = rule
            cite(.navOffscreenMove1)
            call(id, .didMove, .controller(nav))
            cite(cause)
        }
    }

    /// NAV-SET-1, NAV-SET-2: calls willMove on the controllers of a stack that a new stack does not contain: its top,
    /// and the one that it still shows. Returns the top, retained, if the stack has not shown it.
    mutating func announceDepartures(from nav: ControllerID, to wanted: [ControllerID]) -> ControllerID {
        let (top, shown) = (self[contents: nav].lastChild, self[contents: nav].shownChild)
        let leavers = (top == shown ? [top] : [top, shown]).filter {
            $0.exists && self[$0].parent == nav && !wanted.contains($0)
        }
        guard !applies(.navSetReplaced1) else {
            let cause = rule
            cite(.navSetReplaced1)
            for id in leavers { recordMissed(.willMove, of: ObjectRef(id), .notInRelease) }
            cite(cause)
            return .none
        }
        for id in leavers { call(id, .willMove, .controller(.none)) }
        guard top != shown, leavers.contains(top) else { return .none }
        addOwner(top)
        return top
    }

    /// Calls didMove on a controller that leaves the top of the stack before the stack has shown it, because several
    /// edits are one change, so that no transition removes it. Then releases it: the caller has retained it.
    mutating func notifyMovedUnseen(_ id: ControllerID, from nav: ControllerID) {
        guard id.exists else { return }
        if applies(.navOffscreenMove1), !isMoreNavigation(nav) {
            let cause = rule
            cite(.navOffscreenMove1)
            call(id, .didMove, .controller(.none))
            cite(cause)
        }
        enqueue(.release(id))
    }

    /// Calls didMove on the controller that has left the top of a stack off screen, or on the one that is its new top.
    mutating func notifyMovedOffScreen(
        from old: ControllerID, to new: ControllerID, in nav: ControllerID, by edit: StackEdit
    ) {
        guard applies(.navOffscreenMove1), edit.contains(.pending), !isMoreNavigation(nav) else { return }
        let leaves = old.exists && !self[old].parent.exists
        let isPush = edit.contains(.isPush) || !leaves && !edit.contains(.isReturn)
        let cause = rule
        cite(.navOffscreenMove1)
        if edit.contains(.hasSeveralEdits) { notifyMovedBeneathTop(of: nav, isNew: !old.exists) }
        if leaves, !(edit.contains(.isSet) && applies(.navSetReplaced1)) { call(old, .didMove, .controller(.none)) }
        let isFirst =
            !old.exists && (edit.contains(.isSet) || !self[new].previousSibling.exists || isAboutToAppear(nav))
        self[new].geometry.facts.remove(.awaitsDidMove)
        if isPush, new.exists, !isFirst {
            call(new, .didMove, .controller(nav))
        }
        cite(cause)
    }

    /// Calls didMove after controllers of columns have joined or left a stack off screen.
    mutating func notifyMovedWithColumn(from old: ControllerID, to new: ControllerID, in nav: ControllerID) {
        guard applies(.navOffscreenMove1), old != new else { return }
        let cause = rule
        cite(.navOffscreenMove1)
        notifyMovedBeneathTop(of: nav, isNew: !old.exists)
        if old.exists, !self[old].parent.exists {
            call(old, .didMove, .controller(.none))
        } else if self[new].geometry.facts.contains(.awaitsDidMove) {
            self[new].geometry.facts.remove(.awaitsDidMove)
            call(new, .didMove, .controller(nav))
        }
        cite(cause)
    }

    /// Calls willMove and didMove around the return of a controller to the navigation controller of its column.
    mutating func moveBack(_ child: ControllerID, to columnNavigation: ControllerID) {
        let cause = rule
        cite(.navOffscreenMove1)
        call(child, .willMove, .controller(columnNavigation))
        enqueue(.link(child, columnNavigation))
        call(child, .didMove, .controller(columnNavigation))
        cite(cause)
    }
}
