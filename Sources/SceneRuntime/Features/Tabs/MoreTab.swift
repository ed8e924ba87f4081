/// The More tab. In a compact width, six or more tabs are shown as four tabs and More, whose navigation controller
/// hosts the others.
extension World {
    /// The largest number of items in a compact tab bar. If there are more tabs, the last item is More.
    static let compactTabLimit = 5

    /// Whether `id` is a More navigation controller.
    @inline(__always)
    func isMoreNavigation(_ id: ControllerID) -> Bool { id.exists && self[id].cls == BuiltInClass.moreNavigation.id }

    /// Returns the More navigation controller of `tab`; none if it was not created yet.
    func existingMoreNavigation(of tab: ControllerID) -> ControllerID {
        children(of: tab).first { isMoreNavigation($0) } ?? .none
    }

    /// Returns the More navigation controller of `tab`, and creates it if it is missing.
    mutating func moreNavigation(of tab: ControllerID) -> ControllerID {
        let known = existingMoreNavigation(of: tab)
        // A tab bar controller that is being deallocated cannot own a new child.
        if known.exists || !isAlive(tab) { return known }
        let more = newController(BuiltInClass.moreNavigation.id)
        link(newController(BuiltInClass.moreList.id), into: more)
        link(more, into: tab)
        return more
    }

    /// Returns the tabs of `tab` in their order. Those that More hosts are included, and More itself is not.
    package func tabs(of tab: ControllerID) -> [ControllerID] {
        var all = children(of: tab).filter { !isMoreNavigation($0) }
        guard !features.hostedTabs.isEmpty else { return all }
        for hosted in features.hostedTabs.sorted(by: { $0.index < $1.index }) where hosted.tab == tab {
            all.insert(hosted.child, at: min(Int(hosted.index), all.count))
        }
        return all
    }

    /// TAB-MORE-1: whether the bar of `tab` has a More tab.
    func hasMoreTab(_ tab: ControllerID) -> Bool {
        tabs(of: tab).count > World.compactTabLimit && horizontalSizeClass(of: tab) == .compact
    }

    /// Whether `id` is a tab that is listed in More, or that More still hosts although the bar has become wide enough.
    func isListedInMore(_ id: ControllerID, of tab: ControllerID) -> Bool {
        if features.hostedTabs.contains(where: { $0.child == id && $0.tab == tab }) { return true }
        guard self[tab].base == .tabBarController, hasMoreTab(tab), let place = tabs(of: tab).firstIndex(of: id) else {
            return false
        }
        return place >= World.compactTabLimit - 1
    }

    /// TAB-MORE-2: the user taps a row of the list. The More navigation controller pushes the tab.
    mutating func tapRow(_ id: ControllerID, in tab: ControllerID) {
        let more = existingMoreNavigation(of: tab)
        guard more.exists, self[contents: tab].shownChild == more, self[contents: more].childCount == 1,
            self[id].parent == tab,
            let place = tabs(of: tab).firstIndex(of: id)
        else { return refuse(.rowHidden, id, tab) }
        if isNavigationController(id) { return refuse(.stackUnderMore, id, tab) }
        if let obstacle = obstacle(to: id, entering: tab) { return refuse(obstacle, id, tab) }
        cite(.tabMore2)
        features.hostedTabs.append(HostedTab(tab: tab, child: id, index: UInt32(place)))
        addOwner(id)
        unlink(id)
        enqueue(.request(.navigation(.push(id, onto: more, animated: true))))
    }

    /// Makes tabs that have left the More navigation controller children of the tab bar controller again, in their
    /// order.
    mutating func returnTabs(from more: ControllerID) {
        let tab = self[more].parent
        guard isAlive(tab) else { return }
        for hosted in features.hostedTabs where hosted.tab == tab {
            let child = hosted.child
            guard !self[child].parent.exists, self[child].host != more, !self[child].activeTransition.exists else {
                continue
            }
            let following = tabs(of: tab).drop { $0 != child }.dropFirst().first { self[$0].parent == tab }
            features.hostedTabs.removeAll { $0.child == child }
            link(child, into: tab, before: following ?? more)
            enqueue(.release(child))
        }
    }

    /// Releases one of the tabs that More hosted for a deallocated tab bar controller. Returns false if there is none.
    mutating func dropHostedTab(of tab: ControllerID) -> Bool {
        guard let place = features.hostedTabs.firstIndex(where: { $0.tab == tab }) else { return false }
        removeOwner(features.hostedTabs.remove(at: place).child)
        return true
    }

    /// Whether the trace omits a call that the script does not handle. It omits the calls of UIKit's own controllers,
    /// with three exceptions: the appearance of the More list, the appearance and deallocation of alerts, and the
    /// deallocation of search controllers.
    @inline(__always)
    func isSilent(_ id: ControllerID, _ method: Method) -> Bool {
        let cls = self[id].cls
        if self[id].base.isSystemOwned {
            let shows = self[id].base == .alertController && method.spec.category == .appearance
            return !shows && method != .deinitialise
        }
        if cls == BuiltInClass.moreList.id { return method.spec.category != .appearance }
        return cls == BuiltInClass.moreNavigation.id || cls == BuiltInClass.columnNavigation.id
    }
}
