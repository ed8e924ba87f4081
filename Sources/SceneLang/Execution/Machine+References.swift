import SceneRuntime

/// Boxes, weak references, closures, and variables that are moved out of their place. A box is a variable on the heap,
/// which closures share. `a` and `b` are the registers of an instruction. A value that is taken leaves nil in its
/// place.
extension Machine {
    /// Takes variable `number` of the file.
    mutating func takeGlobal(_ number: Int, into a: Int) {
        let value = state.globals[number]
        state.globals[number] = .null
        setRegister(a, value)
    }

    /// Stores a copy of a register in variable `number` of the file.
    mutating func storeGlobal(_ number: Int, from a: Int) {
        let old = state.globals[number]
        state.globals[number] = retained(state.registers[a])
        release(old)
    }

    /// Takes variable `number` of self.
    mutating func takeField(_ number: Int, into a: Int) {
        let place = state.frames[state.frames.count - 1].fields.cell + number
        let value = state.fields[place]
        state.fields[place] = .null
        setRegister(a, value)
    }

    /// Makes a box of the value in a register, which is moved.
    mutating func makeBox(of b: Int, into a: Int) {
        let content = moveOut(of: b)
        setRegister(a, Value(.box, bits: UInt64(state.heap.add([content]))))
    }

    /// Takes the value of the box in register `b`.
    mutating func takeBox(_ b: Int, into a: Int) {
        let slot = state.registers[b].slot
        setRegister(a, state.heap.exchange(0, of: slot, with: .null))
    }

    /// Stores a copy of register `b` in the box in register `a`.
    mutating func storeBox(_ a: Int, from b: Int) {
        // Self of a protocol's extension can be an object, which is in no box.
        guard state.registers[a].tag == .box else { return }
        let slot = state.registers[a].slot
        release(state.heap.exchange(0, of: slot, with: retained(state.registers[b])))
    }

    /// Makes a closure. The captured values are moved out of the registers that follow register `a`.
    mutating func makeClosure(_ i: Instruction, _ base: Int) {
        let code = program.functions[i.wide]
        var captures: [Value] = []
        if code.usesSelf { captures.append(retained(state.frames[state.frames.count - 1].selfValue)) }
        for place in 0..<Int(code.captureCount) { captures.append(moveOut(of: base + Int(i.a) + 1 + place)) }
        let closure = Value(
            .closure, extra: UInt32(truncatingIfNeeded: i.wide), bits: UInt64(state.heap.add(captures)))
        setRegister(base + Int(i.a), closure)
    }

    /// Returns a weak reference to a controller or view; other values are unchanged.
    func weakened(_ value: Value) -> Value {
        if value.asObject.kind == .view { return Value(.weak, bits: Machine.weakView | UInt64(value.asObject.index)) }
        if value.tag == .reference {
            return Value(.weakReference, extra: state.heap[value.slot][0].extra, bits: value.bits)
        }
        let id = value.asController
        return id.exists ? Value(.weak, extra: state.world.serial(of: id), bits: UInt64(id.raw)) : value
    }

    /// Returns the object of a weak reference, retained; nil if it was deallocated.
    mutating func strengthened(_ value: Value) -> Value { retained(referent(of: value)) }

    /// Returns the value that a weak reference refers to, not retained. Another value is its own referent.
    func referent(of value: Value) -> Value {
        if value.tag == .weakReference { return instance(of: value) }
        guard value.tag == .weak else { return value }
        if value.bits & Machine.weakView != 0 {
            let view = ViewID(UInt32(truncatingIfNeeded: value.bits))
            return state.world.viewExists(view) ? .object(ObjectRef(view)) : .null
        }
        let id = ControllerID(UInt32(truncatingIfNeeded: value.bits))
        return state.world.isAlive(id) && state.world.serial(of: id) == value.extra ? .controller(id) : .null
    }

    /// Returns the instance of a plain class that a weak reference refers to; nil if it was deallocated.
    private func instance(of value: Value) -> Value {
        guard value.slot < state.heap.slots.count, state.heap.isUsed(value.slot),
            !state.deinitialised.contains(value.slot), let first = state.heap[value.slot].first,
            first.tag == .instance, first.extra == value.extra
        else { return .null }
        return Value(.reference, extra: UInt32(truncatingIfNeeded: first.bits), bits: value.bits)
    }

    /// The bit of a weak reference to a view. A slot of a view that a script refers to is not used again.
    private static var weakView: UInt64 { 1 << 32 }
}
