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

    /// Whether the type of a value declares `errorDescription`.
    func hasErrorDescription(_ value: Value) -> Bool {
        let name = state.world.findName(Array("errorDescription".utf8))
        return typeIndex(of: value).map { program.types[$0].members[name] != nil } ?? false
    }

    private func describesItself(_ value: Value) -> Bool {
        guard var type = typeIndex(of: value) else { return false }
        while type > 0 {
            if program.types[type].inherited.contains(where: { text($0) == "CustomStringConvertible" }) { return true }
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
        }
        setRegister(a, string(line + [0x5D]))
    }
}
