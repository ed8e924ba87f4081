/// An appearance callback of the old or of the new controller of a transition, from a row of `Choreography`.
package struct AppearanceCallback: Hashable, Sendable, BitwiseCopyable {
    let isOld: Bool
    package let phase: AppearancePhase

    static func old(_ phase: AppearancePhase) -> AppearanceCallback { AppearanceCallback(isOld: true, phase: phase) }
    static func new(_ phase: AppearancePhase) -> AppearanceCallback { AppearanceCallback(isOld: false, phase: phase) }
}

/// The callbacks of half a transition, in order; at most four.
package struct Callbacks: Hashable, Sendable, BitwiseCopyable, RandomAccessCollection {
    private let first: AppearanceCallback
    private let second: AppearanceCallback
    private let third: AppearanceCallback
    private let fourth: AppearanceCallback
    package let endIndex: Int

    /// No callbacks.
    static var none: Callbacks { Callbacks(count: 0, .old(.didDisappear)) }

    @inline(__always)
    init(_ first: AppearanceCallback) { self.init(count: 1, first) }

    @inline(__always)
    init(_ first: AppearanceCallback, _ second: AppearanceCallback) { self.init(count: 2, first, second) }

    @inline(__always)
    init(_ first: AppearanceCallback, _ second: AppearanceCallback, _ third: AppearanceCallback) {
        self.init(count: 3, first, second, third)
    }

    @inline(__always)
    init(
        _ first: AppearanceCallback, _ second: AppearanceCallback, _ third: AppearanceCallback,
        _ fourth: AppearanceCallback
    ) {
        self.init(count: 4, first, second, third, fourth)
    }

    @inline(__always)
    private init(
        count: Int, _ first: AppearanceCallback, _ second: AppearanceCallback? = nil,
        _ third: AppearanceCallback? = nil, _ fourth: AppearanceCallback? = nil
    ) {
        self.first = first
        self.second = second ?? first
        self.third = third ?? first
        self.fourth = fourth ?? first
        endIndex = count
    }

    package var startIndex: Int { 0 }

    /// The callback at an index, which must be one of `indices`.
    package subscript(place: Int) -> AppearanceCallback {
        place == 0 ? first : place == 1 ? second : place == 2 ? third : fourth
    }
}

