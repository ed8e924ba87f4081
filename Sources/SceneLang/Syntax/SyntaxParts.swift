/// A name with its span.
struct Identifier: PoolElement, Hashable {
    let name: IdentifierID
    /// The span of the name in the tree's file, including backticks.
    let start: UInt32
    let end: UInt32
}

/// A list of statements: in braces, of a case, or of a file.
struct Block: PoolElement, Hashable {
    let statements: List<StatementID>
    /// The span from brace to brace.
    let start: UInt32
    let end: UInt32
}

/// A part of an interpolated string.
enum StringPiece: PoolElement, Hashable {
    case text(TextID)
    case expression(ExpressionID)
}

/// Whether an app has scenes: `on` or `off`.
struct SceneMode: PoolElement, Hashable {
    let isOn: Bool
}

/// An argument of a call. In a call pattern, a label can have no value, which is then `.missing`.
struct CallArgument: PoolElement, Hashable {
    let label: Identifier?
    let value: ExpressionID
}

/// `key: value` of a dictionary literal.
struct DictionaryEntry: PoolElement, Hashable {
    let key: ExpressionID
    let value: ExpressionID
}

/// `[weak self]`, `[x]`, `[weak y = expression]` before the parameters of a closure.
struct Capture: PoolElement, Hashable {
    /// The captured name, which can be `self`.
    let name: Identifier
    let isWeak: Bool
    /// The captured value, if it is not the variable with that name.
    let value: ExpressionID?
    /// Whether it is `unowned`: weak, and the end of the program if the object is gone.
    var isUnowned = false
}

/// `{ [captures] parameters in statements }`.
struct Closure: Hashable, Sendable {
    let captures: List<Capture>
    let parameters: List<Identifier>
    /// One more than the highest `$n` that the body itself uses; 0 for none.
    let anonymousCount: Int
    /// The type after `->`, if it is written.
    let result: Record<TypeName>
    let body: Block
}

/// One of the comma-separated conditions of `if`, `guard` and `while`.
struct Condition: PoolElement, Hashable {
    /// The name that `let` or `var` binds to the value if it is not nil; nil for a plain condition.
    let binding: Identifier?
    /// Whether the binding is a `var`.
    let isVariable: Bool
    let value: ExpressionID
    /// The pattern of `case pattern = value`.
    var pattern: ExpressionID?
}

/// `if` or `else if` with its body.
struct Branch: PoolElement, Hashable {
    let conditions: List<Condition>
    let body: Block
}

/// One case of a `switch`; `default` has no patterns.
struct SwitchCase: PoolElement, Hashable {
    /// Values, ranges and symbols; the case is taken when one matches.
    let patterns: List<ExpressionID>
    let isDefault: Bool
    let body: Block
}

/// `catch pattern { … }`.
struct CatchClause: PoolElement, Hashable {
    /// The pattern; nil for all errors, which are then named `error`.
    let pattern: ExpressionID?
    let body: Block
}

/// An element with a label in the type of a tuple.
struct TupleElement: Hashable, Sendable {
    /// Where the type of the tuple begins.
    let start: UInt32
    let label: IdentifierID
    /// Its place among the elements, and their number.
    let place: Int
    let count: Int
    let type: TypeName
}

/// The body of a function, and what names the function.
struct FunctionBody: Hashable, Sendable {
    let start: UInt32
    let end: UInt32
    let name: Identifier
    /// The names of the parameters, and what Swift's form says about them.
    let names: List<Identifier>
    let parameters: List<Parameter>
}

/// A type as it is written. It is read for the few places that need it, and never checked.
struct TypeName: PoolElement, Hashable {
    enum Shape: UInt8, Sendable {
        /// A name, such as `A`, `A.B` and `A<Int>`.
        case named
        /// `[A]`, whose name is that of the element.
        case array
        /// `[String: A]`, whose name is that of the value.
        case dictionary
        case tuple
        /// `(A) -> B`, whose name is that of the result.
        case function
        /// `Set<A>`, whose name is that of the element.
        case set
    }

    let shape: Shape
    /// The last part of the name; the placeholder for tuples. Its span is that of the whole type.
    let name: Identifier
    /// `A?`.
    let isOptional: Bool
    /// `A!`.
    let isUnwrapped: Bool
    /// `A.Type`: the value is the type `A` itself.
    var isMetatype = false
    /// The part before the last one of the name: `A` of `A.B`.
    var outer: IdentifierID?
    /// The name of the keys of a dictionary, if it is a name.
    var key: IdentifierID?
    /// What the elements of a collection are, or the result of a function, if they are no names.
    var inner = ElementShapes()

    /// The type of the elements of a collection, of the values of a dictionary, or of the result of a function; nil for
    /// other types. Whether it is optional is not known.
    var element: TypeName? {
        if shape == .named || shape == .tuple { return nil }
        var element = TypeName(shape: inner.first, name: name, isOptional: false, isUnwrapped: false)
        element.outer = outer
        element.inner = inner.rest
        return element
    }

    /// The type of the keys of a dictionary; nil for other types.
    var keys: TypeName? {
        guard shape == .dictionary, let key else { return nil }
        return TypeName(
            shape: .named, name: Identifier(name: key, start: name.start, end: name.end), isOptional: false,
            isUnwrapped: false)
    }

    /// Returns the type of a list, a set or a dictionary of values of this type, or of a function with such a result.
    func collected(in shape: Shape, by keys: TypeName? = nil) -> TypeName {
        var found = TypeName(shape: shape, name: name, isOptional: false, isUnwrapped: false)
        found.outer = outer
        found.inner = inner.inside(self.shape)
        if let keys, keys.shape == .named { found.key = keys.name.name }
        return found
    }

    /// Whether another type is the same one, wherever it is written, and also if only one of them is optional.
    func isSame(as other: TypeName) -> Bool {
        shape == other.shape && name.name == other.name.name && outer == other.outer && key == other.key
            && inner == other.inner && isMetatype == other.isMetatype
    }
}

/// The shapes of the elements of a type, of their elements, and so on: `[[A]]` has the shape of a list. What follows
/// the last one is the name of the type.
struct ElementShapes: Hashable, Sendable, BitwiseCopyable {
    /// Four bits for each shape, the outermost lowest. A name is 0.
    private var bits: UInt32 = 0

    var first: TypeName.Shape { TypeName.Shape(rawValue: UInt8(truncatingIfNeeded: bits & 15)) ?? .named }
    var rest: ElementShapes { ElementShapes(bits: bits >> 4) }

    init() {}

    private init(bits: UInt32) { self.bits = bits }

    /// Returns the shapes with one more around them. Of more than eight, the innermost is forgotten.
    func inside(_ shape: TypeName.Shape) -> ElementShapes { ElementShapes(bits: bits << 4 | UInt32(shape.rawValue)) }
}
