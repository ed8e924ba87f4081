extension MethodSpec {
    /// The calls about delegates of navigation, tabs and presentations, in the order of `Method`.
    static let delegates: [MethodSpec] = [
        MethodSpec(
            .navigationControllerWillShow, handler: "navigationControllerWillShow", "navigationController",
            ["willShow", "animated"], parameters: ["controller", "animated"],
            of: .delegate, in: .delegate, .since(3), result: .nothing),
        MethodSpec(
            .navigationControllerDidShow, handler: "navigationControllerDidShow", "navigationController",
            ["didShow", "animated"], parameters: ["controller", "animated"],
            of: .delegate, in: .delegate, .since(3), result: .nothing),
        MethodSpec(
            .navigationControllerAnimationController, handler: "navigationControllerAnimationController",
            "navigationController", ["animationControllerFor", "from", "to"], parameters: ["operation", "from", "to"],
            of: .delegate, in: .delegate, .since(7), result: .object),
        MethodSpec(
            .tabBarControllerShouldSelect, handler: "tabBarControllerShouldSelect", "tabBarController",
            ["shouldSelect"], parameters: ["controller"],
            of: .delegate, in: .delegate, .since(3), result: .true),
        MethodSpec(
            .tabBarControllerDidSelect, handler: "tabBarControllerDidSelect", "tabBarController", ["didSelect"],
            parameters: ["controller"],
            of: .delegate, in: .delegate, .since(3), result: .nothing),
        MethodSpec(
            .presentationControllerShouldDismiss, handler: "presentationControllerShouldDismiss",
            "presentationControllerShouldDismiss", [], parameters: [],
            of: .delegate, in: .delegate, .since(13), result: .true),
        MethodSpec(
            .presentationControllerWillDismiss, handler: "presentationControllerWillDismiss",
            "presentationControllerWillDismiss", [], parameters: [],
            of: .delegate, in: .delegate, .since(13), result: .nothing),
        MethodSpec(
            .presentationControllerDidDismiss, handler: "presentationControllerDidDismiss",
            "presentationControllerDidDismiss", [], parameters: [],
            of: .delegate, in: .delegate, .since(13), result: .nothing),
        MethodSpec(
            .presentationControllerDidAttemptToDismiss, handler: "presentationControllerDidAttemptToDismiss",
            "presentationControllerDidAttemptToDismiss", [], parameters: [],
            of: .delegate, in: .delegate, .since(13), result: .nothing),
        MethodSpec(
            .prepareForPopoverPresentation, handler: "prepareForPopoverPresentation", "prepareForPopoverPresentation",
            ["_"], parameters: ["controller"],
            of: .delegate, in: .delegate, .since(8), result: .nothing),
        MethodSpec(
            .popoverPresentationControllerShouldDismissPopover,
            handler: "popoverPresentationControllerShouldDismissPopover",
            "popoverPresentationControllerShouldDismissPopover", [], parameters: [],
            of: .delegate, in: .delegate, .from(8, to: 12), result: .true),
        MethodSpec(
            .popoverPresentationControllerDidDismissPopover, handler: "popoverPresentationControllerDidDismissPopover",
            "popoverPresentationControllerDidDismissPopover", [], parameters: [],
            of: .delegate, in: .delegate, .from(8, to: 12), result: .nothing),
        MethodSpec(
            .adaptivePresentationStyle, handler: "adaptivePresentationStyle", "adaptivePresentationStyle",
            ["for", "traitCollection"], parameters: ["controller", "traits"],
            of: .delegate, in: .delegate, .since(8), result: .symbol),
        MethodSpec(
            .willPresentWithAdaptiveStyle, handler: "willPresentWithAdaptiveStyle", "presentationController",
            ["willPresentWithAdaptiveStyle", "transitionCoordinator"], parameters: ["style", "coordinator"],
            of: .delegate, in: .delegate, .since(8), result: .nothing),
        MethodSpec(
            .viewControllerForAdaptivePresentationStyle, handler: "viewControllerForAdaptivePresentationStyle",
            "presentationController", ["viewControllerForAdaptivePresentationStyle"], parameters: ["style"],
            of: .delegate, in: .delegate, .since(8), result: .object),
        MethodSpec(
            .prepareAdaptivePresentationController, handler: "prepareAdaptivePresentationController",
            "presentationController", ["prepare"], parameters: ["controller"],
            of: .delegate, in: .delegate, .since(15), result: .nothing),
        MethodSpec(
            .navigationControllerInteractionController, handler: "navigationControllerInteractionController",
            "navigationController", ["interactionControllerFor"], parameters: ["animator"],
            of: .delegate, in: .delegate, .since(7), result: .object),
        MethodSpec(
            .navigationBarShouldPop, handler: "navigationBarShouldPop", "navigationBar", ["shouldPop"],
            parameters: ["item"],
            of: .controller, in: .delegate, .since(3), result: .true),
        MethodSpec(
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier,
            handler: "sheetPresentationControllerDidChangeSelectedDetentIdentifier",
            "sheetPresentationControllerDidChangeSelectedDetentIdentifier", [], parameters: [],
            of: .delegate, in: .delegate, .since(15), result: .nothing),
        MethodSpec(
            .presentSearchController, handler: "presentSearchController", "presentSearchController", [],
            parameters: [],
            of: .delegate, in: .delegate, .since(8), result: .nothing),
        MethodSpec(
            .willPresentSearchController, handler: "willPresentSearchController", "willPresentSearchController", [],
            parameters: [],
            of: .delegate, in: .delegate, .since(8), result: .nothing),
        MethodSpec(
            .didPresentSearchController, handler: "didPresentSearchController", "didPresentSearchController", [],
            parameters: [],
            of: .delegate, in: .delegate, .since(8), result: .nothing),
        MethodSpec(
            .willDismissSearchController, handler: "willDismissSearchController", "willDismissSearchController", [],
            parameters: [],
            of: .delegate, in: .delegate, .since(8), result: .nothing),
        MethodSpec(
            .didDismissSearchController, handler: "didDismissSearchController", "didDismissSearchController", [],
            parameters: [],
            of: .delegate, in: .delegate, .since(8), result: .nothing),
        MethodSpec(
            .updateSearchResults, handler: "updateSearchResults", "updateSearchResults", ["for"],
            parameters: ["controller"],
            of: .delegate, in: .delegate, .since(8), result: .nothing),
    ]
}
