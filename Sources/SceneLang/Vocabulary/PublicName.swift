import SceneRuntime

/// A public name of UIKit that the language does not model: a property, method or call of a delegate.
///
/// The checker reports it as not modelled, so that it is neither a typing error nor a call that UIKit never makes.
/// The names that are modelled are those of the tables of properties, methods and verbs. When one of these tables gets
/// a name, its row here is deleted.
struct PublicName: Sendable {
    // open: most code needs only the class name of a view, a bar or an object of the app.
    /// The class or protocol that declares the name.
    enum Owner: UInt8, CaseIterable, Sendable {
        case responder, controller, navigation, tabBar, split, page, alert, search, navigationItem, tabBarItem
        case hosting, activity
        case presentation, sheet, popover, window, storyboard
        case app, scene, windowScene
        case navigationDelegate, tabBarDelegate, splitDelegate, pageDelegate
        case sheetDelegate, searchDelegate, popoverDelegate
        // Views, bars and the objects of the app. They have one bit in a set of owners.
        case view, control, label, button, imageView, stackView, visualEffectView, textField, textView, searchBar,
            textInputTraits, textInput, keyInput, switchControl, slider, stepper, progressView, activityIndicator,
            pickerView, datePicker, pageControl, segmentedControl, refreshControl, scrollView, tableView,
            tableViewCell, tableViewHeader, collectionView, collectionReusable, collectionViewCell, toolbar,
            navigationBar, tabBarView, barItem, barButtonItem, application, device, screen

        /// Whether it is a view, a bar, or an object of the app. Their names are known as members of any value.
        var isOfViews: Bool { rawValue >= Owner.view.rawValue }

        /// The name in UIKit.
        var className: StaticString {
            switch self {
            case .responder: "UIResponder"
            case .controller: "UIViewController"
            case .navigation: "UINavigationController"
            case .tabBar: "UITabBarController"
            case .split: "UISplitViewController"
            case .page: "UIPageViewController"
            case .alert: "UIAlertController"
            case .search: "UISearchController"
            case .hosting: "UIHostingController"
            case .activity: "UIActivityViewController"
            case .navigationItem: "UINavigationItem"
            case .tabBarItem: "UITabBarItem"
            case .presentation: "UIPresentationController"
            case .sheet: "UISheetPresentationController"
            case .popover: "UIPopoverPresentationController"
            case .window: "UIWindow"
            case .storyboard: "UIStoryboard"
            case .app: "UIApplicationDelegate"
            case .scene: "UISceneDelegate"
            case .windowScene: "UIWindowSceneDelegate"
            case .navigationDelegate: "UINavigationControllerDelegate"
            case .tabBarDelegate: "UITabBarControllerDelegate"
            case .splitDelegate: "UISplitViewControllerDelegate"
            case .pageDelegate: "UIPageViewControllerDelegate"
            case .sheetDelegate: "UISheetPresentationControllerDelegate"
            case .searchDelegate: "UISearchControllerDelegate"
            case .popoverDelegate: "UIPopoverPresentationControllerDelegate"
            default: viewClassName
            }
        }
    }

    /// How an app uses the name.
    enum Kind: UInt8, Sendable {
        case property, method
        /// A call that UIKit makes on a delegate.
        case handler
    }

    /// What a script writes instead.
    enum Substitute: Sendable {
        case none
        /// The name under which the same thing is modelled.
        case renamed(StaticString)
        /// The nearest that is modelled, as a fragment for a help line.
        case instead(StaticString)
        /// A value that is modelled, to read instead.
        case read(StaticString)
        /// Nothing: no call of UIKit depends on it.
        case withoutEffect
    }

    let owner: Owner
    let kind: Kind
    /// The name in Swift, or an older one. A call of a delegate has the name that its handler would have.
    let name: StaticString
    /// The major releases of iOS that have the name. Those before iOS 3 count as iOS 3.
    let releases: ReleaseRange
    let substitute: Substitute

    init(
        _ owner: Owner, _ kind: Kind, _ name: StaticString, _ releases: ReleaseRange, _ substitute: Substitute = .none
    ) {
        self.owner = owner
        self.kind = kind
        self.name = name
        self.releases = releases
        self.substitute = substitute
    }

    /// The class that has it, and the releases, as a clause. The first release of a name of a view is known only from
    /// iOS 7 on.
    var history: String {
        let isOld = owner.isOfViews && releases.since < 7
        return "\(owner.className.text) has it" + (isOld ? "" : " in \(releases.text)")
    }

    /// Every row.
    static let table: [PublicName] = [
        responders, controllers, containers, presentations, delegates, views, fields, tables, bars, controlsOfValues,
        appObjects,
    ].flatMap { $0 }
}

