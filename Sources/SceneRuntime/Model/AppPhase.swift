/// Where the application is in its life.
package enum AppPhase: UInt8, Sendable, BitwiseCopyable {
    case notLaunched
    /// Launched, but not active yet.
    case launching
    case active
    /// In front, but something else has the user's attention.
    case inactive
    case background
    /// The only scene is gone, and the process with it before long.
    case sceneClosed
    case terminated
}
