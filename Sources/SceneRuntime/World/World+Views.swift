/// Views: loading from a storyboard, a nib or `loadView`, and the records of views.
extension World {
    mutating func perform(_ operation: ViewOperation) {
        switch operation {
        case .load(let id): return load(id)
        case .loadDefault(let id): return loadDefault(id)
        case .connect(let id, let key, let place):
            connection = Connection(owner: id, outlet: key, view: namedView(place, of: id))
            stop(for: .connect)
        case .embed(let id, let place): embed(id, from: Int(place))
        case .embedResult(let id, let place): embedResult(id, at: Int(place))
        case .appear(let id, let phase, let animated): return appear(id, phase, animated: animated)
        case .forward(let id, let phase, let animated): forward(id, phase, animated: animated)
        case .layOutAppearing(let id, let animated): return layOutAppearing(id, animated: animated)
        case .layoutPass(let id): layoutPass(id)
        case .layOut(let id): layOut(id)
        }
    }

    /// VIEW-1: loads the view when it is first used, or for another rule. Does nothing if it is loaded.
    mutating func load(_ id: ControllerID, by rule: Rule = .view1) {
        guard isAlive(id), !self[id].flags.contains(.viewLoaded) else { return }
        cite(rule)
        callAtOnce(id, .loadView)
        callAtOnce(id, .viewDidLoad)
    }

    /// VIEW-6: the inherited `loadView`: loads the view of the storyboard, otherwise of a nib, otherwise an empty view.
    mutating func loadDefault(_ id: ControllerID) {
        guard isAlive(id), !self[id].flags.contains(.viewLoaded) else { return }
        if isPages(id), !applies(.pageCurl1) { return refuse(.tooOldForPages, id, .none) }
        let (cls, nibName) = (self[id].cls.index, blueprint.classes[self[id].cls.index].nibName)
        var isFromFile = true
        var archive = NibID.none
        if !self[id].flags.contains(.fromStoryboard) || nibName.exists {
            cite(.view6)
            let nib = blueprint.nibs.count > 1 ? findNib(for: cls) : .none
            isFromFile = nib.exists
            if nibName.exists, !nib.exists {
                cite(.view12)
                return raise(.noNib, id, name: nibName)
            }
            if nib.exists, !decode(nib, for: id) { return }
            archive = nib
        }
        let ownCount = blueprint.classes[cls].views.count
        setView(of: id, newViews(for: id, count: ownCount + blueprint.nibs[archive.index].views.count))
        views[owned: self[id].view.index].size = loadedSize(of: id, fromFile: isFromFile)
        for outlet in blueprint.nibs[archive.index].outlets {
            then(.connect(id, outlet.key, place: UInt32(ownCount) + outlet.view))
        }
        if !blueprint.classes[cls].segues.isEmpty { then(.embed(id, place: 0)) }
    }

    /// VIEW-7, VIEW-8: checks the outlets of a nib. Returns false if it has raised an exception.
    private mutating func decode(_ nib: NibID, for id: ControllerID) -> Bool {
        let spec = blueprint.nibs[nib.index]
        let known = self.spec(of: id).outlets
        if let unknown = spec.outlets.first(where: { !known.contains($0.key) }) {
            cite(.view8)
            raise(.unknownKey, id, name: unknown.key)
            return false
        }
        if !spec.hasViewOutlet {
            cite(.view7)
            raise(.noViewOutlet, id, name: spec.name)
            return false
        }
        return true
    }

    /// VIEW-6: finds a nib by the given name, otherwise by the class name without `Controller`, otherwise by the class
    /// name. The variant for the device has priority.
    private mutating func findNib(for cls: Int) -> NibID {
        let spec = blueprint.classes[cls]
        if spec.nibName.exists { return nib(named: Array(blueprint.names[spec.nibName])) }
        let name = Array(blueprint.names[spec.name])
        let suffix = Array("Controller".utf8)
        if name.count > suffix.count, name.suffix(suffix.count).elementsEqual(suffix) {
            let short = nib(named: Array(name.dropLast(suffix.count)))
            if short.exists { return short }
        }
        return nib(named: name)
    }

