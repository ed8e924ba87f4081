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
