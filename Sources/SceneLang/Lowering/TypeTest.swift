import SceneRuntime

/// The type of a cast or a pattern.
struct TypeTest: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        /// `Any`: every value.
        case any
        case string, integer, number, boolean, function, error
        /// An array; the elements are of the type number `element` of `Program.typeTests`.
        case array(element: UInt32)
        /// A dictionary; the values are of the type number `value`.
        case dictionary(value: UInt32)
        case set
        /// A controller of a class of the script, or of UIKit.
        case controller(ClassID)
        case base(ControllerKind)
        /// A view of UIKit's class with this name.
        case view
        /// A class, structure, enumeration or protocol of Swift in the script: a position in `Program.types`.
        case nominal(UInt32)
        /// A parameter of a generic function or type: what it stands for is not known.
        case generic
        /// A type that the script does not declare.
        case undeclared
    }

    let kind: Kind
    /// The type as it is written, for messages.
    let name: NameID
}
