import SceneRuntime

/// A body with registers of its own: a function, handler, closure, completion block, initialiser or scenario.
///
/// When it begins its parameters are in R[0], R[1] …, then come its captures as they were given to `makeClosure`
/// (boxes or values). A handler's parameters are those of the method that it writes down: missing ones are left off
/// at the end.
struct FunctionCode: Hashable, Sendable, BitwiseCopyable {
    /// What the body is, for the chain of calls in messages and for what `return` means.
    enum Kind: UInt8, Sendable {
        case file, scenario, function, handler, closure, initialiser
    }

    var kind: Kind
    /// The name in messages and when the function is printed; none for a closure.
    var name = SceneRuntime.NameID.none
    /// The first instruction in `Program.code`.
    var entry: UInt32 = 0
    /// How many registers it uses, windows of calls included.
    var registerCount: UInt16 = 0
    var parameterCount: UInt8 = 0
    var captureCount: UInt16 = 0
    /// Whether a closure of it keeps self.
    var usesSelf = false
    var span: SourceSpan

    init(_ kind: Kind, span: SourceSpan) {
        self.kind = kind
        self.span = span
    }
}

/// The code and the variables of something that handlers are written for: a controller's class, a delegate, a style, a
/// segue class, the app. What a class inherits from another class of the script is flattened into it.
struct ObjectCode: Hashable, Sendable {
    /// The function of each handler that is written: positions in `Program.functions`.
    var handlers = HandlerTable()
    /// Actions, unwind actions and segue actions by name: positions in `Program.functions`.
    var actions: [SceneRuntime.NameID: UInt32] = [:]
    /// The handlers of notifications, by the notifications' names.
    var notifications: [SceneRuntime.NameID: UInt32] = [:]
    /// What a name means after a dot. Variables, functions and outlets of the script; UIKit's properties are not here.
    var members: [SceneRuntime.NameID: ObjectMember] = [:]
    /// The number of variables.
    var fieldCount: UInt16 = 0
    /// Of a class: what its first variables hold before `initialiser` runs, as positions in `Program.constants`.
    var firstValues: [UInt32] = []
    /// Sets the other variables (`setField`) and UIKit's properties (`loadSelf`, `setMember`) of a new instance; nil
    /// for none.
    var initialiser: UInt32?
    /// Of a class: the class of the script that it descends from.
    var base = ClassID.none

    init() {}
}

/// A member that the script declares.
enum ObjectMember: Hashable, Sendable {
    case field(UInt16, isWeak: Bool, isConstant: Bool)
    /// A function of self: a position in `Program.functions`.
    case function(UInt32)
    /// The view at a place of the class.
    case outlet(UInt16)
}
