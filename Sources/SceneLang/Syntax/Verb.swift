import SceneRuntime

// open: a verb is a row; only one with code of its own also has an arm of a switch.
/// A form of a verb, in the order of `grammar.md`. Its row in `Verbs/` has the syntax.
public enum Verb: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    case launchBackground, launchPush, launchFetch, launchTask, launchLocation
    case launchURL, launchActivity, launchNotification, launchShortcut, launch, perform, tapRow, tap, root, activate
    case push, popToRoot, popTo, pop, setStack
    case present, popover, dismiss, showColumn, show, showDetail, hideColumn, collapse, expand
    case select, pageTo, pageForward, pageBack, swipeTo, swipe
    case embed, unembed, addChild, addView, willMove, didMove, removeView, removeChild
    case transition, beginAppearance, endAppearance
    case load, layout, release, call
    case rotate, resize, trait
    case memoryWarning, background, foreground, interrupt, resume, receiveURL, disconnectScene
    case receiveActivity, receiveNotification, receiveShortcut, receivePush, receiveFetch
    case addScene, closeScene, terminate, relaunch
    case focus, unfocus, send, post
    case turn, begin, advance, async, after, finish, cancel
    case print, note, tree, traceOnly, trace
    case expectNoCall, expectCall, expectTrace, expectNoWarning, expectNoUnknown, expectWarning, expectException
    case expectNoLeak, expectLeak, expect
}

// open: new cases need no code where they are ignored.
/// A clause of a verb or of a segue: a word, and usually an operand.
public enum Clause: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    case with, stack, from, sender, `in`, onto, to, on, unanimated, animated, then, style, transition, anchor, at
    case cancelled, only, appearing, horizontal, vertical, before, info, section, times
    /// Of segues only.
    case action, column, `class`

    /// The word that begins the clause.
    public var word: Keyword {
        switch self {
        case .with: .with
        case .stack: .stack
        case .from: .from
        case .sender: .sender
        case .in: .in
        case .onto: .onto
        case .to: .to
        case .on: .on
        case .unanimated: .unanimated
        case .animated: .animated
        case .then: .then
        case .style: .style
        case .transition: .transition
        case .anchor: .anchor
        case .at: .at
        case .cancelled: .cancelled
        case .only: .only
        case .appearing: .appearing
        case .horizontal: .horizontal
        case .vertical: .vertical
        case .before: .before
        case .info: .info
        case .section: .section
        case .times: .times
        case .action: .action
        case .column: .column
        case .class: .class
        }
    }
}

extension Clause {
    /// Returns the clause that begins with the word `name`, or nil.
    static func beginning(with name: IdentifierID) -> Clause? {
        let index = Int(name.index)
        return index < byWord.count ? byWord[index] : nil
    }

    private static let byWord: [Clause?] = Keyword.all.map { word in allCases.first { $0.word == word } }
}

/// The kinds of symbols that are valid as operands. `choices` lists them.
public enum OperandSymbols: Sendable {
    case column, orientation, presentationStyle, sizeClass, interfaceStyle, swipe, tap, transitionStyle
}

// open: new cases need no code where they are ignored.
/// The kind of the operand of a verb or a clause. The parser reads all but the last group as expressions, and the
/// resolver checks them.
public enum OperandKind: Hashable, Sendable {
    /// There is no operand.
    case none
    /// A living controller: a name means its latest instance.
    case instance
    /// A new controller: the name of a class creates an instance.
    case fresh
    /// A controller that the statement creates later, or that need not be alive, if the operand is the name of a class.
    case future
    /// A child of a container: a name means the living child.
    case child
    /// A page of a page view controller: a name means the living page, otherwise a new instance.
    case page
    /// The page that a swipe must show: a name means any instance.
    case offer
    /// `[a, b]`, a list of controllers: a name means its instance in the stack, otherwise a new one.
    case stack
    case storyboard, window, view
    /// A segue's identifier.
    case identifier
    /// The target of a tap: an identifier, a view, a controller, `.back`, `.outside`.
    case target
    /// A child or an index.
    case choice
    case value, boolean, number, size, text
    /// A variable that is set to nil.
    case variable
    /// `x.method(arguments)`.
    case invocation
    /// `.name`, a symbol of the kind.
    case symbol(OperandSymbols)
    /// `x.method` or `x.method(arguments)`, in which `_` matches one argument and a label can have no value.
    case callPattern
    /// `{ statements }`.
    case block
    /// `{ statements }` that run later, with the captures of a closure.
    case closure
    /// Another verb statement.
    case statement
    /// `+layout -init`.
    case categories
    /// `a, b`, each a controller.
    case names
    /// `{ lines of a trace }`.
    case patterns

    /// Whether it is one controller.
    var isController: Bool {
        switch self {
        case .instance, .fresh, .future, .child, .page, .offer: true
        default: false
        }
    }

    /// What help and messages say of a kind.
    private struct Texts {
        let placeholder: String
        let description: String
        let example: String?

        init(_ placeholder: String, _ description: String, _ example: String?) {
            (self.placeholder, self.description, self.example) = (placeholder, description, example)
        }
    }

    private var texts: Texts {
        switch self {
        case .none: Texts("", "nothing", nil)
        case .instance, .fresh, .future: Texts("X", "a controller", "detail")
        case .child: Texts("X", "a child", "detail")
        case .page, .offer: Texts("X", "a page", "detail")
        case .stack: Texts("[X, …]", "a list of controllers", "[home, detail]")
        case .storyboard: Texts("STORYBOARD", "a storyboard", "Main")
        case .window: Texts("WINDOW", "a window", "window")
        case .view: Texts("VIEW", "a view", "save")
        case .identifier: Texts("\"ID\"", "the identifier of a segue", "\"open\"")
        case .target: Texts("TARGET", "a view or tab to tap", "save")
        case .choice: Texts("X or INDEX", "a child or its index", "1")
        case .value: Texts("VALUE", "a value", "1 + 1")
        case .boolean: Texts("BOOL", "true or false", "true")
        case .number: Texts("NUMBER", "a number", "1")
        case .size: Texts("SIZE", "a size such as 507x1024", "507x1024")
        case .text: Texts("\"TEXT\"", "a string", "\"done\"")
        case .variable: Texts("VARIABLE", "a variable", "saved")
        case .invocation: Texts("X.METHOD(…)", "a call of a method", "detail.viewDidLoad()")
        case .symbol(let symbols):
            Texts(".NAME", "a symbol (a dot and a word)", symbols.choices.first.map { ".\($0.spelling.text)" })
        case .callPattern: Texts("X.METHOD", "a call such as inbox.viewDidLoad", "detail.viewDidAppear")
        case .block, .closure: Texts("{ … }", "a block", "{ print \"done\" }")
        case .statement: Texts("VERB…", "a verb", "push detail")
        case .categories: Texts("±CATEGORY…", "categories such as +layout", "+layout")
        case .names: Texts("X, …", "the name of a controller", "home, detail")
        case .patterns: Texts("{ LINES }", "lines of a trace", "{ ... }")
        }
    }

    /// The placeholder of the operand in usage lines.
    public var placeholder: String { texts.placeholder }

    /// The description of the operand in messages.
    public var description: String { texts.description }

    /// Such an operand in an example; nil if there is none.
    var example: String? { texts.example }
}
