/// Memory warnings, and the views that they unloaded up to iOS 5.
extension World {
    /// MEM-1, MEM-3: the app's delegate, then every controller that lives, in the order in which they were made.
    mutating func warnOfMemory() {
        cite(applies(.mem1) ? .mem1 : .mem3)
        then(.call(.applicationDidReceiveMemoryWarning))
        postOwn("UIApplicationDidReceiveMemoryWarningNotification")
        for id in livingByAge() { call(id, .didReceiveMemoryWarning) }
    }

    /// The living controllers, the oldest first.
    func livingByAge() -> [ControllerID] {
        livingControllers().sorted { self[$0].serial < self[$1].serial }
    }

    /// MEM-1: the inherited `didReceiveMemoryWarning` lets go of a view that is in no other view.
    mutating func unload(_ id: ControllerID) {
        guard canUnload(id) else { return }
        cite(.mem1)
        call(id, .viewWillUnload)
        then(.system(.dropView(id)))
    }

    /// A handler of `viewWillUnload` may have used the view again.
    mutating func dropView(_ id: ControllerID) {
        guard canUnload(id) else { return }
        // What lies in the view has no superview any more; a container puts it back when it appears.
        for occupant in occupants(of: id) { uninstall(occupant) }
        loseView(id)
        call(id, .viewDidUnload)
    }

    private func canUnload(_ id: ControllerID) -> Bool {
        guard isAlive(id), self[id].flags.contains(.viewLoaded), self[id].appearance == .disappeared else {
            return false
        }
        if self[container: id].transition.exists || self[id].moves.exists { return false }
        return self[id].hosting == .none || self[id].flags.contains(.presenterRemoved)
    }
}
