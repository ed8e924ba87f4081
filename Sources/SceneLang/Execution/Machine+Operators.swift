import SceneRuntime

/// Operators: the slow path of values that are not integers, and errors.
extension Machine {
    /// R[a] = R[b] op R[c].
    mutating func compute(_ operation: Arithmetic, _ i: Instruction, _ base: Int) {
        let (a, x, y) = (base + Int(i.a), state.registers[base + Int(i.b)], state.registers[base + Int(i.c)])
        if x.tag == .unknown || y.tag == .unknown {
            setRegister(a, unknownHere)
        } else if operation == .add, x.tag == .string, y.tag == .string {
            concatenate(a, x, y, reuses: i.a == i.b)
        } else if operation == .add, x.tag == .array, y.tag == .array {
            setRegister(a, appended(x, y))
        } else {
            setRegister(a, arithmetic(operation, x, y))
        }
        releaseTemporaries(i, base)
    }

    /// R[a] = R[b] op a number.
    mutating func computeImmediate(_ operation: Arithmetic, _ i: Instruction, _ base: Int) {
        let operand = base + i.narrowB
        let isUnknown = state.registers[operand].tag == .unknown
        setRegister(
            base + i.narrowA,
            isUnknown ? unknownHere : arithmetic(operation, state.registers[operand], .int(i.signedWide)))
        if i.releasesB { setRegister(operand, .null) }
    }

    /// Compares R[a] with `y`, releases temporaries (highest register first), and takes or skips the next `jump`.
    mutating func branch(_ comparison: Comparison, _ i: Instruction, _ base: Int, _ y: Value) {
        let (a, b) = (base + Int(i.a), base + Int(i.b))
        let isUnknown = state.registers[a].tag == .unknown || y.tag == .unknown
        let isTaken = !isUnknown && isTrue(comparison, state.registers[a], y) == i.expectedResult
        if i.releasesTestedA, i.releasesTestedB {
            setRegister(max(a, b), .null)
            setRegister(min(a, b), .null)
        } else if i.releasesTestedA || i.releasesTestedB {
            setRegister(i.releasesTestedA ? a : b, .null)
        }
        budget -= 1
        if isUnknown, decide(on: .null) { return }
        let top = state.frames.count - 1
        let next = Int(state.frames[top].pc)
        state.frames[top].pc = UInt32(truncatingIfNeeded: isTaken ? program.code[next].wide : next + 1)
    }

    /// R[a] = the result of a comparison of R[b] with R[c].
    mutating func compare(_ comparison: Comparison, _ i: Instruction, _ base: Int) {
        let (x, y) = (state.registers[base + Int(i.b)], state.registers[base + Int(i.c)])
        let isUnknown = x.tag == .unknown || y.tag == .unknown
        setRegister(base + Int(i.a), isUnknown ? unknownHere : .bool(isTrue(comparison, x, y)))
        releaseTemporaries(i, base)
    }

    /// Releases the operands that are temporaries.
    private mutating func releaseTemporaries(_ i: Instruction, _ base: Int) {
        if i.releasesB { setRegister(base + Int(i.b), .null) }
        if i.releasesC { setRegister(base + Int(i.c), .null) }
    }

    /// Returns the result of a comparison; false after an error.
    mutating func isTrue(_ comparison: Comparison, _ x: Value, _ y: Value) -> Bool {
        switch comparison {
        case .equal: isEqual(x, y)
        case .notEqual: !isEqual(x, y)
        case .less: precedes(x, y, orEqual: false)
        case .lessOrEqual: precedes(x, y, orEqual: true)
        case .greater: precedes(y, x, orEqual: false)
        case .greaterOrEqual: precedes(y, x, orEqual: true)
        }
    }

    /// Returns the result of an operation on numbers. The result has no meaning after an error.
    mutating func arithmetic(_ operation: Arithmetic, _ x: Value, _ y: Value) -> Value {
        if x.tag == .int, y.tag == .int { return integerArithmetic(operation, x.number, y.number) }
        guard let a = x.asDouble, let b = y.asDouble else {
            if let result = arithmeticOfValues(operation, x, y) { return result }
            failOperands(operation.spelling, x, y)
            return .null
        }
        return .double(operation.of(a, b))
    }

