import SceneRuntime

/// A compiled script: flat code, and the tables that it refers to. It only grows (an entry of the REPL adds to it), so
/// positions stay valid.
struct Program: Hashable, Sendable {
    var code = Slab<Instruction>()
    /// The sources of instructions, sorted by `at`: the span of an instruction is that of the last entry at or before
    /// it.
    var spans: [SpanEntry] = []
    /// The variables of bodies, in a session.
    var locals = ChunkedList<LocalEntry>()
    var functions = Slab<FunctionCode>()
    /// Where errors are caught: inner ones before outer ones.
    var catches: [CatchEntry] = []
    /// The instructions of `expect VALUE`, in which a controller without an instance fails the expectation. `error` is
    /// the register of the result.
    var checks: [CatchEntry] = []
    /// The types of casts.
    var typeTests: [TypeTest] = []
    /// The labels of tuples; a label that is missing is none.
    var tupleLabels: [[NameID]] = [[]]
    /// The places that the types of tuples give to a label: for tuples that are written without labels.
    var tuplePlaces: [NameID: [TuplePlace]] = [:]
    var constants: [Constant] = []
    /// The number of variables at file level.
    var globalCount: UInt32 = 0
    /// The names of the variables of the file.
    var globalNames: [NameID] = []
    var members: [MemberName] = []
    var steps: [StepSite] = []
    /// The concatenated texts of steps and expectations: see `text(_:)`.
    var texts = TextBytes()
    var expectations: [Expectation] = []
    var traceChanges: [TraceChange] = []
    /// Whether the program uses forms of Swift.
    var usesSwift = false
    /// The conditions of bodies of Swift, by the code of their function.
    var decisions: [DecisionSite] = []
    /// The text of script symbol `Symbol.allCases.count + i`, without the dot.
    var symbols: [[UInt8]] = []

    /// By `ClassID`, `DelegateID`, `StyleID` and `SegueClassID`; position 0 is empty.
    var classes = [ObjectCode](repeating: ObjectCode(), count: BuiltInClass.slots)
    var delegates: [ObjectCode] = [ObjectCode()]
    var styles: [ObjectCode] = [ObjectCode()]
    var segueClasses: [ObjectCode] = [ObjectCode()]
    var app = ObjectCode()
    /// Whether a class overrides a property of UIKit that the runtime reads, as `ObjectCode.polls`.
    var hasPolls = false
    /// Whether a call of a function value has an `inout` argument.
    var passesBoxes = false
    /// The types of Swift, by `TypeID`; position 0 is empty.
    var types: [TypeCode] = [TypeCode()]
    /// The positions in `types` of the members that extensions add to types of Swift's library.
    var libraryTypes: [LibraryType: [UInt32]] = [:]
    /// The members of key paths, by the positions of their functions.
    var keyPaths: [UInt32: [UInt16]] = [:]
    /// The functions that set the last member of key paths with several members, by the positions of the functions that
    /// read it.
    var keyPathSetters: [UInt32: UInt32] = [:]
    /// The positions in `types` of the members that extensions add to classes of Apple's frameworks, by the names of
    /// these.
    var frameworkTypes: [NameID: UInt32] = [:]
    /// The setters of subscripts, by the positions of the getters in `functions`.
    var subscriptSetters: [UInt32: UInt32] = [:]
    /// The parameters of functions in Swift's form, by position in `functions`.
    var signatures: [UInt32: CallSignature] = [:]
    /// The functions around calls, by the places of these (`place`): for default values such as `#function`.
    var callerNames: [UInt64: [UInt8]] = [:]
    /// Whether code creates instances of types that are values.
    var createsTypeValues = false
    /// The functions that only the types of arguments tell apart, as the calls name them.
    var overloads: [OverloadSet] = []
    /// For a handler in Swift's form, by position in `functions`: the number of the method's argument for each
    /// parameter (`HandlerName`).
    var handlerArguments: [UInt32: [UInt8]] = [:]

    /// The scenarios, in order. The statements outside of scenarios are the first one, without a name, if there are
    /// any.
    var scenarios: [ScenarioCode] = []
    /// Evaluates the variables at file level, before a named scenario; nil if there are none.
    var declarations: UInt32?
    /// The environment that the head of the file declares.
    var environment = Environment()

    init() { installPrelude() }

