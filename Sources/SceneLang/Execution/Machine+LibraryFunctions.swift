import SceneRuntime

// The free functions and initializers of Swift's library.
extension Machine {
    /// R[a] = the result of a function on R[a], … (`count` of them).
    mutating func callLibraryFunction(_ number: Int, at a: Int, count: Int) {
        guard let form = UInt16(exactly: number).flatMap({ LibraryForm(rawValue: $0) }) else { return }
        if state.registers[a].tag == .unknown, count > 0 {
            return finishArguments(at: a, count: count, moveOut(of: a))
        }
        if let type = form.integerType {
            return finishArguments(
                at: a, count: count, count > 0 ? wholeNumber(of: type, state.registers[a]) : .int(0))
        }
        let answer: Value
        switch form {
        case .string, .stringDescribing, .stringFormat, .stringRepeating, .localizedKey, .debugString:
            answer = text(form, at: a, count: count)
        case .integerRadix, .integerExactly, .double, .boolean: answer = conversion(form, state.registers[a], at: a)
        case .objectIdentifier:
            let object = weakened(referent(of: state.registers[a]))
            answer = .int(Int64(truncatingIfNeeded: object.bits << 24 ^ UInt64(object.extra)))
        case .character: answer = character(state.registers[a])
        case .now: answer = .double(0)
        case .seconds: answer = scaled(state.registers[a], 1)
        case .milliseconds: answer = scaled(state.registers[a], 1_000)
        case .microseconds: answer = scaled(state.registers[a], 1_000_000)
        case .nanoseconds: answer = scaled(state.registers[a], 1_000_000_000)
        case .mainQueue: answer = Value(.handle, extra: HandleKind.mainQueue.rawValue)
        case .otherQueue, .runLoop: answer = Value(.handle, extra: HandleKind.otherQueue.rawValue)
        case .animator, .runAnimator: return makeAnimator(at: a, startsNow: form == .runAnimator)
        case .isCancelled: answer = .bool(isTaskCancelled)
        case .checkCancellation:
            if isTaskCancelled { return throwCancellation() }
            answer = .null
        case .dictionaryMerging: return mergePairs(at: a)
        case .pi: answer = .double(.pi)
        case .infinity: answer = .double(.infinity)
        case .notANumber: answer = .double(.nan)
        case .greatestNumber: answer = .double(.greatestFiniteMagnitude)
        case .leastNumber: answer = .double(.leastNormalMagnitude)
        // As `randomElement`, the first one that is possible.
        case .randomNumber: answer = firstOf(state.registers[a])
        case .randomBoolean: answer = .bool(false)
        case .rangeOfText:
            let range = state.registers[a]
            answer = range.tag == .item ? self.range(ofItem: range) : retained(range)
        case .minOf, .maxOf:
            callBuiltIn(Int((form == .minOf ? BuiltInFunction.min : .max).rawValue), at: a, count: count)
            return
        default: answer = collection(form, at: a, count: count) ?? calculation(form, at: a, count: count)
        }
        finishArguments(at: a, count: count, answer)
    }

    private mutating func finishArguments(at a: Int, count: Int, _ answer: Value) {
        for place in stride(from: a + count - 1, to: a, by: -1) { setRegister(place, .null) }
        setRegister(a, answer)
    }

    private func scaled(_ value: Value, _ divisor: Double) -> Value { .double((value.asDouble ?? 0) / divisor) }

    // MARK: Texts and numbers

