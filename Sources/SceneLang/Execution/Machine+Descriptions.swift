import SceneRuntime

// Texts of values whose types have a `description` of their own.
extension Machine {
    /// Whether the type of a value declares its own `description`; with `asList`, whether the value is an array of such
    /// values.
    func isDescribed(_ value: Value, asList: Bool) -> Bool {
        guard asList else { return describesItself(value) }
        guard value.tag == .array, let first = state.heap[value.slot].first else { return false }
        return describesItself(first) && state.heap[value.slot].allSatisfy { describesItself($0) }
    }

    private func describesItself(_ value: Value) -> Bool {
        guard var type = typeIndex(of: value) else { return false }
        while type > 0 {
            let inherited = program.types[type].inherited.map { text($0) }
            if inherited.contains("CustomStringConvertible") { return true }
            // `override var description` of a subclass of `NSObject`.
            let name = state.world.findName(Array("description".utf8))
            if inherited.contains("NSObject"), name.exists, program.types[type].members[name] != nil { return true }
            type = Int(program.types[type].parent)
        }
        return false
    }

    /// R[a] = the text of the array of texts in R[a].
    mutating func joinDescriptions(at a: Int) {
        guard state.registers[a].tag == .array else { return }
        var line: [UInt8] = [0x5B]
        for (place, element) in state.heap[state.registers[a].slot].enumerated() {
            if place > 0 { line += [0x2C, 0x20] }
            write(element, to: &line, quoted: false)
            if line.count > settings.limits.elements { break }
        }
        setRegister(a, limited(line + [0x5D]))
    }

    /// The maximum nesting of values whose descriptions are their own.
    private static let deepestDescription = 8

    /// Returns the values in a collection, a tuple or a structure that describe themselves, not retained.
    func describedParts(of value: Value, depth: Int = 0) -> [Value] {
        if depth > 0, describesItself(value) { return [value] }
        guard depth < Machine.deepestDescription else { return [] }
        switch value.tag {
        case .array, .dictionary, .tuple, .structure, .payloadCase:
            return state.heap[value.slot].flatMap { describedParts(of: $0, depth: depth + 1) }
        default: return []
        }
    }

    /// R[a] = the text of R[a], with the texts R[a + 1] for the values that describe themselves.
    mutating func writeDescribed(at a: Int) {
        let value = state.registers[a]
        var texts = state.registers[a + 1].tag == .array ? state.heap[state.registers[a + 1].slot][...] : []
        let copy = replacingDescribed(value, &texts, depth: 0)
        var text: [UInt8] = []
        write(copy, to: &text, quoted: false)
        release(copy)
        setRegister(a + 1, .null)
        setRegister(a, limited(text))
    }

    /// Returns a copy of a value in which the values that describe themselves are their texts.
    private mutating func replacingDescribed(_ value: Value, _ texts: inout ArraySlice<Value>, depth: Int) -> Value {
        if depth > 0, describesItself(value) {
            // An identifier is printed as its text, without quotes.
            return make(.uuid, [texts.popFirst().map { retained($0) } ?? .null])
        }
        guard depth < Machine.deepestDescription else { return retained(value) }
        switch value.tag {
        case .array, .dictionary, .tuple, .structure, .payloadCase:
            var parts: [Value] = []
            for part in state.heap[value.slot] { parts.append(replacingDescribed(part, &texts, depth: depth + 1)) }
            return Value(value.tag, extra: value.extra, bits: UInt64(state.heap.add(parts)))
        default: return retained(value)
        }
    }
}
