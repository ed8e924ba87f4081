import SceneRuntime

// tidy: long, one case a form

// open: new cases need no code where they are ignored.
/// The functions and initializers of Swift, Foundation and UIKit that a script calls by their names, without declaring
/// them: `String(…)`, `fatalError(…)`, `DispatchQueue.main`, `UIView.animate(…)`.
enum LibraryForm: UInt16, CaseIterable, Sendable {
    // Printing and the end of the program.
    case print, debugPrint, dump, log
    case fatalError, assert, precondition, assertionFailure
    // Texts and numbers.
    case string, stringDescribing, stringFormat, stringRepeating, localizedKey, debugString
    case integer, integerRadix, integerExactly, double, boolean
    case unsigned, integer8, integer16, integer32, unsigned8, unsigned16, unsigned32, character
    case round, floor, ceil, squareRoot, power, truncate
    // Collections.
    case sequence, array, arrayRepeating, set, dictionaryOfPairs, dictionaryGrouping, zip, strideTo, strideThrough, swap
    case minOf, maxOf, empty
    // Queues, tasks and time.
    case mainQueue, otherQueue, runLoop, task, detachedTask, sleep, sleepNanoseconds, timer, timerOfTarget, displayLink
    case now, seconds, milliseconds, microseconds, nanoseconds, workItem, performLater
    // Animations.
    case animate, batchUpdates, runAnimator, withoutAnimation, animator, keyframe
    case resultSuccess, resultFailure, resultCatching
    case optionalSome
    case rangeOfText, dictionaryMerging, objectIdentifier
    case intMax, intMin, pi, infinity, notANumber, greatestNumber, leastNumber, randomNumber, randomBoolean
    case hypotenuse, floatRemainder, roundToInteger, absolute
    case performNow, cancelPerform, continuation, isCancelled, checkCancellation
    case sine, cosine, tangent, arcSine, arcCosine, arcTangent, exponential, logarithm, logarithm2, logarithm10
}

extension SyntaxTree {
    /// Returns the names of a path such as `DispatchQueue.main`, without the calls in it; nil for another expression.
    func path(of id: ExpressionID) -> [IdentifierID]? {
        switch self[id] {
        case .name(let name): return [name]
        case .symbol(let name): return [Parser.placeholder, name]
        case .member(let base, let name): return path(of: base).map { $0 + [name.name] }
        default: return nil
        }
    }

    /// Returns the form that a call is, if the script does not declare its first name.
    func libraryForm(_ callee: ExpressionID, _ arguments: List<CallArgument>, _ names: IdentifierTable) -> LibraryForm?
    {
        let all = Array(elements(of: arguments))
        let labels = all.map { argument in argument.label.map { names.text(of: $0.name) } ?? "_" }
        if isPerformOfSelector(callee, all, names) { return .performNow }
        if let (_, name) = member(callee) {
            let name = names.text(of: name.name)
            if name == "perform", labels.first == "_", labels.contains("afterDelay") { return .performLater }
            if name == "performBatchUpdates", !all.isEmpty { return .batchUpdates }
            if name == "cancelPreviousPerformRequests", labels.first == "withTarget" { return .cancelPerform }
        }
        guard let path = path(of: callee) else { return nil }
        if path.count == 2, path[0] == Parser.placeholder {
            return LibraryForm(symbol: names.text(of: path[1]), labels)
        }
        let text = path.map { names.text(of: $0) }
        if text.count == 1 { return LibraryForm(function: text[0], labels) }
        if text.last == "init" { return LibraryForm(function: text.dropLast().joined(separator: "."), labels) }
        return LibraryForm(method: text.joined(separator: "."), labels)
    }

    /// Whether a call is `perform(#selector(f))` or `perform(#selector(f), with: x)`, which calls the method at once.
    private func isPerformOfSelector(
        _ callee: ExpressionID, _ arguments: [CallArgument], _ names: IdentifierTable
    ) -> Bool {
        guard let first = arguments.first, case .selector = self[first.value] else { return false }
        let name: IdentifierID
        switch self[callee] {
        case .name(let bare): name = bare
        case .member(_, let member), .optionalMember(_, let member): name = member.name
        default: return false
        }
        return names.text(of: name) == "perform"
            && arguments.dropFirst().allSatisfy { $0.label.map { names.text(of: $0.name) } == "with" }
    }

