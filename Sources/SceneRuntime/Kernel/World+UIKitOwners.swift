/// An owner of a controller in UIKit.
package enum UIKitOwner: Hashable, Sendable, BitwiseCopyable {
    /// The window whose root it is.
    case window(WindowID)
    case parent(ControllerID)
    case presenter(ControllerID)
    /// A container that still shows it although it is not a child any more, or that has it among its pages or tabs.
    case container(ControllerID)
    /// A transition or a pending operation.
    case transitionOrOperation
    /// The presentation of this controller, which stayed in the window when its presenter was replaced as the root.
    case presentation(ControllerID)
}

extension World {
    /// Returns the owners of `id` in UIKit, without duplicates.
    package func uikitOwners(of id: ControllerID) -> [UIKitOwner] {
        guard isAlive(id) else { return [] }
        let controller = self[id]
        var all: [UIKitOwner] = []
        var links = 0
        for place in windows.indices where windows[place].root == id || windows[place].earlyRoot == id {
            all.append(.window(WindowID(UInt32(place))))
            links += 1
        }
        if controller.parent.exists {
            all.append(.parent(controller.parent))
            links += 1
            if self[contents: controller.parent].shownChild == id { links += 1 }
        }
        if controller.presenter.exists {
            all.append(.presenter(controller.presenter))
            links += 1
        }
        if controller.host.exists, controller.host != controller.parent,
            self[contents: controller.host].shownChild == id
        {
            all.append(.container(controller.host))
            links += 1
        }
        for kept in features.initialPages where kept.page == id {
            if kept.container != controller.parent { all.append(.container(kept.container)) }
            links += 1
        }
        for hosted in features.hostedTabs where hosted.child == id {
            all.append(.container(hosted.tab))
            links += 1
        }
        for split in columnOwners(of: id) {
            if split != controller.parent, !all.contains(.container(split)) { all.append(.container(split)) }
            links += 1
        }
        if isStranded(id) {
            all.append(.presentation(self[contents: id].presented))
            links += 1
        }
        if Int(controller.owners) > Int(controller.scriptOwners) + links { all.append(.transitionOrOperation) }
        return all
    }

    /// Returns the controllers that `id` owns: its children, the presented one, the one that it still shows, and those
    /// that it keeps for tabs, pages and columns.
    package func controllers(ownedBy id: ControllerID) -> [ControllerID] {
        var all = children(of: id)
        if self[contents: id].presented.exists { all.append(self[contents: id].presented) }
        let shown = self[contents: id].shownChild
        if shown.exists, self[shown].parent != id { all.append(shown) }
        all += features.hostedTabs.filter { $0.tab == id }.map { $0.child }
        return all + (pages(of: id) + ownedColumns(of: id)).filter { !all.contains($0) }
    }
}
