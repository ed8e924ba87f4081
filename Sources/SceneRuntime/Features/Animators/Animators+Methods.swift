extension MethodRow {
    /// The calls about custom transitions.
    static let animators: [MethodRow] = [
        MethodRow(
            .navigationControllerAnimationController, handler: "navigationControllerAnimationController",
            name: "navigationController", ["animationControllerFor", "from", "to"],
            parameters: ["operation", "from", "to"],
            of: .delegate, in: .delegate, .since(7), result: .object,
            answer: { $0.defaultAnimator(of: $1.receiver) }),
        MethodRow(
            .navigationControllerInteractionController, handler: "navigationControllerInteractionController",
            name: "navigationController", ["interactionControllerFor"], parameters: ["animator"],
            of: .delegate, in: .delegate, .since(7), result: .object,
            answer: { $0.defaultInteractor(of: $1.first.asObject) }),
        MethodRow(
            .presentedContentSizeDidChange, handler: "preferredContentSizeDidChange", ["forChildContentContainer"],
            parameters: ["container"],
            of: .style, in: .presentation, .since(8), result: .nothing),
        MethodRow(
            .shouldRemovePresentersView, handler: "shouldRemovePresentersView", [],
            parameters: [],
            of: .style, in: .presentation, .since(8), result: .bool),
        MethodRow(
            .presentationTransitionWillBegin, handler: "presentationTransitionWillBegin", [], parameters: [],
            of: .style, in: .presentation, .since(8), result: .nothing),
        MethodRow(
            .presentationTransitionDidEnd, handler: "presentationTransitionDidEnd", ["_"], parameters: ["completed"],
            of: .style, in: .presentation, .since(8), result: .nothing),
        MethodRow(
            .dismissalTransitionWillBegin, handler: "dismissalTransitionWillBegin", [],
            parameters: [],
            of: .style, in: .presentation, .since(8), result: .nothing),
        MethodRow(
            .dismissalTransitionDidEnd, handler: "dismissalTransitionDidEnd", ["_"],
            parameters: ["completed"],
            of: .style, in: .presentation, .since(8), result: .nothing),
        MethodRow(
            .presentationControllerForPresented, handler: "presentationControllerForPresented",
            name: "presentationController", ["forPresented", "presenting", "source"],
            parameters: ["presented", "presenting", "source"],
            of: .delegate, in: .presentation, .since(8), result: .object,
            answer: { _, call in call.receiver.kind == .style ? .object(call.receiver) : .null }),
        MethodRow(
            .animationControllerForPresented, handler: "animationControllerForPresented", name: "animationController",
            ["forPresented", "presenting", "source"], parameters: ["presented", "presenting", "source"],
            of: .delegate, in: .presentation, .since(7), result: .object,
            answer: { $0.defaultAnimator(of: $1.receiver) }),
        MethodRow(
            .animationControllerForDismissed, handler: "animationControllerForDismissed", name: "animationController",
            ["forDismissed"], parameters: ["dismissed"],
            of: .delegate, in: .presentation, .since(7), result: .object,
            answer: { $0.defaultAnimator(of: $1.receiver) }),
        MethodRow(
            .interactionControllerForPresentation, handler: "interactionControllerForPresentation", ["using"],
            parameters: ["animator"],
            of: .delegate, in: .presentation, .since(7), result: .object,
            answer: { $0.defaultInteractor(of: $1.first.asObject) }),
        MethodRow(
            .interactionControllerForDismissal, handler: "interactionControllerForDismissal", ["using"],
            parameters: ["animator"],
            of: .delegate, in: .presentation, .since(7), result: .object,
            answer: { $0.defaultInteractor(of: $1.first.asObject) }),
        MethodRow(
            .transitionDuration, handler: "transitionDuration", ["using"],
            parameters: ["context"],
            of: .style, in: .presentation, .since(7), result: .number),
        MethodRow(
            .animateTransition, handler: "animateTransition", ["using"], parameters: ["context"],
            of: .style, in: .presentation, .since(7), result: .nothing),
        MethodRow(
            .animationEnded, handler: "animationEnded", ["_"], parameters: ["completed"],
            of: .style, in: .presentation, .since(7), result: .nothing),
        MethodRow(
            .startInteractiveTransition, handler: "startInteractiveTransition", ["_"],
            parameters: ["context"],
            of: .style, in: .presentation, .since(7), result: .nothing),
    ]
}
