/// A form of Swift that scripts can contain: how it is written, what it means, and the short form for the same, if
/// there is one. `scenesh grammar`, `:help`, the text that editors show and `grammar.md` use these rows.
package struct SwiftForm: Sendable {
    /// The words that name it in `:help`: `override`, or the name of a method.
    package let words: [String]
    /// The form, with placeholders as in `VerbRow.usage`.
    package let form: String
    /// What it means, in sentences.
    package let meaning: String
    /// The short form; empty if there is none.
    package let own: String

    /// Returns the forms that a word names.
    package static func named(_ word: String) -> [SwiftForm] { table.filter { $0.words.contains(word) } }

    /// Every form, by kind.
    package static let table: [SwiftForm] = declarations + members + statements + expressions + calls

    init(_ words: [String], _ form: String, _ meaning: String, own: String = "") {
        self.words = words
        self.form = form
        self.meaning = meaning
        self.own = own
    }

    /// The meaning and the short form, as one paragraph.
    package var text: String { own.isEmpty || own == "the same" ? meaning : "\(meaning) The short form: \(own)" }

    private static let declarations: [SwiftForm] = [
        SwiftForm(
            ["class"], "class NAME: CLASS, PROTOCOL { … }",
            "A class of controllers. The first name after the colon decides the class of UIKit. A class without "
                + "one is a plain object.",
            own: "controller NAME: CLASS { … }"),
        SwiftForm(["struct"], "struct NAME { … }", "A value: assignment and passing copy it."),
        SwiftForm(
            ["enum"], "enum NAME: TYPE { case NAME, NAME(TYPE) }",
            "Cases with raw or associated values, and members."),
        SwiftForm(
            ["protocol"], "protocol NAME { … }",
            "Ignored. Functions of an extension of it belong to each type that names it."),
        SwiftForm(
            ["extension"], "extension NAME: PROTOCOL { … }",
            "More members of a type of the script, of a class of controllers, or of a type of Swift's library."),
        SwiftForm(["typealias"], "typealias NAME = TYPE", "Another name of a type."),
        SwiftForm(["import"], "import UIKit", "Ignored."),
    ]

    private static let members: [SwiftForm] = [
        SwiftForm(
            ["override"], "override func NAME(LABELS) { super.NAME(…) … }",
            "Overrides the method with this full name. The inherited method runs where `super` calls it, and "
                + "never without it.",
            own: "on NAME { … }"),
        SwiftForm(["super"], "super.NAME(…)", "Calls the inherited method.", own: "super"),
        SwiftForm(
            ["override", "var"], "override var NAME: TYPE { … }",
            "UIKit reads the value of the getter.",
            own: "on NAME { … }"),
        SwiftForm(
            ["func"], "func NAME(LABEL NAME: TYPE = VALUE, …) -> TYPE { … }",
            "A function. With the full name of a method of a delegate of UIKit, UIKit calls it.",
            own: "func NAME(NAME, …) { … }"),
        SwiftForm(
            ["IBOutlet"], "@IBOutlet weak var NAME: TYPE!",
            "A view that a storyboard connects.",
            own: "view { KIND NAME }"),
        SwiftForm(
            ["IBAction"], "@IBAction func NAME(_ sender: TYPE) { … }",
            "An action. With a parameter of the type UIStoryboardSegue, it is an unwind action.",
            own: "action NAME(sender) { … }"),
        SwiftForm(
            ["objc"], "@objc func NAME() { … }",
            "A function that `#selector` can name.",
            own: "action NAME { … }"),
        SwiftForm(
            ["IBSegueAction"], "@IBSegueAction func NAME(_ coder: NSCoder) -> TYPE? { … }",
            "Creates the destination of a segue.",
            own: "segueAction NAME(coder) { … }"),
        SwiftForm(
            ["let"], "let NAME = UIButton()",
            "A view of the controller, with the name of the property.",
            own: "view { button NAME }"),
        SwiftForm(["lazy"], "lazy var NAME: TYPE = VALUE", "The value is made when the property is first read."),
        SwiftForm(["static"], "static var NAME = VALUE", "One value for all instances, made when it is first read."),
        SwiftForm(["get", "set"], "var NAME: TYPE { get { … } set { … } }", "A computed property."),
        SwiftForm(["didSet", "willSet"], "var NAME = VALUE { didSet { … } }", "The block runs when the value is set."),
        SwiftForm(
            ["init"], "init(LABELS) { … super.init(…) … }",
            "Creates an object. A class without an `init` inherits UIKit's.",
            own: "on init(coder) { … }"),
        SwiftForm(["deinit"], "deinit { … }", "Runs before the object is freed.", own: "on deinit { … }"),
        SwiftForm(
            ["private"], "private, public, final, open, …",
            "Ignored: access, and attributes such as `@MainActor`."),
    ]

    private static let statements: [SwiftForm] = [
        SwiftForm(["guard"], "guard let NAME, CONDITION else { … }", "As in Swift.", own: "the same"),
        SwiftForm(
            ["if"], "if let NAME { … }, if case PATTERN = VALUE { … }",
            "As in Swift. `if` and `switch` can be values.",
            own: "the same"),
        SwiftForm(
            ["switch"], "switch VALUE { case PATTERN where CONDITION: … }",
            "As in Swift: values, ranges, tuples, cases with values, types, `fallthrough`. Need not be exhaustive.",
            own: "the same"),
        SwiftForm(
            ["for"], "for PATTERN in VALUE where CONDITION { … }",
            "As in Swift.",
            own: "for NAME in COLLECTION { … }"),
        SwiftForm(["repeat"], "repeat { … } while CONDITION", "As in Swift."),
        SwiftForm(["break", "continue"], "NAME: for …, break NAME, continue NAME", "A label of a loop."),
        SwiftForm(
            ["do", "catch", "try", "throw"], "do { try CALL } catch PATTERN { … }",
            "As in Swift, with `throw`, `try?` and `try!`."),
        SwiftForm(["defer"], "defer { … }", "Runs at the end of the block."),
        SwiftForm(
            ["await", "async"], "await CALL, Task { … }",
            "`Task` puts its block on the main queue. `await` of a function of the script runs it in place.",
            own: "async { … }"),
        SwiftForm(
            ["available"], "if #available(iOS 15, *) { … }",
            "Compares with the release of the run.",
            own: "if ios >= 15 { … }"),
        SwiftForm(["selector"], "#selector(NAME)", "A function of the script, for targets, timers and observers."),
    ]

    private static let expressions: [SwiftForm] = [
        SwiftForm(
            ["as"], "VALUE as? TYPE, VALUE as! TYPE",
            "Casts by the class of the object. `as!` ends the run if it is another."),
        SwiftForm(["is"], "VALUE is TYPE", "Whether the object has the class."),
        SwiftForm(
            ["optional"], "VALUE?.NAME(…), NAME?(…)",
            "If the value before `?` is nil, nothing after it happens.",
            own: "the same"),
        SwiftForm(["unwrap"], "VALUE!", "Ends the run if the value is nil."),
        SwiftForm(
            ["closure"], "{ [weak self] NAME in … }, { $0.NAME }",
            "A closure. It captures variables and, if it uses one of its members, `self`.",
            own: "the same"),
        SwiftForm(["keypath"], "\\.NAME", "A function that reads the member.", own: "{ $0.NAME }"),
        SwiftForm(
            ["symbol"], ".NAME, TYPE.NAME",
            "A constant of UIKit, or a case of an enumeration of the script.",
            own: ".NAME"),
    ]

    private static let calls: [SwiftForm] = [
        SwiftForm(
            ["pushViewController"], "X?.pushViewController(Y, animated: true)",
            "The step `push`. It is nothing if X is nil.",
            own: "push Y onto X"),
        SwiftForm(["present"], "present(X, animated: true) { … }", "The step `present`.", own: "present X then { … }"),
        SwiftForm(["dismiss"], "dismiss(animated: true)", "The step `dismiss`.", own: "dismiss"),
        SwiftForm(
            ["UINavigationController"], "UINavigationController(rootViewController: X)",
            "An instance of the class of UIKit.",
            own: "controller NAME: NavigationController { root -> X }"),
        SwiftForm(
            ["UIAlertController"], "UIAlertController(title: T, message: M, preferredStyle: .alert)",
            "An alert.",
            own: "Alert(title: T, message: M, preferredStyle: .alert)"),
        SwiftForm(
            ["addTarget"], "X.addTarget(self, action: #selector(NAME), for: .touchUpInside)",
            "A tap on X calls the function.",
            own: "view { button X -> NAME }"),
        SwiftForm(
            ["DispatchQueue"], "DispatchQueue.main.asyncAfter(deadline: .now() + SECONDS) { … }",
            "Runs the block later.",
            own: "after SECONDS { … }"),
        SwiftForm(
            ["addObserver"], "NotificationCenter.default.addObserver(…)",
            "Observes a notification.",
            own: "on notification \"NAME\" { … }"),
    ]
}
