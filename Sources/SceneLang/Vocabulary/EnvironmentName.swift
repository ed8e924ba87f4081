/// The global names for the environment of a run.
enum EnvironmentName: UInt8, CaseIterable, Sendable {
    /// The iOS release, a number: `if ios >= 13`.
    case ios
    /// The device: `device.isPad`, `device.width`, `device.height`.
    case device
    /// The application: `application.applicationState`.
    case application

    /// The name in scripts.
    var spelling: StaticString {
        switch self {
        case .ios: "ios"
        case .device: "device"
        case .application: "application"
        }
    }

    /// The names.
    static let lexicon = Lexicon(allCases.map { ($0.spelling, $0) })
}
