import SceneRuntime

/// A body with registers of its own: a function, handler, closure, completion block, initial value or scenario.
///
/// At its start, its parameters are in R[0], R[1] …, followed by its captures as given to `makeClosure` (boxes or
/// values). A handler's parameters are the first ones of its method, as many as it declares.
struct FunctionCode: Hashable, Sendable, BitwiseCopyable {
    /// The kind of the body, for the call stack in messages and for the meaning of `return`.
    enum Kind: UInt8, Sendable {
        case file, scenario, function, handler, closure, initialiser
    }

    var kind: Kind
    /// The name in messages and when the function is printed; none for a closure.
    var name = NameID.none
    /// The first instruction in `Program.code`.
    var entry: UInt32 = 0
    /// The number of registers, including the windows of calls.
    var registerCount: UInt16 = 0
    var parameterCount: UInt8 = 0
    var captureCount: UInt16 = 0
    /// Whether a parameter is `inout`: bit n for parameter n.
    var inoutParameters: UInt32 = 0
    /// Whether a closure of the function captures self.
    var usesSelf = false
    /// Whether it is that of a key path.
    var isKeyPath = false
    /// Whether it is the body of a Swift declaration, or in one.
    var isSwift = false
    var span: SourceSpan

    init(_ kind: Kind, span: SourceSpan) {
        self.kind = kind
        self.span = span
    }
}

/// The code and the variables of an object with handlers: a class of controllers, a delegate, a style, a segue class,
/// the app. It includes what a class inherits from another class of the script.
struct ObjectCode: Hashable, Sendable {
    /// The function of each handler, as a position in `Program.functions`.
    var handlers = HandlerTable()
    /// Actions, unwind actions and segue actions by name: positions in `Program.functions`.
    var actions: [NameID: UInt32] = [:]
    /// The handlers of notifications, by the notifications' names.
    var notifications: [NameID: UInt32] = [:]
    /// The members by name: variables, functions and outlets of the script, without UIKit's properties.
    var members: [NameID: ObjectMember] = [:]
    /// The number of variables.
    var fieldCount: UInt16 = 0
    /// For a class: the initial values of its first variables before `initialiser` runs, as positions in
    /// `Program.constants`.
    var firstValues: [UInt32] = []
    /// Sets the other variables (`setField`) and UIKit's properties (`loadSelf`, `setMember`) of a new instance; nil
    /// for none.
    var initialiser: UInt32?
    /// For a class: its superclass in the script.
    var base = ClassID.none
    /// The functions with each base name, if one is in Swift's form.
    var calls: [NameID: [UInt32]] = [:]
    /// The functions that set properties of UIKit to the values of the getters that override them.
    var polls: [UInt32] = []

    init() {}

    /// Returns the member, or the action, with a name; nil if there is none.
    func member(named name: NameID) -> ObjectMember? { members[name] ?? actions[name].map { .function($0) } }
}

/// A member that the script declares.
enum ObjectMember: Hashable, Sendable {
    case field(UInt16, isWeak: Bool, isConstant: Bool)
    /// A function of self: a position in `Program.functions`.
    case function(UInt32)
    /// A view, by its number in the class.
    case outlet(UInt16)
    /// A property that runs code.
    case accessor(AccessorCode)
}
