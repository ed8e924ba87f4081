extension Explanation {
    /// Warnings of `scenesh check` about apps that have adopted scenes, or have not.
    static let lintOfScenes: [Explanation] = [
        Explanation(
            .silencedHandler,
            """
            The app has scenes, and the script has a handler of the app delegate that UIKit calls only without scenes.
            """,
            why: """
                With scenes, UIKit calls the scene delegate about states, URLs, activities and quick actions. It does \
                not call the app delegate as well. The event of a launch is in the options of `sceneWillConnect`.
                """,
            example: """
                initial scene home
                app {
                    on applicationDidBecomeActive { print "refresh" }
                }
                launch
                """,
            fixedExample: """
                initial scene home
                app {
                    on sceneDidBecomeActive { print "refresh" }
                }
                launch
                """),
        Explanation(
            .sceneHandlerWithoutScenes,
            "The app has no scenes, and the script has handlers of a scene.",
            why: "Without scenes, UIKit calls only the app delegate. There is no scene delegate.",
            example: """
                initial scene home
                app {
                    scenes = false
                    on sceneDidBecomeActive { print "refresh" }
                }
                launch
                """,
            fixedExample: """
                initial scene home
                app {
                    scenes = false
                    on applicationDidBecomeActive { print "refresh" }
                }
                launch
                """),
        Explanation(
            .earlyWindow,
            "The app has scenes, and a launch method of the app delegate makes a window.",
            why: """
                No scene is connected while UIKit calls the app delegate. A window that is made then has no window \
                scene and never appears.
                """,
            example: """
                controller home
                app {
                    on didFinishLaunching {
                        root home
                        activate window
                    }
                }
                launch
                """,
            fixedExample: """
                controller home
                app {
                    on sceneWillConnect {
                        root home
                        activate window
                    }
                }
                launch
                """),
        Explanation(
            .scenesAreRequired,
            "The app has no scenes, and is built with the SDK of iOS 27 and runs under iOS 27 or later.",
            why: "UIKit raises an exception before the first call to such an app.",
            example: """
                ios 27
                initial scene home
                app { scenes = false }
                launch
                """,
            fixedExample: """
                ios 27
                initial scene home
                launch
                """),
        Explanation(
            .launchOptionsWithScenes,
            "The app has scenes, and a launch method reads the launch options.",
            why: """
                With scenes, the launch options are nil. The reason of the launch is in the connection options, which \
                `sceneWillConnect` receives.
                """,
            example: """
                initial scene home
                app {
                    on didFinishLaunching(options) { print options?.shortcutItem }
                }
                launch
                """,
            fixedExample: """
                initial scene home
                app {
                    on sceneWillConnect(url, options) { print options.shortcutItem }
                }
                launch
                """),
        Explanation(
            .halfEvent,
            """
            The app has scenes, and handles URLs, activities or quick actions only while a scene is connected.
            """,
            why: """
                UIKit delivers what launches the app in the connection options. It does not call the method for a \
                connected scene as well. So nothing handles a link that starts the app.
                """,
            example: """
                initial scene home
                app {
                    on openURLContexts(url) { print "opens \\(url)" }
                }
                launch
                """,
            fixedExample: """
                initial scene home
                app {
                    on sceneWillConnect(url) { if url != nil { print "opens \\(url)" } }
                    on openURLContexts(url) { print "opens \\(url)" }
                }
                launch
                """),
        Explanation(
            .selfAssignment,
            "A property gets its own value.",
            why: """
                In the body of an object, the name of a property means the property, also if a delegate has the same \
                name. So the property keeps its old value, which is nil at the start.
                """,
            example: """
                delegate delegate { on navigationControllerDidShow(controller) { } }
                initial scene nav: NavigationController { root -> home; delegate = delegate }
                scene home
                launch
                """,
            fixedExample: """
                delegate watcher { on navigationControllerDidShow(controller) { } }
                initial scene nav: NavigationController { root -> home; delegate = watcher }
                scene home
                launch
                """),
        Explanation(
            .hiddenWindow,
            """
            Code of Swift makes a window, and no code of the script calls `makeKeyAndVisible()`, sets `isHidden`, or \
            passes a window on.
            """,
            why: """
                A window that code makes is hidden. UIKit neither loads nor shows its root's view, and the screen \
                stays black.
                """,
            example: """
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(
                        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
                    ) {
                        guard let windowScene = scene as? UIWindowScene else { return }
                        window = UIWindow(windowScene: windowScene)
                        window?.rootViewController = HomeViewController()
                    }
                }
                class HomeViewController: UIViewController {}
                launch
                """,
            fixedExample: """
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(
                        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
                    ) {
                        guard let windowScene = scene as? UIWindowScene else { return }
                        window = UIWindow(windowScene: windowScene)
                        window?.rootViewController = HomeViewController()
                        window?.makeKeyAndVisible()
                    }
                }
                class HomeViewController: UIViewController {}
                launch
                """),
    ]
}
