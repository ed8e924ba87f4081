/// The explanation of a code: what it means, a script that causes it, and the same script without the mistake.
public struct Explanation: Sendable {
    public let code: DiagnosticCode
    /// What it means, in a sentence or a few.
    public let meaning: StaticString
    /// A script that the code is said about, and that no other is.
    public let example: StaticString
    /// The same script, fixed.
    public let fixedExample: StaticString
    /// The option of the command line under which the example is wrong, for limits; nil where none is needed.
    public let option: StaticString?

    init(
        _ code: DiagnosticCode, _ meaning: StaticString, example: StaticString, fixedExample: StaticString,
        option: StaticString? = nil
    ) {
        self.code = code
        self.meaning = meaning
        self.example = example
        self.fixedExample = fixedExample
        self.option = option
    }

    /// The explanation of every code, by area and number: errors before warnings.
    public static let all: [Explanation] = lexical + syntax + semantics + warnings + execution + limits + lint

    /// The explanations of what `name` stands for: one for `E0204`, case ignored; those of each letter for `0204` and
    /// `204`; none for what is no code.
    public static func named(_ name: String) -> [Explanation] {
        let wanted = name.uppercased()
        let digits = String(repeating: "0", count: max(0, 4 - wanted.utf8.count)) + wanted
        return all.filter { $0.code.id == wanted || $0.code.id.dropFirst() == digits }
    }
}
