/// Trees of views: those of a class, of a nib and of code. The views of a tree are chained from its root view on.
extension World {
    mutating func perform(_ request: ViewRequest) {
        switch request {
        case .make: createdObject = .object(ObjectRef(newView()))
        case .add(let view, let superview): addSubview(view, to: superview)
        case .order(let view, let next): order(view, before: next)
        case .remove(let view): removeSubview(view)
        case .updateProperties(let view): updatePropertiesNow(in: view)
        }
    }

    /// Returns a new view without a controller.
    mutating func newView() -> ViewID {
        let view = freeViews.popLast() ?? ViewID(UInt32(views.count))
        if view.index == views.count { views.append(View()) }
        views[unique: view.index] = View(isUsed: true)
        return view
    }

    /// Returns a new view without a controller, for code of the script that has another object as its view.
    package mutating func makeLooseView() -> ViewID {
        makeUnique()
        return newView()
    }

    /// Sets the root view of `id`, with the views in it.
    mutating func setView(of id: ControllerID, _ view: ViewID) {
        self[id].view = view
        self[id].flags.insert(.viewLoaded)
        self[id].flags.remove(.hasUpdatedConstraints)
        views[unique: view.index].isUsed = true
        views[unique: view.index].safeArea = .none
        var walk = view
        while walk.exists {
            views[unique: walk.index].owner = id
            walk = views[walk.index].next
        }
    }

    /// Removes the views of a controller. Those that the script refers to keep their slots.
    mutating func unloadViews(_ id: ControllerID) {
        resignFirstResponder(id)
        forgetCoveredResponder(of: id)
        clearSelectedCell(of: id)
        var view = self[id].view
        while view.exists {
            let next = views[view.index].next
            let isReferenced = views[view.index].isReferenced
            forgetLayout(of: view)
            if !features.viewRestorationNames.isEmpty { features.viewRestorationNames[view] = nil }
            views[unique: view.index] = View(isReferenced: isReferenced)
            if !isReferenced { freeViews.appendUnique(view) }
            view = next
        }
        self[id].view = .none
        self[id].flags.remove(.viewLoaded)
    }

    /// VIEW-5, VIEW-9: `x.view = v`. On screen, the old view would stay where it is, and no source says which view
    /// the next transition uses.
    mutating func assignView(_ id: ControllerID, _ view: ViewID) {
        let old = self[id].view
        if old.exists, old != view, self[id].appearance != .disappeared { return refuse(.viewOnScreen, id, .none) }
        guard view.exists else {
            cite(.view5)
            unloadViews(id)
            return
        }
        let owner = views[view.index].owner
        if views[view.index].number > 0 { return refuse(.subviewAsRoot, owner, id) }
        if owner.exists, owner != id {
            // Before iOS 5, UIKit does not check this, and both controllers use the view.
            guard applies(.view9) else { return refuse(.viewSharing, owner, id) }
            cite(.view9)
            return raise(.sharedView, owner, id)
        }
        if owner == id { return reportSameValue(of: id) }
        if self[id].view.exists { unloadViews(id) }
        setView(of: id, view)
    }

    /// The views of a class and of the nib that it loads, in a new root view.
    mutating func newViews(of cls: Int, _ nib: NibID) -> ViewID {
        let root = newView()
        let count = blueprint.classes[cls].views.count
        var last = root
        for place in 0..<count + blueprint.nibs[nib.index].views.count {
            let view = newView()
            let isOwn = place < count
            let outer =
                isOwn
                ? blueprint.classes[cls].views[place].superview
                : blueprint.nibs[nib.index].views[place - count].superview
            let offset = isOwn || outer == 0 ? 0 : UInt32(count)
            views[unique: view.index].number = UInt32(place + 1)
            views[unique: view.index].nib = isOwn ? .none : nib
            views[unique: view.index].superview = self.view(at: outer + offset, from: root)
            views[unique: last.index].next = view
            last = view
        }
        return root
    }

    /// `superview.addSubview(view)`: the tree of `view` joins that of `superview`, and its controller. Both trees are
    /// those of code, or `superview` belongs to a controller.
    mutating func addSubview(_ view: ViewID, to superview: ViewID) {
        let (owner, host) = (views[view.index].owner, views[superview.index].owner)
        if owner.exists, views[view.index].number == 0 { return refuse(.rootAsSubview, owner, host) }
        if view == superview || contains(view, superview) { return refuse(.circularViews, owner, host) }
        removeSubview(view)
        let root = root(of: superview)
        var last = root
        while views[last.index].next.exists { last = views[last.index].next }
        views[unique: last.index].next = view
        views[unique: view.index].superview = superview
        views[unique: view.index].number = Self.codeViewBit | view.raw
        var walk = view
        while walk.exists {
            views[unique: walk.index].owner = host
            walk = views[walk.index].next
        }
        storeSizeAround(view)
    }

