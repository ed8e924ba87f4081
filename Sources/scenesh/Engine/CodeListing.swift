import SceneLang
import SceneStoryboard

/// A diagnostic code, as `scenesh explain` prints it.
struct CodeListing: Sendable {
    private let explanation: Explanation

    private static let explanations = Explanation.all + Explanation.storyboards + Explanation.configuration

    /// Every code, those of scripts first, in the order of their tables.
    static let all = explanations.map(CodeListing.init)

    /// Returns the codes for a name: see `Explanation.named`.
    static func named(_ name: String) -> [CodeListing] {
        Explanation.named(name, among: explanations).map(CodeListing.init)
    }

    /// Returns the ids of the warnings that begin with `beginning`, ignoring case; none for an empty one.
    static func warnings(beginningWith beginning: String) -> Set<String> {
        let wanted = beginning.uppercased()
        guard !wanted.isEmpty else { return [] }
        return Set(all.filter { $0.severity == "warning" && $0.id.hasPrefix(wanted) }.map(\.id))
    }

    private init(_ explanation: Explanation) { self.explanation = explanation }

    /// `E0204`
    var id: String { explanation.code.id }

    /// The title of the code.
    var title: String { explanation.code.title }

    /// What is wrong and why it matters, in several sentences.
    var meaning: String { explanation.meaning }

    /// `error` or `warning`.
    var severity: String { explanation.code.severity.word }

    /// The code in a line.
    var line: String { "\(id)  \(title)\n" }

    /// Returns the explanation, wrapped at `width` columns.
    func text(width: Int) -> String {
        let option = explanation.option.map { " with \($0)" } ?? ""
        return """
            \(id)  \(explanation.code.title)

            \(WrappedText.lines(of: explanation.meaning, width: width).joined(separator: "\n"))

            This is wrong\(option):

            \(CodeListing.indented(explanation.example))

            This is right:

            \(CodeListing.indented(explanation.fixedExample))

            """
    }

    /// The explanation as a line of JSON.
    var json: [UInt8] {
        JSONText.line([
            ("code", JSONText.string(id)),
            ("severity", JSONText.string(explanation.code.severity.word)),
            ("title", JSONText.string(explanation.code.title)),
            ("meaning", JSONText.string(explanation.meaning)),
            ("example", JSONText.string(explanation.example.description)),
            ("fixed", JSONText.string(explanation.fixedExample.description)),
            ("option", explanation.option.map { JSONText.string($0.description) }),
        ])
    }

    private static func indented(_ script: StaticString) -> String {
        script.description.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
    }
}
