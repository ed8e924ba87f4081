import SceneRuntime

/// Reference counting. Registers, variables and elements of collections own their values.
extension Machine {
    /// Sets register `register` to `value`, whose reference it takes over, and releases the old value.
    @inline(__always)
    mutating func setRegister(_ register: Int, _ value: Value) {
        assert(state.registers.isUnique())
        let old = state.registers[register]
        state.registers[unique: register] = value
        if old.isCounted { release(old) }
    }

    /// Returns the value of register `register`, and clears the register. The caller takes over its reference.
    @inline(__always)
    mutating func moveOut(of register: Int) -> Value {
        assert(state.registers.isUnique())
        let value = state.registers[register]
        state.registers[unique: register] = .null
        return value
    }

    /// Returns `value` with one more reference.
    @inline(__always)
    mutating func retained(_ value: Value) -> Value {
        if value.isCounted { retain(value) }
        return value
    }

    /// Adds a reference to `value`; does nothing for a value that is not counted.
    mutating func retain(_ value: Value) {
        switch value.tag {
        case .string: state.heap.strings.retain(value.slot)
        case .controller: state.world.retain(value.asController)
        // The other counted values are lists in the heap.
        default: if value.isCounted { state.heap.retain(value.slot) }
        }
    }

    /// Removes a reference to `value`. After the last one, a collection releases its elements, and the deallocation of
    /// a controller is added to the world's agenda.
    mutating func release(_ value: Value) {
        switch value.tag {
        case .string: state.heap.strings.release(value.slot)
        case .controller: releaseController(value.asController)
        default:
            guard value.isCounted else { return }
            if value.tag == .reference, keepsForDeinit(value) { return }
            let elements = state.heap.release(value.slot)
            if !elements.isEmpty { releaseAll(elements) }
        }
    }

    /// Releases `values`, in order. Nested values are in a work list, because recursion could overflow the stack.
    mutating func releaseAll(_ values: [Value]) {
        releaseInOrder { machine in
            var workList = [Value](values.reversed())
            while let value = workList.popLast() {
                switch value.tag {
                case .string: machine.state.heap.strings.release(value.slot)
                case .controller: machine.releaseController(value.asController)
                default:
                    if value.tag == .reference, machine.keepsForDeinit(value) { continue }
                    if value.isCounted {
                        workList.append(contentsOf: machine.state.heap.release(value.slot).reversed())
                    }
                }
            }
        }
    }

    /// Releases the values in registers, highest register first.
    mutating func clear(_ registers: Range<Int>) {
        releaseInOrder { machine in
            for place in registers.reversed() { machine.setRegister(place, .null) }
        }
    }

    /// Removes a reference to a controller.
    mutating func releaseController(_ id: ControllerID) {
        // A controller can have leaked only if the script alone still owns it.
        if state.world.release(id) { state.progress.mayLeak = true }
        hasReleased = true
    }

    /// Returns a new string with one reference.
    mutating func string(_ text: some Collection<UInt8>) -> Value {
        charge(text.count, .move)
        return Value(.string, bits: UInt64(state.heap.strings.add(text)))
    }

    /// Returns a new string with one reference.
    mutating func string(_ text: StaticString) -> Value {
        // The buffer is read before the closure returns.
        text.withUTF8Buffer { unsafe Value(.string, bits: UInt64(state.heap.strings.add($0))) }
    }

    /// Returns a new array with one reference. It takes over the references of `elements`.
    mutating func array(_ elements: [Value]) -> Value {
        charge(elements.count, .element)
        return Value(.array, bits: UInt64(state.heap.add(elements)))
    }

    /// The bytes of a string value.
    func bytes(_ value: Value) -> ArraySlice<UInt8> { state.heap.strings[value.slot] }

    /// Returns an array, dictionary or box if its reference is the only one. Otherwise releases it and returns a copy
    /// (copy-on-write).
    mutating func copiedIfShared(_ value: Value) -> Value {
        if state.heap.isUnique(value.slot) { return value }
        let elements = state.heap[value.slot]
        charge(elements.count, .element)
        for element in elements where element.isCounted { retain(element) }
        // An explicit copy has the exact capacity. Copy-on-write at the next append would double it.
        // The buffer is read before the closure returns.
        let copied = unsafe elements.withUnsafeBufferPointer { unsafe Array($0) }
        let copy = Value(value.tag, extra: value.extra, bits: UInt64(state.heap.add(copied)))
        release(value)
        return copy
    }
}
