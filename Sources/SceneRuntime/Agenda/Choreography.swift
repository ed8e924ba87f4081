/// The kinds of transition; each is a row of `Choreography`.
public enum TransitionKind: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// A navigation controller shows another controller: push, pop, a new stack.
    case push, pop
    /// A navigation controller's stack changes while it is itself appearing.
    case pushWhileAppearing
    case tab
    /// A presentation that removes the presenter's view, and its dismissal.
    case cover, uncover
    /// A presentation over the presenter, and its dismissal.
    case overlay, unoverlay
    case firstRoot, root
    /// A child's view is added to a visible container.
    case childIn
    /// `transition(from:to:)`.
    case childSwap
    /// A page controller shows another page, by its transition style.
    case pageScroll, pageCurl
    /// A column of a split view controller comes, goes, or gets another controller.
    case columnIn, columnOut, columnSwap

    /// Whether the container can have only one of these at a time.
    public var occupiesContainer: Bool {
        switch self {
        case .push, .pop, .pushWhileAppearing, .tab, .childSwap, .pageScroll, .pageCurl: true
        case .cover, .uncover, .overlay, .unoverlay, .firstRoot, .root, .childIn: false
        case .columnIn, .columnOut, .columnSwap: false
        }
    }
}

/// Whose callback: of the controller that was there, or of the one that comes.
public struct Part: Hashable, Sendable, BitwiseCopyable {
    public let isOld: Bool
    public let phase: AppearancePhase

    static func old(_ phase: AppearancePhase) -> Part { Part(isOld: true, phase: phase) }
    static func new(_ phase: AppearancePhase) -> Part { Part(isOld: false, phase: phase) }
}

/// The callbacks of half a transition, in order: four at most. Unlike an array it is lent without being counted.
public struct Parts: Hashable, Sendable, BitwiseCopyable, ExpressibleByArrayLiteral, RandomAccessCollection {
    private var first = Part.old(.willDisappear)
    private var second = Part.old(.willDisappear)
    private var third = Part.old(.willDisappear)
    private var fourth = Part.old(.willDisappear)
    public private(set) var endIndex = 0

    public init(arrayLiteral parts: Part...) {
        for part in parts {
            switch endIndex {
            case 0: first = part
            case 1: second = part
            case 2: third = part
            default: fourth = part
            }
            endIndex += 1
        }
    }

    public var startIndex: Int { 0 }

    /// The part at `place`, which is one of `indices`.
    public subscript(place: Int) -> Part {
        place == 0 ? first : place == 1 ? second : place == 2 ? third : fourth
    }
}

/// Who hears what, in which order: section 0 of the reference, one row a kind of transition.
public struct Choreography: Sendable {
    /// Before the animation.
    public let begin: Parts
    /// After it.
    public let end: Parts
    /// Instead of `end`, when an interaction was called off.
    public let cancelled: Parts

    /// The row of `kind`.
    public static func of(_ kind: TransitionKind) -> Choreography { rows[Int(kind.rawValue)] }

    private static let push = Choreography(
        begin: [.old(.willDisappear), .new(.willAppear)],
        end: [.old(.didDisappear), .new(.didAppear)],
        cancelled: [.new(.willDisappear), .new(.didDisappear), .old(.willAppear), .old(.didAppear)])

    private static let cover = Choreography(
        begin: [.old(.willDisappear), .new(.willAppear)],
        end: [.new(.didAppear), .old(.didDisappear)],
        cancelled: [.new(.willDisappear), .new(.didDisappear), .old(.willAppear), .old(.didAppear)])

    private static let comes = Choreography(
        begin: [.new(.willAppear)], end: [.new(.didAppear)],
        cancelled: [.new(.willDisappear), .new(.didDisappear)])

    // ORDER: the cases of `TransitionKind`.
    private static let rows: [Choreography] = [
        push,
        push,
        Choreography(
            begin: [.old(.willDisappear), .new(.willAppear), .old(.didDisappear)], end: [.new(.didAppear)],
            cancelled: []),
        Choreography(
            begin: [.new(.willAppear), .old(.willDisappear)],
            end: [.old(.didDisappear), .new(.didAppear)], cancelled: []),
        cover,
        cover,
        comes,
        Choreography(
            begin: [.old(.willDisappear)], end: [.old(.didDisappear)],
            cancelled: [.old(.willAppear), .old(.isAppearing), .old(.didAppear)]),
        comes,
        push,
        comes,
        cover,
        Choreography(
            begin: [.new(.willAppear), .old(.willDisappear)],
            end: [.new(.didAppear), .old(.didDisappear)],
            cancelled: [.old(.willAppear), .old(.didAppear), .new(.willDisappear), .new(.didDisappear)]),
        Choreography(
            begin: [.new(.willAppear), .old(.willDisappear)],
            end: [.old(.didDisappear), .new(.didAppear)],
            cancelled: [.new(.willDisappear), .old(.willAppear), .new(.didDisappear), .old(.didAppear)]),
        comes,
        Choreography(begin: [.old(.willDisappear)], end: [.old(.didDisappear)], cancelled: []),
        Choreography(
            begin: [.new(.willAppear), .old(.willDisappear)],
            end: [.new(.didAppear), .old(.didDisappear)], cancelled: []),
    ]
}