    private func nib(named name: [UInt8]) -> NibID {
        let variant = name + Array((environment.device.isPad ? "~ipad" : "~iphone").utf8)
        for candidate in [variant, name] {
            let number = blueprint.names.find(candidate)
            guard number.exists else { continue }
            if let place = blueprint.nibs.indices.dropFirst().first(where: { blueprint.nibs[$0].name == number }) {
                return NibID(UInt32(place))
            }
        }
        return .none
    }

    // MARK: View records

    /// Creates the root view of `id` and its `count` named views. Returns the root view.
    mutating func newViews(for id: ControllerID, count: Int) -> ViewID {
        let root = newView()
        var last = root
        for place in 0..<count {
            let view = newView()
            views[owned: view.index].place = UInt32(place + 1)
            views[owned: view.index].owner = id
            views[owned: last.index].next = view
            last = view
        }
        return root
    }

    /// Returns a new view without a controller.
    mutating func newView() -> ViewID {
        let view = freeViews.popLast() ?? ViewID(UInt32(views.count))
        if view.index == views.count { views.append(View()) }
        views[owned: view.index] = View(isUsed: true)
        return view
    }

    /// Sets the root view of `id`.
    mutating func setView(of id: ControllerID, _ view: ViewID) {
        self[id].view = view
        self[id].flags.insert(.viewLoaded)
        views[owned: view.index].owner = id
    }

    /// Removes the views of a controller. Those that the script refers to keep their slots.
    mutating func unloadViews(_ id: ControllerID) {
        resignFirstResponder(id)
        var view = self[id].view
        while view.exists {
            let next = views[view.index].next
            let isHeld = views[view.index].isHeld
            views[owned: view.index] = View(isHeld: isHeld)
            if !isHeld { freeViews.push(view) }
            view = next
        }
        self[id].view = .none
        self[id].flags.remove(.viewLoaded)
    }

    /// VIEW-5, VIEW-9: `x.view = v`.
    mutating func assignView(_ id: ControllerID, _ view: ViewID) {
        guard view.exists else {
            cite(.view5)
            // On screen, its next view has no superview, so its appearance state is stale.
            if self[id].appearance != .disappeared { self[id].flags.insert(.hasStaleAppearance) }
            unloadViews(id)
            return
        }
        let owner = views[view.index].owner
        if views[view.index].place > 0 { return refuse(.subviewAsRoot, owner, id) }
        if owner.exists, owner != id {
            // Before iOS 5, UIKit does not check this, and both controllers use the view.
            guard applies(.view9) else { return refuse(.viewSharing, owner, id) }
            cite(.view9)
            return raise(.sharedView, owner, id)
        }
        if owner == id { return }
        if self[id].view.exists { unloadViews(id) }
        setView(of: id, view)
    }

    /// Returns the view with number `place` of a controller; none until its view is loaded.
    package func namedView(_ place: UInt32, of id: ControllerID) -> ViewID {
        guard isAlive(id) else { return .none }
        var view = self[id].view
        while view.exists, views[view.index].place != place { view = views[view.index].next }
        return view
    }

    /// Marks a view that a value of the script refers to, so that its slot is never reused.
    package mutating func hold(_ view: ViewID) {
        makeUnique()
        if view.exists, view.index < views.count { views[owned: view.index].isHeld = true }
    }

    /// Returns the controller of `view`, and its number there; 0 is the root view.
    package func ownerOfView(_ view: ViewID) -> (controller: ControllerID, place: UInt32) {
        guard view.index < views.count else { return (.none, 0) }
        return (views[view.index].owner, views[view.index].place)
    }

    /// LAUNCH-ISAPPEARING-1: the view is in the window from the layout pass on, not yet in viewWillAppear.
    @inline(__always)
    func hasWindow(_ id: ControllerID) -> Bool {
        isInWindow(id) && !isOnItsWay(id)
    }

    /// Returns the window that contains `id`; the main window if there is none.
    func windowOf(_ id: ControllerID) -> WindowID {
        var walk = id
        while true {
            let up = self[walk].host.exists ? self[walk].host : self[walk].presenter
            guard up.exists else { break }
            walk = up
        }
        let place = windows.indices.first { $0 > 0 && (windows[$0].shown == walk || windows[$0].root == walk) }
        return WindowID(UInt32(place ?? 1))
    }
}
