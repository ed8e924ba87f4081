/// The formats of the report of `scenesh test`.
enum ReportForm: String, Sendable, CaseIterable {
    case text, tap, junit, github, json

    /// Returns the whole report. `isColoured` and `isQuiet` have an effect only on text.
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
