extension Explanation {
    /// The codes of the parser, explained.
    static let syntax: [Explanation] = [
        Explanation(
            .expectedExpression,
            "A value must follow an operator, an opening bracket or a keyword. Something else was found.",
            example: "let total = 1 +",
            fixedExample: "let total = 1 + 2"),
        Explanation(
            .expectedToken,
            "Only certain words or punctuation can follow here. The message names them.",
            example: "guard true { print 1 }",
            fixedExample: "guard true else { print 1 }"),
        Explanation(
            .expectedName,
            """
            A declaration, a member or a loop variable requires a name here. Without a name, no code could refer to it.
            """,
            example: "for in [1, 2] { print 1 }",
            fixedExample: "for number in [1, 2] { print number }"),
        Explanation(
            .expectedStatement,
            """
            A statement begins with a verb, a keyword or a value. This word is misspelt, or it continues a statement \
            that has already ended.
            """,
            example: """
                print 1
                else { print 2 }
                """,
            fixedExample: "if false { print 1 } else { print 2 }"),
        Explanation(
            .expectedMember,
            """
            A controller contains variables, functions, handlers (`on`), actions, segues and other members. \
            Statements belong in handlers or functions.
            """,
            example: """
                scene home {
                    print "hello"
                }
                """,
            fixedExample: """
                scene home {
                    on viewDidLoad { print "hello" }
                }
                """),
        Explanation(
            .unclosed,
            "The bracket is not closed before the end of the file, or before something that cannot appear inside it.",
            example: """
                scene home {
                    on viewDidLoad { print 1
                }
                """,
            fixedExample: """
                scene home {
                    on viewDidLoad { print 1 }
                }
                """),
        Explanation(
            .unopened,
            """
            The closing bracket has no opening bracket before it. It is one too many, or an opening bracket is missing.
            """,
            example: """
                func greet() { print "hello" } }
                """,
            fixedExample: """
                func greet() { print "hello" }
                """),
        Explanation(
            .statementEnd,
            "A statement ends at the end of its line or at a semicolon.",
            example: "let a = 1 let b = 2",
            fixedExample: "let a = 1; let b = 2"),
        Explanation(
            .misplacedDeclaration,
            """
            Scenes, controllers and other top-level declarations are written at file level or in a storyboard. They \
            cannot appear among statements.
            """,
            example: """
                func setUp() {
                    scene home
                }
                """,
            fixedExample: "scene home"),
        Explanation(
            .notAssignable,
            """
            The left side of = must be a variable, a property or an element of a collection. Other values cannot be \
            changed.
            """,
            example: "1 = 2",
            fixedExample: """
                var one = 1
                one = 2
                """),
        Explanation(
            .functionNamedLikeVerb,
            """
            At the beginning of a statement, this word is always the verb. A function can have its name between \
            backticks. Actions can have any name, because UIKit calls them.
            """,
            example: "func push(x) { print x }",
            fixedExample: "func `push`(x) { print x }"),
        Explanation(
            .reservedName,
            "Reserved words are keywords of the language. Between backticks, any word can be a name.",
            example: "let in = 1",
            fixedExample: "let `in` = 1"),
        Explanation(
            .tooDeep,
            "Blocks, brackets and operators can be nested at most 256 levels deep, or as deep as --max-nesting sets.",
            example: "print ((((((((((1))))))))))",
            fixedExample: "print ((1))",
            option: "--max-nesting 8"),
        Explanation(
            .operandMissing,
            "The verb or its clause requires an operand. The help shows the syntax.",
            example: "push",
            fixedExample: """
                initial scene nav: NavigationController { root -> home }
                scene home, detail
                launch
                push detail
                """),
        Explanation(
            .clauseUnknown,
            "Each verb takes certain clauses. The help shows those of this verb.",
            example: """
                initial scene nav: NavigationController { root -> home }
                scene home, detail
                launch
                push detail to nav
                """,
            fixedExample: """
                initial scene nav: NavigationController { root -> home }
                scene home, detail
                launch
                push detail onto nav
                """),
        Explanation(
            .clauseRepeated,
            "Each clause of a verb can be written once. Otherwise it would be unclear which of them applies.",
            example: """
                initial scene home
                scene detail
                launch
                present detail unanimated unanimated
                """,
            fixedExample: """
                initial scene home
                scene detail
                launch
                present detail unanimated
                """),
        Explanation(
            .clauseMissing,
            "The verb requires this clause, because the UIKit call behind it has no default for the value.",
            example: """
                controller child
                initial scene home
                launch
                begin appearance home
                """,
            fixedExample: """
                controller child
                initial scene home
                launch
                begin appearance home appearing true
                end appearance home
                """),
        Explanation(
            .foreignCall,
            """
            UIKit's methods that change the interface are written as verbs, which become steps of the trace. The \
            help shows the verb.
            """,
            example: """
                initial scene home
                scene detail
                launch
                home.present(detail, animated: true)
                """,
            fixedExample: """
                initial scene home
                scene detail
                launch
                present detail from home
                """),
        Explanation(
            .ambiguousDismiss,
            """
            UIKit's dismiss removes the controller that the receiver presents. If it presents none, it removes the \
            receiver itself. `dismiss X` does not say which of them is meant. `dismiss from X` calls dismiss on X.
            """,
            example: """
                initial scene home
                scene detail
                launch
                present detail
                dismiss detail
                """,
            fixedExample: """
                initial scene home
                scene detail
                launch
                present detail
                dismiss from detail
                """),
        Explanation(
            .typeAnnotation,
            "Variables, parameters and functions do not declare types. Each value has its own type.",
            example: "let count: Int = 1",
            fixedExample: "let count = 1"),
        Explanation(
            .comparisonChain,
            "A comparison or a range has two operands. Combine two comparisons with &&.",
            example: "print 1 < 2 < 3",
            fixedExample: "print 1 < 2 && 2 < 3"),
        Explanation(
            .unknownDevice,
            "The devices are iPhone and iPad, optionally with `landscape`, and sizes such as 320x480.",
            example: "device Pixel",
            fixedExample: "device iPhone landscape"),
        Explanation(
            .forceUnwrap,
            """
            Values do not have to be unwrapped. Reading a member of nil is a run-time error, which `?.` and `??` \
            avoid.
            """,
            example: """
                let title = nil
                print title!
                """,
            fixedExample: """
                let title = nil
                print title ?? "none"
                """),
        Explanation(
            .malformedInstance,
            """
            The instances of a controller are numbered from 1 in the order of their creation. The number follows the \
            name without a space.
            """,
            example: """
                initial scene home
                launch
                print home #1
                """,
            fixedExample: """
                initial scene home
                launch
                print home#1
                """),
        Explanation(
            .superMember,
            "In a handler, `super` alone calls the inherited handler with the same arguments.",
            example: """
                scene home {
                    on viewWillAppear(animated) { super.viewWillAppear(animated) }
                }
                """,
            fixedExample: """
                scene home {
                    on viewWillAppear(animated) { super }
                }
                """),
        Explanation(
            .malformedVersion,
            "A release of iOS is a number such as 17 or 17.4.",
            example: "ios 1e3",
            fixedExample: "ios 17"),
    ]
}
