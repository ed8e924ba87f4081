import SceneLang
import TestSupport
import Testing

/// What `_` and `...` stand for, in `expect trace`, in the library and in `expect call`. `PatternGoldenTests` does the
/// same for goldens.
@Suite struct TracePatternTests {
    @Test(arguments: PatternExample.arguments + PatternExample.lines)
    func expectTrace(example: PatternExample) throws {
        let lines = example.expected.map { "    \($0)\n" }.joined()
        let statements = example.statements.isEmpty ? "" : "    \(example.statements.replacing("\n", with: "\n    "))\n"
        let script = "\(PatternExample.declarations)expect trace {\n\(lines)} in {\n\(statements)}\n"
        let run = try Script(script).run()
        #expect(run.succeeded == example.isMatch, "\(run.trace)")
    }

    @Test(arguments: PatternExample.arguments)
    func library(example: PatternExample) throws {
        let run = try Script(PatternExample.declarations + example.statements).run()
        let expected = example.expected.map { $0.hasPrefix("...") ? $0 : "  \($0)" }
        #expect((run.difference(from: expected.joined(separator: "\n")) == nil) == example.isMatch, "\(run.trace)")
    }

    /// Lines that are printed, without anything before them.
    @Test(arguments: PatternExample.lines)
    func linesOfTheLibrary(example: PatternExample) throws {
        let run = try Script(example.statements).run()
        let expected = ["# trace 1, _, _"] + example.expected.map { $0.contains("...") ? $0 : "  \($0)" }
        #expect((run.difference(from: expected.joined(separator: "\n")) == nil) == example.isMatch, "\(run.trace)")
    }

    /// `Run.contains` looks for one call, and takes a name without arguments for a call with any.
    @Test(arguments: PatternExample.arguments)
    func callsOfTheLibrary(example: PatternExample) throws {
        guard let pattern = example.expected.first(where: { $0 != "..." }), !pattern.hasPrefix("|") else { return }
        let run = try Script(PatternExample.declarations + example.statements).run()
        #expect(run.contains(pattern) == (example.isMatch || pattern == "home.prepare"), "\(run.trace)")
    }

    /// A pattern of `expect call`, and whether there is such a call.
    private static let callCases: [(statement: TextArgument, pattern: TextArgument, isMatch: Bool)] = [
        ("perform \"open\" from home sender 42", "home.prepare", true),
        ("perform \"open\" from home sender 42", "home.prepare(_, _)", true),
        ("perform \"open\" from home sender 42", "home.prepare(for: _, sender: _)", true),
        ("perform \"open\" from home sender 42", "home.prepare(for: \"open\", sender: _)", true),
        ("perform \"open\" from home sender 42", "home.prepare(for:sender:)", true),
        ("perform \"open\" from home sender 42", "home.prepare(for: _, sender: 43)", false),
        ("perform \"open\" from home sender 42", "detail.init(coder: _)", true),
        ("perform \"open\" from home sender 42", "detail.init(_)", true),
        ("perform \"open\" from home sender 42", "detail.init(_, _)", false),
        ("perform \"open\" from home sender 42", "detail.viewDidLoad()", true),
        ("present Plain() from home", "Plain.init(_, _)", true),
        ("present Plain() from home", "Plain.init(nibName:bundle:)", true),
        ("present Plain() from home", "Plain.init(_)", false),
        ("send \"ping\" from home sender 2", "home.ping", true),
        ("send \"ping\" from home sender 2", "home.ping(_)", true),
        ("send \"ping\" from home sender 2", "home.ping()", false),
        ("send \"ping\" from home sender 2", "home.ping(_, _)", false),
        ("post \"news\" info 3", "home.notification(\"news\", info: _)", true),
        ("post \"news\" info 3", "home.notification(_)", false),
        ("post \"news\"", "home.notification(_)", true),
        ("post \"news\"", "home.notification(\"news\", info: _)", false),
        ("post \"news\"", "home.notification(\"news\", info: nil)", true),
    ]

    @Test(arguments: callCases)
    func expectCall(statement: TextArgument, pattern: TextArgument, isMatch: Bool) throws {
        let declarations = PatternExample.declarations.replacing(
            "on prepare", with: "action ping(sender) { }\non notification \"news\"(info) { }\non prepare")
        let run = try Script("\(declarations)expect call \(pattern.text) in { \(statement.text) }").run()
        #expect(run.succeeded == isMatch, "\(run.trace)")
    }

    /// `check` reports a pattern with fewer arguments than any call of the name has.
    @Test(arguments: ["home.prepare(for: _)", "home.prepare()", "home.viewWillAppear()", "home.init()"])
    func tooFewArguments(pattern: String) {
        #expect(throws: ScriptError.self) {
            try Script("\(PatternExample.declarations)expect no call \(pattern)")
        }
    }
}
