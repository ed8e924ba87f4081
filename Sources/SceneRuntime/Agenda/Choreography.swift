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

/// The callbacks of half a transition, in order: four at most.
public struct Parts: Hashable, Sendable, BitwiseCopyable, RandomAccessCollection {
    private let first: Part
    private let second: Part
    private let third: Part
    private let fourth: Part
    public let endIndex: Int

    /// Nobody hears anything.
    static var none: Parts { Parts(count: 0, .old(.didDisappear)) }

    @inline(__always)
    init(_ first: Part) { self.init(count: 1, first) }

    @inline(__always)
    init(_ first: Part, _ second: Part) { self.init(count: 2, first, second) }

    @inline(__always)
    init(_ first: Part, _ second: Part, _ third: Part) { self.init(count: 3, first, second, third) }

    @inline(__always)
    init(_ first: Part, _ second: Part, _ third: Part, _ fourth: Part) {
        self.init(count: 4, first, second, third, fourth)
    }

    @inline(__always)
    private init(count: Int, _ first: Part, _ second: Part? = nil, _ third: Part? = nil, _ fourth: Part? = nil) {
        self.first = first
        self.second = second ?? first
        self.third = third ?? first
        self.fourth = fourth ?? first
        endIndex = count
    }

    public var startIndex: Int { 0 }

    /// The part at `place`, which is one of `indices`.
    public subscript(place: Int) -> Part {
        place == 0 ? first : place == 1 ? second : place == 2 ? third : fourth
    }
}

/// Who hears what, in which order: section 0 of the reference. The rows are spelled out where they are asked for, so
/// that none is looked up in memory that has to be set up first.
public struct Choreography: Sendable, BitwiseCopyable {
    /// Before the animation.
    public let begin: Parts
    /// After it.
    public let end: Parts
    /// Instead of `end`, when an interaction was called off.
    public let cancelled: Parts

    /// The row of `kind`.
    @inline(__always)
    public static func of(_ kind: TransitionKind) -> Choreography {
        switch kind {
        case .push, .pop, .root: push
        case .pushWhileAppearing: pushWhileAppearing
        case .tab: tab
        case .cover, .uncover, .childSwap: cover
        case .overlay, .firstRoot, .childIn, .columnIn: comes
        case .unoverlay: unoverlay
        case .pageScroll: pageScroll
        case .pageCurl: pageCurl
        case .columnOut: columnOut
        case .columnSwap: columnSwap
        }
    }

    private static var push: Choreography {
        Choreography(
            begin: Parts(.old(.willDisappear), .new(.willAppear)),
            end: Parts(.old(.didDisappear), .new(.didAppear)),
            cancelled: Parts(.new(.willDisappear), .new(.didDisappear), .old(.willAppear), .old(.didAppear)))
    }

    private static var pushWhileAppearing: Choreography {
        Choreography(
            begin: Parts(.old(.willDisappear), .new(.willAppear), .old(.didDisappear)),
            end: Parts(.new(.didAppear)),
            cancelled: .none)
    }

    private static var tab: Choreography {
        Choreography(
            begin: Parts(.new(.willAppear), .old(.willDisappear)),
            end: Parts(.old(.didDisappear), .new(.didAppear)),
            cancelled: .none)
    }

    private static var cover: Choreography {
        Choreography(
            begin: Parts(.old(.willDisappear), .new(.willAppear)),
            end: Parts(.new(.didAppear), .old(.didDisappear)),
            cancelled: Parts(.new(.willDisappear), .new(.didDisappear), .old(.willAppear), .old(.didAppear)))
    }

    private static var comes: Choreography {
        Choreography(
            begin: Parts(.new(.willAppear)),
            end: Parts(.new(.didAppear)),
            cancelled: Parts(.new(.willDisappear), .new(.didDisappear)))
    }

    private static var unoverlay: Choreography {
        Choreography(
            begin: Parts(.old(.willDisappear)),
            end: Parts(.old(.didDisappear)),
            cancelled: Parts(.old(.willAppear), .old(.isAppearing), .old(.didAppear)))
    }

    private static var pageScroll: Choreography {
        Choreography(
            begin: Parts(.new(.willAppear), .old(.willDisappear)),
            end: Parts(.new(.didAppear), .old(.didDisappear)),
            cancelled: Parts(.old(.willAppear), .old(.didAppear), .new(.willDisappear), .new(.didDisappear)))
    }

    private static var pageCurl: Choreography {
        Choreography(
            begin: Parts(.new(.willAppear), .old(.willDisappear)),
            end: Parts(.old(.didDisappear), .new(.didAppear)),
            cancelled: Parts(.new(.willDisappear), .old(.willAppear), .new(.didDisappear), .old(.didAppear)))
    }

    private static var columnOut: Choreography {
        Choreography(begin: Parts(.old(.willDisappear)), end: Parts(.old(.didDisappear)), cancelled: .none)
    }

    private static var columnSwap: Choreography {
        Choreography(
            begin: Parts(.new(.willAppear), .old(.willDisappear)),
            end: Parts(.new(.didAppear), .old(.didDisappear)),
            cancelled: .none)
    }
}
