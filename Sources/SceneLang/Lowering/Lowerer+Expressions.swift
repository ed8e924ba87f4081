import SceneRuntime

// Expressions.
extension Lowerer {
    /// Lowers an expression. Returns the register of the value: that of a variable, otherwise a temporary.
    mutating func lower(_ id: ExpressionID) -> Register {
        if case .local(let variable) = reference(id), let slot = state.slots[variable], !slot.isBoxed, !slot.isWeak,
            resolution.localComputed.isEmpty || !resolution.localComputed.contains(variable)
        {
            return slot.register
        }
        let register = temporary()
        lower(id, into: register)
        return register
    }

    /// Lowers an expression whose value is not used.
    mutating func discard(_ id: ExpressionID) {
        if !lowerAppending(id) { lower(id, into: temporary()) }
    }

    /// Lowers an expression into `register`, which the expression must not read.
    mutating func lower(_ id: ExpressionID, into register: Register) {
        if let held = heldRegister(of: id) { return emitNeedingRelease(.copy, a: register, b: held) }
        if !state.contextualTypes.isEmpty, lowerExpected(id, into: register) { return }
        let outer = state.buffer.span
        state.buffer.span = tree.span(of: id)
        switch tree[id] {
        case .missing, .nilLiteral: emit(.loadNil, a: register)
        case .boolean(let value): emit(.loadBool, a: register, b: value ? 1 : 0)
        case .integer(let value):
            if let small = Int32(exactly: value) {
                emit(.loadInt, a: register, wide: UInt32(bitPattern: small))
            } else {
                load(.int(value), into: register)
            }
        case .double(let value): load(.double(value), into: register)
        case .string(let text): load(.string(Array(tree.bytes(of: text))), into: register)
        case .symbol(let name): lowerSymbol(name, into: register)
        case .size(let width, let height): load(.size(width: width, height: height), into: register)
        case .interpolation(let pieces): lowerInterpolation(pieces, into: register)
        case .array(let elements):
            expectElements(tree.elements(of: elements))
            let first = lowerElements(tree.elements(of: elements))
            emitNeedingRelease(.makeArray, a: register, b: first, c: UInt16(truncatingIfNeeded: elements.count))
        case .dictionary(let entries):
            expectElements(tree.elements(of: entries).map { $0.key })
            expectElements(tree.elements(of: entries).map { $0.value })
            let first = lowerElements(tree.elements(of: entries).flatMap { [$0.key, $0.value] })
            emitNeedingRelease(.makeDictionary, a: register, b: first, c: UInt16(truncatingIfNeeded: entries.count))
        case .name: lowerName(id, into: register)
        case .selfReference: lowerSelf(id, into: register)
        case .superReference where state.swift.function != nil: loadSelf(into: register)
        case .superReference: lowerSuper(into: register)
        case .closureArgument: lowerName(id, into: register)
        case .instance(_, let ordinal):
            guard case .controller(let controller) = reference(id) else { break }
            emit(.loadInt, a: register, wide: ordinal)
            emitNeedingRelease(.ordinal, a: register, wide: controller.raw)
        case .member where lowerLibraryValue(id, into: register): break
        case .member(let base, let name), .optionalMember(let base, let name):
            lowerMember(base, name.name, id, into: register)
        case .optionalChain(let inner): lowerChain(inner, into: register)
        case .subscript(let base, let index):
            lowerSubscript(base, index, into: register)
        case .call(let callee, let arguments): lowerCall(callee, arguments, into: register)
        case .unary(let operation, let operand): lowerUnary(operation, operand, into: register)
        case .binary(let operation, let left, let right): lowerBinary(operation, left, right, id, into: register)
        case .ternary(let condition, let then, let otherwise):
            lowerTernary(condition, then, otherwise, into: register)
        case .typeTest(let value, let type):
            if isSwiftType(type) { return lowerTest(value, type, into: register) }
            let tested = lower(value)
            let wanted = temporary()
            lowerType(type, into: wanted)
            emit(.isType, a: register, b: tested, c: wanted)
        case .closure(let closure): lower(tree[closure], into: register)
        default: lowerSwift(id, into: register)
        }
        state.buffer.span = outer
    }

