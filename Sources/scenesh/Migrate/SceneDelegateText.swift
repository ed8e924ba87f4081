import SceneLang

/// Swift of a scene delegate: a method for each handler that moves, with the line of the handler in the script.
struct SceneDelegateText: Sendable {
    /// Where the window comes from.
    enum Window: Sendable {
        /// UIKit loads the storyboard of the manifest, and sets the window.
        case storyboard
        /// The delegate makes the window.
        case code(CodeWindow)
        /// The script does not say.
        case none

        /// Whether UIKit makes it from a storyboard.
        var isOfStoryboard: Bool {
            if case .storyboard = self { return true }
            return false
        }
    }

    /// A window that the scene delegate makes.
    struct CodeWindow: Sendable {
        /// The expression for the root; nil if the script does not say what it is.
        let root: String?
        /// The line of the script with the root.
        let line: Int?
        /// The class of the app delegate, if the root uses its members, as those of `delegate`.
        var owner: String?
        /// What the reader must add, a line each.
        var comments: [String] = []
    }

    /// A scene delegate that the app has.
    struct Existing: Sendable {
        let facts: AppDelegateFacts.SceneClass
        /// The source of the script.
        let source: String

        /// Whether it reads an option of a connection.
        func reads(_ option: String) -> Bool { source.contains(option) }
    }

    /// An event that a launch delivers in the connection options, and a method while a scene is connected.
    private enum Event: CaseIterable {
        case url, activity, shortcut

        /// The handlers of scripts that receive it, of the app delegate and of a scene.
        var handlers: [String] {
            switch self {
            case .url: SceneAdoption.handlers(replacedBy: "openURLContexts")
            case .activity: SceneAdoption.handlers(replacedBy: "sceneContinueUserActivity")
            case .shortcut: SceneAdoption.handlers(replacedBy: "scenePerformActionForShortcutItem")
            }
        }

        /// The connection option with the event.
        var connectionOption: String {
            switch self {
            case .url: "urlContexts"
            case .activity: "userActivities"
            case .shortcut: "shortcutItem"
            }
        }

        /// The statement that passes the event of a launch to the method of a connected scene.
        var forwarding: String {
            switch self {
            case .url:
                "if !connectionOptions.urlContexts.isEmpty { "
                    + "self.scene(scene, openURLContexts: connectionOptions.urlContexts) }"
            case .activity: "for activity in connectionOptions.userActivities { self.scene(scene, continue: activity) }"
            case .shortcut:
                "if let item = connectionOptions.shortcutItem { "
                    + "self.windowScene(windowScene, performActionFor: item) { _ in } }"
            }
        }
    }

    /// The class.
    let declaration: String
    private let imports: [String]

    /// The class, after what it imports; empty if nothing is missing.
    var text: String { declaration.isEmpty ? "" : (imports + ["", declaration]).joined(separator: "\n") }

    /// - Parameters:
    ///   - file: the name of the script, for comments.
    ///   - handlers: those of the script's app.
    ///   - others: the methods of an app delegate of Swift that are no handlers.
    ///   - bodies: the code of methods, by the handler that moves. Each method has the line of its handler.
    ///   - modules: those that the code of methods may need.
    init(
        file: String, handlers: [AppDelegateFacts.Handler], others: [AppDelegateFacts.OtherMethod] = [],
        window: Window, bodies: [String: String] = [:], modules: [String] = []
    ) {
        let events = Event.allCases.filter { event in handlers.contains { event.handlers.contains($0.name) } }
        let takesShares = others.contains { $0.key == SceneDelegateText.share }
        imports = SceneDelegateText.imports(modules, takesShares: takesShares)
        var lines = ["class SceneDelegate: UIResponder, UIWindowSceneDelegate {", "    var window: UIWindow?", ""]
        lines += SceneDelegateText.connection(file, handlers, window, events, takesShares: takesShares)
        for method in SceneDelegateText.methods {
            guard let place = SceneDelegateText.place(of: method.handlers, handlers, file) else { continue }
            lines += [""] + SceneDelegateText.text(of: method, place, bodies)
        }
        for (key, head) in SceneDelegateText.unmodelled {
            guard let method = others.first(where: { $0.key == key }) else { continue }
            lines += ["", head, "        // \(file):\(method.line)", "    }"]
        }
        lines.append("}")
        declaration = lines.joined(separator: "\n") + "\n"
    }

