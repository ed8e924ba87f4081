import SceneRuntime

/// What a call of a function must know about its parameters.
struct FunctionSignature: Sendable {
    struct Parameter: Sendable {
        /// The label of the argument; nil for `_`.
        let label: IdentifierID?
        let shape: ParameterShape
        let type: TypeName?
        /// The place of the name that the body uses.
        let span: SourceSpan
    }

    var parameters: [Parameter] = []
    /// Whether calls are matched by labels: a parameter has a label, a type or a default, or a declaration of Swift
    /// contains the function.
    var isSwift = false
    var modifiers: Modifiers = []
    var kind = Function.Kind.function
    var result: TypeName?

    var isMutating: Bool { modifiers.contains(.isMutating) }
    var lacksBody: Bool { modifiers.contains(.lacksBody) }

    init() {}

    // An initialiser copies its arguments if they are not borrowed.
    init(_ function: Function, of tree: borrowing SyntaxTree) {
        isSwift = function.isSwift || !function.signature.isEmpty
        modifiers = function.modifiers
        kind = function.kind
        result = tree.record(function.result)
        if function.parameters.isEmpty { return }
        let written = Array(tree.elements(of: function.signature))
        parameters.reserveCapacity(function.parameters.count)
        for (place, name) in tree.elements(of: function.parameters).enumerated() {
            guard place < written.count else {
                parameters.append(
                    Parameter(label: name.name, shape: ParameterShape(), type: nil, span: tree.span(of: name)))
                continue
            }
            let entry = written[place]
            var shape = ParameterShape()
            shape.hasDefault = entry.defaultValue != nil
            shape.callerFact = entry.defaultValue.flatMap { CallerFact(of: tree.sourceText(of: $0)) }
            shape.isVariadic = entry.isVariadic
            shape.isInout = entry.isInout
            shape.isAutoclosure = entry.isAutoclosure
            shape.isFunction = tree.record(entry.type)?.shape == .function
            shape.isValue = tree.record(entry.type).map { Self.isValue($0, in: tree) } ?? false
            // The only name of a parameter of a subscript is no label.
            let label = kind == .subscript && entry.label?.start == name.start ? nil : entry.label?.name
            parameters.append(
                Parameter(label: label, shape: shape, type: tree.record(entry.type), span: tree.span(of: name)))
        }
    }

    /// Whether a call of the function passes a closure that is not written as one.
    var hasAutoclosure: Bool { parameters.contains { $0.shape.isAutoclosure } }
    /// Whether a default value says where the call is.
    var hasCallerFacts: Bool { parameters.contains { $0.shape.callerFact != nil } }

    /// Whether a type is certainly no function.
    private static func isValue(_ type: TypeName, in tree: SyntaxTree) -> Bool {
        switch type.shape {
        case .array, .dictionary, .set, .tuple: return true
        case .function: return false
        case .named:
            let spelled = tree.sourceText(of: tree.span(of: type.name))
            let known = ["String", "Character", "Int", "Double", "CGFloat", "Bool", "Date", "URL"]
            return known.contains(spelled) || spelled.prefix { $0 != "<" }.hasSuffix("KeyPath")
        }
    }

    /// Returns for each parameter the numbers of its arguments, of which an omitted one has none; nil if the arguments
    /// do not fit.
    func arrangement(_ arguments: [GivenArgument], omittingLabels: Bool) -> [[Int]]? {
        ParameterShape.arrange(
            arguments, for: parameters.map { ($0.label.map { $0.index } ?? GivenArgument.noLabel, $0.shape) },
            omittingLabels: omittingLabels)
    }
}

/// What a default value says about the place of a call.
enum CallerFact: UInt8, Sendable, BitwiseCopyable {
    /// `#function`: the name of the function that calls.
    case function
    /// `#line`.
    case line
    /// `#column`.
    case column

    /// Returns the fact that an expression is; nil for other expressions.
    init?(of source: String) {
        switch source {
        case "#function": self = .function
        case "#line": self = .line
        case "#column": self = .column
        default: return nil
        }
    }

    /// Returns the line or the column, counted from 1, of a place of the file; nil for a name.
    func number(at offset: UInt32, in source: SourceFile) -> Int? {
        let line = source.lineIndex(of: offset)
        return switch self {
        case .function: nil
        case .line: line + 1
        case .column: Int(offset) - source.start(ofLine: line) + 1
        }
    }
}

/// An argument of a call: its label, as the number of a name, and whether it is a closure.
struct GivenArgument: Sendable {
    let label: UInt32
    let isClosure: Bool

    static let noLabel = UInt32.max
}

/// The part of a parameter that decides which arguments it takes.
struct ParameterShape: Hashable, Sendable, BitwiseCopyable {
    var hasDefault = false
    var isVariadic = false
    var isInout = false
    /// Whether its type is that of a function.
    var isFunction = false
    /// Whether its type is certainly no function, so that it takes no closure.
    var isValue = false
    /// Whether its argument is the body of a closure.
    var isAutoclosure = false
    /// What its default value says about the place of the call.
    var callerFact: CallerFact?

    /// Matches `arguments` with parameters in Swift's order: by label, and a closure without a label with the next
    /// parameter that can be a function.
    ///
    /// - Parameter omittingLabels: whether an argument without a label fits any parameter.
    /// - Returns: for each parameter the numbers of its arguments, of which an omitted one has none; nil if the
    ///   arguments do not fit.
    static func arrange(
        _ arguments: [GivenArgument], for parameters: [(label: UInt32, shape: ParameterShape)], omittingLabels: Bool
    ) -> [[Int]]? {
        var result: [[Int]] = []
        var next = 0
        for (place, parameter) in parameters.enumerated() {
            let isLast = place + 1 == parameters.count
            guard next < arguments.count else {
                guard parameter.shape.hasDefault || parameter.shape.isVariadic else { return nil }
                result.append([])
                continue
            }
            let argument = arguments[next]
            let fits =
                argument.label == parameter.label
                || omittingLabels && argument.label == GivenArgument.noLabel
                || isTrailing(argument, for: parameter, isLast, remaining: arguments.count - next)
            guard fits, !argument.isClosure || !parameter.shape.isValue else {
                guard parameter.shape.hasDefault || parameter.shape.isVariadic else { return nil }
                result.append([])
                continue
            }
            // A trailing closure leaves out parameters that are no functions and have a default.
            if argument.isClosure, argument.label == GivenArgument.noLabel, parameter.shape.hasDefault,
                !parameter.shape.isFunction, arguments.count - next < parameters.count - place
            {
                result.append([])
                continue
            }
            var taken = [next]
            next += 1
            while parameter.shape.isVariadic, next < arguments.count, arguments[next].label == GivenArgument.noLabel,
                !arguments[next].isClosure || parameter.shape.isFunction
            {
                taken.append(next)
                next += 1
            }
            result.append(taken)
        }
        return next == arguments.count ? result : nil
    }

    private static func isTrailing(
        _ argument: GivenArgument, for parameter: (label: UInt32, shape: ParameterShape), _ isLast: Bool, remaining: Int
    ) -> Bool {
        argument.isClosure && argument.label == GivenArgument.noLabel
            && (parameter.shape.isFunction || isLast || !parameter.shape.hasDefault && remaining == 1)
    }
}
