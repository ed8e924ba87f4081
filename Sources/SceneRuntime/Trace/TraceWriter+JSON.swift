/// One JSON object per line.
extension TraceWriter {
    /// Writes an event, with its rule and the place of the statement that caused it.
    mutating func putJSON(_ event: Event, _ speller: Speller) {
        begin(depth: Int(event.depth), at: event.time)
        switch event.kind {
        case .call:
            field("kind", "call")
            field("category", (event.isUnhandled ? Category.unhandled : event.method.spec.category).spelling)
            field("receiver", speller.receiver(of: event))
            field("method", speller.name(of: event))
            arguments(of: event, speller)
            var text: [UInt8] = []
            speller.spell(event, into: &text)
            field("text", text)
            if event.isUnhandled { put(",\"handled\":false") }
        case .warning: message(event, "warning", speller)
        case .exception: message(event, "exception", speller)
        case .leak: message(event, "leak", speller)
        case .nothing: message(event, "nothing", speller)
        }
        if event.rule != .none {
            field("rule", event.rule.spec.id)
            field("confidence", event.confidence.spelling)
        }
        end()
    }

    /// Writes the arguments as an object with their labels. An argument without a label has its number, from 0. `_` is
    /// the value of a label whose value the trace does not show.
    private mutating func arguments(of event: Event, _ speller: Speller) {
        let spec = event.method.spec
        put(",\"args\":{")
        for (place, label) in spec.labels.enumerated() {
            let (argument, name) = event.argument(place)
            if spec.printsValues, argument.kind == .absent { break }
            if place > 0 { put(",") }
            let label = label.utf8Bytes
            if label == [0x5F] { string(Array(String(place).utf8)) } else { string(label) }
            put(":")
            if spec.printsValues { value(argument, name, speller) } else { put("\"_\"") }
        }
        put("}")
    }

    /// Writes a value: true, false, numbers, null and sizes as such, everything else as a string. The text of a string
    /// of the script is without quotes.
    private mutating func value(_ argument: Argument, _ name: InstanceName, _ speller: Speller) {
        var text: [UInt8] = []
        speller.spell(argument, name, into: &text)
        switch argument.kind {
        case .null where argument.notificationName == nil: put("null")
        case .bool, .int: bytes.append(text)
        case .double:
            if Double(bitPattern: argument.bits).isFinite { bytes.append(text) } else { string(text) }
        case .size:
            put("{\"width\":")
            if argument.bits >> 32 == Size.unknownWidth {
                put("null")
            } else {
                bytes.append(number: argument.bits >> 32)
            }
            put(",\"height\":")
            bytes.append(number: argument.bits & 0xFFFF_FFFF)
            put("}")
        case .string, .segue: unquoted(text)
        case .script:
            if speller.sender(argument).isJSON { bytes.append(text) } else { unquoted(text) }
        default: string(text)
        }
    }

    private mutating func unquoted(_ text: [UInt8]) {
        string(text.count > 1 && text.first == 0x22 ? Array(text.dropFirst().dropLast()) : text)
    }

    private mutating func message(_ event: Event, _ kind: StaticString, _ speller: Speller) {
        field("kind", kind)
        if event.message != .none { field("code", event.message.code) }
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
