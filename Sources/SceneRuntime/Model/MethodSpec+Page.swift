extension MethodSpec {
    /// The calls about page view controllers, in the order of `Method`. `of:` is the receiver, `in:` the category
    /// of the trace.
    static let page: [MethodSpec] = [
        MethodSpec(
            .viewControllerAfter, handler: "viewControllerAfter", "pageViewController", ["viewControllerAfter"],
            parameters: ["controller"],
            of: .delegate, in: .delegate, .since(5), result: .object),
        MethodSpec(
            .viewControllerBefore, handler: "viewControllerBefore", "pageViewController", ["viewControllerBefore"],
            parameters: ["controller"],
            of: .delegate, in: .delegate, .since(5), result: .object),
        MethodSpec(
            .pageViewControllerWillTransition, handler: "pageViewControllerWillTransition", "pageViewController",
            ["willTransitionTo"], parameters: ["controllers"],
            of: .delegate, in: .delegate, .since(6), result: .nothing),
        MethodSpec(
            .pageViewControllerDidFinishAnimating, handler: "pageViewControllerDidFinishAnimating",
            "pageViewController", ["didFinishAnimating", "previousViewControllers", "transitionCompleted"],
            parameters: ["finished", "previous", "completed"],
            of: .delegate, in: .delegate, .since(5), result: .nothing),
    ]
}
