import Testing

@testable import scenesh

/// Scripts that are nested as deeply as they may be: an answer, never a broken stack.
@Suite struct DeepScriptTests {
    private static let depth = DeepThread.deepestNesting - 10
    private static let links = 499

    private static func nested(_ open: String, _ inside: String, _ close: String, _ count: Int = depth) -> String {
        String(repeating: open, count: count) + inside + String(repeating: close, count: count)
    }

    private static func chain(_ link: String, _ sign: String) -> String {
        Array(repeating: link, count: links).joined(separator: sign)
    }

    /// The scripts with the status that they end with.
    private static let scripts: [(text: String, status: Int32)] = [
        ("print " + nested("(", "1", ")"), 0),
        (nested("if true { ", "print 1", " }"), 0),
        (nested("if false { } else ", "{ print 1 }", ""), 0),
        (nested("func f() { ", "", " }"), 0),
        (nested("setup { ", "print 1", " }"), 0),
        (nested("turn { ", "print 1", " }"), 0),
        (nested("/*", "", "*/"), 0),
        ("print " + chain("1", " + "), 0),
        ("print " + chain("nil", " ?? "), 0),
        ("print " + chain("true", " && "), 0),
        (nested("if true { ", "print " + chain("1", " + "), " }"), 0),
        ("print " + nested("[", "1", "]"), 3),
        ("print " + nested("\"\\(", "1", ")\""), 3),
        ("let f = " + nested("{ x in let y = ", "1", " }"), 3),
        ("print " + nested("(", "1", ")", DeepThread.deepestNesting + 10), 3),
    ]

    @Test(arguments: scripts.indices)
    func ends(index: Int) throws {
        let (text, status) = DeepScriptTests.scripts[index]
        let result = try ToolProcess.run(["--max-nesting", "\(DeepThread.deepestNesting)", "-"], input: text + "\n")
        #expect(result.status == status, "\(text.prefix(40)): \(result.errors.prefix(200))")
    }

    @Test func deeperIsRefused() throws {
        let result = try ToolProcess.run(["--max-nesting", "\(DeepThread.deepestNesting + 1)", "-e", "print 1"])
        #expect(result.status == 2 && result.errors.contains("at most 2000"), "\(result)")
    }
}