    private mutating func text(_ form: LibraryForm, at a: Int, count: Int) -> Value {
        var text: [UInt8] = []
        switch form {
        case .stringFormat:
            var values = (a + 1..<a + count).map { state.registers[$0] }
            if values.count == 1, let only = values.first, only.tag == .array { values = state.heap[only.slot] }
            text = formatted(state.registers[a], values)
        case .stringRepeating:
            let unit = state.registers[a].tag == .string ? Array(bytes(state.registers[a])) : []
            let times = max(0, Int(state.registers[a + 1].asInt ?? 0))
            let (size, isTooLarge) = unit.count.multipliedReportingOverflow(by: times)
            guard isWithinLimit(isTooLarge ? .max : size) else { return .null }
            if !unit.isEmpty { for _ in 0..<times { text += unit } }
        case .debugString: write(state.registers[a], to: &text, quoted: true)
        case .localizedKey: return retained(state.registers[a])
        default:
            guard count > 0 else { return string([]) }
            let value = state.registers[a]
            if count > 1, let number = value.asInt, let radix = state.registers[a + 1].asInt, (2...36).contains(radix) {
                let isUpper = count > 2 && state.registers[a + 2].asBool == true
                return string(String(number, radix: Int(radix), uppercase: isUpper).utf8)
            }
            if form == .string, value.tag == .array, state.heap[value.slot].allSatisfy({ $0.tag == .string }) {
                text = state.heap[value.slot].flatMap { Array(bytes($0)) }
            } else {
                write(value, to: &text, quoted: false)
            }
        }
        return limited(text)
    }

    private mutating func conversion(_ form: LibraryForm, _ value: Value, at a: Int) -> Value {
        let source = value.tag == .string ? String(decoding: bytes(value), as: UTF8.self) : nil
        switch form {
        case .integerExactly:
            if value.tag == .int { return value }
            return value.asDouble.flatMap { Int64(exactly: $0) }.map { .int($0) } ?? .null
        case .integerRadix:
            // `Int(exactly: 2.0)` has one argument.
            guard let source, let radix = state.registers[a + 1].asInt, (2...36).contains(radix) else { return .null }
            return Int64(source, radix: Int(radix)).map { .int($0) } ?? .null
        case .double:
            if let source { return Double(source).map { .double($0) } ?? .null }
            return .double(value.asDouble ?? 0)
        default:
            if let source { return source == "true" ? .bool(true) : source == "false" ? .bool(false) : .null }
            return .bool(value.asBool ?? ((value.asDouble ?? 0) != 0))
        }
    }

    /// Returns a value as a number of a type of whole numbers. As in Swift, a text that is none is nil, and a number
    /// that does not fit ends the program.
    private mutating func wholeNumber(of type: LibraryForm.IntegerType, _ value: Value) -> Value {
        let (name, range) = (type.name, type.range)
        if value.tag == .string {
            let number = Int64(String(decoding: bytes(value), as: UTF8.self))
            return number.flatMap { range.contains($0) ? .int($0) : nil } ?? .null
        }
        if let whole = value.asInt {
            if range.contains(whole) { return value }
            endProgram(
                whole < 0 && range.lowerBound == 0
                    ? "Negative value is not representable" : "Not enough bits to represent the passed value")
            return .null
        }
        guard let number = value.asDouble else { return value.asBool.map { .int($0 ? 1 : 0) } ?? .int(0) }
        let head = "Double value cannot be converted to \(name) because "
        guard number.isFinite else {
            endProgram(head + "it is either infinite or NaN")
            return .null
        }
        guard let whole = Int64(exactly: number.rounded(.towardZero)), range.contains(whole) else {
            endProgram(
                head + "the result would be \(number < 0 ? "less than \(name).min" : "greater than \(name).max")")
            return .null
        }
        return .int(whole)
    }

    /// Returns the only character of a text. As in Swift, another text ends the program.
    private mutating func character(_ value: Value) -> Value {
        guard value.tag == .string else { return retained(value) }
        let text = String(decoding: bytes(value), as: UTF8.self)
        if text.isEmpty {
            endProgram("Can't form a Character from an empty String")
        } else if text.dropFirst().isEmpty {
            return retained(value)
        } else {
            endProgram("Can't form a Character from a String containing more than one extended grapheme cluster")
        }
        return .null
    }

    // MARK: Collections

