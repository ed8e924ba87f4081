extension Explanation {
    /// The warnings of the checks, explained.
    static let warnings: [Explanation] = [
        Explanation(
            .deprecatedSegueKind,
            """
            The kind of this segue dates from Xcode 5. Since iOS 8, storyboards have the kinds `show`, `showDetail`, \
            `present` and `popover` instead.
            """,
            why: """
                From iOS 8, `show` searches for a container that can show the destination. If there is no such \
                container, `show` presents the destination. `push` always requires a navigation controller. Every \
                other old kind does the same as its replacement.
                """,
            example: """
                scene home { segue modal "open" -> detail }
                scene detail
                """,
            fixedExample: """
                scene home { segue present "open" -> detail }
                scene detail
                """),
        Explanation(
            .neverCalled,
            "UIKit makes this call in some releases of iOS, but not in the script's release.",
            why: "The handler never runs.",
            example: """
                ios 17
                scene home {
                    on viewWillUnload { print "gone" }
                }
                """,
            fixedExample: """
                ios 5
                scene home {
                    on viewWillUnload { print "gone" }
                }
                """),
        Explanation(
            .unknownSegue,
            "The controller has no segue with this identifier.",
            why: "UIKit raises an exception, which ends the app.",
            example: """
                scene inbox { segue present "open" -> message }
                scene message
                launch with inbox
                perform "opne" from inbox
                """,
            fixedExample: """
                scene inbox { segue present "open" -> message }
                scene message
                launch with inbox
                perform "open" from inbox
                """),
        Explanation(
            .unknownUnwindAction,
            """
            An unwind segue names an action, and returns to a controller that declares this action. Here no controller \
            declares the action.
            """,
            why: "UIKit finds no controller to return to, so nothing happens.",
            example: """
                scene detail { segue unwind "back" -> goBack }
                """,
            fixedExample: """
                scene home { unwind goBack(segue) { print "back" } }
                scene detail { segue unwind "back" -> goBack }
                """),
        Explanation(
            .willRaise,
            "UIKit does not allow this call.",
            why: "UIKit raises an exception, which ends the app.",
            example: """
                initial scene nav: NavigationController { root -> home }
                scene home
                scene other: NavigationController
                launch
                push other onto nav
                """,
            fixedExample: """
                initial scene nav: NavigationController { root -> home }
                scene home
                scene other: NavigationController
                launch
                present other
                """),
        Explanation(
            .noInitialScene,
            "The storyboard that is launched has no initial scene.",
            why: "If `launch` has no clause `with`, the window stays empty, so the user sees a black screen.",
            example: """
                scene home
                launch
                """,
            fixedExample: """
                initial scene home
                launch
                """),
        Explanation(
            .functionLikeHandler,
            """
            The script declares a function with the name of a method that UIKit calls. To declare a handler that UIKit \
            calls, write `on` instead of `func`.
            """,
            why: "UIKit never calls a `func`. Only code of the script calls a `func`.",
            example: """
                initial scene home {
                    func viewDidLoad() { print "loaded" }
                }
                launch
                """,
            fixedExample: """
                initial scene home {
                    on viewDidLoad { print "loaded" }
                }
                launch
                """),
        Explanation(
            .absentName,
            """
            This property or method of UIKit does not exist in the script's releases of iOS. The line `help:` of the \
            warning names the releases that have the property or method.
            """,
            why: "When the statement runs, the run ends with an error, usually E0314.",
            example: """
                ios 5
                scene home { on viewDidLoad { print viewIfLoaded } }
                """,
            fixedExample: """
                ios 9
                scene home { on viewDidLoad { print viewIfLoaded } }
                """),
        Explanation(
            .unknownAction,
            "A view sends its action up the responder chain, but no object of this chain has the action.",
            why: """
                Usually nothing happens when the user touches the view. If the view is connected to its controller \
                (`-> self.save`), UIKit raises an exception instead: unrecognized selector.
                """,
            example: """
                initial scene home { view { button save -> saveAll } }
                """,
            fixedExample: """
                initial scene home {
                    view { button save -> saveAll }
                    action saveAll(sender) { print "saved" }
                }
                """),
    ]
}
