/// The safe area of a controller's view, and its notifications (SAFE-FIRST-1, SAFE-EXTRA-1, SAFE-EXTRA-2).
extension World {
    /// Whether the script handles a notification about the safe area.
    @inline(__always)
    func handlesSafeArea(_ id: ControllerID) -> Bool {
        handles(id, .viewSafeAreaInsetsDidChange) || handles(id, .viewLayoutMarginsDidChange)
    }

    /// GUIDE-CHILD-1: whether children of `container` have layout guides without the bars around it.
    @inline(__always)
    func hidesGuides(_ container: ControllerID) -> Bool {
        guard applies(.guideChild1) else { return false }
        switch self[container].base {
        case .viewController, .tableViewController, .collectionViewController, .searchController, .pageViewController:
            return true
        case .navigationController, .tabBarController, .splitViewController, .alertController: return false
        }
    }

    /// Notifies a controller in a window of its safe area, if that is new or has changed, and if the trace shows layout
    /// or the script handles it. The margins of its view include the safe area.
    mutating func notifySafeArea(of id: ControllerID, by cause: Rule) {
        let view = self[id].view
        guard applies(cause), view.exists else { return }
        guard showsLayout || handlesSafeArea(id) else {
            if views[view.index].safeArea == .none, hasWindow(id) { views[unique: view.index].safeArea = .unobserved }
            return
        }
        guard hasWindow(id) else { return }
        let notice = SafeAreaNotice.insets(safeArea(of: id))
        guard views[view.index].safeArea != notice else { return }
        views[unique: view.index].safeArea = notice
        let earlier = rule
        cite(cause)
        call(id, .viewSafeAreaInsetsDidChange)
        // No source has this call in a log. Its order is inferred.
        if handles(id, .viewLayoutMarginsDidChange) { call(id, .viewLayoutMarginsDidChange) }
        cite(earlier)
    }

    /// Records the current safe areas and the updates of constraints when the trace begins to show layout, so that
    /// earlier changes are not reported late. Controllers whose call the script handles have received it already.
    package mutating func recordLayout() {
        makeUnique()
        // One that has disappeared gets the call in its next layout pass.
        for index in 0..<controllers.count where controllers[index].appearance == .appeared {
            let id = ControllerID(UInt32(index))
            guard self[id].flags.contains(.laidOut), hasWindow(id), !handles(id, .updateViewConstraints) else {
                continue
            }
            self[id].flags.insert(.hasUpdatedConstraints)
        }
        for index in 0..<views.count where views[index].safeArea != .none && !handlesSafeArea(views[index].owner) {
            views[unique: index].safeArea = .insets(safeArea(of: views[index].owner))
        }
    }

    /// Notifies `id` and those in its view of changed safe areas, parents first, then lays out the view of `id`. The
    /// rule of the others is `inner`.
    mutating func updateSafeArea(of id: ControllerID, by cause: Rule, inner: Rule) {
        var waiting = [id]
        while let next = waiting.popLast() {
            if self[next].flags.contains(.laidOut) { notifySafeArea(of: next, by: next == id ? cause : inner) }
            waiting += occupants(of: next).reversed()
        }
        if self[id].flags.contains(.laidOut) { enqueue(.sizeAndLayOut(id)) }
    }

    /// SAFE-EXTRA-1: sets the insets that a controller adds to its safe area.
    mutating func setAdditionalInsets(_ insets: Insets, of id: ControllerID) {
        guard isAlive(id) else { return }
        if record(of: id).additional == insets { return reportSameValue(of: id) }
        changeRecord(of: id) { $0.additional = insets }
        guard hasWindow(id) else { return }
        cite(.safeExtra1)
        updateSafeArea(of: id, by: .safeExtra1, inner: .safeExtra2)
    }
}
