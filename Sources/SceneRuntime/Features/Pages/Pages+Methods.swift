extension MethodRow {
    /// The calls about page view controllers.
    static let pages: [MethodRow] = [
        MethodRow(
            .viewControllerAfter, handler: "viewControllerAfter", name: "pageViewController", ["viewControllerAfter"],
            parameters: ["controller"],
            of: .delegate, in: .delegate, .since(5), result: .object),
        MethodRow(
            .viewControllerBefore, handler: "viewControllerBefore", name: "pageViewController",
            ["viewControllerBefore"],
            parameters: ["controller"],
            of: .delegate, in: .delegate, .since(5), result: .object),
        MethodRow(
            .pageViewControllerWillTransition, handler: "pageViewControllerWillTransition", name: "pageViewController",
            ["willTransitionTo"], parameters: ["controllers"],
            of: .delegate, in: .delegate, .since(6), result: .nothing),
        MethodRow(
            .pageViewControllerDidFinishAnimating, handler: "pageViewControllerDidFinishAnimating",
            name: "pageViewController", ["didFinishAnimating", "previousViewControllers", "transitionCompleted"],
            parameters: ["finished", "previous", "completed"],
            of: .delegate, in: .delegate, .since(5), result: .nothing),
    ]
}
