/// A script of `scripts/zoo`: a question that people ask, with the mistake that leads to it and a fixed example.
struct ZooScript: Sendable, Equatable {
    /// The name without folder and ending.
    let name: String
    let question: String
    /// The answer in the script's head.
    let answer: String
    /// The ids of rules that few scripts of the zoo use.
    let rules: [String]

    /// - `rules`: ids, separated by spaces.
    init(_ name: String, _ question: String, _ answer: String, _ rules: String) {
        self.name = name
        self.question = question
        self.answer = answer
        self.rules = rules.split(separator: " ").map(String.init)
    }

    /// What a search reads.
    var searched: String { "\(name) \(question) \(answer)" }

    /// Returns the script as a line of JSON.
    ///
    /// - Parameter isClosest: whether no script has all words of the search, and this one has the most of them.
    func json(isClosest: Bool) -> [UInt8] {
        JSONText.line([
            ("script", JSONText.string("scripts/zoo/\(name).scene")), ("question", JSONText.string(question)),
            ("answer", JSONText.string(answer)), ("closest", isClosest ? "true" : nil),
        ])
    }

    /// The script in a line, with its path in the project.
    var line: String { "scripts/zoo/\(name).scene  \(question)\n" }
}
