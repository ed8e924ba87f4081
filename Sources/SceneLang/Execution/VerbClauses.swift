import SceneRuntime

/// Where the clauses of a verb statement are: behind its operand, in the order of the table.
struct VerbClauses {
    private let places: ClausePlaces
    private let window: Int
    var isAnimated = true

    init(verb: Verb, window: Int) {
        places = ClausePlaces.ofVerbs[Int(verb.rawValue)]
        self.window = window
    }

    /// Whether the verb takes the clause.
    @inline(__always)
    func has(_ clause: Clause) -> Bool { places[clause] > 0 }

    /// The register of the clause; of the operand if the verb does not take it.
    @inline(__always)
    func place(_ clause: Clause) -> Int { window + places[clause] }
}

/// Which place in its window each clause of a verb has, four bits each; 0 for a clause that the verb does not take.
private struct ClausePlaces {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    init(_ row: VerbRow) {
        for (index, clause) in row.clauses.enumerated() {
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

    /// Those of each verb, by its number.
    static let ofVerbs: [ClausePlaces] = Verb.allCases.map { ClausePlaces(VerbTable.row(of: $0)) }
}
