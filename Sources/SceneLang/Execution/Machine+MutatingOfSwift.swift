import SceneRuntime

// Members of strings and arrays that change the receiver, in bodies of Swift.
extension Machine {
    /// Calls a member that changes the string in register `a`. Returns false if a string has no such member.
    mutating func mutateText(_ builtIn: BuiltInMember, at a: Int) -> Bool {
        let text = Array(String(decoding: bytes(state.registers[a]), as: UTF8.self))
        charge(text.count, .scan)
        let argument = state.registers[a + 1]
        switch builtIn {
        case .append:
            guard argument.tag == .string else { return false }
            return setText(String(text) + String(decoding: bytes(argument), as: UTF8.self), at: a)
        case .insert:
            guard argument.tag == .string, let place = place(state.registers[a + 2], upTo: text.count) else {
                return argument.tag == .string
            }
            let other = String(decoding: bytes(argument), as: UTF8.self)
            setRegister(a + 2, .null)
            return setText(String(text[..<place]) + other + String(text[place...]), at: a)
        case .remove, .removeLast:
            let index: Value = builtIn == .removeLast ? .int(count: text.count - 1) : argument
            guard let place = place(index, upTo: text.count - 1) else { return true }
            return setText(String(text[..<place] + text[(place + 1)...]), at: a, removed: String(text[place]))
        default: return false
        }
    }

    /// The same for the members of `LibraryMember` that strings have in bodies of Swift only.
    mutating func mutateText(_ library: LibraryMember, at a: Int) -> Bool {
        let text = Array(String(decoding: bytes(state.registers[a]), as: UTF8.self))
        charge(text.count, .scan)
        let argument = state.registers[a + 1]
        switch library {
        case .removeFirstCount, .removeLastCount:
            guard let count = argument.asInt else { return false }
            guard count >= 0 else {
                endProgram("Number of elements to remove should be non-negative")
                return true
            }
            guard Int(clamping: count) <= text.count else {
                endProgram("Can't remove more items from a collection than it contains")
                return true
            }
            let rest = library == .removeFirstCount ? text.dropFirst(Int(count)) : text.dropLast(Int(count))
            return setText(String(rest), at: a)
        case .insertContents:
            guard argument.tag == .string, let place = place(state.registers[a + 2], upTo: text.count) else {
                return argument.tag == .string
            }
            let other = String(decoding: bytes(argument), as: UTF8.self)
            setRegister(a + 2, .null)
            return setText(String(text[..<place]) + other + String(text[place...]), at: a)
        case .removeSubrange, .replaceSubrange:
            guard argument.tag == .range else { return false }
            let (start, end) = bounds(of: argument, Int64(text.count))
            guard let first = place(.int(start), upTo: text.count), let last = place(.int(end), upTo: text.count),
                first <= last
            else { return true }
            var other = ""
            if library == .replaceSubrange {
                guard state.registers[a + 2].tag == .string else { return false }
                other = String(decoding: bytes(state.registers[a + 2]), as: UTF8.self)
                setRegister(a + 2, .null)
            }
            return setText(String(text[..<first]) + other + String(text[last...]), at: a)
        default: return false
        }
    }

    private mutating func setText(_ text: String, at a: Int, removed: String? = nil) -> Bool {
        guard isWithinLimit(text.utf8.count) else { return true }
        setRegister(a, string(text.utf8))
        setRegister(a + 1, removed.map { string($0.utf8) } ?? .null)
        return true
    }

    /// Returns a position in a text of `size` characters. One outside of it ends the program.
    private mutating func place(_ index: Value, upTo size: Int) -> Int? {
        if let place = index.asInt, place >= 0, place <= Int64(size) { return Int(place) }
        endProgram("String index is out of bounds")
        return nil
    }

    /// Replaces the elements of the array in register `a` in a range by those of another collection, or removes them.
    /// Returns false if this is not possible.
    mutating func replaceElements(at a: Int, _ range: Value, by other: Value) -> Bool {
        state.registers[a] = copiedIfShared(state.registers[a])
        let slot = state.registers[a].slot
        let size = state.heap.elementCount(slot)
        guard range.tag == .range else { return false }
        let (start, end) = bounds(of: range, Int64(size))
        guard start >= 0, start <= end, end <= Int64(size) else {
            endProgram("Array index is out of range")
            return true
        }
        let others = elementsArray(retained(other))
        defer { release(others) }
        guard others.tag == .array, isWithinLimit(size + state.heap.elementCount(others.slot)) else { return false }
        charge(size, .scan)
        for _ in start..<end { release(state.heap.remove(at: Int(start), of: slot)) }
        for (offset, element) in state.heap[others.slot].enumerated() {
            state.heap.insert(retained(element), at: Int(start) + offset, of: slot)
        }
        return true
    }
}

// Dictionaries that are merged.
extension Machine {
    /// Begins `a.merge(b) { old, new in … }`, `a.merging(b) { … }` and `Dictionary(pairs, uniquingKeysWith: f)`: the
    /// function is called with the two values of each key that both have. R[a] is the dictionary, R[a + 1] the other
    /// one, R[a + 2] the function.
    mutating func beginMerging(_ library: LibraryMember, at a: Int) {
        state.registers.grow(to: a + 6, with: .null)
        let base = moveOut(of: a)
        let others = elementsArray(moveOut(of: a + 1))
        let function = moveOut(of: a + 2)
        guard base.tag == .dictionary, others.tag == .array else {
            release(base)
            release(others)
            release(function)
            return setRegister(a, unknownHere)
        }
        var conflicts: [Value] = []
        for pair in state.heap[others.slot] where pair.tag == .tuple {
            let content = state.heap[pair.slot]
            guard let place = findEntry(content[0], in: base.slot) else { continue }
            let values = [retained(state.heap.element(place + 1, of: base.slot)), retained(content[1])]
            conflicts.append(Value(.tuple, bits: UInt64(state.heap.add(values))))
        }
        setRegister(a, array(conflicts))
        setRegister(a + 1, function)
        let detail = state.heap.add([.int(Int64(library.rawValue)), base, others])
        setRegister(a + 2, Value(.tuple, bits: UInt64(detail)))
        callPrelude(Prelude.libraryMap, at: a)
    }

    /// Returns the merged dictionary, after the function has been called for each key that both have.
    mutating func merged(_ detail: Value, _ results: Value) -> Value {
        let (base, others) = (state.heap.element(1, of: detail.slot), state.heap.element(2, of: detail.slot))
        var values = state.heap[results.slot][...]
        let slot = state.heap.add([])
        let all = state.heap[base.slot]
        for place in stride(from: 0, to: all.count, by: 2) {
            put(retained(all[place + 1]), for: retained(all[place]), into: slot)
        }
        for pair in state.heap[others.slot] where pair.tag == .tuple {
            let content = state.heap[pair.slot]
            let isInBoth = findEntry(content[0], in: base.slot) != nil
            let value = isInBoth ? values.popFirst() ?? content[1] : content[1]
            put(retained(value), for: retained(content[0]), into: slot)
        }
        return Value(.dictionary, bits: UInt64(slot))
    }
}
