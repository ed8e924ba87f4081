/// Tab bar controllers. The two `will` calls are made inside the setter, the new controller's first.
extension World {
    /// TAB-SELECT-2, TAB-SELECT-18: selects a tab in code, and no delegate is asked. With `isTap`, the
    /// user has tapped the tab, and the delegate has been asked.
    mutating func select(_ id: ControllerID, in tab: ControllerID, isTap: Bool = false) {
        guard isAlive(tab), isAlive(id), self[tab].base == .tabBarController else { return }
        if isListedInMore(id, of: tab) { return refuse(.underMore, id, tab) }
        guard self[id].parent == tab else {
            cite(.tabSelectForeign1)
            return raise(.selectedForeignTab, tab)
        }
        if isMoreNavigation(id), !hasMoreTab(tab) { return refuse(.noMoreTab, tab, .none) }
        let old = self[contents: tab].shownChild
        guard old != id else { return reportNoEffect(.alreadySelected, tab, id) }
        if isSearching(inTabOf: tab) { return refuse(.tabDuringSearch, tab, .none) }
        cite(isMoreNavigation(id) ? .tabMore1 : applies(.tabSelect18) ? .tabSelect18 : .tabSelect2)
        switchTab(tab, from: old, to: id, isTap: isTap)
    }

    /// Selects a tab that was just connected: the first one, until the one comes that the declaration selects.
    mutating func showInitialTab(_ id: ControllerID, in tab: ControllerID) {
        let index = self[contents: tab].childCount - 1
        let isChosen = features.initialTabs.contains { $0.tab == tab && $0.index == Int(index) }
        if isChosen || !self[contents: tab].shownChild.exists { setShown(id, in: tab) }
        if isChosen { features.initialTabs.removeAll { $0.tab == tab } }
    }

    /// Whether the class of `tab` connects a tab at `index`, which the user sees in the tab bar.
    func declaresTab(at index: Int, of tab: ControllerID) -> Bool {
        let count = spec(of: tab).children.count
        let limit = count > World.compactTabLimit ? World.compactTabLimit - 1 : count
        return index >= 0 && index < limit
    }

    /// `tab.selectedIndex = n` in code.
    mutating func select(index: Int, in tab: ControllerID) {
        let all = tabs(of: tab)
        if all.indices.contains(index) { select(all[index], in: tab) }
    }

    private mutating func switchTab(
        _ tab: ControllerID, from old: ControllerID, to new: ControllerID, isTap: Bool
    ) {
        if self[contents: tab].transition.exists {
            if self[self[contents: tab].transition].isTabFade { return refuse(.tabFade, new, tab) }
            addOwner(new)
            addOwner(tab)
            postpone(.request(.select(new, in: tab)), until: self[contents: tab].transition)
            postpone(.instance(.release(new)), until: self[contents: tab].transition)
            postpone(.instance(.release(tab)), until: self[contents: tab].transition)
            return
        }
        addOwner(old)
        setShown(new, in: tab)
        let kind: TransitionKind = applies(.tabSelect18) ? .tabFade : .tab
        switch self[tab].appearance {
        case .appeared:
            let id = newTransition(kind, in: tab, from: old, to: new, animated: false)
            if isTap, applies(.tabFade18) { self[id].duration = World.tabFadeDuration }
            enqueue(.begin(id))
        case .disappearing where old.exists && self[old].parent != tab && self[old].host == tab:
            // Nothing shows a removed tab any more, so that its view leaves the window before its container's.
            hideView(of: old)
        case .disappeared, .appearing, .disappearing:
            removeHiddenView(of: old, from: tab)
            if self[tab].appearance == .appearing {
                enqueue(.begin(newTransition(kind, in: tab, from: old, to: new, animated: false)))
            }
        }
        if old.exists { enqueue(.release(old)) }
    }

