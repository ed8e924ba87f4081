/// A part of the model that a test switches off, to check that a script fails without it.
package struct Omission: Hashable, Sendable, BitwiseCopyable {
    /// The raw value of the omitted rule, 0 for none.
    var ruleNumber: UInt16 = 0
    /// The raw value of the omitted property, or nil.
    var propertyNumber: UInt8?

    package init() {}
}