    /// Returns the collection that a form makes; nil if it makes none.
    private mutating func collection(_ form: LibraryForm, at a: Int, count: Int) -> Value? {
        switch form {
        case .array: return count == 0 ? array([]) : elementsArray(moveOut(of: a))
        case .arrayRepeating:
            let times = Int(state.registers[a + 1].asInt ?? 0)
            guard isWithinLimit(times) else { return .null }
            return copies(of: Array(repeating: state.registers[a], count: max(0, times)))
        case .set:
            if count == 0 { return set(of: []) }
            let elements = elementsArray(moveOut(of: a))
            defer { release(elements) }
            return elements.tag == .array ? set(of: state.heap[elements.slot]) : .null
        case .dictionaryGrouping: return grouped(moveOut(of: a), moveOut(of: a + 1))
        case .workItem: return makeWorkItem(at: a)
        case .empty: return Value(.dictionary, bits: UInt64(state.heap.add([])))
        case .dictionaryOfPairs: return dictionary(ofPairs: moveOut(of: a))
        case .zip: return zipped(moveOut(of: a), moveOut(of: a + 1))
        case .strideTo, .strideThrough: return strided(at: a, isClosed: form == .strideThrough)
        default: return nil
        }
    }

    /// Returns the elements by their keys. Takes over both lists.
    private mutating func grouped(_ keys: Value, _ elements: Value) -> Value {
        defer {
            release(keys)
            release(elements)
        }
        let slot = state.heap.add([])
        guard keys.tag == .array, elements.tag == .array else { return Value(.dictionary, bits: UInt64(slot)) }
        for (key, element) in zip(Array(state.heap[keys.slot]), Array(state.heap[elements.slot])) {
            if let place = findEntry(key, in: slot) {
                state.heap.append(retained(element), to: state.heap.element(place + 1, of: slot).slot)
            } else {
                put(array([retained(element)]), for: retained(key), into: slot)
            }
        }
        return Value(.dictionary, bits: UInt64(slot))
    }

    /// Returns the dictionary of a sequence of pairs, which it takes over. A later value replaces an earlier one.
    mutating func dictionary(ofPairs pairs: Value) -> Value {
        let elements = elementsArray(pairs)
        let slot = state.heap.add([])
        if elements.tag == .array {
            for element in state.heap[elements.slot] where element.tag == .tuple {
                let content = state.heap[element.slot]
                put(retained(content[1]), for: retained(content[0]), into: slot)
            }
        }
        release(elements)
        return Value(.dictionary, bits: UInt64(slot))
    }

    private mutating func zipped(_ first: Value, _ second: Value) -> Value {
        // A range without an upper bound is as long as the other sequence.
        let longest = UInt32(1_000_000)
        func bounded(_ value: Value) -> Value {
            value.tag == .range && value.extra == UInt32.max ? Value(.range, extra: longest, bits: value.bits) : value
        }
        let isOpen = first.tag == .range && first.extra == UInt32.max
        let count = isOpen ? collectionValue(.count, of: second)?.number ?? 0 : 0
        let start = isOpen ? Value(.range, extra: UInt32(truncatingIfNeeded: count), bits: first.bits) : first
        let (x, y) = (elementsArray(start), elementsArray(bounded(second)))
        defer {
            release(x)
            release(y)
        }
        guard x.tag == .array, y.tag == .array else { return array([]) }
        var pairs: [Value] = []
        for (left, right) in zip(state.heap[x.slot], state.heap[y.slot]) {
            let content = [retained(left), retained(right)]
            pairs.append(Value(.tuple, bits: UInt64(state.heap.add(content))))
        }
        return array(pairs)
    }

    private mutating func strided(at a: Int, isClosed: Bool) -> Value {
        let (start, end, step) = (state.registers[a], state.registers[a + 1], state.registers[a + 2])
        guard let first = start.asDouble, let last = end.asDouble, let distance = step.asDouble else {
            fail(.wrongType, "`stride` requires numbers")
            return .null
        }
        guard distance != 0 else {
            endProgram("Stride size must not be zero")
            return .null
        }
        if start.tag == .int, end.tag == .int, step.tag == .int {
            return stridedWhole(start.number, end.number, step.number, isClosed: isClosed)
        }
        var (elements, place): ([Value], Int) = ([], 0)
        while isWithinLimit(place) {
            let next = first + Double(place) * distance
            let isInside =
                distance > 0 ? (isClosed ? next <= last : next < last) : (isClosed ? next >= last : next > last)
            guard isInside else { break }
            elements.append(.double(next))
            place += 1
        }
        return array(elements)
    }