// Finding a name.
extension PublicName {
    /// A set of owners.
    struct Owners: OptionSet, Sendable {
        let rawValue: UInt64

        static let all = Owners(Owner.allCases)
        static let window = Owners([.window, .responder])
        static let storyboard = Owners([.storyboard])
        static let application = Owners([.application])
        static let device = Owners([.device])
        static let screen = Owners([.screen])
        static let navigationItem = Owners([.navigationItem])
        static let tabBarItem = Owners([.tabBarItem])
        static let presentationController = Owners([.presentation, .sheet, .popover])
        static let delegate = Owners([
            .navigationDelegate, .tabBarDelegate, .splitDelegate, .pageDelegate, .sheetDelegate, .searchDelegate,
            .popoverDelegate,
        ])

        init(rawValue: UInt64) { self.rawValue = rawValue }

        private init(_ owners: [Owner]) {
            self.init(rawValue: owners.reduce(0) { $0 | 1 << $1.bit })
        }

        /// The classes of a controller of kind `base`.
        init(_ base: ControllerKind) {
            switch base {
            case .viewController, .tableViewController, .collectionViewController:
                self.init([.responder, .controller, .hosting, .activity])
            case .navigationController: self.init([.responder, .controller, .navigation])
            case .tabBarController: self.init([.responder, .controller, .tabBar])
            case .splitViewController: self.init([.responder, .controller, .split])
            case .pageViewController: self.init([.responder, .controller, .page])
            case .alertController: self.init([.responder, .controller, .alert])
            case .searchController: self.init([.responder, .controller, .search])
            }
        }

        /// The classes and protocols whose calls a declaration of a kind receives; `base` is that of a controller.
        init(_ place: HandlerLexicon.BodyKind, base: ControllerKind) {
            switch place {
            case .controller: self = Owners(base).union(.delegate)
            case .style: self = Owners.presentationController.union(.delegate)
            case .delegate: self = .delegate
            case .app: self.init([.app, .scene, .windowScene])
            }
        }

        /// Whether `owner` is in the set.
        func contains(_ owner: Owner) -> Bool { rawValue >> owner.bit & 1 != 0 }
    }

    /// Returns the row of `name` that one of `owners` has, or nil.
    static func find(_ name: ArraySlice<UInt8>, of owners: Owners) -> PublicName? {
        rows[name].first { owners.contains($0.owner) }
    }

    private static let rows = GroupedLexicon(table.map { ($0.name, $0) })
}

extension PublicName.Owner {
    /// The bit of the owner in a set of owners. All views have one.
    fileprivate var bit: UInt64 {
        switch self {
        case .application: 61
        case .device: 62
        case .screen: 63
        default: UInt64(min(rawValue, PublicName.Owner.view.rawValue))
        }
    }

    /// The object of the app that a class of UIKit has one of, such as `UIApplication.shared`; nil for other names.
    init?(classOfApp name: String) {
        switch name {
        case "UIApplication": self = .application
        case "UIDevice": self = .device
        case "UIScreen": self = .screen
        default: return nil
        }
    }

    /// The name in UIKit of a view, a bar, or an object of the app.
    fileprivate var viewClassName: StaticString {
        switch self {
        case .view: "UIView"
        case .control: "UIControl"
        case .label: "UILabel"
        case .button: "UIButton"
        case .imageView: "UIImageView"
        case .stackView: "UIStackView"
        case .visualEffectView: "UIVisualEffectView"
        case .textField: "UITextField"
        case .textView: "UITextView"
        case .searchBar: "UISearchBar"
        case .textInputTraits: "UITextInputTraits"
        case .textInput: "UITextInput"
        case .keyInput: "UIKeyInput"
        case .switchControl: "UISwitch"
        case .slider: "UISlider"
        case .stepper: "UIStepper"
        case .progressView: "UIProgressView"
        case .activityIndicator: "UIActivityIndicatorView"
        case .pickerView: "UIPickerView"
        case .datePicker: "UIDatePicker"
        case .pageControl: "UIPageControl"
        case .segmentedControl: "UISegmentedControl"
        case .refreshControl: "UIRefreshControl"
        case .scrollView: "UIScrollView"
        case .tableView: "UITableView"
        case .tableViewCell: "UITableViewCell"
        case .tableViewHeader: "UITableViewHeaderFooterView"
        case .collectionView: "UICollectionView"
        case .collectionReusable: "UICollectionReusableView"
        case .collectionViewCell: "UICollectionViewCell"
        case .toolbar: "UIToolbar"
        case .navigationBar: "UINavigationBar"
        case .tabBarView: "UITabBar"
        case .barItem: "UIBarItem"
        case .barButtonItem: "UIBarButtonItem"
        case .application: "UIApplication"
        case .device: "UIDevice"
        case .screen: "UIScreen"
        default: ""
        }
    }
}
