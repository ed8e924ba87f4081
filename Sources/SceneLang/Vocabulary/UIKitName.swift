import SceneRuntime

/// A class of Apple's frameworks by its name: what a call of it makes, and what its members are.
struct UIKitName: Sendable {
    // open: new cases need no code where they are ignored.
    enum Meaning: Sendable {
        /// An instance of a class of controllers.
        case controller(BuiltInClass)
        /// A view of this kind.
        case view(StaticString)
        /// An object whose properties a script sets and reads.
        case item
        /// The app's window; a storyboard.
        case window, storyboard
        /// A class with one shared object.
        case shared
        /// `Notification.Name`: the text.
        case text
        /// `NSUserActivity`: its type, a text.
        case activity
        /// A constant whose value is its own name.
        case constant
        /// A class without effect, whose objects are empty.
        case noted
        /// A class that can change calls, and that is not modelled.
        case unmodelled
    }

    let name: StaticString
    let meaning: Meaning

    private init(_ name: StaticString, _ meaning: Meaning) {
        self.name = name
        self.meaning = meaning
    }

    /// Returns the position of a name in the table, or nil.
    static func find(_ name: ArraySlice<UInt8>) -> Int? { places[name] }

    private static let places = Lexicon(table.enumerated().map { ($0.element.name, $0.offset) })

    /// Whether a name that nothing declares belongs to a framework of Apple, by its prefix.
    static func isOfFramework(_ name: String) -> Bool {
        let letters = Array(name.utf8)
        for prefix in prefixes {
            let count = prefix.utf8CodeUnitCount
            guard letters.count > count + 1, letters.starts(with: prefix.utf8Bytes), isUpper(letters[count]),
                !isUpper(letters[count + 1])
            else { continue }
            return true
        }
        return false
    }

    private static func isUpper(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }

    private static let prefixes: [StaticString] = [
        "UI", "NS", "CA", "CG", "CI", "AV", "WK", "MK", "CL", "UN", "PH", "SK", "MF", "LA", "CN", "EK", "SF", "AS",
    ]

    /// The member of a class that is its shared object.
    static let sharedMembers: [StaticString] = ["shared", "current", "main", "default", "standard"]

    static let table: [UIKitName] = controllers + views + items + objects

    private static let controllers: [UIKitName] = [
        UIKitName("UIViewController", .controller(.viewController)),
        UIKitName("UITableViewController", .controller(.tableViewController)),
        UIKitName("UICollectionViewController", .controller(.collectionViewController)),
        UIKitName("UINavigationController", .controller(.navigationController)),
        UIKitName("UITabBarController", .controller(.tabBarController)),
        UIKitName("UISplitViewController", .controller(.splitViewController)),
        UIKitName("UIPageViewController", .controller(.pageViewController)),
        UIKitName("UIHostingController", .controller(.hosting)),
        UIKitName("UIImagePickerController", .controller(.imagePicker)),
        UIKitName("UIActivityViewController", .controller(.activity)),
        UIKitName("UIDocumentPickerViewController", .controller(.documentPicker)),
        UIKitName("SFSafariViewController", .controller(.safari)),
        UIKitName("MFMailComposeViewController", .controller(.mailComposer)),
        UIKitName("MFMessageComposeViewController", .controller(.messageComposer)),
        UIKitName("PHPickerViewController", .controller(.photoPicker)),
        UIKitName("QLPreviewController", .controller(.quickLook)),
        UIKitName("AVPlayerViewController", .controller(.player)),
        UIKitName("CNContactPickerViewController", .controller(.contactPicker)),
        UIKitName("SKStoreProductViewController", .controller(.store)),
    ]

    private static let views = ViewClass.all.map { UIKitName($0.name, .view($0.kind)) }

    private static let items: [UIKitName] = [
        UIKitName("UIBarButtonItem", .item), UIKitName("UIAction", .item), UIKitName("UIMenu", .item),
        UIKitName("UITapGestureRecognizer", .item), UIKitName("UILongPressGestureRecognizer", .item),
        UIKitName("UISwipeGestureRecognizer", .item), UIKitName("UIPanGestureRecognizer", .item),
        UIKitName("UIPinchGestureRecognizer", .item), UIKitName("UIScreenEdgePanGestureRecognizer", .item),
        UIKitName("UITabBarItem", .item), UIKitName("UINavigationItem", .item), UIKitName("IndexPath", .item),
        UIKitName("Notification", .item), UIKitName("NSNotification", .item),
        UIKitName("NSError", .item), UIKitName("CancellationError", .item), UIKitName("URLError", .item),
        UIKitName("URL", .item), UIKitName("CGSize", .item), UIKitName("CGPoint", .item),
        UIKitName("CGRect", .item), UIKitName("UIEdgeInsets", .item), UIKitName("NSDirectionalEdgeInsets", .item),
        UIKitName("CGVector", .item), UIKitName("UIOffset", .item), UIKitName("NSRange", .item),
        UIKitName("ClosedRange", .item),
        UIKitName("Date", .item), UIKitName("UUID", .item), UIKitName("CharacterSet", .item),
        UIKitName("URLComponents", .item), UIKitName("UIButton.Configuration", .item),
    ]

    private static let objects: [UIKitName] = [
        UIKitName("UIWindow", .window), UIKitName("UIStoryboard", .storyboard),
        UIKitName("UIApplication", .shared), UIKitName("UIDevice", .shared), UIKitName("UIScreen", .shared),
        UIKitName("NotificationCenter", .shared), UIKitName("UserDefaults", .shared), UIKitName("Bundle", .shared),
        UIKitName("FileManager", .shared), UIKitName("UIResponder", .shared), UIKitName("UIWindowScene", .shared),
        UIKitName("UIScene", .shared), UIKitName("UISceneSession", .shared), UIKitName("UIPasteboard", .shared),
        UIKitName("NSUserActivity", .activity), UIKitName("NSUserActivityTypeBrowsingWeb", .constant),
        UIKitName("NSLocalizedDescriptionKey", .constant), UIKitName("UITraitUserInterfaceStyle", .constant),
        UIKitName("UITraitHorizontalSizeClass", .constant), UIKitName("UITraitVerticalSizeClass", .constant),
        UIKitName("UIContextualAction", .unmodelled), UIKitName("UIKeyCommand", .unmodelled),
        UIKitName("UIInputViewController", .unmodelled), UIKitName("UIDragInteraction", .unmodelled),
        UIKitName("UIDropInteraction", .unmodelled), UIKitName("UIContextMenuInteraction", .unmodelled),
        UIKitName("DateFormatter", .noted),
        UIKitName("NumberFormatter", .noted), UIKitName("Calendar", .noted), UIKitName("Locale", .noted),
        UIKitName("TimeZone", .noted), UIKitName("Data", .noted),
        UIKitName("JSONDecoder", .noted), UIKitName("JSONEncoder", .noted), UIKitName("URLSession", .noted),
        UIKitName("URLRequest", .noted), UIKitName("Logger", .noted),
        UIKitName("OSLog", .noted), UIKitName("os_log", .noted), UIKitName("Font", .noted), UIKitName("Color", .noted),
        UIKitName("ProcessInfo", .noted), UIKitName("OperationQueue", .noted),
        UIKitName("IndexSet", .noted), UIKitName("DispatchTime", .noted),
        UIKitName("ISO8601DateFormatter", .noted), UIKitName("RelativeDateTimeFormatter", .noted),
        UIKitName("PersonNameComponents", .noted), UIKitName("Measurement", .noted), UIKitName("Progress", .noted),
    ]
}
