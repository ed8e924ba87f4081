/// Unwind segues. The search calls one controller after another, until the first one returns true.
extension World {
    /// Begins the search of an unwind segue from `source`, which is retained until its end.
    mutating func startUnwind(_ segue: SegueID, from source: ControllerID, sender: UInt32) {
        features.searches.append(UnwindSearch(segue: segue, source: source, sender: sender))
        let search = SearchID(UInt32(features.searches.count - 1))
        addOwner(source)
        if applies(.segueUnwindSearch1) {
            cite(.segueUnwindSearch1)
            enqueue(.visitUpwards(search, source))
        } else {
            cite(.segueUnwindSearch2)
            let requester = requester(of: source)
            // SEGUE-UNWIND-LOG-2, -3: if another controller presents, UIKit visits the one that was asked to present
            // before the source.
            if requester.exists, self[source].presenter != requester {
                enqueue(.searchIn(search, requester, without: .none))
            }
            enqueue(.searchIn(search, source, without: .none))
            enqueue(.searchParent(search, source))
        }
        enqueue(.found(search))
        enqueue(.endSearch(search))
    }

    /// Whether the search has found no controller yet.
    private func isUnfinished(_ search: SearchID) -> Bool { !features.searches[search.index].found.exists }

    /// SEGUE-UNWIND-SEARCH-2: the allowed children first, then the controller itself.
    mutating func searchIn(_ search: SearchID, _ id: ControllerID, without child: ControllerID) {
        guard isUnfinished(search), isAlive(id) else { return }
        cite(.segueUnwindSearch2)
        enqueueCall(
            MethodCall(
                receiver: ObjectRef(id), method: .allowedChildrenForUnwinding,
                first: .controller(features.searches[search.index].source)))
        enqueue(.visitChildren(search, id, without: child))
    }

    /// Visits the allowed children except `child`, then asks `id` itself.
    mutating func visitChildren(_ search: SearchID, _ id: ControllerID, without child: ControllerID) {
        guard isUnfinished(search) else { return }
        for allowed in Array(list(returnValue.asList)) where allowed != child && isAlive(allowed) {
            enqueue(.searchIn(search, allowed, without: .none))
        }
        enqueue(.askSelf(search, id))
    }

    /// Asks `id` whether it is the destination.
    mutating func askSelf(_ search: SearchID, _ id: ControllerID) {
        guard isUnfinished(search), isAlive(id) else { return }
        callAboutUnwinding(id, .canPerformUnwindSegueAction, search)
        enqueue(.asked(search, id))
    }

    /// Calls a method of `id` with the action, the source and the sender of the search.
    private mutating func callAboutUnwinding(_ id: ControllerID, _ method: Method, _ search: SearchID) {
        let unwindSearch = features.searches[search.index]
        enqueueCall(
            MethodCall(
                receiver: ObjectRef(id), method: method,
                first: .name(blueprint.segues[unwindSearch.segue.index].unwindAction),
                second: .controller(unwindSearch.source),
                third: senderArgument(unwindSearch.sender)))
    }

    /// Records that the search has found `id`.
    mutating func recordFound(_ search: SearchID, _ id: ControllerID) {
        if isUnfinished(search) { features.searches[search.index].found = id }
    }

    /// Continues the search with the parent, otherwise with the controller that was asked to present, then with the
    /// presenter.
    mutating func searchParent(_ search: SearchID, from id: ControllerID) {
        guard isUnfinished(search), isAlive(id) else { return }
        let source = features.searches[search.index].source
        var next = self[id].parent
        var without = id
        if !next.exists {
            let requester = requester(of: id)
            // The controller that was asked to present the source was visited already if it is not the presenter.
            let isVisited = id == source && requester.exists && self[id].presenter != requester
            next = isVisited ? self[requester].parent : requester
            without = isVisited ? requester : .none
        }
        guard next.exists else { return }
        enqueue(.searchIn(search, next, without: without))
        enqueue(.searchParent(search, next))
    }

    /// Returns the children to search: all but the one that contains the source; for a navigation controller, from the
    /// top of its stack down.
    mutating func defaultChildrenForUnwinding(_ id: ControllerID, source: ControllerID) -> ListID {
        let containing = child(of: id, containing: source)
        let all = children(of: id).filter { $0 != containing }
        return makeList(isNavigationController(id) ? all.reversed() : all)
    }

    /// `childContaining(_:)`: the child of `id` that contains `source`, or one of whose presentations does.
    package func child(of id: ControllerID, containing source: ControllerID) -> ControllerID {
        var walk = source
        while walk.exists, self[walk].parent != id {
            let parent = self[walk].parent
            walk = parent.exists ? parent : requester(of: walk)
        }
        return walk
    }

