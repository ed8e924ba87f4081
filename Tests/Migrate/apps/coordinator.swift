// steps: launch; background; foreground
// A coordinator gets the window, and sets its root.
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var coordinator: AppCoordinator?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window
        coordinator = AppCoordinator(window: window)
        coordinator?.start()
        return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { print("active") }
}

class AppCoordinator {
    let window: UIWindow
    init(window: UIWindow) { self.window = window }
    func start() {
        window.rootViewController = HomeViewController()
        window.makeKeyAndVisible()
    }
}
class HomeViewController: UIViewController {}
