import SceneRuntime

// Expressions of Swift that have no own form.
extension Lowerer {
    /// Lowers an expression that only Swift has: R[register] = its value.
    mutating func lowerSwift(_ id: ExpressionID, into register: Register) {
        switch tree[id] {
        case .tuple(let elements): lowerTuple(elements, into: register)
        case .cast(let value, let type, let kind):
            let written = kind == .plain ? writtenType(type) : nil
            lowerOwned(value, as: written, into: register) { $0.emitCast($1, to: type, kind) }
        case .forcedUnwrap(let value):
            lower(value, into: register)
            unwrap(register, .unwrapped)
        case .optionalValue(let value):
            lower(value, into: register)
            markNeedsRelease(register)
            if let chain = state.chains.last { state.buffer.jump(.jumpIfNil, a: register, to: chain) }
        case .trying(let value, let kind): lowerTry(value, kind, into: register)
        case .awaiting(let value): lowerAwait(value, into: register)
        case .inoutArgument(let value): lower(value, into: register)
        case .keyPath(let path): load(.function(keyPathFunction(path)), into: register)
        case .selector(let value): lowerSelector(value, into: register)
        case .availability(let major, let minor, let isNegated):
            emit(
                .primitive, n: Primitive.isAvailable.rawValue, a: register, b: minor,
                c: UInt16(truncatingIfNeeded: major))
            if isNegated { emit(.not, a: register, b: register) }
        case .operatorFunction(let operation): load(.function(operatorFunction(operation)), into: register)
        case .statementValue(let statement): lowerValue(of: statement, into: register)
        default: emit(.loadNil, a: register)
        }
    }

    /// The type that a node of its own writes, as in `[] as [Int]`.
    private func writtenType(_ id: ExpressionID) -> TypeName? {
        guard case .type(let types) = tree[id] else { return nil }
        return tree.elements(of: types).first
    }

    /// Lowers a value into a register of its own, where `body` changes it, and moves it to `register`.
    private mutating func lowerOwned(
        _ value: ExpressionID, as type: TypeName? = nil, into register: Register,
        _ body: (inout Lowerer, Register) -> Void
    ) {
        let own = temporary()
        lower(value, into: own, as: type)
        markNeedsRelease(own)
        body(&self, own)
        emitNeedingRelease(.move, a: register, b: own)
    }

    /// Lowers an operator before or after its operand that only Swift has.
    mutating func lowerSwift(_ operation: UnaryOperator, _ operand: ExpressionID, into register: Register) {
        switch operation {
        case .complement:
            lower(operand, into: register)
            primitive(.complement, register)
        case .through, .until, .from:
            lower(operand, into: register)
            primitive(.openRange, register, detail: UInt16(operation.rawValue))
        case .minus, .not: break
        }
    }

    /// Emits R[register] = R[first] op R[second] for an operator of Swift only.
    mutating func applySwift(
        _ operation: BinaryOperator, _ first: Register, _ second: Register, into register: Register
    ) {
        let operands = consecutiveRegisters(2)
        let isSwapped = operation == .patternMatch
        emitNeedingRelease(.copy, a: operands, b: isSwapped ? second : first)
        emitNeedingRelease(.copy, a: operands &+ 1, b: isSwapped ? first : second)
        switch operation {
        case .identical, .notIdentical:
            primitive(.isIdentical, operands, 2)
            if operation == .notIdentical { emit(.not, a: operands, b: operands) }
        case .patternMatch: primitive(.patternMatch, operands, 2)
        default: primitive(.bitOperation, operands, 2, detail: UInt16(operation.rawValue))
        }
        emitNeedingRelease(.move, a: register, b: operands)
    }

    /// Returns the parts of the index `key, default: value`; nil for another one.
    func indexWithDefault(_ index: ExpressionID) -> (key: ExpressionID, value: ExpressionID)? {
        guard case .tuple(let elements) = tree[index], elements.count == 2,
            let last = tree.elements(of: elements).last, let label = last.label,
            bytes(label.name) == Array("default".utf8), let key = tree.elements(of: elements).first?.value
        else { return nil }
        return (key, last.value)
    }

    /// Emits R[taken] = R[default], if R[taken] is nil, for a change of `base[key, default: value]`.
    mutating func applyDefault(of index: ExpressionID, to taken: Register) {
        guard let (_, value) = indexWithDefault(index) else { return }
        let known = state.buffer.makeLabel()
        state.buffer.jump(.jumpIfNotNil, a: taken, to: known)
        lower(value, into: taken)
        state.buffer.bind(known)
    }

