// tidy: long, one row a rule

extension RuleSpec {
    /// The rules about navigation controllers. `docs/sources.md` lists the names of the
    /// sources.
    static let navigation: [RuleSpec] = [
        RuleSpec(
            .navPush1, "NAV-PUSH-1", .since(3), .logged, "CAT26, WANG, READKE, MO4LC, ARM1, CHAM, OBJCIO15",
            "A push changes the stack immediately, and the views in the next layout pass.",
            asserts: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear]),
        RuleSpec(
            .navPush2, "NAV-PUSH-2", .since(3), .logged, "CAT26, WANG",
            "Without animation, UIKit makes the calls of a push in the same order.",
            asserts: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear]),
        RuleSpec(
            .navPush4, "NAV-PUSH-4", .since(7), .documented, "OR44091459, RNS",
            "A change of the stack during a transition waits for the end of the transition.",
            silent: "A verb waits, and its calls come by the rule of the verb."),
        RuleSpec(
            .navPush5, "NAV-PUSH-5", .from(3, to: 7), .logged, "MSG, OBJCIO15",
            "Two animated changes of the stack in one turn corrupt the navigation bar, and UIKit logs a warning."),
        RuleSpec(
            .navPush6, "NAV-PUSH-6", .from(8, to: 17), .logged, "RNSREPRO",
            "A second change of the stack in one turn waits for the commit.",
            silent: "A verb waits, and its calls come by the rule of the verb."),
        RuleSpec(
            .navPush7, "NAV-PUSH-7", .since(18), .logged, "RNSREPRO",
            "UIKit merges the changes of a stack in one turn."),
        RuleSpec(
            .navPushSame1, "NAV-PUSH-SAME-1", .since(3), .logged, "RNSREPRO, MSG",
            "A stack must not contain an instance twice."),
        RuleSpec(
            .navPushNav1, "NAV-PUSH-NAV-1", .since(3), .logged, "MSG",
            "A navigation controller cannot be pushed."),
        RuleSpec(
            .navPop1, "NAV-POP-1", .since(3), .logged, "CAT26, WANG, READKE, ARM1, CHAM, MO4LC",
            """
            A pop changes the stack immediately. The controller's view is removed when the animation ends, then the \
            controller is released.
            """,
            asserts: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .deinitialise]),
        RuleSpec(
            .navPop3, "NAV-POP-3", .since(3), .logged, "CAT26",
            "Without animation, UIKit makes the calls of a pop in the same order.",
            asserts: [.viewWillDisappear, .viewDidDisappear, .viewDidAppear, .deinitialise]),
        RuleSpec(
            .navPopRootOnly, "NAV-POP-ROOT-ONLY", .since(3), .inferred, "WINOBJC, CHAM, HDR",
            "The root of a stack is never popped: the call does nothing."),
        RuleSpec(
            .navPopTo1, "NAV-POPTO-1", .since(3), .inferred, "INF, HDR",
            "When several controllers are popped, UIKit notifies only the topmost one of its disappearance."),
        RuleSpec(
            .navPopTo2, "NAV-POPTO-2", .since(3), .logged, "MSG",
            "Popping to a controller that is not in the stack raises an exception."),
        RuleSpec(
            .navPopToRoot1, "NAV-POPTOROOT-1", .since(3), .inferred, "CHAM, WANG, INF",
            "When a stack is popped to its root, UIKit notifies only the topmost controller of its disappearance."),
        RuleSpec(
            .navSet1, "NAV-SET-1", .since(3), .inferred, "HDR, INF",
            "If the top of a new stack was not in the old stack, it appears as in a push."),
        RuleSpec(
            .navSet2, "NAV-SET-2", .since(3), .inferred, "HDR, INF",
            "If the top of a new stack was in the old stack, it appears as in a pop."),
        RuleSpec(
            .navSet4, "NAV-SET-4", .since(3), .logged, "MSG",
            "A new stack must not contain an instance twice."),
        RuleSpec(
            .navSetReplaced1, "NAV-SET-REPLACED-1", .from(7, to: 7), .inferred, "OR18002763",
            "On iOS 7, the top that a new stack replaces gets neither willMove nor didMove.",
            silent: "Two calls are not made."),
        RuleSpec(
            .navInitOrder1, "NAV-INIT-ORDER-1", .since(3), .inferred, "HDR, INF",
            """
            If a navigation controller is created in code, its root gets willMove(toParent:) after the initializer of \
            the navigation controller.
            """),
        RuleSpec(
            .navOverride1, "NAV-OVERRIDE-1", .since(3), .inferred, "WINOBJC1170, INITPUSH",
            """
            The initializer with a root calls pushViewController of the navigation controller, which a subclass can \
            override. A navigation controller of a storyboard has its stack from the archive.
            """),
        RuleSpec(
            .navOverride2, "NAV-OVERRIDE-2", .since(3), .inferred, "WINOBJC1159, JASO8233, RESWIFT74",
            """
            A tap on the back button and an edge swipe call popViewController of the navigation controller, which a \
            subclass can override.
            """),
        RuleSpec(
            .navOverride3, "NAV-OVERRIDE-3", .since(3), .inferred, "INF, ASHOW",
            "A segue that pushes, and show, call pushViewController of the navigation controller."),
        RuleSpec(
            .navDelegateFirst1, "NAV-DELEGATE-FIRST-1", .since(3), .logged, "VAST, OR44966342, ADOC",
            """
            When a stack first appears, UIKit notifies the delegate after the root's viewWillAppear and after its \
            viewDidAppear.
            """,
            asserts: [.navigationControllerWillShow]),
        RuleSpec(
            .navSwipeDone1, "NAV-SWIPE-DONE-1", .since(7), .logged, "WANG, SOPOP",
            "An edge swipe that the user finishes makes the calls of a pop.",
            asserts: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .deinitialise]),
        RuleSpec(
            .navSwipeCancel1, "NAV-SWIPE-CANCEL-1", .since(7), .logged, "WANG, MO4LC, SOPOP, HDR",
            "When the user cancels an edge swipe, UIKit makes the opposite appearance calls.",
            asserts: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear]),
        RuleSpec(
            .navContainerEdge1, "NAV-CONTAINER-EDGE-1", .from(3, to: 6), .documented, "OR12322346",
            "A child that is added while its parent appears gets no viewWillAppear.",
            silent: "A call is not made."),
        RuleSpec(
            .navUnbalanced1, "NAV-UNBALANCED-1", .since(3), .logged, "MSG, OBJCIO15",
            "UIKit warns if the calls that begin and end an appearance transition do not match."),
        RuleSpec(
            .navEmptySegue, "NAV-EMPTY-SEGUE", .since(3), .logged, "MSG",
            "A push segue requires a navigation controller."),
        RuleSpec(
            .zoomPush1, "ZOOM-PUSH-1", .since(18), .documented, "AFLUID",
            """
            If the user reverses a push with the zoom transition, UIKit completes the push, then pops the controller.
            """,
            asserts: [.viewDidAppear]),
        RuleSpec(
            .navPushSplit1, "NAV-PUSH-SPLIT-1", .since(8), .contested, "SPLITPUSH",
            "A navigation controller does not push a split view controller, and UIKit prints a message."),
        RuleSpec(
            .navOffscreenMove1, "NAV-OFFSCREEN-MOVE-1", .since(5), .inferred, "DIDMOVE, INF",
            """
            Off screen, a controller that is pushed or popped gets didMove after willMove, and no appearance callbacks.
            """),
        RuleSpec(
            .navDelegateTab1, "NAV-DELEGATE-TAB-1", .since(5), .contested, "OR29912893, OR44966342",
            "When a navigation controller appears again, such as with its tab, UIKit calls didShow on the delegate."),
    ]
}
