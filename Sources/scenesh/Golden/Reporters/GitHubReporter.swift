/// Tells failures as annotations of GitHub Actions, which show beside the lines that they are about.
struct GitHubReporter: Sendable {
    /// Lines of a difference that an annotation shows at most.
    private static let mostLines = 60

    /// The report: an annotation a failure, and `N passed, N failed` as the last line.
    func report(_ report: TestReport) -> [UInt8] {
        var text = ""
        for outcome in report.outcomes {
            if let failure = outcome.failure { text += annotation(outcome, failure) }
        }
        for golden in report.written {
            text += "wrote \(PlainText.line(golden.path))\n"
            if let trouble = golden.trouble {
                text += command("warning", golden.path, 1, "a golden that keeps a failure", trouble)
            }
        }
        text += "\(report.tally)\n"
        return Array(text.utf8)
    }

    private func annotation(_ outcome: Outcome, _ failure: Failure) -> String {
        let lines = Lines.split(failure.difference)
        var message = failure.sentences + lines.prefix(GitHubReporter.mostLines).map(PlainText.text)
        if lines.count > GitHubReporter.mostLines {
            message.append("… and \(lines.count - GitHubReporter.mostLines) lines more")
        }
        if let artifact = failure.artifact { message.append("the whole trace is in '\(PlainText.line(artifact))'") }
        return command(
            "error", failure.place?.path ?? outcome.path, failure.place?.line ?? 1, outcome.title,
            message.joined(separator: "\n"))
    }

    /// `::error file=…,line=…,title=…::…`
    private func command(_ name: String, _ path: String, _ line: Int, _ title: String, _ message: String) -> String {
        let escape = GitHubReporter.escapedProperty
        return "::\(name) file=\(escape(path)),line=\(line),title=\(escape(title))::"
            + GitHubReporter.escaped(message) + "\n"
    }

    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "%": "%25"
            case "\r": "%0D"
            case "\n": "%0A"
            default: String(scalar)
            }
        }.joined()
    }

    private static func escapedProperty(_ text: String) -> String {
        escaped(text).unicodeScalars.map { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : String($0) }.joined()
    }
}
