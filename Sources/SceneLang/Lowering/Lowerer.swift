import SceneRuntime

/// Lowers resolved trees to code, in one pass over each function.
///
/// The trees must not have errors.
struct Lowerer {
    var program: Program
    var builder: BlueprintBuilder
    let declarations: Declarations
    let members = MemberIndex()
    let trees: SharedList<SyntaxTree>
    let resolutions: SharedList<Resolution>
    let sources: SourceMap
    let names: IdentifierTable
    /// The diagnostics of lowering: bodies that are too large for the machine.
    var diagnostics = Diagnostics()

    /// The tree whose statements are being lowered.
    var number = 0
    /// The object whose members the body can name without a dot, as in the resolver.
    var owner = Resolver.Owner.none
    /// The function being lowered; an empty one between functions.
    var state: FunctionState
    /// The enclosing functions.
    private var enclosingFunctions: [FunctionState] = []

    /// Whether the code records its variables, for expressions where a session is stopped.
    var recordsLocals = false
    /// What an entry of a session declares again.
    var replaced = Replacements()
    /// The constants and variables that get a new window.
    var windowNames: Set<IdentifierID> = []
    /// The types whose tables are not those that were lowered with an earlier entry of the session.
    var changedTypes: [Int] = []
    /// The tree of the setup of the file's folder; nil if there is none.
    var setup: Int?
    /// The position in `Program.functions` of each declaration with code, lowered or only reserved.
    var functionAt: [DeclarationSite: UInt32] = [:]
    var constantAt: [Constant: UInt32] = [:]
    var memberAt: [IdentifierID: UInt16] = [:]
    /// The numbers of members of Swift's library, by their names and full names.
    var libraryMemberAt: [IdentifierID: [LibraryMember: UInt16]] = [:]
    /// The labels of the tuples of a tree, by its number.
    var tupleLabelsOfTrees: [Int: Set<IdentifierID>] = [:]
    var symbolAt: [IdentifierID: UInt32] = [:]
    var labelledMembers: [LabelledName: UInt16] = [:]
    /// The functions that compare parts, as far as they are needed.
    var partComparisons: [PartComparison: UInt32] = [:]
    /// The direct subclasses of the script's classes; nil until a call asks for them.
    var knownSubclasses: [ClassID: [ClassID]]?
    /// The local variables with an optional type, by the number of their tree.
    var optionalVariables: [Int: Set<VariableID>] = [:]
    /// The local variables whose type is one of the script that gives a meaning to `.name`, by the number of the tree.
    var typesOfVariables: [Int: [VariableID: TypeID]] = [:]
    /// The known types of local variables, by the number of the tree.
    var localTypes: [Int: [VariableID: TypeName]] = [:]

    init(
        _ program: Program, _ builder: BlueprintBuilder, _ declarations: Declarations, trees: SharedList<SyntaxTree>,
        resolutions: SharedList<Resolution>, sources: SourceMap, names: IdentifierTable
    ) {
        self.program = program
        state = FunctionState(FunctionID(index: 0), .function, span: SourceSpan(file: FileID(0), start: 0, end: 0))
        self.builder = builder
        self.declarations = declarations
        self.program.usesSwift = declarations.usesSwift
        self.trees = trees
        self.resolutions = resolutions
        self.sources = sources
        self.names = names
    }

    /// The tree of the declaration being lowered. It is lent, because a copy retains each of its lists.
    var tree: SyntaxTree { _read { yield trees[number] } }
    var resolution: Resolution { _read { yield resolutions[number] } }

    func reference(_ id: ExpressionID) -> Reference { resolutions[number].references[Int(id.index)] }

    func bytes(_ name: IdentifierID) -> [UInt8] { Array(names.bytes(of: name)) }

    /// Begins a function inside of the one being lowered.
    mutating func beginFunction(_ inner: FunctionState) {
        enclosingFunctions.append(state)
        state = inner
    }

    /// The scope of the function being lowered, from the resolver.
    var scope: FunctionScope { resolutions[number].functions[state.scope.index] }
}