    /// Moves `view` before `sibling`, another subview of its superview, in the chain of its tree; to the end of the
    /// chain if that is none.
    mutating func order(_ view: ViewID, before sibling: ViewID) {
        let superview = views[view.index].superview
        guard superview.exists, view != sibling, !sibling.exists || views[sibling.index].superview == superview else {
            return
        }
        var (rest, moved): ([ViewID], [ViewID]) = ([], [])
        var walk = root(of: superview)
        while walk.exists {
            if walk == view || contains(view, walk) { moved.append(walk) } else { rest.append(walk) }
            walk = views[walk.index].next
        }
        rest.insert(contentsOf: moved, at: rest.firstIndex(of: sibling) ?? rest.count)
        for (place, view) in rest.enumerated() {
            views[unique: view.index].next = place + 1 < rest.count ? rest[place + 1] : .none
        }
    }

    /// `view.removeFromSuperview()`: the tree of `view` is on its own.
    mutating func removeSubview(_ view: ViewID) {
        guard views[view.index].superview.exists else { return }
        storeFrame(of: view)
        let root = root(of: view)
        // Both chains keep their order.
        var (rest, own) = (root, view)
        var walk = views[root.index].next
        views[unique: root.index].next = .none
        while walk.exists {
            let next = views[walk.index].next
            views[unique: walk.index].next = .none
            if walk == view || contains(view, walk) {
                if walk != view { views[unique: own.index].next = walk }
                own = walk
                views[unique: walk.index].owner = .none
                views[unique: walk.index].safeArea = .none
            } else {
                views[unique: rest.index].next = walk
                rest = walk
            }
            walk = next
        }
        let showed = isKeyboardShown
        if isIn(features.firstResponder, view) { features.firstResponder = .none }
        announceHiddenKeyboard(wasShown: showed)
        if isIn(features.waitingResponder, view) { features.waitingResponder = .none }
        if isIn(features.swipedResponder, view) { features.swipedResponder = .none }
        if isIn(features.coveredResponder, view) { features.coveredResponder = .none }
        views[unique: view.index].superview = .none
        views[unique: view.index].number = 0
    }

    /// Whether `inner` is a view and is `outer` or in it.
    private func isIn(_ inner: ViewID, _ outer: ViewID) -> Bool {
        inner.exists && (inner == outer || contains(outer, inner))
    }

    /// The bit of the places of views that code adds.
    private static var codeViewBit: UInt32 { 0x8000_0000 }

    /// Whether code has added a view.
    func isOfCode(_ view: ViewID) -> Bool { views[view.index].number & Self.codeViewBit != 0 }

    private func root(of view: ViewID) -> ViewID {
        var walk = view
        while views[walk.index].superview.exists { walk = views[walk.index].superview }
        return walk
    }

    /// Whether `inner` is a subview of `view`, at any depth.
    private func contains(_ view: ViewID, _ inner: ViewID) -> Bool {
        var walk = views[inner.index].superview
        while walk.exists, walk != view { walk = views[walk.index].superview }
        return walk.exists
    }

    /// What declares a view: its class or a nib; nil for a root view and for one of code.
    package func declaration(of view: ViewID) -> ViewSpec? {
        let (owner, place) = ownerOfView(view)
        guard place > 0, place & Self.codeViewBit == 0 else { return nil }
        let own = spec(of: owner).views
        if Int(place) <= own.count { return own[Int(place) - 1] }
        let others = blueprint.nibs[views[view.index].nib.index].views
        let index = Int(place) - own.count - 1
        return others.indices.contains(index) ? others[index] : nil
    }

    /// Whether a view still exists: a weak reference to one that does not is nil.
    package func viewExists(_ view: ViewID) -> Bool { view.index < views.count && views[view.index].isUsed }

    /// Returns the view with number `place` of a controller; none until its view is loaded.
    package func namedView(_ place: UInt32, of id: ControllerID) -> ViewID {
        guard isAlive(id) else { return .none }
        return view(at: place, from: self[id].view)
    }

    private func view(at place: UInt32, from root: ViewID) -> ViewID {
        var view = root
        while view.exists, views[view.index].number != place { view = views[view.index].next }
        return view
    }

    /// Marks a view that a value of the script refers to, so that its slot is never reused.
    package mutating func markReferenced(_ view: ViewID) {
        makeUnique()
        if view.exists, view.index < views.count { views[unique: view.index].isReferenced = true }
    }

    /// Returns the controller of `view`, and its number there; 0 is the root view.
    package func ownerOfView(_ view: ViewID) -> (controller: ControllerID, place: UInt32) {
        guard view.index < views.count else { return (.none, 0) }
        return (views[view.index].owner, views[view.index].number)
    }
}
