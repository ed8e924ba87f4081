extension MethodSpec {
    /// The questions about the bars and gestures of the system, in the order of `Method`.
    static let systemBars: [MethodSpec] = [
        MethodSpec(
            .childForStatusBarHidden,
            handler: "childForStatusBarHidden",
            "childForStatusBarHidden", [], parameters: [],
            of: .controller, in: .environment, .since(7), result: .object),
        MethodSpec(
            .prefersStatusBarHidden,
            handler: "prefersStatusBarHidden",
            "prefersStatusBarHidden", [], parameters: [],
            of: .controller, in: .environment, .since(7), result: .bool),
        MethodSpec(
            .childForStatusBarStyle,
            handler: "childForStatusBarStyle",
            "childForStatusBarStyle", [], parameters: [],
            of: .controller, in: .environment, .since(7), result: .object),
        MethodSpec(
            .preferredStatusBarStyle,
            handler: "preferredStatusBarStyle",
            "preferredStatusBarStyle", [], parameters: [],
            of: .controller, in: .environment, .since(7), result: .symbol),
        MethodSpec(
            .preferredStatusBarUpdateAnimation,
            handler: "preferredStatusBarUpdateAnimation",
            "preferredStatusBarUpdateAnimation", [], parameters: [],
            of: .controller, in: .environment, .since(7), result: .symbol),
        MethodSpec(
            .setNeedsStatusBarAppearanceUpdate,
            handler: "setNeedsStatusBarAppearanceUpdate",
            "setNeedsStatusBarAppearanceUpdate", [], parameters: [],
            of: .controller, in: .environment, .since(7), result: .nothing),
        MethodSpec(
            .childForHomeIndicatorAutoHidden,
            handler: "childForHomeIndicatorAutoHidden",
            "childForHomeIndicatorAutoHidden", [], parameters: [],
            of: .controller, in: .environment, .since(11), result: .object),
        MethodSpec(
            .prefersHomeIndicatorAutoHidden,
            handler: "prefersHomeIndicatorAutoHidden",
            "prefersHomeIndicatorAutoHidden", [], parameters: [],
            of: .controller, in: .environment, .since(11), result: .bool),
        MethodSpec(
            .setNeedsUpdateOfHomeIndicatorAutoHidden,
            handler: "setNeedsUpdateOfHomeIndicatorAutoHidden",
            "setNeedsUpdateOfHomeIndicatorAutoHidden", [], parameters: [],
            of: .controller, in: .environment, .since(11), result: .nothing),
        MethodSpec(
            .childForScreenEdgesDeferringSystemGestures,
            handler: "childForScreenEdgesDeferringSystemGestures",
            "childForScreenEdgesDeferringSystemGestures", [], parameters: [],
            of: .controller, in: .environment, .since(11), result: .object),
        MethodSpec(
            .preferredScreenEdgesDeferringSystemGestures,
            handler: "preferredScreenEdgesDeferringSystemGestures",
            "preferredScreenEdgesDeferringSystemGestures", [], parameters: [],
            of: .controller, in: .environment, .since(11), result: .symbol),
        MethodSpec(
            .setNeedsUpdateOfScreenEdgesDeferringSystemGestures,
            handler: "setNeedsUpdateOfScreenEdgesDeferringSystemGestures",
            "setNeedsUpdateOfScreenEdgesDeferringSystemGestures", [], parameters: [],
            of: .controller, in: .environment, .since(11), result: .nothing),
        MethodSpec(
            .childViewControllerForPointerLock,
            handler: "childViewControllerForPointerLock",
            "childViewControllerForPointerLock", [], parameters: [],
            of: .controller, in: .environment, .since(14), result: .object),
        MethodSpec(
            .prefersPointerLocked,
            handler: "prefersPointerLocked",
            "prefersPointerLocked", [], parameters: [],
            of: .controller, in: .environment, .since(14), result: .bool),
        MethodSpec(
            .setNeedsUpdateOfPrefersPointerLocked,
            handler: "setNeedsUpdateOfPrefersPointerLocked",
            "setNeedsUpdateOfPrefersPointerLocked", [], parameters: [],
            of: .controller, in: .environment, .since(14), result: .nothing),
    ]
}
