/// The lines that the world tells. Those that concern nobody but the trace become text at once, in the memory that the
/// writer of the trace lends; any other is an event, for which the world stops.
public struct Telling: Sendable {
    /// The calls whose lines may become text. In each of them one argument is printed at most.
    var written = MethodSet()
    /// After so many lines of text the world stops.
    var most = 0
    /// What the writer of the trace lends: see `TraceWriter.lend`. Empty while it lends nothing.
    var text = LineBuffer()
    var spelling: CallSpelling
    /// How many lines have become text since the memory was lent.
    var lineCount = 0
    /// The line that the outcome `.event` speaks of.
    public internal(set) var event = Event(.call, depth: 0, rule: .none, at: 0)

    /// Whether the line of a call becomes text.
    @inline(__always)
    func writes(_ method: Method, _ argument: Argument) -> Bool { written.contains(method) && argument.isShort }

    init(_ spelling: CallSpelling) { self.spelling = spelling }

    /// The calls to controllers that print one argument at most.
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

/// What has been told is no part of the state: worlds that differ in nothing else are equal.
extension Telling: Hashable {
    public static func == (a: Telling, b: Telling) -> Bool { true }

    public func hash(into hasher: inout Hasher) {}
}
