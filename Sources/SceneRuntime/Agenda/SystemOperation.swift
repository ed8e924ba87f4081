/// What the system does to a running application.
public enum SystemEvent: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    case memoryWarning, background, foreground, interrupt, resume, closeScene, terminate, relaunch

    /// Whether it ends or restarts the process, so that nothing of a turn may be left half done.
    var endsProcess: Bool {
        switch self {
        case .closeScene, .terminate, .relaunch: true
        case .memoryWarning, .background, .foreground, .interrupt, .resume: false
        }
    }
}

/// The application's life after its launch, and memory.
public enum SystemOperation: Hashable, Sendable, BitwiseCopyable {
    case event(SystemEvent)
    /// The process or its only scene is gone.
    case end(AppPhase)
    // Up to iOS 5: what the inherited `didReceiveMemoryWarning` does.
    case unload(ControllerID)
    case dropView(ControllerID)
}
