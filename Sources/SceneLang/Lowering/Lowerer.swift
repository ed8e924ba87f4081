import SceneRuntime

/// Turns resolved trees into code: one pass over each function.
///
/// Runs only on programs without errors.
struct Lowerer {
    var program: Program
    var builder: BlueprintBuilder
    let declarations: Declarations
    let trees: [SyntaxTree]
    let resolutions: [Resolution]
    let sources: SourceMap
    let names: NameTable
    /// Findings that only lowering can make: bodies too large for the machine.
    var diagnostics = Diagnostics()

    /// The tree whose statements are being lowered.
    var number = 0
    /// Whose members the body can name without a dot, as when it was resolved.
    var owner = Resolver.Owner.none
    /// The function being lowered. Between functions it is an empty one.
    var state: FunctionState
    /// Those around it wait.
    private var waiting: [FunctionState] = []

    /// The positions in `Program.functions` of what is declared, before it is lowered.
    var functionAt: [DeclarationSite: UInt32] = [:]
    var constantAt: [Constant: UInt32] = [:]
    var memberAt: [NameID: UInt16] = [:]
    var symbolAt: [NameID: UInt32] = [:]

    init(
        _ program: Program, _ builder: BlueprintBuilder, _ declarations: Declarations, trees: [SyntaxTree],
        resolutions: [Resolution], sources: SourceMap, names: NameTable
    ) {
        self.program = program
        state = FunctionState(FunctionID(index: 0), .function, span: SourceSpan(file: FileID(0), start: 0, end: 0))
        self.builder = builder
        self.declarations = declarations
        self.trees = trees
        self.resolutions = resolutions
        self.sources = sources
        self.names = names
    }

    var tree: SyntaxTree { trees[number] }
    var resolution: Resolution { resolutions[number] }

    func reference(_ id: ExpressionID) -> Reference { resolutions[number].references[Int(id.index)] }

    func bytes(_ name: NameID) -> [UInt8] { Array(names.bytes(of: name)) }

    /// Begins a function inside of the one being lowered.
    mutating func begin(_ inner: FunctionState) {
        waiting.append(state)
        state = inner
    }

    /// The scope of the function being lowered, as resolved.
    var scope: FunctionScope { resolutions[number].functions[state.scope.index] }
}

// Registers and instructions.
extension Lowerer {
    /// A register for a value of the current statement.
    mutating func temporary() -> Register { Register(truncatingIfNeeded: allocate(1)) }

    /// `count` registers one after the other; the first of them.
    mutating func window(_ count: Int) -> Register { Register(truncatingIfNeeded: allocate(count)) }

    /// The window of a call whose result goes to `register`: where that is the last temporary, it is the first of the
    /// window, and the result need not move.
    mutating func window(_ count: Int, for register: Register) -> Register {
        guard Int(register) + 1 == state.next else { return window(count) }
        _ = window(count - 1)
        return register
    }

    /// The result of a call, which has left it in R[first], goes to `register`.
    mutating func finishCall(_ first: Register, into register: Register) {
        settleCall(first)
        if first != register { emitOwned(.move, a: register, b: first) }
    }

    private mutating func allocate(_ count: Int) -> Int {
        let first = state.next
        guard first + count < Int(UInt16.max) else {
            diagnostics.report(
                Diagnostic(.tooLarge, "body needs more than 65,000 values at the same time", at: state.buffer.span))
            return 0
        }
        state.next = first + count
        state.most = max(state.most, state.next)
        return first
    }

    mutating func emit(
        _ op: Opcode, n: UInt8 = 0, a: Register = 0, b: UInt16 = 0, c: UInt16 = 0
    ) {
        state.buffer.add(Instruction(op, n: n, a: a, b: b, c: c))
    }

    mutating func emit(_ op: Opcode, n: UInt8 = 0, a: Register = 0, wide: UInt32) {
        state.buffer.add(Instruction(op, n: n, a: a, wide: wide))
    }

