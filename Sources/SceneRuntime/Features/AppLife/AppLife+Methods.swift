extension MethodRow {
    /// The calls about the life of the application.
    static let appLife: [MethodRow] = [
        MethodRow(
            .applicationDidBecomeActive, handler: "applicationDidBecomeActive", [],
            parameters: [],
            of: .app, in: .app, .since(3), result: .nothing, withScenes: .sceneDidBecomeActive),
        MethodRow(
            .applicationWillResignActive, handler: "applicationWillResignActive", [],
            parameters: [],
            of: .app, in: .app, .since(3), result: .nothing, withScenes: .sceneWillResignActive),
        MethodRow(
            .applicationDidEnterBackground, handler: "applicationDidEnterBackground", [], parameters: [],
            of: .app, in: .app, .since(4), result: .nothing, withScenes: .sceneDidEnterBackground),
        MethodRow(
            .applicationWillEnterForeground, handler: "applicationWillEnterForeground", [], parameters: [],
            of: .app, in: .app, .since(4), result: .nothing, withScenes: .sceneWillEnterForeground),
        MethodRow(
            .applicationWillTerminate, handler: "applicationWillTerminate", [],
            parameters: [],
            of: .app, in: .app, .since(3), result: .nothing),
        MethodRow(
            .applicationDidReceiveMemoryWarning, handler: "applicationDidReceiveMemoryWarning", [], parameters: [],
            of: .app, in: .memory, .since(3), result: .nothing),
        MethodRow(
            .didReceiveMemoryWarning, handler: "didReceiveMemoryWarning", [], parameters: [],
            of: .controller, in: .memory, .since(3), result: .nothing, requiresSuper: true,
            inherits: { if $0.applies(.mem1) { $0.enqueue(.system(.unload($1.receiver.controller))) } }),
        MethodRow(
            .notification, handler: "notification", ["_", "info"], parameters: ["info"],
            of: .controller, in: .action, .since(3), result: .nothing),
    ]
}