// Registers and instructions.
extension Lowerer {
    /// Allocates a register for a value of the current statement.
    mutating func temporary() -> Register { Register(truncatingIfNeeded: allocate(1)) }

    /// Allocates `count` consecutive registers. Returns the first one.
    mutating func consecutiveRegisters(_ count: Int) -> Register { Register(truncatingIfNeeded: allocate(count)) }

    /// Allocates `count` consecutive registers for a call whose result goes to `register`. Returns the first one. If
    /// `register` is the last temporary, it is the first one, so the result need not be moved.
    mutating func consecutiveRegisters(_ count: Int, for register: Register) -> Register {
        guard Int(register) + 1 == state.nextRegister else { return consecutiveRegisters(count) }
        _ = consecutiveRegisters(count - 1)
        return register
    }

    /// Emits a move of a call's result from R[first] to `register`.
    mutating func finishCall(_ first: Register, into register: Register) {
        recordCallResult(first)
        if first != register { emitNeedingRelease(.move, a: register, b: first) }
    }

    private mutating func allocate(_ count: Int) -> Int {
        let first = state.nextRegister
        guard first + count < Int(UInt16.max) else {
            diagnostics.report(
                Diagnostic(.tooLarge, "body needs more than 65,000 values at the same time", at: state.buffer.span))
            return 0
        }
        state.nextRegister = first + count
        state.maxRegisters = max(state.maxRegisters, state.nextRegister)
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

    /// Emits an instruction, and marks its result R[a] as a value that may need a release.
    mutating func emitNeedingRelease(_ op: Opcode, n: UInt8 = 0, a: Register, b: UInt16 = 0, c: UInt16 = 0) {
        emit(op, n: n, a: a, b: b, c: c)
        markNeedsRelease(a)
    }

    /// Emits an instruction, and marks its result R[a] as a value that may need a release.
    mutating func emitNeedingRelease(_ op: Opcode, n: UInt8 = 0, a: Register, wide: UInt32) {
        emit(op, n: n, a: a, wide: wide)
        markNeedsRelease(a)
    }

    /// Emits a return of `register`. Variables are below `base`.
    mutating func emitReturn(_ register: Register, above base: Int) {
        // The result is moved. If no register after it needs a release, its register needs none either.
        let end = state.releaseLimit == Int(register) + 1 ? Int(register) : state.releaseLimit
        emit(
            .returnValue, n: Int(register) < base ? 1 : 0, a: register,
            b: UInt16(truncatingIfNeeded: max(base, end, 1)))
    }

    /// Emits a return without a value.
    mutating func emitReturn() {
        emit(.returnNothing, b: UInt16(truncatingIfNeeded: max(state.nextRegister, state.releaseLimit, 1)))
    }

    /// Records that a call has left its result in R[first], and nothing in the registers after it.
    mutating func recordCallResult(_ first: Register) {
        state.releaseLimit = min(state.releaseLimit, Int(first))
        state.calls += 1
        markNeedsRelease(first)
    }

    /// Records that register `a` may need a release.
    mutating func markNeedsRelease(_ a: Register) { state.releaseLimit = max(state.releaseLimit, Int(a) + 1) }

    /// Emits the release of the registers from `base` on that may need it, and frees them.
    mutating func release(from base: Int) {
        if state.releaseLimit > base { clear(from: base, to: state.releaseLimit) }
        state.releaseLimit = min(state.releaseLimit, base)
        state.nextRegister = base
        if recordsLocals { state.endLocals(from: base) }
    }

    /// Emits the release of registers `base..<end`.
    mutating func clear(from base: Int, to end: Int) {
        guard end > base else { return }
        if end - base == 1 {
            emit(.clear, a: Register(truncatingIfNeeded: base))
        } else {
            emit(
                .clearRange, a: Register(truncatingIfNeeded: base), b: UInt16(truncatingIfNeeded: end - base))
        }
    }

    /// If `id` is a member after `?`, emits the jump that leaves the chain if the object in R[register] is nil.
    mutating func leaveChain(ifNil register: Register, before id: ExpressionID) {
        guard case .optionalMember = tree[id], let chain = state.chains.last else { return }
        state.buffer.jump(.jumpIfNil, a: register, to: chain)
    }

    /// Lowers a statement or a part of one, and frees its temporaries.
    mutating func withTemporaries(_ body: (inout Lowerer) -> Void) {
        let base = state.nextRegister
        let releaseLimit = state.releaseLimit
        state.releaseLimit = min(releaseLimit, base)
        body(&self)
        release(from: base)
        state.releaseLimit = max(releaseLimit, state.releaseLimit)
    }
}

// Tables.
extension Lowerer {
    /// Returns the number of a constant, which is added if it is new.
    mutating func constant(_ value: Constant) -> UInt32 {
        if let known = constantAt[value] { return known }
        program.constants.append(value)
        let number = UInt32(program.constants.count - 1)
        constantAt[value] = number
        return number
    }