    /// Lowers values into consecutive registers. Returns the first one.
    mutating func lowerElements(_ elements: some Collection<ExpressionID>) -> Register {
        let first = consecutiveRegisters(max(elements.count, 1))
        var register = first
        for element in elements {
            lower(element, into: register)
            markNeedsRelease(register)
            register &+= 1
        }
        return first
    }

    private mutating func lowerInterpolation(_ pieces: List<StringPiece>, into register: Register) {
        let first = consecutiveRegisters(max(pieces.count, 1))
        var place = first
        for piece in tree.elements(of: pieces) {
            switch piece {
            case .text(let text): load(.string(Array(tree.bytes(of: text))), into: place)
            case .expression(let expression):
                lower(expression, into: place)
                markNeedsRelease(place)
                describe(place)
            }
            place &+= 1
        }
        emit(.concatenate, a: register, b: first, c: UInt16(truncatingIfNeeded: pieces.count))
    }

    /// Loads the class that a name refers to.
    private mutating func lowerType(_ id: ExpressionID, into register: Register) {
        if case .controller(let controller) = reference(id) {
            load(.type(controller), into: register)
        } else if case .base(let base) = reference(id) {
            load(.base(base), into: register)
        } else {
            emit(.loadNil, a: register)
        }
    }

    mutating func lowerName(_ id: ExpressionID, into register: Register) {
        switch reference(id) {
        case .type, .controller: if lowerDynamicSelf(id, into: register) { return }
        default: break
        }
        if lowerSwiftName(id, into: register) { return }
        switch reference(id) {
        case .unknown, .memberOfSelf, .uikit, .method, .assertion: lowerUIKitName(id, into: register)
        case .none, .nib, .base, .builtIn, .type, .staticMember, .selfMember: emit(.loadNil, a: register)
        case .local(let variable) where resolution.localComputed.contains(variable):
            let first = consecutiveRegisters(1, for: register)
            load(variable, into: first)
            emit(.callValue, n: 0, a: first)
            finishCall(first, into: register)
        case .local(let variable): load(variable, into: register)
        case .global(let index):
            emitNeedingRelease(.loadGlobal, a: register, wide: index)
            if declarations.globals[Int(index)].isWeak { emit(.strengthen, a: register, b: register) }
        case .function(let index):
            load(.function(functionAt[declarations.functions[Int(index)].site] ?? 0), into: register)
        case .controller(let controller): emitNeedingRelease(.latest, a: register, wide: controller.raw)
        case .storyboard(let id): load(.object(ObjectRef(.storyboard, id.raw)), into: register)
        case .style(let id): load(.object(ObjectRef(.style, id.raw)), into: register)
        case .delegate(let id): load(.object(ObjectRef(.delegate, id.raw)), into: register)
        case .segueClass(let id): load(.object(ObjectRef(.segueClass, id.raw)), into: register)
        case .window(let window): load(window, at: id, into: register)
        case .member(let own): lowerOwnMember(own, id, into: register)
        case .property, .viewOfSubject:
            guard case .name(let name) = tree[id] else { return }
            loadSelf(into: register)
            emitNeedingRelease(.getMember, a: register, b: register, c: member(name))
        case .environment(let name): emit(.environment, a: register, b: UInt16(name.rawValue))
        }
    }

    /// Loads a member of self that is named without a dot.
    private mutating func lowerOwnMember(_ own: MemberTable.Member, _ id: ExpressionID, into register: Register) {
        guard readsOwnFields else {
            guard case .name(let name) = tree[id] else { return }
            loadSelf(into: register)
            return emitNeedingRelease(.getMember, a: register, b: register, c: member(name))
        }
        switch own {
        case .field(let index):
            emitNeedingRelease(.getField, a: register, b: UInt16(truncatingIfNeeded: index))
            if selfTable?.fields[Int(index)].variable.isWeak ?? false { emit(.strengthen, a: register, b: register) }
        case .view(let place): emit(.getOutlet, a: register, b: UInt16(truncatingIfNeeded: place))
        case .function, .computed:
            guard case .name(let name) = tree[id] else { return }
            loadSelf(into: register)
            emitNeedingRelease(.getMember, a: register, b: register, c: member(name))
        }
    }

