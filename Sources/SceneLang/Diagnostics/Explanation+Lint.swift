extension Explanation {
    /// The warnings of `scenesh check`, explained.
    static let lint: [Explanation] = [
        Explanation(
            .unreachedScene,
            """
            The scene or controller is not an initial scene, and no segue, container or statement that the script uses \
            leads to it. A segue of an unused scene does not count. No run can create the scene, so it has no effect.
            """,
            why: """
                Often a segue to the scene is missing. Files without steps are not checked, because other files import \
                them.
                """,
            example: """
                initial scene home
                scene settings
                launch
                """,
            fixedExample: """
                initial scene home { segue present "settings" -> settings }
                scene settings
                launch
                """),
        Explanation(
            .repeatedIdentifier,
            "Two segues or scenes have the same identifier, or two scenarios have the same name.",
            why: """
                UIKit uses the first segue or scene with the identifier, so this identifier never leads to the \
                second one. Scenarios with the same name cannot be distinguished in reports.
                """,
            example: """
                initial scene home {
                    segue present "open" -> detail
                    segue present "open" -> help
                }
                scene detail, help
                launch
                """,
            fixedExample: """
                initial scene home {
                    segue present "open" -> detail
                    segue present "help" -> help
                }
                scene detail, help
                launch
                """),
        Explanation(
            .showWithoutContainer,
            """
            `show` searches the ancestors of the controller for a navigation or split view controller, and \
            `showDetail` for a split view controller. Here there is none.
            """,
            why: """
                Since iOS 8, UIKit presents the destination instead (SHOW-2). The older segue kind `push` raises an \
                exception.
                """,
            example: """
                initial scene home { segue show "open" -> detail }
                scene detail
                launch
                perform "open" from home
                """,
            fixedExample: """
                initial scene nav: NavigationController { root -> home }
                scene home { segue show "open" -> detail }
                scene detail
                launch
                perform "open" from home
                """),
        Explanation(
            .presentsTooEarly,
            """
            UIKit presents only from a controller whose view is in a window. Until `viewDidLoad` has returned, the \
            view is in no window. The same is true of a new instance, as in `present login from home()`.
            """,
            why: "UIKit logs a warning and does not present (MODAL-NOWINDOW-2).",
            example: """
                initial scene home {
                    on viewDidLoad { present login }
                }
                scene login
                launch
                """,
            fixedExample: """
                initial scene home {
                    var asked = false
                    on viewDidAppear {
                        if asked { return }
                        asked = true
                        present login
                    }
                }
                scene login
                launch
                """),
        Explanation(
            .popoverWithoutAnchor,
            "On an iPad, a popover points to a view. Here neither an anchor nor a source view is set.",
            why: "UIKit raises an exception on an iPad (MODAL-POPOVER-2). On an iPhone, the mistake has no effect.",
            example: """
                device iPad
                initial scene home { action help(sender) { popover tips } }
                scene tips
                launch
                """,
            fixedExample: """
                device iPad
                initial scene home {
                    view { button ask -> help }
                    action help(sender) { popover tips anchor ask }
                }
                scene tips
                launch
                """),
        Explanation(
            .undefinedContext,
            """
            The style `currentContext` covers the presenter or its nearest ancestor that defines a presentation \
            context. Here none of them defines one.
            """,
            why: "The presentation covers the root, as `fullScreen` does (MODAL-CONTEXT-1).",
            example: """
                initial scene tabs: TabBarController { tabs -> home, other }
                scene home { segue present "edit" -> editor style .currentContext }
                scene other, editor
                launch
                """,
            fixedExample: """
                initial scene tabs: TabBarController { tabs -> home, other }
                scene home {
                    definesPresentationContext = true
                    segue present "edit" -> editor style .currentContext
                }
                scene other, editor
                launch
                """),
        Explanation(
            .staleUnderSheet,
            """
            The presenter of a sheet stays on screen, so it does not appear again when the sheet is dismissed \
            (MODAL-SHEET-2). Here only viewWillAppear reads a value that the sheet changes.
            """,
            why: "The presenter shows the old value after the dismissal.",
            example: """
                var name = "old"
                initial scene list {
                    on viewWillAppear { print name }
                    segue present "edit" -> editor
                }
                scene editor { on viewDidLoad { name = "new" } }
                launch
                perform "edit" from list
                dismiss
                """,
            fixedExample: """
                var name = "old"
                initial scene list {
                    on viewWillAppear { print name }
                    segue present "edit" -> editor style .fullScreen
                }
                scene editor { on viewDidLoad { name = "new" } }
                launch
                perform "edit" from list
                dismiss
                """),
        Explanation(
            .childWithoutDidMove,
            """
            `addChild` calls willMove(toParent:) on the child. The container must call didMove(toParent:) itself \
            (CHILD-ADD-1). The container of this script does not. `embed` makes all of these calls.
            """,
            why: "The child's didMove(toParent:) is never called, so code in it does not run.",
            example: """
                initial scene page
                controller player
                launch
                turn {
                    add child player to page
                    add view player to page
                }
                """,
            fixedExample: """
                initial scene page
                controller player
                launch
                turn {
                    add child player to page
                    add view player to page
                    did move player to page
                }
                """),
        Explanation(
            .sheetWithoutExit,
            """
            The user cannot pull down a sheet with isModalInPresentation (MODAL-SHEET-SWIPE-3), and no statement \
            dismisses the sheet.
            """,
            why: "The sheet stays on screen forever, and the user cannot leave it.",
            example: """
                initial scene home { segue present "terms" -> terms }
                scene terms { isModalInPresentation = true }
                launch
                perform "terms" from home
                """,
            fixedExample: """
                initial scene home { segue present "terms" -> terms }
                scene terms {
                    isModalInPresentation = true
                    action accept(sender) { dismiss }
                }
                launch
                perform "terms" from home
                """),
        Explanation(
            .containerOfItself,
            """
            When a container is created, its `root`, `tabs`, columns or `pages` are created with it. One of these \
            controllers leads back to the container.
            """,
            why: "The creation never ends, so the app uses up its memory.",
            example: """
                initial scene nav: NavigationController { root -> tabs }
                scene tabs: TabBarController { tabs -> home, nav }
                scene home
                """,
            fixedExample: """
                initial scene nav: NavigationController { root -> tabs }
                scene tabs: TabBarController { tabs -> home, more }
                scene more: NavigationController { root -> settings }
                scene home, settings
                """),
        Explanation(
            .stepWithoutStack,
            """
            `push`, `pop` and the other verbs for stacks call methods of a navigation controller. If they have no \
            `onto` or `on`, the place of the statement decides. In a member of a controller, they use the navigation \
            controller of `self`; everywhere else, the navigation controller in front. Here there is none.
            """,
            why: "The run ends with E0309 at this step. In an app, `navigationController` is nil, so nothing happens.",
            example: """
                initial scene home
                scene detail
                launch
                push detail
                """,
            fixedExample: """
                initial scene nav: NavigationController { root -> home }
                scene home
                scene detail
                launch
                push detail
                """),
        Explanation(
            .unknownAllowance,
            """
            A comment can allow only warnings, by their codes. It cannot allow an error, because a script with errors \
            does not run.
            """,
            why: "The comment has no effect, so the report that it was meant to suppress still appears.",
            example: """
                // check: allow W9999
                initial scene home
                launch
                """,
            fixedExample: """
                initial scene home
                launch
                """),
        Explanation(
            .idleAllowance,
            """
            The comment allows a warning that is not reported for its lines. A comment before everything else in the \
            file applies to the whole file. A comment at the end of a line applies to this line. A comment on a line \
            of its own applies to the next line that is not a comment.
            """,
            why: "The comment has no effect now, and would hide a later warning with the same code.",
            example: """
                // check: allow W0501
                initial scene home
                launch
                """,
            fixedExample: """
                // check: allow W0501
                initial scene home
                scene settings
                launch
                """),
    ]
}
