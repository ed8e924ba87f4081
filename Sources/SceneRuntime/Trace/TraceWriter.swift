/// Writes the trace: the only place that spells `viewDidLoad()`.
public struct TraceWriter: Hashable, Sendable {
    /// How lines are written.
    public enum Format: UInt8, Sendable {
        case text
        /// One JSON object a line.
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
    }

    /// The bytes that have been written and not yet taken.
    public private(set) var bytes: [UInt8] = []
    public var format = Format.text
    /// Whether each line tells its rule and how sure it is.
    public var explains = false
    public var categories = CategorySet.standard
    /// `trace only a, b`: the classes whose calls are printed; empty for all.
    public var only: Set<ClassID> = []
    /// Whether nothing is written (inside of `setup`).
    public var isMuted = false
    /// The number of lines written so far.
    public private(set) var lineCount = 0

    /// The number of the step, for JSON.
    public var step = 0
    /// Virtual seconds, for JSON.
    public var time: Double = 0
    /// Where in the source the running statement stands, for JSON.
    public var file: [UInt8] = []
    public var line = 0

    /// Whether it is kept where each line comes from.
    public var keepsOrigins = false
    private var origins: [LineOrigin] = []
    /// Whether each line is kept in its parts, too.
    public var keepsEntries = false
    private var entries: [TraceEntry] = []

    /// Enclosing calls that were not printed, in case something inside of them is.
    private var hidden: [Event] = []

    public init() {}

    /// Takes what has been written.
    public mutating func take() -> [UInt8] {
        defer { bytes.removeAll(keepingCapacity: true) }
        return bytes
    }

    /// Takes where the lines that have been written come from, one each.
    public mutating func takeOrigins() -> [LineOrigin] {
        defer { origins.removeAll(keepingCapacity: true) }
        return origins
    }

    /// Takes the lines that have been written, in their parts.
    public mutating func takeEntries() -> [TraceEntry] {
        defer { entries.removeAll(keepingCapacity: true) }
        return entries
    }

    /// Writes the line of an event, unless its category is off.
    ///
    /// - Parameter senders: the texts of the script's values, by their numbers.
    public mutating func write(_ event: Event, in blueprint: Blueprint, senders: [[UInt8]]) {
        guard !isMuted else { return }
        guard isWanted(event) else {
            hide(event)
            return
        }
        reveal(above: Int(event.depth), in: blueprint, senders: senders)
        put(event, in: blueprint, senders: senders)
    }

    /// Writes a line that does not come from the world; `text` of more than one line becomes as many.
    public mutating func write(
        _ kind: Line, _ text: [UInt8], depth: Int, in blueprint: Blueprint, senders: [[UInt8]]
    ) {
        guard !isMuted else { return }
        reveal(above: depth, in: blueprint, senders: senders)
        for part in text.split(separator: 0x0A, omittingEmptySubsequences: false) {
            lineCount += 1
            if keepsOrigins { origins.append(LineOrigin(kind, step: step)) }
            if keepsEntries {
                entries.append(TraceEntry(kind, Array(part), depth: depth, step: step, time: time))
            }
            if format == .json {
                putJSON(kind, Array(part), depth: depth)
                continue
            }
            indent(kind, depth)
            put(kind.marker)
            while let last = bytes.last, part.isEmpty, last == 0x20 { bytes.removeLast() }
            bytes.append(contentsOf: part)
            bytes.append(0x0A)
        }
    }

    private func isWanted(_ event: Event) -> Bool {
        if event.isHandled { return isOnly(event) || only.isEmpty }
        switch event.kind {
        case .warning, .exception, .leak: return true
        case .call: return categories.contains(event.method.spec.category) && (only.isEmpty || isOnly(event))
        }
    }

    private func isOnly(_ event: Event) -> Bool { only.contains(event.receiverName.cls) }

    private mutating func hide(_ event: Event) {
        while let last = hidden.last, last.depth >= event.depth { hidden.removeLast() }
        hidden.append(event)
    }

    /// Writes the hidden calls that enclose a line at `depth`.
    private mutating func reveal(above depth: Int, in blueprint: Blueprint, senders: [[UInt8]]) {
        guard !hidden.isEmpty else { return }
        for event in hidden where Int(event.depth) < depth { put(event, in: blueprint, senders: senders) }
        hidden.removeAll(keepingCapacity: true)
    }

