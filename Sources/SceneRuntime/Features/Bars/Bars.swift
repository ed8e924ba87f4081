/// Why the user cannot tap a back button.
package enum BackObstacle: Hashable, Sendable, BitwiseCopyable {
    /// The stack has no other controller.
    case onlyRoot
    /// The release has no swipe back.
    case tooOld
    /// A transition of the stack runs.
    case busy
    case touch(TouchObstacle)
    /// The navigation bar is hidden.
    case hiddenBar
    /// The controller at the top hides the button, or shows another view in its place.
    case replaced(ControllerID)
}

// Bars are views: no change of them causes an appearance callback.
extension World {
    /// Returns the bar settings of `id`; the default ones without a record.
    func bars(_ id: ControllerID) -> BarSettings {
        features.barSettings.record(of: id)
    }

    private mutating func changeBars(_ id: ControllerID, _ change: (inout BarSettings) -> Void) {
        features.barSettings.change(id, change)
    }

    /// The item beside the title: a view, the controller's own edit button, or nil.
    func barItem(isLeft: Bool, of id: ControllerID) -> PropertyReading {
        let settings = bars(id)
        if settings.facts.contains(isLeft ? .editsAtLeft : .editsAtRight) {
            return .object(ObjectRef(.editButton, id.raw))
        }
        return .object(ObjectRef(isLeft ? settings.leftItem : settings.rightItem))
    }

    /// Returns the request that shows or hides a bar of a navigation controller.
    func setBarHidden(_ bar: NavigationBarKind, of nav: ControllerID, _ isHidden: Bool?) -> PropertyWriting {
        guard let isHidden else { return .mismatch }
        return .perform(.navigation(.setBar(bar, of: nav, isHidden: isHidden)))
    }

    /// Sets an item beside the title: a view, or the controller's own edit button.
    mutating func setBarItem(isLeft: Bool, of id: ControllerID, _ value: Argument) -> PropertyWriting {
        let (view, isEdit) = (value.asObject.view, value.asObject == ObjectRef(.editButton, id.raw))
        guard view.exists || isEdit || value.kind == .null else { return .mismatch }
        let fact: BarSettings.Facts = isLeft ? .editsAtLeft : .editsAtRight
        changeBars(id) {
            if isLeft { $0.leftItem = view } else { $0.rightItem = view }
            if isEdit { $0.facts.insert(fact) } else { $0.facts.remove(fact) }
        }
        return .done
    }

    /// Whether a bar is not translucent.
    func isOpaque(_ object: ObjectRef) -> Bool {
        object.bar.map { bars($0.container).facts.contains($0.kind.opaqueFact) } ?? false
    }

    /// Sets `isTranslucent` of a bar. The views under the bar get new safe areas in the next layout pass.
    mutating func setTranslucent(_ object: ObjectRef, _ isTranslucent: Bool?) -> PropertyWriting {
        guard let (container, kind) = object.bar, let isTranslucent else { return .mismatch }
        return setBarFact(kind.opaqueFact, of: container, !isTranslucent)
    }

    /// Sets or clears a fact about the bars of a controller.
    mutating func setBarFact(_ fact: BarSettings.Facts, of id: ControllerID, _ isOn: Bool?) -> PropertyWriting {
        guard let isOn else { return .mismatch }
        changeBars(id) { if isOn { $0.facts.insert(fact) } else { $0.facts.remove(fact) } }
        return .done
    }

    /// The edges at which the view of `id` does not extend under the bars of `container`: those that the controller
    /// excludes, and those of opaque bars.
    @inline(__always)
    func avoidedEdges(of id: ControllerID, in container: ControllerID) -> EdgeSet {
        let own = self[id].geometry.avoidedEdges
        return rarely(!features.barSettings.isEmpty)
            ? own.union(features.barSettings.opaqueEdges(of: container, around: id)) : own
    }

    /// EDGE-UNKNOWN: refuses `id`, which does not extend under bottom bars, if the bar is that of a tab bar controller
    /// that is not its parent, and its parent extends under it. Returns whether it did.
    mutating func refusesEdges(of id: ControllerID) -> Bool {
        let inner = self[id].parent
        guard has(.barsOverlapContent), inner.exists, self[inner].base != .tabBarController else { return false }
        var child = inner
        var outer = self[inner].parent
        while outer.exists, self[outer].base != .tabBarController { (child, outer) = (outer, self[outer].parent) }
        guard outer.exists, !hasBarOnTop(outer, in: windowSize(of: id)), !stackHidesBottomBar(child),
            !avoidedEdges(of: child, in: outer).contains(.bottom)
        else {
            return false
        }
        refuse(.edgesUnderOtherBar, id, inner)
        return true
    }

    /// EDIT-1: whether the edit button of `id` is in a navigation bar that the user sees.
    package func showsEditButton(_ id: ControllerID) -> Bool {
        showsNavigationItems(id) && !bars(id).facts.isDisjoint(with: [.editsAtLeft, .editsAtRight])
    }

    /// Whether the bar button items of `id` are in a navigation bar that the user sees.
    package func showsNavigationItems(_ id: ControllerID) -> Bool {
        let nav = self[id].parent
        return isNavigationController(nav) && self[contents: nav].lastChild == id && !hidesNavigationBar(nav)
    }

