import SceneRuntime

/// Who owns what: a register, a variable and an element each own what they hold.
extension Machine {
    /// Register `place` takes `value` and lets go of what it held.
    @inline(__always)
    mutating func set(_ place: Int, _ value: Value) {
        assert(state.registers.isUnique())
        let old = state.registers[place]
        state.registers[owned: place] = value
        if old.isCounted { release(old) }
    }

    /// What register `place` held, which now holds nil.
    @inline(__always)
    mutating func take(_ place: Int) -> Value {
        assert(state.registers.isUnique())
        let value = state.registers[place]
        state.registers[owned: place] = .null
        return value
    }

    /// Another owner of `value`.
    @inline(__always)
    mutating func retained(_ value: Value) -> Value {
        if value.isCounted { retain(value) }
        return value
    }

    mutating func retain(_ value: Value) {
        switch value.tag {
        case .string: state.heap.strings.retain(value.slot)
        case .array, .dictionary, .closure, .box, .segue: state.heap.retain(value.slot)
        case .controller: state.world.retain(value.asController)
        case .int, .null, .absent, .bool, .double, .symbol, .size, .range, .object, .type, .base, .instance,
            .function, .weak:
            break
        }
    }

    /// One owner less. What loses its last one ends, and lets go of what it holds; a controller's end is put on the
    /// world's agenda.
    mutating func release(_ value: Value) {
        switch value.tag {
        case .string: state.heap.strings.release(value.slot)
        case .controller: releaseController(value.asController)
        case .array, .dictionary, .closure, .box, .segue:
            let elements = state.heap.release(value.slot)
            if !elements.isEmpty { releaseAll(elements) }
        case .int, .null, .absent, .bool, .double, .symbol, .size, .range, .object, .type, .base, .instance,
            .function, .weak:
            break
        }
    }

    /// Lets go of `values`, in order, without using Swift's stack for what they hold in turn.
    mutating func releaseAll(_ values: [Value]) {
        var waiting = [Value](values.reversed())
        while let value = waiting.popLast() {
            switch value.tag {
            case .string: state.heap.strings.release(value.slot)
            case .controller: releaseController(value.asController)
            case .array, .dictionary, .closure, .box, .segue:
                waiting.append(contentsOf: state.heap.release(value.slot).reversed())
            case .int, .null, .absent, .bool, .double, .symbol, .size, .range, .object, .type, .base, .instance,
                .function, .weak:
                break
            }
        }
    }

    /// The same of a controller.
    mutating func releaseController(_ id: ControllerID) {
        // Only what nothing but the script keeps can have become a cycle of the script's own references.
        if state.world.release(id) { state.progress.mayLeak = true }
        hasReleased = true
    }

    /// A string with one owner.
    mutating func string(_ text: some Collection<UInt8>) -> Value {
        Value(.string, bits: UInt64(state.heap.strings.add(text)))
    }

    mutating func string(_ text: StaticString) -> Value {
        // The buffer is read before the closure returns.
        text.withUTF8Buffer { unsafe Value(.string, bits: UInt64(state.heap.strings.add($0))) }
    }

    /// An array with one owner; it takes `elements`.
    mutating func array(_ elements: [Value]) -> Value { Value(.array, bits: UInt64(state.heap.add(elements))) }

    /// The bytes of a string value.
    func bytes(_ value: Value) -> ArraySlice<UInt8> { state.heap.strings[value.slot] }

    /// `value`, an array, dictionary or box with one owner that nobody shares: a copy if need be. Takes `value`.
    mutating func unique(_ value: Value) -> Value {
        if state.heap.isUnique(value.slot) { return value }
        let elements = state.heap[value.slot]
        spendOn(elements.count)
        for element in elements where element.isCounted { retain(element) }
        // A buffer of its own at once: an array that grows while it is shared gets twice the room of the other one.
        // The buffer is read before the closure returns.
        let own = unsafe elements.withUnsafeBufferPointer { unsafe Array($0) }
        let copy = Value(value.tag, extra: value.extra, bits: UInt64(state.heap.add(own)))
        release(value)
        return copy
    }
}
