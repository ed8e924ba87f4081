/// Colours for the lines of a trace on a terminal. Files and pipes get uncoloured traces.
enum TraceColours {
    /// The kind of a part of a line.
    enum Piece: CaseIterable, Sendable {
        case header, scenario, step, printed, trouble, receiver, call, rule

        /// The parameters of its ANSI colour sequence; empty for plain text.
        var style: String {
            switch self {
            case .header, .rule: "2"
            case .scenario, .step: "1"
            case .printed: "32"
            case .trouble: "31"
            case .receiver: "36"
            case .call: ""
            }
        }
    }

    /// The prefixes of lines, after their indentation, with their kinds. Any other line is a call.
    private static let markers: [(marker: String, piece: Piece)] = [
        ("# ", .header), ("== ", .scenario), ("> ", .step), ("|", .printed), ("! ", .trouble),
    ]

    /// Returns `trace`, which consists of whole lines of text, with colours.
    static func coloured(_ trace: [UInt8]) -> [UInt8] {
        var painted: [UInt8] = []
        painted.reserveCapacity(trace.count * 2)
        for line in trace.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast() {
            for (piece, text) in pieces(of: line) { appendColoured(text, as: piece, into: &painted) }
            painted.append(UInt8(ascii: "\n"))
        }
        // A rest without a line end is not a line of the trace.
        painted += trace[(trace.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0)...]
        return painted
    }

    /// Returns the parts of a line, in order, without gaps.
    static func pieces(of line: ArraySlice<UInt8>) -> [(Piece, ArraySlice<UInt8>)] {
        let text = line.drop { $0 == UInt8(ascii: " ") }
        // A call that the script does not handle is dim already.
        if text.first == 0x1B { return [(.call, line)] }
        for (marker, piece) in markers where text.starts(with: marker.utf8) { return [(piece, line)] }
        guard let dot = text.firstIndex(of: UInt8(ascii: ".")) else { return [(.call, line)] }
        let end = ruleStart(in: text[dot...]) ?? line.endIndex
        let pieces: [(Piece, ArraySlice<UInt8>)] = [
            (.call, line[..<text.startIndex]), (.receiver, text[..<dot]), (.call, line[dot..<end]),
            (.rule, line[end...]),
        ]
        return pieces.filter { !$0.1.isEmpty }
    }

    /// Returns the start of `  [NAV-PUSH-1 logged]` at the end of a call.
    private static func ruleStart(in text: ArraySlice<UInt8>) -> Int? {
        guard text.last == UInt8(ascii: "]"), let bracket = text.lastIndex(of: UInt8(ascii: "[")) else { return nil }
        let gap = text[..<bracket].suffix(2)
        return gap.count == 2 && gap.allSatisfy({ $0 == UInt8(ascii: " ") }) ? gap.startIndex : nil
    }

    private static func appendColoured(_ text: ArraySlice<UInt8>, as piece: Piece, into painted: inout [UInt8]) {
        guard !piece.style.isEmpty else { return painted.append(contentsOf: text) }
        // The indentation is not coloured, so that it is not underlined.
        let indentation = text.prefix { $0 == UInt8(ascii: " ") }
        painted += indentation
        painted += "\u{1B}[\(piece.style)m".utf8
        painted += text[indentation.endIndex...]
        painted += "\u{1B}[0m".utf8
    }
}
