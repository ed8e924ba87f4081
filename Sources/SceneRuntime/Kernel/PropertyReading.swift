/// The result of reading a property: see `World.read(_:of:)`.
package enum PropertyReading: Hashable, Sendable, BitwiseCopyable {
    case value(Argument)
    /// This request must be performed first. The value is then in `World.createdObject`.
    case perform(Request)
    /// The object has no such property.
    case unavailable
}

/// The result of setting a property: see `World.write(_:of:_:)`.
package enum PropertyWriting: Hashable, Sendable, BitwiseCopyable {
    case done
    /// Setting the property changes the interface: this request must be performed, as a step.
    case perform(Request)
    /// The value is of the wrong type.
    case mismatch
    /// The object has no such property, or it cannot be set.
    case unavailable
}
