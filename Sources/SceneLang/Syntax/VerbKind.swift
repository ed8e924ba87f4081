/// What the compiler makes of a verb statement.
enum VerbKind: Hashable, Sendable {
    /// What an expectation checks.
    enum Expected: Hashable, Sendable {
        case value, call, noCall, trace, warning, noWarning, exception
    }

    /// A step that asks something of the world: `Machine.perform` has its code.
    case request
    /// The same, but what `begin` left in flight goes on, where another step lets it end first.
    case resumingRequest
    /// Steps with instructions of their own.
    case turn, begin, release
    /// No step: prints something, or says what is printed.
    case print, tree, trace
    /// No step: checks what happened.
    case expectation(Expected)

    /// Whether the statement is a step, which may change something.
    var isStep: Bool {
        switch self {
        case .request, .resumingRequest, .turn, .begin, .release: true
        case .print, .tree, .trace, .expectation: false
        }
    }

    /// Whether the statement can follow `begin`: it asks something of the world by itself.
    var canBegin: Bool {
        switch self {
        case .request, .resumingRequest: true
        case .turn, .begin, .release, .print, .tree, .trace, .expectation: false
        }
    }
}
