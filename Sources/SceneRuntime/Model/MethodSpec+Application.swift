extension MethodSpec {
    /// The calls about the application and its scene, in the order of `Method`.
    static let application: [MethodSpec] = [
        MethodSpec(
            .willFinishLaunching, handler: "willFinishLaunching", "application", ["willFinishLaunchingWithOptions"],
            parameters: [],
            of: .app, in: .app, .since(6), result: .nothing, values: false),
        MethodSpec(
            .didFinishLaunching, handler: "didFinishLaunching", "application", ["didFinishLaunchingWithOptions"],
            parameters: [],
            of: .app, in: .app, .since(3), result: .nothing, values: false),
        MethodSpec(
            .applicationDidBecomeActive, handler: "applicationDidBecomeActive", "applicationDidBecomeActive", [],
            parameters: [],
            of: .app, in: .app, .since(3), result: .nothing),
        MethodSpec(
            .applicationWillResignActive, handler: "applicationWillResignActive", "applicationWillResignActive", [],
            parameters: [],
            of: .app, in: .app, .since(3), result: .nothing),
        MethodSpec(
            .applicationDidEnterBackground, handler: "applicationDidEnterBackground", "applicationDidEnterBackground",
            [], parameters: [],
            of: .app, in: .app, .since(4), result: .nothing),
        MethodSpec(
            .applicationWillEnterForeground, handler: "applicationWillEnterForeground",
            "applicationWillEnterForeground", [], parameters: [],
            of: .app, in: .app, .since(4), result: .nothing),
        MethodSpec(
            .applicationWillTerminate, handler: "applicationWillTerminate", "applicationWillTerminate", [],
            parameters: [],
            of: .app, in: .app, .since(3), result: .nothing),
        MethodSpec(
            .applicationDidReceiveMemoryWarning, handler: "applicationDidReceiveMemoryWarning",
            "applicationDidReceiveMemoryWarning", [], parameters: [],
            of: .app, in: .memory, .since(3), result: .nothing),
        MethodSpec(
            .configurationForConnecting, handler: "configurationForConnecting", "application",
            ["configurationForConnecting"], parameters: [],
            of: .app, in: .app, .since(13), result: .nothing, values: false),
        MethodSpec(
            .didDiscardSceneSessions, handler: "didDiscardSceneSessions", "application", ["didDiscardSceneSessions"],
            parameters: [],
            of: .app, in: .app, .since(13), result: .nothing, values: false),
        MethodSpec(
            .sceneWillConnect, handler: "sceneWillConnect", "scene", ["willConnectTo"], parameters: ["url"],
            of: .scene, in: .app, .since(13), result: .nothing, values: false),
        MethodSpec(
            .sceneDidDisconnect, handler: "sceneDidDisconnect", "sceneDidDisconnect", [], parameters: [],
            of: .scene, in: .app, .since(13), result: .nothing),
        MethodSpec(
            .sceneWillEnterForeground, handler: "sceneWillEnterForeground", "sceneWillEnterForeground", [],
            parameters: [],
            of: .scene, in: .app, .since(13), result: .nothing),
        MethodSpec(
            .sceneDidBecomeActive, handler: "sceneDidBecomeActive", "sceneDidBecomeActive", [], parameters: [],
            of: .scene, in: .app, .since(13), result: .nothing),
        MethodSpec(
            .sceneWillResignActive, handler: "sceneWillResignActive", "sceneWillResignActive", [], parameters: [],
            of: .scene, in: .app, .since(13), result: .nothing),
        MethodSpec(
            .sceneDidEnterBackground, handler: "sceneDidEnterBackground", "sceneDidEnterBackground", [], parameters: [],
            of: .scene, in: .app, .since(13), result: .nothing),
        MethodSpec(
            .sceneOpenURLContexts, handler: "openURLContexts", "scene", ["openURLContexts"], parameters: ["url"],
            of: .scene, in: .app, .since(13), result: .nothing, values: false),
        MethodSpec(
            .stateRestorationActivity, handler: "stateRestorationActivity", "stateRestorationActivity", ["for"],
            parameters: [],
            of: .scene, in: .restoration, .since(13), result: .object, values: false),
        MethodSpec(
            .restoreInteractionState, handler: "restoreInteractionStateWith", "scene", ["restoreInteractionStateWith"],
            parameters: ["activity"],
            of: .scene, in: .restoration, .since(15), result: .nothing, values: false),
        MethodSpec(
            .shouldSaveApplicationState, handler: "shouldSaveApplicationState", "application",
            ["shouldSaveApplicationState"], parameters: ["coder"],
            of: .app, in: .restoration, .since(6), result: .bool, values: false),
        MethodSpec(
            .willEncodeRestorableState, handler: "willEncodeRestorableState", "application",
            ["willEncodeRestorableStateWith"], parameters: ["coder"],
            of: .app, in: .restoration, .since(6), result: .nothing, values: false),
        MethodSpec(
            .shouldRestoreApplicationState, handler: "shouldRestoreApplicationState", "application",
            ["shouldRestoreApplicationState"], parameters: ["coder"],
            of: .app, in: .restoration, .since(6), result: .bool, values: false),
        MethodSpec(
            .applicationViewControllerWithRestorationIdentifierPath,
            handler: "viewControllerWithRestorationIdentifierPath", "application",
            ["viewControllerWithRestorationIdentifierPath", "coder"], parameters: ["path", "coder"],
            of: .app, in: .restoration, .since(6), result: .object, values: false),
        MethodSpec(
            .didDecodeRestorableState, handler: "didDecodeRestorableState", "application",
            ["didDecodeRestorableStateWith"], parameters: ["coder"],
            of: .app, in: .restoration, .since(6), result: .nothing, values: false),
    ]
}
