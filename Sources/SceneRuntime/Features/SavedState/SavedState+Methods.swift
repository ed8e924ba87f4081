extension MethodRow {
    /// The calls about saved state.
    static let savedState: [MethodRow] = [
        MethodRow(
            .stateRestorationActivity, handler: "stateRestorationActivity", "stateRestorationActivity", ["for"],
            parameters: [],
            of: .scene, in: .restoration, .since(13), result: .object, values: false),
        MethodRow(
            .restoreInteractionState, handler: "restoreInteractionStateWith", "scene", ["restoreInteractionStateWith"],
            parameters: ["activity"],
            of: .scene, in: .restoration, .since(15), result: .nothing, values: false),
        MethodRow(
            .shouldSaveApplicationState, handler: "shouldSaveApplicationState", "application",
            ["shouldSaveApplicationState"], parameters: ["coder"],
            of: .app, in: .restoration, .since(6), result: .bool, values: false),
        MethodRow(
            .willEncodeRestorableState, handler: "willEncodeRestorableState", "application",
            ["willEncodeRestorableStateWith"], parameters: ["coder"],
            of: .app, in: .restoration, .since(6), result: .nothing, values: false),
        MethodRow(
            .shouldRestoreApplicationState, handler: "shouldRestoreApplicationState", "application",
            ["shouldRestoreApplicationState"], parameters: ["coder"],
            of: .app, in: .restoration, .since(6), result: .bool, values: false),
        MethodRow(
            .applicationViewControllerWithRestorationIdentifierPath,
            handler: "viewControllerWithRestorationIdentifierPath", "application",
            ["viewControllerWithRestorationIdentifierPath", "coder"], parameters: ["path", "coder"],
            of: .app, in: .restoration, .since(6), result: .object, values: false),
        MethodRow(
            .didDecodeRestorableState, handler: "didDecodeRestorableState", "application",
            ["didDecodeRestorableStateWith"], parameters: ["coder"],
            of: .app, in: .restoration, .since(6), result: .nothing, values: false),
        MethodRow(
            .encodeRestorableState, handler: "encodeRestorableState", "encodeRestorableState", ["with"],
            parameters: ["coder"],
            of: .controller, in: .restoration, .since(6), result: .nothing,
            inherits: { $0.enqueue(.encodeContents($0.entryIndex(of: $1.first))) }),
        MethodRow(
            .decodeRestorableState, handler: "decodeRestorableState", "decodeRestorableState", ["with"],
            parameters: ["coder"],
            of: .controller, in: .restoration, .since(6), result: .nothing,
            inherits: { $0.enqueue(.decodeContents($0.entryIndex(of: $1.first))) }),
        MethodRow(
            .applicationFinishedRestoringState, handler: "applicationFinishedRestoringState",
            "applicationFinishedRestoringState", [], parameters: [],
            of: .controller, in: .restoration, .since(7), result: .nothing),
        MethodRow(
            .updateUserActivityState, handler: "updateUserActivityState", "updateUserActivityState", ["_"],
            parameters: ["activity"],
            of: .controller, in: .restoration, .since(8), result: .nothing),
        MethodRow(
            .viewControllerWithRestorationIdentifierPath, handler: "viewControllerWithRestorationIdentifierPath",
            "viewController", ["withRestorationIdentifierPath", "coder"], parameters: ["path", "coder"],
            of: .controller, in: .restoration, .since(6), result: .object, values: false),
    ]
}
