extension Explanation {
    /// The codes of the parser, explained.
    static let syntax: [Explanation] = [
        Explanation(
            .expectedExpression,
            """
            A value must follow here, for example after an operator. Something else follows. A statement cannot begin \
            with an operator such as +: write the operator at the end of the line before.
            """,
            why: "Without the value, the statement has nothing to compute or to act on.",
            example: "let total = 1 +",
            fixedExample: "let total = 1 + 2"),
        Explanation(
            .expectedToken,
            "Only certain words or punctuation can follow here. The message names them.",
            why: "Without them, it is not clear where this part of the statement ends and the next one begins.",
            example: "guard true { print 1 }",
            fixedExample: "guard true else { print 1 }"),
        Explanation(
            .expectedName,
            "A declaration, a member or a loop variable requires a name here.",
            why: "Without a name, no code could refer to it.",
            example: "for in [1, 2] { print 1 }",
            fixedExample: "for number in [1, 2] { print number }"),
        Explanation(
            .expectedStatement,
            """
            A statement begins with a verb, a keyword or a value. This word is misspelt, or it continues a statement \
            that has already ended.
            """,
            why: "The tool cannot know what the line is meant to do, so it does not run the script.",
            example: """
                print 1
                else { print 2 }
                """,
            fixedExample: "if false { print 1 } else { print 2 }"),
        Explanation(
            .expectedMember,
            """
            A controller contains variables, functions, handlers (`on`), actions, segues and other members. Statements \
            belong in handlers or functions.
            """,
            why: "Nothing says when a statement outside of handlers and functions would run.",
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
            why: "Until the bracket is closed, everything after it counts as its content.",
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
            The closing bracket has no opening bracket before it. There is one closing bracket too many, or an opening \
            bracket is missing.
            """,
            why: "A block has probably ended too early, so statements after it are in the wrong place.",
            example: """
                func greet() { print "hello" } }
                """,
            fixedExample: """
                func greet() { print "hello" }
                """),
        Explanation(
            .statementEnd,
            "A statement ends at the end of its line or at a semicolon. Something else follows it on the same line.",
            why: "It is not clear whether the text is a second statement, or whether an operator is missing.",
            example: "let a = 1 let b = 2",
            fixedExample: "let a = 1; let b = 2"),
        Explanation(
            .misplacedDeclaration,
            """
            Scenes, controllers and other top-level declarations are written at file level or in a storyboard. They \
            cannot appear among statements.
            """,
            why: """
                A declaration exists from the start of the run. A declaration among statements would seem to be \
                created when the statements run.
                """,
            example: """
                func setUp() {
                    scene home
                }
                """,
            fixedExample: "scene home"),
        Explanation(
            .notAssignable,
            "The left side of = must be a variable, a property or an element of a collection.",
            why: "Other values have no place where a new value could be stored.",
            example: "1 = 2",
            fixedExample: """
                var one = 1
                one = 2
                """),
        Explanation(
            .functionNamedLikeVerb,
            """
            The function has the name of a verb. To keep this name, write it between backticks. Actions can have any \
            name, because UIKit calls them.
            """,
            why: """
                At the beginning of a statement, `push(` is read as the verb. So a call of the function would run the \
                verb instead.
                """,
            example: "func push(x) { print x }",
            fixedExample: "func `push`(x) { print x }"),
        Explanation(
            .reservedName,
            "Reserved words are keywords of the language. Between backticks, any word can be a name.",
            why: "Without backticks, each use of the name would be read as the keyword.",
            example: "let in = 1",
            fixedExample: "let `in` = 1"),
        Explanation(
            .tooDeep,
            """
            Code can be nested at most 256 levels deep, or as deep as --max-nesting sets. Each block, bracket and `? \
            :` is one level. The innermost value or statement is one more. An expression can have at most 500 \
            operators in a row.
            """,
            why: "The limit protects the tool from an overflow of its stack.",
            example: "print ((((((((((1))))))))))",
            fixedExample: "print ((1))",
            option: "--max-nesting 8"),
        Explanation(
            .operandMissing,
            "The verb or its clause requires an operand. The error's `help:` line shows the syntax.",
            why: "Without the operand, the verb does not know which controller, view or value it acts on.",
            example: "push",
            fixedExample: """
                initial scene nav: NavigationController { root -> home }
                scene home, detail
                launch
                push detail
                """),
        Explanation(
            .clauseUnknown,
            "Each verb takes certain clauses. The error's `help:` line shows those of this verb.",
            why: "A clause that is silently ignored would make the trace show something other than the script says.",
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
            "A clause of a verb can be written only once.",
            why: "If a clause is written twice, it is not clear which of the two values applies.",
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
            """
            This clause is required, either by the verb or by another clause of the statement. The error's `help:` \
            line shows the syntax.
            """,
            why: "The method of UIKit that the verb calls has no default for this argument.",
            example: """
                initial scene home
                launch
                begin appearance home
                """,
            fixedExample: """
                initial scene home
                launch
                begin appearance home appearing true
                end appearance home
                """),
        Explanation(
            .foreignCall,
            """
            UIKit's methods that change the interface, and calls that run code later, are written as verbs. The \
            error's `help:` line shows the verb.
            """,
            why: "Each verb is a step, which has a line in the trace with the calls of UIKit under it.",
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
            "`dismiss X` does not say which controller is meant. `dismiss from X` calls dismiss on X.",
            why: """
                UIKit's dismiss removes the controller that the receiver presents. If the receiver presents none, \
                dismiss removes the receiver itself. So `dismiss X` could mean either of two controllers.
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
            "Variables, parameters and functions do not declare types.",
            why: "Each value has its own type, so an annotation would never be checked.",
            example: "let count: Int = 1",
            fixedExample: "let count = 1"),
        Explanation(
            .comparisonChain,
            "A comparison or a range has two operands. Combine two comparisons with &&.",
            why: "Without &&, the result of the first comparison (true or false) would be compared with a number.",
            example: "print 1 < 2 < 3",
            fixedExample: "print 1 < 2 && 2 < 3"),
        Explanation(
            .unknownDevice,
            "The devices are iPhone and iPad, optionally with `portrait` or `landscape`, and sizes such as 320x480.",
            why: "The device determines the size classes, so UIKit makes different calls on different devices.",
            example: "device Pixel",
            fixedExample: "device iPhone landscape"),
        Explanation(
            .forceUnwrap,
            "Values do not have to be unwrapped with `!`. `?.` and `??` handle a value that may be nil.",
            why: "Reading a member of nil ends the run with an error, as a forced unwrap of nil ends an app in Swift.",
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
            why: "With a space, the number does not belong to the name, and it is not clear which instance is meant.",
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
            why: "`super` always means the overridden method, so its name is not needed.",
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
            why: "The release decides which rules of UIKit apply, so it must be exact.",
            example: "ios 1e3",
            fixedExample: "ios 17"),
    ]
}
