import SceneRuntime

// The members of strings and collections that only compute.
extension Machine {
    /// Returns the result of a member; nil if the receiver has no such member.
    mutating func libraryAnswer(_ library: LibraryMember, _ receiver: Value, at a: Int, count: Int) -> Value? {
        let argument = count > 0 ? state.registers[a + 1] : .null
        if library.isOfSwiftOnly { return answerOfSwift(library, receiver, at: a, count: count) }
        if receiver.tag == .string, let answer = stringAnswer(library, receiver, argument, at: a) { return answer }
        guard receiver.collection != nil else { return nil }
        if receiver.tag == .dictionary, receiver.extra == 1, let answer = setAnswer(library, receiver, argument) {
            return answer
        }
        let elements = elementsArray(retained(receiver))
        defer { release(elements) }
        guard elements.tag == .array else { return nil }
        let all = state.heap[elements.slot]
        charge(all.count, .element)
        let isText = receiver.tag == .string
        switch library {
        case .firstIndexOf, .indexOf: return all.firstIndex { isEqual($0, argument) }.map { .int(count: $0) } ?? .null
        case .lastIndexOf: return all.lastIndex { isEqual($0, argument) }.map { .int(count: $0) } ?? .null
        case .enumerated:
            return array(
                all.enumerated().map { pair(.int(count: $0.offset), retained($0.element), "offset", "element") })
        case .prefix, .suffix, .dropFirst, .dropLast:
            return counted(library, all, number(argument), isText)
        case .dropFirstOne: return part(all, 1, all.count, isText)
        case .dropLastOne: return part(all, 0, all.count - 1, isText)
        case .min, .max:
            guard var best = all.first else { return .null }
            for element in all.dropFirst() {
                if library == .min ? precedes(element, best, orEqual: false) : precedes(best, element, orEqual: false) {
                    best = element
                }
            }
            return retained(best)
        case .shuffled: return retained(elements)
        case .randomElement: return all.first.map { retained($0) } ?? .null
        case .startsWith, .elementsEqual: return comparison(library, all, argument)
        case .union, .intersection, .subtracting, .symmetricDifference, .isSubset, .isSuperset, .isDisjoint:
            return setAnswer(library, receiver, argument)
        default: return nil
        }
    }

    /// A number of elements. One beyond `Int`, which has 32 bits in the page, is beyond every collection, too.
    private func number(_ value: Value) -> Int { Int(clamping: value.asInt ?? 0) }

    /// Returns the answer of a member with a number of elements. As in Swift, it must not be negative.
    private mutating func counted(_ library: LibraryMember, _ all: [Value], _ count: Int, _ isText: Bool) -> Value {
        let drops = library == .dropFirst || library == .dropLast
        guard count >= 0 else {
            endProgram(
                drops
                    ? "Can't drop a negative number of elements from a collection"
                    : "Can't take a \(library == .prefix ? "prefix" : "suffix") of negative length from a collection")
            return .null
        }
        let known = min(count, all.count)
        switch library {
        case .prefix: return part(all, 0, known, isText)
        case .suffix: return part(all, all.count - known, all.count, isText)
        case .dropFirst: return part(all, known, all.count, isText)
        default: return part(all, 0, all.count - known, isText)
        }
    }

    /// Returns some elements as an array, or as a string.
    private mutating func part(_ all: [Value], _ start: Int, _ end: Int, _ isText: Bool) -> Value {
        guard isText else { return slice(all, start, end) }
        return string(Self.bounded(all, start, end).flatMap { Array(bytes($0)) })
    }

    /// Returns the elements from `start` to `end`, as far as there are such.
    static func bounded(_ all: [Value], _ start: Int, _ end: Int) -> ArraySlice<Value> {
        let low = min(max(0, start), all.count)
        return all[low..<max(low, min(end, all.count))]
    }

    private mutating func comparison(_ library: LibraryMember, _ all: [Value], _ argument: Value) -> Value? {
        let other = elementsArray(retained(argument))
        defer { release(other) }
        guard other.tag == .array else { return nil }
        let wanted = state.heap[other.slot]
        if library == .elementsEqual, wanted.count != all.count { return .bool(false) }
        guard wanted.count <= all.count else { return .bool(false) }
        for (x, y) in zip(all, wanted) where !isEqual(x, y) { return .bool(false) }
        return .bool(true)
    }

    // MARK: Strings

