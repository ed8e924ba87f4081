/// The kinds of transition; each has a row of `Choreography`.
package enum TransitionKind: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// A navigation controller shows another controller: push, pop, a new stack.
    case push, pop
    /// A navigation controller's stack changes while it is itself appearing.
    case pushWhileAppearing
    /// A tab bar controller shows another tab: at once, and since iOS 18 the content fades.
    case tab, tabFade
    /// A presentation that removes the presenter's view, and its dismissal.
    case presentFull, dismissFull
    /// A presentation over the presenter, and its dismissal.
    case presentOver, dismissOver
    case firstRoot, root
    /// A child's view is added to a visible container.
    case childIn
    /// `transition(from:to:)`.
    case childSwap
    /// A page controller shows another page, by its transition style.
    case pageScroll, pageCurl
    /// A column of a split view controller appears, disappears, or gets another controller.
    case columnIn, columnOut, columnSwap

    // The compiler names each switch that lacks a new kind, but no comparison. So comparisons of kinds are errors, as
    // all warnings are, and code asks for the properties below.

    /// Code asks for a property of the kind instead.
    @available(*, deprecated, message: "use a property of the kind, so that a new kind cannot be forgotten")
    package static func == (kind: TransitionKind, other: TransitionKind) -> Bool { kind.rawValue == other.rawValue }

    /// Code asks for a property of the kind instead.
    @available(*, deprecated, message: "use a property of the kind, so that a new kind cannot be forgotten")
    package static func != (kind: TransitionKind, other: TransitionKind) -> Bool { kind.rawValue != other.rawValue }

    /// What a transition changes. Kinds with the same change differ in their callbacks.
    enum Change: UInt8, Sendable, BitwiseCopyable {
        /// The stack of a navigation controller that has appeared.
        case push, pop
        /// The stack of a navigation controller that is itself appearing, by a push or a pop.
        case stackOfAppearing
        case presentation, dismissal
        case tab, root, child, page, column
    }

    /// The facts of a kind.
    private struct Facts: BitwiseCopyable {
        let change: Change
        /// The duration of its animation, in seconds. `grammar.md` has the numbers.
        let duration: Double
        var removesPresenter = false
        var addsChild = false
        var addsViewFirst = false
        var occupiesContainer = false
    }

    @inline(__always)
    private var facts: Facts {
        switch self {
        case .push: Facts(change: .push, duration: 0.35, addsViewFirst: true, occupiesContainer: true)
        case .pop: Facts(change: .pop, duration: 0.35, addsViewFirst: true, occupiesContainer: true)
        case .pushWhileAppearing:
            Facts(change: .stackOfAppearing, duration: 0.35, addsViewFirst: true, occupiesContainer: true)
        case .tab, .tabFade: Facts(change: .tab, duration: 0, addsViewFirst: true, occupiesContainer: true)
        case .presentFull: Facts(change: .presentation, duration: 0.5, removesPresenter: true)
        case .presentOver: Facts(change: .presentation, duration: 0.5)
        case .dismissFull: Facts(change: .dismissal, duration: 0.5, removesPresenter: true)
        case .dismissOver: Facts(change: .dismissal, duration: 0.5)
        case .firstRoot, .root: Facts(change: .root, duration: 0)
        case .childIn: Facts(change: .child, duration: 0, addsChild: true)
        case .childSwap: Facts(change: .child, duration: 0.4, addsViewFirst: true, occupiesContainer: true)
        case .pageScroll: Facts(change: .page, duration: 0.4, addsViewFirst: true, occupiesContainer: true)
        case .pageCurl: Facts(change: .page, duration: 0.5, addsViewFirst: true, occupiesContainer: true)
        case .columnIn, .columnSwap: Facts(change: .column, duration: 0.35, addsViewFirst: true)
        case .columnOut: Facts(change: .column, duration: 0.35)
        }
    }

    /// What it changes.
    @inline(__always)
    var change: Change { facts.change }

    /// Whether it changes the stack of a navigation controller.
    @inline(__always)
    var isOfStack: Bool { change == .push || change == .pop || change == .stackOfAppearing }

    /// Whether it presents or dismisses.
    @inline(__always)
    var isModal: Bool { change == .presentation || change == .dismissal }

    /// Whether it is a presentation that removes the presenter's view, or a dismissal that adds it again.
    @inline(__always)
    var removesPresenter: Bool { facts.removesPresenter }

    /// Whether it is the appearance of a child whose view is added to a visible container.
    @inline(__always)
    var addsChild: Bool { facts.addsChild }

    /// Whether the new controller's view is added to the container's before the first callback.
    @inline(__always)
    var addsViewFirst: Bool { facts.addsViewFirst }

    /// WINDOW-ENTER-1: whether the new controller's view is in the window when the call that begins it returns. A stack
    /// shows its new top at the commit, and a presentation begins there.
    @inline(__always)
    var showsAtOnce: Bool { change == .tab || change == .child || change == .column }

    /// Whether the container can have only one of these at a time.
    @inline(__always)
    var occupiesContainer: Bool { facts.occupiesContainer }

    /// The duration of its animation, in seconds.
    var duration: Double { facts.duration }
}
