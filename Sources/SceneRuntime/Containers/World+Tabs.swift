/// Tab bar controllers: the two `will` calls come inside the setter, the new controller first.
extension World {
    /// TAB-SELECT-2: `tab.selectedViewController = X` in code; no delegate is asked.
    mutating func select(_ id: ControllerID, in tab: ControllerID) {
        guard isAlive(tab), isAlive(id), self[tab].base == .tabBarController, self[id].parent == tab else { return }
        let old = self[tab].shown
        guard old != id else { return }
        cite(.tabSelect2)
        switchTab(tab, from: old, to: id)
    }

    private mutating func switchTab(_ tab: ControllerID, from old: ControllerID, to new: ControllerID) {
        if self[tab].transition.exists {
            addOwner(new)
            addOwner(tab)
            hold(.request(.select(new, in: tab)), behind: self[tab].transition)
            hold(.instance(.release(new)), behind: self[tab].transition)
            hold(.instance(.release(tab)), behind: self[tab].transition)
            return
        }
        addOwner(old)
        setShown(new, in: tab)
        switch self[tab].appearance {
        case .here:
            let id = newTransition(.tab, in: tab, from: old, to: new, animated: false)
            then(.begin(id))
        case .gone, .appearing, .leaving:
            if old.exists, self[old].host == tab, self[old].appearance == .gone { uninstall(old) }
            if self[tab].appearance == .appearing {
                then(.begin(newTransition(.tab, in: tab, from: old, to: new, animated: false)))
            }
        }
        if old.exists { then(.release(old)) }
    }

    /// TAB-SELECT-1, TAB-RESELECT-1, TAB-VETO-1: the user's tap asks the delegate first.
    mutating func tapTab(_ id: ControllerID, in tab: ControllerID) {
        guard isAlive(tab), isAlive(id), self[id].parent == tab else { return }
        cite(.tabSelect1)
        answer = .bool(true)
        tell(self[tab].delegate, .tabBarControllerShouldSelect, .controller(id))
        then(.selectAnswered(id, tab))
    }

    mutating func selectAnswered(_ id: ControllerID, in tab: ControllerID) {
        guard isAlive(tab), isAlive(id), self[id].parent == tab else { return }
        if answer.asBool == false {
            cite(.tabVeto1)
            miss(.tabBarControllerShouldSelect, of: ObjectRef(tab), .refused)
            return
        }
        let isSame = self[tab].shown == id
        if isSame {
            cite(.tabReselect1)
            if self[id].base == .navigationController, self[id].childCount > 1 {
                then(.request(.popToRoot(id, animated: true)))
            }
        } else {
            then(.request(.select(id, in: tab)))
        }
        cite(isSame ? .tabReselect1 : .tabSelect1)
        tell(self[tab].delegate, .tabBarControllerDidSelect, .controller(id))
    }

    /// `tab.viewControllers = […]`.
    mutating func setTabs(_ list: ListID, on tab: ControllerID) -> Outcome? {
        guard isAlive(tab), self[tab].base == .tabBarController, !self[tab].transition.exists else { return nil }
        let wanted = Array(self.list(list)).filter { isAlive($0) }
        for id in wanted {
            if let obstacle = obstacle(to: id, entering: tab) { return refuse(obstacle, id, tab) }
        }
        let old = self[tab].shown
        let stays = wanted.contains(old)
        cite(.tabLaunch1)
        then(.replaceChildren(tab, makeList(wanted)))
        if !stays { then(.request(.select(wanted.first ?? .none, in: tab))) }
        return nil
    }

    /// The child at `index`, or none.
    func child(at index: Int, of container: ControllerID) -> ControllerID {
        var walk = self[container].firstChild
        var left = index
        while walk.exists, left > 0 {
            walk = self[walk].nextSibling
            left -= 1
        }
        return index < 0 ? .none : walk
    }

    /// The place of a child among its siblings.
    func index(of child: ControllerID) -> Int {
        var count = 0
        var walk = self[child].previousSibling
        while walk.exists {
            count += 1
            walk = self[walk].previousSibling
        }
        return count
    }
}
