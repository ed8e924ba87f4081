extension MethodRow {
    /// The calls about the bars and gestures of the system.
    static let systemBars: [MethodRow] = [
        MethodRow(
            .childForStatusBarHidden,
            handler: "childForStatusBarHidden", [], parameters: [],
            of: .controller, in: .environment, .since(7), result: .object),
        MethodRow(
            .prefersStatusBarHidden,
            handler: "prefersStatusBarHidden", [], parameters: [],
            of: .controller, in: .environment, .since(7), result: .bool),
        MethodRow(
            .childForStatusBarStyle,
            handler: "childForStatusBarStyle", [], parameters: [],
            of: .controller, in: .environment, .since(7), result: .object),
        MethodRow(
            .preferredStatusBarStyle,
            handler: "preferredStatusBarStyle", [], parameters: [],
            of: .controller, in: .environment, .since(7), result: .symbol),
        MethodRow(
            .preferredStatusBarUpdateAnimation,
            handler: "preferredStatusBarUpdateAnimation", [], parameters: [],
            of: .controller, in: .environment, .since(7), result: .symbol),
        MethodRow(
            .setNeedsStatusBarAppearanceUpdate,
            handler: "setNeedsStatusBarAppearanceUpdate", [], parameters: [],
            of: .controller, in: .environment, .since(7), result: .nothing),
        MethodRow(
            .childForHomeIndicatorAutoHidden,
            handler: "childForHomeIndicatorAutoHidden", [], parameters: [],
            of: .controller, in: .environment, .since(11), result: .object),
        MethodRow(
            .prefersHomeIndicatorAutoHidden,
            handler: "prefersHomeIndicatorAutoHidden", [], parameters: [],
            of: .controller, in: .environment, .since(11), result: .bool),
        MethodRow(
            .setNeedsUpdateOfHomeIndicatorAutoHidden,
            handler: "setNeedsUpdateOfHomeIndicatorAutoHidden", [], parameters: [],
            of: .controller, in: .environment, .since(11), result: .nothing),
        MethodRow(
            .childForScreenEdgesDeferringSystemGestures,
            handler: "childForScreenEdgesDeferringSystemGestures", [], parameters: [],
            of: .controller, in: .environment, .since(11), result: .object),
        MethodRow(
            .preferredScreenEdgesDeferringSystemGestures,
            handler: "preferredScreenEdgesDeferringSystemGestures", [], parameters: [],
            of: .controller, in: .environment, .since(11), result: .symbol),
        MethodRow(
            .setNeedsUpdateOfScreenEdgesDeferringSystemGestures,
            handler: "setNeedsUpdateOfScreenEdgesDeferringSystemGestures", [], parameters: [],
            of: .controller, in: .environment, .since(11), result: .nothing),
        MethodRow(
            .childViewControllerForPointerLock,
            handler: "childViewControllerForPointerLock", [], parameters: [],
            of: .controller, in: .environment, .since(14), result: .object),
        MethodRow(
            .prefersPointerLocked,
            handler: "prefersPointerLocked", [], parameters: [],
            of: .controller, in: .environment, .since(14), result: .bool),
        MethodRow(
            .setNeedsUpdateOfPrefersPointerLocked,
            handler: "setNeedsUpdateOfPrefersPointerLocked", [], parameters: [],
            of: .controller, in: .environment, .since(14), result: .nothing),
    ]
}
