extension MethodRow {
    /// The calls about presentations.
    static let presentation: [MethodRow] = [
        MethodRow(
            .presentationControllerShouldDismiss, handler: "presentationControllerShouldDismiss",
            "presentationControllerShouldDismiss", [], parameters: [],
            of: .delegate, in: .delegate, .since(13), result: .true),
        MethodRow(
            .presentationControllerWillDismiss, handler: "presentationControllerWillDismiss",
            "presentationControllerWillDismiss", [], parameters: [],
            of: .delegate, in: .delegate, .since(13), result: .nothing),
        MethodRow(
            .presentationControllerDidDismiss, handler: "presentationControllerDidDismiss",
            "presentationControllerDidDismiss", [], parameters: [],
            of: .delegate, in: .delegate, .since(13), result: .nothing),
        MethodRow(
            .presentationControllerDidAttemptToDismiss, handler: "presentationControllerDidAttemptToDismiss",
            "presentationControllerDidAttemptToDismiss", [], parameters: [],
            of: .delegate, in: .delegate, .since(13), result: .nothing),
        MethodRow(
            .prepareForPopoverPresentation, handler: "prepareForPopoverPresentation", "prepareForPopoverPresentation",
            ["_"], parameters: ["controller"],
            of: .delegate, in: .delegate, .since(8), result: .nothing),
        MethodRow(
            .popoverPresentationControllerShouldDismissPopover,
            handler: "popoverPresentationControllerShouldDismissPopover",
            "popoverPresentationControllerShouldDismissPopover", [], parameters: [],
            of: .delegate, in: .delegate, .from(8, to: 12), result: .true),
        MethodRow(
            .popoverPresentationControllerDidDismissPopover, handler: "popoverPresentationControllerDidDismissPopover",
            "popoverPresentationControllerDidDismissPopover", [], parameters: [],
            of: .delegate, in: .delegate, .from(8, to: 12), result: .nothing),
        MethodRow(
            .adaptivePresentationStyle, handler: "adaptivePresentationStyle", "adaptivePresentationStyle",
            ["for", "traitCollection"], parameters: ["controller", "traits"],
            of: .delegate, in: .delegate, .since(8), result: .symbol,
            answer: { .symbol($0.defaultAdaptiveStyle(of: ControllerID($1.first.asObject.index)).symbol) }),
        MethodRow(
            .willPresentWithAdaptiveStyle, handler: "willPresentWithAdaptiveStyle", "presentationController",
            ["willPresentWithAdaptiveStyle", "transitionCoordinator"], parameters: ["style", "coordinator"],
            of: .delegate, in: .delegate, .since(8), result: .nothing),
        MethodRow(
            .viewControllerForAdaptivePresentationStyle, handler: "viewControllerForAdaptivePresentationStyle",
            "presentationController", ["viewControllerForAdaptivePresentationStyle"], parameters: ["style"],
            of: .delegate, in: .delegate, .since(8), result: .object),
        MethodRow(
            .prepareAdaptivePresentationController, handler: "prepareAdaptivePresentationController",
            "presentationController", ["prepare"], parameters: ["controller"],
            of: .delegate, in: .delegate, .since(15), result: .nothing),
        MethodRow(
            .dismiss, handler: "dismiss", "dismiss", ["animated"], parameters: ["animated"],
            of: .controller, in: .presentation, .since(5), result: .nothing),
        // No calls of UIKit: the names of the transitions that run.
        MethodRow(
            .modalTransition, handler: "modalTransition", "modalTransition", ["_"], parameters: [],
            of: .controller, in: .transition, .since(3), result: .nothing),
        MethodRow(
            .sizeTransition, handler: "sizeTransition", "sizeTransition", ["to", "animated"], parameters: [],
            of: .controller, in: .transition, .since(8), result: .nothing),
    ]
}