    /// Returns the result of an operation on integers. An overflow or a division by zero is an error.
    private mutating func integerArithmetic(_ operation: Arithmetic, _ x: Int64, _ y: Int64) -> Value {
        if y == 0, operation == .divide || operation == .remainder {
            fail(.divisionByZero, "\(x) cannot be divided by zero")
            return .null
        }
        let (result, overflows) = operation.reporting(x, y)
        // The least number has no remainder by -1 in hardware, but one in arithmetic.
        if overflows, operation == .remainder { return .int(0) }
        if overflows { fail(.overflow, "\(x) \(operation.spelling) \(y) does not fit into 64 bits") }
        return .int(result)
    }

    /// Reports operands of wrong types.
    private mutating func failOperands(_ spelling: String, _ x: Value, _ y: Value) {
        fail(
            .wrongType, "operator '\(spelling)' cannot be applied to \(x.noun) and \(y.noun)",
            help: operandHelp(spelling, x, y))
    }

    private func operandHelp(_ spelling: String, _ x: Value, _ y: Value) -> String? {
        let hasOneText = (x.tag == .string) != (y.tag == .string)
        return nilHelp(x, y) ?? (spelling == "+" && hasOneText ? "write the value in the text: \"\\(VALUE)\"" : nil)
    }

    private func nilHelp(_ x: Value, _ y: Value) -> String? {
        x.isNull || y.isNull ? "check for nil first with `if let` or `??`" : nil
    }

    /// R[a] = the concatenation of two strings. With `reuses`, the first one is extended in place if it is unique.
    private mutating func concatenate(_ a: Int, _ x: Value, _ y: Value, reuses: Bool) {
        let count = state.heap.strings.byteCount(x.slot) + state.heap.strings.byteCount(y.slot)
        guard isWithinLimit(count) else { return }
        charge(state.heap.strings.byteCount(y.slot), .move)
        if reuses, state.heap.strings.extend(x.slot, by: y.slot) { return }
        charge(state.heap.strings.byteCount(x.slot), .move)
        setRegister(a, Value(.string, bits: UInt64(state.heap.strings.add(x.slot, y.slot))))
    }

    /// Returns the concatenation of two arrays.
    private mutating func appended(_ x: Value, _ y: Value) -> Value {
        let count = state.heap[x.slot].count + state.heap[y.slot].count
        guard isWithinLimit(count) else { return .null }
        let all = state.heap[x.slot] + state.heap[y.slot]
        for element in all where element.isCounted { retain(element) }
        return array(all)
    }

    /// Whether a string or collection may have `count` elements. If not, reports an error.
    mutating func isWithinLimit(_ count: some FixedWidthInteger) -> Bool {
        if count <= settings.limits.elements { return true }
        fail(.memoryLimit, "a string or collection of \(count) elements is too large")
        return false
    }

    /// Ends a run whose heap exceeds its limit. `advance` calls it when it stops or its fuel is spent.
    mutating func checkSize() {
        if state.heap.size <= settings.limits.elementTotal { return }
        fail(
            .memoryLimit, "strings and collections of \(state.heap.size) elements in all are too large",
            help: "remove elements that the script no longer needs")
    }

    /// Returns `-value`. The result has no meaning after an error.
    mutating func negated(_ value: Value) -> Value {
        if value.tag == .unknown { return unknownHere }
        if value.tag == .double { return .double(-Double(bitPattern: value.bits)) }
        guard value.tag == .int else {
            fail(.wrongType, "\(value.noun) cannot be negated")
            return .null
        }
        let (result, overflows) = Int64(0).subtractingReportingOverflow(value.number)
        if overflows { fail(.overflow, "-(\(value.number)) does not fit into 64 bits") }
        return .int(result)
    }

