extension Explanation {
    /// The errors of running scripts, explained.
    static let execution: [Explanation] = [
        Explanation(
            .overflow,
            "A whole number has 64 bits, and the result needs more bits.",
            why: "Swift would end the app, so the run ends.",
            example: "print 9223372036854775807 + 1",
            fixedExample: "print 9223372036854775807 - 1"),
        Explanation(
            .divisionByZero,
            "A whole number cannot be divided by zero. Test the divisor first.",
            why: "The operation has no result. Swift would end the app, so the run ends.",
            example: """
                let count = 0
                print 10 / count
                """,
            fixedExample: """
                let count = 0
                print count == 0 ? 0 : 10 / count
                """),
        Explanation(
            .nilMember,
            "The value before the dot is nil. If you write `?.` instead of the dot, the result is nil.",
            why: """
                There is no object whose member could be read. In Swift, a forced unwrap of the value would end the \
                app.
                """,
            example: """
                initial scene home
                launch
                print home.presentedViewController.title
                """,
            fixedExample: """
                initial scene home
                launch
                print home.presentedViewController?.title
                """),
        Explanation(
            .wrongType,
            "The operation does not support values of this type. A string, for example, is not converted to a number.",
            why: """
                In Swift, the line would not compile. In a script, the type of a variable's value is known only during \
                the run, so the error appears during the run.
                """,
            example: """
                print "a" - 1
                """,
            fixedExample: "print 2 - 1"),
        Explanation(
            .indexOutOfRange,
            "The first index of a collection is 0, and the last index is the count of the collection minus one.",
            why: "There is no element at any other index. Swift would end the app, so the run ends.",
            example: """
                let names = ["Ada", "Grace"]
                print names[2]
                """,
            fixedExample: """
                let names = ["Ada", "Grace"]
                print names[1]
                """),
        Explanation(
            .noInstance,
            """
            The name of a controller means the living instance that was created last. Here, no instance is alive. No \
            instance has been created yet, or all instances were deallocated.
            """,
            why: "There is no object that the statement could use.",
            example: """
                initial scene home
                scene detail
                launch
                print detail.title
                """,
            fixedExample: """
                initial scene home
                scene detail
                launch
                present detail
                print detail.title
                """),
        Explanation(
            .noMember,
            "The value has no member of this name. The type of a variable's value is known only during the run.",
            why: "There is nothing to read or to call, so the run ends.",
            example: """
                let names = ["Ada"]
                func first(list) { return list.view }
                print first(names)
                """,
            fixedExample: """
                let names = ["Ada"]
                func first(list) { return list.first }
                print first(names)
                """),
        Explanation(
            .wrongCall,
            "The variable contains a closure or function that takes more or fewer arguments than the call passes.",
            why: "A parameter would have no value, or an argument would not be used.",
            example: """
                func apply(f) { f(1, 2) }
                apply({ x in print x })
                """,
            fixedExample: """
                func apply(f) { f(1) }
                apply({ x in print x })
                """),
        Explanation(
            .noSubject,
            """
            If a statement does not name a controller, the tool searches for a controller that fits the verb. In a \
            member of a controller, the tool first tries `self`. Everywhere else, the tool first tries the controller \
            in front. Then the tool tries the parents of that controller. Here, none of these controllers fits the \
            verb.
            """,
            why: """
                The verb has no controller to act on. The error's `help:` line says which controller to name, or which \
                container is missing.
                """,
            example: """
                initial scene home
                scene detail
                launch
                push detail
                """,
            fixedExample: """
                initial scene nav: NavigationController { root -> home }
                scene home, detail
                launch
                push detail
                """),
        Explanation(
            .notSettable,
            """
            The property exists but does not accept this value. The value has another type, or UIKit does not allow \
            this value.
            """,
            why: "In Swift, the line would not compile, or UIKit would raise an exception.",
            example: """
                initial scene home
                launch
                let number = 3
                home.isModalInPresentation = number
                """,
            fixedExample: """
                initial scene home
                launch
                let number = 3
                home.isModalInPresentation = number > 2
                """),
        Explanation(
            .invalidRange,
            "The lower bound of a range cannot be greater than its upper bound.",
            why: "Swift would end the app, so the run ends.",
            example: """
                func count(from, to) { for i in from...to { print i } }
                count(3, 1)
                """,
            fixedExample: """
                func count(from, to) { for i in from...to { print i } }
                count(1, 3)
                """),
        Explanation(
            .goneInstance,
            "The last owner of the instance released the instance, so the instance was deallocated.",
            why: """
                A deallocated instance cannot be used any more. In an app, a weak reference to the instance would be \
                nil.
                """,
            example: """
                initial scene home
                scene detail
                launch
                present detail
                dismiss
                print detail#1.title
                """,
            fixedExample: """
                initial scene home
                scene detail
                launch
                present detail
                print detail#1.title
                dismiss
                """),
        Explanation(
            .refused,
            "The verb cannot run at this moment or with this object. The message gives the reason.",
            why: "UIKit would ignore the call, or SceneLang does not model what UIKit would do.",
            example: """
                ios 7
                initial scene home
                launch
                trait horizontal .compact
                """,
            fixedExample: """
                ios 8
                initial scene home
                launch
                trait horizontal .compact
                """),
        Explanation(
            .otherRelease,
            """
            The script runs in a release of iOS that does not have this property or method of UIKit. The error's \
            `help:` line names the releases that have the property or method. To run a statement only in these \
            releases, test the release: `if ios >= 13 { … }`.
            """,
            why: """
                In an app, the call would raise the exception "unrecognized selector", which ends the app.
                """,
            example: """
                ios 12
                initial scene home
                launch
                if ios >= 12 { home.isModalInPresentation = true }
                """,
            fixedExample: """
                ios 12
                initial scene home
                launch
                if ios >= 13 { home.isModalInPresentation = true }
                """),
        Explanation(
            .failedExpectation,
            "The value of an expectation is not true, or UIKit did not make the calls that it describes.",
            why: """
                The trace has the line `! expected: …` at the place of the expectation, with what the run has instead. \
                The script continues after it, and the run fails.
                """,
            example: """
                initial scene nav: NavigationController { root -> home }
                scene home, detail
                launch
                push detail
                expect nav.viewControllers.count == 1
                """,
            fixedExample: """
                initial scene nav: NavigationController { root -> home }
                scene home, detail
                launch
                push detail
                expect nav.viewControllers.count == 2
                """),
        Explanation(
            .unmodelledAtRun,
            """
            SceneLang does not model this part of UIKit, because the calls of this part are not documented well \
            enough.
            """,
            why: "SceneLang reports the call instead of guessing what UIKit does.",
            example: """
                initial scene home
                launch
                for direction in [.left] { swipe direction }
                """,
            fixedExample: """
                initial scene nav: NavigationController { root -> home }
                scene home, detail
                launch
                push detail
                swipe .back
                """),
    ]
}
