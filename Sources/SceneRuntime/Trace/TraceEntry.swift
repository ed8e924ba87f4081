/// A line of the trace in its parts, for programs that read traces.
public struct TraceEntry: Hashable, Sendable {
    /// The kind of the line.
    public enum Kind: Hashable, Sendable {
        /// An event of the world.
        case event(Event)
        /// A line of the script or about it.
        case line(TraceWriter.Line)
    }

    public let kind: Kind
    /// The number of enclosing calls.
    public let depth: Int
    /// The number of its step in the scenario; 0 before the first step.
    public let step: Int
    /// Virtual seconds since the scenario began.
    public let time: Double
    /// The line without its indentation.
    public let line: [UInt8]
    /// The line without the prefix of its kind; for a warning, its text.
    public let text: [UInt8]
    /// For a call, the receiver and the name; otherwise empty.
    public let receiver: [UInt8]
    public let name: [UInt8]
    /// For a call, the arguments as in the line.
    public let arguments: [[UInt8]]
    /// The statement that was running when the line was written. For an exception, the expression that raised it.
    package internal(set) var statement = StatementPlace()

    init(_ event: Event, _ speller: Speller, step: Int) {
        kind = .event(event)
        depth = Int(event.depth)
        self.step = step
        time = event.time
        var line: [UInt8] = []
        speller.spell(event, into: &line)
        self.line = line
        switch event.kind {
        case .call:
            receiver = speller.receiver(of: event)
            name = speller.name(of: event)
            text = line
            arguments = speller.arguments(of: event)
        case .warning, .exception, .leak, .nothing:
            receiver = []
            name = []
            text = speller.message(of: event)
            arguments = []
        }
    }

    init(_ line: TraceWriter.Line, _ text: [UInt8], depth: Int, step: Int, time: Double) {
        kind = .line(line)
        self.depth = depth
        self.step = step
        self.time = time
        self.line = line.marker.utf8Bytes + text
        self.text = text
        receiver = []
        name = []
        arguments = []
    }
}

/// The place of a statement in the sources.
@usableFromInline
package struct StatementPlace: Hashable, Sendable, BitwiseCopyable {
    /// The number of the file.
    @usableFromInline package var file: UInt32 = 0
    /// The offsets of the first byte and after the last byte; both are 0 before the first statement.
    @usableFromInline package var start: UInt32 = 0
    @usableFromInline package var end: UInt32 = 0

    package init() {}

    @inlinable
    package init(file: UInt32, start: UInt32, end: UInt32) { (self.file, self.start, self.end) = (file, start, end) }
}
