/// Edges of a view.
struct EdgeSet: OptionSet, Hashable, Sendable, BitwiseCopyable {
    let rawValue: UInt8
    static let top = EdgeSet(rawValue: 1 << 0)
    static let bottom = EdgeSet(rawValue: 1 << 1)
    static let left = EdgeSet(rawValue: 1 << 2)
    static let right = EdgeSet(rawValue: 1 << 3)
    static let all: EdgeSet = [.top, .bottom, .left, .right]
}

extension EdgeSet {
    private static let named: [(Symbol, EdgeSet)] = [
        (.all, .all), (.none, []), (.top, .top), (.left, .left), (.bottom, .bottom), (.right, .right),
    ]

    /// The edges of a symbol or a list of symbols; nil for another value, or if one of them is not an edge.
    init?(_ argument: Argument) {
        guard let symbols = argument.asSymbols else { return nil }
        self = []
        for symbol in symbols {
            guard let part = Self.named.first(where: { $0.0 == symbol }) else { return nil }
            formUnion(part.1)
        }
    }

    /// The edges as a value of a script: their symbol, or a list if no symbol names them.
    var argument: Argument {
        if let found = Self.named.first(where: { $0.1 == self }) { return .symbol(found.0) }
        return .symbols(Self.named.dropFirst(2).filter { contains($0.1) }.map { $0.0 })
    }
}
