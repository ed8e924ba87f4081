/// A controller whose state has been saved: how it is found again, and what it was for its parent.
struct SavedController: Hashable, Sendable, BitwiseCopyable {
    enum Link: UInt8, Sendable, BitwiseCopyable {
        /// The window's root.
        case root
        /// A child of one of UIKit's own containers.
        case child
        case presented
        /// The parent's own code has encoded it.
        case encoded
    }

    var identifier = NameID.none
    var cls = ClassID.none
    /// The place of whoever led to it; 0 for the root.
    var parent: UInt32 = 0
    var link = Link.root
    /// The selected tab.
    var isSelected = false
    var style = ModalStyle.automatic
    var declaredStyle = StyleID.none
    var transitionStyle = ModalTransition.coverVertical
    /// Whether the inherited `encodeRestorableState` has run, which saves what a container holds.
    var savesContents = false
    /// While state is saved, whose entry this is; while it is restored, who was found for it.
    var controller = ControllerID.none
}

/// The saved state of the app. Place 0 is the app's own; the controllers follow, parents first.
struct Archive: Hashable, Sendable {
    enum Use: UInt8, Sendable, BitwiseCopyable {
        case idle, saving, restoring
    }

    var use = Use.idle
    /// Whether it can be restored from.
    var isComplete = false
    /// The coder of place 0; those of the controllers follow. No coder has the number of an earlier one.
    var firstCoder: UInt32 = 1
    var entries: [SavedController] = [SavedController()]
    /// The entry of a controller, while state is saved.
    var places: [ControllerID: UInt32] = [:]
}

/// How the app was launched, to launch it again.
struct LaunchRecipe: Hashable, Sendable {
    var root = LaunchOperation.makeRoot(StoryboardID(1))
    /// What the code put on the root's stack.
    var stack: [ClassID] = []
}
