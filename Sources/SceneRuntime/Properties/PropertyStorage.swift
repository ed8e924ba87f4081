/// Where the value of a property is.
enum PropertyStorage: Sendable, BitwiseCopyable {
    /// A flag of the controller.
    case flag(ControllerFlags)
    /// A fact of the controller's motion: true inside of the callbacks of appearance only (FLAGS-WINDOW-1).
    case motion(ControllerFlags)
    /// A flag of the controller that means false.
    case negatedFlag(ControllerFlags)
    /// A weak reference to who answers for the controller.
    case reference(DelegateSlot)
    /// A text that whoever runs the script keeps: `World.read` knows none. Until the script sets it, it is what the
    /// class declares.
    case script(declared: ClassText? = nil)
    /// The views in a view: `World.subviews(of:)`.
    case views
    /// A function reads it, and nothing sets it.
    case get(PropertyGetter)
    /// A function reads it, and another one sets it.
    case getSet(PropertyAccessor)
}

/// The weak references of a controller that are properties.
enum DelegateSlot: UInt8, Sendable, BitwiseCopyable {
    /// Of a presentation controller: the delegate of the presentation.
    case delegate
    case dataSource, transitioningDelegate
}

extension Delegation {
    /// A weak reference of the controller, or with `ofPresentation` of its presentation controller.
    subscript(slot: DelegateSlot, ofPresentation ofPresentation: Bool) -> WeakReference {
        get {
            switch slot {
            case .delegate: ofPresentation ? presentationDelegate : delegate
            case .dataSource: dataSource
            case .transitioningDelegate: transitioningDelegate
            }
        }
        set {
            switch slot {
            case .delegate: if ofPresentation { presentationDelegate = newValue } else { delegate = newValue }
            case .dataSource: dataSource = newValue
            case .transitioningDelegate: transitioningDelegate = newValue
            }
        }
    }
}
