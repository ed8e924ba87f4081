/// Edges of a view.
struct EdgeSet: SymbolSet, Hashable, Sendable, BitwiseCopyable {
    let rawValue: UInt8
    static let top = EdgeSet(rawValue: 1 << 0)
    static let bottom = EdgeSet(rawValue: 1 << 1)
    static let left = EdgeSet(rawValue: 1 << 2)
    static let right = EdgeSet(rawValue: 1 << 3)
    static let all: EdgeSet = [.top, .bottom, .left, .right]

    static let named: [(Symbol, EdgeSet)] = [
        (.all, .all), (.top, .top), (.left, .left), (.bottom, .bottom), (.right, .right),
    ]
}
