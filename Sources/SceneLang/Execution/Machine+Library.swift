import SceneRuntime

// The members of Swift's strings, collections and numbers.
extension Machine {
    /// Whether a value has the members of Swift's library and no functions of the script.
    func isLibraryValue(_ value: Value) -> Bool {
        switch value.tag {
        case .string, .array, .dictionary, .range, .int, .double, .bool, .null, .handle: true
        case .tuple: state.heap.elementCount(value.slot) == 1
        default: false
        }
    }

    /// Calls a member of Swift's library that does not change the receiver, which is in register `a`.
    mutating func callLibrary(_ library: LibraryMember, _ member: MemberName, at a: Int, count: Int) {
        let receiver = state.registers[a]
        switch receiver.tag {
        case .handle: return callHandle(library, at: a, count: count)
        case .null: return failMember(member, of: receiver)
        case .tuple where library == .mapFailure: return mapResult(library, at: a)
        case .tuple: return library == .get ? getResult(at: a) : failMember(member, of: receiver)
        case .int, .double, .bool: return callNumber(library, member, at: a, count: count)
        case .symbol where library == .rounded: return failMember(member, of: receiver)
        default: break
        }
        switch library {
        case .filter, .compactMap, .flatMap, .forEach, .mapValues, .compactMapValues, .minBy, .maxBy, .removeAllWhere,
            .sortBy,
            .containsWhere, .firstWhere, .lastWhere, .firstIndexWhere, .lastIndexWhere, .allSatisfy, .countWhere,
            .prefixWhile, .dropWhile, .splitWhere:
            callWithFunction(library, at: a)
        case .merging: beginMerging(library, at: a)
        case .reduceInto:
            setRegister(a, sequence(moveOut(of: a)))
            callPrelude(Prelude.reduce, at: a)
        default:
            guard let answer = libraryAnswer(library, receiver, at: a, count: count) else {
                return finishMissing(member, at: a, count: count)
            }
            finishCall(at: a, count: count, answer)
        }
    }

    /// Calls a member that calls a function for each element: as code of the prelude.
    private mutating func callWithFunction(_ library: LibraryMember, at a: Int) {
        // The values of a dictionary are mapped; other functions get tuples.
        let isOfValues = library == .mapValues || library == .compactMapValues
        state.registers.grow(to: a + 5, with: .null)
        if isOfValues {
            guard state.registers[a].tag == .dictionary else {
                return fail(.wrongType, "\(state.registers[a].noun) has no values")
            }
            let whole = moveOut(of: a)
            let all = state.heap[whole.slot]
            let values = stride(from: 1, to: all.count, by: 2).map { all[$0] }
            setRegister(a, copies(of: values))
            let detail = state.heap.add([.int(Int64(library.rawValue)), whole])
            setRegister(a + 2, Value(.tuple, bits: UInt64(detail)))
            return callPrelude(Prelude.libraryMap, at: a)
        }
        var library = library
        if library == .filter, state.registers[a].tag == .dictionary {
            library = state.registers[a].extra == 1 ? .filterSet : .filterPairs
        }
        if state.registers[a].tag == .string {
            switch library {
            case .filter: library = .filterText
            case .removeAllWhere: library = .removeAllOfTextWhere
            case .splitWhere: library = .splitTextWhere
            case .prefixWhile: library = .prefixOfTextWhile
            case .dropWhile: library = .dropOfTextWhile
            default: break
            }
        }
        var elements = elementsArray(moveOut(of: a))
        // The sort is stable, and its last element is the maximum: the first one of those that are equal.
        if library == .maxBy, elements.tag == .array {
            let reversed = copies(of: state.heap[elements.slot].reversed())
            release(elements)
            elements = reversed
        }
        setRegister(a, elements)
        setRegister(a + 2, .int(Int64(library.rawValue)))
        switch library {
        case .minBy, .maxBy, .sortBy: callPrelude(Prelude.librarySort, at: a)
        case .compactMap, .flatMap, .forEach, .removeAllWhere, .countWhere, .lastWhere, .lastIndexWhere, .filter,
            .filterPairs, .filterSet, .filterText, .removeAllOfTextWhere, .splitWhere, .splitTextWhere:
            callPrelude(Prelude.libraryMap, at: a)
        default:
            let isNegated: Bool =
                switch library {
                case .allSatisfy, .prefixWhile, .dropWhile, .prefixOfTextWhile, .dropOfTextWhile: true
                default: false
                }
            setRegister(a + 3, .bool(!isNegated))
            callPrelude(Prelude.libraryFind, at: a)
        }
    }

