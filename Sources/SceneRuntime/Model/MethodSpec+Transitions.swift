extension MethodSpec {
    /// The calls about custom presentations and animators, in the order of `Method`.
    static let transitions: [MethodSpec] = [
        MethodSpec(
            .presentedContentSizeDidChange, handler: "preferredContentSizeDidChange", "preferredContentSizeDidChange",
            ["forChildContentContainer"], parameters: ["container"],
            of: .style, .presentation, .since(8), answer: .nothing),
        MethodSpec(
            .shouldRemovePresentersView, handler: "shouldRemovePresentersView", "shouldRemovePresentersView", [],
            parameters: [],
            of: .style, .presentation, .since(8), answer: .bool),
        MethodSpec(
            .presentationTransitionWillBegin, handler: "presentationTransitionWillBegin",
            "presentationTransitionWillBegin", [], parameters: [],
            of: .style, .presentation, .since(8), answer: .nothing),
        MethodSpec(
            .presentationTransitionDidEnd, handler: "presentationTransitionDidEnd", "presentationTransitionDidEnd",
            ["_"], parameters: ["completed"],
            of: .style, .presentation, .since(8), answer: .nothing),
        MethodSpec(
            .dismissalTransitionWillBegin, handler: "dismissalTransitionWillBegin", "dismissalTransitionWillBegin", [],
            parameters: [],
            of: .style, .presentation, .since(8), answer: .nothing),
        MethodSpec(
            .dismissalTransitionDidEnd, handler: "dismissalTransitionDidEnd", "dismissalTransitionDidEnd", ["_"],
            parameters: ["completed"],
            of: .style, .presentation, .since(8), answer: .nothing),
        MethodSpec(
            .presentationControllerForPresented, handler: "presentationControllerForPresented",
            "presentationController", ["forPresented", "presenting", "source"],
            parameters: ["presented", "presenting", "source"],
            of: .delegate, .presentation, .since(8), answer: .object),
        MethodSpec(
            .animationControllerForPresented, handler: "animationControllerForPresented", "animationController",
            ["forPresented", "presenting", "source"], parameters: ["presented", "presenting", "source"],
            of: .delegate, .presentation, .since(7), answer: .object),
        MethodSpec(
            .animationControllerForDismissed, handler: "animationControllerForDismissed", "animationController",
            ["forDismissed"], parameters: ["dismissed"],
            of: .delegate, .presentation, .since(7), answer: .object),
        MethodSpec(
            .interactionControllerForPresentation, handler: "interactionControllerForPresentation",
            "interactionControllerForPresentation", ["using"], parameters: ["animator"],
            of: .delegate, .presentation, .since(7), answer: .object),
        MethodSpec(
            .interactionControllerForDismissal, handler: "interactionControllerForDismissal",
            "interactionControllerForDismissal", ["using"], parameters: ["animator"],
            of: .delegate, .presentation, .since(7), answer: .object),
        MethodSpec(
            .transitionDuration, handler: "transitionDuration", "transitionDuration", ["using"],
            parameters: ["context"],
            of: .style, .presentation, .since(7), answer: .number),
        MethodSpec(
            .animateTransition, handler: "animateTransition", "animateTransition", ["using"], parameters: ["context"],
            of: .style, .presentation, .since(7), answer: .nothing),
        MethodSpec(
            .animationEnded, handler: "animationEnded", "animationEnded", ["_"], parameters: ["completed"],
            of: .style, .presentation, .since(7), answer: .nothing),
        MethodSpec(
            .startInteractiveTransition, handler: "startInteractiveTransition", "startInteractiveTransition", ["_"],
            parameters: ["context"],
            of: .style, .presentation, .since(7), answer: .nothing),
    ]
}
