extension Explanation {
    /// The warnings of the checks, explained.
    static let warnings: [Explanation] = [
        Explanation(
            .deprecatedSegueKind,
            """
            storyboards since iOS 8 have show, showDetail, present and popover. the old kinds are read as what \
            Xcode makes of them.
            """,
            example: """
                scene home { segue modal "open" -> detail }
                scene detail
                """,
            mended: """
                scene home { segue present "open" -> detail }
                scene detail
                """),
        Explanation(
            .neverCalled,
            "the release of iOS of the script is older than the call, or has it no more.",
            example: """
                ios 17
                scene home {
                    on viewWillUnload { print "gone" }
                }
                """,
            mended: """
                ios 5
                scene home {
                    on viewWillUnload { print "gone" }
                }
                """),
        Explanation(
            .unknownSegue,
            "no segue of this name leaves the controller, so UIKit will answer with an exception.",
            example: """
                scene inbox { segue show "open" -> message }
                scene message
                launch with inbox
                perform "opne" from inbox
                """,
            mended: """
                scene inbox { segue show "open" -> message }
                scene message
                launch with inbox
                perform "open" from inbox
                """),
        Explanation(
            .unknownUnwindAction,
            """
            an unwind segue goes back to a controller that has the action. nobody declares it, so nothing \
            would happen.
            """,
            example: """
                scene detail { segue unwind "back" -> goBack }
                """,
            mended: """
                scene home { unwind goBack(segue) { print "back" } }
                scene detail { segue unwind "back" -> goBack }
                """),
        Explanation(
            .willRaise,
            "UIKit does not do this: it raises an exception, and the app ends.",
            example: """
                initial scene nav: NavigationController { root -> home }
                scene home
                scene other: NavigationController
                launch
                push other onto nav
                """,
            mended: """
                initial scene nav: NavigationController { root -> home }
                scene home
                scene other: NavigationController
                launch
                present other
                """),
        Explanation(
            .noInitialScene,
            "without an initial scene the window of the app stays empty.",
            example: """
                scene home
                launch
                """,
            mended: """
                initial scene home
                launch
                """),
        Explanation(
            .functionLikeHandler,
            "a `func` is called by the script alone. what UIKit is to call is declared with `on`.",
            example: """
                initial scene home {
                    func viewDidLoad() { print "loaded" }
                }
                launch
                """,
            mended: """
                initial scene home {
                    on viewDidLoad { print "loaded" }
                }
                launch
                """),
    ]
}