    /// R[a] is the sequence as an array, R[a + 1] the results or the place found, R[a + 2] the number of the member.
    mutating func finishLibrary(at a: Int) {
        let detail = state.registers[a + 2]
        let isOfValues = detail.tag == .tuple
        let number = isOfValues ? state.heap.element(0, of: detail.slot).number : detail.number
        guard let library = UInt16(exactly: number).flatMap({ LibraryMember(rawValue: $0) })
        else { return }
        let (sequence, found) = (state.registers[a], state.registers[a + 1])
        let answer: Value
        if library == .merging || library == .merge || library == .mergingPairs {
            answer = merged(detail, found)
        } else if found.tag == .int {
            answer = answerOfSearch(library, sequence, Int(found.number))
        } else {
            answer = answerOfResults(library, isOfValues ? state.heap.element(1, of: detail.slot) : sequence, found)
        }
        setRegister(a + 2, .null)
        setRegister(a + 1, .null)
        setRegister(a, answer)
    }

    private mutating func answerOfSearch(_ library: LibraryMember, _ sequence: Value, _ place: Int) -> Value {
        let all = state.heap[sequence.slot]
        let isFound = place < all.count
        switch library {
        case .containsWhere: return .bool(isFound)
        case .allSatisfy: return .bool(!isFound)
        case .firstWhere: return isFound ? retained(all[place]) : .null
        case .firstIndexWhere: return isFound ? .int(count: place) : .null
        case .prefixWhile: return slice(all, 0, place)
        case .dropWhile: return slice(all, place, all.count)
        case .prefixOfTextWhile: return string(all[..<place].flatMap { Array(bytes($0)) })
        case .dropOfTextWhile: return string(all[place...].flatMap { Array(bytes($0)) })
        default: return .null
        }
    }

    private mutating func answerOfResults(_ library: LibraryMember, _ sequence: Value, _ found: Value) -> Value {
        let results = state.heap[found.slot]
        let all = state.heap[sequence.slot]
        switch library {
        case .compactMap: return copies(of: results.filter { !$0.isNull })
        case .flatMap: return flattened(results)
        case .removeAllWhere:
            return copies(of: all.indices.filter { results[$0].bits == 0 }.map { all[$0] })
        case .filter, .filterPairs, .filterSet:
            let kept = all.indices.filter { results[$0].asBool ?? false }.map { all[$0] }
            if library == .filterSet { return set(of: kept) }
            return library == .filter ? copies(of: kept) : dictionary(ofPairs: copies(of: kept))
        case .filterText, .removeAllOfTextWhere:
            let kept = all.indices.filter { (results[$0].asBool ?? false) == (library == .filterText) }
            return string(kept.flatMap { Array(bytes(all[$0])) })
        case .splitWhere, .splitTextWhere:
            let isSeparator = results.map { $0.asBool ?? false }
            let parts = all.indices.split { isSeparator[$0] }.map { part in part.map { all[$0] } }
            return groups(parts, isText: library == .splitTextWhere)
        case .mapSuccess, .mapFailure:
            let content = results.first.map { retained($0) } ?? .null
            return Value(.tuple, extra: sequence.extra, bits: UInt64(state.heap.add([content])))
        case .countWhere: return .int(count: results.count { $0.asBool ?? false })
        case .lastWhere:
            return results.lastIndex { $0.asBool ?? false }.map { retained(all[$0]) } ?? .null
        case .lastIndexWhere: return results.lastIndex { $0.asBool ?? false }.map { .int(count: $0) } ?? .null
        case .minBy: return results.first.map { retained($0) } ?? .null
        case .maxBy: return results.last.map { retained($0) } ?? .null
        case .sortBy: return retained(found)
        case .mapValues, .compactMapValues:
            let slot = state.heap.add([])
            for (place, value) in results.enumerated() where library == .mapValues || !value.isNull {
                put(retained(value), for: retained(all[2 * place]), into: slot)
            }
            return Value(.dictionary, bits: UInt64(slot))
        default: return .null
        }
    }

    private mutating func flattened(_ results: [Value]) -> Value {
        var all: [Value] = []
        for result in results where !result.isNull {
            switch result.tag {
            case .array: all += state.heap[result.slot]
            case .range: all += (0..<Int(result.extra)).map { .int(result.number + Int64($0)) }
            default: all.append(result)
            }
        }
        return copies(of: all)
    }

    /// Returns an array of values, which it retains.
    mutating func copies(of values: [Value]) -> Value {
        for value in values where value.isCounted { retain(value) }
        return array(values)
    }

