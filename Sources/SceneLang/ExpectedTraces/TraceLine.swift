/// A line of a trace or a golden, with its kind and its parts.
package struct TraceLine: Sendable {
    package enum Kind: Sendable {
        /// `# trace 1, ios 17, iPhone portrait`
        case environment
        /// `== name`, and `> verb` of the script's own.
        case scenario, step
        /// `> verb` in a handler.
        case innerStep
        case call, print
        /// `! …`: a warning, an exception, a failed expectation, a leak.
        case remark
        /// `# stderr: …`, `# status N`
        case message, status
        case other
    }

    package let kind: Kind
    /// The line without its indentation.
    package let text: ArraySlice<UInt8>

    package init(_ line: [UInt8]) {
        text = line.drop { $0 == UInt8(ascii: " ") }
        kind = TraceLine.kind(of: text, isIndented: text.startIndex > 0)
    }

    private static let marks: [(text: [UInt8], kind: Kind)] = [
        ("> ", .step), ("== ", .scenario), ("| ", .print), ("! ", .remark), ("# trace ", .environment),
        ("# stderr:", .message), ("# status ", .status),
    ].map { (Array($0.utf8), $1) }

    private static func kind(of text: ArraySlice<UInt8>, isIndented: Bool) -> Kind {
        let mark = marks.first { $0.text.first == text.first && text.starts(with: $0.text) }
        if let mark { return isIndented && mark.kind == .step ? .innerStep : mark.kind }
        guard let bracket = text.firstIndex(of: UInt8(ascii: "(")) else { return .other }
        let name = text[..<bracket]
        return name.contains(UInt8(ascii: ".")) && !name.contains(UInt8(ascii: " ")) ? .call : .other
    }

    /// Whether a step or scenario begins here.
    package var isHeader: Bool { kind == .step || kind == .scenario }

    /// The key by which two lines with different text are paired as a change. For a call: receiver, method and number
    /// of arguments, without the receiver's number, which an additional step can change. For printed text and unknown
    /// lines: the whole line. Otherwise: the first words.
    package var subject: [UInt8] {
        switch kind {
        case .call: numberlessName + [UInt8(ascii: "("), UInt8(truncatingIfNeeded: arguments.count)]
        case .step, .innerStep, .remark, .message: Array(text.split(separator: UInt8(ascii: " ")).prefix(2).joined())
        case .environment, .status:
            Array(text.prefix { $0 != UInt8(ascii: " ") }) + [UInt8(ascii: kind == .environment ? "h" : "s")]
        case .scenario, .print, .other: Array(text)
        }
    }

    /// Receiver and method of a call: the text before its arguments.
    package var name: ArraySlice<UInt8> { text.prefix { $0 != UInt8(ascii: "(") } }

    /// `name` without the receiver's number among the instances of its class: `detail.didMove` of `detail#2.didMove`.
    package var numberlessName: [UInt8] {
        guard let hash = name.firstIndex(of: UInt8(ascii: "#")) else { return Array(name) }
        return Array(name[..<hash]) + name[hash...].drop { $0 != UInt8(ascii: ".") }
    }

    /// The arguments of a call with their labels, as they are written.
    package var arguments: [ArraySlice<UInt8>] {
        var arguments: [ArraySlice<UInt8>] = []
        var start = name.endIndex + 1
        while start < text.endIndex, text[start] != UInt8(ascii: ")") {
            let end = ArgumentGrammar.end(in: text, from: start)
            // An unmatched closing bracket: no argument follows.
            guard end > start else { break }
            arguments.append(text[start..<end])
            start = end
            while start < text.endIndex, ", ".utf8.contains(text[start]) { start += 1 }
        }
        return arguments
    }

    /// The text after the arguments of a call.
    package var textAfterArguments: ArraySlice<UInt8> {
        let end = arguments.last?.endIndex ?? name.endIndex + 1
        return end < text.endIndex ? text[end...] : []
    }
}
