/// Every word that the grammar knows, reserved or contextual, but for those that only verbs have: see `VerbTable`.
///
/// The first names of a `NameTable` are these words in this order, so that a token of the lexer is compared with a
/// word without looking at its text. ORDER: the reserved words come first, in the order of `TokenKind`.
public enum Word: String, CaseIterable, Sendable {
    // Reserved.
    case `let`, `var`, weak, `if`, `else`, `for`, `while`, `repeat`, `switch`, `case`, `default`, `break`
    case `continue`, `return`, `func`, `import`, `true`, `false`, `nil`, `self`, `super`, `is`, `in`
    // Statements and declarations.
    case `guard`, ios, device, test, initial, scene, storyboard, controller, nib, style, segue, delegate, app, window
    case scenario, setup, action, unwind, segueAction, on, without, notification, view, outlet
    case root, tabs, primary, secondary, supplementary, compact, pages
    // Verbs that the lexer knows.
    case trace, expect
    // Clauses of verbs and segues.
    case stack, only, before
    case with, from, sender, onto, to, unanimated, animated, then, transition, anchor, at, cancelled, appearing
    case horizontal, vertical, info, column
    // Devices.
    case iPhone, iPad, portrait, landscape

    /// The words in the order of their names.
    public static let all: [Word] = Array(allCases)

    /// The words that name nothing but themselves.
    public static let reserved: [Word] = [
        .let, .var, .weak, .if, .else, .for, .while, .repeat, .switch, .case, .default, .break, .continue, .return,
        .func, .import, .true, .false, .nil, .self, .super, .is, .in,
    ]

    /// What a word may begin that is not reserved.
    struct Role: OptionSet, Sendable {
        let rawValue: UInt8

        static let declaration = Role(rawValue: 1)
        static let statement = Role(rawValue: 2)
    }

    /// What the word that `name` spells may begin; nothing if it spells none.
    @inline(__always)
    static func role(of name: NameID) -> Role {
        let index = Int(name.index)
        return index < roles.count ? roles[index] : []
    }

    private static let roles: [Role] = {
        var roles = [Role](repeating: [], count: NameTable().count)
        let declarations = Parser.namedDeclarations + Parser.otherDeclarations
        let statements = Parser.memberWords + [.guard, .setup]
        for (index, word) in all.enumerated() {
            if declarations.contains(word) { roles[index].insert(.declaration) }
            if statements.contains(word) { roles[index].insert(.statement) }
        }
        for index in roles.indices where !VerbTable.forms(beginningWith: NameID(UInt32(index))).isEmpty {
            roles[index].insert(.statement)
        }
        return roles
    }()

    /// The spelling.
    public var text: String { rawValue }
}
