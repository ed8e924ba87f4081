@testable import SceneLang
@testable import SceneRuntime

/// A part of the language that takes any text, and what is true of its answer whatever the text is.
///
/// `make fuzz` looks for a text of which it is not true; `Finds/` keeps those that were found, and tests run them.
enum FuzzTarget: String, CaseIterable {
    case lexer, parser, checker, formatter, machine
    /// Reads a storyboard.
    case reader
    /// Reads a storyboard, and compiles and runs its script.
    case storyboard

    /// The targets that take scripts.
    static let ofScripts = allCases.filter { !$0.takesStoryboards }

    /// The targets that take storyboards.
    static let ofStoryboards = allCases.filter(\.takesStoryboards)

    /// Whether the text is a storyboard and not a script.
    var takesStoryboards: Bool {
        switch self {
        case .lexer, .parser, .checker, .formatter, .machine: false
        case .reader, .storyboard: true
        }
    }

    /// What is wrong with the answer to `text`, or nil.
    func fault(in text: [UInt8]) -> String? {
        let file = SourceFile(name: "fuzz.scene", bytes: text)
        return switch self {
        case .lexer: Self.faultOfTokens(file)
        case .parser: Self.faultOfTree(file)
        case .checker: Self.faultOfMessages(file)
        case .formatter: Self.faultOfLayout(file)
        case .machine: Self.faultOfRuns(file)
        case .reader: Self.faultOfReading(text)
        case .storyboard: Self.faultOfWholeWay(text)
        }
    }

    /// Tokens stand in order, cover no byte twice, and the last one is the end.
    private static func faultOfTokens(_ file: SourceFile) -> String? {
        var lexer = Lexer(file, as: FileID(0), names: IdentifierTable())
        lexer.run()
        var end: UInt32 = 0
        for token in lexer.tokens {
            if token.start < end || token.end < token.start { return "a token begins before the last one ended" }
            end = token.end
        }
        // What is no text at all is not read.
        if file.foreignEncoding != nil { return lexer.diagnostics.isEmpty ? "a binary file is taken for text" : nil }
        if lexer.tokens.last?.kind != .endOfFile || Int(end) != file.bytes.count { return "the tokens end too early" }
        return faultOfPlaces(lexer.diagnostics.first, file, areSorted: false)
    }

    /// The parser's diagnostics stand in order, and its tree can be walked.
    private static func faultOfTree(_ file: SourceFile) -> String? {
        var names = IdentifierTable()
        let parsed = Parser.parse(file, as: FileID(0), names: &names)
        _ = TreeDump(parsed.tree, names).file()
        return faultOfPlaces(parsed.diagnostics, file, areSorted: true)
    }

    static func faultOfPlaces(_ diagnostics: [Diagnostic], _ file: SourceFile, areSorted: Bool) -> String? {
        var start: UInt32 = 0
        for diagnostic in diagnostics {
            if Int(diagnostic.span.end) > file.bytes.count { return "a diagnostic lies behind the end of the text" }
            if areSorted, diagnostic.span.start < start { return "the diagnostics are out of order" }
            start = diagnostic.span.start
        }
        return nil
    }

    /// What is wrong with a script can be shown, and nothing of it moves the cursor of a terminal. The text is also
    /// taken as one that is being typed.
    static func faultOfMessages(_ file: SourceFile) -> String? {
        let compilation = Script.check(file, settings: Settings()) { _, _ in .failure("nothing is imported") }
        let hasErrors = compilation.diagnostics.contains { $0.severity == .error }
        // The check does not report what the script says that it expects.
        if compilation.testLines.errors.isEmpty, hasErrors != (compile(file).script == nil) {
            return "a script runs iff its check finds no error"
        }
        if let fault = faultOfTexts(compilation.diagnostics, compilation.sources) { return fault }
        let session = Session(settings: Settings())
        _ = session.completion(of: file.bytes, at: file.bytes.count)
        _ = session.completion(of: file.bytes, at: file.bytes.count / 2)
        _ = session.hint(of: file.bytes)
        return nil
    }

    /// Diagnostics can be shown, and nothing in them moves the cursor of a terminal.
    static func faultOfTexts(_ diagnostics: [Diagnostic], _ sources: SourceMap) -> String? {
        let page = DiagnosticRenderer(sources: sources).render(diagnostics)
        if let control = page.first(where: { $0 < 0x20 && $0 != 0x0A || $0 == 0x7F }) {
            return "byte \(control) in a message: \(String(decoding: page, as: UTF8.self))"
        }
        _ = DiagnosticRenderer(sources: sources, colour: true).render(diagnostics)
        return nil
    }

