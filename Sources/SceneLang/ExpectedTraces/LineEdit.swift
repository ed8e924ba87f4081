/// An edit between a golden and a trace.
package enum LineEdit: Sendable, Equatable {
    /// The golden's line `expected` matches the trace's line `found`.
    case keep(expected: Int, found: Int)
    /// Both lines have the same subject (call, verb or message), but different text.
    case change(expected: Int, found: Int)
    /// The golden's line is missing in the trace.
    case remove(expected: Int)
    /// The trace's line is not in the golden.
    case add(found: Int)
    /// The golden's `...` matches these lines of the trace.
    case hole(expected: Int, found: Range<Int>)

    /// Whether golden and trace differ here.
    package var isDifference: Bool {
        switch self {
        case .keep, .hole: false
        case .change, .remove, .add: true
        }
    }

    /// Whether this is the golden's `...`.
    package var isHole: Bool {
        switch self {
        case .hole: true
        case .keep, .change, .remove, .add: false
        }
    }

    /// The golden's line.
    package var expected: Int? {
        switch self {
        case .keep(let line, _), .change(let line, _), .remove(let line), .hole(let line, _): line
        case .add: nil
        }
    }

    /// The trace's lines.
    package var found: Range<Int> {
        switch self {
        case .keep(_, let line), .change(_, let line), .add(let line): line..<line + 1
        case .hole(_, let lines): lines
        case .remove: 0..<0
        }
    }
}
