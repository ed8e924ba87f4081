/// The lines of the world. Those that only the trace needs become text at once, in the memory that the writer of the
/// trace lends. For any other line, the world stops with an event.
package struct LineBatch: Sendable {
    /// The calls whose lines can become text. Each prints at most one argument.
    var written = MethodSet()
    /// The number of lines of text after which the world stops.
    var lineLimit = 0
    /// What the writer of the trace lends: see `TraceWriter.lend`. Empty while it lends nothing.
    var text = LineBuffer()
    var spelling: CallSpelling
    /// How many lines have become text since the memory was lent.
    var lineCount = 0
    /// The line of the outcome `.event`.
    package internal(set) var event = Event(.call, depth: 0, rule: .none, at: 0)

    /// Whether the lines of calls of `method` become text, if the argument allows it: see `Argument.isSpelled`.
    @inline(__always)
    func writes(_ method: Method) -> Bool { written.contains(method) }

    init(_ spelling: CallSpelling) { self.spelling = spelling }

    /// The calls to controllers that print at most one argument.
    static let shortCalls: MethodSet = {
        var calls = MethodSet()
        for spec in MethodSpec.table where spec.owner == .controller {
            if spec.labels.count <= 1 || !spec.printsValues { calls.insert(spec.method) }
        }
        calls.remove(.action)
        calls.remove(.notification)
        return calls
    }()
}

/// Pending lines are not part of the state: worlds that differ only in them are equal.
extension LineBatch: Hashable {
    package static func == (a: LineBatch, b: LineBatch) -> Bool { true }

    package func hash(into hasher: inout Hasher) {}
}
