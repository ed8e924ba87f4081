import SceneRuntime

/// A comparison of values with parts, such as lists and tuples, whose parts may be of types for which the script
/// declares an operator.
enum PartComparison: Hashable, Sendable {
    case equal, less, lessOrEqual
    /// The place of an element of a list, the first or the last one that is equal.
    case firstPlace, lastPlace
}

// Lists, tuples and structures compare their parts with the operator functions of the script.
extension Lowerer {
    /// Emits R[register] = R[first] op R[second] if both have parts that are compared with an operator function of the
    /// script, and a jump to the label that it returns. What follows is the operator of Swift. Nil for an operator
    /// without such functions.
    mutating func applyToParts(
        _ operation: BinaryOperator, _ first: Register, _ second: Register, into register: Register, releasing: UInt8
    ) -> JumpLabel? {
        let comparison: PartComparison
        let isEquality = operation == .equal || operation == .notEqual
        switch operation {
        case .equal, .notEqual: comparison = .equal
        case .less, .greater: comparison = .less
        case .lessOrEqual, .greaterOrEqual: comparison = .lessOrEqual
        default: return nil
        }
        guard hasOwnFunction(isEquality ? .equal : .less) else { return nil }
        let isSwapped = operation == .greater || operation == .greaterOrEqual
        let (left, right) = isSwapped ? (second, first) : (first, second)
        let (next, end) = (state.buffer.makeLabel(), state.buffer.makeLabel())
        let test = consecutiveRegisters(2)
        emitNeedingRelease(.copy, a: test, b: left)
        emitNeedingRelease(.copy, a: test &+ 1, b: right)
        primitive(.haveOwnParts, test, 2)
        state.buffer.jump(.jumpIfFalse, a: test, to: next)
        let window = consecutiveRegisters(2)
        emitNeedingRelease(.copy, a: window, b: left)
        emitNeedingRelease(.copy, a: window &+ 1, b: right)
        emit(.call, n: 2, a: window, wide: function(of: comparison))
        finishOwn(
            window, isNegated: operation == .notEqual, first, second, into: register, releasing: releasing)
        state.buffer.jump(.jump, to: end)
        state.buffer.bind(next)
        return end
    }

    /// Lowers `list.contains(x)`, `list.firstIndex(of: x)` and `list.lastIndex(of: x)`, if the script declares an
    /// equality. Returns false for another call.
    mutating func lowerSearch(
        _ callee: ExpressionID, _ arguments: List<CallArgument>, into register: Register
    ) -> Bool {
        guard state.isSwift, arguments.count == 1, let only = tree.elements(of: arguments).first,
            let (base, name) = tree.member(callee), hasOwnFunction(.equal), !declarations.mayMutate(name.name)
        else { return false }
        let isContained = names.text(of: name.name) == "contains" && only.label == nil
        let library = tree.libraryMember(bytes(name.name), arguments, names)
        guard isContained ? library == nil : library == .firstIndexOf || library == .indexOf || library == .lastIndexOf
        else { return false }
        let span = state.buffer.span
        let (other, end) = (state.buffer.makeLabel(), state.buffer.makeLabel())
        let first = consecutiveRegisters(5)
        lowerOperand(base, into: first)
        leaveChain(ifNil: first, before: callee)
        lowerOperand(only.value, into: first &+ 1)
        state.buffer.span = span
        let test = temporary()
        emitNeedingRelease(.copy, a: test, b: first)
        primitive(.haveOwnParts, test, 1)
        state.buffer.jump(.jumpIfFalse, a: test, to: other)
        emit(.call, n: 2, a: first, wide: function(of: library == .lastIndexOf ? .lastPlace : .firstPlace))
        recordCallResult(first)
        if isContained {
            emit(.loadNil, a: test)
            emit(.notEqual, a: first, b: first, c: test)
        }
        emitNeedingRelease(.move, a: register, b: first)
        state.buffer.jump(.jump, to: end)
        state.buffer.bind(other)
        emit(.callMember, n: 1, a: first, b: member(name.name, labels: Array(tree.elements(of: arguments))))
        finishCall(first, into: register)
        state.buffer.bind(end)
        return true
    }

