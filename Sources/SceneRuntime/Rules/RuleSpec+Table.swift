// tidy: long, one row a rule

extension RuleSpec {
    /// Every rule, in the order of `Rule`.
    public static let table: [RuleSpec] = [
        RuleSpec(
            .none, "", 3...26, .inferred, "",
            "no rule: the script itself"),
        RuleSpec(
            .launchApp1, "LAUNCH-APP-1", 3...26, .documented, "ALAUNCH, APPLE-USING, READKE, LOG17",
            "without scenes the storyboard is loaded before the app delegate is called, the view when the window shows it"
        ),
        RuleSpec(
            .launchApp2, "LAUNCH-APP-2", 13...26, .logged, "LEMON, VIKAS, APPLE-USING",
            "with scenes the app delegate comes first, then the storyboard, the scene delegate and the view"),
        RuleSpec(
            .launchOrder1, "LAUNCH-ORDER-1", 3...26, .contested, "ESKIMO, LEMON",
            "the app becomes active before or after the root's viewDidAppear, by release"),
        RuleSpec(
            .launchRoot1, "LAUNCH-ROOT-1", 3...26, .logged, "CAT26",
            "a window that becomes visible tells its root, without animation"),
        RuleSpec(
            .launchCode1, "LAUNCH-CODE-1", 3...26, .logged, "LOG17, HDR",
            "a controller made in code runs init(nibName:bundle:) and no awakeFromNib"),
        RuleSpec(
            .launchConstr1, "LAUNCH-CONSTR-1", 3...26, .logged, "LAYOUT15, ARM1, HDR",
            "a layout pass updates constraints, then lays out"),
        RuleSpec(
            .launchIsAppearing1, "LAUNCH-ISAPPEARING-1", 13...26, .logged, "CAT26, HDR, ULVIA",
            "viewIsAppearing comes once an appearance, inside the layout pass, when the view is in the window"),
        RuleSpec(
            .launchNavImmediate1, "LAUNCH-NAV-IMMEDIATE-1", 3...17, .logged, "VANDRJ",
            "a push before the first appearance has ended replaces the root on its way in"),
        RuleSpec(
            .launchRootSwap1, "LAUNCH-ROOTSWAP-1", 3...26, .inferred, "INF",
            "a new root: old will, new will, old did, new did"),
        RuleSpec(
            .launchRootSwap2, "LAUNCH-ROOTSWAP-2", 3...26, .logged, "SOROOT",
            "what a replaced root presents stays in the window and keeps it alive"),
        RuleSpec(
            .navPush1, "NAV-PUSH-1", 3...26, .logged, "CAT26, WANG, READKE, MO4LC, ARM1, CHAM, OBJCIO15",
            "a push changes the stack at once and the views at the next layout"),
        RuleSpec(
            .navPush2, "NAV-PUSH-2", 3...26, .logged, "CAT26, WANG",
            "a push without animation has the same order"),
        RuleSpec(
            .navPush4, "NAV-PUSH-4", 7...26, .documented, "OR44091459, RNS",
            "a stack edit during a running transition waits for its end"),
        RuleSpec(
            .navPush5, "NAV-PUSH-5", 3...7, .logged, "MSG, OBJCIO15",
            "two animated edits in one turn corrupt the bar, and the console says so"),
        RuleSpec(
            .navPush6, "NAV-PUSH-6", 8...17, .logged, "RNSREPRO",
            "a second stack edit in one turn waits for the commit"),
        RuleSpec(
            .navPush7, "NAV-PUSH-7", 18...26, .logged, "RNSREPRO",
            "stack edits in one turn are merged"),
        RuleSpec(
            .navPushSame1, "NAV-PUSH-SAME-1", 3...26, .logged, "RNSREPRO, MSG",
            "an instance can be in a stack only once"),
        RuleSpec(
            .navPushNav1, "NAV-PUSH-NAV-1", 3...26, .logged, "MSG",
            "a navigation controller cannot be pushed"),
        RuleSpec(
            .navPop1, "NAV-POP-1", 3...26, .logged, "CAT26, WANG, READKE, ARM1, CHAM, MO4LC",
            "a pop changes the stack at once; the view goes with the animation, the instance after it"),
        RuleSpec(
            .navPop3, "NAV-POP-3", 3...26, .logged, "CAT26",
            "a pop without animation has the same order"),
        RuleSpec(
            .navPopRootOnly, "NAV-POP-ROOT-ONLY", 3...26, .inferred, "WINOBJC, CHAM, HDR",
            "the root is never popped"),
        RuleSpec(
            .navPopTo1, "NAV-POPTO-1", 3...26, .inferred, "INF, HDR",
            "popping several tells only the top one"),
        RuleSpec(
            .navPopTo2, "NAV-POPTO-2", 3...26, .logged, "MSG",
            "popping to a controller that is not in the stack raises"),
        RuleSpec(
            .navPopToRoot1, "NAV-POPTOROOT-1", 3...26, .inferred, "CHAM, WANG, INF",
            "popping to the root tells only the top one"),
        RuleSpec(
            .navSet1, "NAV-SET-1", 3...26, .inferred, "HDR, INF",
            "a new top that was not in the stack comes as by a push"),
        RuleSpec(
            .navSet2, "NAV-SET-2", 3...26, .inferred, "HDR, INF",
            "a new top that was in the stack comes as by a pop"),
        RuleSpec(
            .navSet4, "NAV-SET-4", 3...26, .logged, "MSG",
            "a stack cannot hold an instance twice"),
        RuleSpec(
            .navSwipeDone1, "NAV-SWIPE-DONE-1", 7...26, .logged, "WANG, SOPOP",
            "a finished edge swipe is a pop"),
        RuleSpec(
            .navSwipeCancel1, "NAV-SWIPE-CANCEL-1", 7...26, .logged, "WANG, MO4LC, SOPOP, HDR",
            "a cancelled edge swipe takes the will calls back"),
        RuleSpec(
            .navContainerEdge1, "NAV-CONTAINER-EDGE-1", 3...6, .documented, "OR12322346",
            "a child that comes while its parent is appearing misses viewWillAppear"),
        RuleSpec(
            .navUnbalanced1, "NAV-UNBALANCED-1", 3...26, .logged, "MSG, OBJCIO15",
            "a begin or end of an appearance that does not fit is warned of"),
        RuleSpec(
            .navEmptySegue, "NAV-EMPTY-SEGUE", 3...26, .logged, "MSG",
            "a push segue needs a navigation controller"),
        RuleSpec(
            .tabLaunch1, "TAB-LAUNCH-1", 3...26, .logged, "PGZXC, CAT26",
            "only the selected tab loads its view"),
        RuleSpec(
            .tabSelect1, "TAB-SELECT-1", 3...26, .logged, "PGZXC, DIARY16, CAT26, ATABSEL, RNS",
            "a tap on a tab asks the delegate, switches, and tells it"),
        RuleSpec(
            .tabSelect2, "TAB-SELECT-2", 3...26, .logged, "CAT26, ATABSEL, RNS",
            "selecting in code tells both inside the setter, the new one first, and no delegate"),
        RuleSpec(
            .tabReselect1, "TAB-RESELECT-1", 3...26, .documented, "ATABSEL, RNS",
            "a tap on the selected tab tells the delegate and pops a stack to its root"),
        RuleSpec(
            .tabVeto1, "TAB-VETO-1", 3...26, .documented, "RNS, ATABSEL",
            "a delegate that says no stops everything"),
        RuleSpec(
            .modalFull1, "MODAL-FULL-1", 3...26, .logged, "CAT26, RUDIN, WINOBJC, MO4CUSTOM, KUNI, STACKS",
            "a presentation that covers: old will, new will, new did, old did"),
        RuleSpec(
            .modalFull2, "MODAL-FULL-2", 3...26, .logged, "CAT26, RUDIN, WINOBJC, HDR",
            "its dismissal: old will, new will, new did, old did, completion, deinit"),
        RuleSpec(
            .modalSheet1, "MODAL-SHEET-1", 3...26, .logged, "RUDIN, YEAHG",
            "a sheet leaves its presenter's view in the window: the presenter hears nothing"),
        RuleSpec(
            .modalSheet2, "MODAL-SHEET-2", 3...26, .logged, "RUDIN, RNS, HDR",
            "dismissing a sheet in code tells only the sheet"),
        RuleSpec(
            .modalSheetSwipe1, "MODAL-SHEET-SWIPE-1", 13...26, .documented, "HDR, HIRO, RUDIN",
            "a swipe asks and tells the presentation delegate around the sheet's calls"),
        RuleSpec(
            .modalSheetSwipe2, "MODAL-SHEET-SWIPE-2", 13...26, .logged, "RUDIN, HDR",
            "a swipe that is called off makes the sheet appear again"),
        RuleSpec(
            .modalSheetSwipe3, "MODAL-SHEET-SWIPE-3", 13...26, .documented, "HDR, HIRO",
            "a sheet that may not go tells of the attempt"),
        RuleSpec(
            .modalStyleTable, "MODAL-STYLE-TABLE", 3...26, .logged,
            "BERRY, RUDIN, YEAHG, MO4CUSTOM, HDR, APPLE-REFERENCE, ASTYLE, NEUBCODE",
            "the presenter is told exactly when its view leaves the window"),
        RuleSpec(
            .modalCustom1, "MODAL-CUSTOM-1", 3...26, .logged, "MO4CUSTOM, HDR",
            "custom and over-full-screen styles leave the presenter's view in the window"),
        RuleSpec(
            .modalContext1, "MODAL-CONTEXT-1", 3...26, .inferred, "HDR, APPLE-REFERENCE, ONMY",
            "a current context presentation is made by the nearest ancestor that defines the context"),
        RuleSpec(
            .modalNavB1, "MODAL-NAVB-1", 3...26, .inferred, "WINOBJC, INF",
            "a navigation controller made in code takes its root inside its initialiser"),
        RuleSpec(
            .modalAlready1, "MODAL-ALREADY-1", 3...12, .logged, "MSG",
            "who presents already cannot present another"),
        RuleSpec(
            .modalAlready2, "MODAL-ALREADY-2", 13...26, .logged, "MSG",
            "who presents already cannot present another; the text names who was asked"),
        RuleSpec(
            .modalNoWindow1, "MODAL-NOWINDOW-1", 3...12, .logged, "MSG, RNS",
            "who is not in the window cannot present"),
        RuleSpec(
            .modalNoWindow2, "MODAL-NOWINDOW-2", 13...26, .logged, "MSG",
            "who is not in the window cannot present; the text names who was asked"),
        RuleSpec(
            .modalBusy1, "MODAL-BUSY-1", 3...12, .logged, "OBJCIO15, MSG",
            "nothing can be presented while a presentation runs"),
        RuleSpec(
            .modalBusy2, "MODAL-BUSY-2", 3...12, .logged, "OBJCIO15",
            "nothing can be dismissed while a presentation or dismissal runs"),
        RuleSpec(
            .modalDetached1, "MODAL-DETACHED-1", 7...26, .logged, "MSG",
            "presenting from a controller outside of the hierarchy is discouraged"),
        RuleSpec(
            .modalActive1, "MODAL-ACTIVE-1", 3...26, .logged, "MSG",
            "a controller that has a parent or is presented cannot be presented"),
        RuleSpec(
            .modalNil1, "MODAL-NIL-1", 3...26, .logged, "MSG",
            "nil cannot be presented"),
        RuleSpec(
            .modalCurl1, "MODAL-CURL-1", 3...26, .logged, "MSG",
            "a partial curl needs the full screen"),
        RuleSpec(
            .modalPopover1, "MODAL-POPOVER-1", 8...26, .documented, "HDR, APPLE-REFERENCE",
            "a popover leaves its presenter alone"),
        RuleSpec(
            .modalPopover2, "MODAL-POPOVER-2", 8...26, .logged, "MSG",
            "a popover needs an anchor"),
        RuleSpec(
            .modalDismissNothing, "MODAL-DISMISS-NOTHING", 3...26, .inferred, "OR30284135, WINOBJC, INF",
            "a dismissal with nothing to dismiss does nothing"),
        RuleSpec(
            .modalStack1, "MODAL-STACK-1", 3...7, .inferred, "OR18696859, APPLE-REFERENCE, INF",
            "dismissing a chain tells the top one and who is uncovered"),
        RuleSpec(
            .modalStack2, "MODAL-STACK-2", 8...26, .contested, "OR18696859, APPLE-REFERENCE",
            "dismissing a chain tells whoever is in the window"),
        RuleSpec(
            .modalNone1, "MODAL-NONE-1", 3...26, .logged, "MSG",
            "a style without a presentation controller raises"),
        RuleSpec(
            .segueShow1, "SEGUE-SHOW-1", 3...26, .logged, "IB, HDR, ASEGUE, APPLE-USING, ARM1",
            "a tap asks the source, makes the destination, lets the source prepare it, then performs"),
        RuleSpec(
            .segueShow2, "SEGUE-SHOW-2", 3...26, .documented, "HDR, IB",
            "a segue performed in code asks nobody"),
        RuleSpec(
            .segueModal1, "SEGUE-MODAL-1", 3...26, .documented, "ASEGUE, APPLE-USING",
            "a modal segue does the same and presents"),
        RuleSpec(
            .segueEmbed1, "SEGUE-EMBED-1", 6...26, .logged, "BEEP, ARM1, IB",
            "an embed segue is performed while the container's view loads"),
        RuleSpec(
            .segueRelation1, "SEGUE-RELATION-1", 3...26, .logged, "IB, APPLE-USING",
            "a container's children are made with it, out of the same archive"),
        RuleSpec(
            .segueCustom1, "SEGUE-CUSTOM-1", 3...26, .logged, "IB, ASEGUE",
            "a custom segue does only what its perform does"),
        RuleSpec(
            .segueAction1, "SEGUE-SEGUEACTION-1", 13...26, .logged, "NEUBCODE, IB, HDR",
            "a segue action makes the destination; prepare comes all the same"),
        RuleSpec(
            .segueUnknown1, "SEGUE-UNKNOWN-1", 3...26, .logged, "KIWI, MSG, IB",
            "an unknown segue raises"),
        RuleSpec(
            .segueUnknown2, "SEGUE-UNKNOWN-2", 3...26, .inferred, "APPLE-REFERENCE, HDR, INF",
            "a controller that is not from a storyboard has no segues"),
        RuleSpec(
            .segueDestNone, "SEGUE-DEST-NONE", 3...26, .logged, "IB, MSG",
            "an unknown storyboard identifier raises"),
        RuleSpec(
            .segueUnwind1, "SEGUE-UNWIND-1", 3...26, .documented, "TN2298, IB, HDR, NEUBCODE",
            "an unwind segue prepares, runs the action, then makes the transition"),
        RuleSpec(
            .segueUnwind2, "SEGUE-UNWIND-2", 3...26, .logged, "IB",
            "an unwind segue can be performed in code"),
        RuleSpec(
            .segueUnwindLog1, "SEGUE-UNWIND-LOG-1", 6...26, .logged, "NEUBCODE",
            "one dismissal for everything that is presented"),
        RuleSpec(
            .segueUnwindLog2, "SEGUE-UNWIND-LOG-2", 9...26, .logged, "NEUBCODE",
            "a navigation controller pops to reveal the destination"),
        RuleSpec(
            .segueUnwindSearch1, "SEGUE-UNWIND-SEARCH-1", 3...8, .documented, "HDR, APPLE-REFERENCE, IRONTOP",
            "up to iOS 8 each ancestor searches its children for the action"),
        RuleSpec(
            .segueUnwindSearch2, "SEGUE-UNWIND-SEARCH-2", 9...26, .documented, "HDR, PRESS, APPLE-REFERENCE",
            "from iOS 9 the allowed children are asked first, then the controller itself"),
        RuleSpec(
            .segueUnwindTowards1, "SEGUE-UNWIND-TOWARDS-1", 9...26, .documented, "HDR",
            "each container on the way is told what to reveal"),
        RuleSpec(
            .show1, "SHOW-1", 8...26, .documented, "HDR, APPLE-REFERENCE",
            "show asks for the target along the ancestors; a navigation controller pushes"),
        RuleSpec(
            .show2, "SHOW-2", 8...26, .contested, "HDR, APPLE-REFERENCE",
            "without a target, show presents"),
        RuleSpec(
            .showDetail2, "SHOW-DETAIL-2", 8...26, .documented, "HDR",
            "without a split view, showDetail presents"),
        RuleSpec(
            .childAdd1, "CHILD-ADD-1", 3...26, .logged, "CAT26, HDR",
            "a child's view that is added to a visible parent appears at once"),
        RuleSpec(
            .childAdd4, "CHILD-ADD-4", 3...26, .logged, "CAT26",
            "a view that is added without its controller keeps the view, not the controller"),
        RuleSpec(
            .childAdd6, "CHILD-ADD-6", 3...26, .documented, "HDR",
            "a child that has a parent leaves it first"),
        RuleSpec(
            .childRemove1, "CHILD-REMOVE-1", 3...26, .logged, "CAT26, HDR, SQUARE",
            "removing a view tells the child at once; removeFromParent sends didMove itself"),
        RuleSpec(
            .childSwap1, "CHILD-SWAP-1", 3...26, .logged, "SQUARE",
            "appearance that is driven by hand is told when it is driven"),
        RuleSpec(
            .childTransition1, "CHILD-TRANSITION-1", 3...26, .logged, "NEUBCODE, HDR",
            "transition(from:to:): old will, new will, new did, old did"),
        RuleSpec(
            .childTransition2, "CHILD-TRANSITION-2", 3...26, .logged, "MSG, HDR",
            "transition(from:to:) needs a common parent"),
        RuleSpec(
            .childMisuse1, "CHILD-MISUSE-1", 3...26, .logged, "MISUSE",
            "calling an appearance callback yourself is warned of"),
        RuleSpec(
            .childHier1, "CHILD-HIER-1", 3...26, .logged, "MSG, HDR",
            "a child's view belongs into its own parent's view"),
        RuleSpec(
            .view1, "VIEW-1", 3...26, .documented, "HDR, CAT26, APPLE-GUIDE-3",
            "a view is loaded when it is first asked for"),
        RuleSpec(
            .view5, "VIEW-5", 3...26, .logged, "CAT26",
            "a view that was taken away is loaded again"),
        RuleSpec(
            .view6, "VIEW-6", 3...26, .documented, "APPLE-REFERENCE, APPLE-GUIDE-3, HDR",
            "the nib is found by name, with the device's variant first; else the view is plain"),
        RuleSpec(
            .view7, "VIEW-7", 3...26, .logged, "MSG",
            "a nib without its view outlet raises"),
        RuleSpec(
            .view8, "VIEW-8", 3...26, .logged, "IB, MSG",
            "a nib with an unknown outlet raises"),
        RuleSpec(
            .view9, "VIEW-9", 5...26, .logged, "MSG, APPLE-OVERVIEW, APPLE-REFERENCE",
            "a view belongs to one controller"),
        RuleSpec(
            .view10, "VIEW-10", 3...26, .logged, "IB",
            "an archive makes its controller by init(coder:) and awakeFromNib; outlets come with the view"),
        RuleSpec(
            .view12, "VIEW-12", 3...26, .logged, "MSG",
            "a nib that is named must exist"),
        RuleSpec(
            .viewDeinit, "MEM-DEALLOC-1", 3...26, .documented, "HDR",
            "an instance that nothing owns any more is destroyed"),
        RuleSpec(
            .resp1, "RESP-1", 3...26, .documented, "APPLE-REFERENCE, APPLE-OVERVIEW",
            "a tap on a view sends its action"),
    ]
}
