/// TAB-BAR-TOP-18: the tab bar of an iPad, from iOS 18. No source gives its height.
extension World {
    /// Whether the bar of the tab bar controller `tabs` is at the top, in a window of this size.
    @inline(__always)
    func hasBarOnTop(_ tabs: ControllerID, in window: Size) -> Bool {
        applies(.tabBarTop18) && environment.device.isPad && self[tabs].base == .tabBarController
            && traits(of: tabs, window: window).horizontal == .regular
    }

    /// Returns the tab bar controller around `id` whose bar is at the top, or none. The bar adds an unknown inset to
    /// the safe area of `id`.
    func tabBarOnTop(around id: ControllerID) -> ControllerID {
        tabBarOnTop(around: id, reduces: { _, _ in true })
    }

    /// Returns the tab bar controller around `id` whose bar reduces the height of the view of `id`, because this view,
    /// or one around it, does not extend under bars; none if there is none.
    func tabBarOnTop(reducing id: ControllerID) -> ControllerID {
        tabBarOnTop(around: id, reduces: { !avoidedEdges(of: $0, in: $1).isEmpty })
    }

    private func tabBarOnTop(
        around id: ControllerID, reduces: (_ child: ControllerID, _ container: ControllerID) -> Bool
    ) -> ControllerID {
        guard applies(.tabBarTop18), environment.device.isPad else { return .none }
        let window = windowSize(of: id)
        var walk = id
        var isReduced = false
        var steps = 0
        while walk.exists, steps <= controllers.count {
            let outer = sizingOwner(of: walk)
            if outer.exists, reduces(walk, outer) { isReduced = true }
            if outer.exists, isReduced, hasBarOnTop(outer, in: window) { return outer }
            walk = outer
            steps += 1
        }
        return .none
    }

    /// Reads the insets of the safe area of `id`. Refuses what the bar of a tab bar controller at the top adds to them.
    mutating func readSafeArea(of id: ControllerID, _ value: (Insets) -> PropertyReading) -> PropertyReading {
        let tabs = tabBarOnTop(around: id)
        if tabs.exists, hasWindow(id) {
            let cause = rule
            cite(.tabBarTop18)
            cite(cause)
            return .perform(.refuse(.tabBarOnTop, tabs, .none))
        }
        return value(safeArea(of: id))
    }
}
