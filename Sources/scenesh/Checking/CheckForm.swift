/// The forms that `scenesh check` tells its findings in.
enum CheckForm: String, Sendable, CaseIterable {
    case text, json, sarif, github

    /// The whole report for a machine; nil for text, which is told while the files are read.
    func report(_ report: CheckReport) -> [UInt8]? {
        switch self {
        case .text: nil
        case .json: JSONCheckReporter().report(report)
        case .sarif: SARIFReporter().report(report)
        case .github: GitHubCheckReporter().report(report)
        }
    }
}
