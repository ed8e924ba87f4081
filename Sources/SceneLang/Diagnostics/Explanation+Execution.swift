extension Explanation {
    /// The errors of running scripts, explained.
    static let execution: [Explanation] = [
        Explanation(
            .overflow,
            "whole numbers have 64 bits, and the result needs more.",
            example: "print 9223372036854775807 + 1",
            mended: "print 9223372036854775807 - 1"),
        Explanation(
            .divisionByZero,
            "a whole number cannot be divided by zero.",
            example: """
                let count = 0
                print 10 / count
                """,
            mended: """
                let count = 0
                print count == 0 ? 0 : 10 / count
                """),
        Explanation(
            .nilMember,
            "the value before the dot is nil. `?.` gives nil in that case.",
            example: """
                initial scene home
                launch
                print home.presentedViewController.title
                """,
            mended: """
                initial scene home
                launch
                print home.presentedViewController?.title
                """),
        Explanation(
            .wrongType,
            "the operation is not for values of this kind.",
            example: """
                print "a" - 1
                """,
            mended: "print 2 - 1"),
        Explanation(
            .indexOutOfRange,
            "collections count from 0 to one below their count.",
            example: """
                let names = ["Ada", "Grace"]
                print names[2]
                """,
            mended: """
                let names = ["Ada", "Grace"]
                print names[1]
                """),
        Explanation(
            .noInstance,
            """
            the name stands for the most recent living instance of the controller, and none lives: it was not \
            made yet, or its last owner has let it go.
            """,
            example: """
                initial scene home
                scene detail
                launch
                print detail.title
                """,
            mended: """
                initial scene home
                scene detail
                launch
                present detail
                print detail.title
                """),
        Explanation(
            .noMember,
            "the value has no such member. what a variable holds is known only while the script runs.",
            example: """
                let names = ["Ada"]
                func first(list) { return list.view }
                print first(names)
                """,
            mended: """
                let names = ["Ada"]
                func first(list) { return list.first }
                print first(names)
                """),
        Explanation(
            .wrongCall,
            "the closure or function that a variable holds takes another number of values.",
            example: """
                func apply(f) { f(1, 2) }
                apply({ x in print x })
                """,
            mended: """
                func apply(f) { f(1) }
                apply({ x in print x })
                """),
        Explanation(
            .noSubject,
            "a verb that does not say who acts looks for the controller in front, and there is none that fits.",
            example: """
                initial scene home
                scene detail
                launch
                push detail
                """,
            mended: """
                initial scene nav: NavigationController { root -> home }
                scene home, detail
                launch
                push detail
                """),
        Explanation(
            .notSettable,
            "the property exists, but does not take this value.",
            example: """
                initial scene home
                launch
                let number = 3
                home.isModalInPresentation = number
                """,
            mended: """
                initial scene home
                launch
                let number = 3
                home.isModalInPresentation = number > 2
                """),
        Explanation(
            .invalidRange,
            "a range goes from the lower to the higher number.",
            example: """
                func count(from, to) { for i in from...to { print i } }
                count(3, 1)
                """,
            mended: """
                func count(from, to) { for i in from...to { print i } }
                count(1, 3)
                """),
        Explanation(
            .goneInstance,
            "the instance was destroyed when its last owner let it go, and cannot be used any more.",
            example: """
                initial scene home
                scene detail
                launch
                present detail
                dismiss
                print detail#1.title
                """,
            mended: """
                initial scene home
                scene detail
                launch
                present detail
                print detail#1.title
                dismiss
                """),
        Explanation(
            .refused,
            "the verb is known, but cannot be done at this moment or with this object. the message says why.",
            example: """
                ios 7
                initial scene home
                launch
                trait horizontal .compact
                """,
            mended: """
                ios 8
                initial scene home
                launch
                trait horizontal .compact
                """),
        Explanation(
            .unmodelledAtRun,
            "UIKit does something here that nothing sure is known of. it is refused rather than guessed.",
            example: """
                initial scene home
                launch
                for direction in [.up] { swipe direction }
                """,
            mended: """
                initial scene nav: NavigationController { root -> home }
                scene home, detail
                launch
                push detail
                swipe .back
                """),
    ]
}
