/// Why the world refuses what a script asks for: UIKit leaves the outcome undefined, or the model does not cover it.
public enum Refusal: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// Nothing is refused.
    case none
    // Containers and views.
    case hasParent, viewInUse, circularContainment, managedChildren, subviewAsRoot, viewSharing, severalEdits
    // Pages.
    case tooOldForPages, pageNotBeside, noPageSwipe, noPageBeside
    // The More tab.
    case noMoreTab, rowHidden, underMore, stackUnderMore, moreStack
    // Split view controllers.
    case earlySplit, earlyColumns, columnInOtherStyle, otherPrimary
    // Presentation.
    case undeclaredAnimator, adaptation
    // Responders and orientation.
    case focusBeforeWindow, focusUnderPresentation, unknownOrientation
    // The life of the app.
    case launchedAlready, appNotLaunched, appEnded, appStarting, appBusy, appRunning, appInBackground, appInFront
    case appInactive, appActive, noBackground, noScenes

    /// What the text of each refusal begins with.
    static let prefix: StaticString = "unmodelled: "

    /// What is refused, with placeholders as in `UIKitMessage.template`. How a script avoids it is for its language to
    /// say (`Blueprint.refusalHelp`).
    public var template: StaticString {
        switch self {
        case .none: ""
        case .hasParent: "%0 still has a parent"
        case .viewInUse: "the view of %0 is on screen already"
        case .circularContainment: "%1 lies in %0 and cannot contain it"
        case .managedChildren: "%1 manages its own children"
        case .subviewAsRoot: "what lies in the view of %0 cannot become the view of %1"
        case .viewSharing: "the view of %0 becomes that of %1 too, as iOS 4 allowed"
        case .severalEdits: "%0 is the end of several edits of its stack, which cannot be called off"
        case .tooOldForPages: "%0 is a page view controller, which iOS has from 5 on"
        case .pageNotBeside: "the page that the swipe names is not beside %0, which %1 shows"
        case .noPageSwipe: "nobody can swipe in %0"
        case .noPageBeside: "%0 has no page on that side"
        case .noMoreTab: "%0 has no More tab; there are five tabs at most, or room for all"
        case .rowHidden: "no row of %0 is to be seen"
        case .underMore: "%0 lies under the More tab of %1"
        case .stackUnderMore: "%0 is a navigation controller under the More tab of %1"
        case .moreStack: "the stack of %0 is UIKit's own"
        case .earlySplit: "split view controllers before iOS 8: %0"
        case .earlyColumns: "%0 has columns, which came with iOS 14"
        case .columnInOtherStyle: "single columns are shown and hidden in column style"
        case .otherPrimary: "another primary than the present one for %1: %0"
        case .undeclaredAnimator: "what a delegate answers for the transition of %0 is no declared style"
        case .adaptation: "%0 cannot adapt to that"
        case .focusBeforeWindow: "the view of %0 is not in the window yet, and cannot become first responder"
        case .focusUnderPresentation: "a view of %1 is first responder while %0 is presented"
        case .unknownOrientation: "%0 or the app answers what is no orientation"
        case .launchedAlready: "the app is running already"
        case .appNotLaunched: "the app is not running yet"
        case .appEnded: "the app has ended"
        case .appStarting: "the app is still starting; its launch must end first"
        case .appBusy: "the system ends an app between two turns, not inside of one"
        case .appRunning: "the app is running"
        case .appInBackground: "the app is in the background"
        case .appInFront: "the app is in front"
        case .appInactive: "the app is inactive already"
        case .appActive: "the app is active"
        case .noBackground: "iPhone OS 3 has no background; leaving an app ends it"
        case .noScenes: "the app has no scenes"
        }
    }
}
