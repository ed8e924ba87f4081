extension Explanation {
    /// The errors of the checks, explained.
    static let semantics: [Explanation] = [
        Explanation(
            .undeclaredName,
            """
            No declaration of this name is visible here. The name is misspelt, or the name is declared in another \
            scope.
            """,
            why: "The name has no value, so the statement would fail during the run.",
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
            A name can be declared only once in a scope. A file can have only one line `ios` and only one line \
            `device`.
            """,
            why: "With two declarations, it would not be clear which of the two declarations applies.",
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
            UIKit does not call a method of this name on an object of this kind. To declare a function of your own, \
            write `func` instead of `on`. `call`, `expect call` and `expect no call` also cause E0203 if neither UIKit \
            nor the script has the method. `expect call` and `expect no call` also cause E0203 for a function of the \
            script, because traces do not show calls of functions.
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
            Neither the declaration of the object nor the UIKit class of the object has this member. The name is \
            misspelt, or another object has the member.
            """,
            why: "In Swift, the line would not compile. Here, the line could only fail, so the script does not run.",
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
            The base of a controller, after the colon, must be a declared controller or a controller class of UIKit. \
            The base of a style must be a style of UIKit. The kind of a segue must be a known kind, such as `show`, or \
            a segue class.
            """,
            why: "The base decides which methods and callbacks the controller inherits.",
            example: "scene nav: NavigationControler",
            fixedExample: "scene nav: NavigationController"),
        Explanation(
            .wrongArity,
            """
            The call passes too many arguments, too few arguments, or an argument with an unknown label. E0206 also \
            reports a handler that declares more parameters than UIKit passes.
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
            why: "An assignment would have no effect, or it would change a value on which UIKit relies.",
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
            "`break` leaves a loop or a `switch`, and `continue` begins the next iteration of a loop.",
            why: "Outside of a loop or `switch`, there is nothing to leave or to continue.",
            example: "if true { break }",
            fixedExample: "while true { break }"),
        Explanation(
            .outsideFunction,
            """
            `return` is allowed in functions, closures, handlers and actions. `super` is allowed in handlers. `self` \
            is allowed inside a declaration such as a controller, a style, a delegate, a model or `app`.
            """,
            why: """
                Elsewhere, `return` has no call to return from, `super` has no inherited handler, and `self` has no \
                object.
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
            """
            A storyboard has at most one initial scene. Scenes outside of a `storyboard` belong to the storyboard \
            `Main`.
            """,
            why: "With two initial scenes, it is not clear which scene `launch` shows.",
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
            No declaration has this name, or the declaration with this name is of the wrong kind. For example, the \
            name belongs to a style, but the verb requires a controller.
            """,
            why: "UIKit's method does not accept an object of the wrong kind, so the call would not compile in Swift.",
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
            A navigation controller has the connection `root ->`, and a tab bar controller has `tabs ->`. A page view \
            controller has `pages ->`, and a split view controller has a connection for each column.
            """,
            why: """
                For example, a navigation controller has no place for the controllers of `tabs ->`, so these \
                controllers would never appear.
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
            """
            This release of iOS, or this device, is not modelled. The error's `help:` line says which releases or \
            devices are modelled.
            """,
            why: "SceneLang has no rules for this release or device, so a trace would be a guess.",
            example: "ios 99",
            fixedExample: "ios 26"),
        Explanation(
            .unknownSymbol,
            "Each place in a script accepts only certain symbols, such as `.formSheet`. This symbol is not valid here.",
            why: "UIKit does not accept a constant of this name here, so the line would not compile in Swift.",
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
            "A controller, or another type of the script, inherits from itself, directly or through its bases.",
            why: """
                The chain of inherited handlers would never end, and no class of UIKit would be at the top of the \
                class hierarchy.
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
            If the script is inside the working directory, the imported file must also be inside the working \
            directory. If the script is outside of the working directory, the imported file must be inside the \
            script's folder. The option `--allow-outside` allows files in any folder.
            """,
            why: """
                Without the imported declarations, the script cannot run. The limit to one folder prevents a script \
                from reading your other files.
                """,
            example: """
                import "missing.scene"
                """,
            fixedExample: """
                import "shared.scene"
                """),
        Explanation(
            .ambiguousName,
            """
            Two storyboards have a scene of this name. Write the name of the storyboard and a dot before the name of \
            the scene, as in `News.inbox`.
            """,
            why: "Without the name of the storyboard, it is not clear which of the two scenes is meant.",
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
            This name can be called, but the name alone is not a value. A script can store and print its own functions \
            and closures, but not built-in functions and methods.
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
            The controller has no view of this name. A script can use a view only if the view is declared in the \
            `view` of a scene or controller, or in a `nib`.
            """,
            why: "There is no view that the statement could tap, point at, or send an action from.",
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
            """
            The verb, the clause or the property requires a value of another kind. The message names the required \
            kind.
            """,
            why: "UIKit's method does not accept this value, so the call would not compile in Swift.",
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
            why: "The statement would not change the trace.",
            example: "trace +layuot",
            fixedExample: "trace +layout"),
        Explanation(
            .misplaced,
            "The declaration or statement is allowed only in certain places. The message names these places.",
            why: "In any other place, nothing would run the statement, or the declaration would belong to no object.",
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
            than 65,000 variables. Move some of the code into other functions, or some of the variables into other \
            objects.
            """,
            why: "The tool numbers values and variables with 16 bits, so a larger number is not possible.",
            example: "// one call or collection with more than 65,000 values: [1, 2, 3, and so on]",
            fixedExample: "let some = [1, 2, 3]"),
        Explanation(
            .unmodelled,
            """
            UIKit has this class, property or method, but SceneLang does not model it. If there is a replacement, the \
            message names the replacement. For a property or method, the message often also names the releases of iOS \
            that have this property or method. `docs/conformance.md` lists the controllers' properties and methods \
            that are not modelled. This list does not contain the looks of views, such as colours and fonts.
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
