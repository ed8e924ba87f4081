extension Explanation {
    /// The errors of running scripts, explained.
    static let execution: [Explanation] = [
        Explanation(
            .overflow,
            "Whole numbers have 64 bits, and the result does not fit.",
            why: "The run ends, as Swift would end the app.",
            example: "print 9223372036854775807 + 1",
            fixedExample: "print 9223372036854775807 - 1"),
        Explanation(
            .divisionByZero,
            "A whole number cannot be divided by zero. Test the divisor first.",
            why: "The operation has no result, so the run ends, as Swift would end the app.",
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
            "The value before the dot is nil. `?.` returns nil in that case.",
            why: "There is no object whose member could be read. In Swift, forcing the value would end the app.",
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
                In Swift the line would not compile. The type of a variable is known only while the script runs, so \
                the error appears only then.
                """,
            example: """
                print "a" - 1
                """,
            fixedExample: "print 2 - 1"),
        Explanation(
            .indexOutOfRange,
            "The indices of a collection go from 0 to its count minus one.",
            why: "There is no element at any other index, so the run ends, as Swift would end the app.",
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
            The name refers to the most recently created instance that still exists. No instance has been created \
            yet, or the last one was deallocated.
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
            "The value has no such member. The type of a variable's value is known only while the script runs.",
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
            "The closure or function in a variable takes a different number of arguments.",
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
            A verb that names no controller searches for one. In a member of a controller, the search begins at \
            `self`; everywhere else, at the controller in front. It goes on with the parents. Here none of these \
            controllers fits the verb.
            """,
            why: """
                The verb has nothing to act on. The error's `help:` line says which controller to name, or which \
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
            The property exists, but does not accept this value: it has another type, or it is not one of the values \
            that UIKit allows.
            """,
            why: "In Swift the line would not compile, or UIKit would raise an exception.",
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
            why: "Swift ends the app in this case, so the run ends, too.",
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
            "The instance was deallocated when its last owner released it.",
            why: "The instance cannot be used any more. In an app, a weak reference to it would be nil.",
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
            why: "UIKit would ignore the call, or the model does not cover what UIKit would do.",
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
            The release of iOS in which the script runs does not have this property or method of UIKit. The error's \
            `help:` line names the releases that have it. To run a statement only in these releases, test the release: \
            `if ios >= 13 { … }`.
            """,
            why: "In an app, the call would end the app with an unrecognized selector.",
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
            .unmodelledAtRun,
            "SceneLang does not model this part of UIKit, because its calls are not documented well enough.",
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