    /// Returns the function of a comparison, whose operands are R0 and R1.
    private mutating func function(of comparison: PartComparison) -> UInt32 {
        if let known = partComparisons[comparison] { return known }
        let position = reserve(.closure, name: nil, span: state.buffer.span)
        // It calls itself for parts that have parts.
        partComparisons[comparison] = position
        return functionOfCode(parameters: 2, at: position) { lowerer in
            switch comparison {
            case .equal, .less, .lessOrEqual: lowerer.compareParts(comparison)
            case .firstPlace, .lastPlace: lowerer.findPart(isLast: comparison == .lastPlace)
            }
        }
    }

    /// Emits the comparison of the parts of R0 and R1, of which there are as many: the first ones that differ decide.
    private mutating func compareParts(_ comparison: PartComparison) {
        let (start, end, differs) = (state.buffer.makeLabel(), state.buffer.makeLabel(), state.buffer.makeLabel())
        primitive(.parts, 0)
        primitive(.parts, 1)
        let counts = consecutiveRegisters(2)
        emit(.getMember, a: counts, b: 0, c: Prelude.count)
        emit(.getMember, a: counts &+ 1, b: 1, c: Prelude.count)
        let place = temporary()
        let test = consecutiveRegisters(2)
        let parts = consecutiveRegisters(2)
        emit(.equal, a: test, b: counts, c: counts &+ 1)
        state.buffer.jump(.jumpIfFalse, a: test, to: differs)
        emit(.loadInt, a: place, wide: 0)
        state.buffer.bind(start)
        emit(.less, a: test, b: place, c: counts)
        state.buffer.jump(.jumpIfFalse, a: test, to: end)
        emitNeedingRelease(.getIndex, a: parts, b: 0, c: place)
        emitNeedingRelease(.getIndex, a: parts &+ 1, b: 1, c: place)
        emitTest(.equal, parts, parts &+ 1, into: test)
        let next = state.buffer.makeLabel()
        state.buffer.jump(.jumpIfTrue, a: test, to: next)
        if comparison == .equal {
            state.buffer.jump(.jump, to: differs)
        } else {
            emitTest(.less, parts, parts &+ 1, into: test)
            emitReturn(test, above: Int(counts))
        }
        state.buffer.bind(next)
        state.buffer.add(Instruction(.addImmediate, a: UInt8(place), b: UInt8(place), number: 1))
        state.buffer.jump(.jump, to: start)
        state.buffer.bind(end)
        emit(.loadBool, a: test, b: comparison == .less ? 0 : 1)
        emitReturn(test, above: Int(counts))
        state.buffer.bind(differs)
        emit(.loadBool, a: test, b: 0)
        emitReturn(test, above: Int(counts))
    }

    /// Emits the search for the element of the list R0 that is equal to R1. The result is its place, or nil.
    private mutating func findPart(isLast: Bool) {
        let (start, end, found) = (state.buffer.makeLabel(), state.buffer.makeLabel(), state.buffer.makeLabel())
        let count = temporary()
        emit(.getMember, a: count, b: 0, c: Prelude.count)
        let (place, zero) = (temporary(), temporary())
        let test = consecutiveRegisters(2)
        let part = temporary()
        emit(.loadInt, a: zero, wide: 0)
        if isLast {
            state.buffer.add(Instruction(.addImmediate, a: UInt8(place), b: UInt8(count), number: -1))
        } else {
            emit(.loadInt, a: place, wide: 0)
        }
        state.buffer.bind(start)
        if isLast {
            emit(.lessOrEqual, a: test, b: zero, c: place)
        } else {
            emit(.less, a: test, b: place, c: count)
        }
        state.buffer.jump(.jumpIfFalse, a: test, to: end)
        emitNeedingRelease(.getIndex, a: part, b: 0, c: place)
        emitTest(.equal, part, 1, into: test)
        state.buffer.jump(.jumpIfTrue, a: test, to: found)
        state.buffer.add(Instruction(.addImmediate, a: UInt8(place), b: UInt8(place), number: isLast ? -1 : 1))
        state.buffer.jump(.jump, to: start)
        state.buffer.bind(end)
        emit(.loadNil, a: place)
        state.buffer.bind(found)
        emitReturn(place, above: Int(count))
    }

    /// Emits R[test] = R[first] op R[second], which is false if it is unknown. R[test + 1] is used.
    private mutating func emitTest(
        _ operation: BinaryOperator, _ first: Register, _ second: Register, into test: Register
    ) {
        withTemporaries { $0.apply(operation, first, second, into: test) }
        emit(.loadBool, a: test &+ 1, b: 1)
        primitive(.patternMatch, test, 2)
    }
}
