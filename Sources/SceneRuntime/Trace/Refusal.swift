// open: new cases need no code where they are ignored.
/// The reason why the world refuses a request: the behaviour of UIKit is undefined, or not modelled.
public enum Refusal: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// Nothing is refused.
    case none
    // Containers and views.
    case hasParent, viewInUse, viewCovered, formerRoot, viewElsewhere, circularContainment, managedChildren
    case subviewAsRoot, presentsOffScreen, appearanceOfUIKit
    case rootAsSubview, circularViews, viewOnScreen, transitionFromLeaving
    case edgesUnderOtherBar, guidesOfEarlyView
    case frameFromStoryboardOrNib, frameOfRoot, autoresizing
    case viewSharing, severalEdits, editDuringPresentation
    // Pages.
    case tooOldForPages, pageNotBeside, noPageSwipe, noPageBeside, pageBeforeAppearance, returnedPage
    // Segues.
    case otherStoryboard, tooOldForUnwinding
    // The More tab.
    case noMoreTab, rowHidden, underMore, stackUnderMore, moreStack, indexUnderMore
    case tabIndexOutOfRange, noTabChosen
    // Other tabs.
    case noTabsOnScreen, tabBarOnTop, hidingBarOnTop
    // Split view controllers.
    case tooOldForSplitViews, tooOldForColumns, columnInClassicStyle, viewControllersOfSplit, otherPrimary
    case columnThatPresents, splitInStack, columnWidth
    // Presentation.
    case undeclaredAnimator, adaptation, viewsOfPresentation, motionFlagInMoveCallback
    case swipeWithoutBar, replacedWhileShown, presenterWhileShown, presenterUncovered
    case presentedWhileLeaving, contextThatLeaves, presentsBeforeLayout
    // Bars of the system.
    case systemBarsOfContainer, systemBarsOfOther, systemBarsOfSecondScene
    // Searching.
    case searchAsChild, tabDuringSearch, tabFade
    // Alerts.
    case tooOldForClass, styleOfClass
    case tooOldForStyle, rootGoneWhilePresenting, stackOfPicker
    case tooOldForAlerts, alertAsChild, alertStyle, outsideOfAlert, editDuringAlert
    // Responders and orientation.
    case focusBeforeWindow, focusUnderPresentation, unknownOrientation, orientationOrder
    case coveredResponder, keyboardOfNextView, keyboardOfSwipe, touchInCell
    // Time in the app's own code.
    case timerDuringTracking, traitsInTransition, updateOutsideWindow, equalModelValue
    // The life of the app.
    case launchedAlready, appNotLaunched, appEnded, appStarting, appBusy, appInTransition
    case appRunning, appInBackground, appInFront, eventBeforeLaunch
    case appInactive, appActive, noBackground, noScenes
    case sceneDisconnected, emptyManifest, cloudKitShares
    case severalScenes, oneSceneOnly, sceneFromBackground, thirdScene, windowOfScene, sceneOnOtherScreen, noSuchScene
    // Names in Swift's form.
    case nameOfUIKit

    /// The prefix of each refusal's text.
    static let prefix: StaticString = "unmodelled: "

    /// The text, with placeholders as in `UIKitMessage.template`. The language adds how a script avoids the refusal
    /// (`Blueprint.refusalHelp`).
    public var template: StaticString {
        switch self {
        case .none: ""
        case .hasParent: "%0 still has a parent"
        case .viewInUse: "the view of %0 is already on screen"
        case .viewCovered: "a controller that %0 presents covers the view of %0, so %1 cannot show the view"
        case .formerRoot:
            """
            another root has replaced %0, whose presentation is still in the window; no source says what happens if \
            another controller contains or presents %0 (LAUNCH-ROOTSWAP-2)
            """
        case .presentsOffScreen:
            """
            the view of %0 is not on screen, or is about to leave it, but what %0 presents is; no source says what \
            happens if %1 becomes the parent of %0
            """
        case .appearanceOfUIKit:
            """
            UIKit itself has begun to show or hide %0; no source says what happens if the app ends it with \
            endAppearanceTransition()
            """
        case .columnThatPresents:
            "%0 presents while %1 disappears; no source says what happens if another controller replaces %0"
        case .columnWidth: "the width of a column of an expanded split view controller (SPLIT-WIDTH-1)"
        case .viewElsewhere: "the view of %0 is not in the view of its parent %1"
        case .circularContainment: "%0 contains %1, so %1 cannot contain %0"
        case .managedChildren: "%1 manages its own children"
        case .subviewAsRoot: "a subview of the view of %0 cannot become the view of %1"
        case .rootAsSubview: "the root view of %0 cannot become a subview without its controller"
        case .circularViews: "a view cannot be added to itself or to one of its subviews"
        case .viewOnScreen:
            "the view of %0 is on screen, and no source says what happens when %0 gets another view (VIEW-5)"
        case .edgesUnderOtherBar:
            "%0 does not extend under bars; no source says whether this applies to the tab bar around %1 (EDGE-UNKNOWN)"
        case .guidesOfEarlyView:
            """
            no source says whether a parent passes its layout guides on to %0, whose view was added before addChild \
            (GUIDE-CHILD-1)
            """
        case .frameFromStoryboardOrNib:
            "a frame in the view of %0 that depends on a frame from a storyboard or nib"
        case .frameOfRoot: "the frame of the view of %0, which its window, container or presentation determines"
        case .autoresizing:
            """
            the frame of a view of %0, because several parts of the view are flexible (width, height, margins) and \
            cannot change in proportion: one part is negative, all parts are zero, or the superview is too small
            """
        case .viewSharing: "%0 and %1 share a view, which only iOS 4 allowed"
        case .severalEdits: "the transition to %0 performs several edits of the stack, and cannot be cancelled"
        case .editDuringPresentation:
            "no source says what happens if the stack of %0 changes while %0 presents or dismisses %1 (NAV-BUSY-1)"
        case .tooOldForPages: "%0 is a page view controller, which requires iOS 5 or later"
        case .pageNotBeside: "the page of the swipe is not next to %0, which %1 shows"
        case .noPageSwipe: "the user cannot swipe in %0"
        case .noPageBeside: "%0 has no page on that side"
        case .otherStoryboard: "the storyboard of %0 leads to another storyboard, which requires iOS 9 or later"
        case .tooOldForUnwinding: "an unwind segue of %0, which requires iOS 6 or later"
        case .pageBeforeAppearance:
            """
            the page %0 has appeared before its page view controller %1; no source says what happens if another page \
            replaces %0 (PAGE-SET-CONTAINER-1)
            """
        case .returnedPage:
            "%1 left the screen and came back while the user swiped to %0; no source says how the swipe then finishes"
        case .noTabsOnScreen: "%0 loses all of its tabs on screen; no source says what UIKit calls then"
        case .tabBarOnTop: "the height of the tab bar of %0, which is at the top (TAB-BAR-TOP-18)"
        case .hidingBarOnTop:
            """
            the tab bar of %1 is at the top; no source says whether %0 hides it with hidesBottomBarWhenPushed \
            (TAB-BAR-TOP-18)
            """
        case .noMoreTab: "%0 has no More tab, because all tabs fit into its tab bar"
        case .rowHidden: "the row of %0 is not visible"
        case .underMore: "%0 is in the More tab of %1"
        case .stackUnderMore: "%0 is a navigation controller in the More tab of %1"
        case .moreStack: "UIKit manages the stack of %0"
        case .indexUnderMore: "selectedIndex while %0 is on the stack of the More tab (TAB-MORE-INDEX-1)"
        case .tabIndexOutOfRange: "no source says what %0 does if selectedIndex is not the index of a tab"
        case .noTabChosen: "no source says what %0 does if selectedViewController is nil"
        case .tooOldForSplitViews: "split view controllers before iOS 8: %0"
        case .tooOldForColumns: "%0 has columns, which require iOS 14 or later"
        case .columnInClassicStyle: "%0 has the classic style, which cannot show and hide single columns"
        case .viewControllersOfSplit:
            "viewControllers of %0 can be set only in the classic style, while expanded, and to at most two controllers"
        case .otherPrimary: "%1 cannot replace its primary view controller with %0"
        case .undeclaredAnimator: "the transitioning delegate of %0 returned an object that is not a declared style"
        case .adaptation: "%0 cannot adapt to this style"
        case .motionFlagInMoveCallback: "%n of %0 inside of willMove(toParent:) or didMove(toParent:) (FLAGS-WINDOW-1)"
        case .viewsOfPresentation: "the private views between the view of %0 and the window (VIEW-CHAIN-1)"
        case .swipeWithoutBar:
            "no source says what a swipe does in %0 from iOS 26, because its navigation bar is hidden"
        case .presentedWhileLeaving:
            """
            %0 has presented during the gesture that removes this controller; no source says what happens if the \
            user cancels the gesture
            """
        case .contextThatLeaves:
            """
            no source says what happens if %0 is presented in the context of %1, or dismissed, while %1 leaves the \
            screen
            """
        case .presentsBeforeLayout:
            """
            %1 presents %0 in the turn in which it was put on screen, and no source has the order of these calls \
            before iOS 8
            """
        case .splitInStack:
            "%0 is a split view controller, and no source says what happens if it is set on the stack of %1"
        case .replacedWhileShown:
            "%0 is on screen, and no source says which calls UIKit makes when %1 replaces it in a compact width"
        case .presenterWhileShown:
            "no source says which calls %1 gets when %0, which is on screen, becomes full-screen in a compact width"
        case .presenterUncovered:
            "no source says which calls %1 gets when %0, which covers it, does not in a regular width"
        case .systemBarsOfContainer: "no source says whether UIKit asks %0 or a child of it for %n"
        case .systemBarsOfOther: "%0 is not a descendant of %1, so it cannot decide about the system bars for %1"
        case .systemBarsOfSecondScene: "%0 is in a second scene, whose status bar and system gestures are not modelled"
        case .searchAsChild: "%0 is a search controller, which can only be presented"
        case .tabDuringSearch:
            "a search is active in a tab of %0, but no controller in the tab defines a presentation context"
        case .tabFade: "the content of %1 fades, and no source says what %0 does meanwhile"
        case .tooOldForClass: "%0 is of a class that this release does not have"
        case .tooOldForStyle:
            "%0 has the presentation style %n, which this release does not have"
        case .stackOfPicker: "the stack of %0, which its class fills with private controllers (SYS-PICKER-2)"
        case .rootGoneWhilePresenting: "the root %0 leaves its window while it presents %1"
        case .styleOfClass: "the presentation style that the class of %0 chooses (SYS-PICKER-1)"
        case .tooOldForAlerts: "%0 is an alert or search controller, which requires iOS 8 or later"
        case .alertAsChild: "%0 is an alert controller, which can only be presented"
        case .alertStyle: "UIKit decides how %0 is presented, because it is an alert controller"
        case .outsideOfAlert: "no source says whether a tap outside of %0 runs the handler of its cancel action"
        case .editDuringAlert:
            "no source says when the stack of %0 can change while %0 presents %1 (ALERT-PUSH-1)"
        case .transitionFromLeaving:
            "a transition from %0, which another transition of %1 already removes"
        case .focusBeforeWindow: "the view of %0 is not in the window yet, and cannot become first responder"
        case .focusUnderPresentation:
            """
            no source says which notifications of the keyboard come when %0 is presented over the first responder \
            of %1
            """
        case .coveredResponder:
            """
            sources disagree whether a view of %0 is first responder after a presentation has resigned it \
            (KEY-MODAL-1)
            """
        case .unknownOrientation: "%0 or the app did not return an orientation"
        case .orientationOrder:
            "no source says whether UIDeviceOrientationDidChangeNotification comes before viewWillTransition (%0)"
        case .keyboardOfNextView:
            "no source says which notifications of the keyboard come when a view of %0 takes over as first responder"
        case .keyboardOfSwipe: "no source says when the keyboard of %0 is hidden during a swipe back"
        case .touchInCell: "no source says whether this view in a cell of %0 keeps a touch (TABLE-CONTROL-1)"
        case .traitsInTransition: "a change of traits while a transition runs"
        case .updateOutsideWindow: "an update of the properties of %0, whose view is in no window"
        case .nameOfUIKit: "'%n' is not modelled"
        case .equalModelValue: "an observed variable is set to an equal value; the effect depends on the Swift release"
        case .timerDuringTracking:
            "a delayed block while a finger is down, because then a timer waits and asyncAfter does not"
        case .launchedAlready: "the app is already running"
        case .appNotLaunched: "the app is not running yet"
        case .eventBeforeLaunch: "the app is not running yet"
        case .appEnded: "the app has ended"
        case .appStarting: "the app is still launching"
        case .appBusy: "the system cannot end the app inside of a turn"
        case .appInTransition: "the system cannot end the app or a scene while a transition runs"
        case .appRunning: "the app is running"
        case .appInBackground: "the app is in the background"
        case .appInFront: "the app is in the foreground"
        case .appInactive: "the app is already inactive"
        case .appActive: "the app is active"
        case .noBackground: "iPhone OS 3 has no background state; leaving an app ends it"
        case .noScenes: "the app has no scenes"
        case .sceneDisconnected: "the scene is already disconnected"
        case .emptyManifest:
            """
            a scene manifest without configurations: it is contested whether the app has adopted scenes \
            (SCENE-MANIFEST-1)
            """
        case .cloudKitShares: "the metadata of a CloudKit share"
        case .severalScenes: "this event while two scenes are open"
        case .oneSceneOnly: "a second scene, which requires an iPad and an app that supports several scenes"
        case .sceneFromBackground: "a second scene while the app is not active"
        case .thirdScene: "a third scene"
        case .windowOfScene: "a second scene in a window that is already in use"
        case .sceneOnOtherScreen: "a scene on another screen"
        case .noSuchScene: "'close scene' for a window that has no scene"
        }
    }
}