    /// Returns an array of the elements from `start` to before `end`, as far as they exist. It retains them.
    mutating func slice(_ all: [Value], _ start: Int, _ end: Int) -> Value {
        copies(of: Array(Self.bounded(all, start, end)))
    }

    /// `result.get()`: the value, or the error is thrown.
    private mutating func getResult(at a: Int) {
        let result = state.registers[a]
        let isSuccess = caseName(of: result) == Array("success".utf8)
        let content = retained(state.heap.element(0, of: result.slot))
        setRegister(a, isSuccess ? content : .null)
        if !isSuccess { throwError(content) }
    }

    /// Returns the elements of a sequence as Swift's `for` gets them, and takes over the sequence: those of a
    /// dictionary are tuples of key and value.
    mutating func sequence(_ value: Value) -> Value {
        guard value.tag == .string || value.tag == .dictionary && value.extra == 0 else { return value }
        return elementsArray(value)
    }

    /// Returns an array of the elements of a sequence, which it takes over.
    mutating func elementsArray(_ value: Value) -> Value {
        switch value.tag {
        case .array: return value
        case .string:
            let result = characters(of: value)
            release(value)
            return result
        case .range:
            guard isWithinLimit(value.extra) else { return .null }
            return array((0..<Int64(value.extra)).map { .int(value.number + $0) })
        case .dictionary:
            let all = state.heap[value.slot]
            var elements: [Value] = []
            for place in stride(from: 0, to: all.count, by: 2) {
                let key = retained(all[place])
                elements.append(value.extra == 1 ? key : pair(key, retained(all[place + 1]), "key", "value"))
            }
            release(value)
            return array(elements)
        case .null, .unknown: return array([])
        default: return value
        }
    }

    /// Returns a tuple of two values, which it takes over.
    mutating func pair(_ first: Value, _ second: Value, _ firstLabel: StaticString, _ secondLabel: StaticString)
        -> Value
    {
        let labels = pairLabels(firstLabel, secondLabel)
        return Value(.tuple, extra: labels, bits: UInt64(state.heap.add([first, second])))
    }

    /// The position of the labels `key`, `value` or `offset`, `element` in `Program.tupleLabels`.
    private func pairLabels(_ first: StaticString, _ second: StaticString) -> UInt32 {
        let place = program.tupleLabels.firstIndex {
            $0.count == 2 && state.world.text(of: $0[0]).elementsEqual(first.utf8Bytes)
                && state.world.text(of: $0[1]).elementsEqual(second.utf8Bytes)
        }
        return UInt32(truncatingIfNeeded: place ?? 0)
    }

    // MARK: Values

    /// Returns the value of a member without parentheses; nil if the value has no such member.
    mutating func libraryValue(_ library: LibraryMember, of value: Value) -> Value? {
        switch library {
        case .description, .debugDescription, .localizedDescription:
            var text: [UInt8] = []
            write(value, to: &text, quoted: false)
            return limited(text)
        case .localized: return value.tag == .string ? retained(value) : nil
        case .lazy, .unicodeScalars: return retained(value)
        case .utf8:
            guard value.tag == .string else { return retained(value) }
            charge(bytes(value).count, .element)
            return array(bytes(value).map { .int(Int64($0)) })
        case .indices, .startIndex, .endIndex:
            guard let count = collectionValue(.count, of: value), value.collection != nil else { return nil }
            if library == .startIndex { return .int(0) }
            return library == .endIndex
                ? count : Value(.range, extra: UInt32(truncatingIfNeeded: count.number), bits: 0)
        case .magnitude: return value.asDouble.map { $0 < 0 ? negated(value) : value }
        case .capitalized:
            guard value.tag == .string else { return nil }
            let words = String(decoding: bytes(value), as: UTF8.self).split(
                separator: " ", omittingEmptySubsequences: false)
            return string(
                words.map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined(separator: " ").utf8)
        case .isNumber, .isLetter, .isUppercase, .isLowercase, .isWhitespace: return characterTest(library, value)
        case .isValid, .isCancelled, .timeInterval, .value, .isRunning, .state: return handleValue(library, value)
        case .hashValue: return .int(0)
        default: return nil
        }
    }

    private func characterTest(_ library: LibraryMember, _ value: Value) -> Value? {
        guard value.tag == .string, let character = String(decoding: bytes(value), as: UTF8.self).first else {
            return nil
        }
        switch library {
        case .isNumber: return .bool(character.isNumber)
        case .isLetter: return .bool(character.isLetter)
        case .isUppercase: return .bool(character.isUppercase)
        case .isLowercase: return .bool(character.isLowercase)
        default: return .bool(character.isWhitespace)
        }
    }

