extension MethodSpec {
    /// The calls about delegates of navigation, tabs and presentations, in the order of `Method`.
    static let delegates: [MethodSpec] = [
        MethodSpec(
            .navigationControllerWillShow, handler: "navigationControllerWillShow", "navigationController",
            ["willShow", "animated"], parameters: ["controller", "animated"],
            of: .delegate, .delegate, .since(3), answer: .nothing),
        MethodSpec(
            .navigationControllerDidShow, handler: "navigationControllerDidShow", "navigationController",
            ["didShow", "animated"], parameters: ["controller", "animated"],
            of: .delegate, .delegate, .since(3), answer: .nothing),
        MethodSpec(
            .navigationControllerAnimationController, handler: "navigationControllerAnimationController",
            "navigationController", ["animationControllerFor", "from", "to"], parameters: ["operation", "from", "to"],
            of: .delegate, .delegate, .since(7), answer: .object),
        MethodSpec(
            .tabBarControllerShouldSelect, handler: "tabBarControllerShouldSelect", "tabBarController",
            ["shouldSelect"], parameters: ["controller"],
            of: .delegate, .delegate, .since(3), answer: .true),
        MethodSpec(
            .tabBarControllerDidSelect, handler: "tabBarControllerDidSelect", "tabBarController", ["didSelect"],
            parameters: ["controller"],
            of: .delegate, .delegate, .since(3), answer: .nothing),
        MethodSpec(
            .presentationControllerShouldDismiss, handler: "presentationControllerShouldDismiss",
            "presentationControllerShouldDismiss", [], parameters: [],
            of: .delegate, .delegate, .since(13), answer: .true),
        MethodSpec(
            .presentationControllerWillDismiss, handler: "presentationControllerWillDismiss",
            "presentationControllerWillDismiss", [], parameters: [],
            of: .delegate, .delegate, .since(13), answer: .nothing),
        MethodSpec(
            .presentationControllerDidDismiss, handler: "presentationControllerDidDismiss",
            "presentationControllerDidDismiss", [], parameters: [],
            of: .delegate, .delegate, .since(13), answer: .nothing),
        MethodSpec(
            .presentationControllerDidAttemptToDismiss, handler: "presentationControllerDidAttemptToDismiss",
            "presentationControllerDidAttemptToDismiss", [], parameters: [],
            of: .delegate, .delegate, .since(13), answer: .nothing),
        MethodSpec(
            .prepareForPopoverPresentation, handler: "prepareForPopoverPresentation", "prepareForPopoverPresentation",
            ["_"], parameters: ["controller"],
            of: .delegate, .delegate, .since(8), answer: .nothing),
        MethodSpec(
            .popoverPresentationControllerShouldDismissPopover,
            handler: "popoverPresentationControllerShouldDismissPopover",
            "popoverPresentationControllerShouldDismissPopover", [], parameters: [],
            of: .delegate, .delegate, .from(8, to: 12), answer: .true),
        MethodSpec(
            .popoverPresentationControllerDidDismissPopover, handler: "popoverPresentationControllerDidDismissPopover",
            "popoverPresentationControllerDidDismissPopover", [], parameters: [],
            of: .delegate, .delegate, .from(8, to: 12), answer: .nothing),
        MethodSpec(
            .adaptivePresentationStyle, handler: "adaptivePresentationStyle", "adaptivePresentationStyle",
            ["for", "traitCollection"], parameters: ["controller", "traits"],
            of: .delegate, .delegate, .since(8), answer: .symbol),
        MethodSpec(
            .willPresentWithAdaptiveStyle, handler: "willPresentWithAdaptiveStyle", "presentationController",
            ["willPresentWithAdaptiveStyle", "transitionCoordinator"], parameters: ["style", "coordinator"],
            of: .delegate, .delegate, .since(8), answer: .nothing),
        MethodSpec(
            .viewControllerForAdaptivePresentationStyle, handler: "viewControllerForAdaptivePresentationStyle",
            "presentationController", ["viewControllerForAdaptivePresentationStyle"], parameters: ["style"],
            of: .delegate, .delegate, .since(8), answer: .object),
        MethodSpec(
            .prepareAdaptivePresentationController, handler: "prepareAdaptivePresentationController",
            "presentationController", ["prepare"], parameters: ["controller"],
            of: .delegate, .delegate, .since(15), answer: .nothing),
        MethodSpec(
            .navigationControllerInteractionController, handler: "navigationControllerInteractionController",
            "navigationController", ["interactionControllerFor"], parameters: ["animator"],
            of: .delegate, .delegate, .since(7), answer: .object),
        MethodSpec(
            .navigationBarShouldPop, handler: "navigationBarShouldPop", "navigationBar", ["shouldPop"],
            parameters: ["item"],
            of: .controller, .delegate, .since(3), answer: .true),
        MethodSpec(
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier,
            handler: "sheetPresentationControllerDidChangeSelectedDetentIdentifier",
            "sheetPresentationControllerDidChangeSelectedDetentIdentifier", [], parameters: [],
            of: .delegate, .delegate, .since(15), answer: .nothing),
        MethodSpec(
            .presentSearchController, handler: "presentSearchController", "presentSearchController", [],
            parameters: [],
            of: .delegate, .delegate, .since(8), answer: .nothing),
        MethodSpec(
            .willPresentSearchController, handler: "willPresentSearchController", "willPresentSearchController", [],
            parameters: [],
            of: .delegate, .delegate, .since(8), answer: .nothing),
        MethodSpec(
            .didPresentSearchController, handler: "didPresentSearchController", "didPresentSearchController", [],
            parameters: [],
            of: .delegate, .delegate, .since(8), answer: .nothing),
        MethodSpec(
            .willDismissSearchController, handler: "willDismissSearchController", "willDismissSearchController", [],
            parameters: [],
            of: .delegate, .delegate, .since(8), answer: .nothing),
        MethodSpec(
            .didDismissSearchController, handler: "didDismissSearchController", "didDismissSearchController", [],
            parameters: [],
            of: .delegate, .delegate, .since(8), answer: .nothing),
        MethodSpec(
            .updateSearchResults, handler: "updateSearchResults", "updateSearchResults", ["for"],
            parameters: ["controller"],
            of: .delegate, .delegate, .since(8), answer: .nothing),
    ]
}
