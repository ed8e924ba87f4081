extension Verb {
    /// The words of the form as they are written: `memory warning`.
    var words: String { VerbTable.row(of: self).words.joined(separator: " ") }
}
