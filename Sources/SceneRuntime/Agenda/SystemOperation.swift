/// The events of the system for a running app.
public enum SystemEvent: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    case memoryWarning, background, foreground, interrupt, resume, closeScene, terminate, relaunch

    /// Whether it ends or restarts the process, so that the world must be idle.
    var endsProcess: Bool {
        switch self {
        case .closeScene, .terminate, .relaunch: true
        case .memoryWarning, .background, .foreground, .interrupt, .resume: false
        }
    }
}

/// The operations of the app's life cycle, memory and notifications.
package enum SystemOperation: Hashable, Sendable, BitwiseCopyable {
    case event(SystemEvent)
    /// The process or its only scene has ended.
    case end(AppPhase)
    // Up to iOS 5: what the inherited `didReceiveMemoryWarning` does.
    case unload(ControllerID)
    case dropView(ControllerID)
    /// Notifies all that handle a notification.
    case post(NameID, info: UInt32)
    /// The same, by the rule that is cited.
    case announce(NameID)
    // A new process.
    case forget(ControllerID)
    case restarted
    case relaunch
    /// Creates the stack of the result again, as code of the app did.
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
    /// The inherited `decodeRestorableState`: restores the children of a container.
    case decodeContents(UInt32)
    case finish(UInt32)
    case endRestoring
    case present(ControllerID, from: ControllerID)
}