    /// Returns `!value`; the null value after an error.
    mutating func inverted(_ value: Value) -> Value {
        if value.tag == .unknown { return unknownHere }
        if value.tag == .bool { return .bool(value.bits == 0) }
        fail(.wrongType, "`!` requires true or false, found \(value.noun)")
        return .null
    }

    /// Reports a condition that is not a Boolean.
    ///
    /// - `expected`: the text of the expectation of which the condition is all; nil for other conditions.
    mutating func failCondition(_ value: Value, expected: String? = nil) {
        if value.tag == .unknown, decide(on: value) { return }
        let isController = expected != nil && value.asController.exists
        let name = expected.map { text in text.prefix { $0 != "(" } } ?? ""
        let isCall = name.lastIndex(of: ".").map { Rephrasing.isMethod(name[name.index(after: $0)...]) } ?? false
        let help =
            if isController {
                "to expect that it is on screen, write: expect \(sourceText(of: value)).view.window != nil"
            } else if let expected, isCall {
                "to expect that UIKit made the call, write: expect call \(expected)"
            } else if let expected, value.isNull || value.asObject.exists {
                "compare it with nil, write: expect \(expected) != nil"
            } else {
                value.isNull ? "compare it with nil, for example: x != nil" : "compare it with a value"
            }
        fail(.wrongType, "a condition must be true or false, found \(value.noun)", help: help)
    }

    /// Whether `x < y`, or `x <= y` with `orEqual`: numbers, strings by their bytes, and tuples by
    /// their first elements that differ. False after an error.
    mutating func precedes(_ x: Value, _ y: Value, orEqual: Bool) -> Bool {
        if x.tag == .int, y.tag == .int { return orEqual ? x.number <= y.number : x.number < y.number }
        if let a = x.asDouble, let b = y.asDouble { return orEqual ? a <= b : a < b }
        if x.tag == .string, y.tag == .string {
            let common = state.heap.strings.commonPrefix(x.slot, y.slot)
            charge(common, .scan)
            return orEqual
                ? !state.heap.strings.precedes(y.slot, x.slot, after: common)
                : state.heap.strings.precedes(x.slot, y.slot, after: common)
        }
        if x.tag == .tuple, y.tag == .tuple {
            for (a, b) in zip(Array(state.heap[x.slot]), Array(state.heap[y.slot])) where !isEqual(a, b) {
                return precedes(a, b, orEqual: false)
            }
            return orEqual
        }
        if let order = precedesAsValue(x, y, orEqual: orEqual) { return order }
        // `offset > .zero`
        if let left = numberOfSymbol(x), let right = numberOfSymbol(y) { return orEqual ? left <= right : left < right }
        // The message does not name the operator: `a > b` arrives here as `b < a`.
        fail(.wrongType, "cannot order \(x.noun) and \(y.noun)", help: nilHelp(x, y))
        return false
    }

    /// Whether two values are equal: collections by their elements, objects by identity.
    ///
    /// Nested collections are in a work list, because recursion could overflow the stack. If the run is cancelled, the
    /// result has no meaning.
    mutating func isEqual(_ x: Value, _ y: Value) -> Bool {
        if let known = areEqualInSwift(x, y) { return known }
        guard x.tag == y.tag, x.tag == .dictionary || Self.hasParts(x) else { return isSame(x, y) }
        var waiting = [(x, y)]
        // Pairs of shared collections are compared once.
        var seen: Set<UInt64> = []
        var work = 0
        while let (a, b) = waiting.popLast() {
            work += 1
            if pollCancellation(after: work) { return false }
            if let known = areEqualInSwift(a, b) {
                if known { continue }
                return false
            }
            guard a.tag == b.tag, a.tag == .dictionary || Self.hasParts(a) else {
                if isSame(a, b) { continue }
                return false
            }
            if a.slot == b.slot { continue }
            let pair = UInt64(a.slot) << 32 | UInt64(b.slot)
            if state.heap.ownerCount(a.slot) > 1, state.heap.ownerCount(b.slot) > 1, !seen.insert(pair).inserted {
                continue
            }
            let (left, right) = (state.heap[a.slot], state.heap[b.slot])
            charge(1, .lookup)
            guard left.count == right.count else { return false }
            charge(left.count, a.tag == .array ? .comparison : .lookup)
            if a.tag != .dictionary {
                for index in left.indices {
                    if pollCancellation(after: index) { return false }
                    waiting.append((left[index], right[index]))
                }
            } else {
                for place in stride(from: 0, to: left.count, by: 2) {
                    if pollCancellation(after: place / 2) { return false }
                    guard let other = state.heap.place(of: left[place], in: b.slot) else { return false }
                    waiting.append((left[place + 1], right[other + 1]))
                }
            }
        }
        return true
    }

