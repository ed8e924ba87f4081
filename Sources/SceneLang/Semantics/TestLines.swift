/// What the `test` lines of a script, or the words between the name of a scenario and its block, say about its result.
/// `scenesh test` compares it.
package struct TestLines: Hashable, Sendable {
    /// A failure that the run must end with.
    package struct Failure: Hashable, Sendable {
        /// A part of the message.
        package let text: String
        /// Why it is expected; nil if the line does not say so.
        package let reason: String?
        /// The place of the line.
        package let span: SourceSpan
    }

    /// An error that the script must have.
    package struct ScriptError: Hashable, Sendable {
        /// `E0201`
        package let code: String
        /// A part of the message; empty if only the code matters.
        package let text: String
        /// Why it is expected; nil if the line does not say so.
        package let reason: String?
        /// The place of the line.
        package let span: SourceSpan
    }

    /// The `test fails` lines, in order.
    package private(set) var failures: [Failure] = []
    /// The `test errors` lines, in order.
    package private(set) var errors: [ScriptError] = []
    /// Whether a line `test trace` asks for a golden.
    package private(set) var comparesTrace = false

    /// The tags of a scenario, in order.
    package private(set) var tags: [String] = []
    /// Why the script or the scenario is skipped; nil if it is not.
    package private(set) var skipReason: String?

    /// Creates the value for a script without such lines.
    package init() {}

    /// Reads the declarations of a file. Those with errors are left out.
    init(_ declarations: [DeclarationID], of tree: SyntaxTree, names: IdentifierTable) {
        for id in declarations {
            guard case .testResult(let result) = tree[id] else { continue }
            let span = tree.span(of: id)
            switch result {
            case .fails(let text, let reason):
                failures.append(
                    Failure(text: tree.string(of: text), reason: reason.map { tree.string(of: $0) }, span: span))
            case .errors(let code, let text, let reason):
                errors.append(
                    ScriptError(
                        code: names.text(of: code.name), text: text.map { tree.string(of: $0) } ?? "",
                        reason: reason.map { tree.string(of: $0) }, span: span))
            case .trace: comparesTrace = true
            case .tag(let text): tags.append(tree.string(of: text))
            case .skip(let text): skipReason = tree.string(of: text)
            }
        }
    }
}