    /// A layout has the same tree, and is its own layout.
    private static func faultOfLayout(_ file: SourceFile) -> String? {
        switch ScriptFormatter.format(file) {
        case .hasErrors(let errors): return errors.isEmpty ? "errors without an error" : nil
        case .refused(let reason): return reason
        case .text(let text):
            let laidOut = SourceFile(name: file.name, bytes: text)
            if dump(laidOut) != dump(file) { return "the layout has another tree" }
            guard case .text(let again) = ScriptFormatter.format(laidOut) else { return "the layout has none itself" }
            return again == text ? nil : "the layout has another layout: \(String(decoding: again, as: UTF8.self))"
        }
    }

    private static func dump(_ file: SourceFile) -> String {
        var names = IdentifierTable()
        return TreeDump(Parser.parse(file, as: FileID(0), names: &names).tree, names).file()
    }

    /// A run ends, and its output settings do not change its result.
    static func faultOfRuns(_ file: SourceFile) -> String? {
        guard let script = compile(file).script else { return nil }
        var plain = Settings()
        plain.limits = limits
        var full = plain
        full.categories = .all
        full.format = .json
        full.explain = true
        full.observes = true
        var silent = plain
        silent.categories = []
        guard let first = FuzzRun(script, plain), let second = FuzzRun(script, full),
            let third = FuzzRun(script, silent)
        else { return "the run does not end" }
        if let fault = first.fault ?? second.fault ?? third.fault { return fault }
        // What is written costs fuel, so a script without end ends elsewhere.
        if first.isEndless || second.isEndless || third.isEndless { return nil }
        let state = first.machine.untold
        if state != second.machine.untold { return "a full trace as JSON ends in another state" }
        if state != third.machine.untold { return "a run without a trace ends in another state" }
        return nil
    }

    /// Small enough for some hundred runs a second.
    private static let limits: Limits = {
        var limits = Limits()
        limits.callDepth = 60
        limits.handlerDepth = 12
        limits.nestedCalls = 500
        limits.verbsPerStep = 100
        limits.instructions = 50_000
        limits.steps = 300
        limits.controllers = 300
        limits.elements = 1 << 16
        return limits
    }()

    private static func compile(_ file: SourceFile) -> Script.Compilation {
        Script.compile(file, settings: Settings()) { _, _ in .failure("nothing is imported") }
    }
}

extension Machine {
    /// The state without the settings of the trace and the rule of the last line.
    var untold: Machine {
        var machine = self
        machine.state.world.observation = Observation()
        machine.state.world.showsLayout = true
        machine.state.world.rareLines = [.transitions, .unhandledCalls]
        machine.state.world.rule = .none
        // The answer of the last call, which may be one that only a full trace has, and which nothing reads any more.
        machine.state.world.returnValue = .absent
        machine.state.world.recordLayout()
        // An error inside of `expect exception` leaves the state before it.
        machine.state.exceptionSnapshots = []
        machine.state.progress.filter = TraceFilter()
        machine.state.progress.record = StepRecord()
        // The texts of senders stay while the record may name them.
        if machine.state.senders.isEmpty { machine.state.world.texts.senders = [.unused] }
        return machine
    }
}

/// A run to its end, with its messages.
private struct FuzzRun {
    private(set) var machine: Machine
    /// What was wrong with the world, or nil.
    private(set) var fault: String?
    /// Whether it was stopped because it ran too long.
    private(set) var isEndless = false

    /// Nil if the run does not end.
    init?(_ script: Script, _ settings: Settings) {
        machine = Machine(script, settings: settings)
        var isFinished = false
        var turns = 0
        while !isFinished, turns < 100_000 {
            turns += 1
            isFinished = machine.advance(fuel: 1_000, stopAtLine: false) == .finished
            _ = machine.takeOutput()
            fault = fault ?? machine.state.world.structureViolation().map { "\($0)" }
        }
        guard isFinished else { return nil }
        let diagnostics = machine.takeDiagnostics()
        isEndless = diagnostics.contains { $0.code == .instructionLimit }
        _ = DiagnosticRenderer(sources: script.sources).render(diagnostics)
    }
}
