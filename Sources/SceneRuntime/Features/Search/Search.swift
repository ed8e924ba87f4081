/// Search controllers: a presentation over the nearest context that leaves the presenter's view in the window.
extension World {
    mutating func perform(_ request: SearchRequest) {
        switch request {
        case .begin(let id, let host): beginSearch(id, in: host)
        case .end(let id): endSearch(id)
        case .presentByDefault(let id, let host): presentByDefault(id, from: host)
        case .present(let id, let host):
            changeSearch(id) { $0.state = .active }
            present(id, from: host, animated: true, completion: .none)
        case .dismiss(let id):
            guard isAlive(id), self[id].presenter.exists else { return }
            startDismissal(of: id, animated: true, completion: .none)
        }
    }

    func searchRecord(of id: ControllerID) -> SearchRecord {
        features.searchRecords.record(of: id)
    }

    private mutating func changeSearch(_ id: ControllerID, _ change: (inout SearchRecord) -> Void) {
        features.searchRecords.change(id, change)
    }

    /// Notes whose navigation item has a search controller; `none` if no one's.
    package mutating func setSearchHost(_ host: ControllerID, of id: ControllerID) {
        makeUnique()
        for place in features.searchRecords.indices where features.searchRecords[place].host == host {
            features.searchRecords[place].host = .none
        }
        if id.exists { changeSearch(id) { $0.host = host } }
    }

    /// SEARCH-BEGIN-1, SEARCH-ACTIVE-1: a search begins. The delegate may present the search controller itself.
    private mutating func beginSearch(_ id: ControllerID, in given: ControllerID) {
        guard !ignoresTouches, isAlive(id), !self[id].presenter.exists else { return }
        let known = searchRecord(of: id).host
        let host = given.exists ? given : known.exists ? known : frontmost()
        guard isAlive(host), applies(.searchBegin1) else { return }
        cite(.searchBegin1)
        notifyDelegate(delegation(of: id).delegate, .presentSearchController, .absent)
        enqueue(.request(.presented(.search(.presentByDefault(id, from: host)))))
    }

    private mutating func presentByDefault(_ id: ControllerID, from host: ControllerID) {
        guard isAlive(id), isAlive(host), !self[id].presenter.exists else { return }
        cite(.searchBegin1)
        notifyDelegate(delegation(of: id).delegate, .willPresentSearchController, .absent)
        enqueue(.request(.presented(.search(.present(id, from: host)))))
    }

    /// The presentation of a search controller has ended: its search bar is the first responder. UIKit calls the
    /// results updater and the delegate.
    mutating func finishSearchPresentation(of id: ControllerID) {
        guard self[id].base == .searchController, searchRecord(of: id).state == .active else { return }
        let cause = rule
        cite(.searchBegin1)
        notifyDelegate(delegation(of: id).searchResultsUpdater, .updateSearchResults, .controller(id))
        notifyDelegate(delegation(of: id).delegate, .didPresentSearchController, .absent)
        cite(cause)
    }

    /// SEARCH-END-1: UIKit dismisses what it has presented, and calls the delegate. What the app presents, it dismisses
    /// without a call.
    private mutating func endSearch(_ id: ControllerID) {
        guard !ignoresTouches, isAlive(id), self[id].presenter.exists else { return }
        if searchRecord(of: id).state == .active {
            changeSearch(id) { $0.state = .ending }
            cite(.searchEnd1)
            notifyDelegate(delegation(of: id).delegate, .willDismissSearchController, .absent)
        }
        enqueue(.request(.presented(.search(.dismiss(id)))))
    }

    /// The dismissal has ended.
    mutating func finishEnding(of id: ControllerID) {
        guard self[id].base == .searchController, !features.searchRecords.isEmpty, searchRecord(of: id).state != .idle
        else { return }
        let isByUIKit = searchRecord(of: id).state == .ending
        changeSearch(id) { $0.state = .idle }
        guard isByUIKit else { return }
        let cause = rule
        cite(.searchEnd1)
        notifyDelegate(delegation(of: id).delegate, .didDismissSearchController, .absent)
        cite(cause)
    }

    /// SEARCH-PUSH-2: a navigation controller that presents an active search, because no other controller defines the
    /// context, drops a pop. Returns whether it does.
    mutating func dropsPop(of nav: ControllerID, _ message: UIKitMessage) -> Bool {
        let presented = self[contents: nav].presented
        guard presented.exists, self[presented].base == .searchController, applies(.searchPush2) else { return false }
        cite(.searchPush2)
        emitMessage(.warning, message, nav)
        return true
    }

    /// Whether a search is active in a tab whose own controllers define no context. What a change of the tab does then
    /// is not known.
    func isSearching(inTabOf tab: ControllerID) -> Bool {
        features.searchRecords.contains { record in
            let presenter = self[record.controller].presenter
            guard presenter.exists, isAlive(record.controller) else { return false }
            let isContainer = presenter == tab || isNavigationController(presenter)
            return isContainer && isAncestor(tab, of: presenter)
        }
    }

    /// SEARCH-DEALLOC-1: iOS 8 and 9 warn of a search controller that was never shown, because its deallocation loads
    /// its view.
    mutating func warnOfUnloadedSearch(_ id: ControllerID) {
        guard applies(.searchDealloc1), !self[id].flags.contains(.viewLoaded) else { return }
        let cause = rule
        cite(.searchDealloc1)
        enqueue(.warn(.viewWhileDeallocating, id, .none, .none))
        cite(cause)
    }
}
