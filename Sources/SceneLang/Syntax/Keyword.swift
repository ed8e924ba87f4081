/// All words of the grammar, reserved or contextual, except those that only verbs have: see `VerbTable`.
///
/// The first names of an `IdentifierTable` are these words in this order, so that a token is compared with a word by
/// number and not by text. The order matters: the reserved words come first, in the order of `TokenKind`.
public enum Keyword: String, CaseIterable, Sendable {
    // Reserved.
    case `let`, `var`, weak, `if`, `else`, `for`, `while`, `repeat`, `switch`, `case`, `default`, `break`
    case `continue`, `return`, `func`, `import`, `true`, `false`, `nil`, `self`, `super`, `is`, `in`
    // Statements and declarations.
    case `guard`, ios, device, test, initial, scene, storyboard, controller, nib, style, segue, delegate, model, app
    case window, scenario, setup, action, unwind, segueAction, on, without, notification, view, outlet
    case root, tabs, primary, secondary, supplementary, compact, pages
    // The results of `test` lines, and the heads of scenarios.
    case fails, errors, tags, skip, because
    // The SDK, at the head of a file or of a scenario.
    case sdk
    // Verbs that the lexer knows.
    case trace, expect
    // Clauses of verbs and segues.
    case stack, only, before
    case with, from, sender, onto, to, unanimated, animated, then, transition, anchor, at, cancelled, appearing
    case horizontal, vertical, info, column, `class`, section, times
    // Devices.
    case iPhone, iPad, portrait, landscape
    // Whether the app has scenes.
    case scenes, off

    /// The words in declaration order, which is that of their `IdentifierID`s.
    public static let all: [Keyword] = Array(allCases)

    /// The words that cannot be names.
    public static let reserved: [Keyword] = [
        .let, .var, .weak, .if, .else, .for, .while, .repeat, .switch, .case, .default, .break, .continue, .return,
        .func, .import, .true, .false, .nil, .self, .super, .is, .in,
    ]

    /// The constructs that a word that is not reserved can begin.
    struct Role: OptionSet, Sendable {
        let rawValue: UInt8

        static let declaration = Role(rawValue: 1)
        static let statement = Role(rawValue: 2)
        /// Declarations and statements of Swift.
        static let swift = Role(rawValue: 4)
        /// Expressions of Swift.
        static let expression = Role(rawValue: 8)
    }

    /// Returns what the word `name` can begin; empty if it is not a word.
    @inline(__always)
    static func role(of name: IdentifierID) -> Role {
        let index = Int(name.index)
        return index < roles.count ? roles[index] : []
    }

    private static let roles: [Role] = {
        var roles = [Role](repeating: [], count: IdentifierTable().count)
        let declarations = Parser.namedDeclarations + Parser.otherDeclarations
        // The words of members are included so that the parser can report a misplaced member.
        let statements = Parser.memberWords + [.guard, .setup]
        for (index, word) in all.enumerated() {
            if declarations.contains(word) { roles[index].insert(.declaration) }
            if statements.contains(word) { roles[index].insert(.statement) }
        }
        for word in SwiftWord.allCases {
            if word.beginsStatement || word == .async { roles[Int(word.name.index)].insert(.swift) }
            if SwiftWord.beginsExpression(word.name.index) { roles[Int(word.name.index)].insert(.expression) }
        }
        for (index, word) in all.enumerated() where word == .class { roles[index].insert(.swift) }
        for index in roles.indices where !VerbTable.forms(beginningWith: IdentifierID(UInt32(index))).isEmpty {
            roles[index].insert(.statement)
        }
        return roles
    }()

    /// The spelling.
    public var text: String { rawValue }
}
