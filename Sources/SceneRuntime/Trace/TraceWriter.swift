/// Writes the trace: the only place that spells `viewDidLoad()`.
public struct TraceWriter: Sendable {
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

    private var bytes = LineBuffer()
    private var plain = PlainSpeller()
    public var format = Format.text { didSet { isWeighed = false } }
    /// Whether each line tells its rule and how sure it is.
    public var explains = false { didSet { isWeighed = false } }
    public var categories = CategorySet.standard { didSet { isWeighed = false } }
    /// `trace only a, b`: the classes whose calls are printed; empty for all.
    public var only: Set<ClassID> = [] { didSet { isWeighed = false } }
    /// Whether nothing is written but failed expectations (inside of `setup`).
    public var isMuted = false { didSet { isWeighed = false } }
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
    public var keepsOrigins = false { didSet { isWeighed = false } }
    private var origins: [LineOrigin] = []
    /// Whether each line is kept in its parts, too.
    public var keepsEntries = false { didSet { isWeighed = false } }
    private var entries: [TraceEntry] = []

    /// Enclosing calls that were not printed, in case something inside of them is.
    private var hidden: [Event] = []

    /// The calls that are written by the quick way: those whose line is nothing but its text, and is wanted whoever
    /// receives it. Good while `isWeighed`.
    private var quick = MethodSet()
    /// Whether the lines of steps are nothing but their text, too.
    private var hasPlainSteps = false
    private var isWeighed = false

    public init() {}

    /// Works out which calls can go the quick way.
    @inline(never)
    private mutating func weigh() {
        isWeighed = true
        plain.prepare()
        quick = MethodSet()
        hasPlainSteps = format == .text && !isMuted && !keepsOrigins && !keepsEntries
        guard hasPlainSteps, !explains, only.isEmpty else { return }
        for category in Category.allCases where categories.contains(category) {
            quick.formUnion(CallText.methods[Int(category.rawValue)])
        }
    }

    /// Has class numbers stand for other classes from now on.
    public mutating func forgetNames() { plain.names.forget() }

    /// How many bytes have been written and not yet taken.
    public var byteCount: Int { bytes.count }

    /// Lends what has been written to `reader`, and forgets it.
    public mutating func drain(_ reader: (UnsafeBufferPointer<UInt8>) -> Void) { bytes.drain(reader) }

