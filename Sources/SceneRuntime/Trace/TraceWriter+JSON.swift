/// One JSON object per line.
extension TraceWriter {
    /// Writes an event, with its rule and the place of the statement that caused it.
    mutating func putJSON(_ event: Event, _ speller: Speller) {
        begin(depth: Int(event.depth), at: event.time)
        switch event.kind {
        case .call:
            field("kind", "call")
            field("category", event.method.spec.category.spelling)
            field("receiver", speller.receiver(of: event))
            field("method", speller.name(of: event))
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
        field("text", speller.message(of: event))
    }

    /// Writes a line that is not an event, such as a step or the output of `print`.
    mutating func putJSON(_ kind: Line, _ text: [UInt8], depth: Int, at time: Double) {
        begin(depth: depth, at: time)
        field("kind", kind.spelling)
        field("text", text)
        end()
    }

    private mutating func begin(depth: Int, at time: Double) {
        put("{\"step\":")
        bytes.append(number: step)
        put(",\"t\":")
        append(seconds: time)
        put(",\"depth\":")
        bytes.append(number: depth)
    }

    private mutating func end() {
        if !file.isEmpty {
            field("file", file)
            put(",\"line\":")
            bytes.append(number: line)
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
        bytes.append(0x22)
        bytes.append(VisibleText.escapedInJSON(text))
        bytes.append(0x22)
    }

    /// Appends virtual time with hundredths of a second, which is exact for all durations of the model.
    private mutating func append(seconds time: Double) {
        let hundredths = Int64((time * 100).rounded())
        bytes.append(number: hundredths / 100)
        put(".")
        bytes.append(number: hundredths / 10 % 10)
        bytes.append(number: hundredths % 10)
    }
}
