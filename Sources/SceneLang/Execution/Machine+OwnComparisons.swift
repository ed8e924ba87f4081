import SceneRuntime

// Values with parts that the operator functions of the script compare: lists, tuples, structures and cases.
extension Machine {
    /// R[a] = whether R[a], and R[a + 1] if `count` is 2, have parts of types of the script. Two values must have the
    /// same form. One value must be a list.
    mutating func testOwnParts(at a: Int, count: Int) {
        let value = state.registers[a]
        let result: Bool
        if count == 2 {
            let other = state.registers[a + 1]
            result = haveSameForm(value, other) && (hasOwnParts(value) || hasOwnParts(other))
            setRegister(a + 1, .null)
        } else {
            result = value.tag == .array && hasOwnParts(value)
        }
        setRegister(a, .bool(result))
    }

    private func haveSameForm(_ x: Value, _ y: Value) -> Bool {
        guard x.tag == y.tag, x.slot != y.slot || x.tag == .array || x.tag == .tuple else { return false }
        switch x.tag {
        case .array: return true
        case .tuple: return state.heap.elementCount(x.slot) == state.heap.elementCount(y.slot)
        case .structure: return x.extra == y.extra
        case .payloadCase: return x.extra == y.extra && caseNumber(of: x) == caseNumber(of: y)
        default: return false
        }
    }

    /// Whether a value has a part whose type the script declares, or a list or a tuple, which may have one.
    private mutating func hasOwnParts(_ value: Value) -> Bool {
        charge(state.heap.elementCount(value.slot), .scan)
        return state.heap[value.slot].contains { part in
            typeIndex(of: part) != nil || part.tag == .array || part.tag == .tuple
        }
    }

    /// Returns an array of the elements, stored properties or associated values of a value.
    mutating func partList(of value: Value) -> Value {
        value.tag == .array ? retained(value) : copies(of: Array(state.heap[value.slot]))
    }
}
