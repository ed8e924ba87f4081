/// The functions that every script can call by a bare name.
enum BuiltInFunction: UInt16, CaseIterable, Sendable {
    case min, max, abs
    /// `size(w, h)`: a size from two computed numbers.
    case size
    /// `View()`: a new view without a controller.
    case view

    /// The name in scripts.
    var spelling: StaticString {
        switch self {
        case .min: "min"
        case .max: "max"
        case .abs: "abs"
        case .size: "size"
        case .view: "View"
        }
    }

    /// How many arguments it takes.
    var arity: ClosedRange<Int> {
        switch self {
        case .min, .max: 1...255
        case .abs: 1...1
        case .size: 2...2
        case .view: 0...0
        }
    }

    /// A description in one line.
    var help: StaticString {
        switch self {
        case .min: "the smallest of its arguments"
        case .max: "the largest of its arguments"
        case .abs: "the absolute value"
        case .size: "a size of a width and a height in points"
        case .view: "a new view, for `x.view = View()` in `loadView`"
        }
    }

    /// The functions by name.
    static let lexicon = Lexicon(allCases.map { ($0.spelling, $0) })
}
