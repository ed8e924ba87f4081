// open: new cases need no code where they are ignored.
/// An expression with its children: a trivial value of 13 bytes, stored in `SyntaxTree`.
enum Expression: Hashable, Sendable {
    /// A missing expression, which the parser has reported.
    case missing
    case nilLiteral
    case boolean(Bool)
    case integer(Int64)
    case double(Double)
    /// A string without interpolation.
    case string(TextID)
    case interpolation(List<StringPiece>)
    /// `.name`, whose meaning depends on the context.
    case symbol(IdentifierID)
    case size(width: UInt32, height: UInt32)
    case array(List<ExpressionID>)
    case dictionary(List<DictionaryEntry>)
    case name(IdentifierID)
    case selfReference
    /// `super`: the result of the inherited implementation.
    case superReference
    /// `$0`.
    case closureArgument(UInt32)
    /// `base#2`; the base is a name or a member.
    case instance(base: ExpressionID, number: UInt32)
    case member(base: ExpressionID, name: NameAfterDot)
    /// `base?.name`: ends the `optionalChain` around it with nil if the base is nil.
    case optionalMember(base: ExpressionID, name: NameAfterDot)
    /// A postfix chain that contains at least one `optionalMember`.
    case optionalChain(ExpressionID)
    case `subscript`(base: ExpressionID, index: ExpressionID)
    case call(callee: ExpressionID, arguments: List<CallArgument>)
    case unary(UnaryOperator, ExpressionID)
    case binary(BinaryOperator, left: ExpressionID, right: ExpressionID)
    case ternary(condition: ExpressionID, then: ExpressionID, otherwise: ExpressionID)
    /// `value is Type`.
    case typeTest(value: ExpressionID, type: ExpressionID)
    case closure(ClosureID)
}

/// The name of a member with its start. It ends where its expression ends: `SyntaxTree.member` returns it with its
/// span.
struct NameAfterDot: Hashable, Sendable {
    let name: IdentifierID
    /// The offset of the name in the tree's file.
    let start: UInt32

    init(_ identifier: Identifier) { (name, start) = (identifier.name, identifier.start) }
}

enum UnaryOperator: UInt8, CaseIterable, Sendable {
    case minus, not

    var text: String {
        switch self {
        case .minus: "-"
        case .not: "!"
        }
    }
}

/// The operators between two values, loosest first; `and`, `or` and `coalesce` short-circuit.
// open: code that needs few of them asks for their group.
enum BinaryOperator: UInt8, CaseIterable, Sendable {
    /// What operators have in common.
    enum Group: Sendable {
        /// They may not evaluate the right side.
        case coalescing, logic
        case comparison, range, arithmetic
    }

    case coalesce, or, and
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case rangeUntil, rangeThrough
    case add, subtract, multiply, divide, remainder

    var group: Group {
        switch self {
        case .coalesce: .coalescing
        case .or, .and: .logic
        case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: .comparison
        case .rangeUntil, .rangeThrough: .range
        case .add, .subtract, .multiply, .divide, .remainder: .arithmetic
        }
    }

    var text: String {
        switch self {
        case .coalesce: "??"
        case .or: "||"
        case .and: "&&"
        case .equal: "=="
        case .notEqual: "!="
        case .less: "<"
        case .lessOrEqual: "<="
        case .greater: ">"
        case .greaterOrEqual: ">="
        case .rangeUntil: "..<"
        case .rangeThrough: "..."
        case .add: "+"
        case .subtract: "-"
        case .multiply: "*"
        case .divide: "/"
        case .remainder: "%"
        }
    }
}