    /// Whether variables of self are read and set by number. Those of a model are members, because UIKit tracks them.
    var readsOwnFields: Bool {
        guard scope.selfVariable == nil else { return false }
        if case .type = owner { return false }
        guard case .delegate(let id) = owner else { return true }
        return !declarations.delegates[id.index].isModel
    }

    /// The members of `self`; nil if the body has no `self`, or that of a segue class.
    var selfTable: MemberTable? {
        switch owner {
        case .controller(let id): declarations.controllers[id.index].table
        case .delegate(let id): declarations.delegates[id.index].table
        case .style(let id): declarations.styles[id.index].table
        case .app: declarations.app.table
        case .type(let id): declarations.types[id.index].table
        case .none, .segueClass: nil
        }
    }

    private mutating func lowerSelf(_ id: ExpressionID, into register: Register) {
        if case .local(let variable) = reference(id) { return load(variable, into: register) }
        if lowerDynamicSelf(id, into: register) { return }
        if case .type(let type) = reference(id) { return load(.nominal(type.raw), into: register) }
        if case .controller(let controller) = reference(id) { return load(.type(controller), into: register) }
        loadSelf(into: register)
    }

    /// Lowers `self` of a static function, or `Self`, where it can be another type than the one around the code. A
    /// static function has its type as self, if it was called with one. Returns false for other types.
    mutating func lowerDynamicSelf(_ id: ExpressionID, into register: Register) -> Bool {
        let type = typeAround
        guard type.exists, hasDynamicSelf(type), isSelf(id) else { return false }
        guard state.swift.isStatic else {
            // A closure does not capture self because of `Self`.
            guard case .name = tree[id],
                isProtocol(type) || state.kind != .closure
            else { return false }
            loadSelf(into: register)
            emitPrimitive(.typeOf, a: register)
            return true
        }
        loadTypeAsSelf(into: register)
        return true
    }

    /// Loads the type that a static body was called with; the type around the code if the call names none.
    mutating func loadTypeAsSelf(into register: Register) {
        let end = state.buffer.makeLabel()
        emitNeedingRelease(.loadSelf, a: register)
        state.buffer.jump(.jumpIfNotNil, a: register, to: end)
        let entry = declarations.types[typeAround.index]
        load(entry.kind == .controller ? .type(entry.controller) : .nominal(typeAround.raw), into: register)
        state.buffer.bind(end)
    }

    /// Loads the type of self, or self if it is a type.
    mutating func loadTypeOfSelf(into register: Register) {
        if state.swift.isStatic { return loadTypeAsSelf(into: register) }
        loadSelf(into: register)
        emitPrimitive(.typeOf, a: register)
    }

    func isSelf(_ id: ExpressionID) -> Bool {
        switch tree[id] {
        case .selfReference, .superReference: true
        case .name(let name): names.text(of: name) == "Self"
        default: false
        }
    }

    /// Lowers an expression that names a type, as a value.
    mutating func lowerTypeValue(_ id: ExpressionID, into register: Register) {
        if lowerDynamicSelf(id, into: register) { return }
        switch reference(id) {
        case .type(let type): load(.nominal(type.raw), into: register)
        case .controller(let controller): load(.type(controller), into: register)
        default: lower(id, into: register)
        }
    }

    /// Loads self, or the variable of a capture list for it.
    mutating func loadSelf(into register: Register) {
        if !state.isGlue, let variable = scope.selfVariable { return load(variable, into: register) }
        emitNeedingRelease(.loadSelf, a: register)
        // The functions of values get self in a box.
        if case .type(let id) = owner, declarations.types[id.index].kind != .plainClass {
            emitPrimitive(.unbox, a: register)
        }
    }

