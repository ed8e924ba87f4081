import Testing

@testable import SceneLang

/// Where the machine finds what a verb statement says.
@Suite struct VerbArgumentsTests {
    @Test(arguments: Verb.allCases)
    func eachClauseHasThePlaceOfTheTable(_ verb: Verb) {
        let arguments = VerbArguments(VerbLayout.ofVerbs[Int(verb.rawValue)], at: 0)
        #expect(arguments.verb == verb)
        let places = Clause.allCases.filter { arguments.has($0) }.map { arguments.register(of: $0) }
        let row = VerbTable.row(of: verb)
        for (index, clause) in row.clauses.enumerated() { #expect(arguments.register(of: clause.clause) == index + 1) }
        #expect(places.count == row.clauses.count)
    }
}