    /// Returns the form of a value such as `DispatchQueue.main`.
    func libraryValue(_ id: ExpressionID, _ names: IdentifierTable) -> LibraryForm? {
        guard case .member(let base, let member) = self[id], case .name(let type) = self[base],
            // Most members are those of values, and the name of a type begins with an upper-case letter.
            names.bytes(of: type).first.map({ (0x41...0x5A).contains($0) }) ?? false
        else { return nil }
        let text = [names.text(of: type), names.text(of: member.name)]
        // `String.init` as a function.
        if text[1] == "init" { return LibraryForm(function: text[0], ["_"]) }
        switch text.joined(separator: ".") {
        case "DispatchQueue.main", "OperationQueue.main": return .mainQueue
        case "RunLoop.main", "RunLoop.current": return .runLoop
        case "Task.isCancelled": return .isCancelled
        default: return LibraryForm(constant: text)
        }
    }
}

extension LibraryForm {
    /// The function or initializer of a name.
    init?(function name: String, _ labels: [String]) {
        let first = labels.first ?? ""
        switch name {
        case "print": self = .print
        case "debugPrint": self = .debugPrint
        case "dump": self = .dump
        case "NSLog": self = .log
        case "fatalError", "preconditionFailure": self = .fatalError
        case "assert": self = .assert
        case "precondition": self = .precondition
        case "assertionFailure": self = .assertionFailure
        case "String", "NSString", "Substring", "NSMutableString": self.init(text: first, labels.count)
        case "NSLocalizedString": self = .localizedKey
        case "Character": self = labels == ["_"] ? .character : .string
        case let type where Self.integerNames.contains(type):
            self = labels.count == 2 ? .integerRadix : labels == ["_"] ? LibraryForm(integer: name) : .integer
            if labels == ["exactly"] { self = .integerExactly }
        case "Double", "Float", "CGFloat", "TimeInterval": self = .double
        case "Bool": self = .boolean
        case "round": self = .round
        case "floor": self = .floor
        case "ceil": self = .ceil
        case "sqrt": self = .squareRoot
        case "pow": self = .power
        case "trunc": self = .truncate
        case "Array": self = first == "repeating" ? .arrayRepeating : .array
        case "Set": self = .set
        case "Dictionary":
            self =
                first == "grouping"
                ? .dictionaryGrouping
                : labels.isEmpty ? .empty : labels.count == 2 && first == "_" ? .dictionaryMerging : .dictionaryOfPairs
        case "Range": if labels == ["_", "in"] { self = .rangeOfText } else { return nil }
        case "ObjectIdentifier": if labels == ["_"] { self = .objectIdentifier } else { return nil }
        case "NSNumber": if labels == ["value"] { self = .optionalSome } else { return nil }
        case "hypot": self = .hypotenuse
        case "fmod", "remainder": if labels.count == 2 { self = .floatRemainder } else { return nil }
        case "lround", "lrint": self = .roundToInteger
        case "fabs": self = .absolute
        case "sin": self = .sine
        case "cos": self = .cosine
        case "tan": self = .tangent
        case "asin": self = .arcSine
        case "acos": self = .arcCosine
        case "atan", "atan2": self = .arcTangent
        case "exp": self = .exponential
        case "log": if labels == ["_"] { self = .logarithm } else { return nil }
        case "log2": self = .logarithm2
        case "log10": self = .logarithm10
        case "zip": self = .zip
        case "sequence": if labels.count == 2, first == "first" { self = .sequence } else { return nil }
        case "stride": self = labels.contains("through") ? .strideThrough : .strideTo
        case "swap": self = .swap
        case "Task": self = .task
        case "Timer": self = labels.contains("target") ? .timerOfTarget : .timer
        case "CADisplayLink": self = .displayLink
        case "DispatchQueue", "OperationQueue": self = .otherQueue
        case "DispatchWorkItem": self = .workItem
        case "perform": if first == "_", labels.contains("afterDelay") { self = .performLater } else { return nil }
        case "UIViewPropertyAnimator": self = .animator
        case "Result": if labels == ["_"] || labels == ["catching"] { self = .resultCatching } else { return nil }
        case "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
            "withUnsafeThrowingContinuation":
            self = .continuation
        case "Optional": self = .optionalSome
        default: return nil
        }
    }

    private static let integerNames: Set<String> = [
        "Int", "Int64", "Int32", "Int16", "Int8", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    ]

    /// The values of a type of whole numbers, as far as the language has them; nil for another type.
    static func range(ofInteger name: String) -> ClosedRange<Int64>? {
        integerNames.contains(name) ? LibraryForm(integer: name).integerType?.range : nil
    }

    /// The conversion to a type of whole numbers.
    private init(integer name: String) {
        switch name {
        case "UInt", "UInt64": self = .unsigned
        case "Int8": self = .integer8
        case "Int16": self = .integer16
        case "Int32": self = .integer32
        case "UInt8": self = .unsigned8
        case "UInt16": self = .unsigned16
        case "UInt32": self = .unsigned32
        default: self = .integer
        }
    }

