/// The kinds of literals, which are known without running the script.
struct LiteralKinds: OptionSet, Sendable {
    let rawValue: UInt16

    static let boolean = LiteralKinds(rawValue: 1 << 0)
    static let integer = LiteralKinds(rawValue: 1 << 1)
    static let double = LiteralKinds(rawValue: 1 << 2)
    static let text = LiteralKinds(rawValue: 1 << 3)
    static let symbol = LiteralKinds(rawValue: 1 << 4)
    static let size = LiteralKinds(rawValue: 1 << 5)
    static let array = LiteralKinds(rawValue: 1 << 6)
    static let dictionary = LiteralKinds(rawValue: 1 << 7)
    static let closure = LiteralKinds(rawValue: 1 << 8)
    static let null = LiteralKinds(rawValue: 1 << 9)
}

extension OperandKind {
    /// The kinds of literals that are valid for such an operand.
    var literals: LiteralKinds {
        switch self {
        case .number: [.integer, .double]
        case .boolean: .boolean
        case .symbol: .symbol
        case .size: .size
        case .identifier, .text: .text
        case .target: [.symbol, .text]
        case .stack: .array
        case .choice: .integer
        case .value:
            [.boolean, .integer, .double, .text, .symbol, .size, .array, .dictionary, .closure, .null]
        default: []
        }
    }
}
