// steps: launch; background; foreground
// The root is a parameter, and a constant that other code uses, too.
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var home: UINavigationController?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let navigation = UINavigationController(rootViewController: HomeViewController())
        home = navigation
        show(navigation)
        return true
    }
    private func show(_ root: UIViewController) {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = root
        window?.makeKeyAndVisible()
    }
    func applicationWillEnterForeground(_ application: UIApplication) { print("foreground") }
}
class HomeViewController: UIViewController {}
