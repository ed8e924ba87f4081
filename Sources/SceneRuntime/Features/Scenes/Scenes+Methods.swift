extension MethodRow {
    /// The calls about scenes.
    static let scenes: [MethodRow] = [
        MethodRow(
            .configurationForConnecting, handler: "configurationForConnecting", name: "application",
            ["configurationForConnecting"], parameters: ["options"],
            of: .app, in: .app, .since(13), result: .nothing, values: false, decides: true),
        MethodRow(
            .didDiscardSceneSessions, handler: "didDiscardSceneSessions", name: "application",
            ["didDiscardSceneSessions"],
            parameters: [],
            of: .app, in: .app, .since(13), result: .nothing, values: false),
        MethodRow(
            .sceneWillConnect, handler: "sceneWillConnect", name: "scene", ["willConnectTo"],
            parameters: ["url", "options"],
            of: .scene, in: .app, .since(13), result: .nothing, values: false),
        MethodRow(
            .sceneDidDisconnect, handler: "sceneDidDisconnect", [], parameters: [],
            of: .scene, in: .app, .since(13), result: .nothing),
        MethodRow(
            .sceneWillEnterForeground, handler: "sceneWillEnterForeground", [],
            parameters: [],
            of: .scene, in: .app, .since(13), result: .nothing),
        MethodRow(
            .sceneDidBecomeActive, handler: "sceneDidBecomeActive", [], parameters: [],
            of: .scene, in: .app, .since(13), result: .nothing),
        MethodRow(
            .sceneWillResignActive, handler: "sceneWillResignActive", [], parameters: [],
            of: .scene, in: .app, .since(13), result: .nothing),
        MethodRow(
            .sceneDidEnterBackground, handler: "sceneDidEnterBackground", [], parameters: [],
            of: .scene, in: .app, .since(13), result: .nothing),
        MethodRow(
            .sceneOpenURLContexts, handler: "openURLContexts", name: "scene", ["openURLContexts"], parameters: ["url"],
            of: .scene, in: .app, .since(13), result: .nothing, values: false),
    ]
}
