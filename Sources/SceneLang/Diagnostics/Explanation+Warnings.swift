extension Explanation {
    /// The warnings of the checks, explained.
    static let warnings: [Explanation] = [
        Explanation(
            .deprecatedSegueKind,
            """
            The kind of this segue dates from Xcode 5. Since iOS 8, storyboards have the kinds show, showDetail, \
            present and popover instead.
            """,
            why: """
                From iOS 8, 'show' searches for a container that can show the destination. Without one, it presents \
                the destination. 'push' always requires a navigation controller. The other old kinds do the same as \
                the new ones.
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
            "UIKit does not make this call in the script's release of iOS, only in other releases.",
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
            "An unwind segue returns to a controller that declares the action. Here no controller declares it.",
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
            UIKit calls a method of this name, but the script declares it with `func`. To declare a handler that UIKit \
            calls, write `on`.
            """,
            why: "UIKit never calls a `func`. Only code of the script does.",
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
            None of the releases of iOS that the script names has this property or method of UIKit. The warning's \
            `help:` line names the releases that have it.
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
            "A view sends its action up the responder chain, and no object of this chain has the action.",
            why: """
                Nothing happens when the user touches the view. If the view is connected to its controller (`-> \
                self.save`) and the class does not have the action, UIKit raises an exception: unrecognized selector.
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
