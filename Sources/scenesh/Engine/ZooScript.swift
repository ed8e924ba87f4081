/// A script of `scripts/zoo`: a question that people ask, with the mistake that leads to it and a fixed example.
struct ZooScript: Sendable, Equatable {
    /// The name without folder and ending.
    let name: String
    let question: String
    /// The ids of rules that few scripts of the zoo use.
    let rules: [String]

    /// - `rules`: ids, separated by spaces.
    init(_ name: String, _ question: String, _ rules: String) {
        self.name = name
        self.question = question
        self.rules = rules.split(separator: " ").map(String.init)
    }

    /// The script in a line, with its path in the project.
    var line: String { "scripts/zoo/\(name).scene  \(question)\n" }
}
