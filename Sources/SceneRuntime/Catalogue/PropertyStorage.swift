/// Where the value of a property is stored.
enum PropertyStorage: Sendable, BitwiseCopyable {
    /// A flag of the controller.
    case flag(ControllerFlags)
    /// A flag about a transition of the controller, such as `isBeingPresented`: true only during appearance callbacks
    /// (FLAGS-WINDOW-1).
    case motion(ControllerFlags)
    /// A flag of the controller whose negation is the value.
    case negatedFlag(ControllerFlags)
    /// A weak reference to a delegate of the controller.
    case reference(DelegateSlot)
    /// A value that the interpreter stores, so that `World.read` does not support it. Its initial value is that of the
    /// class.
    case script(declared: ClassText? = nil)
    /// A declaration sets it, and a function of its row reads it.
    case declared(ClassText)
    /// The views in a view: `World.subviews(of:)`.
    case views
    /// A function of its row reads it, and another one sets it, if the row has one.
    case computed
}

/// The weak references of a controller that are properties.
enum DelegateSlot: UInt8, Sendable, BitwiseCopyable {
    /// For a presentation controller, the delegate of the presentation.
    case delegate
    case dataSource, transitioningDelegate, searchResultsUpdater
}
