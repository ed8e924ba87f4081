import SceneRuntime

/// The built-in members of strings, arrays, dictionaries and ranges. They behave like those of Swift.
extension Machine {
    /// Returns the value of a member that is a property, such as `count`; nil if `value` has no such property.
    mutating func collectionValue(_ member: BuiltInMember, of value: Value) -> Value? {
        switch member {
        case .count: return .int(count(of: value))
        case .isEmpty:
            return .bool(value.tag == .string ? state.heap.strings.byteCount(value.slot) == 0 : count(of: value) == 0)
        case .first: return element(of: value, last: false)
        case .last: return element(of: value, last: true)
        case .keys, .values:
            guard value.tag == .dictionary else { return nil }
            let all = state.heap[value.slot]
            let start = member == .keys ? 0 : 1
            return array(stride(from: start, to: all.count, by: 2).map { retained(all[$0]) })
        default: return nil
        }
    }

    /// Returns the number of elements, entries or characters. A range is stored as its first value (`number`) and its
    /// count (`extra`).
    private mutating func count(of value: Value) -> Int64 {
        switch value.collection {
        case .string: Int64(characterCount(of: value))
        case .range: Int64(value.extra)
        case .dictionary: Int64(state.heap[value.slot].count / 2)
        case .array: Int64(state.heap[value.slot].count)
        case nil: 0
        }
    }

    /// Returns the first or last element; the null value for an empty collection, nil for a dictionary.
    private mutating func element(of value: Value, last: Bool) -> Value? {
        switch value.collection {
        case .array:
            let element = last ? state.heap[value.slot].last : state.heap[value.slot].first
            return element.map { retained($0) } ?? .null
        case .range:
            if value.extra == 0 { return .null }
            return .int(last ? value.number &+ Int64(value.extra) &- 1 : value.number)
        case .string:
            charge(state.heap.strings.byteCount(value.slot), .scan)
            let text = String(decoding: bytes(value), as: UTF8.self)
            return (last ? text.last : text.first).map { string($0.utf8) } ?? .null
        case .dictionary, nil: return nil
        }
    }

    /// Calls a member that does not mutate. The receiver is in register `a`, and the arguments are in the registers
    /// after it. The result replaces the receiver.
    mutating func callBuiltInMember(_ builtIn: BuiltInMember, _ member: MemberName, at a: Int, count: Int) {
        let receiver = state.registers[a]
        let hasMethods =
            receiver.tag == .string || receiver.tag == .array || receiver.tag == .range || receiver.tag == .dictionary
        // A view whose class is of another file can have a method of this name: `chart.animate(duration: 1)`.
        if !hasMethods, isInSwift, callLooseMember(member, of: receiver, at: a, count: count) { return }
        guard checkMethodCall(member, count, isMutating: false) else { return }
        switch receiver.tag {
        case .string:
            guard let answer = stringMember(builtIn, receiver, argument: a + 1) else {
                return finishMissing(member, at: a, count: count)
            }
            finishCall(at: a, count: count, answer)
        case .array, .range, .dictionary: callCollectionMember(builtIn, member, at: a, count: count)
        default: failMember(member, of: receiver)
        }
    }

    /// Checks that a built-in member is a method that can be called with `count` arguments, and that it is mutating or
    /// not as `isMutating` says. Reports an error and returns false otherwise.
    mutating func checkMethodCall(_ member: MemberName, _ count: Int, isMutating: Bool) -> Bool {
        switch member.builtIn?.shape {
        case .method(let counts) where !isMutating && counts.contains(count): return true
        case .mutating(let counts) where isMutating && counts.contains(count): return true
        case .method, .mutating: fail(.wrongCall, "`\(name(of: member))` does not take \(count) arguments")
        case .value, nil: fail(.wrongType, "`\(name(of: member))` cannot be called")
        }
        return false
    }

    private func name(of member: MemberName) -> String {
        member.name.exists ? text(member.name) : member.builtIn?.spelling.text ?? ""
    }

    /// Ends a call: releases the arguments, and stores the result in the register of the receiver.
    mutating func finishCall(at a: Int, count: Int, _ answer: Value) {
        for place in stride(from: a + count, to: a, by: -1) { setRegister(place, .null) }
        setRegister(a, answer)
    }

