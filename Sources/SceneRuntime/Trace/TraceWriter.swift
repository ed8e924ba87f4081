/// Writes the trace, as text or JSON.
public struct TraceWriter: Sendable {
    /// The format of lines.
    public enum Format: UInt8, Sendable {
        case text
        /// One JSON object per line.
        case json
    }

    /// The kinds of line that do not come from the world.
    public enum Line: UInt8, CaseIterable, Sendable {
        /// `# trace 1, …`
        case header
        /// `== name`
        case scenario
        /// `> step`
        case step
        /// `| text`
        case print
        /// `! expected: text`
        case expected
        /// `! leak: text`
        case leak
        /// `! unknown: text`: a decision on a value that nothing declares.
        case unknown
        /// `! nothing: text`: a call that does nothing, because its receiver is nil.
        case nothing
    }

    var bytes = LineBuffer()
    public var format = Format.text { didSet { isReady = false } }
    /// Whether each line has its rule and its confidence.
    public var explains = false { didSet { isReady = false } }
    /// Whether the text of a call that the script does not handle is dim, for a terminal.
    package var dimsUnhandledCalls = false
    public var categories = CategorySet.standard { didSet { isReady = false } }
    /// `trace only a, b`: the classes whose calls are printed; empty for all.
    public var only: Set<ClassID> = [] { didSet { isReady = false } }
    /// Whether nothing is printed, as in `setup`.
    public var isMuted = false { didSet { isReady = false } }
    /// The number of lines written so far.
    public private(set) var lineCount = 0

    /// The number of the step, for JSON.
    public var step = 0
    /// The position of the running statement in the source, for JSON.
    public var file: [UInt8] = []
    public var line = 0
    /// The running statement, for `TraceEntry`.
    package var statement = StatementPlace()

    /// Forgets the running statement, because the lines of a scenario before its first step belong to none.
    package mutating func endStep() {
        (step, file, line, statement) = (0, [], 0, StatementPlace())
    }

    /// Whether the origin of each line is kept.
    public var keepsOrigins = false { didSet { isReady = false } }
    private var origins: [LineOrigin] = []
    /// Whether the parts of each line are kept.
    public var keepsEntries = false { didSet { isReady = false } }
    private var entries: [TraceEntry] = []
    /// Whether the lines of statements are kept.
    package var keepsStatements = false
    /// The number of each line that is a statement of the script itself, and where the statement starts in its source.
    package private(set) var statementLines: [(line: Int, start: UInt32)] = []

    /// Enclosing calls that were not printed. They are printed if a call inside of them is.
    private var hidden: [Event] = []

    // Computed from the settings above; valid while `isReady`.
    private var isReady = false
    /// The calls that are printed for any receiver.
    private var wanted = MethodSet()
    /// The calls among these whose lines are only text.
    private var texts = MethodSet()
    /// Whether the lines of the script are only text.
    private var writesText = false

    public init() {}

    /// Must be called before anything is written.
    @inline(__always)
    private mutating func prepare() {
        bytes.makeUnique()
        if !isReady { decideWhatIsWanted() }
    }

    @inline(never)
    private mutating func decideWhatIsWanted() {
        isReady = true
        (wanted, texts) = (MethodSet(), MethodSet())
        writesText = format == .text && !keepsOrigins && !keepsEntries
        guard !isMuted, only.isEmpty else { return }
        for spec in MethodSpec.table where categories.contains(spec.category) { wanted.insert(spec.method) }
        if writesText, !explains {
            texts = wanted.intersection(LineBatch.shortCalls)
        }
    }

    /// The number of bytes since they were last taken.
    @inline(__always)
    public var byteCount: Int { bytes.count }

    /// Passes the bytes since the last call to `reader`, and removes them.
    public mutating func drain(_ reader: (UnsafeBufferPointer<UInt8>) -> Void) {
        // The bytes are valid only while `reader` runs.
        unsafe bytes.drain(reader)
    }

    /// Removes and returns the bytes since the last call.
    public mutating func take() -> [UInt8] { bytes.take() }

