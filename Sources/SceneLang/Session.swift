public import SceneRuntime

/// An interactive session: a running script to which entries are added. It is a value, so undo restores an older copy.
public struct Session: Sendable {
    var compiler: Compiler
    /// The declarations and names of all entries.
    var declarations: Declarations { compiler.declarations }
    var names: IdentifierTable { compiler.names }
    /// The machine, with the state after the last entry.
    public internal(set) var machine: Machine
    /// The declarations that wait for names, in the order in which they were entered.
    public internal(set) var waiting: [Waiting] = []
    /// The entries that declare classes of Swift: a later entry can declare what they need, or extend them.
    var typeEntries = ChunkedList<TypeEntry>()
    /// The names for which an entry of `typeEntries` has unknown values.
    var unknownTypeNames: Set<String> = []
    /// The session's machine, while scenarios of an entry run in worlds of their own.
    private var suspendedMachine: Machine?
    /// The position in `Program.scenarios` of the entry's first scenario; nil if it has none, or once it has begun.
    private var firstScenario: Int?
    /// The output of machines that no longer run: the trace and origins of the entry's statements and scenarios, and
    /// the errors and the failure of its scenarios.
    private var trace: [UInt8] = []
    private var origins: [LineOrigin] = []
    private var diagnostics: [Diagnostic] = []
    private var hasFailed = false
    /// The breakpoints. If one is reached, `advance` returns, and `stop` has the call.
    public var breakpoints: [Breakpoint] = [] {
        didSet {
            machine.breakpoints = breakpoints
            suspendedMachine?.breakpoints = breakpoints
        }
    }

    /// The result of compiling an entry.
    public struct Entry: Sendable {
        /// Errors and warnings. If there is an error, nothing runs, and only the source texts have changed.
        public let diagnostics: [Diagnostic]
        /// Whether more text may complete the entry.
        public let isIncomplete: Bool
        /// The names for which the entry waits, as a part of `waiting`; empty if it does not wait.
        public let missing: [MissingName]
        /// For each text that has waited for this entry and is declared now, the names that it declares
        /// (`Waiting.title`).
        public let resumedTitles: [String]

        public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
    }

    /// Creates a session without declarations.
    ///
    /// - Parameters:
    ///   - settings: the release, the device, the limits and the form of the trace.
    ///   - cancellation: returns whether the host has requested that an entry ends. Long built-in functions call it.
    public init(settings: Settings, cancellation: (@Sendable () -> Bool)? = nil) {
        compiler = Compiler(settings, isSession: true)
        machine = Machine(
            program: compiler.program, blueprint: compiler.blueprint, sources: compiler.sources, settings: settings)
        // The next entry may have an expectation about the previous step.
        machine.recordsSteps = true
        machine.cancellation = cancellation
        machine.restart(settings.environment(for: compiler.program.environment))
    }

    /// The source texts so far.
    public var sources: SourceMap { compiler.sources }

    /// Whether an expectation failed or an exception or error occurred in the last entry.
    public var failed: Bool { hasFailed || machine.failed }

    /// The call of the breakpoint at which the last `advance` stopped, or nil.
    public var stop: BreakStop? { machine.stop }

    /// Whether a text is an expression by its syntax, so that its value can be printed.
    public func isExpression(_ text: SourceFile) -> Bool {
        let printing = Session.printing(text)
        var names = compiler.names
        let parsed = Parser.parse(printing, as: FileID(0), names: &names, limits: machine.settings.limits.parser)
        return parsed.diagnostics.isEmpty && !Session.printsStatement(parsed.tree) && !isStep(parsed.tree)
    }

    /// Whether a tree prints the result of a function of an object that has none. Such a call is a step.
    private func isStep(_ tree: SyntaxTree) -> Bool {
        guard let first = tree.elements(of: tree.root.statements).first, case .verb(let verb) = tree[first],
            case .expression(var value) = verb.operand
        else { return false }
        if case .optionalChain(let inner) = tree[value] { value = inner }
        guard case .call(let callee, _) = tree[value], let (_, name) = tree.member(callee) else { return false }
        return compiler.declarations.returnNothing(name.name)
    }

