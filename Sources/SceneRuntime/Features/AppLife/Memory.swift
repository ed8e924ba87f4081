/// Memory warnings. Up to iOS 5, they unload views.
extension World {
    /// MEM-1, MEM-3: calls the app's delegate, then all living controllers, oldest first.
    mutating func warnOfMemory() {
        cite(applies(.mem1) ? .mem1 : .mem3)
        enqueue(.callDelegate(.applicationDidReceiveMemoryWarning))
        postSystemNotification("UIApplicationDidReceiveMemoryWarningNotification")
        for id in livingControllersByAge() { call(id, .didReceiveMemoryWarning) }
    }

    /// Returns the living controllers, oldest first.
    func livingControllersByAge() -> [ControllerID] {
        livingControllers().sorted { self[$0].serial < self[$1].serial }
    }

    /// MEM-1: the inherited `didReceiveMemoryWarning`, which unloads a view without a superview.
    mutating func unload(_ id: ControllerID) {
        guard canUnload(id) else { return }
        cite(.mem1)
        call(id, .viewWillUnload)
        enqueue(.system(.finishUnloading(id)))
    }

    /// Unloads the view, unless a handler of `viewWillUnload` has used it.
    mutating func finishUnloading(_ id: ControllerID) {
        guard canUnload(id) else { return }
        // Views in the unloaded view lose their superview. A container adds them again when it appears.
        for occupant in occupants(of: id) { removeViewFromHost(occupant) }
        unloadViews(id)
        call(id, .viewDidUnload)
    }

    /// Whether the view of `id` is loaded, off screen, in no superview and in no transition.
    private func canUnload(_ id: ControllerID) -> Bool {
        guard isAlive(id), self[id].flags.contains(.viewLoaded), self[id].appearance == .disappeared else {
            return false
        }
        if self[contents: id].transition.exists || self[id].activeTransition.exists { return false }
        return self[id].hosting == .none || self[id].flags.contains(.presenterRemoved)
    }
}
