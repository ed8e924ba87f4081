/// Why the world has stopped: see `World.next`.
public enum Outcome: Hashable, Sendable, BitwiseCopyable {
    /// As many lines have become text as may at once.
    case lines
    /// One line that is no text: `Telling.event`.
    case event
    /// A handler of the script is due: `World.due`. Its answer goes to `World.answer` when it returns.
    case body
    /// The initialisers of a new instance's variables and properties are due.
    case initialise(ControllerID)
    /// A completion block is due.
    case block(BlockID)
    /// A completion block that will never run: whatever it keeps is to be let go.
    case drop(BlockID)
    /// An instance with variables is gone: whatever they keep is to be let go. See `World.hearsOfAllEnds`.
    case gone(ControllerID)
    /// An archive connects an outlet, `World.connection`.
    case connect
    /// A new process begins: the variables of delegates, styles and the app have their first values again.
    case restarted
    /// The app has ended in an exception; the event with its text came before.
    case exception
    /// Nothing is left above the floor (and, with `settle`, nothing is pending).
    case idle
}

/// A handler of the script that is due.
public struct Body: Hashable, Sendable, BitwiseCopyable {
    /// Whose handler.
    public var receiver: ObjectRef
    public var method: Method
    /// Of `.action` and kin: the name of the script's method.
    public var name: NameID
    /// The arguments, in the order of the handler's parameters.
    public var first: Argument
    public var second: Argument
    public var third: Argument

    /// Before the first handler.
    static var none: Body {
        Body(receiver: .none, method: .action, name: .none, first: .absent, second: .absent, third: .absent)
    }
}

/// An archive connects an outlet: the variable of that name, if there is one, holds the view from now on.
public struct Connection: Hashable, Sendable, BitwiseCopyable {
    public var owner = ControllerID.none
    public var outlet = NameID.none
    public var view = ViewID.none
}
