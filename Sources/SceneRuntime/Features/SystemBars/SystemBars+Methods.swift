extension MethodRow {
    /// The calls about the bars and gestures of the system.
    static let systemBars: [MethodRow] = [
        MethodRow(
            .childForStatusBarHidden,
            handler: "childForStatusBarHidden",
            "childForStatusBarHidden", [], parameters: [],
            of: .controller, in: .environment, .since(7), result: .object),
        MethodRow(
            .prefersStatusBarHidden,
            handler: "prefersStatusBarHidden",
            "prefersStatusBarHidden", [], parameters: [],
            of: .controller, in: .environment, .since(7), result: .bool),
        MethodRow(
            .childForStatusBarStyle,
            handler: "childForStatusBarStyle",
            "childForStatusBarStyle", [], parameters: [],
            of: .controller, in: .environment, .since(7), result: .object),
        MethodRow(
            .preferredStatusBarStyle,
            handler: "preferredStatusBarStyle",
            "preferredStatusBarStyle", [], parameters: [],
            of: .controller, in: .environment, .since(7), result: .symbol),
        MethodRow(
            .preferredStatusBarUpdateAnimation,
            handler: "preferredStatusBarUpdateAnimation",
            "preferredStatusBarUpdateAnimation", [], parameters: [],
            of: .controller, in: .environment, .since(7), result: .symbol),
        MethodRow(
            .setNeedsStatusBarAppearanceUpdate,
            handler: "setNeedsStatusBarAppearanceUpdate",
            "setNeedsStatusBarAppearanceUpdate", [], parameters: [],
            of: .controller, in: .environment, .since(7), result: .nothing),
        MethodRow(
            .childForHomeIndicatorAutoHidden,
            handler: "childForHomeIndicatorAutoHidden",
            "childForHomeIndicatorAutoHidden", [], parameters: [],
            of: .controller, in: .environment, .since(11), result: .object),
        MethodRow(
            .prefersHomeIndicatorAutoHidden,
            handler: "prefersHomeIndicatorAutoHidden",
            "prefersHomeIndicatorAutoHidden", [], parameters: [],
            of: .controller, in: .environment, .since(11), result: .bool),
        MethodRow(
            .setNeedsUpdateOfHomeIndicatorAutoHidden,
            handler: "setNeedsUpdateOfHomeIndicatorAutoHidden",
            "setNeedsUpdateOfHomeIndicatorAutoHidden", [], parameters: [],
            of: .controller, in: .environment, .since(11), result: .nothing),
        MethodRow(
            .childForScreenEdgesDeferringSystemGestures,
            handler: "childForScreenEdgesDeferringSystemGestures",
            "childForScreenEdgesDeferringSystemGestures", [], parameters: [],
            of: .controller, in: .environment, .since(11), result: .object),
        MethodRow(
            .preferredScreenEdgesDeferringSystemGestures,
            handler: "preferredScreenEdgesDeferringSystemGestures",
            "preferredScreenEdgesDeferringSystemGestures", [], parameters: [],
            of: .controller, in: .environment, .since(11), result: .symbol),
        MethodRow(
            .setNeedsUpdateOfScreenEdgesDeferringSystemGestures,
            handler: "setNeedsUpdateOfScreenEdgesDeferringSystemGestures",
            "setNeedsUpdateOfScreenEdgesDeferringSystemGestures", [], parameters: [],
            of: .controller, in: .environment, .since(11), result: .nothing),
        MethodRow(
            .childViewControllerForPointerLock,
            handler: "childViewControllerForPointerLock",
            "childViewControllerForPointerLock", [], parameters: [],
            of: .controller, in: .environment, .since(14), result: .object),
        MethodRow(
            .prefersPointerLocked,
            handler: "prefersPointerLocked",
            "prefersPointerLocked", [], parameters: [],
            of: .controller, in: .environment, .since(14), result: .bool),
        MethodRow(
            .setNeedsUpdateOfPrefersPointerLocked,
            handler: "setNeedsUpdateOfPrefersPointerLocked",
            "setNeedsUpdateOfPrefersPointerLocked", [], parameters: [],
            of: .controller, in: .environment, .since(14), result: .nothing),
    ]
}
