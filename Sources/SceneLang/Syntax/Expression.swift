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

    // Forms of Swift.
    /// `(a, b: c)`, with at least two elements, or none.
    case tuple(List<CallArgument>)
    /// `value as T`, `value as? T`, `value as! T`. The type is a path, or a `type`.
    case cast(value: ExpressionID, type: ExpressionID, CastKind)
    /// A type that is no path, such as `[String: Int]` or `Book?`; a list of one.
    case type(List<TypeName>)
    /// `value!`.
    case forcedUnwrap(ExpressionID)
    /// `value?` before `[`, `(` or the end of a pattern: ends the `optionalChain` around it with nil if the value is
    /// nil. In a pattern, matches a value that is not nil.
    case optionalValue(ExpressionID)
    /// `try x`, `try? x`, `try! x`.
    case trying(ExpressionID, TryKind)
    /// `await x`.
    case awaiting(ExpressionID)
    /// `&x` as an argument.
    case inoutArgument(ExpressionID)
    /// `\.name.name`: the names after the type, which is not kept.
    case keyPath(List<Identifier>)
    /// `#selector(x)`: a path or a call whose labels are those of the method.
    case selector(ExpressionID)
    /// `#available(iOS 15, *)`; with `isNegated` `#unavailable`.
    case availability(major: UInt32, minor: UInt16, isNegated: Bool)
    /// An operator as an argument, such as `>`.
    case operatorFunction(BinaryOperator)
    /// `if` or `switch` as a value: the value is that of the expression at the end of the branch taken.
    case statementValue(StatementID)

    // Patterns of Swift, and `_` as the target of an assignment.
    /// `let x`, `var x` in a pattern.
    case binding(NameAfterDot, isVariable: Bool)
    case wildcard
    /// `is T` in a pattern.
    case typePattern(ExpressionID)
    /// `pattern where condition`.
    case guardedPattern(ExpressionID, condition: ExpressionID)
}

/// The three ways to cast.
enum CastKind: UInt8, Sendable {
    /// `as`.
    case plain
    /// `as?`.
    case conditional
    /// `as!`.
    case forced
}

/// The three ways to try.
enum TryKind: UInt8, Sendable {
    /// `try`.
    case plain
    /// `try?`.
    case optional
    /// `try!`.
    case forced
}

/// The name of a member with its start. It ends where its expression ends: `SyntaxTree.member` returns it with its
/// span.
struct NameAfterDot: Hashable, Sendable {
    let name: IdentifierID
    /// The offset of the name in the tree's file.
    let start: UInt32

    init(_ identifier: Identifier) { (name, start) = (identifier.name, identifier.start) }
}

// open: code that needs few of them ignores the others.
enum UnaryOperator: UInt8, CaseIterable, Sendable {
    case minus, not
    /// `~x`.
    case complement
    /// `...x`, `..<x` and `x...`: ranges without a bound.
    case through, until, from

    var text: String {
        switch self {
        case .minus: "-"
        case .not: "!"
        case .complement: "~"
        case .through, .from: "..."
        case .until: "..<"
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
        /// `===`, `!==`, `~=`: of Swift only.
        case identity
        /// `&`, `|`, `^`, `<<`, `>>` and the arithmetic that wraps around: of Swift only.
        case bits
    }

    case coalesce, or, and
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case rangeUntil, rangeThrough
    case add, subtract, multiply, divide, remainder
    case identical, notIdentical, patternMatch
    case bitAnd, bitOr, bitXor, shiftLeft, shiftRight, wrappingAdd, wrappingSubtract, wrappingMultiply

    var group: Group { facts.group }

    var text: String { facts.text }

    @inline(__always)
    private var facts: (group: Group, text: String) {
        switch self {
        case .coalesce: (.coalescing, "??")
        case .or: (.logic, "||")
        case .and: (.logic, "&&")
        case .equal: (.comparison, "==")
        case .notEqual: (.comparison, "!=")
        case .less: (.comparison, "<")
        case .lessOrEqual: (.comparison, "<=")
        case .greater: (.comparison, ">")
        case .greaterOrEqual: (.comparison, ">=")
        case .rangeUntil: (.range, "..<")
        case .rangeThrough: (.range, "...")
        case .add: (.arithmetic, "+")
        case .subtract: (.arithmetic, "-")
        case .multiply: (.arithmetic, "*")
        case .divide: (.arithmetic, "/")
        case .remainder: (.arithmetic, "%")
        case .identical: (.identity, "===")
        case .notIdentical: (.identity, "!==")
        case .patternMatch: (.identity, "~=")
        case .bitAnd: (.bits, "&")
        case .bitOr: (.bits, "|")
        case .bitXor: (.bits, "^")
        case .shiftLeft: (.bits, "<<")
        case .shiftRight: (.bits, ">>")
        case .wrappingAdd: (.bits, "&+")
        case .wrappingSubtract: (.bits, "&-")
        case .wrappingMultiply: (.bits, "&*")
        }
    }
}
