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

extension Delegation {
    /// A weak reference of the controller, or with `ofPresentation` of its presentation controller.
    subscript(slot: DelegateSlot, ofPresentation ofPresentation: Bool) -> WeakReference {
        get {
            switch slot {
            case .delegate: ofPresentation ? presentationDelegate : delegate
            case .dataSource: dataSource
            case .transitioningDelegate: transitioningDelegate
            case .searchResultsUpdater: searchResultsUpdater
            }
        }
        set {
            switch slot {
            case .delegate: if ofPresentation { presentationDelegate = newValue } else { delegate = newValue }
            case .dataSource: dataSource = newValue
            case .transitioningDelegate: transitioningDelegate = newValue
            case .searchResultsUpdater: searchResultsUpdater = newValue
            }
        }
    }
}
