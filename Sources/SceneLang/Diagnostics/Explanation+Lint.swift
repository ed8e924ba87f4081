extension Explanation {
    /// The warnings of `scenesh check`, explained.
    static let lint: [Explanation] = [
        Explanation(
            .unreachedScene,
            """
            no segue, container, initial scene or statement leads to it, so no run of this script can make one. files \
            without steps are parts of others and are not asked.
            """,
            example: """
                initial scene home
                scene settings
                launch
                """,
            mended: """
                initial scene home { segue present "settings" -> settings }
                scene settings
                launch
                """),
        Explanation(
            .repeatedIdentifier,
            """
            UIKit takes the first segue or scene that has the identifier, so the second cannot be asked for. \
            Scenarios of one name cannot be told apart in reports.
            """,
            example: """
                initial scene home {
                    segue present "open" -> detail
                    segue present "open" -> help
                }
                scene detail, help
                launch
                """,
            mended: """
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
            `show` asks the ancestors for one that can show. without a navigation or split view controller nobody \
            answers, and from iOS 8 on the controller is presented (SHOW-2); the older `push` raises.
            """,
            example: """
                initial scene home { segue show "open" -> detail }
                scene detail
                launch
                perform "open" from home
                """,
            mended: """
                initial scene nav: NavigationController { root -> home }
                scene home { segue show "open" -> detail }
                scene detail
                launch
                perform "open" from home
                """),
        Explanation(
            .presentsTooEarly,
            """
            UIKit presents only from a controller whose view is in a window, and answers any other with a warning \
            (MODAL-NOWINDOW-2). in `viewDidLoad` and before it, no view is in one yet.
            """,
            example: """
                initial scene home {
                    on viewDidLoad { present login }
                }
                scene login
                launch
                """,
            mended: """
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
            """
            on an iPad a popover points to something. UIKit raises where neither an anchor nor a source view says to \
            what (MODAL-POPOVER-2).
            """,
            example: """
                device iPad
                initial scene home { action help(sender) { popover tips } }
                scene tips
                launch
                """,
            mended: """
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
            the style covers the nearest ancestor that defines a presentation context. where none does, it covers the \
            root, as `fullScreen` does (MODAL-CONTEXT-1).
            """,
            example: """
                initial scene tabs: TabBarController { tabs -> home, other }
                scene home { segue present "edit" -> editor style .currentContext }
                scene other, editor
                launch
                """,
            mended: """
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
            the presenter of a sheet stays on screen, so it does not appear again when the sheet goes \
            (MODAL-SHEET-2). what the sheet changed is not seen where only viewWillAppear looks at it.
            """,
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
            mended: """
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
            `addChild` tells the child that it will move. that it has moved only the container knows, which has to say \
            so (CHILD-ADD-1). `embed` takes all steps.
            """,
            example: """
                initial scene page
                controller player
                launch
                turn {
                    add child player to page
                    add view player to page
                }
                """,
            mended: """
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
            a sheet that is modal in its presentation springs back when it is pulled down (MODAL-SHEET-SWIPE-3). if \
            nothing dismisses it either, nobody gets out of it.
            """,
            example: """
                initial scene home { segue present "terms" -> terms }
                scene terms { isModalInPresentation = true }
                launch
                perform "terms" from home
                """,
            mended: """
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
            the children of `root`, `tabs`, columns and `pages` are made with their container. one that leads back to \
            itself, also by way of others, would need another one inside, and that again another one.
            """,
            example: """
                initial scene nav: NavigationController { root -> tabs }
                scene tabs: TabBarController { tabs -> home, nav }
                scene home
                """,
            mended: """
                initial scene nav: NavigationController { root -> tabs }
                scene tabs: TabBarController { tabs -> home, more }
                scene more: NavigationController { root -> settings }
                scene home, settings
                """),
        Explanation(
            .unknownAllowance,
            "only warnings can be allowed, and by their codes. errors keep a script from running.",
            example: """
                // check: allow W9999
                initial scene home
                launch
                """,
            mended: """
                initial scene home
                launch
                """),
        Explanation(
            .idleAllowance,
            """
            the lines that the comment is about do not get this warning, or no longer. a comment before the first \
            statement is about the whole file, any other about its own line or the next.
            """,
            example: """
                // check: allow W0501
                initial scene home
                launch
                """,
            mended: """
                // check: allow W0501
                initial scene home
                scene settings
                launch
                """),
    ]
}
