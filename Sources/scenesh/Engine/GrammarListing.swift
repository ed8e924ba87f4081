import SceneLang
import SceneRuntime

/// A word of the language as `scenesh grammar` prints it, for editors and other tools: a declaration, a member, a
/// statement, an expression, a verb, a handler, a property or a form of Swift.
struct GrammarListing: Sendable {
    /// `verb`, `handler` and so on.
    let kind: String
    /// The word or words: `push`, `viewWillAppear`, `isEditing`.
    let name: String
    /// The form in a script: `push X [onto Y]`, `on viewWillAppear(animated)`.
    let usage: String
    /// One or more sentences; nil for a handler.
    let summary: String?
    /// The releases that have it; nil for a construct of the language, which every release has.
    private let releases: ReleaseRange?
    /// The other fields of the JSON object. The values are JSON texts; a field whose value is nil is omitted.
    private let details: [(name: String, value: String?)]

    /// All words, by kind, in the order of the tables of the language. Methods of the category `transition` are left
    /// out: they only name transitions in the trace, and no script handles them.
    static let all =
        Construct.table.map(GrammarListing.init)
        + VerbTable.rows.map(GrammarListing.init)
        + MethodSpec.table.filter { $0.category != .transition && !scriptDeclared.contains($0.method) }
        .map(GrammarListing.init)
        + PropertySpec.table.map(GrammarListing.init)
        + SwiftForm.table.map(GrammarListing.init)

    /// Methods whose handlers are written as constructs, which `Construct.table` lists: `action`, `segueAction` and
    /// `on notification`.
    private static let scriptDeclared: [Method] = [.action, .segueAction, .notification]

    private init(_ construct: Construct) {
        kind = construct.kind.rawValue
        name = construct.name
        usage = construct.usages.joined(separator: "\n")
        summary = construct.summary
        releases = nil
        details = [
            ("words", JSONText.array(construct.words.map(JSONText.string))),
            ("example", JSONText.string(construct.example)),
        ]
    }

    private init(_ row: VerbRow) {
        kind = "verb"
        name = row.words.joined(separator: " ")
        usage = row.usage
        summary = row.summary
        releases = row.releases
        let clauses = row.clauses.map { clause in
            JSONText.object([
                ("word", JSONText.string(clause.clause.word.text)), ("usage", JSONText.string(clause.usage)),
                ("required", String(clause.isRequired)),
            ])
        }
        let operand = row.operand == .none ? nil : JSONText.string(row.operand.placeholder)
        details = [
            ("operand", operand), ("operandRequired", operand.map { _ in String(row.presence == .required) }),
            ("clauses", JSONText.array(clauses)), ("example", JSONText.string(row.example)),
        ]
    }

    private init(_ spec: MethodSpec) {
        kind = "handler"
        name = spec.handler.description
        let parameters = spec.parameters.map(\.description)
        usage = "on \(name)" + (parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", ")))")
        summary = nil
        releases = spec.releases
        details = [
            ("owner", JSONText.string(GrammarListing.name(of: spec.owner))),
            ("method", JSONText.string(spec.name.description)),
            ("labels", JSONText.array(spec.labels.map { JSONText.string($0.description) })),
            ("parameters", JSONText.array(parameters.map(JSONText.string))),
            ("category", JSONText.string(spec.category.spelling.description)),
            ("returns", String(spec.result != .nothing)),
        ]
    }

    private init(_ spec: PropertySpec) {
        kind = "property"
        name = spec.name.description
        usage = name
        summary = spec.help.description
        releases = spec.releases
        let owners = ControllerKind.allCases.filter(spec.belongs)
        let names = owners.count == ControllerKind.allCases.count ? [.viewController] : owners
        details = [
            ("controllers", JSONText.array(names.map { JSONText.string($0.spelling.description) })),
            ("declarable", String(spec.isSettableInDeclaration)), ("writable", String(spec.isWritable)),
        ]
    }

    private init(_ swift: SwiftForm) {
        kind = "swift"
        name = swift.words.first ?? ""
        usage = swift.form
        summary = swift.text
        releases = nil
        details = [("words", JSONText.array(swift.words.map(JSONText.string)))]
    }

    private static func name(of owner: MethodSpec.Owner) -> String {
        switch owner {
        case .controller: "controller"
        case .app: "app"
        case .scene: "scene"
        case .center: "center"
        case .delegate: "delegate"
        case .style: "style"
        case .segueClass: "segueClass"
        }
    }

    /// The usage, a line for each form, and the summary on an indented line, if there is one.
    var text: String { "\(usage)\n" + (summary.map { "    \($0)\n" } ?? "") }

    /// The word as a line of JSON.
    var json: [UInt8] {
        JSONText.line(
            [
                ("kind", JSONText.string(kind)), ("name", JSONText.string(name)), ("usage", JSONText.string(usage)),
                ("summary", summary.map(JSONText.string)),
                ("since", releases?.since.description),
                ("until", releases.map { $0.until?.description ?? "null" }),
            ] + details)
    }
}
