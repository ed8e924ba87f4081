import SceneLang
import Testing

/// Lines with odd brackets and quotation marks, which few scripts print, and the line that names the environment.
@Suite struct LinePatternTests {
    private static let cases: [(String, String, Bool)] = [
        ("f(_)", "f(1)", true), ("f(_)", "f(g(1, 2))", true), ("f(_)", "f()", false), ("f(_)", "f(1, 2)", false),
        ("f(_)", "f(_)", true), ("f( _ )", "f(1)", true), ("f(_,_)", "f(1, 2)", true), ("f(a _)", "f(a 1)", false),
        ("f(_)", "f(1) -> 2", false), ("f(_) -> 2", "f(1) -> 2", true), ("  f(_)", "f(1)", false),
        ("f(_, b: _)", "f(\"a, )\", b: [1, 2])", true), ("f(a: _)", "f(a: true)", true), ("f(a: _)", "f(b: 1)", false),
        ("f(\"k\": _)", "f(\"k\": 1)", true), ("f(_)", "f(\"a\\\", b\")", true), ("f(_)", "f(\"a\\\\\", b)", false),
        ("f(_)", "f(`a, b)`)", true), ("f(_)", "f(\"open", false), ("f(_)", "f({ a, b })", true),
        ("f(_)", "f([1, 2)", false), ("f(_", "f(1", false), ("f(_]", "f(1]", false), ("f { _ }", "f { 1 }", false),
        (":-( f(_)", ":-( f(1)", true), ("it's \"f(_)", "it's \"f(1)", true), ("a \"f(_)\"", "a \"f(1)\"", false),
        ("_", "whole", false), ("  | _", "  | whole", false), ("> push _", "> push home", false),
        ("> set stack [_, b]", "> set stack [a, b]", true), ("f(_x)", "f(1)", false), ("f(x_)", "f(x1)", false),
        ("a_b", "axb", false), ("# trace 1, _, _", "# trace 1, ios 17, iPhone portrait", true),
        ("# trace 1, _, iPhone portrait", "# trace 1, ios 17, iPhone portrait", true),
        ("# trace 1, _, iPad portrait", "# trace 1, ios 17, iPhone portrait", false),
        ("# trace 1, _, _", "# trace 1, ios 17", false), ("# trace 1, _", "# trace 1, ios 17, iPhone portrait", false),
        ("f(a:b:)", "f(a:b:)", true), ("f(_, _)", "f(a:b:)", true), ("f(_, b:)", "f(a:b:)", true),
        ("f(<true|false>)", "f(true)", true), ("f(a: <true|false>)", "f(a: false)", true),
        ("f(<true|false>)", "f(1)", false), ("f(<true|false>)", "f(truer)", false), ("f(<size>)", "f(0x0)", true),
        ("f(to: <size>, with: _)", "f(to: 390x844, with: coordinator)", true), ("f(<size>)", "f(390)", false),
        ("f(<size>)", "f(390x)", false), ("f(<size>)", "f(1x2x3)", false), ("f(<size>)", "f(<size>)", true),
        ("f(<size)", "f(1x2)", false), ("f(<points>)", "f(1)", false), ("f(a <size>)", "f(a 1x2)", false),
        ("f([_, <true|false>])", "f([1, true])", true),
        ("f(_)", "f(a:b:)", false), ("f(_, _)", "f(a:)", false), ("f(a: _)", "f(a:b:)", false),
    ]

    @Test(arguments: cases)
    func underscoreMatchesAnArgument(pattern: String, line: String, isMatch: Bool) {
        #expect(LinePattern(text: Array(pattern.utf8)).matches(Array(line.utf8)) == isMatch)
    }

    @Test func literalLinesHaveNoHoles() {
        let line = LinePattern(literal: Array("f(_)".utf8))
        #expect(line.matches(Array("f(_)".utf8)) && !line.matches(Array("f(1)".utf8)))
        #expect(!LinePattern(literal: Array("...".utf8)).matchesAnyLines)
    }

    /// Deep and unclosed brackets are read in one pass.
    @Test func longLinesAreReadQuickly() {
        let open = Array(repeating: UInt8(ascii: "("), count: 100_000)
        let closed = open + [UInt8(ascii: "_")] + Array(repeating: UInt8(ascii: ")"), count: 100_000)
        #expect(!LinePattern(text: open + [UInt8(ascii: "_")]).hasArgumentHole)
        #expect(LinePattern(text: closed).hasArgumentHole)
    }
}
