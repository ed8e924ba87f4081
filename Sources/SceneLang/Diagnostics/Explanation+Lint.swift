extension Explanation {
    /// The warnings of `scenesh check`, explained.
    static let lint: [Explanation] = [
        Explanation(
            .unreachedScene,
            """
            The scene or controller is not launched as the initial scene. No segue, container or statement that the \
            script uses leads to the scene or controller. A segue of an unused scene does not count. No run can create \
            the scene or controller, so the declaration has no effect.
            """,
            why: """
                Often a segue to the scene is missing. The check skips files without steps, because other files import \
                such files.
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
            """
            Two segues of a controller have the same identifier, or two scenes of a storyboard have the same \
            identifier. W0502 also reports two scenarios with the same name.
            """,
            why: """
                UIKit uses the first segue or scene with the identifier, so the identifier never leads to the second \
                segue or scene. Reports cannot distinguish scenarios with the same name.
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
            `show` searches the ancestors of the controller for a navigation or split view controller. `showDetail` \
            searches the ancestors for a split view controller. Here the controller has no such ancestor.
            """,
            why: """
                From iOS 8, UIKit presents the destination if there is no such ancestor (SHOW-2). For a segue of the \
                older kind `push`, UIKit raises an exception.
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
            UIKit presents a controller only if the view of the presenter is in a window. Until `viewDidLoad` has \
            returned, the view is in no window. The view of a new instance is in no window either, as in `present \
            login from home()`.
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
            "On an iPad, a popover points to a view. This popover has neither an anchor nor a source view.",
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
            For the style `currentContext`, UIKit searches the presenter and its ancestors for a controller that \
            defines a presentation context. The presentation covers this controller. Here neither the presenter nor an \
            ancestor defines a presentation context.
            """,
            why: """
                The presentation covers the root view controller, like a presentation with the style `fullScreen` \
                (MODAL-CONTEXT-1).
                """,
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
            The presenter of a sheet stays on screen, so the presenter does not appear again when the sheet is \
            dismissed (MODAL-SHEET-2). Here the sheet changes a value. Code reads this value only when the presenter \
            appears, for example in viewWillAppear.
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
            `addChild` calls only willMove(toParent:) on the child. The container itself must call didMove(toParent:) \
            on the child. The container in this script does not make this second call. The verb `embed` makes both \
            calls.
            """,
            why: "Nothing calls didMove(toParent:) on the child, so the code in that method does not run.",
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
            If isModalInPresentation is true, the user cannot pull the sheet down (MODAL-SHEET-SWIPE-3). Here no \
            statement dismisses the sheet.
            """,
            why: "The sheet stays on screen forever, because the user cannot close the sheet.",
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
            UIKit creates the controllers in `root`, `tabs`, columns and `pages` together with their container. Here \
            the container is one of these controllers, or is inside one of these controllers.
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
            `push`, `pop` and the other verbs for navigation stacks call methods of a navigation controller. If the \
            verb has neither `onto` nor `on`, the place of the statement decides which navigation controller the verb \
            uses. In a member of a controller, the verb uses the navigation controller of `self`. Everywhere else, the \
            verb uses the navigation controller in front. Here there is no such navigation controller.
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
    ]

    /// The explanations of comments that allow warnings.
    static let allowances: [Explanation] = [
        Explanation(
            .unknownAllowance,
            """
            A comment such as `// check: allow W0501` suppresses a warning. Such a comment must contain the code of a \
            warning. A comment cannot suppress an error, because a script with errors does not run.
            """,
            why: "The comment has no effect. The message that the comment should suppress still appears.",
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
            The comment suppresses a warning, but this warning is not reported where the comment applies. A comment at \
            the top of a file, before everything else, applies to the whole file. A comment at the end of a line \
            applies to this line. A comment on a line of its own applies to the next line that is not a comment.
            """,
            why: "The comment has no effect now, but would hide a later warning with the same code.",
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
