/// The reason why `World.next` returned.
public enum WorldOutcome: Hashable, Sendable, BitwiseCopyable {
    /// The maximum number of lines of text has been reached.
    case lines
    /// A line of the trace must be handled as an event: `LineBatch.event`.
    case event
    /// A handler of the script must run: `World.pendingHandler`. Its result goes to `World.returnValue`.
    case handler
    /// The initial values of a new instance's variables and properties must be set.
    case initialise(ControllerID)
    /// A completion block must run.
    case block(BlockID)
    /// A block that is registered for changes of traits must run, and stays registered.
    case registered(BlockID)
    /// A completion block will never run, and must be released.
    case drop(BlockID)
    /// An instance with variables was deallocated, and the variables must be released. See `World.reportsAllDeinits`.
    case deallocated(ControllerID)
    /// An outlet must be connected: `World.connection`.
    case connect
    /// A new process begins: the variables of delegates, styles and the app must be reset.
    case restarted
    /// The app has ended with an exception. The line of the exception is in the trace already.
    case exception
    /// All operations are done that the current verb or handler has added to `Agenda.now`. If `settles` was true, the
    /// run loop is idle, too.
    case idle
}

/// A handler of the script that must run.
package struct PendingHandler: Hashable, Sendable, BitwiseCopyable {
    /// The receiver of the call.
    package var receiver: ObjectRef
    package var method: Method
    /// For an action or a notification, the name in the script; otherwise none.
    package var name: NameID
    /// The arguments, in the order of the handler's parameters.
    package var first: Argument
    package var second: Argument
    package var third: Argument

    /// The value of `World.pendingHandler` before the first handler runs.
    static var none: PendingHandler {
        PendingHandler(receiver: .none, method: .action, name: .none, first: .absent, second: .absent, third: .absent)
    }
}

/// A connection of an outlet: the variable with that name, if there is one, gets the view.
package struct Connection: Hashable, Sendable, BitwiseCopyable {
    package var owner = ControllerID.none
    package var outlet = NameID.none
    package var view = ViewID.none
}