    /// TAB-SELECT-1, TAB-RESELECT-1, TAB-VETO-1: the user taps a tab. The delegate is asked first.
    mutating func tapTab(_ id: ControllerID, in tab: ControllerID) {
        guard isAlive(tab), isAlive(id) else { return }
        let hiding = topOfHidingStack(in: tab)
        if hiding.exists, hasBarOnTop(tab, in: windowSize(of: tab)) { return refuse(.hidingBarOnTop, hiding, tab) }
        if isListedInMore(id, of: tab) { return tapRow(id, in: tab) }
        guard self[id].parent == tab else { return }
        if isMoreNavigation(id), !hasMoreTab(tab) { return refuse(.noMoreTab, tab, .none) }
        let isChange = self[contents: tab].shownChild != id
        if isChange, isSearching(inTabOf: tab) {
            return refuse(.tabDuringSearch, tab, .none)
        }
        if isMoreNavigation(id) { cite(.tabMoreIndex1) }
        cite(isMoreNavigation(id) ? .tabMore1 : .tabSelect1)
        returnValue = .bool(true)
        notifyDelegate(delegation(of: tab).delegate, .tabBarControllerShouldSelect, .controller(id))
        enqueue(.shouldSelectTabAnswered(id, tab))
    }

    mutating func selectAnswered(_ id: ControllerID, in tab: ControllerID) {
        guard isAlive(tab), isAlive(id), self[id].parent == tab else { return }
        if returnValue.asBool == false {
            cite(.tabVeto1)
            recordMissed(.tabBarControllerShouldSelect, of: ObjectRef(tab), .refused)
            return
        }
        let isSame = self[contents: tab].shownChild == id
        if isSame {
            cite(.tabReselect1)
            if popsByTap(id) {
                enqueue(.request(.navigation(.popToRoot(id, animated: true))))
            }
        } else {
            enqueue(.selectTapped(id, tab))
        }
        cite(isSame ? .tabReselect1 : .tabSelect1)
        let delegate = delegation(of: tab).delegate
        notifyDelegate(delegate, .tabBarControllerDidSelect, .controller(id))
        if isSame, !handles(delegate, .tabBarControllerDidSelect), !popsByTap(id) {
            reportNoEffect(.alreadySelected, tab, id)
        }
    }

    /// TAB-RESELECT-1: whether a tap on the selected tab pops to the root of its stack.
    private func popsByTap(_ id: ControllerID) -> Bool {
        self[id].base == .navigationController && self[contents: id].childCount > 1
    }

    /// The seconds between the will and the did calls of a tap: 0.5 to 0.7 are logged.
    private static let tabFadeDuration = 0.5

    /// TAB-FADE-18: schedules the did calls of a tap.
    mutating func fade(_ id: TransitionID) {
        self[id].rule = .tabFade18
        enqueueAfter(self[id].duration, .transition(.end(id)))
    }

    /// Refuses a transition that begins during the fade of a tab bar controller that contains one of its participants,
    /// or that presents, because no source says what happens.
    @inline(never)
    mutating func refusesDuringFade(_ transition: Transition) -> Bool {
        let fades = transitions.filter { $0.phase == .running && $0.isTabFade }
        guard let fade = fades.first(where: { overlaps(transition, fade: $0) }) else { return false }
        refuse(.tabFade, transition.new.exists ? transition.new : transition.container, fade.container)
        return true
    }

    /// Whether a transition moves what fades, or presents or dismisses in the same window.
    private func overlaps(_ transition: Transition, fade: Transition) -> Bool {
        if transition.kind.isModal { return transition.window == windowOf(fade.container) }
        let participants = [transition.container, transition.old, transition.new]
        let isIn = participants.contains { $0.exists && isAncestor(fade.container, of: $0) }
        return isIn || transition.old.exists && isAncestor(transition.old, of: fade.container)
    }

