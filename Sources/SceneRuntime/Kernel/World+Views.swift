/// Views: loading from a storyboard, a nib or `loadView`, and the records of views.
extension World {
    mutating func perform(_ operation: ViewOperation) {
        switch operation {
        case .load(let id): return load(id)
        case .inheritedLoadView(let id): return loadDefault(id)
        case .connect(let id, let key, let place):
            connection = Connection(owner: id, outlet: key, view: namedView(place, of: id))
            stop(for: .connect)
        case .embed(let id, let place): embed(id, from: Int(place))
        case .embedResult(let id, let place): embedResult(id, at: Int(place))
        case .appear(let id, let phase, let animated): return appear(id, phase, animated: animated)
        case .forward(let id, let phase, let animated): forward(id, phase, animated: animated)
        case .endCallAndForward(let id, let phase, let animated):
            endCall()
            forward(id, phase, animated: animated)
        case .layOutAppearing(let id, let animated): return layOutAppearing(id, animated: animated)
        case .sizeAndLayOut(let id): sizeAndLayOut(id)
        case .layOut(let id): layOut(id)
        case .updateProperties(let id): if hasWindow(id) { updateProperties(of: id, by: rule) }
        case .layOutSheet(let id): layOutSheet(id)
        case .enterWindow(let id): enterWindow(id)
        }
    }

    /// VIEW-1: loads the view when it is first used, or for another rule. Does nothing if it is loaded.
    mutating func load(_ id: ControllerID, by rule: Rule = .view1) {
        guard isAlive(id), !self[id].flags.contains(.viewLoaded) else { return }
        cite(rule)
        callOrEnqueue(id, .loadView)
        callOrEnqueue(id, .viewDidLoad)
    }

    /// VIEW-6: the inherited `loadView`: loads the view of the storyboard, otherwise of a nib, otherwise an empty view.
    mutating func loadDefault(_ id: ControllerID) {
        guard isAlive(id), !self[id].flags.contains(.viewLoaded) else { return }
        if rarely(isPageViewController(id) && !applies(.pageCurl1)) { return refuse(.tooOldForPages, id, .none) }
        let (cls, nibName) = (self[id].cls.index, nibName(of: id))
        var isFromFile = true
        var archive = NibID.none
        if !self[id].flags.contains(.fromStoryboard) || nibName.exists {
            cite(.view6)
            let nib = rarely(blueprint.nibs.count > 1) ? findNib(for: id) : .none
            isFromFile = nib.exists
            if rarely(nibName.exists && !nib.exists) {
                cite(.view12)
                return raise(.noNib, id, name: nibName)
            }
            if rarely(nib.exists), !decode(nib, for: id) { return }
            archive = nib
        }
        let ownCount = blueprint.classes[cls].views.count
        setView(of: id, newViews(of: cls, archive))
        views[unique: self[id].view.index].size = loadedSize(of: id, fromFile: isFromFile)
        for outlet in blueprint.nibs[archive.index].outlets {
            enqueue(.connect(id, outlet.key, index: UInt32(ownCount) + outlet.view))
        }
        if !blueprint.classes[cls].segues.isEmpty { enqueue(.embed(id, index: 0)) }
    }

    /// VIEW-7, VIEW-8: checks the outlets of a nib. Returns false if it has raised an exception.
    @inline(never)
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
    @inline(never)
    private mutating func findNib(for id: ControllerID) -> NibID {
        let given = nibName(of: id)
        if given.exists { return nib(named: Array(text(of: given))) }
        let spec = spec(of: id)
        let name = Array(blueprint.names[spec.name])
        let suffix = Array("Controller".utf8)
        if name.count > suffix.count, name.suffix(suffix.count).elementsEqual(suffix) {
            let short = nib(named: Array(name.dropLast(suffix.count)))
            if short.exists { return short }
        }
        return nib(named: name)
    }

    /// The nib that the initialiser or the declaration names, or none.
    @inline(__always)
    func nibName(of id: ControllerID) -> NameID {
        if rarely(!features.nibNames.isEmpty), let given = features.nibNames[id] { return given }
        return blueprint.classes[self[id].cls.index].nibName
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

    /// Returns the window that contains `id`; the main window if there is none.
    func windowOf(_ id: ControllerID) -> WindowID {
        // Most apps have one window. It is also that of controllers that are in none.
        if windows.count == 2 { return .main }
        var walk = id
        while true {
            let up = self[walk].host.exists ? self[walk].host : self[walk].presenter
            guard up.exists else { break }
            walk = up
        }
        // A controller that is being dismissed is not linked to its presenter any more.
        let dismissal = modal { $0.lowestDismissed == walk }
        if dismissal.exists { return self[dismissal].window }
        let place = windows.indices.first { $0 > 0 && (windows[$0].shownRoot == walk || windows[$0].root == walk) }
        return WindowID(UInt32(place ?? 1))
    }
}
