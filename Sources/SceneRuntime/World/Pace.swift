/// How far `World.next` may go by itself: whether it may write lines, what they may cost, and what ends a run.
public struct Pace: Sendable {
    /// Whether lines that are like most are written at once.
    public var isFree = false
    /// What is left to spend: each line costs 1, and 1 more for every 64 bytes.
    public var budget = 0
    /// Where somebody wants to look up: some lines more do not matter.
    public private(set) var end = 0
    /// Whether the run loop has taken a turn since somebody set this to false.
    public var hasTurned = false
    /// A line inside of more calls than these is the last one, as is a line with so many living controllers.
    public var mostDepth = Int.max { didSet { safeDepth = min(mostDepth, Pace.deepest) &- Pace.mostLines } }
    public var mostLiving = Int.max { didSet { safeLiving = mostLiving &- Pace.mostLines } }
    // What may be so without a line reaching a limit.
    private var safeBudget = 0
    private var safeDepth = Pace.deepest - Pace.mostLines
    private var safeLiving = Int.max - Pace.mostLines

    public init() {}

    /// Nothing more is said when the budget is down to `limit`, and somebody wants to look up when it is spent.
    @inline(__always)
    public mutating func setLimit(_ limit: Int) {
        end = max(0, limit)
        safeBudget = max(0, limit &+ Pace.margin)
    }

    /// Whether operations may tell whatever they have to tell, so far from every limit that none is reached by it. Near
    /// one, each line is an outcome, and whoever gets it looks at the limits.
    @inline(__always)
    func hasRoom(depth: Int, living: Int) -> Bool {
        isFree && budget > safeBudget && depth < safeDepth && living < safeLiving
    }

    /// So many lines may wait to be written, before the operation that is performed then.
    static let mostLines = 32
    /// Calls that enclose a plain line at most.
    private static let deepest = Int(UInt8.max)
    /// More than so many lines cost: an operation adds a few, and the names in them are rarely long.
    private static let margin = 1_024
}
