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

    /// What it changes.
    @inline(__always)
    var change: Change {
        switch self {
        case .push: .push
        case .pop: .pop
        case .pushWhileAppearing: .stackOfAppearing
        case .presentFull, .presentOver: .presentation
        case .dismissFull, .dismissOver: .dismissal
        case .tab, .tabFade: .tab
        case .firstRoot, .root: .root
        case .childIn, .childSwap: .child
        case .pageScroll, .pageCurl: .page
        case .columnIn, .columnOut, .columnSwap: .column
        }
    }

    /// Whether it changes the stack of a navigation controller.
    @inline(__always)
    var isOfStack: Bool { change == .push || change == .pop || change == .stackOfAppearing }

    /// Whether it presents or dismisses.
    @inline(__always)
    var isModal: Bool { change == .presentation || change == .dismissal }

    /// Whether it is a presentation that removes the presenter's view, or a dismissal that adds it again.
    @inline(__always)
    var removesPresenter: Bool {
        switch self {
        case .presentFull, .dismissFull: true
        case .presentOver, .dismissOver, .push, .pop, .pushWhileAppearing, .tab, .tabFade, .firstRoot, .root, .childIn,
            .childSwap, .pageScroll, .pageCurl, .columnIn, .columnOut, .columnSwap:
            false
        }
    }

    /// Whether it is the appearance of a child whose view is added to a visible container.
    var addsChild: Bool {
        switch self {
        case .childIn: true
        case .push, .pop, .pushWhileAppearing, .tab, .tabFade, .presentFull, .dismissFull, .presentOver, .dismissOver,
            .firstRoot, .root, .childSwap, .pageScroll, .pageCurl, .columnIn, .columnOut, .columnSwap:
            false
        }
    }

    /// Whether the container can have only one of these at a time.
    var occupiesContainer: Bool {
        switch self {
        case .push, .pop, .pushWhileAppearing, .tab, .tabFade, .childSwap, .pageScroll, .pageCurl: true
        case .presentFull, .dismissFull, .presentOver, .dismissOver, .firstRoot, .root, .childIn: false
        case .columnIn, .columnOut, .columnSwap: false
        }
    }
}
