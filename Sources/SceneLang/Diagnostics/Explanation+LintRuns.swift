extension Explanation {
    /// Further warnings of `scenesh check`: mistakes about the moment of a call, and about containers.
    static let lintOfRuns: [Explanation] = [
        Explanation(
            .presentsFromDismissed,
            """
            A controller dismisses itself and then presents another controller in the same turn. The script only \
            presents this controller, and the controller presents nothing else, so the dismissal removes the \
            controller itself.
            """,
            why: "UIKit presents nothing from a controller that is being dismissed. It logs a message instead.",
            example: """
                initial scene home { segue present "form" -> form }
                scene form {
                    action done(sender) {
                        dismiss from self
                        present saved from self
                    }
                }
                scene saved
                launch
                """,
            fixedExample: """
                initial scene home { segue present "form" -> form }
                scene form {
                    action done(sender) { dismiss from self then { present saved from home } }
                }
                scene saved
                launch
                """),
        Explanation(
            .presentsAfterDismissal,
            """
            A controller dismisses with an animation, and presents in the same turn. If the dismissal removes a \
            screen, it still runs when the presentation begins.
            """,
            why: "While a dismissal runs, UIKit presents nothing from the same controller. It logs a message instead.",
            example: """
                initial scene home {
                    action next(sender) {
                        dismiss
                        present second
                    }
                    segue present "first" -> first
                }
                scene first, second
                launch
                """,
            fixedExample: """
                initial scene home {
                    action next(sender) { dismiss then { present second } }
                    segue present "first" -> first
                }
                scene first, second
                launch
                """),
        Explanation(
            .dismissesTwice,
            "A controller dismisses twice in one turn, and nothing is presented between the two dismissals.",
            why: """
                The first dismissal removes what the controller presents, or the controller itself. So the second one \
                does nothing, or UIKit forwards it to the presenter, which dismisses one screen more.
                """,
            example: """
                initial scene home { segue present "form" -> form }
                scene form {
                    action done(sender) {
                        dismiss from self
                        dismiss from self
                    }
                }
                launch
                """,
            fixedExample: """
                initial scene home { segue present "form" -> form }
                scene form { action done(sender) { dismiss from self } }
                launch
                """),
        Explanation(
            .loadsViewTooEarly,
            "Code in `init` reads `view`. This loads the view.",
            why: """
                The view is loaded before the controller is in a container or a window, and viewDidLoad runs before \
                the code that creates the controller can set properties (LAUNCH-PREMATURE-1).
                """,
            example: """
                controller home { on init { print view.bounds } }
                launch with home
                """,
            fixedExample: """
                controller home { on viewDidLoad { print view.bounds } }
                launch with home
                """),
        Explanation(
            .outletBeforeView,
            """
            Code in `init` or `awakeFromNib` reads a view of the controller. Nothing before it in this handler can \
            have loaded the root view.
            """,
            why: "UIKit connects the views when it loads the root view, so the outlet is nil here (VIEW-10).",
            example: """
                initial scene home {
                    view { label name }
                    on awakeFromNib { print name }
                }
                launch
                """,
            fixedExample: """
                initial scene home {
                    view { label name }
                    on viewDidLoad { print name }
                }
                launch
                """),
        Explanation(
            .viewWithoutChild,
            """
            `add view` adds the view of a controller to the view of another one. The script never makes the controller \
            a child, and never presents or shows it.
            """,
            why: """
                The controller has no parent. UIKit does not forward appearance calls, rotations or traits to it, and \
                nothing keeps it alive (CHILD-ADD-4).
                """,
            example: """
                initial scene shell { on viewDidLoad { add view page to self } }
                controller page
                launch
                """,
            fixedExample: """
                initial scene shell { on viewDidLoad { embed page in self } }
                controller page
                launch
                """),
        Explanation(
            .unsavedChild,
            """
            A custom container and its child have a restorationIdentifier, and the app saves its state. UIKit saves \
            the children of its own containers. It saves those of another container only if the container encodes \
            them.
            """,
            why: "UIKit does not save the state of the child (RESTORE-SAVE-1).",
            example: """
                ios 12
                app { on shouldSaveApplicationState(coder) { return true } }
                initial scene shell {
                    restorationIdentifier = "shell"
                    on viewDidLoad { embed page in self }
                }
                scene page { restorationIdentifier = "page" }
                launch
                """,
            fixedExample: """
                ios 12
                app { on shouldSaveApplicationState(coder) { return true } }
                initial scene shell {
                    restorationIdentifier = "shell"
                    on viewDidLoad { embed page in self }
                    on encodeRestorableState(coder) { coder.encode(page, "page") }
                }
                scene page { restorationIdentifier = "page" }
                launch
                """),
        Explanation(
            .presenterWithoutCalls,
            """
            The script is tested in releases up to iOS 12 and from iOS 13 on. A presentation has no style, and its \
            presenter handles an appearance callback. From iOS 13, such a presentation is a sheet, which leaves the \
            presenter on screen.
            """,
            why: "From iOS 13, UIKit calls no appearance callback of the presenter (MODAL-SHEET-1).",
            example: """
                test ios 12, 17
                initial scene list {
                    on viewWillAppear { print "reload" }
                    segue present "form" -> form
                }
                scene form
                launch
                """,
            fixedExample: """
                test ios 12, 17
                initial scene list {
                    on viewWillAppear { print "reload" }
                    segue present "form" -> form style .fullScreen
                }
                scene form
                launch
                """),
        Explanation(
            .showsNavigationController,
            "A controller on the stack of a navigation controller shows another navigation controller.",
            why: "A navigation controller cannot push another one, so it presents it (SHOW-NAV-1).",
            example: """
                initial scene nav: NavigationController { root -> list }
                scene list { segue show "account" -> account }
                scene account: NavigationController { root -> profile }
                scene profile
                launch
                """,
            fixedExample: """
                initial scene nav: NavigationController { root -> list }
                scene list { segue present "account" -> account }
                scene account: NavigationController { root -> profile }
                scene profile
                launch
                """),
        Explanation(
            .pushedSplitView,
            """
            A split view controller is pushed onto the stack of a navigation controller, or a storyboard has one as \
            the root of a navigation controller.
            """,
            why:
                "UIKit does not push a split view controller. A split view controller must be a root, or be presented.",
            example: """
                initial scene nav: NavigationController { root -> list }
                scene list { segue show "mail" -> mail }
                scene mail: SplitViewController { primary -> folders; secondary -> message }
                scene folders, message
                launch
                """,
            fixedExample: """
                initial scene nav: NavigationController { root -> list }
                scene list { segue present "mail" -> mail }
                scene mail: SplitViewController { primary -> folders; secondary -> message }
                scene folders, message
                launch
                """),
        Explanation(
            .barButtonWithTwoTargets,
            "A bar button item sends an action and performs a segue.",
            why: """
                A bar button item has one target and one action, and a segue uses both. So one of the two is never \
                performed. A control can have many actions.
                """,
            example: """
                initial scene home {
                    view { barButton add -> create }
                    segue present "form" -> form on add
                    action create(sender) { }
                }
                scene form
                launch
                """,
            fixedExample: """
                initial scene home {
                    view { barButton add -> create }
                    segue present "form" -> form
                    action create(sender) { perform "form" from self }
                }
                scene form
                launch
                """),
    ]
}
