/// Requests about window scenes (`UIWindowScene`), not about the scenes of storyboards.
public enum SceneRequest: Hashable, Sendable, BitwiseCopyable {
    /// The user or the system has an event for the app.
    case receive(AppEvent)
    /// Code of the app sets the scene of a window.
    case adopt(WindowID)
    /// `isHidden` of a window.
    case setHidden(WindowID, Bool)
    /// The last reference to an additional window has gone.
    case drop(WindowID)
    /// `makeKey()` of a window.
    case makeKey(WindowID)
    /// The user or code of the app opens a second scene, with a root in a window. The root is a controller, or one of
    /// a class that the app creates when the scene is connected.
    case open(ControllerID, of: ClassID, in: WindowID)
    /// The user or code of the app discards the scene of a window.
    case close(WindowID)
    /// The system disconnects the only scene, while the app is in the background.
    case disconnect
    /// The user or code of the app discards the only scene, which ends the process.
    case discard
}