    // MARK: Numbers

    private mutating func callNumber(_ library: LibraryMember, _ member: MemberName, at a: Int, count: Int) {
        let value = state.registers[a]
        switch library {
        case .isMultiple:
            guard let x = value.asInt, let y = state.registers[a + 1].asInt else { break }
            return finishCall(
                at: a, count: count,
                .bool(y == 0 ? x == 0 : x.remainderReportingOverflow(dividingBy: y).partialValue == 0))
        case .rounded, .roundedRule:
            guard let number = value.asDouble else { break }
            var rule: [UInt8] = []
            if count == 1 { write(state.registers[a + 1], to: &rule, quoted: false) }
            let result: Double =
                switch String(decoding: rule, as: UTF8.self) {
                case ".up": number.rounded(.up)
                case ".down": number.rounded(.down)
                case ".towardZero": number.rounded(.towardZero)
                case ".toNearestOrEven": number.rounded(.toNearestOrEven)
                case ".awayFromZero": number.rounded(.awayFromZero)
                default: number.rounded()
                }
            return finishCall(at: a, count: count, .double(result))
        default: break
        }
        if let answer = numberOfSwift(library, value, state.registers[a + 1]) {
            return finishCall(at: a, count: count, answer)
        }
        finishMissing(member, at: a, count: count)
    }

    /// Returns the result of a member of numbers that only bodies of Swift have; nil for another member.
    private mutating func numberOfSwift(_ library: LibraryMember, _ value: Value, _ argument: Value) -> Value? {
        if argument.tag == .unknown { return library.isOfSwiftOnly ? unknownHere : nil }
        if let x = value.asInt {
            if library == .signum { return .int(x.signum()) }
            guard let y = argument.asInt else { return nil }
            if library == .advancedBy { return .int(x &+ y) }
            if library == .distanceTo { return .int(y &- x) }
            guard library == .quotientAndRemainder else { return nil }
            guard y != 0 else {
                endProgram("Division by zero")
                return .null
            }
            let (quotient, remainder) = x.quotientAndRemainder(dividingBy: y)
            return pair(.int(quotient), .int(remainder), "quotient", "remainder")
        }
        guard let x = value.asDouble else { return nil }
        if library == .squareRoot { return .double(x.squareRoot()) }
        guard let y = argument.asDouble else { return nil }
        switch library {
        case .truncatingRemainder: return .double(x.truncatingRemainder(dividingBy: y))
        case .advancedBy: return .double(x + y)
        case .distanceTo: return .double(y - x)
        default: return nil
        }
    }
}

// Values of members, tuples as arguments, and slices.
extension Machine {
    /// R[a] = a member of a value that has no properties of UIKit.
    mutating func getLibraryMember(_ member: MemberName, of receiver: Value, into a: Int) {
        if receiver.tag == .tuple, let element = tupleMember(member.name, of: receiver) {
            return setRegister(a, retained(element))
        }
        if receiver.tag == .dictionary, member.builtIn == .first {
            let elements = elementsArray(retained(receiver))
            setRegister(a, state.heap[elements.slot].first.map { retained($0) } ?? .null)
            return release(elements)
        }
        if let library = member.library, let value = libraryValue(library, of: receiver) {
            return setRegister(a, value)
        }
        if isInSwift, let value = valueOfSwift(text(member.name), of: receiver) { return setRegister(a, value) }
        // The value of a context, an activity or an item is its text.
        let isPage = receiver.tag == .string && (text(member.name) != "webpageURL" || bytes(receiver).contains(0x3A))
        if isPage, member.isSwift, Self.membersOfEvents.contains(text(member.name)) {
            return setRegister(a, retained(receiver))
        }
        if receiver.tag == .string, member.isSwift, let part = urlPart(text(member.name), of: bytes(receiver)) {
            return setRegister(a, part.map { string($0) } ?? .null)
        }
        // A value of Swift may have a member that nothing declares.
        guard member.isSwift, !receiver.isNull else { return failMember(member, of: receiver) }
        setRegister(a, unknownHere)
    }

    /// The members of UIKit's values of events whose value is the text of the event.
    private static let membersOfEvents = [
        "url", "absoluteString", "activityType", "webpageURL", "type", "rawValue",
    ]