    private mutating func stringAnswer(
        _ library: LibraryMember, _ receiver: Value, _ argument: Value, at a: Int
    ) -> Value? {
        let text = Array(bytes(receiver))
        charge(text.count, .scan)
        switch library {
        case .componentsSeparatedBy:
            if argument.tag == .string {
                return array(Self.split(text, by: Array(bytes(argument))).map { string($0) })
            }
            return components(of: text, separatedBy: argument)
        case .trimmingCharacters: return trimmed(text, argument)
        case .replacingOccurrences:
            guard argument.tag == .string, state.registers[a + 2].tag == .string else { return nil }
            return replaced(text, Array(bytes(argument)), Array(bytes(state.registers[a + 2])))
        case .appending:
            guard argument.tag == .string else { return nil }
            return isWithinLimit(text.count + bytes(argument).count) ? string(text + bytes(argument)) : .null
        case .rangeOf:
            guard argument.tag == .string else { return nil }
            return range(
                of: String(decoding: bytes(argument), as: UTF8.self), in: String(decoding: text, as: UTF8.self))
        default: return nil
        }
    }

    /// Returns the parts of a text between the occurrences of a separator.
    private static func split(_ text: [UInt8], by separator: [UInt8]) -> [[UInt8]] {
        guard !separator.isEmpty else { return [text] }
        var (parts, current, place): ([[UInt8]], [UInt8], Int) = ([], [], 0)
        while place < text.count {
            if text[place] == separator[0], text[place...].starts(with: separator) {
                parts.append(current)
                current = []
                place += separator.count
            } else {
                current.append(text[place])
                place += 1
            }
        }
        return parts + [current]
    }

    // MARK: Sets

    /// Returns a set of values, which it retains.
    mutating func set(of values: [Value]) -> Value {
        let slot = state.heap.add([])
        for value in values where findEntry(value, in: slot) == nil {
            put(.absent, for: retained(value), into: slot)
        }
        return Value(.dictionary, extra: 1, bits: UInt64(slot))
    }

    private mutating func setAnswer(_ library: LibraryMember, _ receiver: Value, _ argument: Value) -> Value? {
        let (left, right) = (elementsArray(retained(receiver)), elementsArray(retained(argument)))
        defer {
            release(left)
            release(right)
        }
        guard left.tag == .array, right.tag == .array else { return nil }
        let (own, others) = (state.heap[left.slot], state.heap[right.slot])
        switch library {
        case .union, .formUnion: return set(of: own + others)
        case .intersection, .formIntersection: return set(of: own.filter { contains(others, $0) })
        case .subtracting, .subtract: return set(of: own.filter { !contains(others, $0) })
        case .symmetricDifference, .formSymmetricDifference:
            return set(of: own.filter { !contains(others, $0) } + others.filter { !contains(own, $0) })
        case .isSubset: return .bool(own.allSatisfy { contains(others, $0) })
        case .isSuperset: return .bool(others.allSatisfy { contains(own, $0) })
        case .isDisjoint: return .bool(!own.contains { contains(others, $0) })
        default: return nil
        }
    }

    private mutating func contains(_ all: [Value], _ wanted: Value) -> Bool {
        for element in all where isEqual(element, wanted) { return true }
        return false
    }

    // MARK: Changes

    /// Calls a member that changes the receiver in register `a`. Returns false if the receiver has no such member.
    mutating func mutateLibrary(_ library: LibraryMember, at a: Int, count: Int) -> Bool {
        let receiver = state.registers[a]
        switch receiver.tag {
        case .bool where library == .toggle: setRegister(a, .bool(receiver.bits == 0))
        case .int where library == .negate, .double where library == .negate: setRegister(a, negated(receiver))
        case .array where library == .sortBy || library == .removeAllWhere,
            .string where library == .removeAllWhere:
            callLibrary(library, program.members[0], at: a, count: count)
            return true
        case .dictionary where library == .merge:
            beginMerging(library, at: a)
            return true
        case .array, .dictionary:
            state.registers[a] = copiedIfShared(receiver)
            return receiver.tag == .array ? mutateArray(library, at: a) : mutateDictionary(library, at: a)
        case .string: return mutateText(library, at: a) || mutateString(library, at: a)
        default: return false
        }
        setRegister(a + 1, .null)
        return true
    }

    /// Calls a member that changes the string in register `a`. Returns false if a string has no such member.
    private mutating func mutateString(_ library: LibraryMember, at a: Int) -> Bool {
        let receiver = state.registers[a]
        var removed = Value.null
        switch library {
        case .removeAll, .removeAllKeeping: setRegister(a, string([]))
        case .appendContentsOf:
            guard state.registers[a + 1].tag == .string else { return false }
            let text = Array(bytes(receiver)) + bytes(state.registers[a + 1])
            setRegister(a, string(text))
        case .removeFirst, .popLast:
            let characters = elementsArray(retained(receiver))
            let all = state.heap[characters.slot]
            let isFirst = library == .removeFirst
            removed = (isFirst ? all.first : all.last).map { retained($0) } ?? .null
            let rest = isFirst ? Array(all.dropFirst()) : Array(all.dropLast())
            let text = rest.flatMap { Array(bytes($0)) }
            setRegister(a, string(text))
            release(characters)
        default: return false
        }
        setRegister(a + 1, removed)
        return true
    }

