/// A class of UIKit that no script declares: UIKit creates its controllers, or code of a script does, for example with
/// `UIAlertController(…)`. The numbers of these classes are before those of declared classes, so they stay valid when
/// a session adds declarations.
package enum BuiltInClass: UInt32, CaseIterable, Sendable {
    /// The navigation controller of the More tab, and the list that is its root.
    case moreNavigation = 1
    case moreList
    /// The navigation controller into which a column of a split view controller wraps another controller.
    case columnNavigation
    /// An alert that code makes, without a declaration in the script.
    case alert
    /// A search controller that code makes, without a declaration in the script.
    case search
    // The classes whose instances code creates by their names in UIKit. They are like declared ones.
    case viewController, tableViewController, collectionViewController, navigationController, tabBarController
    case splitViewController, pageViewController, hosting, imagePicker, activity, documentPicker, safari
    case mailComposer, messageComposer, photoPicker, quickLook, player, contactPicker, store

    /// Whether `cls` is one of those up to `search`, of which UIKit makes no calls that an app sees. Their numbers must
    /// be 1, 2, … without a gap, because they are also the places in `Blueprint.classes`.
    @inline(__always)
    static func contains(_ cls: ClassID) -> Bool { cls.raw &- 1 < search.rawValue }

    /// Its number.
    package var id: ClassID { ClassID(rawValue) }

    /// The number of slots before the declared classes: the unused slot 0, and these classes.
    package static let slots = allCases.count + 1

    /// The name that UIKit prints.
    var spelling: StaticString {
        switch self {
        case .moreNavigation: "UIMoreNavigationController"
        case .moreList: "UIMoreListController"
        case .columnNavigation: "UINavigationController"
        case .alert: "UIAlertController"
        case .search: "UISearchController"
        case .viewController: "UIViewController"
        case .tableViewController: "UITableViewController"
        case .collectionViewController: "UICollectionViewController"
        case .navigationController: "UINavigationController"
        case .tabBarController: "UITabBarController"
        case .splitViewController: "UISplitViewController"
        case .pageViewController: "UIPageViewController"
        case .hosting: "UIHostingController"
        case .imagePicker: "UIImagePickerController"
        case .activity: "UIActivityViewController"
        case .documentPicker: "UIDocumentPickerViewController"
        case .safari: "SFSafariViewController"
        case .mailComposer: "MFMailComposeViewController"
        case .messageComposer: "MFMessageComposeViewController"
        case .photoPicker: "PHPickerViewController"
        case .quickLook: "QLPreviewController"
        case .player: "AVPlayerViewController"
        case .contactPicker: "CNContactPickerViewController"
        case .store: "SKStoreProductViewController"
        }
    }

    /// Returns its row of the blueprint.
    func spec(in names: inout NameTable) -> ClassSpec {
        var spec = ClassSpec()
        spec.name = names.intern(spelling.utf8Bytes)
        switch self {
        case .moreNavigation, .columnNavigation: spec.base = .navigationController
        case .moreList: spec.base = .tableViewController
        case .alert: spec.base = .alertController
        case .search: spec.base = .searchController
        case .navigationController: spec.base = .navigationController
        case .tableViewController: spec.base = .tableViewController
        case .collectionViewController: spec.base = .collectionViewController
        case .tabBarController: spec.base = .tabBarController
        case .splitViewController: spec.base = .splitViewController
        case .pageViewController: spec.base = .pageViewController
        case .hosting: spec.systemClass = .hosting
        case .imagePicker: spec.systemClass = .imagePicker
        case .activity: spec.systemClass = .activity
        case .documentPicker: spec.systemClass = .documentPicker
        case .safari: spec.systemClass = .safari
        case .viewController, .mailComposer, .messageComposer, .photoPicker, .quickLook, .player, .contactPicker,
            .store:
            break
        }
        return spec
    }
}
