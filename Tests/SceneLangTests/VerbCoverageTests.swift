import TestSupport
import Testing

@testable import SceneLang

/// What the compiler cannot say of a verb that is new.
@Suite struct VerbCoverageTests {
    /// The verbs of all scripts, each of which has a golden: what the verb does is seen there.
    private static let shown: Set<Verb> = {
        var found: Set<Verb> = []
        for path in Repository.files(under: "scripts", ending: ".scene") {
            guard let bytes = try? Repository.bytes(of: path) else { continue }
            var names = IdentifierTable()
            let tree = Parser.parse(SourceFile(name: path, bytes: bytes), as: FileID(0), names: &names).tree
            for statement in tree.statements {
                if case .verb(let verb) = statement.node { found.insert(verb.verb) }
            }
        }
        return found
    }()

    @Test(arguments: Verb.allCases) func everyVerbIsInAScript(_ verb: Verb) {
        let isShown = Self.shown.contains(verb)
        #expect(isShown, "no script under scripts/ has the verb '\(verb)'")
    }

    /// Each row stands for another verb, and is written otherwise than the others. `show .primary` and `show X` have
    /// the same words and differ in their operands.
    @Test(arguments: VerbTable.rows.map(\.verb)) func everyRowIsWrittenInItsOwnWay(_ verb: Verb) {
        let row = VerbTable.row(of: verb)
        #expect(VerbTable.rows.count { $0.words == row.words && $0.operand == row.operand } == 1)
    }

    /// A subject is named by the operand, or by a clause that can be a controller.
    @Test(arguments: Verb.allCases) func everySubjectHasItsPlace(_ verb: Verb) {
        let row = VerbTable.row(of: verb)
        guard let subject = row.subject else { return }
        if let clause = subject.clause {
            #expect(row.clauseRow(for: clause)?.operand == .instance)
        } else {
            #expect(row.operand == .instance && row.presence == .optional)
        }
    }

    /// The function of a row gets all that a statement says: `Machine.makeRequest` reads the operand and each clause.
    @Test(arguments: Verb.allCases) func everyPartOfARequestIsRead(_ verb: Verb) {
        let row = VerbTable.row(of: verb)
        guard row.request != nil else { return }
        let namesSubject = row.subject != nil && row.subject?.clause == nil
        #expect(row.operand == .none || namesSubject || row.reading != .none)
        let read: [Clause] = [.unanimated, .animated, .sender, .then, .appearing]
        for clause in row.clauses where clause.clause != row.subject?.clause { #expect(read.contains(clause.clause)) }
    }

    /// A method of UIKit belongs to one verb, or to a line of `ForeignCalls`.
    @Test func everyMethodHasOneVerb() {
        let names = ForeignCalls.names
        #expect(Set(names).count == names.count)
    }

    /// What to write instead of a method, for each way in which it follows from the row of a verb.
    @Test(arguments: [
        ("pushViewController", "push a onto x"), ("popViewController", "pop x"),
        ("popToRootViewController", "pop to root on x"), ("setViewControllers", "set stack a on x"),
        ("popToViewController", "pop to a"), ("present", "present a from x"), ("dismiss", "dismiss from x"),
        ("performSegue", "perform a from x sender b"), ("show", "show a from x sender b"),
        ("hideColumn", "hide a in x"), ("addChild", "add child a to x"), ("addSubview", "add view a to x"),
        ("removeFromParent", "remove child x"), ("removeFromSuperview", "remove view x"),
        ("willMove", "will move x to a"), ("transition", "transition a to b in x"), ("loadViewIfNeeded", "load x"),
        ("layoutIfNeeded", "layout x"), ("becomeFirstResponder", "focus x"), ("resignFirstResponder", "unfocus"),
        ("beginAppearanceTransition", "begin appearance x appearing a"),
        ("endAppearanceTransition", "end appearance x"), ("makeKeyAndVisible", "activate x"),
    ])
    func aMethodHasTheVerbOfItsRow(method: String, verb: String) {
        #expect(ForeignCalls.example(method: method) == verb)
    }
}
