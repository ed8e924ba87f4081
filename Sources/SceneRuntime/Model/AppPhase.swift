/// The phase of the app's life cycle.
package enum AppPhase: UInt8, Sendable, BitwiseCopyable {
    case notLaunched
    /// Launched, but not active yet.
    case launching
    case active
    /// In the foreground, but interrupted.
    case inactive
    case background
    /// In the background, and the system has disconnected the scene: the process has no window.
    case sceneDisconnected
    /// The only scene was closed, after which the process ends.
    case sceneClosed
    case terminated
}
