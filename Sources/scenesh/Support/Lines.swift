/// Text as lines.
enum Lines {
    /// The lines of a text, without their newlines; a newline at the very end begins no further line.
    static func split(_ bytes: [UInt8]) -> [[UInt8]] {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    /// The lines as a text, each with its newline.
    static func join(_ lines: [[UInt8]]) -> [UInt8] {
        var bytes: [UInt8] = []
        for line in lines { bytes += line + [UInt8(ascii: "\n")] }
        return bytes
    }
}