    /// Lowers `base[index]`. With a default value, the index is a tuple.
    mutating func lowerSubscript(_ base: ExpressionID, _ index: ExpressionID, into register: Register) {
        if let path = tree.keyPath(inIndex: index, names) {
            let first = consecutiveRegisters(2)
            lowerArguments([path, base], from: first)
            emit(.callValue, n: 1, a: first)
            return finishCall(first, into: register)
        }
        expectIndex(index, of: base)
        guard let (key, other) = indexWithDefault(index) else {
            if let name = names.find("subscript"), declarations.hasSwiftFunction(name) {
                return lowerOwnSubscript(name, base, index, into: register)
            }
            let collection = lower(base)
            let place = lower(index)
            return emitNeedingRelease(.getIndex, a: register, b: collection, c: place)
        }
        let first = consecutiveRegisters(3)
        lowerArguments([base, key, other], from: first)
        primitive(.indexOrDefault, first, 3)
        emitNeedingRelease(.move, a: register, b: first)
    }

    /// Whether a type after `is` is one of Swift: not a controller of the script or of UIKit.
    func isSwiftType(_ id: ExpressionID) -> Bool {
        switch reference(id) {
        case .controller, .base: false
        default: true
        }
    }

    /// Lowers `value is Type`.
    mutating func lowerTest(_ value: ExpressionID, _ type: ExpressionID, into register: Register) {
        lowerOwned(value, into: register) { $0.emitCast($1, to: type, .isType) }
    }

    /// Emits the end of the program if R[register] is nil.
    mutating func unwrap(_ register: Register, _ end: EndOfProgram) {
        let some = state.buffer.makeLabel()
        state.buffer.jump(.jumpIfNotNil, a: register, to: some)
        primitive(.unwrap, register, detail: end.rawValue)
        state.buffer.bind(some)
    }

    private mutating func lowerTuple(_ elements: List<CallArgument>, into register: Register) {
        if elements.isEmpty { return emit(.loadNil, a: register) }
        let all = tree.elements(of: elements)
        let first = lowerElements(all.map { $0.value })
        let labels = all.map { $0.label.map { builder.name($0.name) } ?? .none }
        primitive(.tuple, first, elements.count, detail: tupleLabels(labels))
        emitNeedingRelease(.move, a: register, b: first)
    }

    /// Lowers a tuple without labels, for which a type with labels is expected. Returns false for others.
    mutating func lowerTuple(_ id: ExpressionID, of type: TypeName?, into register: Register) -> Bool {
        guard let type, type.shape == .tuple, case .tuple(let elements) = tree[id],
            !tree.elements(of: elements).contains(where: { $0.label != nil })
        else { return false }
        let typed = tree.tupleElements.filter { $0.start == type.name.start && $0.count == elements.count }
        if typed.isEmpty { return false }
        let first = lowerElements(tree.elements(of: elements).map { $0.value })
        var labels = Array(repeating: NameID.none, count: elements.count)
        for element in typed {
            labels[element.place] = builder.name(element.label)
            makeFraction(first &+ Register(truncatingIfNeeded: element.place), element.type)
        }
        primitive(.tuple, first, elements.count, detail: tupleLabels(labels))
        emitNeedingRelease(.move, a: register, b: first)
        return true
    }

    /// Returns the number of the labels of a tuple.
    mutating func tupleLabels(_ labels: [NameID]) -> UInt16 {
        if !labels.contains(where: { $0.exists }) { return 0 }
        let place = program.tupleLabels.firstIndex(of: labels) ?? program.tupleLabels.count
        if place == program.tupleLabels.count { program.tupleLabels.append(labels) }
        return UInt16(truncatingIfNeeded: place)
    }

    /// Lowers `await value`. A task can be suspended here.
    private mutating func lowerAwait(_ value: ExpressionID, into register: Register) {
        lower(value, into: register)
        primitive(.awaitValue, register)
    }

    /// Loads the name of the method that a selector means.
    private mutating func lowerSelector(_ id: ExpressionID, into register: Register) {
        var id = id
        if case .call(let callee, _) = tree[id] { id = callee }
        if case .name(let name) = tree[id] {
            load(.string(bytes(name)), into: register)
        } else if let (_, name) = tree.member(id) {
            load(.string(bytes(name.name)), into: register)
        } else {
            lower(id, into: register)
        }
    }

    // MARK: Functions without a body

    /// Returns the function of an operator such as `+`.
    mutating func operatorFunction(_ operation: BinaryOperator) -> UInt32 {
        functionOfCode(parameters: 2) { lowerer in
            let result = lowerer.temporary()
            lowerer.apply(operation, 0, 1, into: result)
            lowerer.emitReturn(result, above: Int(result))
        }
    }

    /// Returns the function that calls a built-in function such as `max`.
    mutating func functionOfBuiltIn(_ function: BuiltInFunction) -> UInt32 {
        let count = function == .abs ? 1 : 2
        return functionOfCode(parameters: count) { lowerer in
            lowerer.emit(.callBuiltIn, n: UInt8(count), a: 0, b: function.rawValue)
            lowerer.emitReturn(0, above: 1)
        }
    }

