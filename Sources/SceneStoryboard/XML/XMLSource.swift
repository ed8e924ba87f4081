import SceneLang

/// Finds places in the source of an XML document. The tree has only the start of each element, because the other
/// places are needed for diagnostics alone.
struct XMLSource {
    let file: SourceFile
    let id: FileID

    /// Returns the `<` and the name of the element that starts at `offset`.
    func tag(at offset: Int) -> SourceSpan {
        var end = min(offset + 1, file.bytes.count)
        while end < file.bytes.count, !XMLSource.endsName(file.bytes[end]) { end += 1 }
        return span(offset..<end)
    }

    /// Returns the value of an attribute of the element that starts at `offset`, without its quotation marks. It
    /// returns the name of the element if the attribute is not there.
    func value(_ name: AttributeName, at offset: Int) -> SourceSpan {
        let wanted = Array(name.rawValue.utf8)
        let bytes = file.bytes
        var place = Int(tag(at: offset).end)
        while place < bytes.count, bytes[place] != UInt8(ascii: ">") {
            let start = place
            while place < bytes.count, !XMLSource.endsName(bytes[place]), bytes[place] != UInt8(ascii: "=") {
                place += 1
            }
            let found = bytes[start..<place]
            while place < bytes.count, bytes[place] != UInt8(ascii: "\""), bytes[place] != UInt8(ascii: "'"),
                XMLSource.endsName(bytes[place]) || bytes[place] == UInt8(ascii: "="), bytes[place] != UInt8(ascii: ">")
            {
                place += 1
            }
            guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'") else {
                continue
            }
            let quote = bytes[place]
            let value = place + 1
            place = value
            while place < bytes.count, bytes[place] != quote { place += 1 }
            if found.elementsEqual(wanted) { return span(value..<place) }
            place += 1
        }
        return tag(at: offset)
    }

    /// Returns the span of some bytes of the source.
    func span(_ range: Range<Int>) -> SourceSpan {
        SourceSpan(
            file: id, start: UInt32(clamping: range.lowerBound), end: UInt32(clamping: range.upperBound))
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        byte <= 0x20 || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
    }
}
