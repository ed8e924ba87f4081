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
    static func forms(beginningWith name: IdentifierID) -> [VerbForm] {
        let index = Int(name.index)
        return index < byFirstName.count ? byFirstName[index] : []
    }

    /// The forms by the name of their first word.
    private static let byFirstName: [[VerbForm]] = {
        var names = IdentifierTable()
        var table = [[VerbForm]](repeating: [], count: names.count)
        for row in rows {
            let form = VerbForm(row: row, names: row.words.map { names.intern($0) })
            guard let first = form.names.first else { continue }
            let place = Int(first.index)
            let count = row.words.count
            table[place].insert(form, at: table[place].firstIndex { $0.names.count < count } ?? table[place].count)
        }
        return table
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
