// open: new cases need no code where they are ignored.
/// The words of Swift that are words only by their position, and that no own form has. `class` is in `Keyword`.
///
/// Their names follow those of `Keyword` in each `IdentifierTable`, in this order.
enum SwiftWord: UInt8, CaseIterable, Sendable {
    // Before an expression. They must come first: see `beginsExpression`.
    case `try`, await, unsafe, copy, consume, each, any, some, yield
    // After an expression.
    case `as`
    // Declarations.
    case `struct`, `enum`, `protocol`, `extension`, actor, `typealias`, `associatedtype`, `init`, `deinit`
    case `subscript`, `operator`, `precedencegroup`, macro
    // Modifiers of declarations.
    case `private`, `fileprivate`, `internal`, `public`, open, package, final, `static`, lazy, override, required
    case convenience, nonisolated, dynamic, mutating, nonmutating, unowned, optional, indirect, prefix, postfix, infix
    case consuming, borrowing, isolated, distributed, sending
    // Statements.
    case `do`, `defer`, `throw`, `fallthrough`
    // Others.
    case `catch`, `where`, `throws`, `rethrows`, async, `inout`, get, set, willSet, didSet, yieldingRead, yieldingModify
    case unsafeAddress, unsafeMutableAddress, wildcard, type, protocolType

    /// The number of words in `Keyword`, which a test compares.
    static let base: UInt32 = 92

    /// The text of each word, in order.
    static let texts: [String] = [
        "try", "await", "unsafe", "copy", "consume", "each", "any", "some", "yield", "as", "struct", "enum",
        "protocol", "extension", "actor", "typealias", "associatedtype", "init", "deinit", "subscript", "operator",
        "precedencegroup", "macro", "private", "fileprivate", "internal", "public", "open", "package", "final",
        "static", "lazy", "override", "required", "convenience", "nonisolated", "dynamic", "mutating", "nonmutating",
        "unowned", "optional", "indirect", "prefix", "postfix", "infix", "consuming", "borrowing", "isolated",
        "distributed", "sending", "do", "defer", "throw", "fallthrough", "catch", "where", "throws", "rethrows",
        "async", "inout", "get", "set", "willSet", "didSet", "_read", "_modify", "unsafeAddress",
        "unsafeMutableAddress", "_", "Type", "Protocol",
    ]

    /// The name of the word.
    @inline(__always)
    var name: IdentifierID { IdentifierID(SwiftWord.base &+ UInt32(rawValue)) }

    /// Whether the name can begin an expression with a word of Swift, such as `try`.
    @inline(__always)
    static func beginsExpression(_ name: UInt32) -> Bool { name &- base < 9 }

    /// The word that the name spells, or nil.
    @inline(__always)
    init?(_ name: IdentifierID) {
        let index = name.index &- SwiftWord.base
        guard index <= UInt32(SwiftWord.protocolType.rawValue) else { return nil }
        self.init(rawValue: UInt8(truncatingIfNeeded: index))
    }

    /// Whether Swift reserves a word, so that it is a name only in backticks.
    static func isReserved(_ name: String) -> Bool {
        let words: [Keyword] = Keyword.reserved + [.guard, .class]
        return words.contains { $0.rawValue == name } || reserved.contains { texts[Int($0.rawValue)] == name }
    }

    /// The words that Swift reserves. The others are words by their position.
    private static let reserved: [SwiftWord] = [
        .try, .as, .struct, .enum, .protocol, .extension, .typealias, .associatedtype, .`init`, .deinit, .subscript,
        .operator, .precedencegroup, .private, .fileprivate, .internal, .public, .static, .do, .defer, .throw,
        .fallthrough, .catch, .where, .throws, .rethrows, .inout,
    ]

    /// Whether it is a modifier of declarations.
    var isModifier: Bool { rawValue >= SwiftWord.private.rawValue && rawValue <= SwiftWord.sending.rawValue }

    /// Whether it begins a declaration, beside `class`.
    var isDeclaration: Bool { rawValue >= SwiftWord.struct.rawValue && rawValue <= SwiftWord.macro.rawValue }

    /// Whether it begins a statement or a declaration.
    var beginsStatement: Bool { rawValue >= SwiftWord.struct.rawValue && rawValue <= SwiftWord.fallthrough.rawValue }
}

extension Token {
    /// The word of Swift that the token spells; nil in backticks.
    @inline(__always)
    var swiftWord: SwiftWord? {
        kind == .identifier && !flags.contains(.quoted) ? SwiftWord(IdentifierID(payload)) : nil
    }

    /// Whether the token spells `word`.
    @inline(__always)
    func spells(_ word: SwiftWord) -> Bool {
        kind == .identifier && payload == word.name.index && !flags.contains(.quoted)
    }
}