    /// Returns a part of a URL, which can be nil; nil for another name, and for a text that is no URL.
    private func urlPart(_ name: String, of text: ArraySlice<UInt8>) -> [UInt8]?? {
        guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let start = text[(colon + 1)...].starts(with: [0x2F, 0x2F]) ? colon + 3 : colon + 1
        let host = text[start...].prefix { ![0x2F, 0x3F, 0x23].contains($0) }
        let path = text[host.endIndex...].prefix { $0 != 0x3F && $0 != 0x23 }
        switch name {
        case "scheme": return [UInt8](text[..<colon])
        case "host": return .some(start == colon + 3 && !host.isEmpty ? Array(host) : nil)
        case "path": return [UInt8](path)
        case "lastPathComponent": return [UInt8](path.split(separator: 0x2F).last ?? [])
        case "query":
            let rest = text[path.endIndex...]
            return .some(rest.first == 0x3F ? Array(rest.dropFirst().prefix { $0 != 0x23 }) : nil)
        default: return nil
        }
    }

    /// If the only argument after register `a` is a tuple, and the function takes as many arguments as it has elements,
    /// replaces it by its elements. Returns the number of arguments.
    mutating func spreadTuple(at a: Int, count: Int, for wanted: Int) -> Int {
        // A closure for `Void` can omit its parameter. `()` is nil.
        if count == 1, wanted == 0, state.registers[a + 1].isNull { return 0 }
        guard count == 1, wanted > 1, state.registers[a + 1].tag == .tuple else { return count }
        let tuple = state.registers[a + 1]
        guard state.heap.elementCount(tuple.slot) == wanted else { return count }
        state.registers.grow(to: a + 2 + wanted, with: .null)
        let elements = state.heap[tuple.slot].map { retained($0) }
        for (place, element) in elements.enumerated() { setRegister(a + 1 + place, element) }
        return wanted
    }

    /// Returns the elements of an array in a range, which can have one bound only.
    mutating func subarray(of value: Value, _ range: Value) -> Value {
        let size = Int64(state.heap.elementCount(value.slot))
        let isOpen = range.extra == UInt32.max
        let first = isOpen ? max(0, range.number) : range.number
        let end = isOpen ? min(size, range.number &+ Int64(range.extra)) : range.number &+ Int64(range.extra)
        guard first >= 0, first <= end || isOpen && first <= size, end <= size else {
            endProgram("Array index is out of range")
            return .null
        }
        return slice(state.heap[value.slot], Int(first), Int(max(first, end)))
    }
}

// Members of optional values.
extension Machine {
    /// Calls `map` or `flatMap` of an optional value that is no collection: the function gets the value, unless it is
    /// nil. Returns false for another call.
    mutating func callOptional(_ member: MemberName, at a: Int, count: Int) -> Bool {
        let isOptional = member.library == .optionalMap
        guard member.isSwift, count == 1, member.builtIn == .map || member.library == .flatMap || isOptional else {
            return false
        }
        let receiver = state.registers[a]
        if receiver.tag == .tuple, state.heap.elementCount(receiver.slot) == 1 {
            mapResult(member.builtIn == .map ? .mapSuccess : .flatMapSuccess, at: a)
            return true
        }
        guard receiver.collection == nil || isOptional, receiver.tag != .unknown, state.registers[a + 1].tag != .unknown
        else {
            return false
        }
        if receiver.isNull {
            finishCall(at: a, count: count, .null)
        } else {
            let value = moveOut(of: a)
            setRegister(a, moveOut(of: a + 1))
            setRegister(a + 1, value)
            callValue(at: a, count: 1)
        }
        return true
    }

    /// Calls `map`, `flatMap` or `mapError` of a `Result`: the function gets the value or the error, if it is there.
    private mutating func mapResult(_ library: LibraryMember, at a: Int) {
        let result = state.registers[a]
        let isSuccess = caseName(of: result) == Array("success".utf8)
        guard isSuccess != (library == .mapFailure) else { return setRegister(a + 1, .null) }
        let content = retained(state.heap.element(0, of: result.slot))
        if library == .flatMapSuccess {
            setRegister(a, moveOut(of: a + 1))
            setRegister(a + 1, content)
            return callValue(at: a, count: 1)
        }
        state.registers.grow(to: a + 5, with: .null)
        let whole = moveOut(of: a)
        setRegister(a, array([content]))
        setRegister(a + 2, Value(.tuple, bits: UInt64(state.heap.add([.int(Int64(library.rawValue)), whole]))))
        callPrelude(Prelude.libraryMap, at: a)
    }
}
