/// A controller with saved state: how it is found again, and its relation to its parent.
struct SavedController: Hashable, Sendable, BitwiseCopyable {
    enum Link: UInt8, Sendable, BitwiseCopyable {
        /// The window's root.
        case root
        /// A child of one of UIKit's own containers.
        case child
        case presented
        /// The script of the parent has encoded it.
        case encoded
    }

    var identifier = NameID.none
    var cls = ClassID.none
    /// The index of the entry that leads to it; 0 for the root.
    var parent: UInt32 = 0
    var link = Link.root
    /// The selected tab.
    var isSelected = false
    var style = ModalStyle.automatic
    var customStyle = StyleID.none
    var transitionStyle = ModalTransition.coverVertical
    /// Whether the inherited `encodeRestorableState` has run, which saves the children of a container.
    var savesContents = false
    /// While state is saved, the controller of the entry; while it is restored, the controller that was found for it.
    var controller = ControllerID.none
}

/// A view with saved state.
struct SavedView: Hashable, Sendable, BitwiseCopyable {
    /// The entry of its controller.
    let entry: UInt32
    var identifier: NameID
}

/// The saved state of the app. Entry 0 is the app itself; the controllers follow, parents first.
struct Archive: Hashable, Sendable {
    enum Use: UInt8, Sendable, BitwiseCopyable {
        case idle, saving, restoring
    }

    var use = Use.idle
    /// Whether it is complete and can be restored.
    var isComplete = false
    /// The coder of entry 0; those of the controllers follow. Numbers of coders are never reused.
    var firstCoder: UInt32 = 1
    var entries: [SavedController] = [SavedController()]
    /// The views, in the order of their controllers.
    var views: [SavedView] = []
    /// The entries of controllers, while state is saved.
    var places: [ControllerID: UInt32] = [:]
}

/// How the app was launched, to launch it again.
struct LaunchRecipe: Hashable, Sendable {
    var root = LaunchOperation.makeRoot(StoryboardID.main)
    /// The stack of the root that code has set.
    var stack: [ClassID] = []
}
