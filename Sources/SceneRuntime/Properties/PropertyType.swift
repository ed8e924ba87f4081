/// The type of a property's value. What a script may assign, and what can follow its name, is a matter of the type.
package enum PropertyType: Hashable, Sendable, BitwiseCopyable {
    /// A Bool, and the value that nearly every controller has.
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
    /// A controller or nil; of one kind, where the type says so.
    case controller(BaseKind? = nil)
    /// A list of controllers.
    case controllers
    /// An object that serves as delegate or data source, or nil.
    case delegate
    /// A view or nil.
    case view
    /// A list of views.
    case views
    /// Any responder, or nil.
    case responder
    case window, storyboard, presentationController, coordinator, traits, insets, guide
}

/// The symbols that belong together: those that a property, operand or clause can have.
package enum PropertySymbols: UInt8, Sendable, BitwiseCopyable {
    case modalTransition, pageTransition
    /// One orientation, or a set of them.
    case orientation, orientations
    case sizeClass, edges
    case splitStyle, displayMode
    /// Symbols without a list.
    case any

    /// Whether a list of the symbols is a value, too.
    package var isOptionSet: Bool {
        switch self {
        case .orientations, .edges: true
        case .modalTransition, .pageTransition, .orientation, .sizeClass, .splitStyle, .displayMode, .any: false
        }
    }
}
