import SceneRuntime

/// A run as data for a player: its lines, the rules that they cite, the calls that were prevented, and the picture of
/// each moment. `docs/player.md` describes the JSON.
///
/// What repeats is in tables: a line is two numbers, and a picture says only how it differs from the one before.
package struct RunPacker: Sendable {
    /// The largest number of lines. A longer run is cut, and the data says so.
    package static let mostLines = 20_000

    private var machine: Machine
    /// The statements whose lines are kept, counted from 1; nil for all.
    private let statements: ClosedRange<Int>?
    private var statement = 0
    private var tables = PackedTables()
    private var pictures = PicturePacker()
    /// For each line, its shape and its receiver.
    private var lines: [Int] = []
    /// The lines at which statement, step or time change: the number of the line, then the five numbers of its place.
    private var places: [[Int]] = []
    /// The five numbers of the last line's place: scenario, step, start and end of its statement, hundredths of a
    /// second.
    private var lastPlace: [Int] = []
    /// The rules that the lines cite.
    private var cited: Set<Rule> = []
    /// For each failure, the number of the line after which it was known, its sentence, and the start and the end of
    /// its statement.
    private var failures: [[Int]] = []
    /// How many failures of the machine were seen.
    private var failureCount = 0
    /// The line that names the environment.
    private var header = ""
    /// Whether the run has more lines.
    package private(set) var isCut = false

    /// Begins a run. `statements` are those at file or scenario level that it keeps, counted from 1.
    package init(_ script: Script, settings: Settings, statements: ClosedRange<Int>? = nil) {
        var settings = settings
        settings.observes = true
        machine = Machine(script, settings: settings)
        machine.writer.keepsEntries = true
        self.statements = statements
    }

    /// The number of lines so far.
    package var lineCount: Int { lines.count / 2 }

    /// Whether it has a line besides the one about the environment.
    package private(set) var hasLines = false

    /// The exceptions that nothing caught, as diagnostics.
    package var uncaughtExceptions: [Diagnostic] { machine.failures.compactMap { $0.uncaughtException } }

    /// Whether an expectation failed, an exception was not caught or an error ended the run.
    package var failed: Bool { machine.failed }

    /// Returns the messages of the run since the last call.
    package mutating func takeDiagnostics() -> [Diagnostic] { machine.takeDiagnostics() }

    /// Runs to the next line; false at the end of the script, and after the last line that is kept.
    package mutating func advance(fuel: Int) -> Bool {
        let goesOn = machine.advance(fuel: fuel, stopAtLine: true) != .finished
        machine.writer.dropText()
        var isFirst = true
        for entry in machine.writer.takeEntries() {
            if entry.kind == .line(.step), entry.depth == 0 { statement += 1 }
            if header.isEmpty, entry.kind == .line(.header) { header = String(decoding: entry.text, as: UTF8.self) }
            if let statements, statement < statements.lowerBound { continue }
            if let statements, statement > statements.upperBound { return false }
            guard lineCount < RunPacker.mostLines else {
                isCut = true
                return false
            }
            hasLines = hasLines || entry.kind != .line(.header)
            add(entry)
            // Lines that are written together are one moment.
            if isFirst { pictures.add(machine.picture(), &tables) } else { pictures.addSame() }
            isFirst = false
        }
        addFailures(machine.failures.dropFirst(failureCount))
        failureCount = machine.failures.count
        return goesOn
    }

    private mutating func addFailures(_ all: some Sequence<RunFailure>) {
        for failure in all {
            let isOwn = failure.span.file == FileID(0)
            let message = failure.failedExpectation?.message ?? failure.message
            if failure.kind == .error, statements.map({ $0.contains(statement) }) ?? true { addLine(of: failure) }
            failures.append([
                max(0, lineCount - 1), tables.number(of: message), isOwn ? Int(failure.span.start) : 0,
                isOwn ? Int(failure.span.end) : 0,
            ])
        }
    }

    /// Adds a line for an error that ended the run or its scenario: the trace has none, and a page has no other place
    /// for it.
    private mutating func addLine(of failure: RunFailure) {
        guard lineCount < RunPacker.mostLines else {
            isCut = true
            return
        }
        let shape = [
            tables.number(of: "error"), tables.number(of: "error: \(failure.message)"), 0, tables.number(of: ""),
        ]
        lines += [tables.shape(shape), tables.number(of: "")]
        hasLines = true
        let isOwn = failure.span.file == FileID(0)
        let last = lastPlace.isEmpty ? [machine.state.run.scenarioLines, 0, 0, 0, 0] : lastPlace
        lastPlace = [last[0], last[1], isOwn ? Int(failure.span.start) : 0, isOwn ? Int(failure.span.end) : 0, last[4]]
        places.append([lineCount - 1] + lastPlace)
        pictures.add(machine.picture(), &tables)
    }

    private mutating func add(_ entry: TraceEntry) {
        let receiver = String(decoding: entry.receiver, as: UTF8.self)
        let text = String(decoding: entry.line.dropFirst(entry.receiver.count), as: UTF8.self)
        if entry.rule != .none { cited.insert(entry.rule) }
        let shape = [
            tables.number(of: entry.kindName.text), tables.number(of: text), entry.depth,
            tables.number(of: entry.rule == .none ? "" : entry.rule.spec.id.text),
        ]
        lines += [tables.shape(shape), tables.number(of: receiver)]
        let (file, span) = (entry.statement.file, entry.statement)
        // Only the script itself is in the player.
        let isOwn = file == 0
        let next = [
            machine.state.run.scenarioLines, entry.step, isOwn ? Int(span.start) : 0, isOwn ? Int(span.end) : 0,
            Int((entry.time * 100).rounded()),
        ]
        guard next != lastPlace else { return }
        lastPlace = next
        places.append([lineCount - 1] + next)
    }

    // MARK: JSON

    /// Writes the members of the data. `name` and `source` are those of the script.
    package mutating func write(to text: inout JSONWriter, name: String, source: String) {
        let missed = packedMissedCalls()
        // Leaks that fail are known at the end.
        addFailures(machine.takeFailures().dropFirst(failureCount))
        failureCount = 0
        text.member("version", number: 1)
        text.member("file", name)
        text.member("script", source)
        text.member("head", header)
        if isCut { text.member("cut", number: lineCount) }
        text.object("rules") { rules in
            for spec in RuleSpec.table where cited.contains(spec.rule) {
                rules.object(spec.id) {
                    spec.write(to: &$0)
                    spec.writeLinks(to: &$0)
                }
            }
        }
        text.rows("shapes", tables.shapes)
        text.numbers("lines", lines)
        text.rows("places", places)
        text.rows("missed", missed)
        if !failures.isEmpty { text.rows("failures", failures) }
        pictures.write(to: &text)
        text.list("strings", tables.strings) { $0.element($1) }
    }

    /// The prevented calls: scenario, step, call, reason and rule of each.
    private mutating func packedMissedCalls() -> [[Int]] {
        let steps = Set(places.map { [$0[1], $0[2]] })
        var rows: [[Int]] = []
        for call in machine.takeMissedCalls() {
            guard steps.contains([call.scenario, Int(call.step)]) else { continue }
            let rule = call.rule == .none ? "" : call.rule.spec.id.text
            if call.rule != .none { cited.insert(call.rule) }
            let row = [
                call.scenario, Int(call.step), tables.number(of: call.title), tables.number(of: call.sentence),
                tables.number(of: rule),
            ]
            if rows.last != row { rows.append(row) }
        }
        return rows
    }
}

/// Texts and shapes of lines, each once.
struct PackedTables: Sendable {
    private(set) var strings: [String] = []
    private var numbers: [String: Int] = [:]
    private(set) var shapes: [[Int]] = []
    private var shapeNumbers: [[Int]: Int] = [:]

    /// Returns the number of a string.
    mutating func number(of text: String) -> Int {
        if let known = numbers[text] { return known }
        numbers[text] = strings.count
        strings.append(text)
        return strings.count - 1
    }

    /// Returns the number of a text, which is added if it is new; -1 for no text.
    mutating func number(of text: String?) -> Int { text.map { number(of: $0) } ?? -1 }

    /// Returns the number of a shape: kind, text, depth, rule.
    mutating func shape(_ shape: [Int]) -> Int {
        if let known = shapeNumbers[shape] { return known }
        shapeNumbers[shape] = shapes.count
        shapes.append(shape)
        return shapes.count - 1
    }
}
