/// The state of window scenes, and the events that start the app or connect its scene.
struct SceneState: Hashable, Sendable, BitwiseCopyable {
    /// The window of the second scene, or none.
    var second = WindowID.none
    /// The event that will start the app or connect its scene. The launch or the connection takes it.
    var pending = AppEvent.none
    /// The event of the launch options, and that of the connection options.
    var launchEvent = AppEvent.none
    var connectionEvent = AppEvent.none
    /// Whether a launch method of the app's delegate has returned false.
    var isVetoed = false
    /// Whether the event of the launch options was delivered. A window can show its first root later.
    var hasDelivered = false

    /// Whether the system has a session for the app's scene. It outlives the process.
    var hasSession = false
    /// Whether the session was discarded while the app did not run, and the app does not know it yet.
    var hasLateDiscard = false
    /// Whether the session that was closed had an activity, which the next session does not restore.
    var hasForgottenActivity = false
    /// Whether the scene of the session is connected or is connecting.
    var isConnected = false
    /// Whether it has been connected in this process.
    var hasConnected = false
    /// Whether the user closes the app, which has no scenes.
    var isClosing = false
    /// Whether the app has been in the foreground since its launch.
    var hasBeenInFront = false
    /// The activity that code has set of the scene, or null.
    var userActivity = Argument.null
    /// The state that the app reads.
    var applicationState = ApplicationState.inactive

    /// The state in a new process of the app.
    var afterRelaunch: SceneState {
        var next = SceneState()
        next.pending = pending
        next.hasSession = hasSession
        next.hasLateDiscard = hasLateDiscard
        next.hasForgottenActivity = hasForgottenActivity
        return next
    }

    /// Replaces each name by the one that it has in a new blueprint.
    mutating func rename(_ name: (NameID) -> NameID) {
        pending = pending.renamed(name)
        launchEvent = launchEvent.renamed(name)
        connectionEvent = connectionEvent.renamed(name)
        if userActivity.kind == .string { userActivity = .string(name(NameID(userActivity.extra))) }
    }
}
