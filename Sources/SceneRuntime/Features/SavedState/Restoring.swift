/// Restoration of saved state, between the two calls of a launch.
extension World {
    /// RESTORE-1: asks the app whether to restore.
    mutating func askToRestore() {
        cite(.restore1)
        features.archive.use = .restoring
        notifyApp(.shouldRestoreApplicationState)
        enqueue(.restoreAnswered)
    }

    /// Finds all controllers, then decodes all.
    mutating func restoreAnswered() {
        guard returnValue.asBool == true else {
            features.archive.use = .idle
            return
        }
        let places = features.archive.entries.indices.dropFirst().map { UInt32($0) }
        for place in places { enqueue(.restore(place)) }
        for place in places { enqueue(.decode(place)) }
        if !features.archive.views.isEmpty { enqueue(.decodeViews) }
        notifyApp(.didDecodeRestorableState)
        for place in places { enqueue(.finish(place)) }
        enqueue(.endRestoring)
    }

    /// RESTORE-1: finds the controller of an entry: from its restoration class, otherwise from the app, otherwise an
    /// existing one, otherwise from the storyboard.
    mutating func restore(_ place: UInt32) {
        let entry = features.archive.entries[Int(place)]
        // An entry whose parent was not found is skipped.
        guard entry.parent == 0 || features.archive.entries[Int(entry.parent)].controller.exists, !isAboveMissing(place)
        else {
            return
        }
        let factory = Method.viewControllerWithRestorationIdentifierPath
        if blueprint.classes[entry.cls.index].overrides.contains(factory) {
            cite(.restore2)
            let receiver = ObjectRef(.controllerClass, entry.cls.raw)
            enqueueCall(MethodCall(receiver: receiver, method: factory, first: .path(place), second: coder(at: place)))
            enqueue(.factoryAnswered(place, isClass: true))
        } else if blueprint.app.overrides.contains(.applicationViewControllerWithRestorationIdentifierPath) {
            cite(.restore1)
            notifyApp(.applicationViewControllerWithRestorationIdentifierPath, path: place)
            enqueue(.factoryAnswered(place, isClass: false))
        } else {
            enqueue(.find(place))
        }
    }

    /// Whether the stack ends below the entry, because an earlier entry of it was not found.
    private func isAboveMissing(_ place: UInt32) -> Bool {
        let entry = features.archive.entries[Int(place)]
        guard entry.link == .child, isNavigationController(features.archive.entries[Int(entry.parent)].controller)
        else {
            return false
        }
        return features.archive.entries[..<Int(place)].contains {
            $0.parent == entry.parent && $0.link == .child && !$0.controller.exists
        }
    }

    /// Continues after a factory method. If a class returns nil, the entry is skipped; if the app does, UIKit searches.
    mutating func factoryAnswered(_ place: UInt32, isClass: Bool) {
        let found = returnValue.asController
        if isAlive(found) {
            addOwner(found)
            setRestored(found, for: place)
        } else if !isClass {
            enqueue(.find(place))
        }
    }

    mutating func findController(_ place: UInt32) {
        cite(.restore1)
        let entry = features.archive.entries[Int(place)]
        let existing = existingController(for: entry)
        if existing.exists {
            addOwner(existing)
            setRestored(existing, for: place)
        } else if blueprint.classes[entry.cls.index].storyboard.exists {
            enqueue(.instantiate(entry.cls))
            enqueue(.instantiated(place))
        }
    }

    /// Returns an existing controller with the same path, or none.
    private func existingController(for entry: SavedController) -> ControllerID {
        if entry.parent == 0 {
            let root = self[WindowID.main].root
            return root.exists && features.restorationNames[root] == entry.identifier ? root : .none
        }
        let parent = features.archive.entries[Int(entry.parent)].controller
        guard isAlive(parent), entry.link != .presented else { return .none }
        return children(of: parent).first { child in
            features.restorationNames[child] == entry.identifier
                && !features.archive.entries.contains { $0.controller == child }
        } ?? .none
    }

