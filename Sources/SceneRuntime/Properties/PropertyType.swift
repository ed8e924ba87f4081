/// The type of a property's value. It determines what a script may assign, and which members the value has.
package enum PropertyType: Hashable, Sendable, BitwiseCopyable {
    /// A Boolean, with the value that nearly every controller has.
    case boolean(usually: Bool = false)
    /// A string or nil.
    case text
    /// The number of a tab.
    case tabIndex
    /// A whole number of points.
    case points
    case size
    /// One of UIKit's symbols.
    case symbol(PropertySymbols)
    /// The symbol of a presentation style, or a declared style.
    case presentationStyle
    /// A controller or nil, of one kind if it is given.
    case controller(BaseKind? = nil)
    /// A list of controllers.
    case controllers
    /// A delegate, a data source, or nil.
    case delegate
    /// A view or nil.
    case view
    /// A list of views.
    case views
    /// An action of an alert or nil, and a list of them.
    case alertAction, alertActions
    /// Any responder, or nil.
    case responder
    case window, storyboard, presentationController, coordinator, traits, insets, guide
}

/// The symbols that a property accepts.
package enum PropertySymbols: UInt8, Sendable, BitwiseCopyable {
    case modalTransition, pageTransition
    /// Or nil.
    case viewTransition
    /// One orientation, or a set of them.
    case orientation, orientations
    case sizeClass, edges
    case splitStyle, displayMode
    case alertStyle
    /// Any symbol.
    case any

    /// Whether a list of the symbols is a value, too.
    package var isOptionSet: Bool {
        switch self {
        case .orientations, .edges: true
        case .modalTransition, .pageTransition, .viewTransition, .orientation, .sizeClass, .splitStyle, .displayMode,
            .alertStyle, .any:
            false
        }
    }
}
