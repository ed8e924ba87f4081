extension MethodSpec {
    /// The calls about page view controllers, in the order of `Method`.
    static let page: [MethodSpec] = [
        MethodSpec(
            .viewControllerAfter, handler: "viewControllerAfter", "pageViewController", ["viewControllerAfter"],
            parameters: ["controller"],
            of: .delegate, .delegate, .since(5), answer: .object),
        MethodSpec(
            .viewControllerBefore, handler: "viewControllerBefore", "pageViewController", ["viewControllerBefore"],
            parameters: ["controller"],
            of: .delegate, .delegate, .since(5), answer: .object),
        MethodSpec(
            .pageViewControllerWillTransition, handler: "pageViewControllerWillTransition", "pageViewController",
            ["willTransitionTo"], parameters: ["controllers"],
            of: .delegate, .delegate, .since(6), answer: .nothing),
        MethodSpec(
            .pageViewControllerDidFinishAnimating, handler: "pageViewControllerDidFinishAnimating",
            "pageViewController", ["didFinishAnimating", "previousViewControllers", "transitionCompleted"],
            parameters: ["finished", "previous", "completed"],
            of: .delegate, .delegate, .since(5), answer: .nothing),
    ]
}