    /// Returns the span of the instruction at `position`; nil before the first entry.
    func span(at position: Int) -> SourceSpan? {
        var low = 0
        var high = spans.count
        while low < high {
            let middle = (low + high) / 2
            if Int(spans[middle].at) <= position { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? spans[low - 1].span : nil
    }

    /// Returns the bytes of a text.
    func text(_ range: TextRange) -> [UInt8] {
        let start = Int(range.start)
        return texts[start..<start + Int(range.count)]
    }
}

/// The source of the instructions from `at` on.
struct SpanEntry: Hashable, Sendable {
    let at: UInt32
    let span: SourceSpan
}

/// Instructions whose errors are caught at `target`, in register `error` of their frame.
struct CatchEntry: Hashable, Sendable {
    let code: Range<UInt32>
    let target: UInt32
    let error: Register
}

/// A variable of a body, while the instructions `code` run.
struct LocalEntry: Hashable, Sendable {
    let name: IdentifierID
    let code: Range<UInt32>
    let register: Register
    /// Whether the register contains a box with the variable.
    let isBoxed: Bool

    init(name: IdentifierID, code: Range<UInt32>, slot: FunctionState.Slot) {
        (self.name, self.code, register, isBoxed) = (name, code, slot.register, slot.isBoxed)
    }
}

/// A part of `Program.texts`.
struct TextRange: Hashable, Sendable {
    let start: UInt32
    let count: UInt32

    static let empty = TextRange(start: 0, count: 0)
}

/// A value that the code refers to by its position.
enum Constant: Hashable, Sendable {
    case null
    case bool(Bool)
    case int(Int64)
    case double(Double)
    case string([UInt8])
    /// A symbol's number: `Symbol.rawValue`, or `Symbol.allCases.count` + its position in `Program.symbols`.
    case symbol(UInt32)
    case size(width: UInt32, height: UInt32)
    /// A class itself, not an instance.
    case type(ClassID)
    case base(ControllerKind)
    /// An instance that may have been deallocated, in patterns.
    case instance(ClassID, ordinal: UInt32)
    /// A delegate, style, storyboard, window, segue class or the app (`ObjectRef`).
    case object(ObjectRef)
    /// A function of the script that is used as a value.
    case function(UInt32)
    /// An omitted argument, and a lazy property that has no value yet.
    case omitted
    /// A type of Swift itself.
    case nominal(UInt32)
    /// A case without associated values.
    case plainCase(type: UInt32, number: UInt32)
}

/// The possible meanings of a member's name. The value before the dot decides at run time.
///
/// Controllers, delegates and styles: first the script's own members (`ObjectCode.members`), then `property`. Other
/// values: `builtIn`, then `library`.
struct MemberName: Hashable, Sendable {
    var name: NameID
    var property: Property?
    var builtIn: BuiltInMember?
    /// The member of Swift's library, if no other one is meant.
    var library: LibraryMember?
    /// The group of a name of UIKit that is not modelled, in a program that uses forms of Swift.
    var group: NameGroup
    /// Whether the program uses forms of Swift, where an object may have a member that nothing declares.
    var isSwift: Bool
    /// The labels of a call in Swift's form; none for an argument without a label.
    var labels: [NameID] = []

    init(
        _ name: NameID, property: Property? = nil, builtIn: BuiltInMember? = nil, group: NameGroup = .none,
        isSwift: Bool = false
    ) {
        self.name = name
        self.property = property
        self.builtIn = builtIn
        self.group = group
        self.isSwift = isSwift
    }

    /// Whether Swift's library has it as a property.
    var isValueOfLibrary: Bool {
        if case .value? = builtIn?.shape { return true }
        return library?.shape == .value
    }
}

/// A verb statement or an assignment with effect.
struct StepSite: Hashable, Sendable {
    enum Kind: UInt8, Sendable {
        /// A step that finishes running transitions first.
        case plain
        /// `begin VERB…`: virtual time does not advance while the step runs.
        case begin
        /// `advance`, `finish`, `cancel`: continue running transitions.
        case resuming
        /// `setup { … }`.
        case setup
        /// A call of a method of UIKit, such as `view.setNeedsUpdateProperties()`. In a handler, it has no line.
        case call
    }

    var kind = Kind.plain
    /// The statement on one line: without comments, with single spaces, each block as `{ … }`.
    var text: TextRange
    /// Whether the text is printed as it is: it is not empty and has no control characters.
    var isPlain: Bool
    var span: SourceSpan
    /// Where the line names the presenter of a presentation that does not name it, as an offset in the text; 0 for any
    /// other step.
    var presenterPlace: UInt32 = 0
}

/// `trace +layout -init`, `trace only inbox, message`.
struct TraceChange: Hashable, Sendable {
    var on: CategorySet = []
    var off: CategorySet = []
    /// The only classes whose lines are printed; nil for no change.
    var only: [ClassID]?

    init() {}
}

/// A scenario, or the statements outside scenarios.
struct ScenarioCode: Hashable, Sendable {
    /// None for the statements outside scenarios, which evaluate the variables at file level themselves.
    var name: [UInt8]?
    var function: UInt32
    /// The parts of its environment that differ from the file's.
    var release: Release?
    var device: Device?
    var scenes: Bool?
    var sdk: Release?
    /// What the words between its name and its block say about its test.
    var testLines = TestLines()
    var span: SourceSpan
}

/// An `expect` statement.
struct Expectation: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        /// `expect E`, `expect exception`.
        case value
        case call(CallPattern, before: CallPattern?)
        case noCall(CallPattern)
        /// A number of calls: `expect call X.m twice`.
        case calls(CallPattern, count: Int64)
        /// The lines of `expect trace { … }`.
        case trace([ExpectedLine])
        /// `expect warning "text"`: R[a] is the text, or absent.
        case warning, noWarning
        /// `expect no unknown`.
        case noUnknown
        /// `expect leak editor`: R[a] is a class or a controller, or absent.
        case leak, noLeak
    }

    var kind = Kind.value
    /// The expected text for messages: the statement after `expect` (`E`, `call X.m`, `exception "…"`), on one line.
    var text: TextRange
    var span: SourceSpan
}

/// `X.m`, `X.m(_, animated: true)`.
struct CallPattern: Hashable, Sendable {
    enum ArgumentPattern: Hashable, Sendable {
        case any
        /// Equal to register R[a + number].
        case equal(UInt16)
    }

    /// R[a + receiver] is the receiver: an object, or a class for any of its instances.
    var receiver: UInt16
    /// The methods with the name, by handler name or by name in the trace.
    var methods: MethodSet
    /// The name in the script, which may be that of an action.
    var name: NameID
    /// A pattern for each argument of the call; nil without parentheses, for any arguments.
    var arguments: [ArgumentPattern]?
}

/// One line of `expect trace { … }`.
struct ExpectedLine: Hashable, Sendable {
    enum Kind: UInt8, Sendable {
        case anyLines, line, openAnyOrder, close
    }

    var kind: Kind
    /// The line without indentation, comments and trailing whitespace.
    var text: TextRange
    var span: SourceSpan
}