    /// The same for whole numbers, of which large ones are no exact numbers with a fraction. Where the next number
    /// would not fit, Swift's ends as well.
    private mutating func stridedWhole(_ first: Int64, _ last: Int64, _ step: Int64, isClosed: Bool) -> Value {
        var (elements, next): ([Value], Int64) = ([], first)
        while isWithinLimit(elements.count) {
            let isBefore = step > 0 ? next < last : next > last
            guard isBefore || isClosed && next == last else { break }
            elements.append(.int(next))
            let (sum, overflows) = next.addingReportingOverflow(step)
            if overflows { break }
            next = sum
        }
        return array(elements)
    }

    /// R[a] = element R[a + 1] of R[a], or R[a + 2] if there is none.
    mutating func indexOrDefault(at a: Int) {
        let value = state.registers[a]
        var answer = retained(state.registers[a + 2])
        if value.tag == .dictionary, let place = findEntry(state.registers[a + 1], in: value.slot) {
            release(answer)
            answer = retained(state.heap.element(place + 1, of: value.slot))
        }
        finishArguments(at: a, count: 3, answer)
    }
}

// Functions that only bodies of Swift know.
extension Machine {
    /// The first number of a range; an unknown value for another value.
    private func firstOf(_ range: Value) -> Value {
        if valueClass(of: range) == .bounds {
            return property("lowerBound", of: range).asDouble.map { .double($0) } ?? unknownHere
        }
        return range.tag == .range ? .int(range.number) : unknownHere
    }

    private func calculation(_ form: LibraryForm, at a: Int, count: Int) -> Value {
        guard let x = state.registers[a].asDouble else { return unknownHere }
        let y = count > 1 ? state.registers[a + 1].asDouble : nil
        switch form {
        case .hypotenuse: return y.map { .double((x * x + $0 * $0).squareRoot()) } ?? unknownHere
        case .floatRemainder: return y.map { .double(x.truncatingRemainder(dividingBy: $0)) } ?? unknownHere
        case .absolute: return .double(abs(x))
        case .round: return .double(x.rounded())
        case .floor: return .double(x.rounded(.down))
        case .ceil: return .double(x.rounded(.up))
        case .truncate: return .double(x.rounded(.towardZero))
        case .squareRoot: return .double(x.squareRoot())
        case .power: return .double(Mathematics.power(x, y ?? 1))
        case .sine: return .double(Mathematics.sine(x))
        case .cosine: return .double(Mathematics.cosine(x))
        case .tangent: return .double(Mathematics.tangent(x))
        case .arcSine: return .double(Mathematics.arcSine(x))
        case .arcCosine: return .double(Mathematics.arcCosine(x))
        case .arcTangent: return .double(y.map { Mathematics.arcTangent(x, $0) } ?? Mathematics.arcTangent(x))
        case .exponential: return .double(Mathematics.exponential(x))
        case .logarithm: return .double(Mathematics.logarithm(x))
        case .logarithm2: return .double(Mathematics.binaryLogarithm(x))
        case .logarithm10: return .double(Mathematics.decimalLogarithm(x))
        case .roundToInteger: return Int64(exactly: x.rounded()).map { .int($0) } ?? unknownHere
        default: return .null
        }
    }

    /// `Dictionary(pairs, uniquingKeysWith: f)`.
    private mutating func mergePairs(at a: Int) {
        let pairs = elementsArray(moveOut(of: a))
        let function = moveOut(of: a + 1)
        let slot = state.heap.add([])
        var others: [Value] = []
        if pairs.tag == .array {
            for pair in state.heap[pairs.slot] where pair.tag == .tuple {
                let content = state.heap[pair.slot]
                if findEntry(content[0], in: slot) == nil {
                    put(retained(content[1]), for: retained(content[0]), into: slot)
                } else {
                    others.append(retained(pair))
                }
            }
        }
        release(pairs)
        state.registers.grow(to: a + 6, with: .null)
        setRegister(a, Value(.dictionary, bits: UInt64(slot)))
        setRegister(a + 1, array(others))
        setRegister(a + 2, function)
        beginMerging(.mergingPairs, at: a)
    }
}
