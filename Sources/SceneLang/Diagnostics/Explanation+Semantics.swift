extension Explanation {
    /// The errors of the checks, explained.
    static let semantics: [Explanation] = [
        Explanation(
            .undeclaredName,
            "No declaration of this name is visible here. The name is misspelt, or it is declared in another scope.",
            why: "The statement would fail when it runs, because there is no such value.",
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
            "A name can be declared only once in a scope. A file can have only one `ios` and one `device`.",
            why: "Otherwise it would not be clear which declaration a use of the name means.",
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
            """
            UIKit does not call a method of this name on an object of this kind. Declare your own functions with \
            `func`. E0203 also reports a method in `call` or `expect call` that neither UIKit nor the script has. In \
            `expect call` and `expect no call`, E0203 reports functions of the script, too: traces do not show their \
            calls.
            """,
            why: "The handler would never run, and the expectation would never find the call.",
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
            Neither the declaration of the object nor its class in UIKit has this member. The name is misspelt, or it \
            is a member of another object.
            """,
            why: "In Swift the line would not compile. Here the script does not run, because the line could only fail.",
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
            The base after the colon must be a declared controller or one of UIKit's controller classes. The base of a \
            style must be one of UIKit's styles. The kind of a segue must be one of the kinds of segues or a segue \
            class.
            """,
            why: "The base decides which methods and callbacks the controller inherits.",
            example: "scene nav: NavigationControler",
            fixedExample: "scene nav: NavigationController"),
        Explanation(
            .wrongArity,
            """
            The call passes too many arguments, too few arguments, or one with an unknown label. Or a handler declares \
            more parameters than UIKit passes.
            """,
            why: "A parameter would have no value, or an argument would not be used.",
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
            why: "An assignment would have no effect, or change a value on which UIKit relies.",
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
            "`break` leaves a loop or a switch, and `continue` begins the next iteration of a loop.",
            why: "Outside of them there is nothing to leave or to continue.",
            example: "if true { break }",
            fixedExample: "while true { break }"),
        Explanation(
            .outsideFunction,
            """
            `return` is allowed in functions, closures, handlers and actions. `super` is allowed in handlers. `self` \
            is allowed in the members of a declaration, such as a controller, a style, a delegate, a model or `app`.
            """,
            why: "Elsewhere there is no call to return from, no inherited handler, and no object.",
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
            "A storyboard has at most one initial scene.",
            why: "`launch` shows the initial scene, and with two it is not clear which one.",
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
            No declaration has this name, or the name means something other than what is required here. For example, \
            it is a style where a controller is required.
            """,
            why: "UIKit's method does not accept such an object, so the call would not compile in Swift.",
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
            Navigation controllers have the connection `root ->`, tab bar controllers `tabs ->`, page view controllers \
            `pages ->`, and split view controllers their columns.
            """,
            why: "The container has no place for the controllers of another connection, so these would never appear.",
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
            """
            This release of iOS, or this device, is not modelled. The error's `help:` line says which releases or \
            devices are modelled.
            """,
            why: "There are no rules for the release or device, so a trace would be a guess.",
            example: "ios 99",
            fixedExample: "ios 26"),
        Explanation(
            .unknownSymbol,
            "A symbol such as .formSheet must be one of a fixed list. The list depends on where the symbol is used.",
            why: "UIKit has no such constant, so the line would not compile in Swift.",
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
            "A controller inherits from itself, directly or through its bases.",
            why: """
                There would be no end to the inherited handlers, and no class of UIKit at the top of the class \
                hierarchy.
                """,
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
            The imported file cannot be read. The path in the import is relative to the file that contains the import. \
            If the script is inside the working directory, the imported file must be inside of it, too. Otherwise the \
            imported file must be inside the script's folder. --allow-outside allows any folder.
            """,
            why: """
                Without the imported declarations, the script cannot run. The limit to a folder keeps a script from \
                reading your other files.
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
            why: "Without the storyboard, it is not clear which of the scenes is meant.",
            example: """
                storyboard Mail { scene inbox }
                storyboard News { scene inbox }
                launch with inbox
                present News.inbox
                """,
            fixedExample: """
                storyboard Mail { scene inbox }
                storyboard News { scene inbox }
                launch with Mail.inbox
                present News.inbox
                """),
        Explanation(
            .notValue,
            """
            This name can only be called. A script can store and print its own functions and closures, but not \
            built-in functions and methods.
            """,
            why: "The parentheses of a call are probably missing.",
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
            why: "There is no view to tap, to point at, or to send an action from.",
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
            why: "The value has no code that a call could run.",
            example: "print [1, 2].count()",
            fixedExample: "print [1, 2].count"),
        Explanation(
            .wrongClause,
            "The verb, the clause or the property takes a different kind of value. The message names this kind.",
            why: "UIKit's method does not accept such a value, so the call would not compile in Swift.",
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
            "The trace has no category of this name. `scenesh help run` lists the categories.",
            why: "The statement would neither add nor remove any line.",
            example: "trace +layuot",
            fixedExample: "trace +layout"),
        Explanation(
            .misplaced,
            "The declaration or statement is allowed only in certain places, which the message names.",
            why: "Outside of these places nothing would run it, or there is no object that it belongs to.",
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
            A function, handler or file needs more than about 65,000 values at the same time, or an object has more \
            than 65,000 variables. Move parts into functions or other objects.
            """,
            why: "The tool numbers these values with 16 bits, so it cannot address more values.",
            example: "// one call or collection with some 65,000 values, such as [1, 2, 3, and so on]",
            fixedExample: "let some = [1, 2, 3]"),
        Explanation(
            .unmodelled,
            """
            UIKit has this class, property or method, but SceneLang does not model it. The message says what to use \
            instead, if there is a replacement. For a property or method, it often also names the releases of iOS that \
            have it. `docs/conformance.md` lists the properties and methods of controllers that are not modelled. It \
            does not list the looks of views, such as colours and fonts.
            """,
            why: "SceneLang reports the name instead of guessing what UIKit would do.",
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
