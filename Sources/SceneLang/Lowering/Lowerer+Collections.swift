import SceneRuntime

// Collections of Swift that a call makes.
extension Lowerer {
    /// Lowers `[String]()`, `[String: Int]()` and `[Int](repeating: 0, count: 3)`; returns false for another call.
    mutating func lowerCollection(
        _ callee: ExpressionID, _ arguments: List<CallArgument>, into register: Register
    ) -> Bool {
        guard case .type(let types) = tree[callee], let type = tree.elements(of: types).first,
            type.shape == .array || type.shape == .dictionary
        else { return false }
        let values = tree.elements(of: arguments).map { $0.value }
        let form: LibraryForm =
            type.shape == .dictionary
            ? (values.isEmpty ? .empty : .dictionaryOfPairs) : values.count == 2 ? .arrayRepeating : .array
        lowerPrimitive(.libraryFunction, values, form.rawValue, into: register)
        return true
    }

    /// The most elements of `sequence(first:next:)`, whose elements are made at once.
    private static let longestSequence: UInt32 = 1000

    /// Lowers `sequence(first: value, next: function)`: a list of the elements.
    mutating func lowerSequence(_ all: [CallArgument], into register: Register) {
        guard all.count == 2 else { return emit(.loadNil, a: register) }
        let span = state.buffer.span
        let (start, end) = (state.buffer.makeLabel(), state.buffer.makeLabel())
        let list = consecutiveRegisters(5)
        let (value, function, count, most) = (list &+ 1, list &+ 2, list &+ 3, list &+ 4)
        emitNeedingRelease(.makeArray, a: list)
        lowerOperand(all[0].value, into: value)
        lowerOperand(all[1].value, into: function)
        emit(.loadInt, a: most, wide: Self.longestSequence)
        state.buffer.span = span
        state.buffer.bind(start)
        state.buffer.jump(.jumpIfNil, a: value, to: end)
        let window = consecutiveRegisters(2)
        emitNeedingRelease(.copy, a: window, b: value)
        emit(.append, n: 1, a: list, b: window, c: Prelude.append)
        emit(.getMember, a: count, b: list, c: Prelude.count)
        emit(.less, a: count, b: count, c: most)
        state.buffer.jump(.jumpIfFalse, a: count, to: end)
        emitNeedingRelease(.copy, a: window, b: function)
        emitNeedingRelease(.move, a: window &+ 1, b: value)
        emit(.callValue, n: 1, a: window)
        state.calls += 1
        emitNeedingRelease(.move, a: value, b: window)
        state.buffer.jump(.jump, to: start)
        state.buffer.bind(end)
        emitNeedingRelease(.move, a: register, b: list)
    }

    /// Lowers `Dictionary(grouping: elements, by: key)`: the keys of the elements, and then the groups.
    mutating func lowerGrouping(_ all: [CallArgument], into register: Register) {
        guard all.count == 2 else { return emit(.loadNil, a: register) }
        let span = state.buffer.span
        let pair = consecutiveRegisters(2)
        lower(all[0].value, into: pair &+ 1)
        markNeedsRelease(pair &+ 1)
        primitive(.libraryFunction, pair &+ 1, 1, detail: LibraryForm.array.rawValue)
        // Members with functions use the registers after the arguments.
        let window = consecutiveRegisters(5)
        emitNeedingRelease(.copy, a: window, b: pair &+ 1)
        lower(all[1].value, into: window &+ 1)
        markNeedsRelease(window &+ 1)
        state.buffer.span = span
        program.members.append(MemberName(builder.name(Array("map".utf8)), builtIn: .map, isSwift: true))
        emit(.callMember, n: 1, a: window, b: UInt16(truncatingIfNeeded: program.members.count - 1))
        recordCallResult(window)
        emitNeedingRelease(.move, a: pair, b: window)
        primitive(.libraryFunction, pair, 2, detail: LibraryForm.dictionaryGrouping.rawValue)
        emitNeedingRelease(.move, a: register, b: pair)
    }
}
