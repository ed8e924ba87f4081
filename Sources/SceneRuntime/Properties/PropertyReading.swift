/// What reading a property gives: see `World.read(_:of:)`.
package enum PropertyReading: Hashable, Sendable, BitwiseCopyable {
    case value(Argument)
    /// The value is there once this has been performed: then it is `World.result`.
    case perform(Request)
    /// The object has no such property.
    case unavailable
}

/// What setting a property comes to: see `World.write(_:of:_:)`.
package enum Writing: Hashable, Sendable, BitwiseCopyable {
    case done
    /// It changes the interface: this is to be performed, as a step.
    case perform(Request)
    /// The value is of the wrong type.
    case mismatch
    /// The object has no such property, or it cannot be set.
    case unavailable
}