    /// Emits the load of a constant.
    mutating func load(_ value: Constant, into register: Register) {
        emit(.loadConstant, a: register, wide: constant(value))
    }

    /// The maximum number of names of members, because instructions contain their numbers.
    private static let mostMembers = 65_000

    /// Returns the number of the member name `name`.
    mutating func member(_ name: IdentifierID) -> UInt16 {
        if let known = memberAt[name] { return known }
        let spelled = bytes(name)
        // The views that a stack arranges are its subviews.
        let property =
            spelled.elementsEqual("arrangedSubviews".utf8) ? Property.subviews : PropertyLexicon.lexicon[spelled]
        var entry = MemberName(
            builder.name(name), property: property, builtIn: BuiltInMember.lexicon[spelled],
            group: usesSwift ? NameGroup.of(spelled[...]) : .none, isSwift: usesSwift)
        entry.library = LibraryMember.lexicon[spelled]
        if program.members.count == Lowerer.mostMembers {
            diagnostics.report(
                Diagnostic(.tooLarge, "script uses more than 65,000 names of members", at: state.buffer.span))
        }
        program.members.append(entry)
        let number = UInt16(truncatingIfNeeded: program.members.count - 1)
        memberAt[name] = number
        return number
    }

    /// Returns the number of a property of UIKit, whose name the script need not contain.
    mutating func member(_ property: Property) -> UInt16 {
        if let name = names.find(property) { return member(name) }
        program.members.append(
            MemberName(builder.name(property.spec.name.utf8Bytes), property: property, builtIn: nil))
        return UInt16(truncatingIfNeeded: program.members.count - 1)
    }

    /// Returns the number of a symbol of UIKit or of the script.
    mutating func symbol(_ name: IdentifierID) -> UInt32 {
        let spelled = bytes(name)
        if let symbol = SymbolLexicon.lexicon[spelled] { return UInt32(symbol.rawValue) }
        if let known = symbolAt[name] { return known }
        let number = symbol(spelled: spelled)
        symbolAt[name] = number
        return number
    }

    /// Returns the number of a symbol that is not one of UIKit.
    mutating func symbol(spelled: [UInt8]) -> UInt32 {
        let place = program.symbols.firstIndex(of: spelled) ?? program.symbols.count
        if place == program.symbols.count { program.symbols.append(spelled) }
        return UInt32(Symbol.allCases.count + place)
    }

    /// Adds a text to the program.
    mutating func text(_ bytes: [UInt8]) -> TextRange {
        let start = program.texts.count
        program.texts.append(bytes)
        return TextRange(start: UInt32(start), count: UInt32(bytes.count))
    }

    /// Returns the source of `span` on one line.
    func line(of span: SourceSpan) -> [UInt8] {
        guard let file = sources[span.file] else { return [] }
        return StepText.line(file.bytes, Int(span.start)..<Int(span.end))
    }
}

// Functions.
extension Lowerer {
    /// Reserves a position in `Program.functions` for a body that is lowered later.
    mutating func reserve(_ kind: FunctionCode.Kind, name: IdentifierID?, span: SourceSpan) -> UInt32 {
        var function = FunctionCode(kind, span: span)
        if let name { function.name = builder.name(name) }
        program.functions.append(function)
        return UInt32(program.functions.count - 1)
    }

