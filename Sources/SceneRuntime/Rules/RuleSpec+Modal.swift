// tidy: long, one row a rule

extension RuleSpec {
    /// The rules about presenting and dismissing, in the order of `Rule`.
    static let modal: [RuleSpec] = [
        RuleSpec(
            .modalFull1, "MODAL-FULL-1", .since(3), .logged, "CAT26, RUDIN, WINOBJC, MO4CUSTOM, KUNI, STACKS",
            "a presentation that covers: old will, new will, new did, old did"),
        RuleSpec(
            .modalFull2, "MODAL-FULL-2", .since(3), .logged, "CAT26, RUDIN, WINOBJC, HDR",
            "its dismissal: old will, new will, new did, old did, completion, deinit"),
        RuleSpec(
            .modalSheet1, "MODAL-SHEET-1", .since(3), .logged, "RUDIN, YEAHG",
            "a sheet leaves its presenter's view in the window: the presenter hears nothing"),
        RuleSpec(
            .modalSheet2, "MODAL-SHEET-2", .since(3), .logged, "RUDIN, RNS, HDR",
            "dismissing a sheet in code tells only the sheet"),
        RuleSpec(
            .modalSheetSwipe1, "MODAL-SHEET-SWIPE-1", .since(13), .documented, "HDR, HIRO, RUDIN",
            "a swipe asks and tells the presentation delegate around the sheet's calls"),
        RuleSpec(
            .modalSheetSwipe2, "MODAL-SHEET-SWIPE-2", .since(13), .logged, "RUDIN, HDR",
            "a swipe that is called off makes the sheet appear again"),
        RuleSpec(
            .modalSheetSwipe3, "MODAL-SHEET-SWIPE-3", .since(13), .documented, "HDR, HIRO",
            "a sheet that may not go tells of the attempt"),
        RuleSpec(
            .modalStyleTable, "MODAL-STYLE-TABLE", .since(3), .logged,
            "BERRY, RUDIN, YEAHG, MO4CUSTOM, HDR, APPLE-REFERENCE, ASTYLE, NEUBCODE",
            "the presenter is told exactly when its view leaves the window"),
        RuleSpec(
            .modalCustom1, "MODAL-CUSTOM-1", .since(3), .logged, "MO4CUSTOM, HDR",
            "custom and over-full-screen styles leave the presenter's view in the window"),
        RuleSpec(
            .modalContext1, "MODAL-CONTEXT-1", .since(3), .inferred, "HDR, APPLE-REFERENCE, ONMY",
            "a current context presentation is made by the nearest ancestor that defines the context"),
        RuleSpec(
            .modalNavB1, "MODAL-NAVB-1", .since(3), .inferred, "WINOBJC, INF",
            "a navigation controller made in code takes its root inside its initialiser"),
        RuleSpec(
            .modalAlready1, "MODAL-ALREADY-1", .from(3, to: 12), .logged, "MSG",
            "who presents already cannot present another"),
        RuleSpec(
            .modalAlready2, "MODAL-ALREADY-2", .since(13), .logged, "MSG",
            "who presents already cannot present another; the text names who was asked"),
        RuleSpec(
            .modalNoWindow1, "MODAL-NOWINDOW-1", .from(3, to: 12), .logged, "MSG, RNS",
            "who is not in the window cannot present"),
        RuleSpec(
            .modalNoWindow2, "MODAL-NOWINDOW-2", .since(13), .logged, "MSG",
            "who is not in the window cannot present; the text names who was asked"),
        RuleSpec(
            .modalBusy1, "MODAL-BUSY-1", .from(3, to: 12), .logged, "OBJCIO15, MSG",
            "nothing can be presented while a presentation runs"),
        RuleSpec(
            .modalBusy2, "MODAL-BUSY-2", .from(3, to: 12), .logged, "OBJCIO15",
            "nothing can be dismissed while a presentation or dismissal runs"),
        RuleSpec(
            .modalDetached1, "MODAL-DETACHED-1", .since(7), .logged, "MSG",
            "presenting from a controller outside of the hierarchy is discouraged"),
        RuleSpec(
            .modalActive1, "MODAL-ACTIVE-1", .since(3), .logged, "MSG",
            "a controller that has a parent or is presented cannot be presented"),
        RuleSpec(
            .modalNil1, "MODAL-NIL-1", .since(3), .logged, "MSG",
            "nil cannot be presented"),
        RuleSpec(
            .modalCurl1, "MODAL-CURL-1", .since(3), .logged, "MSG",
            "a partial curl needs the full screen"),
        RuleSpec(
            .modalPopover1, "MODAL-POPOVER-1", .since(8), .documented, "HDR, APPLE-REFERENCE",
            "a popover leaves its presenter alone"),
        RuleSpec(
            .modalPopover2, "MODAL-POPOVER-2", .since(8), .logged, "MSG",
            "a popover needs an anchor"),
        RuleSpec(
            .modalDismissNothing, "MODAL-DISMISS-NOTHING", .since(3), .inferred, "OR30284135, WINOBJC, INF",
            "a dismissal with nothing to dismiss does nothing"),
        RuleSpec(
            .modalStack1, "MODAL-STACK-1", .from(3, to: 7), .inferred, "OR18696859, APPLE-REFERENCE, INF",
            "dismissing a chain tells the top one and who is uncovered"),
        RuleSpec(
            .modalStack2, "MODAL-STACK-2", .since(8), .contested, "OR18696859, APPLE-REFERENCE",
            "dismissing a chain tells whoever is in the window"),
        RuleSpec(
            .modalNone1, "MODAL-NONE-1", .since(3), .logged, "MSG",
            "a style without a presentation controller raises"),
        RuleSpec(
            .modalAdapt1, "MODAL-ADAPT-1", .since(8), .documented, "HDR",
            "where the width is compact the delegate is asked for a style, then for the controller, then told"),
    ]
}
