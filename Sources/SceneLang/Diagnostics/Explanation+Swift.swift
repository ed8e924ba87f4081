extension Explanation {
    /// The warnings about forms of Swift, explained.
    static let swiftWarnings: [Explanation] = [
        Explanation(
            .missingSuper,
            """
            An override of this method does not call `super`, so the inherited implementation does not run. The \
            documentation of UIKit requires the call.
            """,
            why: "`override` calls the inherited method only at `super`. The handler `on` calls it before its body.",
            example: """
                class ShelfViewController: UIViewController {
                    override func viewWillAppear(_ animated: Bool) { print("appears") }
                }
                launch with ShelfViewController
                """,
            fixedExample: """
                class ShelfViewController: UIViewController {
                    override func viewWillAppear(_ animated: Bool) {
                        super.viewWillAppear(animated)
                        print("appears")
                    }
                }
                launch with ShelfViewController
                """),
        Explanation(
            .unmodelledInSwift,
            """
            This name of UIKit can change calls, and has no rule in the model. In a body of Swift it is a warning, so \
            that the rest of the class can be used. The run ends where the script uses the name.
            """,
            why: "What UIKit does after this place is not known.",
            example: """
                class ShelfViewController: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        navigationController?.interactivePopGestureRecognizer?.isEnabled = false
                    }
                }
                launch with ShelfViewController
                """,
            fixedExample: """
                class ShelfViewController: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        navigationController?.isNavigationBarHidden = true
                    }
                }
                launch with ShelfViewController
                """),
        Explanation(
            .guardGoesOn,
            """
            The body of `guard` can reach its end. Swift refuses such a statement. The script runs, and continues \
            after it, where the condition is not met.
            """,
            why: "What follows a `guard` relies on its condition.",
            example: """
                class ShelfViewController: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        guard title != nil else { print("no title") }
                    }
                }
                launch with ShelfViewController
                """,
            fixedExample: """
                class ShelfViewController: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        guard title != nil else {
                            print("no title")
                            return
                        }
                    }
                }
                launch with ShelfViewController
                """),
    ]

    /// The notes, explained.
    static let notes: [Explanation] = [
        Explanation(
            .namesWithoutEffect,
            """
            These names of UIKit cannot change a call: colours, fonts, constraints and others. The script reads them, \
            and nothing happens. `scenesh check --notes` lists every place.
            """,
            why: "The model has the calls of UIKit, and not what the user sees.",
            example: """
                class ShelfViewController: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        view.backgroundColor = .systemBackground
                    }
                }
                launch with ShelfViewController
                """,
            fixedExample: """
                class ShelfViewController: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        title = "Shelf"
                    }
                }
                launch with ShelfViewController
                """),
        Explanation(
            .unknownNames,
            """
            The script does not declare these names, and neither Swift nor UIKit has them. Their values are unknown: \
            a call of them does nothing, and a condition on them is decided by a fixed rule. The trace shows each \
            decision that can change something.
            """,
            why: "A pasted class uses types of its app. To give one a behaviour, declare it in the script.",
            example: """
                class ShelfViewController: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        Analytics.shared.log("loaded")
                    }
                }
                launch with ShelfViewController
                """,
            fixedExample: """
                enum Analytics { static func log(_ text: String) {} }
                class ShelfViewController: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        Analytics.log("loaded")
                    }
                }
                launch with ShelfViewController
                """),
        Explanation(
            .assumedClass,
            "The script does not declare the superclass, so the end of its name decides the class of UIKit.",
            why: "`BaseTableViewController` is probably a UITableViewController.",
            example: """
                class ShelfViewController: BaseViewController {}
                launch with ShelfViewController
                """,
            fixedExample: """
                class BaseViewController: UIViewController {}
                class ShelfViewController: BaseViewController {}
                launch with ShelfViewController
                """),
        Explanation(
            .otherQueues,
            "A block of another queue runs as a block of the main queue, in a later turn of the run loop.",
            why: "The order of blocks of different queues is not known.",
            example: """
                class ShelfViewController: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        DispatchQueue.global().async { print("loaded") }
                    }
                }
                launch with ShelfViewController
                """,
            fixedExample: """
                class ShelfViewController: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        DispatchQueue.main.async { print("loaded") }
                    }
                }
                launch with ShelfViewController
                """),
        Explanation(
            .assumedConnections,
            "The script does not say what connects an outlet or a delegate, so a storyboard is assumed to do it.",
            why: "A pasted class does not contain its storyboard.",
            example: """
                class ShelfViewController: UIViewController {
                    @IBOutlet weak var lendButton: UIButton!
                }
                launch with ShelfViewController
                """,
            fixedExample: """
                class ShelfViewController: UIViewController {
                    let lendButton = UIButton()
                }
                launch with ShelfViewController
                """),
        Explanation(
            .curlingPages,
            "A swipe turns the pages of a controller whose transitionStyle is not set.",
            why: """
                UIKit's default is `.pageCurl`. Pages that curl and pages that scroll get different calls, and most \
                apps scroll.
                """,
            example: """
                initial scene book: PageViewController { pages -> one, two }
                scene one, two
                launch
                swipe .forward
                """,
            fixedExample: """
                initial scene book: PageViewController { transitionStyle = .scroll; pages -> one, two }
                scene one, two
                launch
                swipe .forward
                """),
        Explanation(
            .uncalledMethods,
            """
            UIKit or a class of the app calls these methods, and the model has no rule for their calls. They run only \
            where code of the script calls them.
            """,
            why: """
                The model has the calls of view controllers, and few of views: it does not lay out, draw or \
                reuse. A tap on a row calls only `didSelectRowAt`. The methods of a superclass that the script does \
                not declare are not known.
                """,
            example: """
                class CoverView: UIView {
                    override func layoutSubviews() {
                        super.layoutSubviews()
                        print("laid out")
                    }
                }
                class ShelfViewController: UIViewController {
                    override func loadView() { view = CoverView() }
                }
                launch with ShelfViewController
                """,
            fixedExample: """
                class CoverView: UIView {}
                class ShelfViewController: UIViewController {
                    override func loadView() { view = CoverView() }
                    override func viewDidLayoutSubviews() {
                        super.viewDidLayoutSubviews()
                        print("laid out")
                    }
                }
                launch with ShelfViewController
                """),
        Explanation(
            .assumedValues,
            "A verb creates a controller, and the script cannot make the value of a property that must have one.",
            why: """
                The type of the property ends with `!`, and the script does not declare this type. In the app, other \
                code sets the property before the controller is shown.
                """,
            example: """
                class ShelfViewController: UIViewController {
                    var shelf: Shelf!
                    override func viewDidLoad() { super.viewDidLoad(); title = shelf.name }
                }
                launch with ShelfViewController
                """,
            fixedExample: """
                class Shelf { var name = "Poetry" }
                class ShelfViewController: UIViewController {
                    var shelf: Shelf!
                    override func viewDidLoad() { super.viewDidLoad(); title = shelf.name }
                }
                let shelves = ShelfViewController()
                shelves.shelf = Shelf()
                launch with shelves
                """),
    ]
}
