import SceneRuntime

/// Literals, subscripts and loops.
extension Machine {
    /// R[a] = an array of `count` registers from `first` on, which are emptied. Fails if it is too large.
    mutating func makeArray(_ a: Int, from first: Int, count: Int) {
        var elements: [Value] = []
        for place in first..<first + count { elements.append(moveOut(of: place)) }
        setRegister(a, array(elements))
        _ = isWithinLimit(count)
    }

    /// Concatenates the texts of `count` registers.
    mutating func concatenate(_ a: Int, from first: Int, count: Int) {
        // The text of the previous iteration is released first, so its memory can be reused.
        if state.registers[a].tag == .string { setRegister(a, .null) }
        let start = state.heap.strings.begin()
        for place in first..<first + count {
            let value = state.registers[place]
            switch value.tag {
            case .string: state.heap.strings.write(value.slot)
            case .int: state.heap.strings.write(decimal: value.number)
            default:
                var text: [UInt8] = []
                write(value, to: &text, quoted: false)
                charge(text.count, .text)
                if value.collection != nil, isCancelled() { break }
                state.heap.strings.write(text)
            }
        }
        let count = state.heap.strings.written(from: start)
        charge(count, .move)
        if isWithinLimit(count) {
            setRegister(a, Value(.string, bits: UInt64(state.heap.strings.end(from: start))))
        } else {
            state.heap.strings.cancel(from: start)
        }
    }

    /// R[a] = a dictionary of `count` pairs of registers from `first` on, emptied then. The last of equal keys wins.
    mutating func makeDictionary(_ a: Int, from first: Int, count: Int) {
        let slot = state.heap.add([])
        for entry in 0..<count {
            let (key, value) = (moveOut(of: first + 2 * entry), moveOut(of: first + 2 * entry + 1))
            put(value, for: key, into: slot)
        }
        setRegister(a, Value(.dictionary, bits: UInt64(slot)))
    }

    /// Sets an entry of a uniquely referenced dictionary, and takes over key and value.
    mutating func put(_ value: Value, for key: Value, into slot: Int) {
        if key.tag == .unknown { return release(value) }
        guard isKey(key) else { return }
        if let place = findEntry(key, in: slot) {
            release(state.heap.exchange(place + 1, of: slot, with: value))
            release(key)
        } else if isWithinLimit(state.heap[slot].count + 2) {
            state.heap.append(key, value, to: slot)
        }
    }

    /// Returns the position of `key` in the list of a dictionary, or nil.
    mutating func findEntry(_ key: Value, in slot: Int) -> Int? {
        if key.tag == .string { charge(state.heap.strings.byteCount(key.slot), .scan) }
        if state.heap.needsIndex(slot) { charge(state.heap[slot].count / 2, .comparison) }
        return state.heap.find(key, in: slot) ?? findCase(key, in: slot)
    }

    /// Returns the position of a case whose name is also that of a constant of UIKit: `.light` without a type is the
    /// constant, which equals the case.
    private mutating func findCase(_ key: Value, in slot: Int) -> Int? {
        guard key.tag == .symbol || key.tag == .plainCase else { return nil }
        let all = state.heap[slot]
        // In a large table, the keys are of the kind of the first one.
        guard let first = all.first, all.count <= 64 || first.tag != key.tag else { return nil }
        charge(all.count / 2, .comparison)
        return stride(from: 0, to: all.count, by: 2).first { place in
            let other = all[place]
            return key.tag == .symbol
                ? other.tag == .plainCase && names(key, other) : other.tag == .symbol && names(other, key)
        }
    }

    /// Whether a value can be a key. If not, reports an error.
    mutating func isKey(_ value: Value) -> Bool {
        switch value.tag {
        case .int, .bool, .double, .symbol, .size, .rect, .range, .object, .type, .base, .instance, .function, .string,
            .controller, .nominal, .plainCase, .reference, .handle, .payloadCase, .structure, .tuple:
            return true
        case .item where value.hasContent: return true
        default:
            fail(.wrongType, "\(value.noun) cannot be a key")
            return false
        }
    }