    /// Emits an instruction that leaves in R[a] something that may have to be let go.
    mutating func emitOwned(_ op: Opcode, n: UInt8 = 0, a: Register, b: UInt16 = 0, c: UInt16 = 0) {
        emit(op, n: n, a: a, b: b, c: c)
        soil(a)
    }

    mutating func emitOwned(_ op: Opcode, n: UInt8 = 0, a: Register, wide: UInt32) {
        emit(op, n: n, a: a, wide: wide)
        soil(a)
    }

    /// Ends the function with the answer in `register`; variables lie below `base`.
    mutating func emitReturn(_ register: Register, above base: Int) {
        // The answer is taken, and if nothing behind it is to be let go of, it need not be looked at.
        let end = state.dirty == Int(register) + 1 ? Int(register) : state.dirty
        emit(
            .returnValue, n: Int(register) < base ? 1 : 0, a: register,
            b: UInt16(truncatingIfNeeded: max(base, end, 1)))
    }

    /// Ends the function without an answer.
    mutating func emitReturn() {
        emit(.returnNothing, b: UInt16(truncatingIfNeeded: max(state.next, state.dirty, 1)))
    }

    /// Notes that a call has left its result in R[first], and nothing behind it.
    mutating func settleCall(_ first: Register) {
        state.dirty = min(state.dirty, Int(first))
        state.calls += 1
        soil(first)
    }

    /// Notes that register `a` may hold something that has to be let go.
    mutating func soil(_ a: Register) { state.dirty = max(state.dirty, Int(a) + 1) }

    /// Lets go of the registers from `base` on, those of them that may need it, and makes them free.
    mutating func release(from base: Int) {
        if state.dirty > base { clear(from: base, to: state.dirty) }
        state.dirty = min(state.dirty, base)
        state.next = base
    }

    /// Emits code that lets go of registers `base..<end`.
    mutating func clear(from base: Int, to end: Int) {
        guard end > base else { return }
        if end - base == 1 {
            emit(.clear, a: Register(truncatingIfNeeded: base))
        } else {
            emit(
                .clearRange, a: Register(truncatingIfNeeded: base), b: UInt16(truncatingIfNeeded: end - base))
        }
    }

    /// Lowers what belongs to a statement or a part of one; afterwards its temporaries are gone.
    mutating func withTemporaries(_ body: (inout Lowerer) -> Void) {
        let base = state.next
        let dirty = state.dirty
        state.dirty = min(dirty, base)
        body(&self)
        release(from: base)
        state.dirty = max(dirty, state.dirty)
    }
}

// Tables.
extension Lowerer {
    mutating func constant(_ value: Constant) -> UInt32 {
        if let known = constantAt[value] { return known }
        program.constants.append(value)
        let number = UInt32(program.constants.count - 1)
        constantAt[value] = number
        return number
    }

    mutating func load(_ value: Constant, into register: Register) {
        emit(.loadConstant, a: register, wide: constant(value))
    }

    /// The most names of members: their numbers stand in instructions.
    private static let mostMembers = 65_000

    /// What `name` may mean after a dot.
    mutating func member(_ name: NameID) -> UInt16 {
        if let known = memberAt[name] { return known }
        let spelled = bytes(name)
        let entry = MemberName(
            builder.name(name), property: PropertyLexicon.lexicon[spelled], builtIn: BuiltInMember.lexicon[spelled])
        if program.members.count == Lowerer.mostMembers {
            diagnostics.report(
                Diagnostic(.tooLarge, "script uses more than 65,000 names of members", at: state.buffer.span))
        }
        program.members.append(entry)
        let number = UInt16(truncatingIfNeeded: program.members.count - 1)
        memberAt[name] = number
        return number
    }

    /// The number of a symbol: UIKit's, else the script's own.
    mutating func symbol(_ name: NameID) -> UInt32 {
        let spelled = bytes(name)
        if let symbol = SymbolLexicon.lexicon[spelled] { return UInt32(symbol.rawValue) }
        if let known = symbolAt[name] { return known }
        let place = program.symbols.firstIndex(of: spelled) ?? program.symbols.count
        if place == program.symbols.count { program.symbols.append(spelled) }
        let number = UInt32(Symbol.allCases.count + place)
        symbolAt[name] = number
        return number
    }

