import CTOML

/// A TOML document, read by toml++. No other file uses that library.
enum TOMLDocument {
    /// A value with its place, in bytes of the file.
    struct Value: Sendable {
        let kind: Kind
        let range: Range<Int>
    }

    /// A key of a table with its value.
    struct Member: Sendable {
        let key: String
        let range: Range<Int>
        let value: Value
    }

    indirect enum Kind: Sendable {
        case string(String)
        case number, boolean, date
        case array([Value])
        /// The members, in the order of their places.
        case table([Member])
    }

    /// Why a string is not TOML, and where.
    struct Problem: Error {
        /// A fragment: `expected '=', saw '3'`
        let reason: String
        let range: Range<Int>
    }

    /// Values that are nested more often are left out, so that no code recurses far.
    private static let depth: Int32 = 8

    /// Returns the members of the document.
    static func read(_ bytes: [UInt8]) throws(Problem) -> [Member] {
        let document = bytes.withUnsafeBytes { memory in
            ctoml_parse(memory.baseAddress?.assumingMemoryBound(to: CChar.self), memory.count, depth)
        }
        defer { ctoml_free(document) }
        let places = Places(bytes)
        guard ctoml_count(document) > 0 else {
            let text = String(ctoml_error(document))
            // `Error while parsing string: `
            let reason = text.firstRange(of: ": ").map { String(text[$0.upperBound...]) } ?? text
            throw Problem(reason: reason, range: places.range(of: ctoml_error_region(document)))
        }
        let values = (0..<ctoml_count(document)).map { ctoml_value(document, $0) }
        return members(of: values, places)
    }

    /// Returns the members of the first value, which is the table that contains all others.
    private static func members(of values: [CTOMLValue], _ places: Places) -> [Member] {
        // A value follows what contains it, so those that it contains itself are complete before it.
        var inner = [[Member]](repeating: [], count: values.count)
        for number in values.indices.dropFirst().reversed() {
            let value = values[number]
            let all = inner[number].sorted { $0.range.lowerBound < $1.range.lowerBound }
            let kind: Kind =
                switch value.kind {
                case CTOMLKindTable: .table(all)
                case CTOMLKindArray: .array(all.map(\.value))
                case CTOMLKindString: .string(String(value.text))
                case CTOMLKindNumber: .number
                case CTOMLKindBoolean: .boolean
                default: .date
                }
            let range = places.range(of: value.region)
            // An element of an array has no key.
            let keyRange = value.key.bytes == nil ? range : places.range(of: value.keyRegion)
            inner[Int(value.parent)].append(
                Member(key: String(value.key), range: keyRange, value: Value(kind: kind, range: range)))
        }
        return inner[0].sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// The beginnings of the lines of a file.
    private struct Places {
        private let bytes: [UInt8]
        private let lines: [Int]

        init(_ bytes: [UInt8]) {
            self.bytes = bytes
            let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
            lines =
                [bytes.starts(with: mark) ? mark.count : 0]
                + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
        }

        func range(of region: CTOMLRegion) -> Range<Int> {
            let start = offset(region.line, region.column)
            return start..<max(start, offset(region.endLine, region.endColumn))
        }

        private func offset(_ line: UInt32, _ column: UInt32) -> Int {
            guard line > 0, Int(line) <= lines.count else { return line == 0 ? 0 : bytes.count }
            var place = lines[Int(line) - 1]
            for _ in 1..<max(1, column) where place < bytes.count {
                place += 1
                while place < bytes.count, bytes[place] & 0xC0 == 0x80 { place += 1 }
            }
            return place
        }
    }
}

extension String {
    fileprivate init(_ text: CTOMLText) {
        self.init(decoding: UnsafeRawBufferPointer(start: text.bytes, count: text.count), as: UTF8.self)
    }
}
