/// Recognises scenes of Cocos Creator, whose names end with `.scene` too.
enum ForeignScene {
    /// How many bytes are searched for the type of the first object.
    private static let searchedByteCount = 512

    /// Why such a file is skipped.
    static let reason = "it is a scene of Cocos Creator"

    /// Returns the message about such a file.
    static func sentence(about name: String) -> String { "skipped '\(name)': \(reason)" }

    /// Whether a file is JSON whose first object has a type of Cocos Creator. No script begins with a bracket.
    static func isForeign(_ bytes: [UInt8]) -> Bool {
        // Whitespace and the bytes of a byte order mark.
        let start = bytes.prefix(searchedByteCount).drop { [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
        guard start.first == UInt8(ascii: "[") || start.first == UInt8(ascii: "{") else { return false }
        return String(decoding: start, as: UTF8.self).contains("\"__type__\"")
    }
}