    /// R[a] = a range, with `last` if `isClosed`. Fails for bounds without an order, and as Swift traps.
    mutating func makeRange(_ a: Int, _ first: Value, _ last: Value, isClosed: Bool) {
        if first.tag == .unknown || last.tag == .unknown { return setRegister(a, unknownHere) }
        guard let low = first.asInt, let high = last.asInt else {
            guard let range = makeBounds(first, last, isClosed: isClosed) else {
                let wrong = first.tag == .int ? last : first
                return fail(.wrongType, "expected whole numbers as bounds of a range, found \(wrong.noun)")
            }
            guard precedes(first, last, orEqual: true) else {
                release(range)
                return endProgram("Range requires lowerBound <= upperBound")
            }
            return setRegister(a, range)
        }
        let (span, overflows) = high.subtractingReportingOverflow(low)
        let (count, carries) = isClosed && !overflows ? span.addingReportingOverflow(1) : (span, false)
        guard carries || (overflows ? high >= low : count >= 0) else {
            return fail(
                .invalidRange, "the upper bound \(high) of the range is less than its lower bound \(low)",
                help: "check the bounds before you create the range")
        }
        guard !overflows, !carries, let length = UInt32(exactly: count) else {
            return fail(.invalidRange, "the range is too long")
        }
        setRegister(a, .range(low, count: length, isClosed ? .through : .until))
    }

    // Subscripts.

    /// Returns the position of `index` in `count` elements. If it is not an integer in range, reports an error and
    /// returns nil.
    private mutating func position(_ index: Value, in count: some FixedWidthInteger) -> Int64? {
        guard let number = index.asInt else {
            fail(.wrongType, "expected a whole number as index, found \(index.noun)")
            return nil
        }
        if number >= 0, number < count { return number }
        if isInSwift {
            endProgram("Index out of range")
            return nil
        }
        fail(
            .indexOutOfRange,
            count == 0
                ? "index \(number) is out of range: no elements" : "index \(number) is out of range 0 to \(count - 1)"
        )
        return nil
    }

    /// R[a] = `value[index]`. A missing key of a dictionary is nil; fails for an index that a list does not have.
    mutating func getIndex(_ a: Int, of value: Value, at index: Value) {
        switch value.tag {
        case .array where index.tag == .unknown, .dictionary where index.tag == .unknown: setRegister(a, unknownHere)
        case .array where index.tag == .range: setRegister(a, subarray(of: value, index))
        case .array:
            if position(index, in: state.heap[value.slot].count) != nil {
                setRegister(a, retained(state.heap[value.slot][index.place]))
            }
        case .dictionary:
            guard let place = findEntry(index, in: value.slot) else { return setRegister(a, .null) }
            setRegister(a, retained(state.heap[value.slot][place + 1]))
        case .range:
            if let place = position(index, in: value.extra) { setRegister(a, .int(value.number &+ place)) }
        // The payload of a notification, of which only the text is known.
        case .string where index.tag == .string: setRegister(a, unknownHere)
        case .string where isInSwift:
            let characters = characters(of: value, at: index)
            setRegister(a, characters)
        case .string:
            fail(.wrongType, "a string has no subscript", help: "for its characters, write: text.split(\"\")")
        case .null: fail(.nilMember, "nil has no elements", help: "check for nil first with `if let`")
        case .unknown: setRegister(a, unknownHere)
        case .object where value.asObject.kind == .launchOptions && (index.tag == .symbol || index.tag == .unknown):
            indexOptions(value.asObject, by: index, into: a)
        default: fail(.wrongType, "\(value.noun) has no elements")
        }
    }

    /// Takes an element out of a collection, to be changed and stored back.
    mutating func takeIndex(_ a: Int, of register: Int, at index: Value) {
        let value = state.registers[register]
        // A slice is a copy, whose elements replace those of the range.
        guard index.tag != .unknown, index.tag != .range, value.tag == .array || value.tag == .dictionary else {
            return getIndex(a, of: value, at: index)
        }
        state.registers[register] = copiedIfShared(value)
        let slot = state.registers[register].slot
        let found: Int? =
            value.tag == .array
            ? position(index, in: state.heap[slot].count).map { _ in index.place }
            : findEntry(index, in: slot).map { $0 + 1 }
        guard let found else { return setRegister(a, .null) }
        setRegister(a, state.heap.exchange(found, of: slot, with: .null))
    }

