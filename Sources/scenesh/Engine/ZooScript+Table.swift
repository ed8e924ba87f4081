// tidy: long, `Packaging/zoo-index` writes each script in one line

extension ZooScript {
    /// The scripts, in the order of scripts/zoo/README.md.
    static let all: [ZooScript] = [
        ZooScript(
            "presenter-viewWillAppear-missing",
            "Why is viewWillAppear not called after I dismiss a modal screen?",
            ""),
        ZooScript(
            "transparent-modal-presenter-not-called",
            "Why does viewWillDisappear of the screen beneath not run when I present a transparent one "
                + "over it?",
            "MODAL-CUSTOM-1"),
        ZooScript(
            "present-in-viewDidLoad",
            "Why is there \"Attempt to present … whose view is not in the window hierarchy\" when I "
                + "present in viewDidLoad?",
            "MODAL-NOWINDOW-1"),
        ZooScript(
            "present-in-viewWillAppear",
            "Why does nothing appear when I present in viewWillAppear?",
            "MODAL-NOWINDOW-1"),
        ZooScript(
            "present-from-covered",
            "Why does my alert say \"Attempt to present … which is already presenting\"?",
            "MODAL-ALREADY-1 MODAL-CUSTOM-1"),
        ZooScript(
            "alert-while-searching",
            "Why does my alert not appear while the search is active?",
            "ALERT-PRESENT-1 ALERT-TWO-1"),
        ZooScript(
            "two-alerts-at-once",
            "Why do I see only the first of two alerts?",
            "MODAL-BUSY-ALREADY MODAL-CUSTOM-1 MODAL-SHEET-2"),
        ZooScript(
            "present-right-after-dismiss",
            "Why does the next screen not appear when I present it directly after dismiss?",
            "MODAL-NOWINDOW-1"),
        ZooScript(
            "present-a-child",
            "Why does UIKit throw \"Application tried to present modally an active controller\"?",
            "CHILD-REMOVE-1 MODAL-ACTIVE-1"),
        ZooScript(
            "presentingViewController-is-the-container",
            "Why is presentingViewController not the controller that presented me?",
            ""),
        ZooScript(
            "current-context-covers-all",
            "Why does .currentContext cover the whole screen, including the tab bar?",
            "CHILD-FORWARD-1 MODAL-CONTEXT-1"),
        ZooScript(
            "partial-curl-crashes",
            "Why does the partial curl crash since iOS 13?",
            ""),
        ZooScript(
            "popover-without-anchor",
            "Why does my share menu crash only on the iPad?",
            "MODAL-POPOVER-1 MODAL-POPOVER-2"),
        ZooScript(
            "dismiss-closes-two",
            "Why does dismiss dismiss two screens?",
            ""),
        ZooScript(
            "action-sheet-crashes-on-ipad",
            "Why does my action sheet crash only on the iPad?",
            "ALERT-HANDLER-1 ALERT-PRESENT-1"),
        ZooScript(
            "alert-keeps-itself",
            "Why is my alert with a text field never deallocated?",
            "ALERT-HANDLER-1"),
        ZooScript(
            "alert-handler-dismisses-the-form",
            "Why does my alert's OK button close the whole form?",
            "ALERT-HANDLER-1"),
        ZooScript(
            "dismiss-closes-only-the-alert",
            "I dismiss my screen, but only the alert over it is dismissed. Why?",
            "MODAL-SHEET-2 MODAL-STACK-2"),
        ZooScript(
            "dismiss-a-pushed-screen",
            "Why does dismiss do nothing in my detail screen?",
            ""),
        ZooScript(
            "dismiss-step-by-step",
            "How do I dismiss a chain of modal screens without showing the middle one?",
            "MODAL-STACK-2"),
        ZooScript(
            "sheet-swiped-away-unsaved",
            "Why is what the user typed lost when they swipe the sheet down?",
            "MODAL-SHEET-SWIPE-1 MODAL-SHEET-SWIPE-3"),
        ZooScript(
            "didDismiss-not-called-by-code",
            "Why is presentationControllerDidDismiss not called when my Done button dismisses the "
                + "sheet?",
            "MODAL-SHEET-1 MODAL-SHEET-2 MODAL-SHEET-SWIPE-1"),
        ZooScript(
            "sheet-without-detents",
            "Why does my sheet ignore its detents?",
            "MODAL-SHEET-1"),
        ZooScript(
            "sheet-forgets-its-detents",
            "Why does my sheet have the wrong height when I present it a second time?",
            "MODAL-SHEET-1"),
        ZooScript(
            "detent-delegate-not-called-by-code",
            "Why is my sheet's delegate not called when my button selects the large detent?",
            ""),
        ZooScript(
            "presentation-delegate-lost",
            "Why does the delegate of my sheet work only the first time?",
            "MODAL-SHEET-1 MODAL-SHEET-SWIPE-1"),
        ZooScript(
            "isBeingDismissed-of-a-child",
            "Why is isBeingDismissed false although my screen is being dismissed?",
            ""),
        ZooScript(
            "keyboard-stays-in-a-form-sheet",
            "Why does the keyboard not disappear when I resign first responder in a form sheet?",
            ""),
        ZooScript(
            "push-the-same-twice",
            "Why does a push crash with \"pushing the same view controller instance more than once\"?",
            "NAV-POPTO-1 NAV-PUSH-SAME-1"),
        ZooScript(
            "push-a-navigation-controller",
            "Why can't I push a navigation controller?",
            "NAV-INIT-ORDER-1 NAV-PUSH-NAV-1"),
        ZooScript(
            "two-pushes-in-one-turn",
            "Why does iOS 7 warn of a corrupted navigation bar when I push two screens in a row?",
            "NAV-PUSH-5 NAV-SET-1"),
        ZooScript(
            "double-tap-pushes-twice",
            "Why does a quick double tap open the detail screen twice?",
            "RESP-1"),
        ZooScript(
            "push-after-pop-does-nothing",
            "I pop, and then push the next screen: why is it never pushed?",
            "NAV-POP-3 NAV-SET-1"),
        ZooScript(
            "push-at-launch-skips-the-root",
            "I push the screen of a deep link at launch: why is the setup of the root not run any more?",
            "LAUNCH-NAV-IMMEDIATE-1 NAV-SET-1"),
        ZooScript(
            "pop-to-a-fresh-instance",
            "Why does popToViewController crash although that screen is in the stack?",
            "NAV-POPTO-1 NAV-POPTO-2"),
        ZooScript(
            "stack-with-a-duplicate",
            "Why does setViewControllers throw \"All view controllers in a navigation controller must be"
                + " distinct\"?",
            "NAV-POP-3 NAV-SET-2 NAV-SET-4"),
        ZooScript(
            "search-stays-after-push",
            "Why is the search still there after I opened a result, and why can I not go back?",
            "SEARCH-PUSH-2"),
        ZooScript(
            "swipe-back-lost",
            "Why does the swipe back not work any more after I replaced the back button?",
            "NAV-SWIPE-DONE-1"),
        ZooScript(
            "bar-hidden-after-cancelled-swipe",
            "Why does my detail screen have no navigation bar after a swipe back that the user "
                + "cancelled?",
            "NAV-SWIPE-CANCEL-1"),
        ZooScript(
            "cleanup-on-a-cancelled-swipe",
            "Why is my screen empty after a swipe back that the user cancelled?",
            "NAV-SWIPE-CANCEL-1"),
        ZooScript(
            "counted-as-seen-but-never-was",
            "Why do my statistics count screens that were never shown?",
            "NAV-SWIPE-CANCEL-1 NAV-SWIPE-DONE-1"),
        ZooScript(
            "stale-after-going-back",
            "Why does my list not show the change when I come back from the detail screen?",
            ""),
        ZooScript(
            "container-without-super",
            "Why do the screens in my navigation controller subclass never get viewWillAppear?",
            "NAV-SET-1"),
        ZooScript(
            "tabs-all-loaded-at-launch",
            "Why are all my tabs loaded at launch?",
            "TAB-INIT-1"),
        ZooScript(
            "split-opens-on-the-detail",
            "Why does my split view show the detail first on an iPhone?",
            "NAV-INIT-ORDER-1 SPLIT-COLLAPSE-NAV-1 SPLIT-LAUNCH-1"),
        ZooScript(
            "tabs-new-appears-first",
            "Why is the sound off after I switch tabs, although the new tab turns it on in "
                + "viewWillAppear?",
            "TAB-SELECT-2"),
        ZooScript(
            "tab-delegate-not-called-by-code",
            "Why is my tab bar delegate not called when I set selectedIndex?",
            "TAB-SELECT-2"),
        ZooScript(
            "tab-tapped-again",
            "Why is viewWillAppear not called when the user taps the selected tab?",
            "TAB-RESELECT-1"),
        ZooScript(
            "tab-outlets-nil",
            "Why is a label of another tab nil when I want to set its text?",
            "TAB-SELECT-2"),
        ZooScript(
            "tab-title-changes-with-the-screen",
            "Why does the title of my tab change when I set the title of a screen?",
            ""),
        ZooScript(
            "outlets-nil-in-prepare",
            "Why are the labels of the destination nil in prepare(for:sender:)?",
            "SEGUE-SHOW-2"),
        ZooScript(
            "embedded-before-viewDidLoad",
            "Why is the value that I set in viewDidLoad missing in the embedded screen?",
            "CHILD-FORWARD-1 LAUNCH-APP-1 SEGUE-EMBED-1"),
        ZooScript(
            "segue-with-a-wrong-identifier",
            "Why does performSegue crash with \"has no segue with identifier\"?",
            "SEGUE-SHOW-2 SEGUE-UNKNOWN-1"),
        ZooScript(
            "segue-of-a-controller-made-in-code",
            "The segue is in the storyboard, and still there is \"no segue with identifier\". Why?",
            "SEGUE-SHOW-2 SEGUE-UNKNOWN-2 VIEW-10"),
        ZooScript(
            "instantiate-a-wrong-identifier",
            "Why does instantiateViewController crash although the screen is in my storyboard?",
            "SEGUE-DEST-NONE VIEW-10"),
        ZooScript(
            "shouldPerformSegue-not-called",
            "Why is shouldPerformSegue not called?",
            "SEGUE-SHOW-2"),
        ZooScript(
            "segue-fires-twice",
            "Why is my detail screen pushed twice by one tap?",
            "RESP-1 SEGUE-SHOW-1 SEGUE-SHOW-2"),
        ZooScript(
            "segue-in-viewDidLoad",
            "Why does a modal segue in viewDidLoad not show anything?",
            "LAUNCH-APP-1 MODAL-NOWINDOW-1 SEGUE-MODAL-1"),
        ZooScript(
            "show-without-a-navigation-controller",
            "Why does my show segue present instead of push?",
            "NAV-EMPTY-SEGUE SEGUE-SHOW-2"),
        ZooScript(
            "unwind-goes-nowhere",
            "Why does my unwind segue do nothing at all?",
            "NAV-POPTOROOT-1 SEGUE-UNWIND-1 SEGUE-UNWIND-LOG-2 SEGUE-UNWIND-SEARCH-2 SEGUE-UNWIND-"
                + "TOWARDS-1"),
        ZooScript(
            "unwind-stops-too-early",
            "Why does my unwind segue stop at the screen in between?",
            "NAV-POPTO-1 NAV-POPTOROOT-1 SEGUE-UNWIND-1 SEGUE-UNWIND-LOG-2 SEGUE-UNWIND-SEARCH-2 SEGUE-"
                + "UNWIND-TOWARDS-1"),
        ZooScript(
            "child-view-without-addChild",
            "The buttons of my child screen do nothing. Why?",
            "CHILD-ADD-1 CHILD-ADD-4"),
        ZooScript(
            "child-without-didMove",
            "Why is didMove(toParent:) of my child never called?",
            "CHILD-ADD-1"),
        ZooScript(
            "child-only-taken-off-screen",
            "Why is my child screen never released after I removed its view?",
            "CHILD-REMOVE-1"),
        ZooScript(
            "child-in-the-wrong-parent",
            "Why does addSubview throw UIViewControllerHierarchyInconsistency?",
            "CHILD-ADD-1 CHILD-HIER-1"),
        ZooScript(
            "appearance-called-by-hand",
            "Why does UIKit complain when I call viewWillAppear of my child?",
            "CHILD-MISUSE-1 CHILD-SWAP-1"),
        ZooScript(
            "forwarding-switched-off",
            "Why do my children get no viewWillAppear at all?",
            "CHILD-ADD-1"),
        ZooScript(
            "appearance-begun-twice",
            "What does \"Unbalanced calls to begin/end appearance transitions\" mean?",
            "CHILD-SWAP-1 NAV-UNBALANCED-1"),
        ZooScript(
            "transition-between-strangers",
            "Why does transition(from:to:) throw \"must have a common parent view controller\"?",
            "CHILD-ADD-1 CHILD-REMOVE-1 CHILD-TRANSITION-1 CHILD-TRANSITION-2"),
        ZooScript(
            "rotation-callbacks-gone",
            "Why is willRotate no longer called?",
            "ROT-MASK-1 ROT-OLD-1"),
        ZooScript(
            "turned-while-covered",
            "Why does my screen have the layout for portrait when I come back to it in landscape?",
            ""),
        ZooScript(
            "child-decides-no-orientation",
            "Why is supportedInterfaceOrientations of my screen ignored?",
            "ROT-MASK-1 ROT-OLD-1 ROT-OLD-2"),
        ZooScript(
            "no-common-orientation",
            "Why do I get \"Supported orientations has no common orientation with the application\"?",
            "ROT-MASK-1"),
        ZooScript(
            "animator-never-finishes",
            "Why does the app no longer react after my custom transition?",
            "TRANS-1 TRANS-5"),
        ZooScript(
            "transitioning-delegate-not-kept",
            "Why is my custom animation not used?",
            "TRANS-1"),
        ZooScript(
            "page-delegate-not-called-by-code",
            "Why does my page control not change when the Next button turns the page?",
            "PAGE-SET-2"),
        ZooScript(
            "page-counted-before-it-was-turned",
            "Why does my page control show the wrong page after a swipe that was cancelled?",
            "PAGE-SCROLL-1 PAGE-SCROLL-2"),
        ZooScript(
            "pages-turned-too-fast",
            "Why are there unbalanced appearance calls when I turn two pages in a row?",
            "PAGE-RAPID-1 PAGE-SET-2"),
        ZooScript(
            "no-viewWillAppear-from-background",
            "Why is viewWillAppear not called when the user returns to my app?",
            "BG-2"),
        ZooScript(
            "app-delegate-not-called-with-scenes",
            "Why is applicationDidBecomeActive no longer called since my app has a scene delegate?",
            "BG-5 LAUNCH-APP-2"),
        ZooScript(
            "window-black-since-scenes",
            "Why is the screen black since my app adopted scenes?",
            "LAUNCH-APP-2 SCENE-CODE-1"),
        ZooScript(
            "link-lost-at-launch",
            "Why does my app ignore a link that starts it, and handle the same link while it runs?",
            "LAUNCH-APP-2 SCENE-URL-1 SCENE-URL-2"),
        ZooScript(
            "launch-options-nil-with-scenes",
            "Why are the launch options nil since my app has scenes?",
            "LAUNCH-APP-2 SCENE-SHORTCUT-1"),
        ZooScript(
            "foreground-call-at-launch",
            "Why does sceneWillEnterForeground run when my app starts?",
            "BG-3 LAUNCH-APP-2 SCENE-FG-1"),
        ZooScript(
            "no-controller-in-background-launch",
            "Why does my root view controller not load when a silent push starts my app?",
            "SCENE-BG-PUSH-1"),
        ZooScript(
            "notification-handled-twice",
            "Why do I handle a tapped notification twice since my app has scenes?",
            "LAUNCH-APP-2 SCENE-RESPONSE-1"),
        ZooScript(
            "crash-at-launch-with-the-new-sdk",
            "Why does my app crash at launch since I build it with the SDK of iOS 27?",
            "LAUNCH-APP-2 SCENE-REQ-27"),
        ZooScript(
            "viewDidUnload-never-called",
            "Why is viewDidUnload never called?",
            "MEM-1"),
        ZooScript(
            "loaded-by-a-memory-warning",
            "Why does a memory warning load screens that were never shown?",
            "MEM-3"),
        ZooScript(
            "loadView-without-a-view",
            "Why is my view nil although I wrote loadView?",
            ""),
        ZooScript(
            "asking-for-the-view-loads-it",
            "Why is the view loaded when I only check whether it is nil?",
            ""),
        ZooScript(
            "viewDidLoad-twice",
            "Why does viewDidLoad run twice?",
            ""),
        ZooScript(
            "one-view-for-two-controllers",
            "Why does UIKit throw \"A view can only be associated with at most one view controller at a "
                + "time\"?",
            "VIEW-9"),
        ZooScript(
            "archive-with-a-wrong-name",
            "Why does my app crash with \"Could not load NIB in bundle\" only when the screen is opened?",
            "VIEW-12"),
        ZooScript(
            "window-nil-in-viewWillAppear",
            "Why is view.window nil in viewWillAppear?",
            ""),
        ZooScript(
            "root-replaced-under-a-modal",
            "Why does my old screen stay in memory after I replace the root controller?",
            "LAUNCH-ROOTSWAP-1 LAUNCH-ROOTSWAP-2"),
        ZooScript(
            "kept-by-its-own-closure",
            "Why is my screen never released after it was popped?",
            ""),
        ZooScript(
            "parent-and-child-hold-each-other",
            "Why are two screens that reference each other never released?",
            "MODAL-STACK-1"),
        ZooScript(
            "present-in-viewDidLoad-later",
            "Why does DispatchQueue.main.async make presenting in viewDidLoad work?",
            "MODAL-NOWINDOW-1"),
        ZooScript(
            "timer-keeps-the-controller",
            "Why is my controller's deinit called so late after a pop?",
            ""),
        ZooScript(
            "dark-mode-and-size-class-registration",
            "Why does my registerForTraitChanges block not run when the user switches to dark mode?",
            "TRAIT-DOWN-17"),
        ZooScript(
            "trait-overrides-read-too-early",
            "Why does traitCollection still have the old size class after I set traitOverrides?",
            "CHILD-MISUSE-1 TRAIT-OVERRIDE-1"),
        ZooScript(
            "status-bar-style-in-navigation-controller",
            "Why is preferredStatusBarStyle never called?",
            "CHILD-SWAP-1 LAUNCH-APP-1 NIB-ORDER-1 NIB-PARENT-1 SEGUE-RELATION-1 STATUS-ASK-1 STATUS-"
                + "NAV-1 VIEW-10"),
        ZooScript(
            "safe-area-read-too-early",
            "Why is view.safeAreaInsets zero in viewWillAppear?",
            "LAUNCH-APP-1 SAFE-EXTRA-1 SAFE-FIRST-1 VIEW-10"),
        ZooScript(
            "share-sheet-crashes-on-ipad",
            "Why does my share sheet crash on an iPad and not on an iPhone?",
            "MODAL-POPOVER-1 SYS-ACTIVITY-1"),
        ZooScript(
            "viewWillAppear-after-safari",
            "Why is viewWillAppear not called when the user closes my SFSafariViewController?",
            "MODAL-SHEET-2"),
        ZooScript(
            "state-in-the-app-delegate",
            "Why does closing one window of my iPad app reset the other?",
            "SCENE-CLOSE-1"),
        ZooScript(
            "launch-code-for-each-window",
            "Why does code in didFinishLaunching not run for the second window of my iPad app?",
            "SCENE-NEW-1"),
        ZooScript(
            "model-read-in-viewDidLoad",
            "Why does my label not follow its @Observable model?",
            "UPDATE-MODEL-1"),
        ZooScript(
            "label-read-before-its-update",
            "Why does the label still have the old text right after I change the model?",
            "CHILD-MISUSE-1 UPDATE-MODEL-1 UPDATE-NOW-1"),
        ZooScript(
            "row-stays-selected",
            "Why does the row of my table stay selected after I go back?",
            ""),
        ZooScript(
            "edit-button-does-nothing",
            "Why does my table not begin editing when I tap Edit?",
            "EDIT-1"),
        ZooScript(
            "keyboard-comes-after-the-push",
            "Why does the keyboard come only after the push, although viewWillAppear makes the field "
                + "first responder?",
            "VIEW-10"),
        ZooScript(
            "keyboard-returns-after-a-cancelled-swipe",
            "Why does the keyboard show up again after the user has cancelled a swipe back?",
            "NAV-SWIPE-CANCEL-1"),
    ]
}
