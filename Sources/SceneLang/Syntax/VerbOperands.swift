import SceneRuntime

/// What the function of a row needs to make a request: the operand and the clauses of a statement, as handles of the
/// world. What the row does not take has its initial value.
struct VerbOperands {
    /// The controller that the operand is.
    var operand = ControllerID.none
    /// The controller that the verb is applied to.
    var subject = ControllerID.none
    /// The controllers of an operand that is a stack.
    var list = ListID.empty
    /// The column that the operand is.
    var column = SplitColumn.primary
    /// The block of the operand, or of the clause `then`.
    var block = BlockID.none
    /// The number of the value in the clause `sender`; 0 for none.
    var sender: UInt32 = 0
    /// The value of the clause `appearing`.
    var isAppearing = false
    var isAnimated = true
}

/// The function of a row that makes the verb's request. It is in a struct, because an optional function is called by
/// way of another one.
struct VerbRequest: Sendable {
    let make: @Sendable (VerbOperands) -> Request

    init(_ make: @escaping @Sendable (VerbOperands) -> Request) { self.make = make }

    /// The placeholder of the verbs whose rows make no request. It is never called: see `VerbLayout.makesRequest`.
    static let unused = VerbRequest { _ in .finish }
}

extension VerbRow {
    /// What `VerbOperands` contains of the operand.
    enum Reading: Sendable {
        /// Nothing: there is no operand, or it names the subject.
        case none
        case controller, list, column, block
    }

    /// How the machine reads the operand for `request`.
    var reading: Reading {
        if request == nil || subject != nil && subject?.clause == nil { return .none }
        if operand == .instance || operand == .fresh || operand == .future || operand == .page { return .controller }
        if operand == .stack { return .list }
        if operand == .symbol(.column) { return .column }
        return operand == .closure ? .block : .none
    }
}
