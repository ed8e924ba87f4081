"""Swift code that the self test of `tidy.py` runs its rules on.

`CODE` lists texts, each with its code without comments and strings. `RULES` lists for each rule: files that break it,
the places of the mistakes, and near misses, which are similar files that do not break it.
"""
from textwrap import dedent

CODE = [
    ("let a = b // x! \"y\"\nc\n", "let a = b \nc\n"),
    ("a /* b /* c\n */ d\n */ e\nf\n", "a \n\n e\nf\n"),
    ("/* a */\nb", "\nb"),
    ("/* a /* b */", ""),
    ('f("a ! \\(g("b)") + x!) ") + y', 'f("g("") + x!") + y'),
    ('"\\(f((a), "\\(b("c"))"))!" + "d"', '"f((a), "b("")")" + ""'),
    ('"a \\" // b \\\\" + c // d', '"" + c '),
    ('#"a\\"# + b + #"c " \\(d) \\#(e!) "# + f', '"" + b + "e!" + f'),
    ('##"a "# b"## + c', '"" + c'),
    ('let a = """\n    b "c" // d\\\n    \\(e)\n    """ + f("")', 'let a = "\n\ne\n" + f("")'),
    ('#"""\na " b """\n"""# + c', '"\n\n" + c'),
    ('"a\nb', '"\n"'),
]


def swift(text):
    """Returns a sample without the indentation that it has in this program."""
    return dedent(text).lstrip("\n")


def function(lines):
    """Returns the text of a function with a number of lines."""
    return "func f() {\n" + "    g()\n" * (lines - 2) + "}\n"


