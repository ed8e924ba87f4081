/// Saving of state since iOS 6, after the app has entered the background.
extension World {
    @inline(never)
    mutating func perform(_ operation: RestorationOperation) {
        switch operation {
        case .askToSave: askToSave()
        case .saveAnswered: saveAnswered()
        case .save(let id, let parent, let isPresented): save(id, by: parent, isPresented ? .presented : .child)
        case .encode(let place): encode(place)
        case .encodeContents(let place): features.archive.entries[Int(place)].savesContents = true
        case .saveBelow(let place): saveBelow(place)
        case .saveViews: saveViews()
        case .endSaving: endSaving()
        case .askToRestore: askToRestore()
        case .restoreAnswered: restoreAnswered()
        case .restore(let place): restore(place)
        case .factoryAnswered(let place, let isClass): factoryAnswered(place, isClass: isClass)
        case .find(let place): findController(place)
        case .instantiated(let place): setRestored(createdObject.asController, for: place)
        case .decode(let place): return decode(place)
        case .decodeContents(let place): decodeContents(place)
        case .decodeViews: decodeViews()
        case .finish(let place):
            call(features.archive.entries[Int(place)].controller, .applicationFinishedRestoringState)
        case .endRestoring: endRestoring()
        case .present(let id, let presenter): presentRestored(id, from: presenter)
        }
    }

    /// Whether the app handles the question about saving. With scenes, UIKit saves activities instead.
    var savesState: Bool {
        !usesScenes && applies(.restoreSave1) && blueprint.app.overrides.contains(.shouldSaveApplicationState)
    }

    /// RESTORE-SAVE-1: asks the app whether to save.
    private mutating func askToSave() {
        cite(.restoreSave1)
        let next = features.archive.firstCoder &+ UInt32(truncatingIfNeeded: features.archive.entries.count)
        features.archive = Archive(use: .saving, firstCoder: next)
        notifyApp(.shouldSaveApplicationState)
        enqueue(.saveAnswered)
    }

    /// Calls the app about state. `path` is the entry of the controller that is searched.
    mutating func notifyApp(_ method: Method, path: UInt32? = nil) {
        guard blueprint.app.overrides.contains(method) else { return }
        let coder = coder(at: path ?? 0)
        guard let path else { return enqueueCall(MethodCall(receiver: ObjectRef(.app), method: method, first: coder)) }
        enqueueCall(MethodCall(receiver: ObjectRef(.app), method: method, first: .path(path), second: coder))
    }

    /// Returns the coder of an entry, as an argument of handlers.
    func coder(at place: UInt32) -> Argument { .object(ObjectRef(.coder, features.archive.firstCoder &+ place)) }

    private mutating func saveAnswered() {
        guard returnValue.asBool == true else {
            features.archive.use = .idle
            return
        }
        notifyApp(.willEncodeRestorableState)
        let root = self[WindowID.main].root
        if root.exists { enqueue(.save(root, by: 0, isPresented: false)) }
        enqueue(.saveViews)
        enqueue(.endSaving)
    }

    /// Saves a controller as an entry below `parent`. One without an identifier is not saved, and neither is anything
    /// below it.
    private mutating func save(_ id: ControllerID, by parent: UInt32, _ link: SavedController.Link) {
        guard isAlive(id), let identifier = features.restorationNames[id] else { return }
        if let place = features.archive.places[id] {
            // A handler of the parent has encoded it already.
            if features.archive.entries[Int(place)].parent == parent {
                features.archive.entries[Int(place)].link = link
            }
            return
        }
        enqueue(.encode(add(id, identifier, by: parent, parent == 0 ? .root : link)))
    }

    private mutating func add(
        _ id: ControllerID, _ identifier: NameID, by parent: UInt32, _ link: SavedController.Link
    ) -> UInt32 {
        let place = UInt32(truncatingIfNeeded: features.archive.entries.count)
        var entry = SavedController(identifier: identifier, cls: self[id].cls, parent: parent, link: link)
        entry.isSelected = self[id].parent.exists && self[contents: self[id].parent].shownChild == id
        entry.style = self[id].style
        entry.customStyle = delegation(of: id).customStyle
        entry.transitionStyle = delegation(of: id).transitionStyle
        entry.controller = id
        features.archive.entries.append(entry)
        features.archive.places[id] = place
        return place
    }

    private mutating func encode(_ place: UInt32) {
        let id = features.archive.entries[Int(place)].controller
        guard isAlive(id) else { return }
        enqueueCall(MethodCall(receiver: ObjectRef(id), method: .encodeRestorableState, first: coder(at: place)))
        enqueue(.saveBelow(place))
    }

