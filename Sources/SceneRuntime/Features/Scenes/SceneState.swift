/// The state of window scenes.
struct SceneState: Hashable, Sendable, BitwiseCopyable {
    /// The window of the second scene, or none.
    var second = WindowID.none
    /// The URL that starts the app or connects its scene, or none.
    var connectionURL = NameID.none

    /// Whether the scene connects again in a process that goes on, until it enters the foreground.
    var isReconnecting = false

    /// The state in a new process of the app.
    var afterRelaunch: SceneState { SceneState(connectionURL: connectionURL) }
}
