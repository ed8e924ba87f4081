/// Why a program ends.
enum EndOfProgram: UInt16, Sendable {
    /// `fatalError(text)` and `preconditionFailure(text)`: the text.
    case text
    case assertion, precondition
    /// `value!`.
    case unwrapped
    case implicitlyUnwrapped
    case unowned
}

/// How `Primitive.print` prints.
enum PrintForm: UInt16, Sendable {
    /// `print`: the last two values are the separator and the terminator; nil for the usual ones.
    case plain
    /// `debugPrint`, the same with quotes.
    case debug
    case dump
    /// `NSLog`: a format and its values.
    case log
}