    /// What an existing scene delegate lacks: an extension of it, or nothing.
    ///
    /// - Parameters:
    ///   - file: the name of the script, for comments.
    ///   - handlers: those of the script's app and of the scene delegate.
    ///   - others: the methods of an app delegate of Swift that are no handlers.
    ///   - bodies: the code of methods, by the handler that moves. Each method has the line of its handler.
    ///   - modules: those that the code of methods may need.
    init(
        file: String, handlers: [AppDelegateFacts.Handler], others: [AppDelegateFacts.OtherMethod], window: Window,
        missingIn existing: Existing, bodies: [String: String], modules: [String]
    ) {
        let ofApp = handlers.filter { !$0.isOfScene }
        let has = Set(handlers.filter(\.isOfScene).map(\.name))
        let known = Set(existing.facts.otherMethods.map(\.key))
        let events = Event.allCases.filter { event in ofApp.contains { event.handlers.contains($0.name) } }
        let takesShares = others.contains { $0.key == SceneDelegateText.share }
        var parts: [[String]] = []
        if let connection = handlers.first(where: { $0.name == "sceneWillConnect" }) {
            let forwarded = events.filter { !existing.reads($0.connectionOption) }.map(\.forwarding)
            if !forwarded.isEmpty {
                parts.append(
                    [
                        "    // A launch delivers its reason in the connection options.",
                        "    // Add to scene(_:willConnectTo:options:), \(file):\(connection.line):",
                    ] + forwarded.map { "    // \($0)" })
            }
        } else {
            parts.append(SceneDelegateText.connection(file, ofApp, window, events, takesShares: takesShares))
        }
        for method in SceneDelegateText.methods where !has.contains(method.handlers.last ?? "") {
            guard let place = SceneDelegateText.place(of: method.handlers, ofApp, file) else { continue }
            parts.append(SceneDelegateText.text(of: method, place, bodies))
        }
        for (key, head) in SceneDelegateText.unmodelled where !known.contains(key) {
            guard let method = others.first(where: { $0.key == key }) else { continue }
            parts.append([head, "        // \(file):\(method.line)", "    }"])
        }
        imports = SceneDelegateText.imports(modules, takesShares: takesShares)
        let body = parts.joined(separator: [""])
        declaration =
            parts.isEmpty ? "" : (["extension \(existing.facts.name) {"] + body + ["}"]).joined(separator: "\n") + "\n"
    }

    private static func imports(_ modules: [String], takesShares: Bool) -> [String] {
        Set(modules + ["UIKit"] + (takesShares ? ["CloudKit"] : [])).sorted().map { "import \($0)" }
    }

    /// A method with the code that moves into it, under the place from where it comes.
    private static func text(of method: DelegateMethod, _ place: String, _ bodies: [String: String]) -> [String] {
        let moved = method.handlers.compactMap { bodies[$0] }
        return [method.head, "        // \(place)\(method.note)"] + (moved.isEmpty ? method.body : moved) + ["    }"]
    }

    /// `scene(_:willConnectTo:options:)`.
    private static func connection(
        _ file: String, _ handlers: [AppDelegateFacts.Handler], _ window: Window, _ events: [Event], takesShares: Bool
    ) -> [String] {
        var body: [String] = []
        var needsScene = events.contains(.shortcut) || takesShares
        switch window {
        case .storyboard: body.append("// UIKit has set the window: the manifest names a storyboard.")
        case .none: body.append("// Make the window here, with UIWindow(windowScene:), unless a storyboard does.")
        case .code(let code):
            needsScene = true
            body += lines(of: code, file)
        }
        if let handler = handlers.first(where: { $0.name == "sceneWillConnect" }) {
            body.append("// \(file):\(handler.line)")
        }
        if !events.isEmpty || takesShares {
            body.append("// A launch delivers its reason here, and calls none of the methods below.")
            body += events.map(\.forwarding)
        }
        if takesShares {
            body.append(
                "if let share = connectionOptions.cloudKitShareMetadata { "
                    + "self.windowScene(windowScene, userDidAcceptCloudKitShareWith: share) }")
        }
        if handlers.contains(where: { $0.name == "didReceiveNotificationResponse" }) {
            body.append(
                "// connectionOptions.notificationResponse: the notification center's delegate gets it as well.")
        }
        if needsScene { body.insert("guard let windowScene = scene as? UIWindowScene else { return }", at: 0) }
        return [
            "    func scene(", "        _ scene: UIScene, willConnectTo session: UISceneSession,",
            "        options connectionOptions: UIScene.ConnectionOptions", "    ) {",
        ] + body.map { "        " + $0 } + ["    }"]
    }

