import SceneRuntime

/// Variables that are taken out of their place or have no register, boxes, weak references, closures.
extension Machine {
    mutating func takeGlobal(_ number: Int, into a: Int) {
        let value = globals[number]
        globals[number] = .null
        set(a, value)
    }

    mutating func storeGlobal(_ number: Int, from a: Int) {
        let old = globals[number]
        globals[number] = retained(registers[a])
        release(old)
    }

    /// Variable `number` of self.
    mutating func takeField(_ number: Int, into a: Int) {
        let place = Int(frames[frames.count - 1].fields) + number
        let value = fields[place]
        fields[place] = .null
        set(a, value)
    }

    mutating func makeBox(of b: Int, into a: Int) {
        let content = take(b)
        set(a, Value(.box, bits: UInt64(heap.add([content]))))
    }

    mutating func takeBox(_ b: Int, into a: Int) {
        let slot = registers[b].slot
        set(a, heap.exchange(0, of: slot, with: .null))
    }

    mutating func storeBox(_ a: Int, from b: Int) {
        let slot = registers[a].slot
        release(heap.exchange(0, of: slot, with: retained(registers[b])))
    }

    mutating func makeClosure(_ i: Instruction, _ base: Int) {
        let code = program.functions[i.wide]
        var captures: [Value] = []
        if code.usesSelf { captures.append(retained(frames[frames.count - 1].me)) }
        for place in 0..<Int(code.captureCount) { captures.append(take(base + Int(i.a) + 1 + place)) }
        let closure = Value(
            .closure, extra: UInt32(truncatingIfNeeded: i.wide), bits: UInt64(heap.add(captures)))
        set(base + Int(i.a), closure)
    }

    /// A weak reference to a controller; other values are as they are.
    func weakened(_ value: Value) -> Value {
        let id = value.asController
        return id.exists ? Value(.weak, extra: world.serial(of: id), bits: UInt64(id.raw)) : value
    }

    /// What a weak reference refers to, with an owner more; nil when it is gone.
    mutating func strengthened(_ value: Value) -> Value {
        guard value.tag == .weak else { return retained(value) }
        let id = ControllerID(UInt32(truncatingIfNeeded: value.bits))
        guard world.isAlive(id), world.serial(of: id) == value.extra else { return .null }
        return retained(.controller(id))
    }
}
