/// A reference to anything that can receive a call or be asked for a property: a kind and a handle.
public struct ObjectRef: Hashable, Sendable, BitwiseCopyable {
    /// What kind of thing `index` names.
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
        /// The transition coordinator of the transition whose serial number is `index`; 0 where it has not begun.
        case coordinator
        /// The gesture recogniser, bar item and kin that a property names; printed by its kind only.
        case device
        /// The coder of saved state with the number `index`.
        case coder
        /// A class of controllers, which is asked for an instance.
        case controllerClass
        /// A value: traits, packed into `index`.
        case traits
        /// A value: insets, packed into `index`.
        case insets
        /// A value: a layout guide, whose length is `index`.
        case guide
        /// The context of the transition whose serial number is `index`: what an animator gets.
        case transitionContext
        /// A private view of UIKit between a window and the root's view. `index` is the number of the window, doubled,
        /// plus 1 for the outer one.
        case systemView
    }

    public let kind: Kind
    /// The handle's number in the arena or table of `kind`.
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

    /// Whether `self` refers to something.
    public var exists: Bool { kind != .none }

    /// The controller that is referred to, or none.
    public var controller: ControllerID { kind == .controller ? ControllerID(index) : .none }

    /// The view that is referred to, or none.
    public var view: ViewID { kind == .view ? ViewID(index) : .none }
}