/// The order of callbacks, with a row for each kind of transition. Source: section 0 of the reference.
///
/// The rows are computed properties, which the optimizer inlines. A stored table would be initialized at its first use
/// and read from memory each time.
package struct Choreography: Sendable, BitwiseCopyable {
    /// The rule that defines the order. A transition that begins with a more specific rule, such as a push without
    /// animation, has that rule in the trace and uses the same row.
    package let rule: Rule
    /// The callbacks before the animation.
    package let begin: Callbacks
    /// The callbacks after the animation.
    package let end: Callbacks
    /// The callbacks instead of `end` if an interaction was cancelled.
    package let cancelled: Callbacks
    /// The rule that defines the order of `cancelled`; `.none` if the transition cannot be cancelled.
    let cancelRule: Rule
    /// The rule of `cancelled` if an animator of the script runs the transition.
    let animatorCancelRule: Rule

    @inline(__always)
    private init(
        _ rule: Rule, begin: Callbacks, end: Callbacks, cancelled: Callbacks = .none, _ cancelRule: Rule = .none,
        animator animatorCancelRule: Rule? = nil
    ) {
        self.rule = rule
        self.begin = begin
        self.end = end
        self.cancelled = cancelled
        self.cancelRule = cancelRule
        self.animatorCancelRule = animatorCancelRule ?? cancelRule
    }

    /// Returns the kinds of transition whose row has `rule`.
    package static func kinds(of rule: Rule) -> [TransitionKind] {
        TransitionKind.allCases.filter {
            let row = of($0)
            return rule != .none && [row.rule, row.cancelRule, row.animatorCancelRule].contains(rule)
        }
    }

    /// Returns the row of `kind`.
    @inline(__always)
    package static func of(_ kind: TransitionKind) -> Choreography {
        switch kind {
        case .push: push
        case .pop: pop
        case .pushWhileAppearing: pushWhileAppearing
        case .tab: tab
        case .tabFade: tabFade
        case .presentFull: presentFull
        case .dismissFull: dismissFull
        case .presentOver: presentOver
        case .dismissOver: dismissOver
        case .firstRoot: firstRoot
        case .root: root
        case .childIn: childIn
        case .childSwap: childSwap
        case .pageScroll: pageScroll
        case .pageCurl: pageCurl
        case .columnIn: columnIn
        case .columnOut: columnOut
        case .columnSwap: columnSwap
        }
    }

    private static var push: Choreography {
        Choreography(
            .navPush1,
            begin: Callbacks(.old(.willDisappear), .new(.willAppear)),
            end: Callbacks(.old(.didDisappear), .new(.didAppear)),
            cancelled: Callbacks(.new(.willDisappear), .new(.didDisappear), .old(.willAppear), .old(.didAppear)),
            .navSwipeCancel1)
    }

    private static var pop: Choreography {
        Choreography(
            .navPop1,
            begin: Callbacks(.old(.willDisappear), .new(.willAppear)),
            end: Callbacks(.old(.didDisappear), .new(.didAppear)),
            cancelled: Callbacks(.new(.willDisappear), .new(.didDisappear), .old(.willAppear), .old(.didAppear)),
            .navSwipeCancel1)
    }

    private static var pushWhileAppearing: Choreography {
        Choreography(
            .launchNavImmediate1,
            begin: Callbacks(.old(.willDisappear), .new(.willAppear), .old(.didDisappear)),
            end: Callbacks(.new(.didAppear)))
    }

    private static var tab: Choreography {
        Choreography(
            .tabSelect2,
            begin: Callbacks(.new(.willAppear), .old(.willDisappear)),
            end: Callbacks(.old(.didDisappear), .new(.didAppear)))
    }

    private static var tabFade: Choreography {
        Choreography(
            .tabSelect18,
            begin: Callbacks(.new(.willAppear), .old(.willDisappear)),
            end: Callbacks(.new(.didAppear), .old(.didDisappear)))
    }

    private static var presentFull: Choreography {
        Choreography(
            .modalFull1,
            begin: Callbacks(.old(.willDisappear), .new(.willAppear)),
            end: Callbacks(.new(.didAppear), .old(.didDisappear)),
            cancelled: Callbacks(.new(.willDisappear), .new(.didDisappear), .old(.willAppear), .old(.didAppear)),
            .modalSheetSwipe2, animator: .trans3)
    }

    private static var dismissFull: Choreography {
        Choreography(
            .modalFull2,
            begin: Callbacks(.old(.willDisappear), .new(.willAppear)),
            end: Callbacks(.new(.didAppear), .old(.didDisappear)),
            cancelled: Callbacks(.new(.willDisappear), .new(.didDisappear), .old(.willAppear), .old(.didAppear)),
            .modalSheetSwipe2, animator: .trans3)
    }

    private static var presentOver: Choreography {
        Choreography(
            .modalSheet1,
            begin: Callbacks(.new(.willAppear)),
            end: Callbacks(.new(.didAppear)),
            cancelled: Callbacks(.new(.willDisappear), .new(.didDisappear)), .modalSheetSwipe2, animator: .trans3)
    }

    private static var dismissOver: Choreography {
        Choreography(
            .modalSheet2,
            begin: Callbacks(.old(.willDisappear)),
            end: Callbacks(.old(.didDisappear)),
            cancelled: Callbacks(.old(.willAppear), .old(.isAppearing), .old(.didAppear)), .modalSheetSwipe2,
            animator: .trans3)
    }

    private static var firstRoot: Choreography {
        Choreography(
            .launchRoot1,
            begin: Callbacks(.new(.willAppear)),
            end: Callbacks(.new(.didAppear)))
    }

    private static var root: Choreography {
        Choreography(
            .launchRootSwap1,
            begin: Callbacks(.old(.willDisappear), .new(.willAppear)),
            end: Callbacks(.old(.didDisappear), .new(.didAppear)))
    }

    private static var childIn: Choreography {
        Choreography(
            .childAdd1,
            begin: Callbacks(.new(.willAppear)),
            end: Callbacks(.new(.didAppear)))
    }

    private static var childSwap: Choreography {
        Choreography(
            .childTransition1,
            begin: Callbacks(.old(.willDisappear), .new(.willAppear)),
            end: Callbacks(.new(.didAppear), .old(.didDisappear)))
    }

    private static var pageScroll: Choreography {
        Choreography(
            .pageScroll1,
            begin: Callbacks(.new(.willAppear), .old(.willDisappear)),
            end: Callbacks(.new(.didAppear), .old(.didDisappear)),
            cancelled: Callbacks(.old(.willAppear), .old(.didAppear), .new(.willDisappear), .new(.didDisappear)),
            .pageScroll2)
    }

    private static var pageCurl: Choreography {
        Choreography(
            .pageCurl1,
            begin: Callbacks(.new(.willAppear), .old(.willDisappear)),
            end: Callbacks(.old(.didDisappear), .new(.didAppear)),
            cancelled: Callbacks(.new(.willDisappear), .old(.willAppear), .new(.didDisappear), .old(.didAppear)),
            .pageCurl2
        )
    }

    private static var columnIn: Choreography {
        Choreography(
            .splitColumn3,
            begin: Callbacks(.new(.willAppear)),
            end: Callbacks(.new(.didAppear)))
    }

    private static var columnOut: Choreography {
        Choreography(
            .splitColumn3,
            begin: Callbacks(.old(.willDisappear)),
            end: Callbacks(.old(.didDisappear)))
    }

    private static var columnSwap: Choreography {
        Choreography(
            .splitShowDetail1,
            begin: Callbacks(.new(.willAppear), .old(.willDisappear)),
            end: Callbacks(.new(.didAppear), .old(.didDisappear)))
    }
}
