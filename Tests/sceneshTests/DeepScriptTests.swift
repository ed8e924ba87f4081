import Testing

@testable import scenesh

/// Scripts that are nested as deeply as they may be: an answer, never a broken stack.
@Suite struct DeepScriptTests {
    private static let depth = DeepThread.deepestNesting - 10
    private static let links = 499

    private static func nested(_ open: String, _ inside: String, _ close: String, _ count: Int = depth) -> String {
        String(repeating: open, count: count) + inside + String(repeating: close, count: count)
    }

    /// A script that taps a button in so many views.
    private static func nestedViews(_ count: Int) -> String {
        "initial scene a { view { " + nested("container { ", "button deep", " }", count) + " } }\n"
            + "launch\nexpect a.deep.superview != nil\ntap a.deep"
    }

    private static func chain(_ link: String, _ sign: String) -> String {
        Array(repeating: link, count: links).joined(separator: sign)
    }

    /// A script, named by its first characters, with the status that the tool ends with.
    struct Nested: Sendable, CustomTestStringConvertible {
        let text: String
        let status: Int32

        init(_ text: String, _ status: Int32) { (self.text, self.status) = (text, status) }

        var testDescription: String { "\(text.prefix(24))… of \(text.utf8.count) bytes" }
    }

    private static let scripts: [Nested] = [
        Nested("print " + nested("(", "1", ")"), 0),
        Nested(nested("if true { ", "print 1", " }"), 0),
        Nested(nested("if false { } else ", "{ print 1 }", ""), 0),
        Nested(nested("func f() { ", "", " }"), 0),
        Nested(nested("setup { ", "print 1", " }"), 0),
        Nested(nested("turn { ", "print 1", " }"), 0),
        Nested(nested("/*", "", "*/"), 0),
        Nested(nestedViews(depth), 0),
        Nested("print " + chain("1", " + "), 0),
        Nested("print " + chain("nil", " ?? "), 0),
        Nested("print " + chain("true", " && "), 0),
        Nested(nested("if true { ", "print " + chain("1", " + "), " }"), 0),
        Nested("print " + nested("[", "1", "]"), 3),
        Nested("print " + nested("\"\\(", "1", ")\""), 3),
        Nested("let f = " + nested("{ x in let y = ", "1", " }"), 3),
        Nested("print " + nested("(", "1", ")", DeepThread.deepestNesting + 10), 3),
        Nested(nestedViews(DeepThread.deepestNesting + 10), 3),
    ]

    @Test(arguments: scripts) func ends(script: Nested) throws {
        let result = try ToolProcess.run(
            ["--max-nesting", "\(DeepThread.deepestNesting)", "-"], input: script.text + "\n")
        #expect(result.status == script.status, "\(result.errors.prefix(200))")
    }

    @Test func deeperIsRefused() throws {
        let result = try ToolProcess.run(["--max-nesting", "\(DeepThread.deepestNesting + 1)", "-e", "print 1"])
        #expect(result.status == 2 && result.errors.contains("at most 2000"), "\(result)")
    }
}
