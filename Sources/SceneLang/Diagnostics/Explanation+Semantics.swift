extension Explanation {
    /// The errors of the checks, explained.
    static let semantics: [Explanation] = [
        Explanation(
            .undeclaredName,
            "No declaration of this name is visible here. The name is misspelt, or it is declared in another scope.",
            example: """
                scene home {
                    var opened = 0
                    on viewDidLoad { print opend }
                }
                """,
            fixedExample: """
                scene home {
                    var opened = 0
                    on viewDidLoad { print opened }
                }
                """),
        Explanation(
            .duplicateDeclaration,
            """
            A name can be declared once in a scope, because otherwise a use of the name would be ambiguous. A file can \
            have one `ios` and one `device`.
            """,
            example: """
                scene home
                controller home
                """,
            fixedExample: """
                scene home
                controller profile
                """),
        Explanation(
            .unknownHandler,
            "UIKit does not call a method of this name on such an object. Declare your own functions with `func`.",
            example: """
                scene home {
                    on viewDidApear { print "here" }
                }
                """,
            fixedExample: """
                scene home {
                    on viewDidAppear { print "here" }
                }
                """),
        Explanation(
            .unknownMember,
            """
            Neither the declaration nor UIKit's class has this member. The name is misspelt, or it is a member of \
            another object.
            """,
            example: """
                scene home { var items = [] }
                launch with home
                print home.itms
                """,
            fixedExample: """
                scene home { var items = [] }
                launch with home
                print home.items
                """),
        Explanation(
            .unknownBase,
            """
            The base after the colon must be a controller or one of UIKit's container classes. The base of a style \
            must be one of UIKit's styles.
            """,
            example: "scene nav: NavigationControler",
            fixedExample: "scene nav: NavigationController"),
        Explanation(
            .wrongArity,
            "The call passes too many arguments, too few, or one with an unknown label.",
            example: """
                func greet(name) { print name }
                greet()
                """,
            fixedExample: """
                func greet(name) { print name }
                greet("Ada")
                """),
        Explanation(
            .immutable,
            "Constants, parameters, the variable of a `for` loop and most values that UIKit passes are read-only.",
            example: """
                let limit = 3
                limit = 4
                """,
            fixedExample: """
                var limit = 3
                limit = 4
                """),
        Explanation(
            .outsideLoop,
            """
            `break` leaves a loop or a switch, and `continue` begins the next iteration of a loop. Elsewhere there is \
            nothing to leave or to continue.
            """,
            example: "if true { break }",
            fixedExample: "while true { break }"),
        Explanation(
            .outsideFunction,
            """
            `return` is allowed in functions and handlers, `self` in controllers, styles and delegates, and `super` \
            in handlers.
            """,
            example: """
                print 1
                return
                """,
            fixedExample: """
                func one() { return 1 }
                print one()
                """),
        Explanation(
            .secondInitial,
            "A storyboard has at most one initial scene, because `launch` shows that scene.",
            example: """
                initial scene home
                initial scene settings
                """,
            fixedExample: """
                initial scene home
                scene settings
                """),
        Explanation(
            .wrongTarget,
            """
            The name is declared, but is not what is required here. For example, it is a style where a controller is \
            required.
            """,
            example: """
                style Drawer: .custom
                initial scene home
                launch
                present Drawer
                """,
            fixedExample: """
                style Drawer: .custom
                initial scene home
                scene detail
                launch
                present detail style Drawer
                """),
        Explanation(
            .wrongContainer,
            """
            Navigation controllers have `root ->`, tab bar controllers `tabs ->`, page view controllers `pages ->`, \
            and split view controllers their columns.
            """,
            example: """
                scene nav: NavigationController { tabs -> home }
                scene home
                """,
            fixedExample: """
                scene nav: NavigationController { root -> home }
                scene home
                """),
        Explanation(
            .environmentRange,
            "This release of iOS, or this device, is not modelled. The help lists those that are.",
            example: "ios 99",
            fixedExample: "ios 26"),
        Explanation(
            .unknownSymbol,
            "A symbol such as .formSheet must be one of a fixed list, which depends on where it is used.",
            example: """
                initial scene home
                scene detail
                launch
                present detail style .formsheet
                """,
            fixedExample: """
                initial scene home
                scene detail
                launch
                present detail style .formSheet
                """),
        Explanation(
            .inheritanceCycle,
            "A controller cannot inherit from itself, directly or through its bases.",
            example: """
                controller A: B
                controller B: A
                """,
            fixedExample: """
                controller A
                controller B: A
                """),
        Explanation(
            .importFailed,
            """
            The path of an import is relative to the file that contains it. It must be inside the working \
            directory, or inside the script's folder if the script is elsewhere. --allow-outside allows any folder.
            """,
            example: """
                import "missing.scene"
                """,
            fixedExample: """
                import "shared.scene"
                """),
        Explanation(
            .ambiguousName,
            "Two storyboards have a scene of this name. Write the storyboard and a dot before the name.",
            example: """
                storyboard Mail { scene inbox }
                storyboard News { scene inbox }
                launch with inbox
                """,
            fixedExample: """
                storyboard Mail { scene inbox }
                storyboard News { scene inbox }
                launch with Mail.inbox
                """),
        Explanation(
            .notValue,
            "Functions, methods and some other names can only be called. They cannot be stored or printed.",
            example: """
                print "abc".uppercased
                """,
            fixedExample: """
                print "abc".uppercased()
                """),
        Explanation(
            .unknownView,
            """
            The controller has no view of this name. A script can use only the views that are declared in the `view` \
            of a scene or controller, or in a nib.
            """,
            example: """
                scene home { view { button go } }
                launch with home
                tap gone in home
                """,
            fixedExample: """
                scene home { view { button go } }
                launch with home
                tap go in home
                """),
        Explanation(
            .notCallable,
            "Only functions, methods, closures and controllers can be called. A property is read without parentheses.",
            example: "print [1, 2].count()",
            fixedExample: "print [1, 2].count"),
        Explanation(
            .wrongClause,
            "The verb, the clause or the property takes a different kind of value. The message names it.",
            example: """
                initial scene home
                launch
                push 3
                """,
            fixedExample: """
                initial scene nav: NavigationController { root -> home }
                scene home, detail
                launch
                push detail
                """),
        Explanation(
            .unknownCategory,
            "The trace has no such category. `scenesh help run` lists the categories.",
            example: "trace +layuot",
            fixedExample: "trace +layout"),
        Explanation(
            .misplaced,
            "The declaration or statement is allowed only in certain places, which the message names.",
            example: """
                scene home {
                    on viewDidLoad { setup { print 1 } }
                }
                """,
            fixedExample: """
                scene home
                scenario "one" {
                    setup { launch with home }
                }
                """),
        Explanation(
            .tooLarge,
            """
            A function, handler or file needs more than 65,000 values at the same time, or an object has more than \
            65,000 variables. Move parts into functions or other objects.
            """,
            example: "// one call or collection with some 65,000 values, such as [1, 2, 3, and so on]",
            fixedExample: "let some = [1, 2, 3]"),
        Explanation(
            .unmodelled,
            """
            UIKit has this class, property or method, but SceneLang does not model it. SceneLang reports it instead \
            of guessing what it does. The message says which releases of iOS have it, and what to use instead, if \
            there is something. `docs/conformance.md` lists the names that are not modelled.
            """,
            example: """
                scene home {
                  on viewDidLoad { print childViewControllers }
                }
                """,
            fixedExample: """
                scene home {
                  on viewDidLoad { print children }
                }
                """),
    ]
}
