extension MethodSpec {
    /// The questions about the bars and gestures of the system, in the order of `Method`.
    static let systemBars: [MethodSpec] = [
        MethodSpec(
            .childForStatusBarHidden,
            handler: "childForStatusBarHidden",
            "childForStatusBarHidden", [], parameters: [],
            of: .controller, .environment, .since(7), answer: .object),
        MethodSpec(
            .prefersStatusBarHidden,
            handler: "prefersStatusBarHidden",
            "prefersStatusBarHidden", [], parameters: [],
            of: .controller, .environment, .since(7), answer: .bool),
        MethodSpec(
            .childForStatusBarStyle,
            handler: "childForStatusBarStyle",
            "childForStatusBarStyle", [], parameters: [],
            of: .controller, .environment, .since(7), answer: .object),
        MethodSpec(
            .preferredStatusBarStyle,
            handler: "preferredStatusBarStyle",
            "preferredStatusBarStyle", [], parameters: [],
            of: .controller, .environment, .since(7), answer: .symbol),
        MethodSpec(
            .preferredStatusBarUpdateAnimation,
            handler: "preferredStatusBarUpdateAnimation",
            "preferredStatusBarUpdateAnimation", [], parameters: [],
            of: .controller, .environment, .since(7), answer: .symbol),
        MethodSpec(
            .setNeedsStatusBarAppearanceUpdate,
            handler: "setNeedsStatusBarAppearanceUpdate",
            "setNeedsStatusBarAppearanceUpdate", [], parameters: [],
            of: .controller, .environment, .since(7), answer: .nothing),
        MethodSpec(
            .childForHomeIndicatorAutoHidden,
            handler: "childForHomeIndicatorAutoHidden",
            "childForHomeIndicatorAutoHidden", [], parameters: [],
            of: .controller, .environment, .since(11), answer: .object),
        MethodSpec(
            .prefersHomeIndicatorAutoHidden,
            handler: "prefersHomeIndicatorAutoHidden",
            "prefersHomeIndicatorAutoHidden", [], parameters: [],
            of: .controller, .environment, .since(11), answer: .bool),
        MethodSpec(
            .setNeedsUpdateOfHomeIndicatorAutoHidden,
            handler: "setNeedsUpdateOfHomeIndicatorAutoHidden",
            "setNeedsUpdateOfHomeIndicatorAutoHidden", [], parameters: [],
            of: .controller, .environment, .since(11), answer: .nothing),
        MethodSpec(
            .childForScreenEdgesDeferringSystemGestures,
            handler: "childForScreenEdgesDeferringSystemGestures",
            "childForScreenEdgesDeferringSystemGestures", [], parameters: [],
            of: .controller, .environment, .since(11), answer: .object),
        MethodSpec(
            .preferredScreenEdgesDeferringSystemGestures,
            handler: "preferredScreenEdgesDeferringSystemGestures",
            "preferredScreenEdgesDeferringSystemGestures", [], parameters: [],
            of: .controller, .environment, .since(11), answer: .symbol),
        MethodSpec(
            .setNeedsUpdateOfScreenEdgesDeferringSystemGestures,
            handler: "setNeedsUpdateOfScreenEdgesDeferringSystemGestures",
            "setNeedsUpdateOfScreenEdgesDeferringSystemGestures", [], parameters: [],
            of: .controller, .environment, .since(11), answer: .nothing),
        MethodSpec(
            .childViewControllerForPointerLock,
            handler: "childViewControllerForPointerLock",
            "childViewControllerForPointerLock", [], parameters: [],
            of: .controller, .environment, .since(14), answer: .object),
        MethodSpec(
            .prefersPointerLocked,
            handler: "prefersPointerLocked",
            "prefersPointerLocked", [], parameters: [],
            of: .controller, .environment, .since(14), answer: .bool),
        MethodSpec(
            .setNeedsUpdateOfPrefersPointerLocked,
            handler: "setNeedsUpdateOfPrefersPointerLocked",
            "setNeedsUpdateOfPrefersPointerLocked", [], parameters: [],
            of: .controller, .environment, .since(14), answer: .nothing),
    ]
}
