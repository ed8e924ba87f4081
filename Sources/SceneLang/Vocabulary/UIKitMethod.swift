/// A method of UIKit that a script can call in Swift's form. It is a verb, or code of its own (`UIKitCall`).
///
/// A row has the full name, and says where the verb finds its operand and clauses. Arguments with the labels
/// `animated`, `completion` and `sender` are the clauses `animated`, `then` and `sender`.
struct UIKitMethod: Sendable {
    /// What an argument or the receiver is for the verb.
    enum Role: Hashable, Sendable {
        case operand
        case clause(Clause)
        /// The verb does not need it: `options:`.
        case unused
        /// A block that runs at once, after the call has returned.
        case block
    }

    /// What a call does.
    enum Action: Sendable {
        case verb(Verb)
        /// The receiver and the arguments are passed to code of the machine.
        case call(UIKitCall)
        /// Sets a property of the receiver to the first argument.
        case property(StaticString)
        /// Sets a property of the receiver to a value.
        case flag(StaticString, Bool)
        /// A method that UIKit calls itself: the verb `call`.
        case callback
        /// A built-in member of controllers.
        case member
    }

    /// The value of a call of a verb.
    enum Result: UInt8, Sendable {
        case nothing
        /// The controller that was popped, or nil.
        case removedController
        /// The controllers that were popped.
        case removedControllers
    }

    /// A parameter in the full name.
    struct Parameter: Sendable {
        /// The label; empty for `_`.
        let label: [UInt8]
        let role: Role
        let canBeOmitted: Bool

        var takesBlock: Bool { role == .block || role == .clause(.then) }
    }

    let name: [UInt8]
    let parameters: [Parameter]
    let action: Action
    let receiver: Role
    let result: Result

    /// Whether a call by code is a call of the handler with this name.
    var callsHandler: Bool {
        switch action {
        case .callback, .member, .verb(.willMove), .verb(.didMove), .verb(.show), .verb(.showDetail): true
        case .verb, .call, .property, .flag: false
        }
    }

    /// Whether it pushes or pops: UIKit calls an override of it, and code does.
    var isEditOfStack: Bool {
        switch action {
        case .verb(.push), .verb(.pop): true
        default: false
        }
    }

    /// - `fullName`: `pushViewController(_:animated:)`.
    /// - `roles`: those of the parameters whose label does not imply one, in order.
    init(
        _ fullName: StaticString, _ verb: Verb, _ roles: [Role] = [], receiver: Role, result: Result = .nothing
    ) {
        self.init(fullName, .verb(verb), roles, receiver, result)
    }

    /// A method with code of its own.
    init(_ fullName: StaticString, _ call: UIKitCall) { self.init(fullName, .call(call), [], .unused, .nothing) }

    /// A method that sets a property.
    init(_ fullName: StaticString, sets property: StaticString) {
        self.init(fullName, .property(property), [], .unused, .nothing)
    }

    /// A method without arguments that sets a property to a value.
    init(_ fullName: StaticString, sets property: StaticString, to value: Bool) {
        self.init(fullName, .flag(property, value), [], .unused, .nothing)
    }

    /// A method that UIKit calls itself, or a built-in member.
    init(_ fullName: StaticString, as action: Action) { self.init(fullName, action, [], .unused, .nothing) }

    private init(
        _ fullName: StaticString, _ action: Action, _ roles: [Role], _ receiver: Role, _ result: Result
    ) {
        let bytes = fullName.utf8Bytes
        let open = bytes.firstIndex(of: UInt8(ascii: "(")) ?? bytes.count
        name = Array(bytes[..<open])
        var (parameters, rest): ([Parameter], _) = ([], roles[...])
        var start = open + 1
        while start < bytes.count, let end = bytes[start...].firstIndex(of: UInt8(ascii: ":")) {
            parameters.append(UIKitMethod.parameter(bytes[start..<end], &rest))
            start = end + 1
        }
        self.parameters = parameters
        self.action = action
        self.receiver = receiver
        self.result = result
    }

