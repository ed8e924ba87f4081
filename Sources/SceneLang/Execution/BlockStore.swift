import SceneRuntime

/// The completion blocks of the world: closures by number, each used once.
struct BlockStore: Hashable, Sendable {
    private var closures: [Value] = [.null]
    private var free: [UInt32] = []

    /// Adds `closure`, and takes over its reference; `.none` for nil.
    mutating func add(_ closure: Value) -> BlockID {
        guard !closure.isNull else { return .none }
        if let slot = free.popLast() {
            closures[Int(slot)] = closure
            return BlockID(slot)
        }
        closures.append(closure)
        return BlockID(UInt32(truncatingIfNeeded: closures.count - 1))
    }

    /// Removes and returns the closure of `block`, and frees its number.
    mutating func take(_ block: BlockID) -> Value {
        guard block.exists, block.index < closures.count, !closures[block.index].isNull else { return .null }
        let closure = closures[block.index]
        closures[block.index] = .null
        free.append(block.raw)
        return closure
    }

    /// The closures in the store.
    var held: [Value] { closures.filter { !$0.isNull } }
}