    /// Whether a tree prints the value of an `if` or `switch`, which is a statement if it stands alone.
    private static func printsStatement(_ tree: SyntaxTree) -> Bool {
        guard let first = tree.elements(of: tree.root.statements).first, case .verb(let verb) = tree[first],
            case .expression(let value) = verb.operand, case .statementValue = tree[value]
        else { return false }
        return true
    }

    private static let beforeExpression = "print ("

    /// The statement that prints the value of an expression.
    private static func printing(_ text: SourceFile) -> SourceFile {
        SourceFile(name: text.name, bytes: Array(beforeExpression.utf8) + text.bytes + Array("\n)".utf8))
    }

    /// Compiles an entry with the declarations so far. `advance` runs it. If it consists of declarations that use names
    /// which are not declared yet, and `mayWait`, it waits for an entry that declares them.
    public mutating func enter(_ text: SourceFile, mayWait: Bool = false, reader: ImportReader) -> Entry {
        if let entry = enterWithEarlier(text, reader) { return entry }
        let names = waiting.isEmpty ? [] : declaredNames(of: text)
        // The entry is compiled alone first: most entries do not end a wait.
        var group: [Waiting] = []
        var isAlone = true
        while true {
            var trial = compiler
            var result = trial.add(text, after: group.map { $0.text }, reader: reader)
            if !result.hasErrors, let alive = aliveReplacement(in: result) {
                result.diagnostics = [alive]
                var same = compiler
                same.replaceSources(with: trial)
                trial = same
            }
            let first = compiler.sources.files.count
            if isAlone, !waiting.isEmpty {
                isAlone = false
                group = resumable(after: result, from: first, text, declaring: names)
                if !group.isEmpty { continue }
            }
            let wrong = Set(result.diagnostics.filter { $0.severity == .error }.map { Int($0.span.file.index) - first })
            let ready = group.indices.filter { !wrong.contains($0) }
            // Those that miss other names go on waiting.
            if result.hasErrors, ready.count < group.count {
                retryAlways(group.indices.filter { wrong.contains($0) }.map { group[$0] })
                group = ready.map { group[$0] }
                continue
            }
            compiler = trial
            if result.hasErrors, mayWait, let missing = missingNames(in: result, from: first), declaresOnly(text),
                !areDeclared(declaredNames(of: text))
            {
                let names = declaredNames(of: text)
                waiting.removeAll { !names.isDisjoint(with: $0.declares) }
                waiting.append(
                    Waiting(text: text, declares: names, missing: missing, needs: namesOfFile(in: result, from: first)))
                (firstScenario, hasFailed, machine.failed) = (nil, false, false)
                return Entry(diagnostics: [], isIncomplete: false, missing: missing, resumedTitles: [])
            }
            if !result.hasErrors {
                let resumed = Set(group.map { $0.text.name })
                waiting.removeAll { !names.isDisjoint(with: $0.declares) || resumed.contains($0.text.name) }
            }
            if let help = waitingHelp {
                for index in result.diagnostics.indices where result.diagnostics[index].code == .noInitialScene {
                    result.diagnostics[index].help = help
                    result.diagnostics[index].fix = nil
                }
            }
            if !result.hasErrors { recordTypes(of: text, unknown: result.unknownNames) }
            return accept(result, resumedTitles: group.map { $0.title })
        }
    }

    /// Compiles an entry that prints the value of the expression `text`.
    public mutating func enter(expression text: SourceFile, reader: ImportReader) -> Entry {
        accept(compiler.add(Session.printing(text), reader: reader), resumedTitles: [])
    }

