// tidy: long, `Packaging/zoo-index` writes each script in one line

extension ZooScript {
    /// The scripts, in the order of scripts/zoo/README.md.
    static let all: [ZooScript] = [
        ZooScript(
            "presenter-viewWillAppear-missing",
            "Why is viewWillAppear not called after I dismiss a modal screen?",
            "Since iOS 13 a modal screen is a sheet by default. The screen beneath never leaves the "
                + "window, so it does not appear again. Present full screen, or refresh when the sheet calls "
                + "back.",
            ""),
        ZooScript(
            "transparent-modal-presenter-not-called",
            "Why does viewWillDisappear of the screen beneath not run when I present a transparent one "
                + "over it?",
            "In .overFullScreen the presenter stays in the window. If it has to pause, it must do so "
                + "when it presents.",
            "MODAL-CUSTOM-1"),
        ZooScript(
            "present-in-viewDidLoad",
            "Why is there \"Attempt to present … whose view is not in the window hierarchy\" when I "
                + "present in viewDidLoad?",
            "The view is loaded before it is added to the window. viewDidAppear is the first place "
                + "where presenting works.",
            "MODAL-NOWINDOW-1"),
        ZooScript(
            "present-in-viewWillAppear",
            "Why does nothing appear when I present in viewWillAppear?",
            "viewWillAppear runs before the view enters the window. UIKit refuses to present, and the "
                + "completion never runs.",
            "MODAL-NOWINDOW-1"),
        ZooScript(
            "present-from-covered",
            "Why does my alert say \"Attempt to present … which is already presenting\"?",
            "A controller presents one controller at a time. Present the next one from the one on top.",
            "MODAL-ALREADY-1 MODAL-CUSTOM-1"),
        ZooScript(
            "alert-while-searching",
            "Why does my alert not appear while the search is active?",
            "The list already presents the search controller. Present from the search controller "
                + "instead.",
            "ALERT-PRESENT-1 ALERT-TWO-1"),
        ZooScript(
            "two-alerts-at-once",
            "Why do I see only the first of two alerts?",
            "The second one is presented while the first is appearing, so UIKit refuses. Wait until the"
                + " first is dismissed.",
            "MODAL-BUSY-ALREADY MODAL-CUSTOM-1 MODAL-SHEET-2"),
        ZooScript(
            "present-right-after-dismiss",
            "Why does the next screen not appear when I present it directly after dismiss?",
            "dismiss returns at once, but the old screen is still there, and the presenter is not yet "
                + "back in the window. Present the next one in the completion of dismiss.",
            "MODAL-NOWINDOW-1"),
        ZooScript(
            "present-a-child",
            "Why does UIKit throw \"Application tried to present modally an active controller\"?",
            "The controller is already in a container. Remove it first, or present another instance.",
            "CHILD-REMOVE-1 MODAL-ACTIVE-1"),
        ZooScript(
            "presentingViewController-is-the-container",
            "Why is presentingViewController not the controller that presented me?",
            "UIKit forwards a child's request to the container that fills the screen, and this one "
                + "presents. To call back, pass a reference to the presented screen.",
            ""),
        ZooScript(
            "current-context-covers-all",
            "Why does .currentContext cover the whole screen, including the tab bar?",
            "No controller above defines a context, so the window's root is covered.",
            "CHILD-FORWARD-1 MODAL-CONTEXT-1"),
        ZooScript(
            "partial-curl-crashes",
            "Why does the partial curl crash since iOS 13?",
            "It needs a full-screen presentation. Since iOS 13 a presentation is a sheet by default.",
            ""),
        ZooScript(
            "popover-without-anchor",
            "Why does my share menu crash only on the iPad?",
            "A popover needs a view to point at. A phone uses another style, which does not need it.",
            "MODAL-POPOVER-1 MODAL-POPOVER-2"),
        ZooScript(
            "dismiss-closes-two",
            "Why does dismiss dismiss two screens?",
            "The first call dismisses what the controller presents. It then presents nothing, so UIKit "
                + "forwards the second call to its presenter, which dismisses the controller itself.",
            ""),
        ZooScript(
            "action-sheet-crashes-on-ipad",
            "Why does my action sheet crash only on the iPad?",
            "On an iPad, an action sheet is a popover, which needs an anchor. Set it before the "
                + "presentation begins.",
            "ALERT-HANDLER-1 ALERT-PRESENT-1"),
        ZooScript(
            "alert-keeps-itself",
            "Why is my alert with a text field never deallocated?",
            "Its action's handler uses the alert, which owns the action: a retain cycle and memory "
                + "leak. Capture the alert weakly.",
            "ALERT-HANDLER-1"),
        ZooScript(
            "alert-handler-dismisses-the-form",
            "Why does my alert's OK button close the whole form?",
            "UIKit has dismissed the alert when the handler runs, so a dismiss in the handler dismisses"
                + " what is below it.",
            "ALERT-HANDLER-1"),
        ZooScript(
            "dismiss-closes-only-the-alert",
            "I dismiss my screen, but only the alert over it is dismissed. Why?",
            "A controller that presents another dismisses that one, not itself. To dismiss both, call "
                + "dismiss on the presenter.",
            "MODAL-SHEET-2 MODAL-STACK-2"),
        ZooScript(
            "dismiss-a-pushed-screen",
            "Why does dismiss do nothing in my detail screen?",
            "It was pushed, not presented. It has no presenter, so it cannot be dismissed. Pop it.",
            "MODAL-DISMISS-NOTHING"),
        ZooScript(
            "dismiss-step-by-step",
            "How do I dismiss a chain of modal screens without showing the middle one?",
            "If they are dismissed one by one, the screens between appear again. One dismiss of the "
                + "lowest presenter is enough.",
            "MODAL-STACK-2"),
        ZooScript(
            "sheet-swiped-away-unsaved",
            "Why is what the user typed lost when they swipe the sheet down?",
            "The swipe calls neither Cancel nor Done. Prevent it while there are changes, and ask the "
                + "user when they try it.",
            "MODAL-SHEET-SWIPE-1 MODAL-SHEET-SWIPE-3"),
        ZooScript(
            "didDismiss-not-called-by-code",
            "Why is presentationControllerDidDismiss not called when my Done button dismisses the "
                + "sheet?",
            "UIKit calls it only after the user's swipe. If the app dismisses, use the completion of "
                + "dismiss.",
            "MODAL-SHEET-1 MODAL-SHEET-2 MODAL-SHEET-SWIPE-1"),
        ZooScript(
            "sheet-without-detents",
            "Why does my sheet ignore its detents?",
            "If the style is not that of a sheet, sheetPresentationController is nil, and `?.` does "
                + "nothing.",
            "MODAL-SHEET-1"),
        ZooScript(
            "sheet-forgets-its-detents",
            "Why does my sheet have the wrong height when I present it a second time?",
            "A sheet presentation controller is created for each presentation. Set the detents before "
                + "each of them.",
            "MODAL-SHEET-1"),
        ZooScript(
            "detent-delegate-not-called-by-code",
            "Why is my sheet's delegate not called when my button selects the large detent?",
            "UIKit calls it only for a change by the user. Call the same function where the code "
                + "selects the detent.",
            ""),
        ZooScript(
            "presentation-delegate-lost",
            "Why does the delegate of my sheet work only the first time?",
            "Each presentation has its own presentation controller. The delegate was set on the old "
                + "one. Set it each time.",
            "MODAL-SHEET-1 MODAL-SHEET-SWIPE-1"),
        ZooScript(
            "isBeingDismissed-of-a-child",
            "Why is isBeingDismissed false although my screen is being dismissed?",
            "It is in a navigation controller, which is dismissed. Read the property of the container.",
            ""),
        ZooScript(
            "keyboard-stays-in-a-form-sheet",
            "Why does the keyboard not disappear when I resign first responder in a form sheet?",
            "A form sheet keeps the keyboard. Set disablesAutomaticKeyboardDismissal to false.",
            ""),
        ZooScript(
            "push-the-same-twice",
            "Why does a push crash with \"pushing the same view controller instance more than once\"?",
            "The controller is pushed again while it is still in the stack. Pop to it, or create "
                + "another instance.",
            "NAV-POPTO-1 NAV-PUSH-SAME-1"),
        ZooScript(
            "push-a-navigation-controller",
            "Why can't I push a navigation controller?",
            "A stack inside a stack would have two bars. Push the screen itself, or present the "
                + "navigation controller.",
            "NAV-INIT-ORDER-1 NAV-PUSH-NAV-1"),
        ZooScript(
            "two-pushes-in-one-turn",
            "Why does iOS 7 warn of a corrupted navigation bar when I push two screens in a row?",
            "The second transition begins inside the first. Change the stack in one step.",
            "NAV-OFFSCREEN-MOVE-1 NAV-PUSH-5 NAV-SET-1"),
        ZooScript(
            "double-tap-pushes-twice",
            "Why does a quick double tap open the detail screen twice?",
            "After the first tap, the push has not begun, so the list still gets taps. Push only while "
                + "the list is on top.",
            "RESP-1"),
        ZooScript(
            "push-after-pop-does-nothing",
            "I pop, and then push the next screen: why is it never pushed?",
            "After the pop, a controller has no navigation controller. Keep a reference to it, or "
                + "change the stack in one step.",
            "NAV-POP-3 NAV-SET-1"),
        ZooScript(
            "push-at-launch-skips-the-root",
            "I push the screen of a deep link at launch: why is the setup of the root not run any more?",
            "Since iOS 18, both changes of the stack are one, and a root that is never shown is never "
                + "loaded. Setup at launch belongs in the app.",
            "LAUNCH-NAV-IMMEDIATE-1 NAV-SET-1"),
        ZooScript(
            "pop-to-a-fresh-instance",
            "Why does popToViewController crash although that screen is in the stack?",
            "A new instance of its class is not in the stack. Find the existing one.",
            "NAV-POPTO-1 NAV-POPTO-2"),
        ZooScript(
            "stack-with-a-duplicate",
            "Why does setViewControllers throw \"All view controllers in a navigation controller must be"
                + " distinct\"?",
            "A screen was appended to a stack that already contained it. Shorten the stack to this "
                + "screen instead.",
            "NAV-POP-3 NAV-SET-2 NAV-SET-4"),
        ZooScript(
            "search-stays-after-push",
            "Why is the search still there after I opened a result, and why can I not go back?",
            "No controller in the stack defines the context, so the navigation controller presents the "
                + "search.",
            "SEARCH-PUSH-2"),
        ZooScript(
            "swipe-back-lost",
            "Why does the swipe back not work any more after I replaced the back button?",
            "The gesture belongs to the back button. Keep the button, and change the left side of the "
                + "bar in another way.",
            "NAV-SWIPE-DONE-1"),
        ZooScript(
            "bar-hidden-after-cancelled-swipe",
            "Why does my detail screen have no navigation bar after a swipe back that the user "
                + "cancelled?",
            "The list hides the bar in viewWillAppear, which a cancelled swipe calls, too. The detail "
                + "must show it in its own viewWillAppear.",
            "NAV-SWIPE-CANCEL-1"),
        ZooScript(
            "cleanup-on-a-cancelled-swipe",
            "Why is my screen empty after a swipe back that the user cancelled?",
            "viewWillDisappear is called when the swipe begins, with isMovingFromParent. "
                + "viewDidDisappear only comes at its end.",
            "NAV-SWIPE-CANCEL-1"),
        ZooScript(
            "counted-as-seen-but-never-was",
            "Why do my statistics count screens that were never shown?",
            "A swipe can be cancelled after viewWillAppear. Only viewDidAppear says that the screen was"
                + " shown.",
            "NAV-SWIPE-CANCEL-1 NAV-SWIPE-DONE-1"),
        ZooScript(
            "stale-after-going-back",
            "Why does my list not show the change when I come back from the detail screen?",
            "viewDidLoad runs when the view is loaded, but a pop loads no view. viewWillAppear runs "
                + "each time.",
            ""),
        ZooScript(
            "container-without-super",
            "Why do the screens in my navigation controller subclass never get viewWillAppear?",
            "The container's own viewWillAppear calls its child's. An override without super prevents "
                + "this.",
            "NAV-SET-1"),
        ZooScript(
            "tabs-all-loaded-at-launch",
            "Why are all my tabs loaded at launch?",
            "Each of them reads its view in init, perhaps to set a colour. Only the selected tab needs "
                + "its view: use viewDidLoad.",
            "TAB-INIT-1"),
        ZooScript(
            "split-opens-on-the-detail",
            "Why does my split view show the detail first on an iPhone?",
            "In a narrow window it puts the secondary column on top. The delegate can answer that it "
                + "has handled the change.",
            "NAV-INIT-ORDER-1 NAV-OFFSCREEN-MOVE-1 SPLIT-COLLAPSE-NAV-1 SPLIT-LAUNCH-1"),
        ZooScript(
            "tabs-new-appears-first",
            "Why is the sound off after I switch tabs, although the new tab turns it on in "
                + "viewWillAppear?",
            "With tabs, the new screen's viewWillAppear comes first, then the old one's "
                + "viewWillDisappear. The order of the `did` calls depends on the release. The old screen "
                + "must turn the sound off only if no other screen has turned it on.",
            "TAB-SELECT-2"),
        ZooScript(
            "tab-delegate-not-called-by-code",
            "Why is my tab bar delegate not called when I set selectedIndex?",
            "UIKit calls it only for the user's taps. Code that selects a tab must do the rest itself.",
            "TAB-SELECT-2"),
        ZooScript(
            "tab-tapped-again",
            "Why is viewWillAppear not called when the user taps the selected tab?",
            "Nothing appears, because nothing had disappeared. UIKit does call the delegate.",
            "TAB-RESELECT-1"),
        ZooScript(
            "tab-outlets-nil",
            "Why is a label of another tab nil when I want to set its text?",
            "The view of a tab is loaded when the tab is first selected. Set a value, and show it in "
                + "viewDidLoad.",
            "TAB-SELECT-2"),
        ZooScript(
            "tab-title-changes-with-the-screen",
            "Why does the title of my tab change when I set the title of a screen?",
            "A controller's title is also that of its tab bar item. Set the title of its navigation "
                + "item instead.",
            ""),
        ZooScript(
            "outlets-nil-in-prepare",
            "Why are the labels of the destination nil in prepare(for:sender:)?",
            "The destination exists, but its view is not loaded yet. Pass the value, and show it in "
                + "viewDidLoad.",
            "SEGUE-SHOW-2"),
        ZooScript(
            "embedded-before-viewDidLoad",
            "Why is the value that I set in viewDidLoad missing in the embedded screen?",
            "An embed segue is performed while the view is loaded, before viewDidLoad. Set the value in"
                + " init.",
            "CHILD-FORWARD-1 LAUNCH-APP-1 SEGUE-EMBED-1"),
        ZooScript(
            "segue-with-a-wrong-identifier",
            "Why does performSegue crash with \"has no segue with identifier\"?",
            "The storyboard has another identifier, or none.",
            "SEGUE-SHOW-2 SEGUE-UNKNOWN-1"),
        ZooScript(
            "segue-of-a-controller-made-in-code",
            "The segue is in the storyboard, and still there is \"no segue with identifier\". Why?",
            "The controller was created with init, not by the storyboard, so it has none of the "
                + "storyboard's segues.",
            "SEGUE-SHOW-2 SEGUE-UNKNOWN-2 VIEW-10"),
        ZooScript(
            "instantiate-a-wrong-identifier",
            "Why does instantiateViewController crash although the screen is in my storyboard?",
            "It is in another storyboard, or it does not have this identifier.",
            "SEGUE-DEST-NONE VIEW-10"),
        ZooScript(
            "shouldPerformSegue-not-called",
            "Why is shouldPerformSegue not called?",
            "UIKit calls it when the user's tap starts the segue. Code that performs a segue must check"
                + " by itself.",
            "SEGUE-SHOW-2"),
        ZooScript(
            "segue-fires-twice",
            "Why is my detail screen pushed twice by one tap?",
            "The button has a segue, and also an action that performs it. One of them is enough.",
            "RESP-1 SEGUE-SHOW-1 SEGUE-SHOW-2"),
        ZooScript(
            "segue-in-viewDidLoad",
            "Why does a modal segue in viewDidLoad not show anything?",
            "The segue creates its destination and calls prepare. Then UIKit refuses to present, as "
                + "there is no window yet.",
            "LAUNCH-APP-1 MODAL-NOWINDOW-1 SEGUE-MODAL-1"),
        ZooScript(
            "show-without-a-navigation-controller",
            "Why does my show segue present instead of push?",
            "`show` looks for a container that handles it. Without a navigation controller there is "
                + "none, and it presents. The older kind of segue, push, raises an exception.",
            "NAV-EMPTY-SEGUE SEGUE-SHOW-2"),
        ZooScript(
            "unwind-goes-nowhere",
            "Why does my unwind segue do nothing at all?",
            "No screen that UIKit searches has the action, and UIKit reports nothing.",
            "NAV-POPTOROOT-1 SEGUE-UNWIND-1 SEGUE-UNWIND-LOG-2 SEGUE-UNWIND-SEARCH-2 SEGUE-UNWIND-"
                + "TOWARDS-1"),
        ZooScript(
            "unwind-stops-too-early",
            "Why does my unwind segue stop at the screen in between?",
            "Both screens have an action of this name, and the nearest one is used. Give each action "
                + "its own name.",
            "NAV-POPTO-1 NAV-POPTOROOT-1 SEGUE-UNWIND-1 SEGUE-UNWIND-LOG-2 SEGUE-UNWIND-SEARCH-2 SEGUE-"
                + "UNWIND-TOWARDS-1"),
        ZooScript(
            "child-view-without-addChild",
            "The buttons of my child screen do nothing. Why?",
            "Its view was added, but not the controller. Without an owner it is deallocated, while its "
                + "view stays on screen.",
            "CHILD-ADD-1 CHILD-ADD-4"),
        ZooScript(
            "child-without-didMove",
            "Why is didMove(toParent:) of my child never called?",
            "addChild calls willMove. Only the container knows when the move has ended, so it must call"
                + " didMove.",
            "CHILD-ADD-1"),
        ZooScript(
            "child-only-taken-off-screen",
            "Why is my child screen never released after I removed its view?",
            "It is off screen, but still a child. Removing has three steps, as adding has.",
            "CHILD-REMOVE-1"),
        ZooScript(
            "child-in-the-wrong-parent",
            "Why does addSubview throw UIViewControllerHierarchyInconsistency?",
            "The controller is a child of one parent, and its view was added to another one. Add both "
                + "to the same parent.",
            "CHILD-ADD-1 CHILD-HIER-1"),
        ZooScript(
            "appearance-called-by-hand",
            "Why does UIKit complain when I call viewWillAppear of my child?",
            "Only UIKit calls it. A container that controls appearance calls begin and "
                + "endAppearanceTransition.",
            "CHILD-MISUSE-1 CHILD-SWAP-1"),
        ZooScript(
            "forwarding-switched-off",
            "Why do my children get no viewWillAppear at all?",
            "The container says that it forwards appearance calls, but does not. Forward them, or leave"
                + " it to UIKit.",
            "CHILD-ADD-1"),
        ZooScript(
            "appearance-begun-twice",
            "What does \"Unbalanced calls to begin/end appearance transitions\" mean?",
            "An appearance transition of a child was begun twice, or never ended. Each begin needs "
                + "exactly one end.",
            "CHILD-SWAP-1 NAV-UNBALANCED-1"),
        ZooScript(
            "transition-between-strangers",
            "Why does transition(from:to:) throw \"must have a common parent view controller\"?",
            "The new child must be added with addChild before.",
            "CHILD-ADD-1 CHILD-REMOVE-1 CHILD-TRANSITION-1 CHILD-TRANSITION-2"),
        ZooScript(
            "rotation-callbacks-gone",
            "Why is willRotate no longer called?",
            "From iOS 8, a rotation is a change of size. If viewWillTransition is overridden, UIKit "
                + "makes no other call.",
            "ROT-MASK-1 ROT-OLD-1"),
        ZooScript(
            "turned-while-covered",
            "Why does my screen have the layout for portrait when I come back to it in landscape?",
            "Up to iOS 7, UIKit does not notify a covered screen of a rotation, not even later. Check "
                + "again in viewWillAppear.",
            ""),
        ZooScript(
            "child-decides-no-orientation",
            "Why is supportedInterfaceOrientations of my screen ignored?",
            "It is in a navigation controller, and UIKit asks the window's root. The root must ask its "
                + "top controller.",
            "ROT-MASK-1 ROT-OLD-1 ROT-OLD-2"),
        ZooScript(
            "no-common-orientation",
            "Why do I get \"Supported orientations has no common orientation with the application\"?",
            "The controller supports only orientations that the app does not support. They need one in "
                + "common.",
            "ROT-MASK-1"),
        ZooScript(
            "animator-never-finishes",
            "Why does the app no longer react after my custom transition?",
            "The animator never calls completeTransition, so the transition is still running, and UIKit"
                + " waits.",
            "TRANS-1 TRANS-5"),
        ZooScript(
            "transitioning-delegate-not-kept",
            "Why is my custom animation not used?",
            "transitioningDelegate is weak. A delegate without another owner is deallocated before the "
                + "presentation.",
            "TRANS-1"),
        ZooScript(
            "page-delegate-not-called-by-code",
            "Why does my page control not change when the Next button turns the page?",
            "UIKit calls the delegate of a page view controller only for gestures. For changes by code,"
                + " use the completion.",
            "PAGE-SET-2"),
        ZooScript(
            "page-counted-before-it-was-turned",
            "Why does my page control show the wrong page after a swipe that was cancelled?",
            "willTransitionTo is called when the swipe begins. didFinishAnimating says whether the page"
                + " was turned.",
            "PAGE-SCROLL-1 PAGE-SCROLL-2"),
        ZooScript(
            "pages-turned-too-fast",
            "Why are there unbalanced appearance calls when I turn two pages in a row?",
            "The second change begins before the first has ended. Wait for its completion.",
            "PAGE-RAPID-1 PAGE-SET-2"),
        ZooScript(
            "no-viewWillAppear-from-background",
            "Why is viewWillAppear not called when the user returns to my app?",
            "The screen never left its window. UIKit calls the app delegate, since iOS 13 the scene "
                + "delegate.",
            "BG-2"),
        ZooScript(
            "app-delegate-not-called-with-scenes",
            "Why is applicationDidBecomeActive no longer called since my app has a scene delegate?",
            "With scenes, UIKit calls the delegate of each scene about its state, and not the app "
                + "delegate.",
            "BG-5 LAUNCH-APP-2"),
        ZooScript(
            "window-black-since-scenes",
            "Why is the screen black since my app adopted scenes?",
            "The app delegate makes the window before a scene connects. A window without a window scene"
                + " never appears.",
            "LAUNCH-APP-2 SCENE-CODE-1"),
        ZooScript(
            "link-lost-at-launch",
            "Why does my app ignore a link that starts it, and handle the same link while it runs?",
            "With scenes, a URL that starts the app is in the connection options only. No "
                + "openURLContexts follows.",
            "LAUNCH-APP-2 SCENE-URL-1 SCENE-URL-2"),
        ZooScript(
            "launch-options-nil-with-scenes",
            "Why are the launch options nil since my app has scenes?",
            "With scenes, the reason of a launch is in the connection options, which the scene delegate"
                + " gets.",
            "LAUNCH-APP-2 SCENE-SHORTCUT-1"),
        ZooScript(
            "foreground-call-at-launch",
            "Why does sceneWillEnterForeground run when my app starts?",
            "With scenes, each cold launch enters the foreground. applicationWillEnterForeground came "
                + "only after the background.",
            "BG-3 LAUNCH-APP-2 SCENE-FG-1"),
        ZooScript(
            "no-controller-in-background-launch",
            "Why does my root view controller not load when a silent push starts my app?",
            "With scenes, no scene connects in a background launch, so there is no window and no "
                + "controller.",
            "SCENE-BG-PUSH-1"),
        ZooScript(
            "notification-handled-twice",
            "Why do I handle a tapped notification twice since my app has scenes?",
            "It is in the connection options, and UIKit also calls the notification center's delegate.",
            "LAUNCH-APP-2 SCENE-RESPONSE-1"),
        ZooScript(
            "crash-at-launch-with-the-new-sdk",
            "Why does my app crash at launch since I build it with the SDK of iOS 27?",
            "An app without scenes does not launch with this SDK under iOS 27. Built with the SDK of "
                + "iOS 26, it does.",
            "LAUNCH-APP-2 SCENE-REQ-27"),
        ZooScript(
            "viewDidUnload-never-called",
            "Why is viewDidUnload never called?",
            "Since iOS 6, a memory warning unloads no view. Release what can be created again in "
                + "didReceiveMemoryWarning.",
            "MEM-1"),
        ZooScript(
            "loaded-by-a-memory-warning",
            "Why does a memory warning load screens that were never shown?",
            "The handler reads `view`, which loads it. Check isViewLoaded first.",
            "MEM-3"),
        ZooScript(
            "loadView-without-a-view",
            "Why is my view nil although I wrote loadView?",
            "The override must set `view`. Without an override, UIKit creates an empty view.",
            ""),
        ZooScript(
            "asking-for-the-view-loads-it",
            "Why is the view loaded when I only check whether it is nil?",
            "Reading `view` loads it, so it is never nil. isViewLoaded does not load it.",
            ""),
        ZooScript(
            "viewDidLoad-twice",
            "Why does viewDidLoad run twice?",
            "The view was released and loaded again. viewDidLoad runs for each view. What happens once "
                + "belongs in init.",
            ""),
        ZooScript(
            "one-view-for-two-controllers",
            "Why does UIKit throw \"A view can only be associated with at most one view controller at a "
                + "time\"?",
            "A view belongs to one controller. Each controller creates its own view.",
            "VIEW-9"),
        ZooScript(
            "archive-with-a-wrong-name",
            "Why does my app crash with \"Could not load NIB in bundle\" only when the screen is opened?",
            "A nib that is named must exist. UIKit looks for it when the view is loaded. Without a "
                + "name, UIKit looks for one.",
            "VIEW-12"),
        ZooScript(
            "window-nil-in-viewWillAppear",
            "Why is view.window nil in viewWillAppear?",
            "It runs before the view enters the window. viewIsAppearing (from iOS 13) runs when the "
                + "view is in the window.",
            ""),
        ZooScript(
            "root-replaced-under-a-modal",
            "Why does my old screen stay in memory after I replace the root controller?",
            "It still presents a modal screen, which stays in the window and keeps the old screen "
                + "alive. Dismiss it first.",
            "LAUNCH-ROOTSWAP-1 LAUNCH-ROOTSWAP-2 WINDOW-ENTER-1"),
        ZooScript(
            "kept-by-its-own-closure",
            "Why is my screen never released after it was popped?",
            "It owns a closure, and the closure owns it. Capture it weakly.",
            ""),
        ZooScript(
            "parent-and-child-hold-each-other",
            "Why are two screens that reference each other never released?",
            "The presenter already owns the presented one. The reference back must be weak.",
            "MODAL-STACK-1"),
        ZooScript(
            "present-in-viewDidLoad-later",
            "Why does DispatchQueue.main.async make presenting in viewDidLoad work?",
            "The block runs in the next turn. By then, the view is in the window and viewDidAppear has "
                + "been called.",
            "MODAL-NOWINDOW-1"),
        ZooScript(
            "timer-keeps-the-controller",
            "Why is my controller's deinit called so late after a pop?",
            "A delayed block that captures self owns it until the block has run. A weak capture does "
                + "not.",
            ""),
        ZooScript(
            "dark-mode-and-size-class-registration",
            "Why does my registerForTraitChanges block not run when the user switches to dark mode?",
            "A registration is for the traits in its list. Name the appearance, too.",
            "TRAIT-DOWN-17"),
        ZooScript(
            "trait-overrides-read-too-early",
            "Why does traitCollection still have the old size class after I set traitOverrides?",
            "Overrides apply in the next update pass. updateTraitsIfNeeded() applies them at once.",
            "CHILD-MISUSE-1 TRAIT-OVERRIDE-1"),
        ZooScript(
            "status-bar-style-in-navigation-controller",
            "Why is preferredStatusBarStyle never called?",
            "UIKit asks the navigation controller, which answers for its children. A subclass can pass "
                + "it on to a child.",
            "CHILD-SWAP-1 LAUNCH-APP-1 NIB-ORDER-1 NIB-PARENT-1 SEGUE-RELATION-1 STATUS-ASK-1 STATUS-"
                + "NAV-1 VIEW-10"),
        ZooScript(
            "safe-area-read-too-early",
            "Why is view.safeAreaInsets zero in viewWillAppear?",
            "The view is not in the window yet. UIKit reports the insets then, and each later change.",
            "LAUNCH-APP-1 SAFE-EXTRA-1 SAFE-FIRST-1 VIEW-10"),
        ZooScript(
            "share-sheet-crashes-on-ipad",
            "Why does my share sheet crash on an iPad and not on an iPhone?",
            "On an iPad it is a popover, which needs an anchor: "
                + "popoverPresentationController.sourceView or barButtonItem.",
            "MODAL-POPOVER-1 SYS-ACTIVITY-1"),
        ZooScript(
            "viewWillAppear-after-safari",
            "Why is viewWillAppear not called when the user closes my SFSafariViewController?",
            "It depends on the style. A sheet keeps the view of its presenter in the window; full "
                + "screen removes it.",
            "MODAL-SHEET-2"),
        ZooScript(
            "state-in-the-app-delegate",
            "Why does closing one window of my iPad app reset the other?",
            "UIKit calls the delegate of each scene. State that ends with a scene belongs to its root, "
                + "not to the app delegate.",
            "SCENE-CLOSE-1"),
        ZooScript(
            "launch-code-for-each-window",
            "Why does code in didFinishLaunching not run for the second window of my iPad app?",
            "The app launches once. Each scene connects: write it in scene(_:willConnectTo:options:).",
            "SCENE-NEW-1"),
        ZooScript(
            "model-read-in-viewDidLoad",
            "Why does my label not follow its @Observable model?",
            "UIKit tracks what updateProperties and the layout callbacks read, and not what viewDidLoad"
                + " reads.",
            "UPDATE-MODEL-1"),
        ZooScript(
            "label-read-before-its-update",
            "Why does the label still have the old text right after I change the model?",
            "The update pass comes at the end of the turn. updatePropertiesIfNeeded() runs it at once.",
            "CHILD-MISUSE-1 UPDATE-MODEL-1 UPDATE-NOW-1"),
        ZooScript(
            "row-stays-selected",
            "Why does the row of my table stay selected after I go back?",
            "super.viewWillAppear deselects it. An override must call it.",
            ""),
        ZooScript(
            "edit-button-does-nothing",
            "Why does my table not begin editing when I tap Edit?",
            "The inherited setEditing does it, so an override must call super.",
            "EDIT-1"),
        ZooScript(
            "keyboard-comes-after-the-push",
            "Why does the keyboard come only after the push, although viewWillAppear makes the field "
                + "first responder?",
            "The view is in no window before viewIsAppearing, so the request waits. Ask for it when the"
                + " view has appeared.",
            "VIEW-10"),
        ZooScript(
            "keyboard-returns-after-a-cancelled-swipe",
            "Why does the keyboard show up again after the user has cancelled a swipe back?",
            "UIKit makes the field first responder again. End editing before the swipe, if it should "
                + "stay away.",
            "NAV-SWIPE-CANCEL-1"),
    ]
}
