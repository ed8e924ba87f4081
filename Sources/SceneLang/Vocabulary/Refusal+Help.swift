import SceneRuntime

extension Refusal {
    /// How a script avoids the refusal. It continues the text of `Refusal.template`, with the same placeholders, so it
    /// begins with a semicolon. Empty if there is no advice.
    var help: StaticString {
        switch self {
        case .hasParent: "; remove it from that parent before you add it to %1"
        case .viewInUse: "; remove the view before %1 shows it"
        case .viewCovered, .presentsOffScreen, .columnThatPresents: "; dismiss the presentation first"
        case .rootGoneWhilePresenting: "; dismiss the presentation before you set the root to nil"
        case .formerRoot: "; dismiss the presentation before you replace the root"
        case .appearanceOfUIKit: "; leave that to UIKit"
        case .viewElsewhere: "; add the view of %0 to that view before the transition to another child"
        case .rootAsSubview: "; write: add view %0 to …"
        case .viewOnScreen: "; set the view in loadView, in viewDidDisappear or later"
        case .edgesUnderOtherBar: "; set edgesForExtendedLayout of %0 to .bottom, .all or a list with .bottom"
        case .guidesOfEarlyView: "; call addChild before you add the view, as `embed` does"
        case .frameFromStoryboardOrNib: "; first set the frames of the view and of its superview in code"
        case .frameOfRoot: "; read the bounds of the view instead"
        case .autoresizing:
            "; make only one part flexible along each axis, or choose a frame inside of the superview"
        case .managedChildren: "; use the verbs of this container for %0"
        case .contextThatLeaves: "; let the one end before the other begins"
        case .presentsBeforeLayout: "; present in a later step, or in `async { }`"
        case .editDuringPresentation: "; wait for the end of the transition with `advance` or in `then { }`"
        case .noPageSwipe: "; it has neither a data source nor `pages ->`"
        case .rowHidden: "; open the More tab of %1 first"
        case .pageBeforeAppearance: "; set the page once, or after %1 has appeared"
        case .returnedPage: "; end the swipe before %1 leaves"
        case .splitInStack: "; show a split view controller as the root of the window"
        case .noTabsOnScreen: "; keep a tab, or set the tabs while %0 is off screen"
        case .tabBarOnTop, .hidingBarOnTop: "; test on an iPhone, or in a compact width"
        case .underMore: "; tap More, then the row of %0"
        case .moreStack: "; tap the rows of its list"
        case .tooOldForColumns: "; do not set its style"
        case .columnInClassicStyle: "; declare it with `style = .doubleColumn`"
        case .viewControllersOfSplit: "; in the column style, set a column such as `primary ->`"
        case .undeclaredAnimator: "; declare animators, interaction and presentation controllers with `style`"
        case .adaptation:
            """
            ; .none, .fullScreen, .overFullScreen and, from iOS 8.3, .pageSheet, .formSheet and .automatic are possible
            """
        case .motionFlagInMoveCallback: "; read %n in an appearance callback, such as viewWillAppear"
        case .tabDuringSearch: "; set definesPresentationContext of the controller with the search field"
        case .tabFade: "; wait for viewDidAppear of the tab"
        case .swipeWithoutBar: "; set its isNavigationBarHidden to false first"
        case .presentedWhileLeaving: "; end the gesture before you present"
        case .systemBarsOfContainer:
            "; return the controller in a handler `childFor…` of %0, such as childForStatusBarHidden"
        case .systemBarsOfOther: "; return a child of %1, or nil"
        case .systemBarsOfSecondScene: "; show %0 in the first scene instead"
        case .outsideOfAlert: "; tap one of its actions"
        case .editDuringAlert: "; wait until %1 is dismissed: use `advance`, `then { }` or the handler of an action"
        case .focusUnderPresentation: "; write `unfocus` first"
        case .coveredResponder: "; `focus` or `unfocus` the view first"
        case .unknownOrientation: "; return .portrait, .landscape, .all, …"
        case .otherStoryboard: "; create the scene in code: `Storyboard.instantiate(\"scene\")`"
        case .tooOldForUnwinding: "; pop or dismiss the controllers in code"
        case .keyboardOfNextView: "; write `unfocus` first"
        case .keyboardOfSwipe: "; write `unfocus` first"
        case .touchInCell: "; tap the cell, or a control in it"
        case .orientationOrder: "; handle the notification or viewWillTransition, not both"
        case .updateOutsideWindow: "; update the properties after %0 has appeared"
        case .equalModelValue: "; compare the values first, and set the variable only if they differ"
        case .traitsInTransition: "; wait for the end of the transition with `advance` or in `then { }`"
        case .timerDuringTracking: "; lift the finger first, with `finish` or `cancel`"
        case .launchedAlready: "; to launch again, begin a new scenario, or write :reset in a session"
        case .appNotLaunched: "; start it with `launch`"
        case .eventBeforeLaunch: "; `launch url \"…\"` starts it with the URL"
        case .appEnded: "; start it again with `relaunch`"
        case .appInTransition:
            """
            ; wait for the end of the transition with `advance`, or lift the finger with `finish` or `cancel`
            """
        case .appRunning: "; write `background` or `terminate` before `relaunch`"
        case .appInBackground: "; bring it back with `foreground`"
        case .appInFront: "; send it to the background with `background` first"
        case .appInactive: "; make it active with `resume`"
        case .appActive: "; make it inactive with `interrupt` first"
        case .noBackground: ", as `terminate` does"
        case .sceneDisconnected: "; connect it again with `foreground`"
        case .styleOfClass: "; set the style with the clause `style` or with `modalPresentationStyle`"
        case .severalScenes, .thirdScene: "; close the second scene first with `close scene in WINDOW`"
        case .oneSceneOnly: "; write `device iPad` and `app { UIApplicationSupportsMultipleScenes = true }`"
        case .windowOfScene: "; declare another window: `window side`"
        case .noSuchScene: "; open a scene with `add scene X in WINDOW`"
        case .sceneFromBackground: "; make the app active with `foreground` or `resume`"
        case .noScenes: "; end the app with `terminate`"
        case .emptyManifest: "; handle `configurationForConnecting`, or remove `UISceneConfigurations = []`"
        default: ""
        }
    }

    /// The help texts of all refusals, by raw value.
    static let helps = allCases.map { $0.help.utf8Bytes }
}
