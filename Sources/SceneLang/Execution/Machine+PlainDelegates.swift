import SceneRuntime

// Instances of plain classes as delegates of UIKit.
extension Machine {
    /// Returns the delegate that stands for an instance; nil if its class has no methods that UIKit calls, or if too
    /// many instances of the class are delegates.
    mutating func delegate(for value: Value) -> ObjectRef? {
        let instance = referent(of: value)
        guard instance.tag == .reference, Int(instance.extra) < program.types.count else { return nil }
        let first = program.types[Int(instance.extra)].firstDelegate
        guard first > 0 else { return nil }
        var free: UInt32?
        for number in first..<first + UInt32(NominalType.delegateCount) {
            let known = state.uikit.delegates[number].map { referent(of: $0) } ?? .null
            if known == instance { return ObjectRef(.delegate, number) }
            if known.isNull, free == nil { free = number }
        }
        guard let free else { return nil }
        state.uikit.delegates[free] = weakened(instance)
        return ObjectRef(.delegate, free)
    }

    /// Returns the instance that a delegate stands for, not retained; nil for a delegate of its own.
    @inline(__always)
    func instance(of object: ObjectRef) -> Value? {
        // Without a closure, which would have a copy of the machine.
        guard object.kind == .delegate, let value = state.uikit.delegates[object.index] else { return nil }
        return referent(of: value)
    }
}
