/// The classes of Apple's frameworks, apart from controllers, to whose objects extensions in a script add members.
enum FrameworkExtension {
    /// Whether an extension of a class runs. That of another one is noted.
    static func isExtensible(_ name: String) -> Bool { isView(name) || others.contains(name) }

    /// Whether a class is a view.
    static func isView(_ name: String) -> Bool { ViewClass.named(name) != nil }

    private static let others = [
        "UserDefaults", "Date", "URL", "UIBarButtonItem", "CGRect", "CGSize", "CGPoint", "IndexPath", "UIApplication",
        "UIWindow",
        "UINavigationItem", "UITabBarItem", "UIBarItem", "Bundle", "NotificationCenter", "DispatchQueue",
        "Timer", "UIAlertAction", "UIAction", "UIMenu",
    ]
}
