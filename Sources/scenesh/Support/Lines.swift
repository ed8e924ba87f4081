/// Text as lines.
enum Lines {
    /// Returns the lines of a string without their line ends. A line end at the end of the text begins no further line.
    static func split(_ bytes: [UInt8]) -> [[UInt8]] {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    /// Returns the lines as a string, each with a line end.
    static func join(_ lines: [[UInt8]]) -> [UInt8] {
        var bytes: [UInt8] = []
        for line in lines { bytes += line + [UInt8(ascii: "\n")] }
        return bytes
    }
}
