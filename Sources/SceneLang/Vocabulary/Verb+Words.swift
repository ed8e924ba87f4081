extension Verb {
    /// The words of the verb in scripts, such as `memory warning`.
    var words: String { VerbTable.row(of: self).words.joined(separator: " ") }
}