    /// Returns the function of an initializer such as `String.init`.
    mutating func functionOfInitializer(_ form: LibraryForm) -> UInt32 {
        functionOfCode(parameters: 1) { lowerer in
            lowerer.primitive(.libraryFunction, 0, detail: form.rawValue)
            lowerer.emitReturn(0, above: 1)
        }
    }

    /// Returns a function with the code of `body`, whose parameters are in the first registers. It is a new one, unless
    /// `position` is that of a reserved one.
    mutating func functionOfCode(
        parameters: Int, at position: UInt32? = nil, _ body: (inout Lowerer) -> Void
    ) -> UInt32 {
        let span = state.buffer.span
        let function = position ?? reserve(.closure, name: nil, span: span)
        let isSwift = state.isSwift
        beginFunction(FunctionState(state.scope, .closure, span: span))
        state.isSwift = isSwift
        let first = consecutiveRegisters(parameters)
        for place in 0..<parameters { markNeedsRelease(first &+ Register(truncatingIfNeeded: place)) }
        body(&self)
        finish(function, parameters: parameters, captures: 0, usesSelf: false)
        return function
    }
}

// `if` and `switch` as values.
extension Lowerer {
    /// Lowers a statement whose value is that of the last expression of the branch that runs.
    private mutating func lowerValue(of statement: StatementID, into register: Register) {
        let bodies: [Block]
        switch tree[statement] {
        case .conditional(let branches, let otherwise):
            bodies = tree.elements(of: branches).map { $0.body } + (otherwise.map { [$0] } ?? [])
        case .switchOver(_, let cases): bodies = tree.elements(of: cases).map { $0.body }
        case .doCatch(let body, let catches): bodies = [body] + tree.elements(of: catches).map { $0.body }
        default: return emit(.loadNil, a: register)
        }
        emit(.loadNil, a: register)
        for body in bodies { state.valueBlocks[body.start] = register }
        lower(statement)
        for body in bodies { state.valueBlocks[body.start] = nil }
        markNeedsRelease(register)
    }

    /// Lowers a block whose last expression is the value.
    mutating func lowerValue(of block: Block, into register: Register) {
        inBlock { lowerer in
            let statements = Array(lowerer.tree.elements(of: block.statements))
            for statement in statements.dropLast() { lowerer.lower(statement) }
            guard let last = statements.last else { return }
            switch lowerer.tree[last] {
            case .expression(let value): lowerer.withTemporaries { $0.lower(value, into: register) }
            case .conditional, .switchOver, .doCatch: lowerer.lowerValue(of: last, into: register)
            default: lowerer.lower(last)
            }
        }
    }
}

// Types of casts and patterns.
extension Lowerer {
    /// Emits R[register] = R[register] as a type.
    mutating func emitCast(_ register: Register, to type: ExpressionID, _ kind: CastKind) {
        if emitCastToParameter(register, type, Int(kind.rawValue)) || isTypeOfWrappedValue(type) { return }
        primitive(.cast, register, Int(kind.rawValue), detail: typeTest(type))
    }

    /// Whether a type is a parameter of the property wrapper around the code: a cast to it returns the value.
    private func isTypeOfWrappedValue(_ type: ExpressionID) -> Bool {
        guard case .name(let name) = tree[type], tree.genericNames.contains(name), typeAround.exists else {
            return false
        }
        let site = declarations.types[typeAround.index].site
        guard site.tree == number, case .type(let written) = tree[site.declaration] else { return false }
        return written.modifiers.contains(.isWrapped)
    }

    /// What follows a value and a type.
    enum TypeQuestion { case isType }

    /// Emits R[register] = whether R[register] is of a type.
    mutating func emitCast(_ register: Register, to type: ExpressionID, _ question: TypeQuestion) {
        if emitCastToParameter(register, type, 3) { return }
        primitive(.cast, register, 3, detail: typeTest(type))
    }

    /// Emits R[register] = whether R[register] is an instance of a class of the script.
    mutating func emitTest(_ register: Register, is type: TypeID) {
        let entry = declarations.types[type.index]
        let kind: TypeTest.Kind = entry.kind == .controller ? .controller(entry.controller) : .nominal(type.raw)
        let test = addTest(kind, bytes(entry.name))
        primitive(.cast, register, 3, detail: UInt16(truncatingIfNeeded: test))
    }

