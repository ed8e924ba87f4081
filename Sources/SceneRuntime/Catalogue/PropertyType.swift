// open: new cases need no code where they are ignored.
/// The type of a property's value. It determines what a script may assign, and which members the value has.
package enum PropertyType: Hashable, Sendable, BitwiseCopyable {
    /// A Boolean. `usually` is the value that nearly every controller has.
    case boolean(usually: Bool = false)
    /// A string or nil.
    case text
    /// The index of a tab.
    case tabIndex
    /// A whole number of points.
    case points
    /// The level of a window: a number, or a symbol for one.
    case level
    case size
    /// A rectangle in whole points.
    case rect
    /// A case of an enumeration of UIKit, such as `.coverVertical`.
    case symbol(PropertySymbols)
    /// The symbol of a presentation style, or a style that the script declares.
    case presentationStyle
    /// A controller of a kind, or of any kind if none is given; or nil.
    case controller(ControllerKind? = nil)
    /// A controller of any kind, which can be set to nil.
    case optionalController
    /// A list of controllers.
    case controllers
    /// A delegate, a data source, or nil.
    case delegate
    /// A view or nil.
    case view
    /// A list of views.
    case views
    /// An action of an alert, or nil.
    case alertAction
    /// A list of actions of an alert.
    case alertActions
    /// A list of whole numbers. A function returns its only element, or null for none.
    case numbers
    /// Any responder, or nil.
    case responder
    case window, storyboard, presentationController, coordinator, traits, insets, guide, navigationItem, tabBarItem,
        editButton, bar
}

// open: new cases need no code where they are ignored.
/// The symbols that a property accepts.
package enum PropertySymbols: UInt8, Sendable, BitwiseCopyable {
    case modalTransition, pageTransition
    /// The kinds of `preferredTransition`; nil is accepted, too.
    case viewTransition
    /// One orientation, or a set of them.
    case orientation, orientations
    case sizeClass, interfaceStyle, edges
    /// The flexible parts of an autoresizing mask.
    case autoresizing
    case splitStyle, displayMode
    case alertStyle
    /// One detent of a sheet or nil, and a list of them.
    case detent, detents
    /// Any symbol.
    case any

    /// Whether nil is a value, too.
    package var isOptional: Bool { self == .detent || self == .viewTransition }

    /// Whether the property also accepts a list of the symbols.
    package var isOptionSet: Bool {
        switch self {
        case .orientations, .edges, .autoresizing, .detents: true
        default: false
        }
    }
}