    mutating func text(_ bytes: [UInt8]) -> TextRange {
        let start = program.texts.count
        program.texts += bytes
        return TextRange(start: UInt32(start), count: UInt32(bytes.count))
    }

    /// The source of `span` on one line.
    func line(of span: SourceSpan) -> [UInt8] {
        guard let file = sources[span.file] else { return [] }
        return StepText.line(file.bytes, Int(span.start)..<Int(span.end))
    }
}

// Functions.
extension Lowerer {
    /// A position in `Program.functions` for a body that is lowered later.
    mutating func reserve(_ kind: FunctionCode.Kind, name: NameID?, span: SourceSpan) -> UInt32 {
        var function = FunctionCode(kind, span: span)
        if let name { function.name = builder.name(name) }
        program.functions.append(function)
        return UInt32(program.functions.count - 1)
    }

    /// Lowers one function: `body` writes its code, with its parameters and captures in place.
    mutating func lower(
        _ function: UInt32, _ id: FunctionID, least: Int = 0, handler: (owner: ClassID, method: Method)? = nil,
        _ body: (inout Lowerer) -> Void
    ) {
        let index = Int(function)
        guard program.functions.indices.contains(index) else { return }
        let code = program.functions[index]
        begin(FunctionState(id, code.kind, span: code.span))
        state.handler = handler
        let scope = scope
        let parameterCount = max(scope.parameters.count, least)
        _ = window(parameterCount)
        let captured = window(scope.captures.count + scope.captureList.count)
        // A handler may be given more than it names.
        placeParameters(scope.parameters)
        for (place, variable) in scope.captures.enumerated() {
            state.slots[variable] = FunctionState.Slot(
                register: captured + Register(truncatingIfNeeded: place), isBoxed: true,
                isWeak: resolution.variables[variable.index].isWeak)
        }
        for (place, entry) in scope.captureList.enumerated() {
            let register = captured + Register(truncatingIfNeeded: scope.captures.count + place)
            settle(entry.variable, at: register)
        }
        body(&self)
        finish(
            function, parameters: parameterCount, captures: scope.captures.count + scope.captureList.count,
            usesSelf: scope.usesSelf)
    }

    /// Ends the function being lowered and adds its code to the program.
    mutating func finish(_ function: UInt32, parameters: Int, captures: Int, usesSelf: Bool) {
        emitReturn()
        let done = state
        state = waiting.popLast() ?? state
        let index = Int(function)
        let entry = program.code.count
        let finished = done.buffer.finished(at: entry)
        program.code.append(contentsOf: finished.code)
        program.spans += finished.spans
        program.functions[index].entry = UInt32(truncatingIfNeeded: entry)
        program.functions[index].registerCount = UInt16(truncatingIfNeeded: max(done.most, 1))
        program.functions[index].parameterCount = UInt8(truncatingIfNeeded: parameters)
        program.functions[index].captureCount = UInt16(truncatingIfNeeded: captures)
        program.functions[index].usesSelf = usesSelf
    }

    private mutating func placeParameters(_ parameters: VariableRun) {
        for (place, variable) in parameters.enumerated() {
            settle(variable, at: Register(truncatingIfNeeded: place))
        }
    }

    /// Makes the value in `register` the variable; one that closures use goes into a box.
    mutating func settle(_ variable: VariableID, at register: Register) {
        let local = resolution.variables[variable.index]
        if local.isCaptured {
            let held = temporary()
            emit(.move, a: held, b: register)
            emit(.makeBox, a: register, b: held)
            state.next -= 1
        }
        state.slots[variable] = FunctionState.Slot(
            register: register, isBoxed: local.isCaptured, isWeak: local.isWeak)
        soil(register)
    }
}
