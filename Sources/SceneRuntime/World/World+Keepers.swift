/// An owner of a controller in UIKit.
package enum Keeper: Hashable, Sendable, BitwiseCopyable {
    /// The window whose root it is.
    case window(WindowID)
    case parent(ControllerID)
    case presenter(ControllerID)
    /// A container that still shows it although it is not a child any more, or that has it among its pages or tabs.
    case container(ControllerID)
    /// A transition or a pending operation.
    case framework
}

extension World {
    /// Returns the owners of `id` in UIKit, without duplicates.
    package func keepers(of id: ControllerID) -> [Keeper] {
        guard isAlive(id) else { return [] }
        let it = self[id]
        var all: [Keeper] = []
        var links = 0
        for place in windows.indices where windows[place].root == id {
            all.append(.window(WindowID(UInt32(place))))
            links += 1
        }
        if it.parent.exists {
            all.append(.parent(it.parent))
            links += 1
            if self[contents: it.parent].shown == id { links += 1 }
        }
        if it.presenter.exists {
            all.append(.presenter(it.presenter))
            links += 1
        }
        if it.host.exists, it.host != it.parent, self[contents: it.host].shown == id {
            all.append(.container(it.host))
            links += 1
        }
        for kept in keptPages where kept.page == id {
            if kept.container != it.parent { all.append(.container(kept.container)) }
            links += 1
        }
        for hosted in hostedTabs where hosted.child == id {
            all.append(.container(hosted.tab))
            links += 1
        }
        for split in columnKeepers(of: id) {
            if split != it.parent, !all.contains(.container(split)) { all.append(.container(split)) }
            links += 1
        }
        if Int(it.owners) > Int(it.scriptOwners) + links { all.append(.framework) }
        return all
    }

    /// Returns the controllers that `id` owns: its children, the presented one, those that it still shows, and its
    /// pages.
    package func kept(by id: ControllerID) -> [ControllerID] {
        var all = children(of: id)
        if self[contents: id].presented.exists { all.append(self[contents: id].presented) }
        let shown = self[contents: id].shown
        if shown.exists, self[shown].parent != id { all.append(shown) }
        all += hostedTabs.filter { $0.tab == id }.map { $0.child }
        return all + (pages(of: id) + keptColumns(of: id)).filter { !all.contains($0) }
    }
}
