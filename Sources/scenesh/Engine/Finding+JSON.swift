extension Finding {
    /// The finding as a JSON object, on a line of its own.
    var json: [UInt8] {
        JSONText.line(
            [
                ("event", JSONText.string("finding")),
                ("code", JSONText.string(code)),
                ("severity", JSONText.string(severity)),
                ("message", JSONText.string(message)),
                ("label", label.isEmpty ? nil : JSONText.string(label)),
                ("help", help.map(JSONText.string)),
            ] + region.fields + [
                ("related", related.isEmpty ? nil : JSONText.array(related.map(\.json))),
                ("fix", fix.map(\.json)),
            ])
    }
}

extension Finding.Region {
    /// The fields of the range. The end is the place after its last character.
    fileprivate var fields: [(name: String, value: String?)] {
        [
            ("file", JSONText.string(path)),
            ("line", String(start.line)), ("column", String(start.column)),
            ("endLine", String(end.line)), ("endColumn", String(end.column)),
        ]
    }
}

extension Finding.Related {
    fileprivate var json: String { JSONText.object([("message", JSONText.string(text))] + region.fields) }
}

extension Finding.Fix {
    fileprivate var json: String {
        JSONText.object([("text", JSONText.string(text)), ("certain", String(isCertain))] + region.fields)
    }
}
