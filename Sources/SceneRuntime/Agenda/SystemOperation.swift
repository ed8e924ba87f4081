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

/// The application's life after its launch, memory and notifications.
package enum SystemOperation: Hashable, Sendable, BitwiseCopyable {
    case event(SystemEvent)
    /// The process or its only scene is gone.
    case end(AppPhase)
    // Up to iOS 5: what the inherited `didReceiveMemoryWarning` does.
    case unload(ControllerID)
    case dropView(ControllerID)
    /// Tells all that hear a notification.
    case post(NameID, info: UInt32)
    /// The same, by the rule that is cited.
    case announce(NameID)
    // A new process.
    case forget(ControllerID)
    case restarted
    case relaunch
    /// The result gets the stack that the app's code gave it.
    case refill
}

/// Saving and restoring state. A number is the place of an entry in the archive.
package enum ArchiveOperation: Hashable, Sendable, BitwiseCopyable {
    case askToSave
    case saveAnswered
    case save(ControllerID, by: UInt32, isPresented: Bool)
    case encode(UInt32)
    /// The inherited `encodeRestorableState`.
    case encodeContents(UInt32)
    case saveBelow(UInt32)
    case endSaving
    case askToRestore
    case restoreAnswered
    case restore(UInt32)
    case factoryAnswered(UInt32, isClass: Bool)
    case find(UInt32)
    case instantiated(UInt32)
    case decode(UInt32)
    /// The inherited `decodeRestorableState`: a container gets back what it held.
    case decodeContents(UInt32)
    case finish(UInt32)
    case endRestoring
    case present(ControllerID, from: ControllerID)
}
