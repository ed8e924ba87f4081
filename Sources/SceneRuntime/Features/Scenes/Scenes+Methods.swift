extension MethodRow {
    /// The calls about scenes.
    static let scenes: [MethodRow] = [
        MethodRow(
            .configurationForConnecting, handler: "configurationForConnecting", "application",
            ["configurationForConnecting"], parameters: [],
            of: .app, in: .app, .since(13), result: .nothing, values: false),
        MethodRow(
            .didDiscardSceneSessions, handler: "didDiscardSceneSessions", "application", ["didDiscardSceneSessions"],
            parameters: [],
            of: .app, in: .app, .since(13), result: .nothing, values: false),
        MethodRow(
            .sceneWillConnect, handler: "sceneWillConnect", "scene", ["willConnectTo"], parameters: ["url"],
            of: .scene, in: .app, .since(13), result: .nothing, values: false),
        MethodRow(
            .sceneDidDisconnect, handler: "sceneDidDisconnect", "sceneDidDisconnect", [], parameters: [],
            of: .scene, in: .app, .since(13), result: .nothing),
        MethodRow(
            .sceneWillEnterForeground, handler: "sceneWillEnterForeground", "sceneWillEnterForeground", [],
            parameters: [],
            of: .scene, in: .app, .since(13), result: .nothing),
        MethodRow(
            .sceneDidBecomeActive, handler: "sceneDidBecomeActive", "sceneDidBecomeActive", [], parameters: [],
            of: .scene, in: .app, .since(13), result: .nothing),
        MethodRow(
            .sceneWillResignActive, handler: "sceneWillResignActive", "sceneWillResignActive", [], parameters: [],
            of: .scene, in: .app, .since(13), result: .nothing),
        MethodRow(
            .sceneDidEnterBackground, handler: "sceneDidEnterBackground", "sceneDidEnterBackground", [], parameters: [],
            of: .scene, in: .app, .since(13), result: .nothing),
        MethodRow(
            .sceneOpenURLContexts, handler: "openURLContexts", "scene", ["openURLContexts"], parameters: ["url"],
            of: .scene, in: .app, .since(13), result: .nothing, values: false),
    ]
}
