import SceneRuntime

/// The completion blocks of the world: closures by number, each used once. A closure can have an argument of its own.
struct BlockStore: Hashable, Sendable {
    private var closures: [Value] = [.null]
    private var arguments: [UInt32: Value] = [:]
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

    /// Adds `closure` with its argument, and takes over both references; `.none` for nil.
    mutating func add(_ closure: Value, with argument: Value) -> BlockID {
        let block = add(closure)
        if block.exists { arguments[block.raw] = argument }
        return block
    }

    /// Removes and returns the argument of `block`; nil if it has none of its own.
    mutating func removeArgument(of block: BlockID) -> Value? {
        arguments.isEmpty ? nil : arguments.removeValue(forKey: block.raw)
    }

    /// Returns the argument of `block`, which stays in the store; nil if it has none of its own.
    func argument(of block: BlockID) -> Value? { arguments[block.raw] }

    /// Removes and returns the closure of `block`, and frees its number.
    mutating func remove(_ block: BlockID) -> Value {
        guard block.exists, block.index < closures.count, !closures[block.index].isNull else { return .null }
        let closure = closures[block.index]
        closures[block.index] = .null
        free.append(block.raw)
        return closure
    }

    /// Returns the closure of `block`, which stays in the store; nil if it is gone.
    func closure(of block: BlockID) -> Value { block.index < closures.count ? closures[block.index] : .null }

    /// The closures in the store.
    var allValues: [Value] { closures.filter { !$0.isNull } + arguments.values }
}
