import Testing

@testable import SceneLang

/// Where the machine finds the clauses of a verb.
@Suite struct VerbClausesTests {
    @Test(arguments: Verb.allCases)
    func eachClauseHasThePlaceOfTheTable(_ verb: Verb) {
        let clauses = VerbClauses(verb: verb, window: 0)
        let places = Clause.allCases.filter { clauses.has($0) }.map { clauses.place($0) }
        let row = VerbTable.row(of: verb)
        for (index, clause) in row.clauses.enumerated() { #expect(clauses.place(clause.clause) == index + 1) }
        #expect(places.count == row.clauses.count)
    }

    /// What `begin` refuses is what asks nothing of the world.
    @Test(arguments: Verb.allCases)
    func verbsThatCanBeginAreRequests(_ verb: Verb) {
        let canBegin = VerbTable.row(of: verb).kind.canBegin
        if case .instruction = verb.family { #expect(!canBegin) } else { #expect(canBegin) }
    }
}