    /// Removes and returns the origins of the lines since the last call.
    public mutating func takeOrigins() -> [LineOrigin] {
        defer { origins.removeAll(keepingCapacity: true) }
        return origins
    }

    /// Removes and returns the parts of the lines since the last call.
    public mutating func takeEntries() -> [TraceEntry] {
        defer { entries.removeAll(keepingCapacity: true) }
        return entries
    }

    /// Removes the text of the trace that was not taken.
    package mutating func dropText() { bytes = LineBuffer() }

    /// Removes all that is kept of the lines so far, without copying what they share with another writer.
    package mutating func dropOutput() {
        (bytes, entries, origins) = (LineBuffer(), [], [])
        statementLines = []
    }

    /// Lends the buffer to the world, which appends the lines that are only text; none with `asEvents`. Nothing may be
    /// written until it is taken back.
    @inline(__always)
    mutating func lend(to lineBatch: inout LineBatch, asEvents: Bool) {
        prepare()
        lineBatch.written = asEvents || !hidden.isEmpty ? MethodSet() : texts
        lineBatch.lineCount = 0
        swap(&bytes, &lineBatch.text)
    }

    /// Takes back the buffer, with the lines that the world has appended.
    @inline(__always)
    mutating func takeBack(from lineBatch: inout LineBatch) {
        swap(&bytes, &lineBatch.text)
        lineCount &+= lineBatch.lineCount
    }

    /// Writes the line of an event, unless its category is off.
    public mutating func write(_ event: Event, _ speller: Speller) {
        prepare()
        if event.isUnhandled, isMuted || !only.isEmpty || !categories.contains(.unhandled) { return }
        let isWanted = event.kind == .call && wanted.contains(event.method)
        guard isWanted || self.isWanted(event) else { return hide(event) }
        if !hidden.isEmpty { reveal(above: Int(event.depth), speller) }
        put(event, speller)
    }

    /// Writes a line of the script at a virtual time. A text of several lines becomes several lines, except for a step.
    public mutating func write(
        _ kind: Line, _ text: ArraySlice<UInt8>, depth: Int, at time: Double
    ) {
        if isMuted, kind != .expected { return }
        prepare()
        if keepsStatements, kind == .step, statement.file == 0 {
            statementLines.append((lineCount, statement.start))
        }
        guard writesText, !VisibleText.mayNeedEscape(text), kind == .step || !text.contains(0x0A) else {
            return writeParts(kind, text, depth: depth, at: time)
        }
        lineCount += 1
        putLine(kind, text, depth)
    }

    /// Writes the line of a step whose text has no control characters. Returns false, and writes nothing, if `write`
    /// does more than append the line.
    package mutating func writeStep(_ text: TableText, depth: Int) -> Bool {
        prepare()
        guard writesText, !isMuted, !keepsStatements, hidden.isEmpty else { return false }
        lineCount &+= 1
        let indent = depth &* 2
        bytes.append(atMost: indent &+ 2 &+ text.count &+ 1) { line in
            line.put(spaces: indent)
            line.put(ShortText("> "))
            line.put(text)
            line.put(0x0A)
        }
        return true
    }

    @inline(never)
    private mutating func writeParts(_ kind: Line, _ text: ArraySlice<UInt8>, depth: Int, at time: Double) {
        if kind == .step || !text.contains(0x0A) { return put(kind, text, depth: depth, at: time) }
        for part in text.split(separator: 0x0A, omittingEmptySubsequences: false) {
            put(kind, part, depth: depth, at: time)
        }
    }

    private mutating func put(_ kind: Line, _ text: ArraySlice<UInt8>, depth: Int, at time: Double) {
        lineCount += 1
        if keepsOrigins { origins.append(LineOrigin(kind, step: step, statement)) }
        if keepsEntries { keepEntry(TraceEntry(kind, Array(text), depth: depth, step: step, time: time)) }
        if format == .json { return putJSON(kind, Array(text), depth: depth, at: time) }
        if VisibleText.mayNeedEscape(text) { return putLine(kind, VisibleText.escaped(Array(text))[...], depth) }
        putLine(kind, text, depth)
    }