    /// Emits a cast to a parameter `T` of the generic function around the code, if a variable holds what `T` is.
    /// Returns false for another type.
    private mutating func emitCastToParameter(_ register: Register, _ type: ExpressionID, _ kind: Int) -> Bool {
        let found = reference(type)
        if case .local = found {} else if !isTypeArgument(found) { return false }
        let first = consecutiveRegisters(2)
        emitNeedingRelease(.move, a: first, b: register)
        if case .local(let variable) = found { load(variable, into: first &+ 1) } else { lower(type, into: first &+ 1) }
        markNeedsRelease(first &+ 1)
        primitive(.castToValue, first, 2, detail: UInt16(kind))
        emitNeedingRelease(.move, a: register, b: first)
        return true
    }

    /// Returns the number of a type in `Program.typeTests`.
    private mutating func typeTest(_ id: ExpressionID) -> UInt16 {
        let number: UInt32
        switch tree[id] {
        case .type(let types):
            guard let type = tree.elements(of: types).first else { return 0 }
            number = typeTest(type)
        case .name(let name): number = typeTest(named: name, id)
        case .member(_, let name): number = typeTest(named: name.name, id)
        default: number = addTest(.any, Array("Any".utf8))
        }
        return UInt16(truncatingIfNeeded: number)
    }

    /// Returns the number of a type in `Program.typeTests`.
    mutating func typeTest(_ type: TypeName) -> UInt32 {
        let element = type.element.map { typeTest($0) } ?? typeTest(named: type.name.name, nil)
        let spelled = Array("[".utf8) + bytes(type.name.name) + Array("]".utf8)
        switch type.shape {
        case .named: return element
        case .array: return addTest(.array(element: element), spelled)
        case .dictionary: return addTest(.dictionary(value: element), spelled)
        case .tuple: return addTest(.any, Array("Any".utf8))
        case .function: return addTest(.function, Array("Function".utf8))
        case .set: return addTest(.set, Array("Set".utf8))
        }
    }

    private mutating func typeTest(named name: IdentifierID, _ id: ExpressionID?) -> UInt32 {
        let spelled = bytes(name)
        // The script may extend it.
        if ViewClass.named(String(decoding: spelled, as: UTF8.self)) != nil, isLibraryOrUndeclared(name) {
            return addTest(.view, spelled)
        }
        if let id, let kind = declaredType(reference(id)) { return addTest(kind, spelled) }
        if let kind = declaredType(named: name) { return addTest(kind, spelled) }
        if let meant = declarations.meaning(ofAlias: name) { return typeTest(meant) }
        let text = String(decoding: spelled, as: UTF8.self)
        if let kind = KnownType.named(text).flatMap(Self.kind) { return addTest(kind, spelled) }
        if let base = BaseLexicon.lexicon[spelled] ?? BaseLexicon.withoutPrefix(spelled) {
            return addTest(.base(base), spelled)
        }
        if text == "View" { return addTest(.view, Array("UIView".utf8)) }
        return addTest(tree.genericNames.contains(name) ? .generic : .undeclared, spelled)
    }

    /// Returns the test for the values of a type; nil for one without values.
    private static func kind(of type: KnownType) -> TypeTest.Kind? {
        switch type.value {
        case .any: .any
        case .string: .string
        case .integer: .integer
        case .number: .number
        case .boolean: .boolean
        case .error: .error
        case .set: .set
        case .never: nil
        }
    }

    private func declaredType(_ reference: Reference) -> TypeTest.Kind? {
        if case .controller(let id) = reference { return .controller(id) }
        if case .base(let base) = reference { return .base(base) }
        if case .type(let id) = reference { return .nominal(UInt32(truncatingIfNeeded: id.index)) }
        return nil
    }

    /// Whether the script declares no type with a name of its own.
    private func isLibraryOrUndeclared(_ name: IdentifierID) -> Bool {
        guard case .nominal(let place)? = declaredType(named: name) else { return declaredType(named: name) == nil }
        return declarations.types[Int(place)].kind == .library
    }

    /// Returns the test for a type of the script; nil if it declares none with the name.
    func declaredType(named name: IdentifierID) -> TypeTest.Kind? {
        if case .controller(let id)? = declarations.file[name] { return .controller(id) }
        if case .type(let id)? = declarations.file[name] { return .nominal(UInt32(truncatingIfNeeded: id.index)) }
        let nested = declarations.types.firstIndex { $0.name == name }
        return nested.map { .nominal(UInt32(truncatingIfNeeded: $0)) }
    }

    /// Returns the number of a test in `Program.typeTests`.
    mutating func addTest(_ kind: TypeTest.Kind, _ name: [UInt8]) -> UInt32 {
        let test = TypeTest(kind: kind, name: builder.name(name))
        let place = program.typeTests.firstIndex(of: test) ?? program.typeTests.count
        if place == program.typeTests.count { program.typeTests.append(test) }
        return UInt32(truncatingIfNeeded: place)
    }
}