    /// Loads self for a call of its function `name`. One that may change a value gets the box, also from a function of
    /// a protocol's extension, where only the run knows whether self is a value.
    mutating func loadSelf(into register: Register, for name: IdentifierID) {
        guard isProtocol(typeAround), declarations.mayMutate(name), scope.selfVariable == nil else {
            return loadSelf(into: register)
        }
        emitNeedingRelease(.loadSelf, a: register)
    }

    /// Loads a local variable.
    mutating func load(_ variable: VariableID, into register: Register) {
        guard let slot = state.slots[variable] else { return emit(.loadNil, a: register) }
        emitNeedingRelease(slot.isBoxed ? .loadBox : .copy, a: register, b: slot.register)
        if slot.isWeak { emit(.strengthen, a: register, b: register) }
        if resolution.variables[variable.index].isUnowned { unwrap(register, .unowned) }
    }

    /// Stores the value in `register` to a local variable. The value may be moved.
    mutating func store(_ register: Register, to variable: VariableID) {
        guard let slot = state.slots[variable] else { return }
        if slot.isWeak { emit(.weaken, a: register, b: register) }
        if slot.isBoxed {
            emit(.storeBox, a: slot.register, b: register)
        } else {
            emit(.move, a: slot.register, b: register)
        }
    }

    private mutating func lowerMember(
        _ base: ExpressionID, _ name: IdentifierID, _ id: ExpressionID, into register: Register
    ) {
        if resolution.unapplied.contains(id.index) {
            return name == SwiftWord.`init`.name
                ? lowerInitialiser(of: base, into: register) : lowerUnapplied(name, into: register)
        }
        if name == SwiftWord.`init`.name, lowerInitialiser(ofUIKit: base, into: register) { return }
        if lowerSwiftMember(base, name, id, into: register) { return }
        if case .controller(let scene) = reference(id) {
            return emitNeedingRelease(.latest, a: register, wide: scene.raw)
        }
        if case .controller(let controller) = reference(base), isType(base), bytes(name) == Array("instances".utf8) {
            return emitNeedingRelease(.instances, a: register, wide: controller.raw)
        }
        let object = lower(base)
        leaveChain(ifNil: object, before: id)
        unwrapImplicitly(base, object, isOptional: id, in: tree)
        state.buffer.span = tree.span(of: id)
        emitNeedingRelease(.getMember, a: register, b: object, c: member(name))
    }

    /// Whether an expression that refers to a controller is a class: a bare or qualified name.
    func isType(_ id: ExpressionID) -> Bool { tree.isNamed(id) }

    private mutating func lowerUnary(_ operation: UnaryOperator, _ operand: ExpressionID, into register: Register) {
        switch operation {
        case .minus, .not:
            let value = lower(operand)
            let end = applyOwn(operation, value, into: register)
            emit(operation == .minus ? .negate : .not, a: register, b: value)
            if let end { state.buffer.bind(end) }
        default: lowerSwift(operation, operand, into: register)
        }
    }
}

// Binary operators.
extension Lowerer {
    private mutating func lowerBinary(
        _ operation: BinaryOperator, _ left: ExpressionID, _ right: ExpressionID, _ id: ExpressionID,
        into register: Register
    ) {
        expectOperands(operation, left, right)
        if operation == .coalesce { return lowerCoalescing(left, right, into: register) }
        if operation.group == .logic { return lowerLogic(id, into: register) }
        // The result of a call lives until the end of the statement, unless an operation releases it.
        let keepsCallResults = operation == .equal || operation == .notEqual
        recordTestedChain(operation, left, right)
        let first = lowerOperand(left, keepsCallResults: keepsCallResults)
        state.buffer.span = tree.span(of: id)
        if applyNumber(operation, first.register, right, into: register, releasing: first.needsRelease ? 1 : 0) {
            return
        }
        let second = lowerOperand(right, keepsCallResults: keepsCallResults)
        state.buffer.span = tree.span(of: id)
        apply(
            operation, first.register, second.register, into: register,
            releasing: (first.needsRelease ? 1 : 0) | (second.needsRelease ? 2 : 0))
    }

