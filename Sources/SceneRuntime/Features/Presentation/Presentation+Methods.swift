extension MethodRow {
    /// The calls about presentations.
    static let presentation: [MethodRow] = [
        MethodRow(
            .presentationControllerShouldDismiss, handler: "presentationControllerShouldDismiss", [], parameters: [],
            of: .delegate, in: .delegate, .since(13), result: .true),
        MethodRow(
            .presentationControllerWillDismiss, handler: "presentationControllerWillDismiss", [], parameters: [],
            of: .delegate, in: .delegate, .since(13), result: .nothing),
        MethodRow(
            .presentationControllerDidDismiss, handler: "presentationControllerDidDismiss", [], parameters: [],
            of: .delegate, in: .delegate, .since(13), result: .nothing),
        MethodRow(
            .presentationControllerDidAttemptToDismiss, handler: "presentationControllerDidAttemptToDismiss", [],
            parameters: [],
            of: .delegate, in: .delegate, .since(13), result: .nothing),
        MethodRow(
            .prepareForPopoverPresentation, handler: "prepareForPopoverPresentation", ["_"], parameters: ["controller"],
            of: .delegate, in: .delegate, .since(8), result: .nothing),
        MethodRow(
            .popoverPresentationControllerShouldDismissPopover,
            handler: "popoverPresentationControllerShouldDismissPopover", [], parameters: [],
            of: .delegate, in: .delegate, .from(8, to: 12), result: .true),
        MethodRow(
            .popoverPresentationControllerDidDismissPopover, handler: "popoverPresentationControllerDidDismissPopover",
            [], parameters: [],
            of: .delegate, in: .delegate, .from(8, to: 12), result: .nothing),
        MethodRow(
            .adaptivePresentationStyle, handler: "adaptivePresentationStyle", ["for", "traitCollection"],
            parameters: ["controller", "traits"],
            of: .delegate, in: .delegate, .since(8), result: .symbol,
            answer: { .symbol($0.defaultAdaptiveStyle(of: ControllerID($1.first.asObject.index)).symbol) }),
        MethodRow(
            .willPresentWithAdaptiveStyle, handler: "willPresentWithAdaptiveStyle", name: "presentationController",
            ["willPresentWithAdaptiveStyle", "transitionCoordinator"], parameters: ["style", "coordinator"],
            of: .delegate, in: .delegate, .since(8), result: .nothing),
        MethodRow(
            .viewControllerForAdaptivePresentationStyle, handler: "viewControllerForAdaptivePresentationStyle",
            name: "presentationController", ["viewControllerForAdaptivePresentationStyle"], parameters: ["style"],
            of: .delegate, in: .delegate, .since(8), result: .object),
        MethodRow(
            .prepareAdaptivePresentationController, handler: "prepareAdaptivePresentationController",
            name: "presentationController", ["prepare"], parameters: ["controller"],
            of: .delegate, in: .delegate, .since(15), result: .nothing),
        MethodRow(
            .dismiss, handler: "dismiss", ["animated"], parameters: ["animated"],
            of: .controller, in: .presentation, .since(5), result: .nothing),
        // No calls of UIKit: the names of the transitions that run.
        MethodRow(
            .modalTransition, handler: "modalTransition", ["_"], parameters: [],
            of: .controller, in: .transition, .since(3), result: .nothing),
        MethodRow(
            .sizeTransition, handler: "sizeTransition", ["to", "animated"], parameters: [],
            of: .controller, in: .transition, .since(8), result: .nothing),
    ]
}