    /// R[a][index] = R[source], which is moved if `isTaken`.
    mutating func setIndex(of a: Int, at index: Value, to source: Int, isTaken: Bool) {
        setIndex(of: a, at: index, to: state.registers[source])
        if isTaken { setRegister(source, .null) }
    }

    private mutating func setIndex(of a: Int, at index: Value, to value: Value) {
        let collection = state.registers[a]
        // An unknown place changes nothing.
        if index.tag == .unknown { return }
        switch collection.tag {
        case .array where index.tag == .range && isInSwift:
            if !replaceElements(at: a, index, by: value) {
                fail(.wrongType, "elements of an array cannot be set to \(value.noun)")
            }
        case .array:
            guard position(index, in: state.heap[collection.slot].count) != nil else { return }
            state.registers[a] = copiedIfShared(collection)
            let slot = state.registers[a].slot
            release(state.heap.exchange(index.place, of: slot, with: retained(value)))
        case .dictionary:
            state.registers[a] = copiedIfShared(collection)
            let slot = state.registers[a].slot
            if value.isNull { return removeEntry(index, of: slot) }
            guard isKey(index) else { return }
            put(retained(value), for: retained(index), into: slot)
        case .null: fail(.nilMember, "nil has no elements", help: "check for nil first with `if let`")
        case .unknown: break
        default: fail(.wrongType, "elements of \(collection.noun) cannot be set")
        }
    }

    /// `a.append(x)`. Takes over `element`.
    mutating func append(to a: Int, _ element: Value, _ member: MemberName) {
        let receiver = strengthenRegister(a)
        if receiver.tag == .unknown { return release(element) }
        if receiver.tag == .string, element.tag == .string, isInSwift {
            let text = Array(bytes(receiver)) + bytes(element)
            release(element)
            return setRegister(a, limited(text))
        }
        guard receiver.tag == .array else { return failMutation(member, of: receiver) }
        state.registers[a] = copiedIfShared(receiver)
        let slot = state.registers[a].slot
        if isWithinLimit(state.heap[slot].count + 1) { state.heap.append(element, to: slot) }
    }

    private mutating func removeEntry(_ key: Value, of slot: Int) {
        guard let place = findEntry(key, in: slot) else { return }
        charge(state.heap[slot].count - place, .scan)
        let entry = state.heap.removeEntry(at: place, of: slot)
        release(entry.key)
        release(entry.value)
    }

    // Loops.

    /// Begins a loop on the slow path. Its `forNext` is at `target`.
    mutating func prepareLoop(_ a: Int, target: Int) {
        let sequence = state.registers[a]
        setRegister(a + 1, .int(0))
        switch sequence.tag {
        // The interpreter loop handles ranges in all cases.
        case .range, .array, .dictionary: break
        case .string: setRegister(a, characters(of: sequence))
        case .symbol where countsAsUnknown(sequence), .unknown:
            decideLoop(sequence)
            setRegister(a, array([]))
        case .int: fail(.invalidRange, "cannot repeat \(sequence.number) times")
        case .double: fail(.wrongType, "expected a whole number of repetitions, found \(sourceText(of: sequence))")
        default: fail(.wrongType, "cannot iterate over \(sequence.noun)")
        }
        // An error belongs to this instruction, not to the end of the loop.
        if !state.run.isFinished { state.frames[state.frames.count - 1].pc = UInt32(truncatingIfNeeded: target) }
    }

    /// Loads the next element and jumps, or ends the loop.
    mutating func nextElement(_ a: Int, into b: Int) {
        let (sequence, cursor) = (state.registers[a], state.registers[a + 1].place)
        let top = state.frames.count - 1
        guard cursor < state.heap[sequence.slot].count else {
            state.frames[top].pc += 1
            return
        }
        state.frames[top].pc = UInt32(truncatingIfNeeded: program.code[Int(state.frames[top].pc)].wide)
        budget -= 2
        state.registers[a + 1] = .int(count: cursor + (sequence.tag == .dictionary ? 2 : 1))
        setRegister(b, retained(state.heap[sequence.slot][cursor]))
    }
}
