extension MethodSpec {
    /// The calls about custom presentations and animators, in the order of `Method`.
    static let transitions: [MethodSpec] = [
        MethodSpec(
            .presentedContentSizeDidChange, handler: "preferredContentSizeDidChange", "preferredContentSizeDidChange",
            ["forChildContentContainer"], parameters: ["container"],
            of: .style, in: .presentation, .since(8), result: .nothing),
        MethodSpec(
            .shouldRemovePresentersView, handler: "shouldRemovePresentersView", "shouldRemovePresentersView", [],
            parameters: [],
            of: .style, in: .presentation, .since(8), result: .bool),
        MethodSpec(
            .presentationTransitionWillBegin, handler: "presentationTransitionWillBegin",
            "presentationTransitionWillBegin", [], parameters: [],
            of: .style, in: .presentation, .since(8), result: .nothing),
        MethodSpec(
            .presentationTransitionDidEnd, handler: "presentationTransitionDidEnd", "presentationTransitionDidEnd",
            ["_"], parameters: ["completed"],
            of: .style, in: .presentation, .since(8), result: .nothing),
        MethodSpec(
            .dismissalTransitionWillBegin, handler: "dismissalTransitionWillBegin", "dismissalTransitionWillBegin", [],
            parameters: [],
            of: .style, in: .presentation, .since(8), result: .nothing),
        MethodSpec(
            .dismissalTransitionDidEnd, handler: "dismissalTransitionDidEnd", "dismissalTransitionDidEnd", ["_"],
            parameters: ["completed"],
            of: .style, in: .presentation, .since(8), result: .nothing),
        MethodSpec(
            .presentationControllerForPresented, handler: "presentationControllerForPresented",
            "presentationController", ["forPresented", "presenting", "source"],
            parameters: ["presented", "presenting", "source"],
            of: .delegate, in: .presentation, .since(8), result: .object),
        MethodSpec(
            .animationControllerForPresented, handler: "animationControllerForPresented", "animationController",
            ["forPresented", "presenting", "source"], parameters: ["presented", "presenting", "source"],
            of: .delegate, in: .presentation, .since(7), result: .object),
        MethodSpec(
            .animationControllerForDismissed, handler: "animationControllerForDismissed", "animationController",
            ["forDismissed"], parameters: ["dismissed"],
            of: .delegate, in: .presentation, .since(7), result: .object),
        MethodSpec(
            .interactionControllerForPresentation, handler: "interactionControllerForPresentation",
            "interactionControllerForPresentation", ["using"], parameters: ["animator"],
            of: .delegate, in: .presentation, .since(7), result: .object),
        MethodSpec(
            .interactionControllerForDismissal, handler: "interactionControllerForDismissal",
            "interactionControllerForDismissal", ["using"], parameters: ["animator"],
            of: .delegate, in: .presentation, .since(7), result: .object),
        MethodSpec(
            .transitionDuration, handler: "transitionDuration", "transitionDuration", ["using"],
            parameters: ["context"],
            of: .style, in: .presentation, .since(7), result: .number),
        MethodSpec(
            .animateTransition, handler: "animateTransition", "animateTransition", ["using"], parameters: ["context"],
            of: .style, in: .presentation, .since(7), result: .nothing),
        MethodSpec(
            .animationEnded, handler: "animationEnded", "animationEnded", ["_"], parameters: ["completed"],
            of: .style, in: .presentation, .since(7), result: .nothing),
        MethodSpec(
            .startInteractiveTransition, handler: "startInteractiveTransition", "startInteractiveTransition", ["_"],
            parameters: ["context"],
            of: .style, in: .presentation, .since(7), result: .nothing),
    ]
}