    /// `tab.viewControllers = […]`. While another tab appears, it waits, as a second selection does.
    mutating func setTabs(_ list: ListID, on tab: ControllerID) {
        guard isAlive(tab), self[tab].base == .tabBarController else { return }
        let transition = self[contents: tab].transition
        if transition.exists { return setTabs(list, on: tab, after: transition) }
        let wanted = Array(self.list(list)).filter { isAlive($0) }
        for id in wanted {
            if let obstacle = obstacle(to: id, entering: tab) { return refuse(obstacle, id, tab) }
        }
        let more = existingMoreNavigation(of: tab)
        if let hosted = features.hostedTabs.first(where: { $0.tab == tab }) {
            return refuse(.underMore, hosted.child, tab)
        }
        if more.exists, wanted.contains(more) { return refuse(.managedChildren, more, tab) }
        let old = self[contents: tab].shownChild
        let needsMore = wanted.count > World.compactTabLimit && horizontalSizeClass(of: tab) == .compact
        let stays = wanted.contains(old) || (needsMore && isMoreNavigation(old))
        if needsMore, wanted.dropFirst(World.compactTabLimit - 1).contains(old) { return refuse(.underMore, old, tab) }
        if wanted.isEmpty, old.exists, self[tab].appearance != .disappeared {
            return refuse(.noTabsOnScreen, tab, .none)
        }
        let index = UInt32(tabs(of: tab).firstIndex(of: old) ?? 0)
        let before = children(of: tab)
        let added = wanted.filter { !before.contains($0) }
        let removed = before.filter { !wanted.contains($0) && $0 != more }
        cite(.tabLaunch1)
        for id in removed { addOwner(id) }
        callMove(removed, .willMove, to: .none)
        callMove(added, .willMove, to: tab)
        enqueue(.replaceChildren(tab, makeList(more.exists ? wanted + [more] : wanted)))
        callMove(removed, .didMove, to: .none)
        for id in removed { enqueue(.release(id)) }
        callMove(added, .didMove, to: tab)
        if !stays { enqueue(.replaceSelectedTab(tab, index: index)) }
    }

    /// Postpones new tabs until the selected tab has appeared, unless that takes longer than the step, which the list
    /// does not outlive.
    private mutating func setTabs(_ list: ListID, on tab: ControllerID, after transition: TransitionID) {
        if self[transition].isTabFade || self[transition].animator.exists { return refuse(.tabFade, tab, tab) }
        let kept = self.list(list).filter { isAlive($0) } + [tab]
        for id in kept { addOwner(id) }
        postpone(.request(.setTabs(list, on: tab, animated: false)), until: transition)
        for id in kept { postpone(.instance(.release(id)), until: transition) }
    }

    /// Selects a tab, because the selected one was removed: the tab that is now at its position `index`, otherwise the
    /// first, as Apple documents it for `viewControllers`. If there is none, no tab is selected.
    mutating func replaceSelectedTab(of tab: ControllerID, at index: Int) {
        guard isAlive(tab) else { return }
        let old = self[contents: tab].shownChild
        if old.exists, isMoreNavigation(old) ? hasMoreTab(tab) : self[old].parent == tab { return }
        let all = tabs(of: tab)
        if let new = all.indices.contains(index) ? all[index] : all.first { return select(new, in: tab) }
        guard old.exists else { return }
        guard self[tab].appearance == .disappeared else { return refuse(.noTabsOnScreen, tab, .none) }
        addOwner(old)
        setShown(.none, in: tab)
        removeHiddenView(of: old, from: tab)
        enqueue(.release(old))
    }

    /// TAB-MOVE-1: makes the calls of willMove or didMove for tabs that code has set.
    mutating func callMove(_ tabs: [ControllerID], _ method: Method, to parent: ControllerID) {
        guard applies(.tabMove1) else { return }
        let cause = rule
        cite(.tabMove1)
        for id in tabs { call(id, method, .controller(parent)) }
        cite(cause)
    }
}