    private mutating func put(_ event: Event, in blueprint: Blueprint, senders: [[UInt8]]) {
        lineCount += 1
        if keepsOrigins { origins.append(LineOrigin(event, step: step)) }
        let speller = Speller(blueprint: blueprint, senders: senders)
        if keepsEntries { entries.append(TraceEntry(event, speller, step: step, time: time)) }
        if format == .json {
            putJSON(event, speller)
            return
        }
        for _ in 0...Int(event.depth) {
            bytes.append(0x20)
            bytes.append(0x20)
        }
        speller.spell(event, into: &bytes)
        if explains, event.rule != .none {
            put("  [")
            put(event.rule.spec.id)
            put(" ")
            put(event.rule.spec.confidence.spelling)
            put("]")
        }
        bytes.append(0x0A)
    }

    private mutating func indent(_ kind: Line, _ depth: Int) {
        let isStep: Bool
        switch kind {
        case .header, .scenario: return
        // A step inside of another is one deeper than the calls around it: it stands where those that it causes stand.
        case .step: isStep = true
        case .print, .expected, .leak: isStep = false
        }
        for _ in 0..<(isStep ? depth * 2 : depth * 2 + 2) { bytes.append(0x20) }
    }

    private mutating func put(_ text: StaticString) {
        text.append(to: &bytes)
    }

    // MARK: JSON

    private mutating func putJSON(_ event: Event, _ speller: Speller) {
        begin(depth: Int(event.depth))
        switch event.kind {
        case .call:
            field("kind", "call")
            field("category", event.method.spec.category.spelling)
            var text: [UInt8] = []
            speller.spellReceiver(event, into: &text)
            field("receiver", text)
            text.removeAll()
            speller.spellName(event, into: &text)
            field("method", text)
            put(",\"args\":[")
            for (place, argument) in speller.arguments(of: event).enumerated() {
                if place > 0 { put(",") }
                string(argument)
            }
            put("]")
        case .warning: message(event, "warning", speller)
        case .exception: message(event, "exception", speller)
        case .leak: message(event, "leak", speller)
        }
        if event.rule != .none {
            field("rule", event.rule.spec.id)
            field("confidence", event.rule.spec.confidence.spelling)
        }
        end()
    }

    private mutating func message(_ event: Event, _ kind: StaticString, _ speller: Speller) {
        field("kind", kind)
        var text: [UInt8] = []
        speller.spellMessage(event, into: &text)
        field("text", text)
    }

    private mutating func putJSON(_ kind: Line, _ text: [UInt8], depth: Int) {
        begin(depth: depth)
        field("kind", kind.spelling)
        field("text", text)
        end()
    }

    private mutating func begin(depth: Int) {
        put("{\"step\":")
        append(step)
        put(",\"t\":")
        appendSeconds()
        put(",\"depth\":")
        append(depth)
    }

    private mutating func end() {
        if !file.isEmpty {
            field("file", file)
            put(",\"line\":")
            append(line)
        }
        put("}\n")
    }

    private mutating func field(_ name: StaticString, _ value: StaticString) {
        var text: [UInt8] = []
        value.append(to: &text)
        field(name, text)
    }

    private mutating func field(_ name: StaticString, _ value: [UInt8]) {
        put(",\"")
        put(name)
        put("\":")
        string(value)
    }

    private mutating func string(_ text: [UInt8]) {
        let digits: StaticString = "0123456789abcdef"
        bytes.append(0x22)
        for byte in text {
            if byte == 0x22 || byte == 0x5C {
                bytes.append(0x5C)
                bytes.append(byte)
            } else if byte < 0x20 {
                put("\\u00")
                digits.append(Int(byte >> 4), to: &bytes)
                digits.append(Int(byte & 15), to: &bytes)
            } else {
                bytes.append(byte)
            }
        }
        bytes.append(0x22)
    }

    private mutating func append(_ number: Int) {
        var text: [UInt8] = []
        number.appendDecimal(to: &text)
        bytes.append(contentsOf: text)
    }

    /// Virtual time with hundredths: finer steps do not occur.
    private mutating func appendSeconds() {
        let hundredths = Int((time * 100).rounded())
        append(hundredths / 100)
        put(".")
        append(hundredths / 10 % 10)
        append(hundredths % 10)
    }
}

extension TraceWriter.Line {
    /// What stands before the text of such a line.
    var marker: StaticString {
        switch self {
        case .header: "# "
        case .scenario: "== "
        case .step: "> "
        case .print: "| "
        case .expected: "! expected: "
        case .leak: "! leak: "
        }
    }

    /// The kind in JSON.
    var spelling: StaticString {
        switch self {
        case .header: "header"
        case .scenario: "scenario"
        case .step: "step"
        case .print: "print"
        case .expected: "expected"
        case .leak: "leak"
        }
    }
}
