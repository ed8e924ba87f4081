/// How far `World.next` may go by itself: whether it may write lines, what they may cost, and what ends a run.
public struct Pace: Sendable {
    /// Whether lines that are like most are written at once.
    public var isFree = false
    /// What is left to spend: each line costs 1, and 1 more for every 64 bytes. Nothing more is said at `end`.
    public var budget = 0
    public var end = 0
    /// A line inside of more calls than these is the last one, as is a line with so many living controllers.
    public var mostDepth = Int.max
    public var mostLiving = Int.max
    /// Whether the line that is the outcome has been written already.
    public internal(set) var isWritten = false

    public init() {}
}