    /// Takes what has been written.
    public mutating func take() -> [UInt8] {
        var taken: [UInt8] = []
        drain { taken = Array($0) }
        return taken
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

    /// The calls whose plain lines can be written without asking anything else, until another line is written.
    @inline(__always)
    mutating func plainMethods() -> MethodSet {
        if !isWeighed { weigh() }
        return hidden.isEmpty ? quick : MethodSet()
    }

    /// Writes lines of such calls, from the place `first` on, up to one about somebody whose name is not known; takes
    /// what they cost from `budget`, see `Pace`. Returns the place of the line that was not written, or their number.
    @inline(__always)
    mutating func write(_ lines: Slab<PlainLine>, from first: Int, _ budget: inout Int) -> Int {
        var (place, cost) = (first, 0)
        bytes.append(atMost: lines.count &* plain.mostBytes) { cursor in
            repeat {
                while place < lines.count {
                    let before = cursor.next
                    guard plain.put(lines.all[place], to: &cursor) else { break }
                    cost &+= 1 &+ cursor.distance(from: before) >> 6
                    place &+= 1
                }
            } while place < lines.count && plain.learnNext(lines.all[place])
        }
        lineCount &+= place &- first
        budget &-= cost
        return place
    }

    /// Writes a plain line, whether its names are known or not.
    mutating func write(_ line: PlainLine, in blueprint: Blueprint) {
        plain.names.learn(line.receiver, in: blueprint)
        plain.names.learn(line.argument, in: blueprint)
        if !putQuickly(line) { spell(line, Speller(blueprint: blueprint, senders: [])) }
    }

    private mutating func spell(_ line: PlainLine, _ speller: Speller) {
        lineCount += 1
        var text: [UInt8] = []
        let cell = plain.texts.cell(line.method, line.form)
        speller.spell(line.receiver, into: &text)
        bytes.append(0x20, times: 2 * Int(line.depth) + 2)
        bytes.append(text)
        bytes.append(atMost: plain.texts.longest) { plain.texts.put(cell, to: &$0) }
        guard cell.takesName else { return }
        text.removeAll()
        speller.spell(line.argument, into: &text)
        text += [0x29, 0x0A]
        bytes.append(text)
    }

    /// Writes the line of an event that is a plain call, to and about instances whose names are known; false if it is
    /// for `write` to write. The event is lent, not changed: it is too large to be copied for each line.
    @inline(__always)
    public mutating func writeQuickly(_ event: inout Event) -> Bool {
        if !isWeighed { weigh() }
        return isPlain(&event) && putQuickly(event.plain)
    }

    @inline(__always)
    private func isPlain(_ event: inout Event) -> Bool {
        event.form != .none && event.depth <= UInt8.max && quick.contains(event.method) && hidden.isEmpty
    }

    /// Writes the line of an event, unless its category is off. `senders` are the texts of the script's values, by
    /// their numbers.
    public mutating func write(_ event: Event, in blueprint: Blueprint, senders: [[UInt8]]) {
        var event = event
        if !isWeighed { weigh() }
        if isPlain(&event) {
            write(event.plain, in: blueprint)
            return
        }
        guard !isMuted else { return }
        guard isWanted(event) else {
            hide(event)
            return
        }
        reveal(above: Int(event.depth), in: blueprint, senders: senders)
        put(event, in: blueprint, senders: senders)
    }

    /// Writes the line of a step, whose text on one line is a part of `texts`; false if it is for `write` to write.
    public mutating func writeQuickly(_ texts: [UInt8], _ range: Range<Int>, depth: Int) -> Bool {
        if !isWeighed { weigh() }
        guard hasPlainSteps, hidden.isEmpty, !range.isEmpty, range.upperBound <= texts.count else { return false }
        let (indent, marker) = (indent(of: .step, depth), Line.step.marker)
        bytes.append(atMost: indent + marker.utf8CodeUnitCount + range.count + 1) { line in
            line.put(0x20, times: indent)
            marker.withUTF8Buffer { line.put($0) }
            texts.withUnsafeBufferPointer { line.put(UnsafeBufferPointer(rebasing: $0[range])) }
            line.put(0x0A)
        }
        lineCount += 1
        return true
    }

    /// Writes a line that does not come from the world; `text` of more than one line becomes as many.
    public mutating func write(
        _ kind: Line, _ text: ArraySlice<UInt8>, depth: Int, in blueprint: Blueprint, senders: [[UInt8]]
    ) {
        if isMuted, kind != .expected { return }
        reveal(above: depth, in: blueprint, senders: senders)
        guard text.contains(0x0A) else { return put(kind, text, depth: depth) }
        for part in text.split(separator: 0x0A, omittingEmptySubsequences: false) {
            put(kind, part, depth: depth)
        }
    }

    private mutating func put(_ kind: Line, _ text: ArraySlice<UInt8>, depth: Int) {
        lineCount += 1
        if keepsOrigins { origins.append(LineOrigin(kind, step: step)) }
        if keepsEntries { entries.append(TraceEntry(kind, Array(text), depth: depth, step: step, time: time)) }
        if format == .json { return putJSON(kind, Array(text), depth: depth) }
        let (indent, marker) = (indent(of: kind, depth), kind.marker)
        bytes.append(atMost: indent + marker.utf8CodeUnitCount + text.count) { line in
            line.put(0x20, times: indent)
            marker.withUTF8Buffer { line.put($0) }
            text.withUnsafeBufferPointer { line.put($0) }
        }
        if text.isEmpty { bytes.dropLast(while: 0x20) }
        bytes.append(0x0A)
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
        if keepsEntries {
            entries.append(TraceEntry(event, Speller(blueprint: blueprint, senders: senders), step: step, time: time))
        }
        if format == .json { return putJSON(event, Speller(blueprint: blueprint, senders: senders)) }
        bytes.append(0x20, times: 2 * Int(event.depth) + 2)
        var text: [UInt8] = []
        Speller(blueprint: blueprint, senders: senders).spell(event, into: &text)
        bytes.append(text)
        if explains, event.rule != .none {
            put("  [")
            put(event.rule.spec.id)
            put(" ")
            put(event.rule.spec.confidence.spelling)
            put("]")
        }
        bytes.append(0x0A)
    }

    private func indent(of kind: Line, _ depth: Int) -> Int {
        switch kind {
        case .header, .scenario: 0
        // A step inside of another is one deeper than the calls around it: it stands where those that it causes stand.
        case .step: depth * 2
        case .print, .expected, .leak: depth * 2 + 2
        }
    }

    private mutating func put(_ text: StaticString) {
        bytes.append(text)
    }

    /// The same as the speller's, of the calls that make up nearly all of a trace; false where a name is not known.
    private mutating func putQuickly(_ line: PlainLine) -> Bool {
        var isKnown = false
        bytes.append(atMost: plain.mostBytes) { isKnown = plain.put(line, to: &$0) }
        if isKnown { lineCount += 1 }
        return isKnown
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
                digits.withUTF8Buffer { digits in
                    bytes.append(digits[Int(byte >> 4)])
                    bytes.append(digits[Int(byte & 15)])
                }
            } else {
                bytes.append(byte)
            }
        }
        bytes.append(0x22)
    }

    private mutating func append(_ number: Int) {
        var text: [UInt8] = []
        number.appendDecimal(to: &text)
        bytes.append(text)
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
