import SceneRuntime

/// The values that a property can be set to.
struct PropertyValue: Sendable {
    /// The literals among its values.
    let literals: LiteralKinds
    /// The description of its values in messages.
    let noun: String

    private init(_ literals: LiteralKinds, _ noun: String) {
        self.literals = literals
        self.noun = noun
    }

    /// Returns the values of a property; nil if it cannot be set.
    static func of(_ property: Property) -> PropertyValue? {
        property.spec.isSettableInDeclaration ? of(property.spec.type) : nil
    }

    /// Returns the values of a type; nil if no settable property has the type.
    private static func of(_ type: PropertyType) -> PropertyValue? {
        switch type {
        case .boolean: PropertyValue(.boolean, "true or false")
        case .symbol(let family) where family.isOptionSet:
            PropertyValue([.symbol, .array], "a symbol (a dot and a word) or a list of symbols")
        case .symbol(let family) where family.isOptional: PropertyValue([.symbol, .null], "a symbol or nil")
        case .symbol, .presentationStyle: PropertyValue(.symbol, "a symbol (a dot and a word)")
        case .text: PropertyValue([.text, .null], "a string or nil")
        case .tabIndex: PropertyValue(.integer, "the number of a tab")
        case .size: PropertyValue(.size, "a size such as 320x480")
        case .rect: PropertyValue(.size, "a rectangle such as CGRect(x: 0, y: 0, width: 100, height: 44)")
        case .controllers: PropertyValue(.array, "a list of controllers")
        case .controller(.some), .optionalController: PropertyValue(.null, "a controller or nil")
        case .controller(nil): PropertyValue([], "a controller")
        case .delegate: PropertyValue(.null, "a delegate or nil")
        case .view: PropertyValue(.null, "a view or nil")
        case .views: PropertyValue([.array, .null], "a list of views")
        case .alertAction: PropertyValue(.null, "an action or nil")
        case .alertActions: PropertyValue(.array, "a list of actions")
        case .points: PropertyValue(.integer, "a whole number of points")
        case .level: PropertyValue([.integer, .double, .symbol], "a number, .normal, .statusBar or .alert")
        case .insets: PropertyValue([], "insets")
        default: nil
        }
    }
}