    /// Returns the controller that was asked to present `id`, if the presenter still contains it; otherwise the
    /// presenter. If it was moved, even into the controller that it had presented, the search upwards would not end.
    private func requester(of id: ControllerID) -> ControllerID {
        let source = presentationSource(of: id)
        var walk = source
        while walk.exists {
            if walk == self[id].presenter { return source }
            walk = self[walk].parent
        }
        return self[id].presenter
    }

    /// The default result: whether `id` implements the action and is not the source.
    func canPerformUnwind(_ id: ControllerID, _ action: NameID, from source: ControllerID) -> Bool {
        id != source && spec(of: id).unwindActions.contains(action)
    }

    /// SEGUE-UNWIND-1: prepare, the action, then the transition. Does nothing if no controller was found.
    mutating func unwindFound(_ search: SearchID) {
        let unwindSearch = features.searches[search.index]
        if !unwindSearch.found.exists {
            cite(applies(.segueUnwindSearch2) ? .segueUnwindSearch2 : .segueUnwindSearch1)
            let action = blueprint.segues[unwindSearch.segue.index].unwindAction
            return reportNoEffect(.noUnwindDestination, name: action)
        }
        guard unwindSearch.found.exists, isAlive(unwindSearch.found), isAlive(unwindSearch.source) else { return }
        cite(.segueUnwind1)
        prepare(unwindSearch.segue, unwindSearch.source, unwindSearch.found, sender: unwindSearch.sender)
        enqueueCall(
            MethodCall(
                receiver: ObjectRef(unwindSearch.found), method: .action,
                name: blueprint.segues[unwindSearch.segue.index].unwindAction,
                first: .segue(unwindSearch.segue, from: unwindSearch.source, to: unwindSearch.found)))
        enqueue(.runUnwind(search))
    }

    /// SEGUE-UNWIND-LOG-1 to -4: dismisses all presented controllers by one dismissal. Then each container on the path
    /// shows the next one.
    mutating func runUnwind(_ search: SearchID) {
        let unwindSearch = features.searches[search.index]
        guard isAlive(unwindSearch.found), isAlive(unwindSearch.source) else { return }
        var path: [ControllerID] = [unwindSearch.found]
        while let last = path.last, self[last].parent.exists { path.append(self[last].parent) }
        let isAnimated = blueprint.segues[unwindSearch.segue.index].isAnimated
        let presenter = presenter(of: unwindSearch.source, outsideOf: path)
        let isContext = presenter.exists && !path.contains(presenter)
        if presenter.exists, !isContext || applies(.segueUnwindContext1) {
            cite(applies(.segueUnwindLog1) ? .segueUnwindLog1 : .segueUnwindSearch1)
            if isContext { cite(.segueUnwindContext1) }
            call(presenter, .dismiss, .bool(isAnimated))
            enqueue(.request(.dismissPresented(presenter, animated: isAnimated)))
        }
        for container in containers(of: path, towards: unwindSearch.source) { enqueue(.towards(search, container)) }
    }

    /// SEGUE-UNWIND-TOWARDS-1: returns the containers on the way, the outermost one first: those of `path`, the
    /// destination and its ancestors, up to the first one that contains or presents `source`. One further out is on the
    /// way only if there is none.
    private func containers(of path: [ControllerID], towards source: ControllerID) -> [ControllerID] {
        var walk = source
        while walk.exists, !path.contains(walk) {
            walk = self[walk].parent.exists ? self[walk].parent : self[walk].presenter
        }
        let last = path.firstIndex(of: walk) ?? path.count - 1
        return path[...last].dropFirst().reversed()
    }

    /// Returns the presenter whose dismissal removes `source` and everything above the controllers of `path`, the
    /// destination and its ancestors: the last presenter on the way from `source` to one of them. Its presentation may
    /// be in the context of a child (SEGUE-UNWIND-CONTEXT-1). None if nothing is presented on the way.
    private func presenter(of source: ControllerID, outsideOf path: [ControllerID]) -> ControllerID {
        var walk = source
        var last = ControllerID.none
        while walk.exists, !path.contains(walk) {
            let parent = self[walk].parent
            if !parent.exists { last = self[walk].presenter }
            walk = parent.exists ? parent : last
        }
        return walk.exists ? last : .none
    }

