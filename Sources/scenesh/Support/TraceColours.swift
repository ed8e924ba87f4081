/// Colours for the lines of a trace, for the eyes of people only: files and pipes get the bytes as they are.
enum TraceColours {
    /// What a piece of a line is.
    enum Piece: CaseIterable, Sendable {
        case header, scenario, step, printed, trouble, receiver, call, rule

        /// How the piece is shown: the parameters of an ANSI colour sequence; empty for plain text.
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

    /// What a line begins with, after its indentation, and what it is then; any other line is a call.
    private static let markers: [(marker: String, piece: Piece)] = [
        ("# ", .header), ("== ", .scenario), ("> ", .step), ("|", .printed), ("! ", .trouble),
    ]

    /// `trace` with colours: whole lines of the text format.
    static func paint(_ trace: [UInt8]) -> [UInt8] {
        var painted: [UInt8] = []
        painted.reserveCapacity(trace.count * 2)
        for line in trace.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast() {
            for (piece, text) in pieces(of: line) { paint(text, as: piece, into: &painted) }
            painted.append(UInt8(ascii: "\n"))
        }
        // What does not end with a line end is none of the trace's lines.
        painted += trace[(trace.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0)...]
        return painted
    }

    /// The pieces of a line, in order, without a gap.
    static func pieces(of line: ArraySlice<UInt8>) -> [(Piece, ArraySlice<UInt8>)] {
        let text = line.drop { $0 == UInt8(ascii: " ") }
        for (marker, piece) in markers where text.starts(with: marker.utf8) { return [(piece, line)] }
        guard let dot = text.firstIndex(of: UInt8(ascii: ".")) else { return [(.call, line)] }
        let end = ruleStart(in: text[dot...]) ?? line.endIndex
        let pieces: [(Piece, ArraySlice<UInt8>)] = [
            (.call, line[..<text.startIndex]), (.receiver, text[..<dot]), (.call, line[dot..<end]),
            (.rule, line[end...]),
        ]
        return pieces.filter { !$0.1.isEmpty }
    }

    /// Where `  [NAV-PUSH-1 logged]` begins at the end of a call.
    private static func ruleStart(in text: ArraySlice<UInt8>) -> Int? {
        guard text.last == UInt8(ascii: "]"), let bracket = text.lastIndex(of: UInt8(ascii: "[")) else { return nil }
        let gap = text[..<bracket].suffix(2)
        return gap.count == 2 && gap.allSatisfy({ $0 == UInt8(ascii: " ") }) ? gap.startIndex : nil
    }

    private static func paint(_ text: ArraySlice<UInt8>, as piece: Piece, into painted: inout [UInt8]) {
        guard !piece.style.isEmpty else { return painted.append(contentsOf: text) }
        // Not under the indentation, which has no colour of its own.
        let indentation = text.prefix { $0 == UInt8(ascii: " ") }
        painted += indentation
        painted += "\u{1B}[\(piece.style)m".utf8
        painted += text[indentation.endIndex...]
        painted += "\u{1B}[0m".utf8
    }
}