    mutating func accept(_ result: Compiler.Addition, resumedTitles: [String]) -> Entry {
        if !result.hasErrors {
            hasFailed = false
            machine.failed = false
            firstScenario = result.scenarios.first
            machine.extend(with: compiler, replacing: result.replacements, running: result.statements)
        }
        return Entry(
            diagnostics: result.diagnostics, isIncomplete: result.isIncomplete, missing: [],
            resumedTitles: result.hasErrors ? [] : resumedTitles)
    }

    /// Continues the entry: see `Machine.advance`. Its statements run first, then its scenarios.
    public mutating func advance(fuel: Int, stopAtLine: Bool) -> Machine.Progress {
        let progress = machine.advance(fuel: fuel, stopAtLine: stopAtLine)
        guard progress == .finished else { return progress }
        if let suspendedMachine {
            trace += machine.takeOutput()
            origins += machine.takeOrigins()
            diagnostics += machine.takeDiagnostics()
            hasFailed = failed
            // The session continues in its own environment.
            let named = machine.state.run.namedEnvironment
            machine = suspendedMachine
            self.suspendedMachine = nil
            machine.state.run.namedEnvironment = named
            machine.emitHeader()
            return .finished
        }
        guard let first = firstScenario, !machine.diagnostics.contains(where: { $0.severity == .error }) else {
            return .finished
        }
        firstScenario = nil
        trace += machine.takeOutput()
        origins += machine.takeOrigins()
        suspendedMachine = machine
        machine.beginScenarios(at: first)
        return .unfinished
    }

    /// Evaluates the expression `text` where the running entry is stopped, in a copy of the session. It can name the
    /// parameters and variables of the body that runs, and members of its self. Its side effects are discarded.
    public func evaluate(_ text: SourceFile, fuel: Int, reader: ImportReader) -> Evaluation {
        guard isExpression(text) else { return .noExpression }
        var other = self
        var names = other.compiler.names
        let scope = other.machine.stoppedScope(&names)
        other.compiler.replaceNames(with: names)
        let result = other.compiler.add(Session.printing(text), in: scope?.visible, reader: reader)
        guard !result.hasErrors, let function = result.statements else {
            return Session.wrong(result.diagnostics, in: other.sources, about: text)
        }
        other.machine.beginEvaluation(other.compiler, running: function, in: scope)
        _ = other.machine.advance(fuel: fuel, stopAtLine: false)
        let diagnostics = other.machine.takeDiagnostics()
        return diagnostics.isEmpty
            ? .value(other.machine.takeOutput()) : Session.wrong(diagnostics, in: other.sources, about: text)
    }

    /// Returns diagnostics about the statement that prints an expression, the last of `sources`, as ones about the
    /// expression.
    private static func wrong(_ diagnostics: [Diagnostic], in sources: SourceMap, about text: SourceFile) -> Evaluation
    {
        let statement = FileID(UInt32(sources.files.count - 1))
        var sources = sources
        let expression = sources.add(text)
        func moved(_ span: SourceSpan) -> SourceSpan {
            guard span.file == statement else { return span }
            func place(_ offset: UInt32) -> UInt32 {
                min(offset - min(offset, UInt32(Session.beforeExpression.utf8.count)), UInt32(text.bytes.count))
            }
            return SourceSpan(file: expression, start: place(span.start), end: place(span.end))
        }
        return .wrong(diagnostics.map { $0.moved(moved) }, sources)
    }

    /// Returns the trace since the last call.
    public mutating func takeOutput() -> [UInt8] {
        defer { trace = [] }
        return trace + machine.takeOutput()
    }

    /// Returns the origins of the lines since the last call.
    public mutating func takeOrigins() -> [LineOrigin] {
        defer { origins = [] }
        return origins + machine.takeOrigins()
    }

    /// Returns the run-time errors of entries since the last call.
    public mutating func takeDiagnostics() -> [Diagnostic] {
        defer { diagnostics = [] }
        return diagnostics + machine.takeDiagnostics()
    }
}
