/// The events of the system for a running app.
public enum SystemEvent: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    case memoryWarning, background, foreground, interrupt, resume, terminate, relaunch

    /// Whether it ends or restarts the process, so that the world must be idle.
    var endsProcess: Bool {
        switch self {
        case .terminate, .relaunch: true
        case .memoryWarning, .background, .foreground, .interrupt, .resume: false
        }
    }
}

/// The operations of the app's life cycle, memory and notifications.
package enum SystemOperation: Hashable, Sendable, BitwiseCopyable {
    case event(SystemEvent)
    /// An event for the app, and the calls about it.
    case receive(AppEvent)
    case deliver(AppEvent)
    /// The event that has started an app without scenes.
    case deliverLaunchEvent
    /// After a launch method of the app's delegate.
    case launchMethodAnswered
    /// The state that the app reads changes.
    case enterState(ApplicationState)
    /// The scene begins to connect.
    case beginConnection
    case reconnectScene
    /// A second scene is opened with a root that the request owns, or one of a class that it creates; it shows the
    /// root, or the created controller if there is none, and is closed.
    case openScene(ControllerID, of: ClassID, in: WindowID)
    case sceneRoot(ControllerID)
    case closeScene(WindowID)
    /// Calls the delegate of the second scene.
    case callSecondScene(Method)
    /// The scene is asked for the activity that saves its state, and has answered.
    case askForActivity
    case activityAnswered
    case restoreActivity
    case releaseWindow(WindowID)
    /// The process or its only scene has ended.
    case end(AppPhase)
    /// Up to iOS 5: unloads the view, as the inherited `didReceiveMemoryWarning` does.
    case unload(ControllerID)
    /// Unloads the view after `viewWillUnload`.
    case finishUnloading(ControllerID)
    /// Notifies all that handle a notification that the script posts.
    case post(NameID, info: UInt32)
    /// Notifies all that handle a notification, by the rule that is cited.
    case notifyAll(NameID)
    // A new process.
    /// Recycles the slot of a controller of the previous process.
    case forget(ControllerID)
    case restarted
    case relaunch(inBackground: Bool)
    /// Creates the stack of the result again, as code of the app did.
    case recreateStack
}

/// Saving and restoring state. A number is the place of an entry in the archive.
package enum RestorationOperation: Hashable, Sendable, BitwiseCopyable {
    case askToSave
    case saveAnswered
    case save(ControllerID, by: UInt32, isPresented: Bool)
    case encode(UInt32)
    /// The inherited `encodeRestorableState`.
    case encodeContents(UInt32)
    case saveBelow(UInt32)
    case saveViews
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
    case decodeViews
    case finish(UInt32)
    case endRestoring
    case present(ControllerID, from: ControllerID)
}
