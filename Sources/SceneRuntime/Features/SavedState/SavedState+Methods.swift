extension MethodRow {
    /// The calls about saved state.
    static let savedState: [MethodRow] = [
        MethodRow(
            .stateRestorationActivity, handler: "stateRestorationActivity", ["for"],
            parameters: [],
            of: .scene, in: .restoration, .since(13), result: .object, values: false, decides: true),
        MethodRow(
            .restoreInteractionState, handler: "restoreInteractionStateWith", name: "scene",
            ["restoreInteractionStateWith"],
            parameters: ["activity"],
            of: .scene, in: .restoration, .since(15), result: .nothing, values: false),
        MethodRow(
            .shouldSaveApplicationState, handler: "shouldSaveApplicationState", name: "application",
            ["shouldSaveApplicationState"], parameters: ["coder"],
            of: .app, in: .restoration, .since(6), result: .bool, values: false, decides: true,
            withScenes: .stateRestorationActivity),
        MethodRow(
            .willEncodeRestorableState, handler: "willEncodeRestorableState", name: "application",
            ["willEncodeRestorableStateWith"], parameters: ["coder"],
            of: .app, in: .restoration, .since(6), result: .nothing, values: false,
            withScenes: .stateRestorationActivity),
        MethodRow(
            .shouldRestoreApplicationState, handler: "shouldRestoreApplicationState", name: "application",
            ["shouldRestoreApplicationState"], parameters: ["coder"],
            of: .app, in: .restoration, .since(6), result: .bool, values: false, decides: true,
            withScenes: .restoreInteractionState),
        MethodRow(
            .applicationViewControllerWithRestorationIdentifierPath,
            handler: "viewControllerWithRestorationIdentifierPath", name: "application",
            ["viewControllerWithRestorationIdentifierPath", "coder"], parameters: ["path", "coder"],
            of: .app, in: .restoration, .since(6), result: .object, values: false, decides: true),
        MethodRow(
            .didDecodeRestorableState, handler: "didDecodeRestorableState", name: "application",
            ["didDecodeRestorableStateWith"], parameters: ["coder"],
            of: .app, in: .restoration, .since(6), result: .nothing, values: false, withScenes: .restoreInteractionState
        ),
        MethodRow(
            .encodeRestorableState, handler: "encodeRestorableState", ["with"],
            parameters: ["coder"],
            of: .controller, in: .restoration, .since(6), result: .nothing, requiresSuper: true,
            inherits: { $0.enqueue(.encodeContents($0.entryIndex(of: $1.first))) }),
        MethodRow(
            .decodeRestorableState, handler: "decodeRestorableState", ["with"],
            parameters: ["coder"],
            of: .controller, in: .restoration, .since(6), result: .nothing, requiresSuper: true,
            inherits: { $0.enqueue(.decodeContents($0.entryIndex(of: $1.first))) }),
        MethodRow(
            .applicationFinishedRestoringState, handler: "applicationFinishedRestoringState", [], parameters: [],
            of: .controller, in: .restoration, .since(7), result: .nothing),
        MethodRow(
            .updateUserActivityState, handler: "updateUserActivityState", ["_"],
            parameters: ["activity"],
            of: .controller, in: .restoration, .since(8), result: .nothing),
        MethodRow(
            .viewControllerWithRestorationIdentifierPath, handler: "viewControllerWithRestorationIdentifierPath",
            name: "viewController", ["withRestorationIdentifierPath", "coder"], parameters: ["path", "coder"],
            of: .controller, in: .restoration, .since(6), result: .object, values: false),
    ]
}