    /// The statements that make the window.
    private static func lines(of window: CodeWindow, _ file: String) -> [String] {
        var lines: [String] = []
        if let owner = window.owner {
            lines.append("guard let delegate = UIApplication.shared.delegate as? \(owner) else { return }")
        }
        lines.append("let window = UIWindow(windowScene: windowScene)")
        lines += window.comments.map { "// " + $0 }
        let place = window.line.map { "  // \(file):\($0)" } ?? ""
        if let root = window.root { lines.append("window.rootViewController = \(root)\(place)") }
        return lines + ["self.window = window", "window.makeKeyAndVisible()"]
    }

    /// Returns the lines of the script with the handlers among `names`; nil if it has none.
    private static func place(of names: [String], _ handlers: [AppDelegateFacts.Handler], _ file: String) -> String? {
        let found = handlers.filter { names.contains($0.name) }
        return found.isEmpty ? nil : found.map { "\(file):\($0.line)" }.joined(separator: ", ")
    }

    /// A method of the scene delegate.
    private struct DelegateMethod {
        /// The handlers of scripts whose code it takes.
        let handlers: [String]
        let head: String
        var note = ""
        var body: [String] = []
    }

    /// The key of the method that receives CloudKit shares.
    private static let share = "userDidAcceptCloudKitShareWith"

    /// The methods for what is not modelled, by the keys of `AppDelegateFacts.OtherMethod`.
    private static let unmodelled: [(key: String, head: String)] = [
        (
            "didFailToContinueUserActivityWithType",
            """
                func scene(
                    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
                ) {
            """
        ),
        ("didUpdate", "    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {"),
        (
            share,
            """
                func windowScene(
                    _ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
                ) {
            """
        ),
    ]

    private static let methods = [
        DelegateMethod(
            handlers: SceneAdoption.handlers(replacedBy: "sceneDidBecomeActive"),
            head: "    func sceneDidBecomeActive(_ scene: UIScene) {"),
        DelegateMethod(
            handlers: SceneAdoption.handlers(replacedBy: "sceneWillResignActive"),
            head: "    func sceneWillResignActive(_ scene: UIScene) {"),
        DelegateMethod(
            handlers: SceneAdoption.handlers(replacedBy: "sceneDidEnterBackground"),
            head: "    func sceneDidEnterBackground(_ scene: UIScene) {"),
        DelegateMethod(
            handlers: SceneAdoption.handlers(replacedBy: "sceneWillEnterForeground"),
            head: "    func sceneWillEnterForeground(_ scene: UIScene) {", note: ", and now at each cold launch"),
        DelegateMethod(
            handlers: ["sceneDidDisconnect"], head: "    func sceneDidDisconnect(_ scene: UIScene) {"),
        DelegateMethod(
            handlers: Event.url.handlers,
            head: "    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {"),
        DelegateMethod(
            handlers: SceneAdoption.handlers(replacedBy: "sceneWillContinueUserActivity"),
            head: "    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {"),
        DelegateMethod(
            handlers: Event.activity.handlers,
            head: "    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {"),
        DelegateMethod(
            handlers: Event.shortcut.handlers,
            head: """
                    func windowScene(
                        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                        completionHandler: @escaping (Bool) -> Void
                    ) {
                """, body: ["        completionHandler(true)"]),
        DelegateMethod(
            handlers: SceneAdoption.handlers(replacedBy: "stateRestorationActivity"),
            head: "    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {",
            body: ["        return scene.userActivity"]),
        DelegateMethod(
            handlers: SceneAdoption.handlers(replacedBy: "restoreInteractionStateWith"),
            head: """
                    func scene(
                        _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
                    ) {
                """),
    ]
}
