extension Explanation {
    /// The limits on a run, explained.
    static let limits: [Explanation] = [
        Explanation(
            .callDepthLimit,
            "Calls of functions can be nested at most 1,000 deep. The option `--max-call-depth` changes this limit.",
            why: "The usual cause is a function that calls itself without end. In an app, the stack would overflow.",
            example: """
                func down(n) { down(n + 1) }
                down(0)
                """,
            fixedExample: """
                func down(n) { if n < 10 { down(n + 1) } }
                down(0)
                """,
            option: "--max-call-depth 50"),
        Explanation(
            .handlerDepthLimit,
            "Calls of handlers can be nested at most 64 deep. The option `--max-handler-depth` changes this limit.",
            why: """
                The usual cause is a handler whose code leads to another call of the same handler. In an app, these \
                calls would never end.
                """,
            example: """
                scene home {
                    on notification "more"(info) { post "more" }
                }
                launch with home
                post "more"
                """,
            fixedExample: """
                scene home {
                    on notification "more"(info) { print "more" }
                }
                launch with home
                post "more"
                """,
            option: "--max-handler-depth 8"),
        Explanation(
            .verbLimit,
            """
            In one step, handlers and blocks can run at most 10,000 verbs. The option `--max-verbs` changes this \
            limit.
            """,
            why: """
                The usual cause is a handler whose code leads to another call of the same handler. A step that runs \
                such a handler would never end.
                """,
            example: """
                initial scene home { on viewDidAppear { present detail } }
                scene detail: home
                launch
                """,
            fixedExample: """
                initial scene home { on viewDidAppear { present detail } }
                scene detail
                launch
                """,
            option: "--max-verbs 20"),
        Explanation(
            .stepLimit,
            """
            A scenario can run at most 10,000,000 steps. The same limit applies to a script without scenarios. The \
            option `--max-steps` changes this limit.
            """,
            why: "The usual cause is a loop that contains a step and never ends.",
            example: """
                initial scene home
                launch
                background
                foreground
                background
                foreground
                """,
            fixedExample: """
                initial scene home
                launch
                """,
            option: "--max-steps 3"),
        Explanation(
            .controllerLimit,
            """
            At most 1,000,000 controllers can exist at the same time. The option `--max-controllers` changes this \
            limit.
            """,
            why: """
                The usual cause is a loop that creates controllers and never releases them. In an app, the memory \
                would be used up.
                """,
            example: """
                controller Card
                var cards = []
                for number in 1...20 { cards.append(Card()) }
                """,
            fixedExample: """
                controller Card
                var cards = []
                for number in 1...5 { cards.append(Card()) }
                """,
            option: "--max-controllers 10"),
        Explanation(
            .memoryLimit,
            """
            A string or collection can have at most 16,777,216 elements. The option `--max-elements` changes this \
            limit. The limit for all strings and collections together is four times as high, but at least a million \
            elements.
            """,
            why: """
                The usual cause is a loop that adds elements and never ends. The limit protects the computer's memory.
                """,
            example: """
                var text = "ab"
                while true { text = text + text }
                """,
            fixedExample: """
                var text = "ab"
                text = text + text
                """,
            option: "--max-elements 1000"),
        Explanation(
            .nestedCallLimit,
            """
            Calls that UIKit makes can be nested at most 10,000 deep. The option `--max-nested-calls` changes this \
            limit. When UIKit calls a container, the container calls its children. Each level of containers therefore \
            adds a level of calls.
            """,
            why: """
                The usual cause is a very long chain of containers in which each container contains the next \
                container. In an app, the stack would overflow.
                """,
            example: """
                controller T: TabBarController
                var last = T()
                turn { repeat 30 { let next = T(); next.viewControllers = [last]; last = next } }
                launch with last
                """,
            fixedExample: """
                controller T: TabBarController
                var last = T()
                turn { repeat 3 { let next = T(); next.viewControllers = [last]; last = next } }
                launch with last
                """,
            option: "--max-nested-calls 20"),
        Explanation(
            .instructionLimit,
            """
            Between two steps, a script can make at most 100,000,000 jumps and calls. The option `--max-instructions` \
            changes this limit.
            """,
            why: "The limit stops loops that never end.",
            example: "while true { }",
            fixedExample: """
                var count = 0
                while count < 10 { count += 1 }
                """,
            option: "--max-instructions 1000"),
        Explanation(
            .outputLimit,
            "Between two steps, a script can print at most 64 MiB. The option `--max-output` changes this limit.",
            why: "The usual cause is a loop that prints and never ends.",
            example: "while true { print \"again\" }",
            fixedExample: "repeat 3 { print \"again\" }",
            option: "--max-output 1000"),
    ]
}