    /// Whether a value has parts in the heap, of which each is compared with that at the same place.
    private static func hasParts(_ value: Value) -> Bool {
        value.tag == .array || value.tag == .structure || value.tag == .payloadCase || value.tag == .tuple
    }

    /// Whether two strings are the same characters, which other bytes can spell: `é` and `e` with an accent.
    private mutating func areEquivalent(_ x: Value, _ y: Value) -> Bool {
        let (left, right) = (bytes(x), bytes(y))
        guard left.contains(where: { $0 >= 0x80 }),
            right.contains(where: { $0 >= 0x80 })
        else { return false }
        charge(left.count + right.count, .scan)
        return String(decoding: left, as: UTF8.self) == String(decoding: right, as: UTF8.self)
    }

    /// Whether two values that are not collections are equal.
    private mutating func isSame(_ x: Value, _ y: Value) -> Bool {
        if x.tag == .string, y.tag == .string {
            if x.slot == y.slot { return true }
            charge(min(state.heap.strings.byteCount(x.slot), state.heap.strings.byteCount(y.slot)), .move)
            return state.heap.strings.areEqual(x.slot, y.slot) || areEquivalent(x, y)
        }
        if x.tag == .weak || y.tag == .weak { return referent(of: x) == referent(of: y) }
        if x.tag == .function, y.tag == .function, let path = program.keyPaths[UInt32(x.slot)] {
            return path == program.keyPaths[UInt32(y.slot)]
        }
        if x.tag == .segue, y.tag == .segue { return x.extra == y.extra && state.heap[x.slot] == state.heap[y.slot] }
        if x.tag == .range, y.tag == .range { return x.extra == y.extra && x.bits == y.bits }
        if x.tag == y.tag, x.tag != .double { return x == y }
        if let a = x.asDouble, let b = y.asDouble { return a == b }
        return false
    }

    /// `value is type`.
    func isType(_ value: Value, _ type: Value) -> Bool {
        let id = value.asController
        guard id.exists, state.world.isAlive(id) else { return false }
        if type.tag == .base {
            guard let base = ControllerKind(rawValue: UInt8(truncatingIfNeeded: type.bits)) else { return false }
            return state.world.isKind(id, of: base)
        }
        var cls = state.world.classOf(id)
        while cls.exists, cls.index < program.classes.count {
            if cls == type.asClass { return true }
            cls = program.classes[cls.index].base
        }
        return false
    }

    /// Whether `value` equals `pattern`, or is in it if it is a range.
    mutating func matches(_ value: Value, _ pattern: Value) -> Bool {
        if value.tag == .unknown || pattern.tag == .unknown { return false }
        if valueClass(of: pattern) == .bounds { return isInBounds(value, pattern) }
        if pattern.tag == .plainCase, value.tag == .payloadCase {
            // `case Row.item:` without names for the associated values.
            return value.extra == pattern.extra && state.heap[value.slot][0].number == Int64(pattern.bits)
        }
        guard pattern.tag == .range else { return isEqual(value, pattern) }
        guard let number = value.asDouble else { return false }
        let first = pattern.number
        if value.tag == .int {
            let (distance, overflows) = value.number.subtractingReportingOverflow(first)
            return !overflows && distance >= 0 && distance < Int64(pattern.extra)
        }
        return number >= Double(first) && number < Double(first) + Double(pattern.extra)
    }
}
