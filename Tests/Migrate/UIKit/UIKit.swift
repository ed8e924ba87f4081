// The parts of UIKit that the Swift of `scenesh migrate` names, with their signatures. They have no behaviour.

open class NSObject {
    public init() {}
}

open class NSUserActivity: NSObject, Hashable {
    public var activityType: String { "" }
    public static func == (left: NSUserActivity, right: NSUserActivity) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) {}
}

open class UIResponder: NSObject {}

open class UIViewController: UIResponder {}

open class UINavigationController: UIViewController {
    public convenience init(rootViewController: UIViewController) { self.init() }
}

public final class UISceneSession: NSObject {}

public final class UIApplicationShortcutItem: NSObject {
    public var type: String { "" }
}

public struct URL {
    public var absoluteString: String { "" }
}

public struct Data {}

open class INIntent: NSObject {}

public enum FirebaseApp {
    public static func configure() {}
}

public struct UIInterfaceOrientationMask: Sendable {
    public static let all = UIInterfaceOrientationMask()
}

public final class UIColor: NSObject {
    public static var red: UIColor { UIColor() }
}

public struct CGRect: Sendable {}

public final class UIScreen: NSObject {
    public static var main: UIScreen { UIScreen() }
    public var bounds: CGRect { CGRect() }
}

public protocol UIUserActivityRestoring {}

public protocol UIApplicationDelegate: AnyObject {}

extension UIApplicationDelegate {
    public static func main() {}
}

open class UIApplication: UIResponder {
    public enum State { case active, inactive, background }
    public struct LaunchOptionsKey: Hashable, Sendable {
        public static let url = LaunchOptionsKey()
    }
    public struct OpenURLOptionsKey: Hashable, Sendable {
        public static let sourceApplication = OpenURLOptionsKey()
        public static let annotation = OpenURLOptionsKey()
        public static let openInPlace = OpenURLOptionsKey()
    }
    public static var shared: UIApplication { UIApplication() }
    public var delegate: (any UIApplicationDelegate)?
    public var applicationState: State { .active }
}

public final class UIOpenURLContext: NSObject, Hashable {
    public var url: URL { URL() }
    public var options: UIScene.OpenURLOptions { UIScene.OpenURLOptions() }
    public static func == (left: UIOpenURLContext, right: UIOpenURLContext) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) {}
}

public final class UNNotificationResponse: NSObject {}

open class UIScene: UIResponder {
    public final class ConnectionOptions: NSObject {
        public var urlContexts: Set<UIOpenURLContext> { [] }
        public var userActivities: Set<NSUserActivity> { [] }
        public var shortcutItem: UIApplicationShortcutItem? { nil }
        public var notificationResponse: UNNotificationResponse? { nil }
    }

    public final class OpenURLOptions: NSObject {
        public var sourceApplication: String? { nil }
        public var annotation: Any? { nil }
        public var openInPlace: Bool { false }
    }

    public var userActivity: NSUserActivity?
}

public final class UIWindowScene: UIScene {}

open class UIWindow: UIResponder {
    public var rootViewController: UIViewController?
    public var tintColor: UIColor?
    public init(windowScene: UIWindowScene) {}
    public init(frame: CGRect) {}
    public func makeKeyAndVisible() {}
}

public protocol UISceneDelegate: AnyObject {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
    func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>)
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

// In UIKit, these methods are optional.
extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {}
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}

public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {}
}