RULES = {
    "core_modules_import_only_what_lies_below": (
        {
            "Sources/SceneLang/A.swift": "// a\nimport Foundation\ninternal import struct Foundation.Date\n",
            "Sources/SceneRuntime/A.swift": "import SceneLang\n",
            "Sources/SceneRuntime/B.swift": "#if os(Linux)\n    @preconcurrency public import Glibc\n#endif\n",
        },
        ["Sources/SceneLang/A.swift:2", "Sources/SceneLang/A.swift:3", "Sources/SceneRuntime/A.swift:1",
         "Sources/SceneRuntime/B.swift:2"],
        {
            "Sources/SceneLang/A.swift": "public import SceneRuntime\n// import Foundation\nlet a = \"\"\"\n"
                                         "    import Foundation\n    \"\"\"\n",
            "Sources/scenesh/A.swift": "import Foundation\n",
            "Tests/SceneLangTests/A.swift": "import Foundation\n",
        },
    ),
    "core_modules_have_no_key_paths": (
        {"Sources/SceneLang/A.swift": "let a = b.map(\\.c)\nlet d = b.sorted(by: \\.e.f)\n"},
        ["Sources/SceneLang/A.swift:1", "Sources/SceneLang/A.swift:2"],
        {
            "Sources/SceneLang/A.swift": "// \\.c\nlet a = \"\\.c\"\n",
            "Sources/scenesh/A.swift": "let a = b.map(\\.c)\n",
        },
    ),
    "libraries_are_used_in_one_file": (
        {
            "Sources/scenesh/REPL/LineEditor.swift": "",
            "Sources/scenesh/A.swift": "\ninternal import CReadline\n",
            "Sources/SceneStoryboard/XML/ExpatParser.swift": "import CExpat\n",
            "Sources/SceneStoryboard/A.swift": "import CExpat\n",
        },
        ["Sources/scenesh/REPL/LineEditor.swift:1", "Sources/scenesh/A.swift:2", "Sources/SceneStoryboard/A.swift:1"],
        {
            "Sources/scenesh/REPL/LineEditor.swift": "import CReadline\n",
            "Sources/scenesh/A.swift": "// import CReadline\n",
            "Sources/SceneStoryboard/XML/ExpatParser.swift": "#if canImport(CExpat)\n    import CExpat\n#endif\n",
        },
    ),
    "files_stay_small": (
        {
            "Sources/M/A.swift": "a\n" * 501,
            "Sources/M/B.swift": "a\n" + "b" * 121 + "\n",
            "Tests/M/A.swift": "\n" * 5 + "// tidy: long, but said too late\n" + "a\n" * 495,
            "Tests/M/B.swift": "// " + "ä" * 118 + "\n",
        },
        ["Sources/M/A.swift:501", "Sources/M/B.swift:2", "Tests/M/A.swift:501", "Tests/M/B.swift:1"],
        {
            "Sources/M/A.swift": "a\n" * 500,
            "Sources/M/B.swift": "\n".join(c * 120 for c in ("b", "e\u0301", "\U0001F468\u200D\U0001F469")),
            "Sources/M/C.swift": "// tidy: long, one line a case\n" + "c" * 121 + "\n" + "a\n" * 500,
        },
    ),
    "lines_of_documents_stay_short": (
        {
            "README.md": "a\n" + "b" * 121 + "\n",
            "docs/a.md": "<!-- x -->\n<!-- end -->\n```\n```\n" + "ä" * 121,
        },
        ["README.md:2", "docs/a.md:5"],
        {
            "README.md": "b" * 120 + "\n|" + "b" * 120 + "\n```\n" + "b" * 121 + "\n```\n",
            "docs/a.md": "<!-- x -->\n" + "b" * 121 + "\n<!-- end -->\n",
            "docs/diagnostics.md": "b" * 121,
            "Tests/a.md": "b" * 121,
        },
    ),
    "paragraphs_of_documents_stay_short": (
        {"README.md": "a\n" * 9, "docs/a.md": "- a\n" + "  a\n" * 8},
        ["README.md:9", "docs/a.md:9"],
        {
            "README.md": "# a\n" + "a\n" * 8 + "\n" + "a\n" * 8 + "|a|\n" + "a\n" * 8,
            "docs/a.md": "- a\n" * 9 + "```\n" + "a\n" * 9 + "```\n",
        },
    ),
    "functions_stay_short": (
        {
            "Sources/M/A.swift": "\n" + function(71),
            "Tests/M/A.swift": "struct S {\n    public init(\n        a: Int\n    ) {\n" + "        g()\n" * 67
                               + "    }\n}\n",
            "Tests/M/B.swift": "func f<T>(\n    a: T\n)\nwhere T: P {\n" + "    g()\n" * 66 + "}\n",
        },
        ["Sources/M/A.swift:2", "Tests/M/A.swift:2", "Tests/M/B.swift:1"],
        {
            "Sources/M/A.swift": function(70) + function(70),
            "Sources/M/B.swift": "// tidy: long, one line a case\n" + function(71),
            "Sources/M/C.swift": "func f() { g() }\nlet a = {\n" + "    g()\n" * 70 + "}\n",
            "Sources/M/D.swift": "protocol P {\n    func f()\n" + "    var a: Int { get }\n" * 70 + "}\n",
        },
    ),
    "switches_over_the_model_are_whole": (
        {
            "Sources/M/A.swift": swift("""
                func f() -> Int {
                    switch a {
                    case .b: 1
                    // A comment.
                    case .c(let d):
                        switch d {
                        case 1: 2
                        default: 3
                        }
                    default: 4
                    }
                }
                """),
            "Sources/M/B.swift": swift("""
                switch a {
                case 1: b
                case (.b, .c), (.d, _):

                    e
                default:
                    f
                }
                """),
            "Sources/M/C.swift": "switch a {\ncase .b: c\ncase _: d\n}\n",
            "Sources/M/Open.swift": swift("""
                // open: new cases need no code where they are ignored.
                /// Words.
                enum Word: UInt8 {
                    case one, two(Int, three: Bool),
                        four
                    var five: Bool {
                        switch self {
                        case .one, .six: true
                        default: false
                        }
                    }
                    /// An enumeration of its own.
                    enum Inner { case five }
                }
                // open: this is about the line below, and not about the enumeration after it.
                let a = 1
                enum Closed { case six, seven }
                """),
            "Sources/M/D.swift": "switch a {\ncase .one: c\ncase (.two, .four): d\ndefault: e\n}\n",
            "Sources/M/E.swift": "switch a {\ncase .one: c\ncase _: d\n}\n",
            "Sources/M/F.swift": "switch a {\ncase .six: c\ndefault: d\n}\n",
            "Sources/M/G.swift": "switch a {\ncase .three: c\ndefault: d\n}\n",
        },
        ["Sources/M/A.swift:10", "Sources/M/B.swift:6", "Sources/M/C.swift:3", "Sources/M/Open.swift:9",
         "Sources/M/D.swift:4", "Sources/M/E.swift:3", "Sources/M/F.swift:3", "Sources/M/G.swift:3"],
        {
            "Sources/M/A.swift": swift("""
                switch a {
                case .b:
                    switch c {
                    case "d": 1
                    // case .e: 2
                    default: 3
                    }
                case .f: 4
                }
                switch g {
                case 1, 2: 3
                default: 4
                }
                """),
            "Tests/M/A.swift": "switch a {\ncase .b: c\ndefault: d\n}\n",
            "Sources/M/Open.swift": swift("""
                // open: new cases need no code where they are ignored.
                /// Words.
                package enum Word: Int {
                    /// The first.
                    case one
                    case two(Int, three: Bool),
                        four
                    indirect case five(Word)
                }
                """),
            "Sources/M/B.swift": swift("""
                switch a {
                case .one, .two(3, let three) where three: b
                case .five(let inner):
                    switch inner {
                    case .four?: c
                    default: d
                    }
                default: e
                }
                """),
        },
    ),
    "wide_shifts_name_their_type": (
        {"Sources/M/A.swift": "let a = min(b, 1 << 40)\nlet c = (d + 1) << 32\n"},
        ["Sources/M/A.swift:1", "Sources/M/A.swift:2"],
        {"Sources/M/A.swift": "let a = 1 << 31\nlet b = UInt64(c) << 32\nlet d: Int64 = 1 << 40\nlet e = f << 320\n"},
    ),
    "every_flag_has_a_bit_of_its_own": (
        {"Sources/M/A.swift": swift("""
            struct A: OptionSet {
                static let a = A(rawValue: 1 << 0)
                static let b = A(rawValue: 1 << 1)
                static let c = A(rawValue: 1 << 0)
            }
            """)},
        ["Sources/M/A.swift:4"],
        {"Sources/M/A.swift": swift("""
            static let a = A(rawValue: 1 << 1)
            static let b = A(rawValue: 1 << 11)
            static let c = B(rawValue: 1 << 1)
            // static let d = A(rawValue: 1 << 1)
            """)},
    ),
    "nothing_traps": (
        {"Sources/M/A.swift": swift(r"""
            let a = b!
            let c = d[0]!.e
            let f = "a \(g()!) b"
            let h = try! i()
            let j = k as! L
            fatalError("m")
            guard n else { preconditionFailure() }
            Swift.precondition(o)
            p.unsafelyUnwrapped
            var q: Int!
            """),
         "Sources/SceneRuntime/Storage/Slab+More.swift": "precondition(a)\n",
         "Sources/SceneRuntime/Storage/Slab.swift": swift("""
            precondition(a)
            preconditionFailure()
            fatalError("b")
            """)},
        [f"Sources/M/A.swift:{line}" for line in range(1, 11)] + [
            "Sources/SceneRuntime/Storage/Slab+More.swift:1", "Sources/SceneRuntime/Storage/Slab.swift:2",
            "Sources/SceneRuntime/Storage/Slab.swift:3"],
        {
            "Sources/SceneLang/Source/ByteView.swift": "precondition(a)\n",
            "Sources/SceneRuntime/Storage/Slab.swift": "precondition(a)\n",
            "Sources/M/A.swift": swift("""
                let a = !b && c != d && !(e) && f!=g
                let h = "i! \\" j!" + #"k"! "#  // l! try! fatalError()
                /// preconditionFailure()
                let m = try? n as? O
                let preconditions = fatalErrors
                let p = "try! fatalError()"
                """),
            "Tests/M/A.swift": "let a = b!\n",
        },
    ),
    "only_the_console_prints": (
        {"Sources/M/A.swift": swift("""
            print(a)
            if b { debugPrint(c) }
            Swift.print(d)
            dump(e)
            puts(f)
            printf(g)
            """)},
        [f"Sources/M/A.swift:{line}" for line in range(1, 7)],
        {
            "Sources/M/A.swift": swift("""
                console.print(a)
                pprint(b)
                print = c
                fprintf(d)
                // print(e)
                let f = "print(g)"
                """),
            "Sources/M/B.swift": "func print(_ a: Int) { b() }\nprint(1)\n",
            "Tests/M/A.swift": "print(a)\n",
        },
    ),
    "nothing_is_left_for_later": (
        {
            "Sources/M/A.swift": "a\n// TO" "DO: b\n// FIX" "ME\n",
            "Tests/M/A.swift": "let a = \"HA" "CK\"\n// XX" "X: b\n",
        },
        ["Sources/M/A.swift:2", "Sources/M/A.swift:3", "Tests/M/A.swift:1", "Tests/M/A.swift:2"],
        {"Sources/M/A.swift": "// to" "do, Fix" "me, ha" "ck, XX" "X\n"},
    ),
    "public_declarations_say_what_they_do": (
        {"Sources/M/A.swift": swift("""
            public struct A {
                // Not a documentation comment.
                public func a() {}

                /// Documents `b` alone.
                public func b() {
                }
                @discardableResult
                public static func c() {}
                public subscript(d: Int) -> Int { d }
            }
            @frozen public enum B {}
            package struct C {
                package func d() {}
                @usableFromInline package mutating func e() {}
            }
            """)},
        [f"Sources/M/A.swift:{line}" for line in (1, 3, 9, 10, 12, 13, 14, 15)],
        {
            "Sources/M/A.swift": swift("""
                /// A documented type.
                @frozen
                public struct A {
                    public struct Nested {}
                    /// Documents three functions in a row.
                    public func a() {}
                    public func b() {}
                    public func c() {}

                    public static func == (a: A, b: A) -> Bool { true }

                    public func hash(into hasher: inout Hasher) {}
                    public var d = 1
                    func e() {}
                }
                // public func f() {}
                /// A documented type.
                package struct B {
                    /// Documents two functions in a row.
                    package func a() {}
                    package func b() {}
                    package var c = 1
                    package struct Nested {}
                }
                """),
            "Tests/M/A.swift": "public func a() {}\n",
        },
    ),
    "storage_is_not_public": (
        {"Sources/SceneRuntime/Storage/A.swift": swift("""
            public struct A {
                @usableFromInline public var a: Int
                @available(macOS 15, *) public func b() {}
            }
            """)},
        [f"Sources/SceneRuntime/Storage/A.swift:{line}" for line in (1, 2, 3)],
        {
            "Sources/SceneRuntime/Storage/A.swift": "// public\npackage struct A { let public = 1 }\n",
            "Sources/SceneRuntime/Model/A.swift": "public struct A {}\n",
        },
    ),
    "folders_of_a_module_form_no_circle": (
        {
            "Sources/M/Upper/U.swift": "struct Up {\n    let low: Low\n    let lower: Lower\n}\n",
            "Sources/M/Lower/L.swift": "struct Low {\n    // Up\n    let up: Up?\n}\nstruct Lower {}\n",
            "Sources/N/A/A.swift": "struct First { let next: Second }\n",
            "Sources/N/B/B.swift": "struct Second { let next: Outer.Third }\n",
            "Sources/N/C/C.swift": "enum Outer {\n    struct Third { let next: First }\n}\n",
            "Sources/N/D/D.swift": "struct User { let first: First }\n",
            "Sources/O/Kernel/A.swift": "struct Low { let high: High }\n",
            "Sources/O/Features/B.swift": "struct High { let low: Low }\nstruct Higher {}\n",
            "Sources/SceneRuntime/Features/Sheets/A.swift": "struct Sheet { let model: Model }\n",
            "Sources/SceneRuntime/Model/A.swift": "struct Model {}\nstruct Part { let state: State }\n",
            "Sources/SceneRuntime/Kernel/A.swift": "struct State { let part: Part, model: Model }\n",
        },
        ["Sources/M/Lower/L.swift:3", "Sources/N/A/A.swift:1", "Sources/N/B/B.swift:1", "Sources/N/C/C.swift:2",
         "Sources/O/Features/B.swift:1", "Sources/SceneRuntime/Model/A.swift:2"],
        {
            "Sources/M/Upper/U.swift": swift("""
                struct Up { let low: Low }
                struct Element {}
                struct Generic {}
                enum Both {}
                """),
            "Sources/M/Lower/L.swift": swift("""
                struct Low<Generic> {
                    let generic: Generic, element: Element, both: Both, nested: Nested
                    let text = "Up"  // Up
                }
                enum Both {}
                """),
            "Sources/M/Upper/V.swift": "extension Up { enum Nested {} }\n",
            "Sources/M/Root.swift": "struct Root { let up: Up, nested: Nested }\n",
            "Sources/M/Lower/M.swift": "extension Low { let root: Root }\n",
            "Sources/N/Upper/U.swift": "struct Top { let low: Bottom }\n",
            "Sources/N/Lower/L.swift": "struct Bottom { let up: Up }\n",
            "Sources/SceneRuntime/Features/Sheets/A.swift": "struct Sheet { let state: State, alert: Alert }\n",
            "Sources/SceneRuntime/Features/Alerts/A.swift": "struct Alert { let sheet: Sheet }\n",
            "Sources/SceneRuntime/Kernel/A.swift": "struct State { let sheet: Sheet }\n",
        },
    ),
    "lower_folders_call_nothing_above": (
        {
            "Sources/SceneRuntime/Kernel/World.swift": "extension World {\n    func resize() {}\n    func spell() {}\n}\n",
            "Sources/SceneRuntime/Trace/Speller.swift": "func write() {\n    world.resize()\n    spell()\n}\n",
            "Sources/SceneRuntime/Catalogue/Row.swift": "let write = { World.resize($0) }\n",
        },
        ["Sources/SceneRuntime/Trace/Speller.swift:2", "Sources/SceneRuntime/Trace/Speller.swift:3",
         "Sources/SceneRuntime/Catalogue/Row.swift:1"],
        {
            "Sources/SceneRuntime/Features/Bars/Bars.swift": "func hide() { write() }\nfunc append() {}\nfunc width() {}\n",
            "Sources/SceneRuntime/Trace/Speller.swift": "func write() { append() }  // hide()\n"
                                                        "func append() { line.width() }\n",
            "Sources/SceneLang/Verbs/Bars.swift": "let request = { hide() }\n",
        },
    ),
    "guides_name_what_exists": (
        {
            "CONTRIBUTING.md": swift("""
                Change `A.swift` and `Lower/B.swift`,
                `Sources/M/Upper/*.swift`,
                then `World+C`.
                ```sh
                make nothing
                ```
                Call `first(_:)` or `T.second`,
                run `make all` and `make every N=1`,
                and `swift test
                --filter 'OneTests|TwoTests'`. See `Page/`
                and `docs/`.
                `T.other(_:)` is one of `U`.
                """),
            "Sources/M/Lower/A.swift": "struct T { func first() {} }\n",
            "Sources/M/Lower/C.swift": "extension U { func other() {} }\n",
            "Sources/M/World+D.swift": "// OneTests\n",
            "Makefile": "all: every\n",
            "Page/a.js": "",
        },
        [f"CONTRIBUTING.md:{line}" for line in (1, 2, 3, 7, 8, 9, 11, 12)],
        {
            "CONTRIBUTING.md": swift("""
                Change `A.swift`, `M/Upper/A.swift` and `Upper/*.swift`, `World+D`, `Sources/M/` and `docs/guide.md`,
                with `NAV.json` or `Cases/ID.scene`. Call `.newRule`, `T.first(_:)` and `cite(.newRule)`.
                `make all N=1` runs `swift test --filter OneTests`; `git log` and `a b.swift` are no names.
                """),
            "Sources/M/Upper/A.swift": "struct T { func first() { cite() } }\n",
            "Sources/M/World+D.swift": "// OneTests\n",
            "Makefile": "all:\n",
            "docs/guide.md": "",
            "Cases/NAV.json": "",
        },
    ),
    "comments_name_what_exists": (
        {
            "Sources/M/A.swift": swift("""
                /// Calls `first(_:)`, then `oldName`.
                func first() {}
                // `Gone.first` and `.first` did this,
                // and so did `firstValue(of: x)`.
                """),
            "Tests/M/A.swift": "func oldName() {}\n",
        },
        [f"Sources/M/A.swift:{line}" for line in (1, 3, 4)],
        {
            "Sources/M/A.swift": swift("""
                /// `Name.first` or `first(_:second:)`, as `viewDidLoad()` of `UIWindow`, at `1024x768`.
                /// `push oldName` is a statement, `parent` a word, and oldName has no backticks.
                struct Name { let first = "viewDidLoad" }
                """),
            "Tests/M/A.swift": "// `oldName`\n",
        },
    ),
    "each_folder_is_described": (
        {
            "ARCHITECTURE.md": "| `Upper/` | types |\n\nLower/ is named, and has no row.\n",
            "Sources/M/Upper/A.swift": "",
            "Sources/M/Lower/A.swift": "",
            "Sources/M/Lower/B.swift": "",
            "Sources/M/Features/Sheets/A.swift": "",
        },
        ["Sources/M/Lower/A.swift:1", "Sources/M/Features/Sheets/A.swift:1"],
        {
            "ARCHITECTURE.md": "| `Upper/`, `Lower/` | types |\n| `Features/` | a folder for each feature |\n",
            "Sources/M/Features/Sheets/A.swift": "",
            "Sources/M/Features/Alerts/A.swift": "",
            "Sources/M/Upper/A.swift": "",
            "Sources/N/Lower/Inner/A.swift": "",
            "Sources/M/B.swift": "",
            "Tests/M/Other/A.swift": "",
        },
    ),
}