    /// Returns the parameter with a label. If the label does not imply its role, it takes the first of `rest`.
    private static func parameter(_ label: ArraySlice<UInt8>, _ rest: inout ArraySlice<Role>) -> Parameter {
        let label = label.elementsEqual("_".utf8) ? [] : Array(label)
        if let known = known[label] { return Parameter(label: label, role: .clause(known.0), canBeOmitted: known.1) }
        return Parameter(
            label: label, role: rest.popFirst() ?? .unused, canBeOmitted: label.elementsEqual("options".utf8))
    }

    /// The clauses that labels imply, and whether a call can omit the argument.
    private static let known = Lexicon<(Clause, Bool)>([
        ("animated", (.animated, false)), ("completion", (.then, true)), ("sender", (.sender, true)),
    ])

    /// `present(_:animated:completion:)`.
    var fullName: String {
        let labels = parameters.map { $0.label.isEmpty ? "_:" : String(decoding: $0.label, as: UTF8.self) + ":" }
        return String(decoding: name, as: UTF8.self) + "(\(labels.joined()))"
    }

    /// The verb that it is; nil for a method with code of its own.
    var verb: Verb? {
        if case .verb(let verb) = action { return verb }
        return nil
    }

    /// Whether its base name is the first word of a verb, as that of `dismiss`.
    var isNamedLikeVerb: Bool {
        VerbTable.rows.contains { $0.words.first.map { $0.utf8.elementsEqual(name) } ?? false }
    }

    /// Whether a call of it can make UIKit call the app, so that it is a step.
    var isStep: Bool {
        switch action {
        case .verb: true
        case .call(let call): call.isStep
        case .callback: true
        case .property, .flag, .member: false
        }
    }

    /// Returns the parameter of each argument; nil if the labels are not those of the method. An argument without a
    /// label that is a closure can belong to the first parameter that takes one, or else to the last.
    ///
    /// - `arguments`: the label of each argument, or nil, and whether it is a closure.
    func match(_ arguments: [(label: [UInt8]?, isClosure: Bool)]) -> [Int]? {
        var places: [Int] = []
        var next = 0
        for argument in arguments {
            var place = next
            while place < parameters.count, parameters[place].label != argument.label ?? [],
                parameters[place].canBeOmitted
            {
                place += 1
            }
            if place >= parameters.count || parameters[place].label != argument.label ?? [] {
                guard argument.label == nil, argument.isClosure, let last = parameters.indices.last, last >= next else {
                    return nil
                }
                place = parameters[next...].firstIndex { $0.takesBlock } ?? last
            }
            places.append(place)
            next = place + 1
        }
        return parameters.dropFirst(next).allSatisfy { $0.canBeOmitted } ? places : nil
    }
}

// open: new cases need no code where they are ignored.
/// The methods of UIKit with code of their own: see `Machine.callUIKit`.
enum UIKitCall: UInt8, CaseIterable, Sendable {
    case setViewControllers, setPages, setColumn
    case addSubview, insertSubview, insertBelow, insertAbove, bringToFront, sendToBack
    case removeFromSuperview, isDescendant, viewWithTag
    case becomeFirstResponder, resignFirstResponder, endEditing, layout
    case addTarget, removeTarget, sendActions, addGestureRecognizer, removeGestureRecognizer
    case addObserver, addObserverBlock, removeObserver, post
    case addTextField
    case setTitle, title
    case instantiate, instantiateInitial
    case open
    case defaultsValue, defaultsString, defaultsArray, defaultsDictionary, defaultsBool, defaultsInteger
    case defaultsDouble, defaultsSet, defaultsRemove, defaultsRegister
    case makeKeyAndVisible, makeKey
    case differsInColour
    case selectRow, deselectRow
    case registerAction, registerTarget

    /// Whether a call has its effect also on a receiver that the model does not know: the table of a controller.
    var appliesToUnknown: Bool { self == .selectRow || self == .deselectRow }

    /// Whether a call can make UIKit call the app.
    var isStep: Bool {
        switch self {
        case .setViewControllers, .setPages, .setColumn, .addSubview, .insertSubview, .insertBelow, .insertAbove,
            .removeFromSuperview, .becomeFirstResponder,
            .resignFirstResponder, .endEditing, .layout, .sendActions, .post, .makeKeyAndVisible:
            true
        default: false
        }
    }
}