    /// Calls a member of an array, a range or a dictionary.
    private mutating func callCollectionMember(
        _ builtIn: BuiltInMember, _ member: MemberName, at a: Int, count: Int
    ) {
        // The elements of a set are in no order.
        if state.registers[a].tag == .dictionary, state.registers[a].extra == 1, builtIn != .contains {
            setRegister(a, elementsArray(moveOut(of: a)))
        }
        let receiver = state.registers[a]
        switch builtIn {
        case .map where count == 1: callPrelude(Prelude.map, at: a)
        case .filter where count == 1: callPrelude(Prelude.filter, at: a)
        case .reduce where count == 2: callPrelude(Prelude.reduce, at: a)
        case .sorted where count == 1: callPrelude(Prelude.sorted, at: a)
        case .sorted where receiver.tag == .array: finishCall(at: a, count: count, sorted(receiver))
        case .reversed where receiver.tag != .dictionary:
            guard isWithinLimit(self.count(of: receiver)) else { return }
            finishCall(at: a, count: count, reversed(receiver))
        case .contains where count == 1:
            finishCall(at: a, count: count, .bool(contains(receiver, state.registers[a + 1])))
        case .joined where receiver.tag == .array && isInSwift && isListOfLists(receiver):
            let all = state.heap[receiver.slot].flatMap { state.heap[$0.slot] }
            guard isWithinLimit(all.count) else { return }
            finishCall(at: a, count: count, copies(of: all))
        case .joined where receiver.tag == .array: joinElements(at: a, count: count)
        default: finishMissing(member, at: a, count: count)
        }
    }

    private func isListOfLists(_ value: Value) -> Bool {
        let all = state.heap[value.slot]
        return !all.isEmpty && all.allSatisfy { $0.tag == .array }
    }

    /// Returns an array of the elements of an array or range, the last one first.
    private mutating func reversed(_ value: Value) -> Value {
        let count = Int(truncatingIfNeeded: self.count(of: value))
        let all = value.tag == .range ? [] : state.heap[value.slot]
        var result: [Value] = []
        result.reserveCapacity(count)
        for place in 0..<count {
            if pollCancellation(after: place) { break }
            let element: Value =
                all.isEmpty ? .int(value.number &+ Int64(count - 1 - place)) : all[count - 1 - place]
            result.append(retained(element))
        }
        return array(result)
    }

    /// Whether `wanted` is an element of a collection, or a key of a dictionary.
    private mutating func contains(_ collection: Value, _ wanted: Value) -> Bool {
        switch collection.collection {
        case .range: return matches(wanted, collection)
        case .dictionary: return findEntry(wanted, in: collection.slot) != nil
        case .array:
            var place = 0
            defer { charge(place, .comparison) }
            for element in state.heap[collection.slot] {
                if pollCancellation(after: place) { return false }
                place += 1
                if isEqual(element, wanted) { return true }
            }
            return false
        case .string, nil: return false
        }
    }

    /// Returns an array of the elements in ascending order (a stable sort). They must be numbers, strings, dates or
    /// index paths.
    mutating func sorted(_ value: Value) -> Value {
        let all = state.heap[value.slot]
        let areNumbers = all.allSatisfy { $0.asDouble != nil }
        let haveOrder =
            areNumbers || all.allSatisfy { $0.tag == .string }
            || all.allSatisfy { precedesAsValue($0, all[0], orEqual: false) != nil }
        guard haveOrder else {
            fail(
                .wrongType, "only numbers and strings can be sorted without a closure",
                help: "pass the order as a closure: `sorted { a, b in … }`")
            return .null
        }
        let order =
            areNumbers
            ? mergeSorted(all, .comparison) { _, x, y in Machine.isLess(x, y) }
            : mergeSorted(all, .order) { machine, x, y in machine.precedes(x, y, orEqual: false) }
        guard let order else { return .null }
        for element in order where element.isCounted { retain(element) }
        return array(order)
    }

    private static func isLess(_ x: Value, _ y: Value) -> Bool {
        if x.tag == .int, y.tag == .int { return x.number < y.number }
        return (x.asDouble ?? 0) < (y.asDouble ?? 0)
    }

    /// Performs `joined`: concatenates the texts of the elements in register `a`, with the separator in the next one.
    private mutating func joinElements(at a: Int, count: Int) {
        let separator =
            count == 1 ? Array(state.registers[a + 1].tag == .string ? bytes(state.registers[a + 1]) : []) : []
        var text: [UInt8] = []
        for (index, element) in state.heap[state.registers[a].slot].enumerated() {
            if index > 0 { text += separator }
            write(element, to: &text, quoted: false)
            if pollCancellation(after: index) || text.count > settings.limits.elements { break }
        }
        charge(state.heap[state.registers[a].slot].count, .element)
        charge(text.count, .text)
        guard isWithinLimit(text.count) else { return }
        finishCall(at: a, count: count, string(text))
    }

