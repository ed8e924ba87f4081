/// The forms that the outcomes of golden tests are told in.
enum ReportForm: String, Sendable, CaseIterable {
    case text, tap, junit, github, json

    /// The whole report. Only text is coloured, and only text leaves out what is not asked for.
    func report(_ report: TestReport, isColoured: Bool = false, isQuiet: Bool = false) -> [UInt8] {
        switch self {
        case .text: TextReporter(isColoured: isColoured, isQuiet: isQuiet).report(report)
        case .tap: TAPReporter().report(report)
        case .junit: JUnitReporter().report(report)
        case .github: GitHubReporter().report(report)
        case .json: JSONReporter().report(report)
        }
    }
}
