extension Explanation {
    /// The codes of the parser, explained.
    static let syntax: [Explanation] = [
        Explanation(
            .expectedExpression,
            """
            A value must follow here, for example after an operator, but something else follows. A statement cannot \
            begin with an operator such as `+`. To continue a statement on the next line, write the operator at the \
            end of the first line.
            """,
            why: "Without the value, the statement has nothing to compute or to act on.",
            example: "let total = 1 +",
            fixedExample: "let total = 1 + 2"),
        Explanation(
            .expectedToken,
            "Only certain words or punctuation marks can follow here. The message names these words or marks.",
            why: """
                Without the word or mark, it is not clear where one part of the statement ends and where the next part \
                begins.
                """,
            example: "guard true { print 1 }",
            fixedExample: "guard true else { print 1 }"),
        Explanation(
            .expectedName,
            "A declaration, a member or a loop variable must have a name here.",
            why: "Without a name, no code could refer to the declaration, the member or the variable.",
            example: "for in [1, 2] { print 1 }",
            fixedExample: "for number in [1, 2] { print number }"),
        Explanation(
            .expectedStatement,
            """
            A statement begins with a verb, a keyword or a value. The word here is misspelt, or the word continues a \
            statement that has already ended.
            """,
            why: "The tool cannot know what the line is meant to do, so the tool does not run the script.",
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
            why: "It is not clear when a statement outside of handlers and functions would run.",
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
            """
            An opening bracket has no closing bracket. Before a closing bracket appears, the file ends, or something \
            follows that cannot appear inside the brackets.
            """,
            why: """
                Everything after an opening bracket counts as content of the brackets until the closing bracket \
                appears.
                """,
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
            why: """
                A block has probably ended too early. The statements after the end of the block are then in the wrong \
                place.
                """,
            example: """
                func greet() { print "hello" } }
                """,
            fixedExample: """
                func greet() { print "hello" }
                """),
        Explanation(
            .statementEnd,
            """
            A statement ends at the end of its line or at a semicolon. Here, other text follows the statement on the \
            same line.
            """,
            why: "It is not clear whether this text is a second statement, or whether an operator is missing.",
            example: "let a = 1 let b = 2",
            fixedExample: "let a = 1; let b = 2"),
        Explanation(
            .misplacedDeclaration,
            """
            Scenes, controllers and other top-level declarations are written at file level or in a storyboard. These \
            declarations cannot appear in a block of statements, such as the body of a function.
            """,
            why: """
                A declaration takes effect at the start of the run. Inside a block of statements, a declaration would \
                seem to take effect when the block runs.
                """,
            example: """
                func setUp() {
                    scene home
                }
                """,
            fixedExample: "scene home"),
        Explanation(
            .notAssignable,
            "The left side of `=` must be a variable, a property or an element of a collection.",
            why: "Other values have no place where a new value could be stored.",
            example: "1 = 2",
            fixedExample: """
                var one = 1
                one = 2
                """),
        Explanation(
            .functionNamedLikeVerb,
            """
            The function has the name of a verb, such as `push`. To keep this name, write the name between backticks. \
            A function with types can have the name of a verb that needs clauses, such as `add`.
            """,
            why: """
                At the beginning of a statement, `push(` is read as the verb `push`. A call of the function would \
                therefore run the verb. An action can have the name of a verb, because UIKit calls the action.
                """,
            example: "func push(x) { print x }",
            fixedExample: "func `push`(x) { print x }"),
        Explanation(
            .reservedName,
            "A reserved word is a keyword of the language. Between backticks, any word can be a name.",
            why: "Without backticks, each use of the name would be read as the keyword.",
            example: "let in = 1",
            fixedExample: "let `in` = 1"),
        Explanation(
            .tooDeep,
            """
            Code can be nested at most 256 levels deep. The option `--max-nesting` changes this limit. Each block, \
            each bracket and each `? :` is one level. The innermost value or statement is one more level. An \
            expression can have at most 500 operators in a row, as in `1 + 2 + 3`.
            """,
            why: "The limits protect the tool from an overflow of its stack.",
            example: "print ((((((((((1))))))))))",
            fixedExample: "print ((1))",
            option: "--max-nesting 8"),
        Explanation(
            .operandMissing,
            "The verb, or one of its clauses, requires an operand. The error's `help:` line shows the syntax.",
            why: "Without the operand, it is not clear which controller, view or value the verb acts on.",
            example: "push",
            fixedExample: """
                initial scene nav: NavigationController { root -> home }
                scene home, detail
                launch
                push detail
                """),
        Explanation(
            .clauseUnknown,
            """
            Each verb takes certain clauses, and this clause is not one of them. The error's `help:` line shows the \
            clauses of the verb.
            """,
            why: "If the tool ignored the clause, the trace would not show what the script says.",
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
            why: "If a clause is written twice, it is not clear which of the two clauses applies.",
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
            The verb, or another clause of the statement, requires a clause that is missing. The error's `help:` line \
            shows the syntax.
            """,
            why: """
                The missing clause has a value that the verb cannot do without. There is no default for this value.
                """,
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
            The statement is written in the message syntax of Objective-C, or a verb has empty parentheses. The \
            error's `help:` line shows the verb.
            """,
            why: """
                Each verb is a step, and each step has a line in the trace. The calls that UIKit makes in this step \
                appear under this line.
                """,
            example: """
                initial scene home
                scene detail
                launch
                [home presentViewController:detail animated:YES completion:nil];
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
            `dismiss X` does not say which controller is removed. `dismiss from X` calls UIKit's `dismiss` method on \
            X.
            """,
            why: """
                If X presents a controller, this method removes the presented controller. If X presents no controller, \
                this method removes X. With `dismiss X`, it would not be clear which of these two controllers is \
                meant.
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
            .comparisonChain,
            "A comparison or a range has two operands. Combine two comparisons with `&&`.",
            why: "Without `&&`, the result of the first comparison (true or false) would be compared with a number.",
            example: "print 1 < 2 < 3",
            fixedExample: "print 1 < 2 && 2 < 3"),
        Explanation(
            .unknownDevice,
            """
            A device is `iPhone`, `iPad` or a size such as `320x480`. The word `portrait` or `landscape` may follow \
            `iPhone` or `iPad`.
            """,
            why: "The device determines the size classes, so UIKit makes different calls on different devices.",
            example: "device Pixel",
            fixedExample: "device iPhone landscape"),
        Explanation(
            .malformedInstance,
            """
            The instances of a controller are numbered from 1 in the order of their creation. Write the number after \
            the name without a space, as in `home#1`.
            """,
            why: "After a space, the number does not belong to the name, so it is not clear which instance is meant.",
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
            .malformedVersion,
            "A release of iOS is a number such as 17 or 17.4.",
            why: "The release decides which rules of UIKit apply, so it must be exact.",
            example: "ios 1e3",
            fixedExample: "ios 17"),
    ]
}
