import SceneRuntime

/// The registers of a verb statement: the operand, then the clauses in the order of the table.
struct VerbArguments {
    /// The register of the operand.
    let operand: Int
    var isAnimated = true
    let layout: VerbLayout

    init(_ layout: VerbLayout, at operand: Int) {
        self.layout = layout
        self.operand = operand
    }

    var verb: Verb { layout.verb }

    /// Which controller the verb acts on if the script omits its container or presenter; nil if there is none to omit.
    var subject: VerbSubject? { layout.subject }

    /// Whether the verb takes the clause.
    @inline(__always)
    func has(_ clause: Clause) -> Bool { layout[clause] > 0 }

    /// Returns the register of the clause; that of the operand if the verb does not take the clause.
    @inline(__always)
    func register(of clause: Clause) -> Int { operand + layout[clause] }
}

/// The data of a row of the verb table that the machine uses. It is trivial, so that a copy retains nothing.
struct VerbLayout: Sendable, BitwiseCopyable {
    let verb: Verb
    /// The major releases of iOS that have the method of the verb.
    let releases: ReleaseRange
    let subject: VerbSubject?
    /// Whether the row has a function that makes the request: see `Machine.verbRequests`.
    let makesRequest: Bool
    /// How this function needs the operand.
    let reading: VerbRow.Reading
    /// Whether this function needs a clause other than that of the subject and those of the animation.
    private(set) var readsClauses = false
    // The position of each clause after the operand, in four bits; 0 for a clause that the verb does not take.
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    private init(_ row: VerbRow) {
        verb = row.verb
        releases = row.releases
        subject = row.subject
        makesRequest = row.request != nil
        reading = row.reading
        for (index, clause) in row.clauses.enumerated() {
            if clause.clause == .then || clause.clause == .sender || clause.clause == .appearing { readsClauses = true }
            let place = Int(clause.clause.rawValue)
            let bits = UInt64(index + 1) << UInt64(4 * (place & 15))
            if place < 16 { low |= bits } else { high |= bits }
        }
    }

    subscript(clause: Clause) -> Int {
        @inline(__always) get {
            let place = Int(clause.rawValue)
            return Int((place < 16 ? low : high) >> UInt64(4 * (place & 15)) & 15)
        }
    }

    /// The layouts of all verbs, by raw value.
    static let ofVerbs: [VerbLayout] = Verb.allCases.map { VerbLayout(VerbTable.row(of: $0)) }
}
