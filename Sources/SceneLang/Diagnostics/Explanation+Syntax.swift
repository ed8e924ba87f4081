extension Explanation {
    /// The codes of the parser, explained.
    static let syntax: [Explanation] = [
        Explanation(
            .expectedExpression,
            "an operator, a bracket or a statement waits for a value, and something else stands there.",
            example: "let total = 1 +",
            mended: "let total = 1 + 2"),
        Explanation(
            .expectedToken,
            "at this place only certain signs or words can follow, which the message names.",
            example: "guard true { print 1 }",
            mended: "guard true else { print 1 }"),
        Explanation(
            .expectedName,
            "a name belongs here: of a declaration, a member, an element.",
            example: "for in [1, 2] { print 1 }",
            mended: "for number in [1, 2] { print number }"),
        Explanation(
            .expectedStatement,
            """
            a statement begins with a verb, a keyword or a value. this word continues a statement that has \
            ended, or belongs nowhere.
            """,
            example: """
                print 1
                else { print 2 }
                """,
            mended: "if false { print 1 } else { print 2 }"),
        Explanation(
            .expectedMember,
            """
            controllers hold variables, functions, handlers (`on`), actions, segues and the like. statements \
            stand inside of those.
            """,
            example: """
                scene home {
                    print "hello"
                }
                """,
            mended: """
                scene home {
                    on viewDidLoad { print "hello" }
                }
                """),
        Explanation(
            .unclosed,
            "a bracket is open to the end of the text, or to something that cannot stand within it.",
            example: """
                scene home {
                    on viewDidLoad { print 1
                }
                """,
            mended: """
                scene home {
                    on viewDidLoad { print 1 }
                }
                """),
        Explanation(
            .unopened,
            "a closing bracket has no opening one before it.",
            example: """
                func greet() { print "hello" } }
                """,
            mended: """
                func greet() { print "hello" }
                """),
        Explanation(
            .statementEnd,
            "a statement ends with its line, or with a semicolon.",
            example: "let a = 1 let b = 2",
            mended: "let a = 1; let b = 2"),
        Explanation(
            .misplacedDeclaration,
            """
            scenes, controllers and the like are declared at the level of the file or in a storyboard, not \
            among statements.
            """,
            example: """
                func setUp() {
                    scene home
                }
                """,
            mended: "scene home"),
        Explanation(
            .notAssignable,
            """
            the left side of = is a variable, a property or an element of a collection. a value by itself \
            cannot be changed.
            """,
            example: "1 = 2",
            mended: """
                var one = 1
                one = 2
                """),
        Explanation(
            .functionNamedLikeVerb,
            "at the beginning of a statement the word would be taken for the verb, so no function is named so.",
            example: "func push(x) { print x }",
            mended: "func pushed(x) { print x }"),
        Explanation(
            .reservedName,
            "reserved words carry the language's own meaning. between backticks any word is a name.",
            example: "let in = 1",
            mended: "let `in` = 1"),
        Explanation(
            .tooDeep,
            """
            blocks, brackets and operators are nested 256 levels deep at most, or as deep as --max-nesting \
            says.
            """,
            example: "print ((((((((((1))))))))))",
            mended: "print ((1))",
            option: "--max-nesting 8"),
        Explanation(
            .operandMissing,
            "the verb needs to know what it acts on, or its clause does.",
            example: "push",
            mended: """
                initial scene nav: NavigationController { root -> home }
                scene home, detail
                launch
                push detail
                """),
        Explanation(
            .clauseUnknown,
            "each verb takes clauses of its own. the message names those that it has.",
            example: """
                initial scene nav: NavigationController { root -> home }
                scene home, detail
                launch
                push detail to nav
                """,
            mended: """
                initial scene nav: NavigationController { root -> home }
                scene home, detail
                launch
                push detail onto nav
                """),
        Explanation(
            .clauseRepeated,
            "a clause says one thing once.",
            example: """
                initial scene home
                scene detail
                launch
                present detail unanimated unanimated
                """,
            mended: """
                initial scene home
                scene detail
                launch
                present detail unanimated
                """),
        Explanation(
            .clauseMissing,
            "the verb cannot be done without the clause.",
            example: """
                controller child
                initial scene home
                launch
                begin appearance home
                """,
            mended: """
                controller child
                initial scene home
                launch
                begin appearance home appearing true
                end appearance home
                """),
        Explanation(
            .foreignCall,
            """
            calls of UIKit that change the interface are written as verbs, which become steps of the trace. \
            the message has the verb.
            """,
            example: """
                initial scene home
                scene detail
                launch
                home.present(detail, animated: true)
                """,
            mended: """
                initial scene home
                scene detail
                launch
                present detail from home
                """),
        Explanation(
            .ambiguousDismiss,
            """
            UIKit's dismiss takes away what a controller presents, but when it presents nothing, the \
            controller itself. `dismiss` says neither which nor from whom: `dismiss from X` is UIKit's call on \
            X.
            """,
            example: """
                initial scene home
                scene detail
                launch
                present detail
                dismiss detail
                """,
            mended: """
                initial scene home
                scene detail
                launch
                present detail
                dismiss from detail
                """),
        Explanation(
            .typeAnnotation,
            "variables, parameters and functions have no types: each value knows what it is.",
            example: "let count: Int = 1",
            mended: "let count = 1"),
        Explanation(
            .comparisonChain,
            "comparisons and ranges stand between two values. what is to hold for three is joined with &&.",
            example: "print 1 < 2 < 3",
            mended: "print 1 < 2 && 2 < 3"),
        Explanation(
            .unknownDevice,
            "devices are iPhone and iPad, each with `landscape` if wanted.",
            example: "device Pixel",
            mended: "device iPhone landscape"),
        Explanation(
            .forceUnwrap,
            "values need no unwrapping: a member of nil is an error of the run, and `?.` or `??` deal with nil.",
            example: """
                let title = nil
                print title!
                """,
            mended: """
                let title = nil
                print title ?? "none"
                """),
        Explanation(
            .malformedInstance,
            """
            instances of a controller are numbered from 1 in the order of their creation. the number follows \
            the name without a blank.
            """,
            example: """
                initial scene home
                launch
                print home #1
                """,
            mended: """
                initial scene home
                launch
                print home#1
                """),
        Explanation(
            .superMember,
            "inside a handler `super` by itself calls the inherited one, with the same arguments.",
            example: """
                scene home {
                    on viewWillAppear(animated) { super.viewWillAppear(animated) }
                }
                """,
            mended: """
                scene home {
                    on viewWillAppear(animated) { super }
                }
                """),
        Explanation(
            .malformedVersion,
            "a release of iOS is a number such as 17 or 17.4.",
            example: "ios 1e3",
            mended: "ios 17"),
    ]
}
