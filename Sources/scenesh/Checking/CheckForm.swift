/// The formats of the report of `scenesh check`.
enum CheckForm: String, Sendable, CaseIterable {
    case text, json, sarif, github

    /// Returns the whole report; nil for text, which is printed while the files are read.
    func report(_ report: CheckReport) -> [UInt8]? {
        switch self {
        case .text: nil
        case .json: JSONCheckReporter().report(report)
        case .sarif: SARIFReporter().report(report)
        case .github: GitHubCheckReporter().report(report)
        }
    }
}
