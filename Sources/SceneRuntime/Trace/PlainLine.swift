/// The line of a call of UIKit's to a controller with at most one simple argument, as most lines are: what of an
/// `Event` the text needs.
struct PlainLine: Hashable, Sendable, BitwiseCopyable {
    let receiver: InstanceName
    /// The controller that is the argument, or none.
    let argument: InstanceName
    let method: Method
    let form: PlainForm
    /// The number of calls that enclose the line. Deeper ones are no plain lines.
    let depth: UInt8
}

/// The only argument of a plain call.
enum PlainForm: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// It is no plain call.
    case none
    case absent, null, no, yes, controller
}