    /// Makes `id` the controller of an entry, which takes over a reference to it.
    mutating func setRestored(_ id: ControllerID, for place: UInt32) {
        guard isAlive(id) else { return }
        if features.archive.entries.contains(where: { $0.controller == id }) { return removeOwner(id) }
        let entry = features.archive.entries[Int(place)]
        features.archive.entries[Int(place)].controller = id
        if entry.link == .root { return setRoot(id, of: WindowID.main) }
        guard entry.link == .presented else { return }
        self[id].style = entry.style
        updateDelegation(of: id) {
            $0.customStyle = entry.customStyle
            $0.transitionStyle = entry.transitionStyle
        }
    }

    /// RESTORE-2: loads the view of a controller, then decodes its state.
    mutating func decode(_ place: UInt32) {
        let id = features.archive.entries[Int(place)].controller
        guard isAlive(id) else { return }
        cite(.restore2)
        load(id)
        cite(.restore1)
        enqueueCall(MethodCall(receiver: ObjectRef(id), method: .decodeRestorableState, first: coder(at: place)))
    }

    /// RESTORE-1: decodes the views that were saved, where their controllers have views with the same identifiers.
    mutating func decodeViews() {
        cite(.restore1)
        for saved in features.archive.views {
            let views = identifiedViews(of: features.archive.entries[Int(saved.entry)].controller)
            guard let (view, _) = views.first(where: { $0.1 == saved.identifier }) else { continue }
            enqueueCall(MethodCall(receiver: ObjectRef(view), method: .decodeRestorableState, first: coder(at: 0)))
        }
    }

    /// Returns the index of the entry whose coder `argument` is; 0 for none.
    func entryIndex(of argument: Argument) -> UInt32 {
        let object = argument.asObject
        guard object.kind == .coder, object.index >= features.archive.firstCoder else { return 0 }
        let place = object.index - features.archive.firstCoder
        return Int(place) < features.archive.entries.count ? place : 0
    }

    /// Restores the children of a container, as far as they were found.
    mutating func decodeContents(_ place: UInt32) {
        let container = features.archive.entries[Int(place)].controller
        guard place > 0, isAlive(container), savesChildren(of: container) else { return }
        let own = features.archive.entries.filter { $0.parent == place && $0.link == .child }
        // In a stack, controllers above a missing one are dropped. A missing tab affects no others.
        let found = isNavigationController(container) ? Array(own.prefix { isAlive($0.controller) }) : own
        let wanted = found.map { $0.controller }.filter { isAlive($0) && canBeChild($0, container) }
        let old = children(of: container)
        if !wanted.isEmpty, wanted != old, isNavigationController(container) || wanted.count >= old.count {
            for id in wanted where !old.contains(id) { call(id, .willMove, .controller(container)) }
            enqueue(.replaceChildren(container, makeList(wanted)))
        }
        if !isNavigationController(container), let selected = found.first(where: { $0.isSelected })?.controller,
            isAlive(selected), self[contents: container].shownChild != selected
        {
            enqueue(.request(.select(selected, in: container)))
        }
    }

    /// Whether `id`, which a factory method may have returned, can become a child of `container`.
    private mutating func canBeChild(_ id: ControllerID, _ container: ControllerID) -> Bool {
        obstacle(to: id, entering: container) == nil
    }

    mutating func endRestoring() {
        features.archive.use = .idle
        let entries = features.archive.entries
        for place in entries.indices.dropFirst() {
            features.archive.entries[place].controller = .none
            let entry = entries[place]
            guard entry.controller.exists else { continue }
            let presenter = entries[Int(entry.parent)].controller
            if entry.link == .presented, isAlive(presenter) {
                addOwner(presenter)
                enqueueAfter(0, .restoration(.present(entry.controller, from: presenter)))
            } else {
                enqueue(.release(entry.controller))
            }
        }
    }

    /// Presents a controller again when the window shows its presenter.
    mutating func presentRestored(_ id: ControllerID, from presenter: ControllerID) {
        if isAlive(id), isAlive(presenter) {
            enqueue(.request(.present(id, from: presenter, animated: false, completion: .none)))
        }
        enqueue(.release(id))
        enqueue(.release(presenter))
    }
}
