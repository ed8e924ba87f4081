// steps: launch; background; foreground
// The root uses members of the app delegate, and other code styles the window.
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let services = Services()

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        setUpWindow()
        return true
    }
    private func setUpWindow() {
        let main = UIWindow(frame: UIScreen.main.bounds)
        main.tintColor = .red
        main.rootViewController = services.isLoggedIn ? HomeViewController() : self.makeLogin()
        main.makeKeyAndVisible()
        window = main
    }
    func makeLogin() -> UIViewController { UIViewController() }
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        services.open(url, from: options[.sourceApplication])
    }
}

class Services {
    var isLoggedIn = false
    func open(_ url: URL, from app: Any?) -> Bool { true }
}
class HomeViewController: UIViewController {}
