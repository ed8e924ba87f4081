// tidy: long, one row a rule

extension RuleSpec {
    /// The rules about presenting and dismissing. `docs/sources.md` lists the names of the
    /// sources.
    static let modal: [RuleSpec] = [
        RuleSpec(
            .modalFull1, "MODAL-FULL-1", .since(3), .logged, "CAT26, RUDIN, WINOBJC, MO4CUSTOM, KUNI, STACKS",
            """
            When a presentation covers the presenter, UIKit calls viewWillDisappear (presenter), viewWillAppear \
            (presented), viewDidAppear (presented), viewDidDisappear (presenter).
            """,
            asserts: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear]),
        RuleSpec(
            .modalFull2, "MODAL-FULL-2", .since(3), .logged, "CAT26, RUDIN, WINOBJC, HDR",
            """
            When a presentation that covers the presenter is dismissed, UIKit calls viewWillDisappear (presented), \
            viewWillAppear (presenter), viewDidAppear (presenter), viewDidDisappear (presented), the completion block, \
            deinit.
            """,
            asserts: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .deinitialise]),
        RuleSpec(
            .modalSheet1, "MODAL-SHEET-1", .since(3), .logged, "RUDIN, YEAHG",
            "A sheet leaves its presenter's view in the window, so the presenter gets no appearance callbacks.",
            asserts: [.viewWillAppear, .viewDidAppear]),
        RuleSpec(
            .modalSheet2, "MODAL-SHEET-2", .since(3), .logged, "RUDIN, RNS, HDR",
            "When code dismisses a sheet, UIKit calls only the sheet's appearance callbacks.",
            asserts: [.viewWillDisappear, .viewDidDisappear, .deinitialise]),
        RuleSpec(
            .modalSheetSwipe1, "MODAL-SHEET-SWIPE-1", .since(13), .documented, "HDR, HIRO, RUDIN",
            """
            When the user swipes a sheet down, UIKit asks the presentation's delegate, and notifies it before and \
            after the sheet's appearance callbacks.
            """,
            asserts: [
                .viewWillDisappear, .viewDidDisappear, .presentationControllerWillDismiss,
                .presentationControllerDidDismiss,
            ]),
        RuleSpec(
            .modalSheetSwipe2, "MODAL-SHEET-SWIPE-2", .since(13), .logged, "RUDIN, HDR",
            "If a swipe is cancelled, the sheet appears again.",
            asserts: [.viewWillDisappear, .viewWillAppear, .viewIsAppearing, .viewDidAppear]),
        RuleSpec(
            .modalSheetSwipe3, "MODAL-SHEET-SWIPE-3", .since(13), .documented, "HDR, HIRO",
            """
            If isModalInPresentation is true for the sheet or a controller on screen in it, UIKit reports attempts to \
            dismiss the sheet to its delegate.
            """,
            asserts: [.presentationControllerDidAttemptToDismiss]),
        RuleSpec(
            .modalStyleTable, "MODAL-STYLE-TABLE", .since(3), .logged,
            "BERRY, RUDIN, YEAHG, MO4CUSTOM, HDR, APPLE-REFERENCE, ASTYLE, NEUBCODE",
            "The presenter gets appearance callbacks only if its view leaves the window.",
            asserts: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear]),
        RuleSpec(
            .modalCustom1, "MODAL-CUSTOM-1", .since(3), .logged, "MO4CUSTOM, HDR",
            "Custom and over-full-screen styles leave the presenter's view in the window.",
            asserts: [.viewWillAppear, .viewDidAppear]),
        RuleSpec(
            .modalContext1, "MODAL-CONTEXT-1", .since(3), .inferred, "HDR, APPLE-REFERENCE, ONMY",
            "In the current-context styles, the nearest ancestor that defines a presentation context presents."),
        RuleSpec(
            .modalContextTab1, "MODAL-CONTEXT-TAB-1", .since(5), .inferred, "OR18552380, INF",
            """
            If a context in a tab presents a controller, this controller appears and disappears with the tab, and the \
            context does not.
            """),
        RuleSpec(
            .modalNavB1, "MODAL-NAVB-1", .since(3), .inferred, "WINOBJC, INF",
            "A navigation controller created in code receives its root in its initializer."),
        RuleSpec(
            .modalAlready1, "MODAL-ALREADY-1", .from(3, to: 12), .logged, "MSG",
            "A controller that already presents another cannot present a second one."),
        RuleSpec(
            .modalAlready2, "MODAL-ALREADY-2", .since(13), .logged, "MSG",
            """
            A controller that already presents another cannot present a second one. UIKit's message also names the \
            receiver of the call.
            """),
        RuleSpec(
            .modalNoWindow1, "MODAL-NOWINDOW-1", .from(3, to: 12), .logged, "MSG, RNS",
            "A controller whose view is not in the window cannot present."),
        RuleSpec(
            .modalNoWindow2, "MODAL-NOWINDOW-2", .since(13), .logged, "MSG",
            """
            A controller whose view is not in the window cannot present. UIKit's message also names the receiver of \
            the call.
            """),
        RuleSpec(
            .modalBusy1, "MODAL-BUSY-1", .from(3, to: 12), .logged, "OBJCIO15, MSG",
            "During a presentation, no other controller can be presented."),
        RuleSpec(
            .modalBusy2, "MODAL-BUSY-2", .from(3, to: 12), .logged, "OBJCIO15",
            "During a presentation or dismissal, no controller can be dismissed."),
        RuleSpec(
            .modalDetached1, "MODAL-DETACHED-1", .from(7, to: 13), .logged, "MSG",
            "UIKit warns that presenting from a controller outside of the hierarchy is discouraged."),
        RuleSpec(
            .modalDetached2, "MODAL-DETACHED-2", .since(14), .logged, "DETACHED",
            """
            The warning about a presenter outside of the hierarchy names the presenter and the presented controller. \
            From iOS 17, the warning announces an exception.
            """),
        RuleSpec(
            .modalTransition1, "MODAL-TRANSITION-1", .since(3), .documented, "APPLE-REFERENCE, HDR",
            """
            The transition style is that of the presented controller, or that of the presentation context if the \
            context provides its own.
            """,
            asserts: [.modalTransition]),
        RuleSpec(
            .modalActive1, "MODAL-ACTIVE-1", .since(3), .logged, "MSG",
            "A controller that has a parent or is already presented cannot be presented."),
        RuleSpec(
            .modalNil1, "MODAL-NIL-1", .since(3), .logged, "MSG",
            "Presenting nil raises an exception."),
        RuleSpec(
            .modalCurl1, "MODAL-CURL-1", .since(3), .logged, "MSG",
            "A partial curl requires a full-screen presentation."),
        RuleSpec(
            .modalPopover1, "MODAL-POPOVER-1", .since(8), .documented, "HDR, APPLE-REFERENCE",
            "The presenter of a popover gets no appearance callbacks.",
            asserts: [
                .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
                .popoverPresentationControllerShouldDismissPopover,
                .popoverPresentationControllerDidDismissPopover, .presentationControllerShouldDismiss,
                .presentationControllerDidDismiss,
            ]),
        RuleSpec(
            .modalPopover2, "MODAL-POPOVER-2", .since(8), .logged, "MSG",
            "A popover requires an anchor."),
        RuleSpec(
            .modalDismissNothing, "MODAL-DISMISS-NOTHING", .since(3), .inferred, "OR30284135, WINOBJC, INF",
            "If there is no presentation to dismiss, dismiss does nothing."),
        RuleSpec(
            .modalStack1, "MODAL-STACK-1", .from(3, to: 7), .inferred, "OR18696859, APPLE-REFERENCE, INF",
            """
            When a chain of presentations is dismissed, UIKit calls the appearance callbacks of the topmost controller \
            and of the one that is uncovered.
            """),
        RuleSpec(
            .modalStack2, "MODAL-STACK-2", .since(8), .contested, "OR18696859, APPLE-REFERENCE",
            """
            When a chain of presentations is dismissed, UIKit calls the appearance callbacks of each controller whose \
            view is in the window.
            """),
        RuleSpec(
            .modalNone1, "MODAL-NONE-1", .since(7), .logged, "MSG",
            "If a presentation style has no presentation controller, UIKit raises an exception."),
        RuleSpec(
            .modalAdapt1, "MODAL-ADAPT-1", .since(8), .documented, "HDR",
            """
            In a compact width, UIKit asks the presentation's delegate for a style, then for a controller, then \
            notifies the delegate.
            """,
            asserts: [
                .adaptivePresentationStyle, .prepareAdaptivePresentationController,
                .viewControllerForAdaptivePresentationStyle, .willPresentWithAdaptiveStyle,
            ]),
        RuleSpec(
            .modalAnimated8, "MODAL-ANIMATED-8", .only(8), .logged, "OR18246020",
            """
            In iOS 8.0, the presenter's viewDidAppear and viewDidDisappear have animated: false, although the \
            presentation is animated.
            """),
        RuleSpec(
            .modalBusy3, "MODAL-BUSY-3", .since(13), .logged, "BUSYTXT",
            """
            While a presentation or dismissal runs in the window, UIKit drops a presentation with a message. Its \
            completion block never runs.
            """),
        RuleSpec(
            .modalBusy4, "MODAL-BUSY-4", .since(5), .logged, "OR19045528, BUSY8",
            "A dismissal that began in the same turn of the run loop counts as running: UIKit drops a presentation."),
        RuleSpec(
            .modalBusyAlready, "MODAL-BUSY-ALREADY", .since(3), .contested, "BUSYTXT, MSG, OBJCIO15",
            """
            If the presenter presents a controller whose presentation still runs, the message is that of a \
            presentation in progress.
            """),
        RuleSpec(
            .modalLeaving1, "MODAL-LEAVING-1", .since(9), .inferred, "LEAVING, INF",
            """
            A controller that is being dismissed, popped or replaced cannot present, as if its view were not in the \
            window.
            """),
        RuleSpec(
            .adaptResize1, "ADAPT-RESIZE-1", .since(8), .documented, "ADAPTDOC, PANMODAL",
            """
            When the width becomes compact, UIKit asks the delegates of shown presentations again for a style, and \
            then for a controller.
            """),
    ]
}
