import SceneRuntime

/// The members of a type of Swift, as its values find them when the code runs.
struct TypeCode: Hashable, Sendable {
    // open: new cases need no code where they are ignored.
    enum Kind: UInt8, Sendable {
        case plainClass, structure, enumeration, library, protocolType, controller
    }

    /// A case of an enumeration.
    struct Case: Hashable, Sendable {
        let name: NameID
        /// The labels of the associated values; none for `_`.
        let labels: [NameID]
        /// The raw value, as a position in `Program.constants`.
        let rawValue: UInt32?
    }

    var name = NameID.none
    var kind = Kind.structure
    /// Whether it is a class of views.
    var isView = false
    /// Whether it is the delegate of the app, whose members are in the table of the app.
    var isApp = false
    /// The first of the delegates that stand for instances, or 0.
    var firstDelegate: UInt32 = 0
    /// The superclass, or 0.
    var parent: UInt32 = 0
    /// The class of controllers that it is, or none.
    var controller = ClassID.none
    /// The names of protocols, and of superclasses that nothing declares.
    var inherited: [NameID] = []
    var members: [NameID: ObjectMember] = [:]
    /// The functions with each base name.
    var calls: [NameID: [UInt32]] = [:]
    /// The handlers of a plain class that is a delegate.
    var handlers = HandlerTable()
    /// The stored properties, inherited ones first, with the enumeration that is the type of each, or 0.
    var fields: [(Field)] = []
    var cases: [Case] = []
    /// The `deinit` of the class and of its superclasses.
    var deinitialisers: [UInt32] = []
    /// The members of the type itself: getters and functions.
    var statics: [NameID: ObjectMember] = [:]
    var staticCalls: [NameID: [UInt32]] = [:]

    struct Field: Hashable, Sendable {
        let name: NameID
        let isWeak: Bool
    }

    /// Whether its values are copied when they are assigned.
    var isValue: Bool { kind == .structure || kind == .enumeration || kind == .library }
}

/// The parameters of a function in Swift's form, for calls whose function is known only when the code runs.
struct CallSignature: Hashable, Sendable {
    /// The labels of the parameters; none for `_`.
    var labels: [NameID] = []
    var shapes: [ParameterShape] = []
    /// The types of the parameters, as positions in `Program.typeTests`; empty if the labels identify the function.
    var types: [ParameterType] = []
}

/// The type of a parameter of a function that is overloaded by types.
struct ParameterType: Hashable, Sendable {
    /// A position in `Program.typeTests`.
    let test: UInt32
    let isOptional: Bool
}

/// Functions with the same name and labels, among which the arguments of a call choose.
struct OverloadSet: Hashable, Sendable {
    /// Positions in `Program.functions`.
    let functions: [UInt32]
    /// A position in `Program.members`, for the labels of the call.
    let member: UInt16
    let haveSelf: Bool
}

extension CallSignature {
    /// Returns for each parameter the numbers of its arguments; nil if the arguments do not fit.
    func arrangement(_ arguments: [GivenArgument], omittingLabels: Bool) -> [[Int]]? {
        ParameterShape.arrange(
            arguments,
            for: zip(labels, shapes).map { ($0.exists ? $0.raw : GivenArgument.noLabel, $1) },
            omittingLabels: omittingLabels)
    }
}

/// The functions of a property that runs code, as positions in `Program.functions`.
struct AccessorCode: Hashable, Sendable {
    var getter: UInt32?
    /// It returns self.
    var setter: UInt32?
    /// The field with the value, if there is no getter or no setter.
    var field: UInt16?
}