    private mutating func mutateArray(_ library: LibraryMember, at a: Int) -> Bool {
        let slot = state.registers[a].slot
        let argument = state.registers[a + 1]
        let size = state.heap.elementCount(slot)
        var result = Value.null
        switch library {
        case .appendContentsOf:
            let others = elementsArray(retained(argument))
            guard others.tag == .array, isWithinLimit(size + state.heap.elementCount(others.slot)) else { return false }
            for element in state.heap[others.slot] { state.heap.append(retained(element), to: slot) }
            release(others)
        case .insertContents:
            let others = elementsArray(retained(argument))
            let place = number(state.registers[a + 2])
            guard others.tag == .array, (0...size).contains(place) else { return false }
            for (offset, element) in state.heap[others.slot].enumerated() {
                state.heap.insert(retained(element), at: place + offset, of: slot)
            }
            release(others)
            setRegister(a + 2, .null)
        case .removeAll, .removeAllKeeping: setRegister(a, array([]))
        case .removeFirst, .popLast, .popFirst:
            guard size > 0 else {
                if library == .removeFirst { endProgram("Can't remove first element from an empty collection") }
                break
            }
            result = state.heap.remove(at: library == .popLast ? size - 1 : 0, of: slot)
        case .removeFirstCount, .removeLastCount:
            guard number(argument) <= size else {
                endProgram("Can't remove more items from a collection than it contains")
                return true
            }
            guard number(argument) >= 0 else {
                endProgram("Number of elements to remove should be non-negative")
                return true
            }
            for _ in 0..<number(argument) {
                let last = state.heap.elementCount(slot) - 1
                release(state.heap.remove(at: library == .removeLastCount ? last : 0, of: slot))
            }
        case .sort: setRegister(a, sorted(state.registers[a]))
        case .reverse: setRegister(a, copies(of: state.heap[slot].reversed()))
        case .shuffle, .reserveCapacity: break
        case .swapAt:
            let (x, y) = (number(argument), number(state.registers[a + 2]))
            guard (0..<size).contains(x), (0..<size).contains(y) else {
                endProgram("Index out of range")
                return true
            }
            let first = state.heap.element(x, of: slot)
            _ = state.heap.exchange(x, of: slot, with: state.heap.exchange(y, of: slot, with: first))
            setRegister(a + 2, .null)
        case .removeSubrange: guard replaceElements(at: a, argument, by: .null) else { return false }
        case .replaceSubrange:
            guard replaceElements(at: a, argument, by: state.registers[a + 2]) else { return false }
            setRegister(a + 2, .null)
        default: return false
        }
        setRegister(a + 1, result)
        return true
    }

    private mutating func mutateDictionary(_ library: LibraryMember, at a: Int) -> Bool {
        let value = state.registers[a]
        let argument = state.registers[a + 1]
        var result = Value.null
        switch library {
        case .insert:
            let isNew = findEntry(argument, in: value.slot) == nil
            if isNew { put(.absent, for: retained(argument), into: value.slot) }
            result = pair(.bool(isNew), retained(argument), "inserted", "memberAfterInsert")
        case .removeValue:
            guard let place = findEntry(argument, in: value.slot) else { break }
            let entry = state.heap.removeEntry(at: place, of: value.slot)
            release(entry.key)
            result = entry.value
        case .updateValue:
            let key = state.registers[a + 2]
            if let place = findEntry(key, in: value.slot) {
                result = retained(state.heap.element(place + 1, of: value.slot))
            }
            put(retained(argument), for: retained(key), into: value.slot)
            setRegister(a + 2, .null)
        case .removeAll, .removeAllKeeping:
            setRegister(a, Value(.dictionary, extra: value.extra, bits: UInt64(state.heap.add([]))))
        case .formUnion, .subtract, .formIntersection, .formSymmetricDifference:
            guard let changed = setAnswer(library, value, argument) else { return false }
            setRegister(a, changed)
        case .popFirst:
            guard state.heap.elementCount(value.slot) > 0 else { break }
            let entry = state.heap.removeEntry(at: 0, of: value.slot)
            result = entry.key
            release(entry.value)
        case .reserveCapacity: break
        default: return false
        }
        setRegister(a + 1, result)
        return true
    }
}
