/// The role of a controller for its container or presenter.
package enum ContentRole: UInt8, CaseIterable, Hashable, Sendable, BitwiseCopyable {
    case root
    case child
    /// The child that a navigation or tab bar controller shows.
    case selected
    /// The page that a page view controller shows.
    case page
    /// A visible column of a split view controller.
    case column
    case presented
}

/// A controller that another one contains or presents.
package struct Content: Hashable, Sendable, BitwiseCopyable {
    package let controller: ControllerID
    package let role: ContentRole

    package init(_ controller: ControllerID, _ role: ContentRole) { (self.controller, self.role) = (controller, role) }
}

/// A window and what it shows.
package struct WindowSummary: Hashable, Sendable, BitwiseCopyable {
    package let id: WindowID
    package let name: NameID
    package let isKey: Bool
    package let size: Size
    package let root: ControllerID
}

/// Queries for pictures of the app: the windows, the contents of each controller, and its bars.
extension World {
    /// The windows with a root, the key window first.
    package func windowSummaries() -> [WindowSummary] {
        let others = windows.indices.dropFirst().filter { $0 != keyWindow.index }
        return ([keyWindow.index] + others).compactMap { place in
            guard windows.indices.contains(place) else { return nil }
            let id = WindowID(UInt32(truncatingIfNeeded: place))
            let root = windows[place].root.exists ? windows[place].root : windows[place].shownRoot
            guard isAlive(root) else { return nil }
            let name = place < blueprint.windows.count ? blueprint.windows[place] : .none
            return WindowSummary(id: id, name: name, isKey: id == keyWindow, size: size(of: id), root: root)
        }
    }

    /// Returns the children of `id`, oldest first; then other controllers whose views are in its view, as during a pop;
    /// then the controller that it presents, if there is one.
    package func contents(of id: ControllerID) -> [Content] {
        guard isAlive(id) else { return [] }
        let children = children(of: id)
        var all = children.map { Content($0, role(of: $0, in: id)) }
        for occupant in occupants(of: id) where self[occupant].parent != id && isAlive(occupant) {
            // One that another container has taken over is shown there.
            if !self[occupant].parent.exists { all.append(Content(occupant, .child)) }
        }
        if let presented = presentedController(of: id) { all.append(Content(presented, .presented)) }
        return all
    }

    private func role(of child: ControllerID, in id: ControllerID) -> ContentRole {
        switch self[id].base.container {
        case .navigation, .tabs: self[contents: id].shownChild == child ? .selected : .child
        case .pages: self[contents: id].shownChild == child ? .page : .child
        case .split: visibleColumns(of: id).contains(child) ? .column : .child
        case .none: .child
        }
    }

    /// Whether a navigation controller shows its navigation bar; nil for another controller.
    package func showsNavigationBar(_ id: ControllerID) -> Bool? {
        isNavigationController(id) ? !hidesNavigationBar(id) : nil
    }

    /// Whether a navigation controller shows its toolbar; nil for another controller.
    package func showsToolbar(_ id: ControllerID) -> Bool? {
        isNavigationController(id) ? bars(id).facts.contains(.showsToolbar) : nil
    }

    /// The tabs of a tab bar controller; nil for another controller, and while its tab bar is hidden.
    package func tabsInBar(of id: ControllerID) -> [ControllerID]? {
        guard self[id].base == .tabBarController else { return nil }
        let shown = self[contents: id].shownChild
        return shown.exists && stackHidesBottomBar(shown) ? nil : children(of: id)
    }

    /// The selected tab of a tab bar controller, or none.
    package func selectedTab(of id: ControllerID) -> ControllerID { self[contents: id].shownChild }
}
