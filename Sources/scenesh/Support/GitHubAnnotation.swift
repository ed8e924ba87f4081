/// A workflow command of GitHub Actions that shows a message at a line.
struct GitHubAnnotation: Sendable {
    /// `error` or `warning`.
    let level: String
    let path: String
    /// The first line. All numbers count from 1.
    let line: Int
    let title: String
    let message: String
    /// The last line, if it concerns several.
    var endLine: Int?
    /// The first and the last column of a part of one line.
    var columns: (first: Int, last: Int)?

    /// `::error file=…,line=…,title=…::…`
    var text: String {
        var properties = ["file=\(GitHubAnnotation.escapedProperty(path))", "line=\(line)"]
        if let endLine { properties.append("endLine=\(endLine)") }
        if let columns { properties += ["col=\(columns.first)", "endColumn=\(columns.last)"] }
        properties.append("title=\(GitHubAnnotation.escapedProperty(PlainText.line(title)))")
        let message = GitHubAnnotation.escaped(PlainText.text(Array(message.utf8)))
        return "::\(level) \(properties.joined(separator: ","))::\(message)\n"
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
