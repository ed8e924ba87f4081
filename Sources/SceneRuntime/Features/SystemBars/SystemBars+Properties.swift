extension PropertyRow {
    /// The properties of the bars of the system.
    static let systemBars: [PropertyRow] = presentations + answers

    private static let presentations: [PropertyRow] = [
        PropertyRow(
            .modalPresentationCapturesStatusBarAppearance, "modalPresentationCapturesStatusBarAppearance",
            of: .controllers, releases: .since(7), .boolean(),
            .computed(
                { .bool($0[$1.controller].geometry.facts.contains(.capturesStatusBar)) },
                { $0.setFact(.capturesStatusBar, of: $1.controller, $2.asBool) }), access: .readWrite, listed: false,
            "Whether the controller decides about the status bar if its presentation does not fill the screen.")
    ]

    /// LANG-OVERRIDE-1: the answers to the questions of the system, which code of the app reads, too. Apps override
    /// their getters.
    private static let answers: [PropertyRow] = [
        answer(
            .prefersStatusBarHidden, "prefersStatusBarHidden", .prefersStatusBarHidden, .since(7), .boolean(),
            "Whether the controller hides the status bar."
        ) { .bool($0.hidesStatusBarByDefault($1.controller)) },
        answer(
            .preferredStatusBarStyle, "preferredStatusBarStyle", .preferredStatusBarStyle, .since(7), .symbol(.any),
            "The style of the status bar that the controller prefers."
        ) { _, _ in .symbol(.default) },
        answer(
            .prefersHomeIndicatorAutoHidden, "prefersHomeIndicatorAutoHidden", .prefersHomeIndicatorAutoHidden,
            .since(11), .boolean(), "Whether the controller hides the home indicator."
        ) { _, _ in .bool(false) },
        answer(
            .preferredScreenEdgesDeferringSystemGestures, "preferredScreenEdgesDeferringSystemGestures",
            .preferredScreenEdgesDeferringSystemGestures, .since(11), .symbol(.edges),
            "The edges at which the gestures of the app come before those of the system."
        ) { _, _ in .value(EdgeSet([]).argument) },
        answer(
            .prefersPointerLocked, "prefersPointerLocked", .prefersPointerLocked, .since(14), .boolean(),
            "Whether the controller locks the pointer."
        ) { _, _ in .bool(false) },
        childAnswer(.childForStatusBarHidden, "childForStatusBarHidden", .childForStatusBarHidden, .since(7)),
        childAnswer(.childForStatusBarStyle, "childForStatusBarStyle", .childForStatusBarStyle, .since(7)),
        childAnswer(
            .childForHomeIndicatorAutoHidden, "childForHomeIndicatorAutoHidden", .childForHomeIndicatorAutoHidden,
            .since(11)),
        childAnswer(
            .childForScreenEdgesDeferringSystemGestures, "childForScreenEdgesDeferringSystemGestures",
            .childForScreenEdgesDeferringSystemGestures, .since(11)),
        childAnswer(
            .childViewControllerForPointerLock, "childViewControllerForPointerLock",
            .childViewControllerForPointerLock, .since(14)),
    ]

    /// Returns the row of an answer. No source gives the one of a container of UIKit.
    private static func answer(
        _ property: Property, _ name: StaticString, _ method: Method, _ releases: ReleaseRange, _ type: PropertyType,
        _ help: StaticString, _ read: @escaping Read
    ) -> PropertyRow {
        PropertyRow(
            property, name, of: .controllers, releases: releases, type,
            .computed { $0.readingOfContainer($1.controller, method) ?? read(&$0, $1) }, listed: false, help)
    }

    private static func childAnswer(
        _ property: Property, _ name: StaticString, _ method: Method, _ releases: ReleaseRange
    ) -> PropertyRow {
        answer(property, name, method, releases, .controller(), "The child that answers instead, or nil.") { _, _ in
            .controller(.none)
        }
    }
}

extension World {
    /// The default of `prefersStatusBarHidden`: true in a compact height, from iOS 8.
    fileprivate func hidesStatusBarByDefault(_ id: ControllerID) -> Bool {
        has(.traitsExist) && traits(of: id).vertical == .compact
    }

    /// The refusal to read the answer of a container of UIKit, which no source gives; nil for another controller. A
    /// navigation controller passes no question about the style on (STATUS-NAV-1).
    fileprivate mutating func readingOfContainer(_ id: ControllerID, _ method: Method) -> PropertyReading? {
        let kind = self[id].base.container
        if kind == .none || kind == .navigation && method == .childForStatusBarStyle { return nil }
        return .perform(.refuse(.systemBarsOfContainer, id, internName(method.spec.handler.utf8Bytes)))
    }
}
