/// Boolean facts about a controller.
@usableFromInline
struct ControllerFlags: OptionSet, Hashable, Sendable, BitwiseCopyable {
    @usableFromInline let rawValue: UInt32
    @inlinable init(rawValue: UInt32) { self.rawValue = rawValue }
    @inlinable static var alive: ControllerFlags { ControllerFlags(rawValue: 1 << 0) }
    /// Being deallocated: its `deinit` is on the agenda.
    @inlinable static var dying: ControllerFlags { ControllerFlags(rawValue: 1 << 1) }
    static let viewLoaded = ControllerFlags(rawValue: 1 << 2)
    static let isBeingPresented = ControllerFlags(rawValue: 1 << 3)
    static let isBeingDismissed = ControllerFlags(rawValue: 1 << 4)
    static let isMovingToParent = ControllerFlags(rawValue: 1 << 5)
    static let isMovingFromParent = ControllerFlags(rawValue: 1 << 6)
    static let forwardsManually = ControllerFlags(rawValue: 1 << 7)
    static let definesContext = ControllerFlags(rawValue: 1 << 8)
    static let isModalInPresentation = ControllerFlags(rawValue: 1 << 9)
    static let providesContextStyle = ControllerFlags(rawValue: 1 << 10)
    /// viewIsAppearing was called in this appearance.
    static let receivedIsAppearing = ControllerFlags(rawValue: 1 << 11)
    /// The script makes its appearance calls, or has left them unbalanced.
    static let manualAppearance = ControllerFlags(rawValue: 1 << 12)
    /// A presentation has removed its view, the presenter's, from the window.
    static let presenterRemoved = ControllerFlags(rawValue: 1 << 13)
    static let fromStoryboard = ControllerFlags(rawValue: 1 << 14)
    /// A former root whose presentation was left in the window.
    static let stranded = ControllerFlags(rawValue: 1 << 15)
    /// Its view has had a layout pass since it was added to the window.
    static let laidOut = ControllerFlags(rawValue: 1 << 16)
    /// The controller leaks in a reference cycle, which was reported.
    static let leaked = ControllerFlags(rawValue: 1 << 17)
    static let hasAnchor = ControllerFlags(rawValue: 1 << 18)
    /// Created by `init(coder:)`.
    static let madeByInitCoder = ControllerFlags(rawValue: 1 << 19)
    /// A page controller whose pages scroll. Others curl.
    static let scrollsPages = ControllerFlags(rawValue: 1 << 20)
    /// Its presentation removes the presenter's view from the window.
    static let coversPresenter = ControllerFlags(rawValue: 1 << 21)
    /// The script has set `disablesAutomaticKeyboardDismissal` to true (false); neither flag for the default.
    static let keepsKeyboard = ControllerFlags(rawValue: 1 << 22)
    static let dropsKeyboard = ControllerFlags(rawValue: 1 << 23)
    /// `performsActionsWhilePresentingModally = false`.
    static let passesNoActions = ControllerFlags(rawValue: 1 << 24)
    /// The controller is of an earlier process of the app. The script may still have references to it.
    static let forgotten = ControllerFlags(rawValue: 1 << 25)
    /// The appearance or disappearance that has begun last is animated.
    static let appearanceIsAnimated = ControllerFlags(rawValue: 1 << 26)
    /// A handler of an appearance callback does not call super, so that the controllers in its view may have missed
    /// one.
    static let withholdsAppearance = ControllerFlags(rawValue: 1 << 27)
    /// Its view was removed while an enclosing controller did not forward callbacks, so its appearance state is stale.
    static let hasStaleAppearance = ControllerFlags(rawValue: 1 << 28)
    /// A navigation controller whose first appearance has begun.
    static let showsFirst = ControllerFlags(rawValue: 1 << 29)
    /// A navigation controller whose first appearance has ended.
    static let hasShownFirst = ControllerFlags(rawValue: 1 << 30)
    /// Its view needs no update of its constraints.
    static let hasUpdatedConstraints = ControllerFlags(rawValue: 1 << 31)
}
