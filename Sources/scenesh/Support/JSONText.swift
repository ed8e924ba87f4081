import SceneRuntime

/// Writes JSON.
enum JSONText {
    /// Returns a string literal.
    static func string(_ text: String) -> String {
        "\"\(String(decoding: VisibleText.escapedInJSON(Array(text.utf8)), as: UTF8.self))\""
    }

    /// Returns an array of values that are JSON texts.
    static func array(_ values: [String]) -> String { "[\(values.joined(separator: ","))]" }

    /// Returns an object of values that are JSON texts. Fields that are nil are omitted.
    static func object(_ fields: [(name: String, value: String?)]) -> String {
        let spelled = fields.compactMap { field in field.value.map { "\(string(field.name)):\($0)" } }
        return "{\(spelled.joined(separator: ","))}"
    }

    /// Returns a message of the tool that belongs to no place, as a line.
    static func message(_ text: String, help: String? = nil) -> [UInt8] {
        line([("event", string("message")), ("message", string(text)), ("help", help.map(string))])
    }

    /// Returns an object as a line.
    static func line(_ fields: [(name: String, value: String?)]) -> [UInt8] {
        Array((object(fields) + "\n").utf8)
    }
}
