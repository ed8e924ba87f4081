// steps: launch; background; foreground
// The scene delegate makes the window, so the app has none without scenes. The app delegate makes one before iOS 13.
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        if #available(iOS 13, *) {
            print("scenes")
        } else {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = HomeViewController()
            window?.makeKeyAndVisible()
        }
        return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { print("active") }
    func applicationWillEnterForeground(_ application: UIApplication) {
        print("foreground \(application.applicationState == .inactive)")
    }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = HomeViewController()
        self.window = window
        window.makeKeyAndVisible()
    }
    func sceneWillEnterForeground(_ scene: UIScene) { print("scene") }
}
class HomeViewController: UIViewController {}
