/// Lines that the trace has only if the script, the user or an expectation needs them.
package struct RareLines: OptionSet, Hashable, Sendable, BitwiseCopyable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The names of transitions.
    package static let transitions = RareLines(rawValue: 1 << 0)
    /// UIKit's calls to the delegates of the app that the script does not handle.
    package static let unhandledCalls = RareLines(rawValue: 1 << 1)
}
