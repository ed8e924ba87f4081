/// A variable of an object of an `@Observable` class: the number of the object among the delegates, and its own.
public struct ModelVariable: Hashable, Sendable, BitwiseCopyable {
    public var model: UInt32
    public var index: UInt32

    public init(model: UInt32, index: UInt32) {
        self.model = model
        self.index = index
    }
}