    /// BAR-HIDE-1: shows or hides a bar, and changes the safe area of the controller that `nav` shows. During a
    /// transition, the layout pass of the new controller does the latter.
    mutating func setBar(_ bar: NavigationBarKind, of nav: ControllerID, isHidden: Bool) {
        guard isAlive(nav), isNavigationController(nav) else { return }
        let shown = self[contents: nav].shownChild
        let isAtRest = shown.exists && self[nav].appearance == .appeared && !self[contents: nav].transition.exists
        let before = isAtRest ? safeArea(of: shown) : Insets()
        let fact: BarSettings.Facts = bar == .navigationBar ? .hidesNavigationBar : .showsToolbar
        let isOn = isHidden == (bar == .navigationBar)
        if bars(nav).facts.contains(fact) == isOn { return reportSameValue(of: nav) }
        changeBars(nav) { if isOn { $0.facts.insert(fact) } else { $0.facts.remove(fact) } }
        guard isAtRest, safeArea(of: shown) != before else { return }
        updateSafeArea(of: shown, by: .barHide1, inner: .barHide1)
    }

    func hidesNavigationBar(_ nav: ControllerID) -> Bool { bars(nav).facts.contains(.hidesNavigationBar) }

    /// The height that a toolbar has; none if it is hidden.
    func toolbarHeight(of nav: ControllerID, in metrics: Metrics) -> UInt32 {
        bars(nav).facts.contains(.showsToolbar) ? metrics.navigationBar : 0
    }

    /// BAR-BOTTOM-1: whether a controller that was pushed onto the stack `nav` hides the bottom bar.
    func stackHidesBottomBar(_ nav: ControllerID) -> Bool {
        guard !features.barSettings.isEmpty, isNavigationController(nav), applies(.barBottom1) else { return false }
        var walk = self[contents: nav].lastChild
        while walk.exists, self[walk].previousSibling.exists {
            if bars(walk).facts.contains(.hidesBottomBar) { return true }
            walk = self[walk].previousSibling
        }
        return false
    }

    /// BAR-BACK-1: the user taps the back button. A navigation controller, which is its bar's delegate, may refuse.
    mutating func tapBack(_ nav: ControllerID) {
        let top = self[contents: nav].lastChild
        guard !ignoresTouches, isAlive(nav), top.exists, self[top].previousSibling.exists else {
            return pop(nav, animated: true)
        }
        guard handles(nav, .navigationBarShouldPop) else { return popByUser(nav) }
        cite(.barBack1)
        call(nav, .navigationBarShouldPop, .object(ObjectRef(.navigationItem, top.raw)))
        enqueue(.backAnswered(nav))
    }

    /// Why the user cannot tap the back button of `nav`, or nil.
    package func obstacle(toTappingBackIn nav: ControllerID) -> BackObstacle? {
        if let obstacle = obstacle(toTouching: nav, isBar: true) { return .touch(obstacle) }
        let top = self[contents: nav].lastChild
        guard top.exists, self[top].previousSibling.exists else { return .onlyRoot }
        return obstacle(toGoingBackIn: nav)
    }

    /// Why an edge swipe of the user does not reach `nav`, or nil. Whether it then begins is a matter of the bar:
    /// `ignoresSwipeBack`.
    package func obstacle(toSwipingBackIn nav: ControllerID) -> BackObstacle? {
        guard applies(.navSwipeDone1) else { return .tooOld }
        if let obstacle = obstacle(toTouching: nav, isBar: true) { return .touch(obstacle) }
        let record = self[contents: nav]
        if record.transition.exists { return .busy }
        guard record.lastChild.exists, self[record.lastChild].previousSibling.exists else { return .onlyRoot }
        return nil
    }

    /// What keeps the bar of `nav` from showing a back button, or nil.
    private func obstacle(toGoingBackIn nav: ControllerID) -> BackObstacle? {
        if features.barSettings.isEmpty { return nil }
        if bars(nav).facts.contains(.hidesNavigationBar) { return .hiddenBar }
        let top = self[contents: nav].lastChild
        let settings = bars(top)
        return !settings.facts.isDisjoint(with: [.hidesBackButton, .editsAtLeft]) || settings.leftItem.exists
            ? .replaced(top) : nil
    }

    /// BAR-SWIPE-1, BAR-SWIPE-2: whether the edge swipe of `nav` does not begin, because there is no back button. Cites
    /// the rule. From iOS 26, the swipe over the whole content without a bar is refused: no source describes it.
    mutating func ignoresSwipeBack(_ nav: ControllerID) -> Bool {
        switch obstacle(toGoingBackIn: nav) {
        case nil, .onlyRoot?, .tooOld?, .busy?, .touch?: return false
        case .hiddenBar?:
            if !applies(.barSwipe1) { refuse(.swipeWithoutBar, nav, .none) } else { cite(.barSwipe1) }
            return true
        case .replaced?:
            guard applies(.barSwipe2) else { return false }
            cite(.barSwipe2)
            return true
        }
    }
}

extension ControllerBar {
    /// The fact that the bar is not translucent.
    fileprivate var opaqueFact: BarSettings.Facts {
        switch self {
        case .navigationBar: .hasOpaqueNavigationBar
        case .toolbar: .hasOpaqueToolbar
        case .tabBar: .hasOpaqueTabBar
        }
    }
}

extension [BarSettings] {
    /// The edges with an opaque bar of `container`, unless the view of `id` extends under those, too.
    @inline(never)
    fileprivate func opaqueEdges(of container: ControllerID, around id: ControllerID) -> EdgeSet {
        if record(of: id).facts.contains(.includesOpaqueBars) { return [] }
        let facts = record(of: container).facts
        var edges: EdgeSet = []
        if facts.contains(.hasOpaqueNavigationBar) { edges.insert(.top) }
        if !facts.isDisjoint(with: [.hasOpaqueToolbar, .hasOpaqueTabBar]) { edges.insert(.bottom) }
        return edges
    }
}