    /// Controllers that handlers have encoded are first, then the children of UIKit's containers, then presented
    /// controllers.
    private mutating func saveBelow(_ place: UInt32) {
        let entry = features.archive.entries[Int(place)]
        guard isAlive(entry.controller) else { return }
        for other in features.archive.entries.indices
        where other > Int(place) && features.archive.entries[other].parent == place
            && features.archive.entries[other].link == .encoded
        {
            enqueue(.encode(UInt32(other)))
        }
        if entry.savesContents, savesChildren(of: entry.controller) {
            for child in children(of: entry.controller) {
                // A stack ends at the first controller without an identifier. A tab without one is skipped alone.
                if isNavigationController(entry.controller), features.restorationNames[child] == nil { break }
                enqueue(.save(child, by: place, isPresented: false))
            }
        }
        let presented = self[contents: entry.controller].presented
        if presented.exists { enqueue(.save(presented, by: place, isPresented: true)) }
    }

    /// Whether UIKit's own code saves the children of `id`.
    func savesChildren(of id: ControllerID) -> Bool {
        self[id].base == .navigationController || self[id].base == .tabBarController
    }

    /// RESTORE-SAVE-1: after the controllers, saves the views with identifiers of those that are saved.
    private mutating func saveViews() {
        guard !features.viewRestorationNames.isEmpty else { return }
        cite(.restoreSave1)
        for place in features.archive.entries.indices.dropFirst() {
            for (view, identifier) in identifiedViews(of: features.archive.entries[place].controller) {
                features.archive.views.append(SavedView(entry: UInt32(place), identifier: identifier))
                enqueueCall(MethodCall(receiver: ObjectRef(view), method: .encodeRestorableState, first: coder(at: 0)))
            }
        }
    }

    /// The views of a controller that have restoration identifiers, from its root view on.
    func identifiedViews(of id: ControllerID) -> [(ViewID, NameID)] {
        guard isAlive(id) else { return [] }
        var found: [(ViewID, NameID)] = []
        var view = self[id].view
        while view.exists {
            if let identifier = features.viewRestorationNames[view] { found.append((view, identifier)) }
            view = views[view.index].next
        }
        return found
    }

    private mutating func endSaving() {
        features.archive.use = .idle
        features.archive.isComplete = true
        features.archive.places = [:]
        for place in features.archive.entries.indices { features.archive.entries[place].controller = .none }
    }
}

/// What a coder can be used for.
package enum CoderUse: Sendable {
    case closed, encoding, decoding
}

/// Coders, for the interpreter, which stores the encoded values.
extension World {
    /// The first coder of the newest archive. The values of older coders can be discarded.
    package var oldestCoder: UInt32 { features.archive.firstCoder }

    /// Returns the present use of a coder.
    package func use(ofCoder coder: UInt32) -> CoderUse {
        guard entryIndex(ofCoder: coder) != nil else { return .closed }
        switch features.archive.use {
        case .idle: return .closed
        case .saving: return .encoding
        case .restoring: return .decoding
        }
    }

    private func entryIndex(ofCoder coder: UInt32) -> UInt32? {
        guard coder >= features.archive.firstCoder,
            Int(coder - features.archive.firstCoder) < features.archive.entries.count
        else { return nil }
        return coder - features.archive.firstCoder
    }

    /// Encodes a controller, so that its state is saved. Returns its coder; nil if it has no identifier.
    package mutating func encode(_ id: ControllerID, by coder: UInt32) -> UInt32? {
        guard features.archive.use == .saving, let parent = entryIndex(ofCoder: coder), isAlive(id),
            let identifier = features.restorationNames[id]
        else { return nil }
        let place = features.archive.places[id] ?? add(id, identifier, by: parent, .encoded)
        return features.archive.firstCoder &+ place
    }

    /// RESTORE-DUP-1: another controller that the coder has encoded under the identifier of `id`, or none. What UIKit
    /// does with two is not known.
    package func duplicate(of id: ControllerID, inCoder coder: UInt32) -> ControllerID {
        guard let parent = entryIndex(ofCoder: coder), let identifier = features.restorationNames[id] else {
            return .none
        }
        let other = features.archive.entries.first {
            $0.parent == parent && $0.link == .encoded && $0.identifier == identifier && $0.controller != id
        }
        return other?.controller ?? .none
    }

    /// Returns the controller that was restored for an encoded one, or none.
    package func restored(byCoder coder: UInt32) -> ControllerID {
        guard features.archive.use == .restoring, let place = entryIndex(ofCoder: coder) else { return .none }
        let id = features.archive.entries[Int(place)].controller
        return isAlive(id) ? id : .none
    }

    /// Returns the identifiers from the root to an entry.
    package func path(_ argument: Argument) -> [NameID] {
        var names: [NameID] = []
        var place = argument.kind == .path ? Int(argument.bits) : 0
        while place > 0, place < features.archive.entries.count {
            names.append(features.archive.entries[place].identifier)
            place = Int(features.archive.entries[place].parent)
        }
        return names.reversed()
    }
}