    /// SEGUE-UNWIND-TOWARDS-1: since iOS 9, calls unwind(for:towards:) on a container, whose inherited implementation
    /// shows the next one.
    mutating func callTowards(_ search: SearchID, _ container: ControllerID) {
        let unwindSearch = features.searches[search.index]
        guard isAlive(container), isAlive(unwindSearch.found) else { return }
        var next = unwindSearch.found
        while self[next].parent.exists, self[next].parent != container { next = self[next].parent }
        guard self[next].parent == container else { return }
        if mustWait(toUnwind: search, container, next: next) { return postponeTowards(search, container) }
        guard applies(.segueUnwindTowards1) else {
            unwindTowards(container, next: next)
            return
        }
        cite(.segueUnwindTowards1)
        enqueueCall(
            MethodCall(
                receiver: ObjectRef(container), method: .unwindTowards,
                first: .segue(unwindSearch.segue, from: unwindSearch.source, to: unwindSearch.found),
                second: .controller(next)))
    }

    /// SEGUE-UNWIND-CONTEXT-1: whether `container` hides the context of a dismissal when it shows `next`, or an outer
    /// container waits already. They wait for the end of the dismissal; no source says how the two interleave.
    private func mustWait(toUnwind search: SearchID, _ container: ControllerID, next: ControllerID) -> Bool {
        let dismissal = self[self[windowOf(container)].modal]
        guard hasModal, dismissal.isInContext, dismissal.phase != .ending else { return false }
        for step in agenda.waiting {
            if case .segue(.towards(search, _)) = step.step.operation { return true }
        }
        switch self[container].base.container {
        case .navigation, .tabs:
            return self[contents: container].shownChild != next && isAncestor(container, of: dismissal.container)
        case .split, .pages, .none: return false
        }
    }

    /// Calls unwind(for:towards:) after the dismissal, and retains the source until then.
    private mutating func postponeTowards(_ search: SearchID, _ container: ControllerID) {
        let source = features.searches[search.index].source
        let dismissal = self[windowOf(container)].modal
        addOwner(source)
        postpone(.segue(.towards(search, container)), until: dismissal)
        postpone(.instance(.release(source)), until: dismissal)
    }

    /// The inherited implementation of unwind(for:towards:) of built-in containers, which shows `next`.
    mutating func unwindTowards(_ container: ControllerID, next: ControllerID) {
        guard isAlive(container), isAlive(next), self[next].parent == container else { return }
        switch self[container].base.container {
        case .navigation:
            // The logs show this call only where it pops.
            let pops = self[contents: container].lastChild != next
            cite(
                !applies(.segueUnwindLog2) ? .segueUnwindSearch1 : pops ? .segueUnwindLog2 : .segueUnwindTowards1)
            call(container, .popToViewController, .controller(next))
            if pops {
                enqueue(.request(.navigation(.popTo(next, in: container, animated: true))))
            }
        case .tabs:
            if self[contents: container].shownChild != next { enqueue(.request(.select(next, in: container))) }
        case .split, .pages, .none: break
        }
    }

    /// Ends the search: releases the source.
    mutating func endSearch(_ search: SearchID) { enqueue(.release(features.searches[search.index].source)) }

    // MARK: iOS 6 to 8

    /// SEGUE-UNWIND-SEARCH-1: visits the source's parent, its ancestors, then the presenter.
    mutating func visitUpwards(_ search: SearchID, _ id: ControllerID) {
        guard isUnfinished(search), isAlive(id) else { return }
        let next = self[id].parent.exists ? self[id].parent : self[id].presenter
        guard next.exists else { return }
        cite(.segueUnwindSearch1)
        callAboutUnwinding(next, .viewControllerForUnwindSegueAction, search)
        enqueue(.visitUpwardsAnswered(search, next))
    }

    /// Continues the search, or asks the parent of the destination for a segue.
    mutating func visitUpwardsAnswered(_ search: SearchID, _ id: ControllerID) {
        let destination = returnValue.asController
        guard destination.exists, isAlive(destination) else { return enqueue(.visitUpwards(search, id)) }
        features.searches[search.index].found = destination
        let executor = self[destination].parent.exists ? self[destination].parent : destination
        let unwindSearch = features.searches[search.index]
        let identifier = blueprint.segues[unwindSearch.segue.index].identifier
        enqueueCall(
            MethodCall(
                receiver: ObjectRef(executor), method: .segueForUnwinding, first: .controller(destination),
                second: .controller(unwindSearch.source), third: identifier.exists ? .string(identifier) : .null))
    }

    /// The inherited implementation: asks each child, those of a navigation controller from the top down, then the
    /// controller itself.
    mutating func askChildrenOfOld(_ call: MethodCall) {
        let id = call.receiver.controller
        let action = NameID(call.first.extra)
        let source = call.second.asController
        let all = children(of: id)
        returnValue = .null
        createdObject = .null
        for child in (isNavigationController(id) ? all.reversed() : all) + [id] {
            enqueue(.ask(.legacyUnwindChild(child, of: id, action: action, source: source)))
        }
        enqueue(.ask(.legacyUnwindResult))
    }
}
