import SceneRuntime

/// A row with the names of its words: the first names of each `IdentifierTable` are those of words.
struct VerbForm {
    let row: VerbRow
    let names: [IdentifierID]
}

/// The table of all forms of verbs. The rows are in `Verbs/`, next to the code of each verb.
public enum VerbTable {
    /// The rows of each feature. Their order has no meaning.
    static let lists: [[VerbRow]] = [
        launching, segues, touches, navigation, presentation, showing, columns, tabs, pages, children, views, appCode,
        rotation, traits, appLife, scenes, responders, time, output, trees, expectations,
    ]

    /// The rows in the order of `Verb`.
    public static let rows: [VerbRow] = catalogue.map { $0 }

    static let catalogue = Catalogue(lists)

    /// The functions of the rows that make a request, in the order of `Verb`. They are apart from `VerbLayout`, so that
    /// a copy of a layout retains nothing. They are not optional, because the start pays for the metadata of each type.
    static let requests: [VerbRequest] = rows.map { $0.request ?? .unused }

    /// Returns the forms that begin with the word `name`, those with more words first.
    static func forms(beginningWith name: IdentifierID) -> ArraySlice<VerbForm> {
        let index = Int(name.index)
        guard index + 1 < byFirstName.ends.count else { return [] }
        return byFirstName.forms[Int(byFirstName.ends[index])..<Int(byFirstName.ends[index + 1])]
    }

    /// The forms, sorted by their first words, and for each name where the forms of the names before it end.
    private static let byFirstName: (forms: [VerbForm], ends: [UInt16]) = {
        var table = IdentifierTable()
        let forms = rows.map { row in VerbForm(row: row, names: row.words.map { table.intern($0) }) }
            .filter { !$0.names.isEmpty }
        var ends = [UInt16](repeating: 0, count: table.count + 1)
        for form in forms { ends[Int(form.names[0].index) + 1] += 1 }
        for index in 1..<ends.count { ends[index] += ends[index - 1] }
        // A counting sort: the forms with most words take the first places.
        var sorted = forms
        var places = ends
        for count in (1...forms.reduce(1) { max($0, $1.names.count) }).reversed() {
            for form in forms where form.names.count == count {
                let name = Int(form.names[0].index)
                sorted[Int(places[name])] = form
                places[name] += 1
            }
        }
        return (sorted, ends)
    }()

    /// Returns the row of `verb`.
    public static func row(of verb: Verb) -> VerbRow { rows[Int(verb.rawValue)] }
}

// Parts of rows.
extension VerbTable {
    /// Returns a clause that may be omitted.
    static func optional(
        _ clause: Clause, _ operand: OperandKind = .none, wordUse: VerbRow.ClauseRow.WordUse = .required
    ) -> VerbRow.ClauseRow {
        VerbRow.ClauseRow(clause, operand, wordUse: wordUse)
    }

    /// Returns a clause that must be written.
    static func required(
        _ clause: Clause, _ operand: OperandKind, wordUse: VerbRow.ClauseRow.WordUse = .required
    ) -> VerbRow.ClauseRow {
        VerbRow.ClauseRow(clause, operand, isRequired: true, wordUse: wordUse)
    }

    /// The clauses that say whether UIKit animates.
    static let animation = [optional(.unanimated), optional(.animated, .boolean)]
    /// The clauses of a method with the parameters `animated` and `completion`.
    static let completion = animation + [optional(.then, .block)]
}
