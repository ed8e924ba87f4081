/// The switches over operations, by family. Each case is one call of its rule. Rare families are not inlined
/// (`@inline(never)`), so that the others need a smaller stack frame.
extension World {
    /// Performs an operation of the queue `Agenda.now`.
    @inline(__always)
    mutating func perform(_ operation: Operation) {
        switch operation {
        case .request(let request):
            if rarely(comesTooLate(request)) { refuse(.appEnded, .none, .none) } else { perform(request) }
        case .call(let receiver, let method, let argument): make(receiver, method, argument)
        case .send(let index): makeCall(at: index)
        case .handler(let index): handleCall(at: index)
        case .leave: leave()
        case .registered(let block, let traits): runRegistered(block, with: traits)
        case .timer(let block): runTimer(block)
        case .block(let block): run(block, with: .absent)
        case .drop(let block): drop(block)
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
        case .custom(let operation): perform(operation)
        case .responder(let operation): perform(operation)
        case .rotation(let operation): perform(operation)
        case .archive(let operation): perform(operation)
        case .split(let operation): perform(operation)
        }
    }

    @inline(__always) mutating func then(_ operation: InstanceOperation) { then(.instance(operation)) }
    @inline(__always) mutating func then(_ operation: ViewOperation) { then(.view(operation)) }
    @inline(__always) mutating func then(_ operation: StructureOperation) { then(.structure(operation)) }
    @inline(__always) mutating func then(_ operation: TransitionOperation) { then(.transition(operation)) }
    @inline(__always) mutating func then(_ operation: SegueOperation) { then(.segue(operation)) }
    @inline(__always) mutating func then(_ operation: LaunchOperation) { then(.launch(operation)) }
    @inline(__always) mutating func then(_ operation: QuestionOperation) { then(.ask(operation)) }
    @inline(__always) mutating func then(_ operation: SystemOperation) { then(.system(operation)) }
    @inline(__always) mutating func then(_ operation: PageOperation) { then(.page(operation)) }
    @inline(__always) mutating func then(_ operation: CustomOperation) { then(.custom(operation)) }
    @inline(__always) mutating func then(_ operation: ResponderOperation) { then(.responder(operation)) }
    @inline(__always) mutating func then(_ operation: ArchiveOperation) { then(.archive(operation)) }
    @inline(__always) mutating func then(_ operation: SplitOperation) { then(.split(operation)) }
}
