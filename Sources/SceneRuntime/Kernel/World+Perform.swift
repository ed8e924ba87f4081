/// The switches over operations, by family. Each case is one call of its rule. Rare families are not inlined
/// (`@inline(never)`), so that the others need a smaller stack frame.
extension World {
    /// Performs an operation of the queue `Agenda.now`.
    @inline(__always)
    mutating func perform(_ operation: Operation) {
        switch operation {
        case .request(let request):
            if rarely(comesTooLate(request)) { refuse(.appEnded, .none, .none) } else { perform(request) }
        case .call(let receiver, let method, let argument): makeCall(receiver, method, argument)
        case .makeCall(let index): makeCall(at: index)
        case .handler(let index): handleCall(at: index)
        case .endCall: endCall()
        case .registered(let block, let traits): runRegistered(block, with: traits)
        case .observer(let block, let info, let name): runObserver(block, info: info, name)
        case .timer(let block): runTimer(block)
        case .block(let block): run(block, with: .absent)
        case .drop(let block): discardCompletion(block)
        case .warn(let message, let a, let b, let c): emitMessage(.warning, message, a, b, c)
        case .die: stop(for: .exception)
        case .instance(let operation): perform(operation)
        case .view(let operation): perform(operation)
        case .structure(let operation): perform(operation)
        case .transition(let operation): perform(operation)
        case .segue(let operation): perform(operation)
        case .launch(let operation): perform(operation)
        case .ask(let operation): perform(operation)
        case .system(let operation): perform(operation)
        case .page(let operation): perform(operation)
        case .animator(let operation): perform(operation)
        case .responder(let operation): perform(operation)
        case .rotation(let operation): perform(operation)
        case .restoration(let operation): perform(operation)
        case .split(let operation): perform(operation)
        }
    }

    @inline(__always) mutating func enqueue(_ operation: InstanceOperation) { enqueue(.instance(operation)) }
    @inline(__always) mutating func enqueue(_ operation: ViewOperation) { enqueue(.view(operation)) }
    @inline(__always) mutating func enqueue(_ operation: StructureOperation) { enqueue(.structure(operation)) }
    @inline(__always) mutating func enqueue(_ operation: TransitionOperation) { enqueue(.transition(operation)) }
    @inline(__always) mutating func enqueue(_ operation: SegueOperation) { enqueue(.segue(operation)) }
    @inline(__always) mutating func enqueue(_ operation: LaunchOperation) { enqueue(.launch(operation)) }
    @inline(__always) mutating func enqueue(_ operation: QuestionOperation) { enqueue(.ask(operation)) }
    @inline(__always) mutating func enqueue(_ operation: SystemOperation) { enqueue(.system(operation)) }
    @inline(__always) mutating func enqueue(_ operation: PageOperation) { enqueue(.page(operation)) }
    @inline(__always) mutating func enqueue(_ operation: AnimatorOperation) { enqueue(.animator(operation)) }
    @inline(__always) mutating func enqueue(_ operation: ResponderOperation) { enqueue(.responder(operation)) }
    @inline(__always) mutating func enqueue(_ operation: RestorationOperation) { enqueue(.restoration(operation)) }
    @inline(__always) mutating func enqueue(_ operation: SplitOperation) { enqueue(.split(operation)) }
}
