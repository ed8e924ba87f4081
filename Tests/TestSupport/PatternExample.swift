/// A line of an expected trace, or several, and whether a script's trace matches. Whatever reads expected traces must
/// agree on each example: `expect trace`, goldens, and the library.
public struct PatternExample: Sendable, CustomStringConvertible {
    /// The statements whose trace is looked at, one a line.
    public let statements: String
    /// The expected lines, without the indentation that they have in the trace.
    public let expected: [String]
    /// Whether the trace is as expected.
    public let isMatch: Bool

    public var description: String {
        "\(expected.joined(separator: " / ")) \(isMatch ? "matches" : "does not match") \(statements)".split(
            separator: "\n"
        ).joined(separator: "; ")
    }

    /// What the scripts of all examples declare, and do first.
    public static let declarations = """
        initial scene nav: NavigationController { root -> home }
        scene home {
            segue show "open" -> detail
            segue show "a, (b" -> detail
            on prepare(segue, sender) { }
        }
        scene detail
        scene `my, (scene`
        controller Plain
        launch

        """

    /// Examples of `_`. Each expected line is looked for in the trace of a call.
    public static let arguments: [PatternExample] =
        examples(
            "perform \"open\" from home sender 42",
            matching: [
                "home.prepare(for: \"open\", sender: 42)", "home.prepare(for: _, sender: _)",
                "home.prepare(for: \"open\", sender: _)", "home.prepare(for: _, sender: 42)", "home.prepare(_, _)",
                "home.prepare(_, sender: 42)", "detail.init(coder:)", "detail.init(_)", "detail.init(coder: _)",
                "detail.viewDidLoad()", "detail.viewWillAppear(_)", "detail.viewWillAppear(animated: _)",
            ],
            notMatching: [
                "home.prepare(for: _)", "home.prepare(_)", "home.prepare(_, _, _)", "home.prepare()", "home.prepare",
                "home.prepare(to: _, sender: _)", "home.prepare(for: _, _: 42)", "home.prepare(_x, sender: 42)",
                "home.prepare(for: \"_\", sender: 42)", "_.prepare(for: \"open\", sender: 42)",
                "home._(for: \"open\", sender: 42)", "home.prepare(_, sender: 4_)", "detail.viewDidLoad(_)", "_",
                "detail.viewWillAppear(_, _)", "detail.init(nibName: _)", "detail.init(_, _)",
            ])
        + examples(
            "perform \"a, (b\" from home sender [1, [2, 3]]",
            matching: [
                "home.prepare(for: _, sender: _)", "home.prepare(_, _)", "home.prepare(for: _, sender: [1, [2, 3]])",
                "home.prepare(for: \"a, (b\", sender: [1, _])", "home.prepare(for: _, sender: [_, [_, 3]])",
            ],
            notMatching: [
                "home.prepare(_, _, _)", "home.prepare(_)", "home.prepare(for: _, sender: [_])",
                "home.prepare(for: _, sender: [1, _, _])", "home.prepare(for: \"_, (b\", sender: _)",
            ])
        + examples(
            "perform \"open\" from home sender \"a, b)\"",
            matching: ["home.prepare(for: \"open\", sender: _)", "home.prepare(for: _, sender: \"a, b)\")"],
            notMatching: ["home.prepare(for: \"open\", sender: \"_, b)\")", "home.prepare(for: _, sender: \"a, _)\")"])
        + examples(
            "perform \"open\" from home sender \"_\"",
            matching: ["home.prepare(for: \"open\", sender: \"_\")", "home.prepare(for: _, sender: _)"],
            notMatching: ["home.prepare(for: _, sender: \"__\")"])
        + examples(
            "push `my, (scene`",
            matching: ["`my, (scene`.viewWillAppear(_)", "`my, (scene`.willMove(toParent: _)"],
            notMatching: ["`my, (scene`.viewWillAppear(_, _)", "`_, (scene`.viewDidLoad()"])
        + examples(
            "present Plain() from home",
            matching: [
                "Plain.init(nibName:bundle:)", "Plain.init(_, _)", "Plain.init(nibName: _, bundle: _)",
                "Plain.init(_, bundle:)", "Plain.init(_, bundle: _)",
            ],
            notMatching: [
                "Plain.init(_)", "Plain.init(nibName: _)", "Plain.init(nibName:_)", "Plain.init(_, _, _)",
                "Plain.init(_, coder:)",
            ])
        + examples(
            "print \"f(a, b)\"\nprint [1, [2]]\nprint \"a_b\"\nprint \"_\"",
            matching: ["| f(a, b)", "| f(_, b)", "| [_, [2]]", "| [1, [_]]", "| a_b", "| _"],
            notMatching: ["| f(_)", "| [_]", "| a_", "| a _", "| __"])

    /// Examples of `...`. The expected lines are the whole trace of some lines that are printed.
    public static let lines: [PatternExample] = [
        (["a", "b"], ["a", "b"], true), (["a"], ["b"], false), ([], ["a"], false), (["a"], [], false),
        (["..."], [], true), (["..."], ["x", "y"], true), (["a", "...", "z"], ["a", "z"], true),
        (["a", "...", "z"], ["a", "b", "z"], true), (["a", "...", "z"], ["a", "b"], false),
        (["a", "...", "x", "y"], ["a", "x", "b", "x", "y"], true), (["...", "a"], ["b", "a", "a"], true),
        (["...", "a", "..."], ["b"], false), (["\t  ..."], ["x"], true), (["...", "..."], ["x"], true),
        (["....", "x"], ["x"], false), (["... x"], ["x"], false),
        (["...", "b", "...", "d"], ["a", "b", "c", "d"], true), (["...", "b", "...", "b"], ["a", "b", "c"], false),
        (["...", "f(_)", "..."], ["a", "f(1)", "b"], true),
        (["...", "f(_)", "..."], ["a", "f(1, 2)", "b"], false),
    ].map { expected, printed, isMatch in
        PatternExample(
            statements: printed.map { "print \"\($0)\"" }.joined(separator: "\n"),
            expected: expected.map { $0.contains("...") ? $0 : "| \($0)" }, isMatch: isMatch)
    }

    private static func examples(
        _ statements: String, matching: [String], notMatching: [String]
    ) -> [PatternExample] {
        [(matching, true), (notMatching, false)].flatMap { patterns, isMatch in
            patterns.map {
                PatternExample(statements: statements, expected: ["...", $0, "..."], isMatch: isMatch)
            }
        }
    }
}
