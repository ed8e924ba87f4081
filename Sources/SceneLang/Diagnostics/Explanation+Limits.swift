extension Explanation {
    /// The limits on a run, explained.
    static let limits: [Explanation] = [
        Explanation(
            .callDepthLimit,
            """
            functions call each other 1,000 deep at most, or as deep as --max-call-depth says. most often one \
            calls itself without end.
            """,
            example: """
                func down(n) { down(n + 1) }
                down(0)
                """,
            mended: """
                func down(n) { if n < 10 { down(n + 1) } }
                down(0)
                """,
            option: "--max-call-depth 50"),
        Explanation(
            .handlerDepthLimit,
            "a handler causes a handler that causes a handler, 64 deep, or as deep as --max-handler-depth says.",
            example: """
                scene home {
                    on notification "more"(info) { post "more" }
                }
                launch with home
                post "more"
                """,
            mended: """
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
            one step of the script causes more than 10,000 verbs in handlers and blocks, or more than --max- \
            verbs says. most often a handler answers its own doing.
            """,
            example: """
                initial scene home { on viewDidAppear { present detail } }
                scene detail: home
                launch
                """,
            mended: """
                initial scene home { on viewDidAppear { present detail } }
                scene detail
                launch
                """,
            option: "--max-verbs 20"),
        Explanation(
            .stepLimit,
            "a script makes 10,000,000 steps at most, or as many as --max-steps says.",
            example: """
                initial scene home
                launch
                background
                foreground
                background
                foreground
                """,
            mended: """
                initial scene home
                launch
                """,
            option: "--max-steps 3"),
        Explanation(
            .controllerLimit,
            "more controllers live at one time than may: 1,000,000, or what --max-controllers says.",
            example: """
                controller Card
                var cards = []
                for number in 1...20 { cards.append(Card()) }
                """,
            mended: """
                controller Card
                var cards = []
                for number in 1...5 { cards.append(Card()) }
                """,
            option: "--max-controllers 10"),
        Explanation(
            .memoryLimit,
            "a string or collection grows beyond 16,777,216 elements or --max-elements, or all beyond four times that.",
            example: """
                var text = "ab"
                while true { text = text + text }
                """,
            mended: """
                var text = "ab"
                text = text + text
                """,
            option: "--max-elements 1000"),
        Explanation(
            .nestedCallLimit,
            """
            UIKit's calls are nested more than 10,000 deep, or deeper than --max-nested-calls says: each \
            container calls its children from within its own calls.
            """,
            example: """
                controller A
                let first = A()
                var last = first
                turn { repeat 30 { let next = A(); embed next in last; last = next } }
                launch with first
                """,
            mended: """
                controller A
                let first = A()
                let next = A()
                turn { embed next in first }
                launch with first
                """,
            option: "--max-nested-calls 20"),
        Explanation(
            .instructionLimit,
            """
            the script computed for long without a step. a loop that never ends is stopped so; --max- \
            instructions raises the bound.
            """,
            example: "while true { }",
            mended: """
                var count = 0
                while count < 10 { count += 1 }
                """,
            option: "--max-instructions 1000"),
    ]
}
