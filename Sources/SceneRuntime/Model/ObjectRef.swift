/// A reference to an object that can receive a call or has properties: a kind and a handle.
public struct ObjectRef: Hashable, Sendable, BitwiseCopyable {
    // open: new cases need no code where they are ignored.
    /// The kind of the object. `spec` has its facts.
    public enum Kind: UInt8, Sendable, BitwiseCopyable {
        /// No object: Swift's `nil`.
        case none
        case controller
        case view
        /// The application delegate, printed `app`.
        case app
        /// The scene delegate, printed `scene`.
        case scene
        case window
        /// A declared `delegate`.
        case delegate
        /// A declared `style`: presentation controller, transitioning delegate and animator in one.
        case style
        case storyboard
        /// A custom segue class that is performing.
        case segueClass
        /// The presentation controller of the controller `index`.
        case presentationController
        /// The transition coordinator of the transition whose serial number is `index`; 0 if it has not begun.
        case coordinator
        /// The device of the environment.
        case device
        /// The coder of saved state with the number `index`.
        case coder
        /// A class of controllers, the receiver of its class methods.
        case controllerClass
        /// A value: traits, packed into `index`.
        case traits
        /// A value: insets, packed into `index`.
        case insets
        /// A value: a layout guide, whose length is `index`.
        case guide
        /// The context of the transition whose serial number is `index`, which its animator receives.
        case transitionContext
        /// What the controller `index` shows in a navigation bar, or in a tab bar.
        case navigationItem, tabBarItem
        /// A private view of UIKit between a window and the root's view. `index` is the number of the window, doubled,
        /// plus 1 for the outer one.
        case systemView
        /// The trait overrides of the controller `index`.
        case traitOverrides
        /// The additional safe area insets of the controller `index`.
        case additionalInsets
        /// The edit button of the controller `index`.
        case editButton
        /// A bar of a container. `index` is the number of the container, times 4, plus that of the `ControllerBar`.
        case bar
        /// The delegate of the notification center, printed `center`.
        case notificationCenter
        /// The launch options, and those of a connection: of the first scene, or with `index` 2 of the second.
        case launchOptions, connectionOptions
    }

    public let kind: Kind
    /// The number of the object in the array or table of `kind`, as `kind` says.
    public let index: UInt32

    public init(_ kind: Kind, _ index: UInt32 = 0) {
        self.kind = kind
        self.index = index
    }

    public init(_ controller: ControllerID) {
        self.init(controller.exists ? .controller : .none, controller.raw)
    }

    public init(_ view: ViewID) {
        self.init(view.exists ? .view : .none, view.raw)
    }

    /// No object.
    public static var none: ObjectRef { ObjectRef(Kind.none, 0) }

    /// Whether it refers to an object.
    public var exists: Bool { kind != .none }

    /// The controller that it refers to, or none.
    public var controller: ControllerID { kind == .controller ? ControllerID(index) : .none }

    /// Whether it is a delegate of the app, of a scene or of the notification center.
    package var isOfApp: Bool { kind == .app || kind == .scene || kind == .notificationCenter }

    /// The view that it refers to, or none.
    public var view: ViewID { kind == .view ? ViewID(index) : .none }

    /// Whether it is the delegate of the app, a scene or the notification center: UIKit's calls to it can have lines
    /// without a handler.
    package var isAppDelegate: Bool { kind == .app || kind == .scene || kind == .notificationCenter }

    /// The controller that it is or is a part of, such as that of a bar; none for a view, which only the world knows.
    @inline(__always)
    package var owner: ControllerID {
        kind.spec.index == .controller ? ControllerID(index) : bar?.container ?? .none
    }
}