    /// Lowers an operand. Returns whether the operator must release it. With `keepsCallResults`, it does not release
    /// results of calls.
    mutating func lowerOperand(
        _ id: ExpressionID, keepsCallResults: Bool = false
    ) -> (register: Register, needsRelease: Bool) {
        let (base, releaseLimit, calls) = (state.nextRegister, state.releaseLimit, state.calls)
        let register = lower(id)
        guard Int(register) == base, releaseLimit <= base, state.releaseLimit == base + 1,
            !keepsCallResults || state.calls == calls
        else { return (register, false) }
        state.releaseLimit = releaseLimit
        return (register, true)
    }

    /// Emits `x + 3`, `x - 3`, `x * 3` … as one instruction, if number and registers fit into it; otherwise returns
    /// false.
    mutating func applyNumber(
        _ operation: BinaryOperator, _ first: Register, _ right: ExpressionID, into register: Register,
        releasing: UInt8 = 0
    ) -> Bool {
        guard !hasOwnFunction(operation), let op = Self.immediate(operation), case .integer(let value) = tree[right],
            let number = Int32(exactly: value), let a = UInt8(exactly: register), let b = UInt8(exactly: first)
        else { return false }
        state.buffer.add(Instruction(op, n: releasing, a: a, b: b, number: number))
        return true
    }

    /// Returns the instruction for an operation with a number.
    private static func immediate(_ operation: BinaryOperator) -> Opcode? {
        switch operation {
        case .add: .addImmediate
        case .subtract: .subtractImmediate
        case .multiply: .multiplyImmediate
        case .divide: .divideImmediate
        case .remainder: .remainderImmediate
        default: nil
        }
    }

    /// Emits R[register] = R[first] op R[second]. `releasing`: 1 if the operation releases the first operand, 2 for the
    /// second, 3 for both.
    mutating func apply(
        _ operation: BinaryOperator, _ first: Register, _ second: Register, into register: Register,
        releasing: UInt8 = 0
    ) {
        let ends = [
            applyOwn(operation, first, second, into: register, releasing: releasing),
            applyToParts(operation, first, second, into: register, releasing: releasing),
        ]
        applyBuiltIn(operation, first, second, into: register, releasing: releasing)
        for case let end? in ends { state.buffer.bind(end) }
    }

    private mutating func applyBuiltIn(
        _ operation: BinaryOperator, _ first: Register, _ second: Register, into register: Register, releasing: UInt8
    ) {
        let swapped = (releasing & 1) << 1 | releasing >> 1
        switch operation {
        case .equal: emit(.equal, n: releasing, a: register, b: first, c: second)
        case .notEqual: emit(.notEqual, n: releasing, a: register, b: first, c: second)
        case .less: emit(.less, n: releasing, a: register, b: first, c: second)
        case .lessOrEqual: emit(.lessOrEqual, n: releasing, a: register, b: first, c: second)
        case .greater: emit(.less, n: swapped, a: register, b: second, c: first)
        case .greaterOrEqual: emit(.lessOrEqual, n: swapped, a: register, b: second, c: first)
        // Bounds are numbers, otherwise there is an error.
        case .rangeUntil: emit(.makeRange, a: register, b: first, c: second)
        case .rangeThrough: emit(.makeRange, n: 1, a: register, b: first, c: second)
        // The operands can be arrays, so the result may need a release.
        case .add: emitNeedingRelease(.add, n: releasing, a: register, b: first, c: second)
        case .subtract: emit(.subtract, n: releasing, a: register, b: first, c: second)
        case .multiply: emit(.multiply, n: releasing, a: register, b: first, c: second)
        case .divide: emit(.divide, n: releasing, a: register, b: first, c: second)
        case .remainder: emit(.remainder, n: releasing, a: register, b: first, c: second)
        // These are lowered to jumps.
        case .coalesce, .or, .and: break
        default: applySwift(operation, first, second, into: register)
        }
    }
}
