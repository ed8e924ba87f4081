/// Bounds on one run of a script. Reaching one is an error of the script, never a crash.
///
/// - Source: language.md, section 9.
public struct Limits: Hashable, Sendable {
    /// The deepest nesting of calls of functions and closures.
    public var callDepth = 1_000
    /// The deepest nesting of handlers in handlers.
    public var handlerDepth = 64
    /// The deepest nesting of UIKit's calls in each other, as the trace indents them.
    public var nestedCalls = 10_000
    /// The verbs that one step may cause.
    public var verbsPerStep = 10_000
    /// The jumps and calls between two steps: a loop without end is stopped after some seconds.
    public var instructions = 1_000_000_000
    /// The steps of one scenario.
    public var steps = 10_000_000
    /// The controllers that are alive at a time.
    public var controllers = 1_000_000
    /// The elements of a collection, and the bytes of a string.
    public var elements = 1 << 24
    /// The elements of all strings and collections together: four of the largest, or a million small ones.
    var elementTotal: Int { max(4 * min(elements, 1 << 40), 1 << 20) }

    /// How deep blocks, parentheses and operators of the source may be nested.
    public var nesting = ParserLimits().nesting
    /// The bytes of a source file.
    public var fileSize = SourceFile.maximumSize

    public init() {}

    /// Those that the parser keeps to.
    var parser: ParserLimits {
        var limits = ParserLimits()
        limits.nesting = nesting
        limits.fileSize = fileSize
        return limits
    }
}
