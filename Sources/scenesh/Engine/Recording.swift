/// The output of a run.
struct Recording: Sendable, Equatable {
    /// Standard output.
    var trace: [UInt8] = []
    /// Standard error.
    var messages: [UInt8] = []
    var status = ExitStatus.done
    /// The errors of the script, or the failures of the run, in order.
    var problems: [RunProblem] = []
    /// How long each scenario took, by its number.
    var durations: [Int: Duration] = [:]

    /// The error that ended the run before its end; nil if it ran to its end, or did not begin.
    var ending: RunProblem? { problems.last.flatMap { $0.endsRun ? $0 : nil } }

    /// The lines of a golden: the trace, then each line of the messages as `# stderr: …`, and `# status N` unless it is
    /// 0. No line of a trace has these prefixes.
    var lines: [[UInt8]] {
        var lines = Lines.split(trace)
        for message in Lines.split(messages) {
            lines.append(Recording.trimmed(Array("# stderr: ".utf8) + message))
        }
        if status != .done { lines.append(Array("# status \(status.rawValue)".utf8)) }
        return lines
    }

    private static func trimmed(_ line: [UInt8]) -> [UInt8] {
        var line = line
        while line.last == UInt8(ascii: " ") { line.removeLast() }
        return line
    }
}