    /// Calls a member that is implemented in the language itself (`Prelude`). The receiver is its first argument.
    mutating func callPrelude(_ function: UInt32, at a: Int) {
        let isInRunLoopTurn = state.frames[state.frames.count - 1].isInRunLoopTurn
        push(Int(function), base: a, selfValue: .null, kind: .function, isInRunLoopTurn: isInRunLoopTurn)
    }

    // MARK: Mutating members

    /// Calls a mutating member of the value in register `a`. The result is in register `a + 1`.
    mutating func mutate(_ member: MemberName, at a: Int, count: Int) {
        let receiver = strengthenRegister(a)
        if countsAsUnknown(receiver) {
            for place in a + 1...max(a + 1, a + count) { setRegister(place, .null) }
            return setRegister(a + 1, unknownHere)
        }
        if let library = member.library {
            if mutateLibrary(library, at: a, count: count) { return }
            return finishMissingMutation(member, at: a, count: count)
        }
        if receiver.tag == .string, isInSwift, let builtIn = member.builtIn, mutateText(builtIn, at: a) { return }
        guard receiver.tag == .array || receiver.tag == .dictionary, let builtIn = member.builtIn else {
            return finishMissingMutation(member, at: a, count: count)
        }
        guard checkMethodCall(member, count, isMutating: true) else { return }
        state.registers[a] = copiedIfShared(receiver)
        if receiver.tag == .array {
            mutateArray(builtIn, member, at: a)
        } else if builtIn == .remove {
            removeEntry(of: state.registers[a].slot, at: a)
        } else {
            failMember(member, of: receiver)
        }
    }

    /// Reports that a value has no mutating member with this name.
    mutating func failMutation(_ member: MemberName, of value: Value) {
        // A controller can have a function of the script with this name.
        value.asObject.exists
            ? fail(.noMember, "`\(text(member.name))` of \(value.noun) can be called only as a statement")
            : failMember(member, of: value)
    }

    /// Calls a mutating member of the unique array in register `a`.
    private mutating func mutateArray(_ builtIn: BuiltInMember, _ member: MemberName, at a: Int) {
        let slot = state.registers[a].slot
        if builtIn == .append {
            if isWithinLimit(state.heap[slot].count + 1) { state.heap.append(moveOut(of: a + 1), to: slot) }
        } else if builtIn == .insert {
            guard let place = validIndex(state.registers[a + 2], in: slot, upTo: state.heap[slot].count),
                isWithinLimit(state.heap[slot].count + 1)
            else { return }
            charge(state.heap[slot].count - place, .scan)
            state.heap.insert(moveOut(of: a + 1), at: place, of: slot)
            setRegister(a + 2, .null)
        } else if builtIn == .remove {
            guard let place = validIndex(state.registers[a + 1], in: slot, upTo: state.heap[slot].count - 1) else {
                return
            }
            charge(state.heap[slot].count - place, .scan)
            setRegister(a + 1, state.heap.remove(at: place, of: slot))
        } else if builtIn == .removeLast {
            if state.heap[slot].isEmpty, isInSwift {
                return endProgram("Can't remove last element from an empty collection")
            }
            if state.heap[slot].isEmpty { return fail(.indexOutOfRange, "an empty array has no last element") }
            setRegister(a + 1, state.heap.remove(at: state.heap[slot].count - 1, of: slot))
        } else {
            failMember(member, of: state.registers[a])
        }
    }

    /// Returns `index` as an integer. If it is not an integer from 0 to `last`, reports an error and returns nil.
    private mutating func validIndex(_ index: Value, in slot: Int, upTo last: Int) -> Int? {
        if let number = index.asInt, number >= 0, number <= last { return index.place }
        if isInSwift {
            endProgram("Index out of range")
            return nil
        }
        fail(
            .indexOutOfRange,
            "\(sourceText(of: index)) is out of range: the array has \(state.heap[slot].count) elements")
        return nil
    }

    /// Removes an entry of the dictionary or the set in register `a`. Register `a + 1` contains the key, and receives
    /// the removed value, or the element of a set; nil if there is no such entry.
    private mutating func removeEntry(of slot: Int, at a: Int) {
        guard let place = findEntry(state.registers[a + 1], in: slot) else { return setRegister(a + 1, .null) }
        charge(state.heap[slot].count - place, .scan)
        let entry = state.heap.removeEntry(at: place, of: slot)
        let isSet = state.registers[a].extra == 1
        release(isSet ? entry.value : entry.key)
        setRegister(a + 1, isSet ? entry.key : entry.value)
    }
}
