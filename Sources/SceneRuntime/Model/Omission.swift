/// A part of the model that a test switches off, to check that a script fails without it.
package struct Omission: Hashable, Sendable, BitwiseCopyable {
    /// The number of a rule, 0 for none.
    var ruleNumber: UInt16 = 0
    /// The number of a property, or nil.
    var propertyNumber: UInt8?

    package init() {}
}
