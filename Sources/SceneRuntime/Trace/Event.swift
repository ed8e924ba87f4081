/// One line that the world has to say: a call that UIKit makes, a warning, an exception, a leak.
///
/// Trivial; text appears only in `TraceWriter`.
public struct Event: Hashable, Sendable, BitwiseCopyable {
    public enum Kind: UInt8, Sendable, BitwiseCopyable {
        case call, warning, exception, leak
    }

    public var kind: Kind
    /// Whether the script handles the call: it is printed even if its category is off.
    public var isHandled: Bool
    /// The number of calls that enclose the line.
    public var depth: UInt16
    /// Why the line is there.
    public var rule: Rule
    /// Of a call: the method. Of a message: `.action` (meaningless).
    public var method: Method
    /// Of a warning or exception of UIKit's: which text.
    public var message: UIKitMessage
    /// Who receives the call; of a message its first object.
    public var receiver: ObjectRef
    /// The receiver's class and its number among the instances of that class: names outlive controllers.
    public var receiverName: InstanceName
    /// Of `.action` and kin: the name of the script's method.
    public var name: NameID
    public var arguments: (Argument, Argument, Argument)
    /// The names of controllers among the arguments, in their places.
    public var argumentNames: (InstanceName, InstanceName, InstanceName)
    /// Of a message: a fourth object.
    public var fourthName = InstanceName.none
    /// Of an exception that is the model's own and not UIKit's: what is refused.
    public var refusal = Refusal.none
    /// Virtual seconds since the scenario began.
    public var time: Double

    /// An event of which nothing is known yet.
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

    /// The argument at a place, with the name of the controller that it is; absent behind the last one.
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
            && a.refusal == b.refusal
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
    // One word: names are compared for each line.
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
