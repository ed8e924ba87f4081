/// A line of the world: a call that UIKit makes, a warning, an exception, a leak.
///
/// It is a trivial value. Only `TraceWriter` makes text of it.
public struct Event: Hashable, Sendable, BitwiseCopyable {
    public enum Kind: UInt8, Sendable, BitwiseCopyable {
        case call, warning, exception, leak
        /// A request that changes nothing: see `NoEffect`.
        case nothing
    }

    public var kind: Kind
    /// Whether the script handles the call, so that it is printed even if its category is off.
    public var isHandled: Bool
    /// The number of enclosing calls.
    public var depth: UInt16
    /// The rule that caused the line.
    public var rule: Rule
    /// For a call, the method. For a message, `.action`, which has no meaning.
    public var method: Method
    /// For a warning or exception of UIKit, its message.
    public var message: UIKitMessage
    /// For a call, the receiver. For a message, its first object.
    public var receiver: ObjectRef
    /// The receiver's class and its number among the instances of the class, because a name outlives its controller.
    public var receiverName: InstanceName
    /// For a view as receiver, the view with its place in its controller.
    public var receiverView = Argument.absent
    /// For `.action` and similar methods, the name of the script's method.
    public var name: NameID
    public var arguments: (Argument, Argument, Argument)
    /// The names of the controllers among the arguments, by index.
    public var argumentNames: (InstanceName, InstanceName, InstanceName)
    /// For a message, a fourth object.
    public var fourthName = InstanceName.none
    /// For an exception of the model and not of UIKit, the refusal.
    public var refusal = Refusal.none
    /// For `.nothing`, why the request changes nothing.
    public var noEffect = NoEffect.none
    /// Virtual seconds since the scenario began.
    public var time: Double

    /// Creates an empty event.
    init(_ kind: Kind, depth: Int, rule: Rule, at time: Double) {
        self.kind = kind
        isHandled = false
        self.depth = UInt16(clamping: depth)
        self.rule = rule
        method = .action
        message = .none
        receiver = .none
        receiverName = .none
        name = .none
        arguments = (.absent, .absent, .absent)
        argumentNames = (.none, .none, .none)
        self.time = time
    }

    /// Whether it is a call to a delegate of the app for which the script has no handler (`Category.unhandled`).
    package var isUnhandled: Bool { kind == .call && !isHandled && receiver.isAppDelegate }

    /// Returns the argument at an index, with its name if it is a controller; absent after the last one.
    func argument(_ place: Int) -> (Argument, InstanceName) {
        switch place {
        case 0: (arguments.0, argumentNames.0)
        case 1: (arguments.1, argumentNames.1)
        case 2: (arguments.2, argumentNames.2)
        default: (.absent, .none)
        }
    }

    public static func == (a: Event, b: Event) -> Bool {
        a.kind == b.kind && a.depth == b.depth && a.rule == b.rule && a.method == b.method && a.message == b.message
            && a.refusal == b.refusal && a.noEffect == b.noEffect
            && a.receiver == b.receiver && a.receiverName == b.receiverName && a.name == b.name
            && a.arguments.0 == b.arguments.0 && a.arguments.1 == b.arguments.1 && a.arguments.2 == b.arguments.2
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(method)
        hasher.combine(receiver)
        hasher.combine(receiverName)
    }
}

/// The name of an instance: its class, and its number among the instances of the scenario.
public struct InstanceName: Hashable, Sendable, BitwiseCopyable {
    // A single word, because names are compared for each line.
    private let bits: UInt64

    @inline(__always)
    public init(_ cls: ClassID, _ ordinal: UInt32) { bits = UInt64(ordinal) << 32 | UInt64(cls.raw) }

    public var cls: ClassID {
        @inline(__always) get { ClassID(UInt32(truncatingIfNeeded: bits)) }
    }

    public var ordinal: UInt32 {
        @inline(__always) get { UInt32(truncatingIfNeeded: bits >> 32) }
    }

    public static var none: InstanceName { InstanceName(.none, 0) }
}
