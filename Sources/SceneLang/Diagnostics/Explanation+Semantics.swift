extension Explanation {
    /// The errors of the checks, explained.
    static let semantics: [Explanation] = [
        Explanation(
            .undeclaredName,
            "nothing of this name is declared where it is used. it is misspelt, or declared in another scope.",
            example: """
                scene home {
                    var opened = 0
                    on viewDidLoad { print opend }
                }
                """,
            mended: """
                scene home {
                    var opened = 0
                    on viewDidLoad { print opened }
                }
                """),
        Explanation(
            .duplicateDeclaration,
            "within a scope a name stands for one thing, and a file has one `ios` and one `device`.",
            example: """
                scene home
                controller home
                """,
            mended: """
                scene home
                controller profile
                """),
        Explanation(
            .unknownHandler,
            """
            UIKit has no call of this name for such an object. a function of one's own is declared with \
            `func`.
            """,
            example: """
                scene home {
                    on viewDidApear { print "here" }
                }
                """,
            mended: """
                scene home {
                    on viewDidAppear { print "here" }
                }
                """),
        Explanation(
            .unknownMember,
            "neither the declaration nor UIKit's class gives the object such a member.",
            example: """
                scene home { var items = [] }
                launch with home
                print home.itms
                """,
            mended: """
                scene home { var items = [] }
                launch with home
                print home.items
                """),
        Explanation(
            .unknownBase,
            """
            after the colon of a declaration stands a controller, one of UIKit's container classes, or for a \
            style one of UIKit's styles.
            """,
            example: "scene nav: NavigationControler",
            mended: "scene nav: NavigationController"),
        Explanation(
            .wrongArity,
            "a function, method or handler is given too many values, too few, or one under a name that it has not.",
            example: """
                func greet(name) { print name }
                greet()
                """,
            mended: """
                func greet(name) { print name }
                greet("Ada")
                """),
        Explanation(
            .immutable,
            "`let`, parameters, the element of a `for` and most of what UIKit tells are read only.",
            example: """
                let limit = 3
                limit = 4
                """,
            mended: """
                var limit = 3
                limit = 4
                """),
        Explanation(
            .outsideLoop,
            """
            `break` leaves a loop or a switch, `continue` goes on with a loop. outside there is nothing to \
            leave.
            """,
            example: "if true { break }",
            mended: "while true { break }"),
        Explanation(
            .outsideFunction,
            "`return` stands in functions and handlers, `self` in controllers, `super` in handlers.",
            example: """
                print 1
                return
                """,
            mended: """
                func one() { return 1 }
                print one()
                """),
        Explanation(
            .secondInitial,
            "a storyboard begins with one scene.",
            example: """
                initial scene home
                initial scene settings
                """,
            mended: """
                initial scene home
                scene settings
                """),
        Explanation(
            .wrongTarget,
            """
            the name stands for something, but not for what is needed here: a style where a controller \
            belongs, a delegate where a window belongs, or nothing at all.
            """,
            example: """
                style Drawer: .custom
                initial scene home
                launch
                present Drawer
                """,
            mended: """
                style Drawer: .custom
                initial scene home
                scene detail
                launch
                present detail style Drawer
                """),
        Explanation(
            .wrongContainer,
            """
            navigation controllers have `root ->`, tab bar controllers `tabs ->`, page view controllers `pages \
            ->`, split views their columns.
            """,
            example: """
                scene nav: NavigationController { tabs -> home }
                scene home
                """,
            mended: """
                scene nav: NavigationController { root -> home }
                scene home
                """),
        Explanation(
            .environmentRange,
            "this release of iOS is not modelled; the help names the releases that are.",
            example: "ios 99",
            mended: "ios 26"),
        Explanation(
            .unknownSymbol,
            "a symbol such as .formSheet is one of a fixed list, which depends on where it stands.",
            example: """
                initial scene home
                scene detail
                launch
                present detail style .formsheet
                """,
            mended: """
                initial scene home
                scene detail
                launch
                present detail style .formSheet
                """),
        Explanation(
            .inheritanceCycle,
            "following the bases of a controller leads back to itself.",
            example: """
                controller A: B
                controller B: A
                """,
            mended: """
                controller A
                controller B: A
                """),
        Explanation(
            .importFailed,
            """
            paths of imports are seen from the file that imports, and end within the folder that was opened; \
            --allow-outside lifts that.
            """,
            example: """
                import "missing.scene"
                """,
            mended: """
                import "shared.scene"
                """),
        Explanation(
            .ambiguousName,
            "two storyboards have a scene of this name. the storyboard before a dot says which one is meant.",
            example: """
                storyboard Mail { scene inbox }
                storyboard News { scene inbox }
                launch with inbox
                """,
            mended: """
                storyboard Mail { scene inbox }
                storyboard News { scene inbox }
                launch with Mail.inbox
                """),
        Explanation(
            .notValue,
            "functions, methods and the like are called, not stored or printed.",
            example: """
                print "abc".uppercased
                """,
            mended: """
                print "abc".uppercased()
                """),
        Explanation(
            .unknownView,
            "views that a script names are declared in the `view` of a scene.",
            example: """
                scene home { view { button go } }
                launch with home
                tap gone in home
                """,
            mended: """
                scene home { view { button go } }
                launch with home
                tap go in home
                """),
        Explanation(
            .notCallable,
            """
            only functions, methods, closures and controllers are called. a property is read without \
            parentheses.
            """,
            example: "print [1, 2].count()",
            mended: "print [1, 2].count"),
        Explanation(
            .wrongClause,
            "the verb or clause takes another kind of value.",
            example: """
                initial scene home
                launch
                push 3
                """,
            mended: """
                initial scene nav: NavigationController { root -> home }
                scene home, detail
                launch
                push detail
                """),
        Explanation(
            .unknownCategory,
            "`scenesh help run` lists the categories of the trace.",
            example: "trace +layuot",
            mended: "trace +layout"),
        Explanation(
            .misplaced,
            "the declaration or statement has a meaning only in certain places, which the message names.",
            example: """
                scene home {
                    on viewDidLoad { setup { print 1 } }
                }
                """,
            mended: """
                scene home
                scenario "one" {
                    setup { launch with home }
                }
                """),
        Explanation(
            .tooLarge,
            """
            a function, handler or file needs more than 65,000 values at once, or an object has more variables \
            than that. parts of it are moved into functions, or into other objects.
            """,
            example: "// one call or collection with some 65,000 values, such as [1, 2, 3, and so on]",
            mended: "let some = [1, 2, 3]"),
        Explanation(
            .unmodelled,
            """
            the part of UIKit is known, but nothing sure enough is known of what it calls. it is refused \
            rather than guessed.
            """,
            example: "controller alert: AlertController",
            mended: "controller alert"),
    ]
}