    /// A type of whole numbers, with its values as far as the language has them.
    struct IntegerType: Sendable {
        let name: String
        let range: ClosedRange<Int64>
    }

    /// The type of a conversion to whole numbers; nil for other forms.
    var integerType: IntegerType? {
        switch self {
        case .integer: IntegerType(name: "Int", range: .min ... .max)
        case .unsigned: IntegerType(name: "UInt", range: 0 ... .max)
        case .integer8: IntegerType(name: "Int8", range: -128...127)
        case .integer16: IntegerType(name: "Int16", range: -32_768...32_767)
        case .integer32: IntegerType(name: "Int32", range: -2_147_483_648...2_147_483_647)
        case .unsigned8: IntegerType(name: "UInt8", range: 0...255)
        case .unsigned16: IntegerType(name: "UInt16", range: 0...65_535)
        case .unsigned32: IntegerType(name: "UInt32", range: 0...4_294_967_295)
        default: nil
        }
    }

    private init(text first: String, _ count: Int) {
        switch first {
        case "format": self = .stringFormat
        case "repeating": self = .stringRepeating
        case "localized": self = .localizedKey
        case "reflecting": self = .debugString
        case "describing": self = .stringDescribing
        default: self = .string
        }
    }

    /// Returns the constant of a type of numbers; nil for other names.
    static func constant(_ name: String, of type: String) -> LibraryForm? { LibraryForm(constant: [type, name]) }

    /// The constant of a type of numbers.
    fileprivate init?(constant path: [String]) {
        guard path.count == 2 else { return nil }
        switch path[0] {
        case let type where Self.integerNames.contains(type):
            if path[1] == "max" { self = .intMax } else if path[1] == "min" { self = .intMin } else { return nil }
        case "Double", "CGFloat", "Float", "TimeInterval":
            switch path[1] {
            case "pi": self = .pi
            case "infinity": self = .infinity
            case "nan": self = .notANumber
            case "greatestFiniteMagnitude": self = .greatestNumber
            case "leastNormalMagnitude", "leastNonzeroMagnitude", "ulpOfOne": self = .leastNumber
            default: return nil
            }
        default: return nil
        }
    }

    /// Whether it is the constant of a type of numbers.
    var isConstant: Bool {
        switch self {
        case .intMax, .intMin, .pi, .infinity, .notANumber, .greatestNumber, .leastNumber: true
        default: false
        }
    }

    /// The method of a type.
    fileprivate init?(method name: String, _ labels: [String]) {
        switch name {
        case "DispatchQueue.global": self = .otherQueue
        case "DispatchTime.now", "DispatchWallTime.now": self = .now
        case "DispatchTimeInterval.seconds", "Duration.seconds": self = .seconds
        case "DispatchTimeInterval.milliseconds", "Duration.milliseconds": self = .milliseconds
        case "Task.detached": self = .detachedTask
        case "Task.sleep": self = labels.first == "nanoseconds" || labels.first == "_" ? .sleepNanoseconds : .sleep
        case "Task.yield": self = .sleep
        case "Timer.scheduledTimer": self = labels.contains("target") ? .timerOfTarget : .timer
        case "UIView.animate", "UIView.transition", "UIView.animateKeyframes", "UIView.modifyAnimations":
            self = .animate
        case "UIViewPropertyAnimator.runningPropertyAnimator": self = .runAnimator
        case "UIView.performWithoutAnimation", "MainActor.run", "MainActor.assumeIsolated": self = .withoutAnimation
        case "UIView.addKeyframe": self = .keyframe
        case "Result.success": self = .resultSuccess
        case "Result.failure": self = .resultFailure
        case "Optional.some": self = .optionalSome
        case "Task.checkCancellation": self = .checkCancellation
        case "Swift.print": self = .print
        case "Swift.fatalError": self = .fatalError
        case "Swift.min": self = .minOf
        case "Swift.max": self = .maxOf
        case "Int.random", "Double.random", "CGFloat.random", "Float.random": self = .randomNumber
        case "Bool.random": self = .randomBoolean
        default: return nil
        }
    }

    /// The call of a symbol: `.now()`, `.seconds(2)`, `.success(x)`.
    fileprivate init?(symbol name: String, _ labels: [String]) {
        switch (name, labels.count) {
        case ("now", 0): self = .now
        case ("seconds", 1): self = .seconds
        case ("milliseconds", 1): self = .milliseconds
        case ("microseconds", 1): self = .microseconds
        case ("nanoseconds", 1): self = .nanoseconds
        case ("success", 1): self = .resultSuccess
        case ("failure", 1): self = .resultFailure
        case ("some", 1): self = .optionalSome
        case ("scheduledTimer", 3...): self = labels.contains("target") ? .timerOfTarget : .timer
        default: return nil
        }
    }
}