    private mutating func putLine(_ kind: Line, _ text: ArraySlice<UInt8>, _ depth: Int) {
        let (indent, marker) = (indent(of: kind, depth), kind.marker)
        bytes.append(atMost: indent + marker.utf8CodeUnitCount + text.count + 1) { line in
            line.put(spaces: indent)
            if kind == .step { line.put(ShortText("> ")) } else { line.put(marker) }
            line.put(text)
            if text.isEmpty { line.dropSpace() }
            line.put(0x0A)
        }
    }

    @inline(never)
    private func isWanted(_ event: Event) -> Bool {
        if isMuted { return false }
        if event.isHandled { return isOnly(event) || only.isEmpty }
        if event.isUnhandled { return true }
        switch event.kind {
        case .warning, .exception, .leak, .nothing: return true
        case .call: return categories.contains(event.method.spec.category) && (only.isEmpty || isOnly(event))
        }
    }

    private func isOnly(_ event: Event) -> Bool { only.contains(event.receiverName.cls) }

    @inline(never)
    private mutating func hide(_ event: Event) {
        if isMuted { return }
        while let last = hidden.last, last.depth >= event.depth { hidden.removeLast() }
        hidden.append(event)
    }

    /// Whether hidden calls may enclose a line of this kind: see `reveal`.
    @inline(__always)
    public func hidesCalls(before kind: Line) -> Bool { !hidden.isEmpty && (!isMuted || kind == .expected) }

    /// Writes the hidden calls that enclose the next line, at `depth`.
    package mutating func reveal(above depth: Int, _ speller: Speller) {
        for event in hidden where Int(event.depth) < depth { put(event, speller) }
        hidden.removeAll(keepingCapacity: true)
    }

    private mutating func put(_ event: Event, _ speller: Speller) {
        lineCount += 1
        if keepsOrigins { origins.append(LineOrigin(event, step: step, statement)) }
        if keepsEntries { keepEntry(TraceEntry(event, speller, step: step)) }
        if format == .json { return putJSON(event, speller) }
        bytes.append(spaces: 2 * Int(event.depth) + 2)
        let isDim = dimsUnhandledCalls && event.isUnhandled
        if isDim { put("\u{1B}[2m") }
        let start = bytes.count
        speller.spell(event, into: &bytes)
        bytes.escapeControls(from: start)
        if explains, event.rule != .none { putRule(of: event) }
        if isDim { put("\u{1B}[0m") }
        bytes.append(0x0A)
    }

    @inline(never)
    private mutating func keepEntry(_ entry: TraceEntry) {
        entries.append(entry)
        entries[entries.count - 1].statement = statement
    }

    @inline(never)
    private mutating func putRule(of event: Event) {
        put("  [")
        put(event.rule.spec.id)
        put(" ")
        put(event.confidence.spelling)
        put("]")
    }

    private func indent(of kind: Line, _ depth: Int) -> Int {
        switch kind {
        case .header, .scenario: 0
        // A nested step has the same indentation as the calls that it causes.
        case .step: depth * 2
        case .print, .expected, .leak, .unknown, .nothing: depth * 2 + 2
        }
    }

    mutating func put(_ text: StaticString) { bytes.append(text) }
}

extension TraceWriter.Line {
    /// The prefix of such a line.
    var marker: StaticString {
        switch self {
        case .header: "# "
        case .scenario: "== "
        case .step: "> "
        case .print: "| "
        case .expected: "! expected: "
        case .leak: "! leak: "
        case .unknown: "! unknown: "
        case .nothing: "! nothing: "
        }
    }

    /// The kind in JSON.
    package var spelling: StaticString {
        switch self {
        case .header: "header"
        case .scenario: "scenario"
        case .step: "step"
        case .print: "print"
        case .expected: "expected"
        case .leak: "leak"
        case .unknown: "unknown"
        case .nothing: "nothing"
        }
    }
}
