/// The kind of code that the compiler emits for a verb statement.
enum VerbKind: Hashable, Sendable {
    /// The kind of an expectation.
    enum Expected: Hashable, Sendable {
        case value, call, noCall, trace, warning, noWarning, noUnknown, exception, leak, noLeak
    }

    /// A step with a request to the world. Its row makes the request, or `Machine.perform` has an arm for it.
    case request
    /// A step with a request that continues what `begin` has left running. Other steps finish that first.
    case resumingRequest
    /// Steps with instructions of their own.
    case turn, begin, release
    /// Not a step: prints something, or changes what is printed.
    case print, tree, trace
    /// Not a step: checks what happened.
    case expectation(Expected)

    /// Whether the statement is a step, which may change something.
    var isStep: Bool {
        switch self {
        case .request, .resumingRequest, .turn, .begin, .release: true
        case .print, .tree, .trace, .expectation: false
        }
    }

    /// Whether the statement can follow `begin`: it is a request to the world.
    var canBegin: Bool { self == .request || self == .resumingRequest }
}
