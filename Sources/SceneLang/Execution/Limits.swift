/// The limits of a run. Exceeding one is an error of the script, never a crash.
///
/// `grammar.md` lists them under "Limits".
public struct Limits: Hashable, Sendable {
    /// The maximum depth of calls of functions and closures.
    public var callDepth = 1_000
    /// The maximum depth of handlers that run inside of handlers.
    public var handlerDepth = 64
    /// The maximum depth of UIKit's calls, as the trace indents them.
    public var nestedCalls = 10_000
    /// The maximum number of verbs that a step runs.
    public var verbsPerStep = 10_000
    /// The maximum work between two steps, which stops an endless loop within two seconds: a jump or a call counts 1,
    /// an instruction that the interpreter loop does not perform itself `Machine.slowPathCost`, and the work of
    /// built-in functions `WorkCost`.
    public var instructions = 100_000_000
    /// The maximum number of bytes that are printed between two steps.
    public var output = 64 << 20
    /// The maximum number of steps of a scenario.
    public var steps = 10_000_000
    /// The maximum number of living controllers.
    public var controllers = 1_000_000
    /// The maximum number of elements of a collection, and of bytes of a string.
    public var elements = 1 << 24
    /// The maximum number of elements of all strings and collections together: four times `elements`, and at least a
    /// million.
    var elementTotal: Int { max(4 * min(elements, Int.max >> 3), 1 << 20) }

    /// The maximum nesting of blocks, parentheses and operators.
    public var nesting = ParserLimits().nesting
    /// The maximum size of a source file, in bytes.
    public var fileSize = SourceFile.maximumSize

    public init() {}

    /// The limits of the parser.
    var parser: ParserLimits {
        var limits = ParserLimits()
        limits.nesting = nesting
        limits.fileSize = fileSize
        return limits
    }
}
