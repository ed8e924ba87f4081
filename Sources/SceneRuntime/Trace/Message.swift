// tidy: long, UIKit's texts stand in one line each

/// The texts that UIKit prints or raises.
public enum Message: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    case none
    case presentAlready
    case presentAlreadyModern
    case presentNoWindow
    case presentNoWindowModern
    case presentBusy
    case dismissBusy
    case detached
    case unbalanced
    case nestedPush
    case nestedPop
    case unexpectedState
    case misuseWillAppear
    case misuseDidAppear
    case misuseWillDisappear
    case misuseDidDisappear
    case noSegue
    case noScene
    case noNavigation
    case noNavigationUnnamed
    case notDecoded
    case pushSame
    case pushSameOld
    case pushNavigationController
    case popToStranger
    case stackNotDistinct
    case presentActive
    case presentPresented
    case presentNil
    case partialCurl
    case noPresentationController
    case popoverWithoutAnchor
    case hierarchy
    case sharedView
    case noCommonParent
    case noViewOutlet
    case noNib
    case unknownKey
    case unmodelledParent
    case unmodelledInUse
    case unmodelledCircle
    case unmodelledContainer
    case unmodelledPage
    case noPageSwipe
    case noPageBeside
    case tooOldForPages
    case noMoreTab
    case rowHidden
    case underMore
    case stackUnderMore
    case moreStack
    case unrecognizedSelector
    case unmodelledFocus
    case unmodelledFocusUnder
    case unmodelledSubview
    case unmodelledSharing
    case launchedAlready
    case noCommonOrientation
    case preferredNotSupported
    case unmodelledOrientation
    case appNotLaunched
    case appEnded
    case appStarting
    case appBusy
    case appRunning
    case appInBackground
    case appInFront
    case appInactive
    case appActive
    case noBackground
    case noScenes
    case unmodelledAnimator
    case unmodelledAdaptation
    case unmodelledUndo
    case unmodelledSplit
    case unmodelledColumns
    case unmodelledColumnVerb
    case unmodelledPrimary

    /// The text. `%0` to `%2` stand for the objects it is about, `%3` for what the second one presents, `%k` for the
    /// first object without its colon, `%c` for its class, `%n` for a name, `%m` for what all texts about misuse share.
    public var template: StaticString {
        switch self {
        case .none: ""
        case .presentAlready: "Warning: Attempt to present %0  on %1 which is already presenting %2"
        case .presentAlreadyModern:
            "[Presentation] Attempt to present %0 on %1 (from %2) which is already presenting %3."
        case .presentNoWindow: "Warning: Attempt to present %0 on %1 whose view is not in the window hierarchy!"
        case .presentNoWindowModern:
            """
            [Presentation] Attempt to present %0 on %1 (from %2) whose view is not in the window hierarchy.
            """
        case .presentBusy: "Warning: Attempt to present %0 on %1 while a presentation is in progress!"
        case .dismissBusy:
            """
            Warning: Attempt to dismiss from view controller %0 while a presentation or dismiss is in \
            progress!
            """
        case .detached: "Presenting view controllers on detached view controllers is discouraged %0."
        case .unbalanced: "Unbalanced calls to begin/end appearance transitions for %0."
        case .nestedPush: "nested push animation can result in corrupted navigation bar"
        case .nestedPop: "nested pop animation can result in corrupted navigation bar"
        case .unexpectedState:
            """
            Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might \
            get corrupted.
            """
        case .misuseWillAppear: "[ViewController] Calling -viewWillAppear: directly %m %0"
        case .misuseDidAppear: "[ViewController] Calling -viewDidAppear: directly %m %0"
        case .misuseWillDisappear: "[ViewController] Calling -viewWillDisappear: directly %m %0"
        case .misuseDidDisappear: "[ViewController] Calling -viewDidDisappear: directly %m %0"
        case .noSegue: "NSInvalidArgumentException: Receiver (%0) has no segue with identifier '%n'"
        case .noScene:
            """
            NSInvalidArgumentException: Storyboard (<UIStoryboard: 0x...>) doesn't contain a view controller \
            with identifier '%n'
            """
        case .noNavigation:
            """
            NSGenericException: Could not find a navigation controller for segue '%n'. Push segues can only \
            be used when the source controller is managed by an instance of UINavigationController.
            """
        case .noNavigationUnnamed:
            """
            NSGenericException: Push segues can only be used when the source controller is managed by an \
            instance of UINavigationController.
            """
        case .notDecoded:
            """
            NSInternalInconsistencyException: Custom instantiated view controller must call -[super \
            initWithCoder:]
            """
        case .pushSame:
            """
            NSInvalidArgumentException: %0 is pushing the same view controller instance (%1) more than once \
            which is not supported and is most likely an error in the application : app
            """
        case .pushSameOld:
            """
            NSInvalidArgumentException: Pushing the same view controller instance more than once is not \
            supported (%0)
            """
        case .pushNavigationController: "NSInvalidArgumentException: Pushing a navigation controller is not supported"
        case .popToStranger: "NSInternalInconsistencyException: Tried to pop to a view controller that doesn't exist."
        case .stackNotDistinct:
            """
            NSInternalInconsistencyException: All view controllers in a navigation controller must be \
            distinct ((%1, %2))
            """
        case .presentActive: "NSInvalidArgumentException: Application tried to present modally an active controller %0."
        case .presentPresented:
            """
            NSInvalidArgumentException: Application tried to present modally a view controller %0 that is \
            already being presented by %1.
            """
        case .presentNil:
            """
            NSInvalidArgumentException: Application tried to present a nil modal view controller on target \
            %0.
            """
        case .partialCurl:
            """
            NSInvalidArgumentException: Application tried to present UIModalTransitionStylePartialCurl to or \
            from non-fullscreen view controller %0.
            """
        case .noPresentationController:
            """
            NSInternalInconsistencyException: The specified modal presentation style doesn't have a \
            corresponding presentation controller.
            """
        case .popoverWithoutAnchor:
            """
            NSGenericException: UIPopoverPresentationController (<UIPopoverPresentationController: 0x...>) \
            should have a non-nil sourceView or barButtonItem set before the presentation occurs.
            """
        case .hierarchy:
            """
            UIViewControllerHierarchyInconsistency: child view controller:%0 should have parent view \
            controller:%1 but actual parent is:%2
            """
        case .sharedView:
            """
            UIViewControllerHierarchyInconsistency: A view can only be associated with at most one view \
            controller at a time! View <UIView: 0x...; ...> is associated with %0. Clear this association \
            before associating this view with %1.
            """
        case .noCommonParent:
            """
            NSInvalidArgumentException: Children view controllers %0 and %1 must have a common parent view \
            controller when calling -[UIViewController \
            transitionFromViewController:toViewController:duration:options:animations:completion:]
            """
        case .noViewOutlet:
            """
            NSInternalInconsistencyException: -[UIViewController _loadViewFromNibNamed:bundle:] loaded the \
            "%n" nib but the view outlet was not set.
            """
        case .noNib:
            """
            NSInternalInconsistencyException: Could not load NIB in bundle: 'NSBundle </app> (loaded)' with \
            name '%n'
            """
        case .unmodelledParent:
            "unmodelled: %0 still has a parent; take it out of there before it goes into %1"
        case .unmodelledInUse:
            "unmodelled: the view of %0 is on screen already; take it away before %1 shows it"
        case .unmodelledCircle: "unmodelled: %1 lies in %0 and cannot contain it"
        case .unmodelledPage: "unmodelled: the page that the swipe names is not beside %0, which %1 shows"
        case .noPageSwipe: "unmodelled: nobody can swipe in %0; it has neither a data source nor `pages ->`"
        case .noPageBeside: "unmodelled: %0 has no page on that side"
        case .tooOldForPages: "unmodelled: %0 is a page view controller, which iOS has from 5 on"
        case .noMoreTab: "unmodelled: %0 has no More tab; there are five tabs at most, or room for all"
        case .rowHidden: "unmodelled: no row of %0 is to be seen; open the More tab of %1 first"
        case .underMore: "unmodelled: %0 lies under the More tab of %1; tap More, then its row"
        case .stackUnderMore: "unmodelled: %0 is a navigation controller under the More tab of %1"
        case .moreStack: "unmodelled: the stack of %0 is UIKit's own; tap the rows of its list"
        case .launchedAlready: "unmodelled: the app is running already; a new scenario starts it anew"
        case .appNotLaunched: "unmodelled: the app is not running yet; `launch` starts it"
        case .appEnded: "unmodelled: the app has ended; `relaunch` starts it again"
        case .appStarting: "unmodelled: the app is still starting; its launch must end first"
        case .appBusy: "unmodelled: the system ends an app between two turns, not inside of one"
        case .appRunning: "unmodelled: the app is running; `background` or `terminate` must come before `relaunch`"
        case .appInBackground: "unmodelled: the app is in the background; `foreground` brings it back"
        case .appInFront: "unmodelled: the app is in front; only `background` takes it away"
        case .appInactive: "unmodelled: the app is inactive already; `resume` makes it active again"
        case .appActive: "unmodelled: the app is active; only `interrupt` makes it inactive"
        case .noBackground: "unmodelled: iPhone OS 3 has no background; leaving an app ends it, as `terminate` does"
        case .noScenes: "unmodelled: the app has no scenes; `terminate` ends it"
        case .unmodelledAnimator:
            """
            unmodelled: what a delegate answers for the transition of %0 is no declared style; animators, interaction \
            and presentation controllers are styles
            """
        case .unmodelledAdaptation:
            """
            unmodelled: %0 cannot adapt to that; .none, .fullScreen, .overFullScreen and, from iOS 8.3, .pageSheet, \
            .formSheet and .automatic are possible
            """
        case .unmodelledUndo: "unmodelled: %0 is the end of several edits of its stack, which cannot be called off"
        case .unrecognizedSelector:
            "NSInvalidArgumentException: -[%c %n:]: unrecognized selector sent to instance 0x..."
        case .unmodelledFocus:
            "unmodelled: the view of %0 is not in the window yet, and cannot become first responder"
        case .unmodelledFocusUnder:
            "unmodelled: a view of %1 is first responder while %0 is presented; write `unfocus` first"
        case .unmodelledSubview: "unmodelled: what lies in the view of %0 cannot become the view of %1"
        case .unmodelledSharing: "unmodelled: the view of %0 becomes that of %1 too, as iOS 4 allowed"
        case .unmodelledSplit: "unmodelled: split view controllers before iOS 8: %0"
        case .unmodelledColumns: "unmodelled: %0 has columns, which came with iOS 14; leave its style unspecified"
        case .unmodelledColumnVerb:
            """
            unmodelled: single columns are shown and hidden in column style (`style = .doubleColumn`), and \
            `viewControllers` is set in the classic style, expanded: %0
            """
        case .unmodelledPrimary: "unmodelled: another primary than the present one for %1: %0"
        case .unmodelledContainer: "unmodelled: %1 manages its own children; use its own verbs for %0"
        case .noCommonOrientation:
            """
            UIApplicationInvalidInterfaceOrientation: Supported orientations has no common orientation with the \
            application, and [%c shouldAutorotate] is returning YES
            """
        case .preferredNotSupported:
            """
            UIApplicationInvalidInterfaceOrientation: preferredInterfaceOrientationForPresentation must return a \
            supported interface orientation!
            """
        case .unmodelledOrientation:
            "unmodelled: %0 or the app answers what is no orientation; say .portrait, .landscape, .all …"
        case .unknownKey:
            """
            NSUnknownKeyException: [%k setValue:forUndefinedKey:]: this class is not key value \
            coding-compliant for the key %n.
            """
        }
    }

    /// What the texts about calling an appearance callback directly have in common.
    public static let misuse: StaticString = """
        on a view controller is not supported, and may result in out-of-order callbacks and other inconsistent \
        behavior. Use the -beginAppearanceTransition:animated: and -endAppearanceTransition APIs on \
        UIViewController to manually drive appearance callbacks instead. Make a symbolic breakpoint at \
        UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the debugger. View controller:
        """

    /// The text about calling `method` directly.
    public static func misuse(of method: Method) -> Message {
        if method == .viewWillAppear { return .misuseWillAppear }
        if method == .viewDidAppear { return .misuseDidAppear }
        return method == .viewWillDisappear ? .misuseWillDisappear : .misuseDidDisappear
    }
}