    /// Lowers a function with the code of `body`, after its parameters and captures are in place.
    mutating func lower(
        _ function: UInt32, _ id: FunctionID, least: Int = 0, handler: (owner: ClassID, method: Method)? = nil,
        _ body: (inout Lowerer) -> Void
    ) {
        let index = Int(function)
        guard program.functions.indices.contains(index) else { return }
        let code = program.functions[index]
        beginFunction(FunctionState(id, code.kind, span: code.span))
        state.handler = handler
        let scope = scope
        state.isSwift = scope.isSwift
        let parameterCount = max(scope.parameters.count, least)
        _ = consecutiveRegisters(parameterCount)
        let captured = consecutiveRegisters(scope.captures.count + scope.captureList.count)
        // A handler may declare fewer parameters than its method has.
        placeParameters(scope.parameters)
        for (place, variable) in scope.captures.enumerated() {
            storeVariable(
                variable,
                in: FunctionState.Slot(
                    register: captured + Register(truncatingIfNeeded: place), isBoxed: true,
                    isWeak: resolution.variables[variable.index].isWeak))
        }
        for (place, entry) in scope.captureList.enumerated() {
            let register = captured + Register(truncatingIfNeeded: scope.captures.count + place)
            bind(entry.variable, at: register)
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
        state = enclosingFunctions.popLast() ?? state
        let index = Int(function)
        let entry = program.code.count
        let finished = done.buffer.finished(at: entry)
        program.code.append(contentsOf: finished.code)
        program.spans += finished.spans
        program.catches += done.catches.map { region in
            CatchEntry(
                code: UInt32(entry + region.start)..<UInt32(entry + region.end), target: UInt32(entry + region.target),
                error: region.error)
        }
        program.checks += done.checks.map { region in
            CatchEntry(
                code: UInt32(entry + region.start)..<UInt32(entry + region.end), target: UInt32(entry + region.target),
                error: region.error)
        }
        program.decisions += done.buffer.finishedDecisions(at: entry)
        for local in done.locals {
            let (start, end) = (entry + local.start, entry + (local.end ?? finished.code.count))
            guard start < end else { continue }
            program.locals.append(LocalEntry(name: local.name, code: UInt32(start)..<UInt32(end), slot: local.slot))
        }
        program.functions[index].entry = UInt32(truncatingIfNeeded: entry)
        program.functions[index].registerCount = UInt16(truncatingIfNeeded: max(done.maxRegisters, 1))
        program.functions[index].parameterCount = UInt8(truncatingIfNeeded: parameters)
        program.functions[index].captureCount = UInt16(truncatingIfNeeded: captures)
        program.functions[index].usesSelf = usesSelf
        program.functions[index].isSwift = done.isSwift
        program.functions[index].inoutParameters = done.inoutParameters
    }

    private mutating func storeVariable(_ variable: VariableID, in slot: FunctionState.Slot) {
        state.place(variable, named: recordsLocals ? resolution.variables[variable.index].name : nil, in: slot)
    }

    /// Makes the first registers the variables of the parameters.
    mutating func placeParameters(_ parameters: VariableRun) {
        for (place, variable) in parameters.enumerated() {
            bind(variable, at: Register(truncatingIfNeeded: place))
        }
    }

    /// Makes the value in `register` a variable. If closures capture it, it is boxed.
    mutating func bind(_ variable: VariableID, at register: Register) {
        let local = resolution.variables[variable.index]
        if local.isCaptured, !local.isInout {
            let copy = temporary()
            emit(.move, a: copy, b: register)
            emit(.makeBox, a: register, b: copy)
            state.nextRegister -= 1
        }
        if local.isInout {
            if register < 32 { state.inoutParameters |= 1 << UInt32(register) }
            if resolution.functions[local.function.index].isClosure { emitPrimitive(.box, a: register) }
        }
        storeVariable(
            variable,
            in: FunctionState.Slot(register: register, isBoxed: local.isCaptured || local.isInout, isWeak: local.isWeak)
        )
        markNeedsRelease(register)
    }
}
