import SceneRuntime

/// A class of views of Apple's frameworks, with its superclass and the kinds of view that mean it.
struct ViewClass: Sendable {
    let name: StaticString
    /// The superclass; empty for `UIView`.
    let superclass: StaticString
    /// What stands for the class in `view { button x }`: the kind of its views, then other words for it.
    let kinds: [StaticString]

    private init(_ name: StaticString, _ superclass: StaticString = "UIView", _ kinds: StaticString...) {
        self.name = name
        self.superclass = superclass
        self.kinds = kinds
    }

    /// The kind of the views of the class.
    var kind: StaticString { kinds[0] }

    /// Returns the class with a name; nil for other names.
    static func named(_ name: String) -> ViewClass? { byName[name] }

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name.text, $0) })

    /// Returns the names of the class of the views of a kind and of its superclasses. Other kinds are plain views.
    static func names(ofKind kind: String) -> [String] { namesByKind[kind] ?? ["UIView"] }

    private static let namesByKind = Dictionary(
        uniqueKeysWithValues: all.flatMap { row in row.kinds.map { ($0.text, names(of: row)) } })

    /// Returns the names of a class and its superclasses, the class first.
    static func names(of start: ViewClass) -> [String] {
        var found = [start.name.text]
        var current = start
        while let next = named(current.superclass.text) {
            found.append(next.name.text)
            current = next
        }
        return found
    }

    /// Whether the views of a kind are controls.
    static func isControl(_ kind: String) -> Bool { names(ofKind: kind).contains("UIControl") }

    /// The superclasses are those of Apple's documentation.
    static let all = [
        ViewClass("UIView", "", "view"), ViewClass("UIControl", "UIView", "control"),
        ViewClass("UIButton", "UIControl", "button"), ViewClass("UILabel", "UIView", "label"),
        ViewClass("UITextField", "UIControl", "textField"), ViewClass("UITextView", "UIScrollView", "textView"),
        ViewClass("UISearchBar", "UIView", "searchBar"), ViewClass("UISearchTextField", "UITextField", "searchField"),
        ViewClass("UIImageView", "UIView", "imageView", "image"),
        ViewClass("UISwitch", "UIControl", "switch", "toggle"),
        ViewClass("UISlider", "UIControl", "slider"), ViewClass("UIStepper", "UIControl", "stepper"),
        ViewClass("UISegmentedControl", "UIControl", "segmentedControl"),
        ViewClass("UIStackView", "UIView", "stackView", "stack"),
        ViewClass("UIScrollView", "UIView", "scrollView", "scroll"),
        ViewClass("UITableView", "UIScrollView", "tableView", "table", "list"),
        ViewClass("UITableViewCell", "UIView", "tableViewCell", "cell"),
        ViewClass("UICollectionView", "UIScrollView", "collectionView", "collection", "grid"),
        ViewClass("UICollectionReusableView", "UIView", "collectionReusableView"),
        ViewClass("UICollectionViewCell", "UICollectionReusableView", "collectionViewCell"),
        ViewClass("UIProgressView", "UIView", "progressView", "progress"),
        ViewClass("UIActivityIndicatorView", "UIView", "activityIndicatorView", "activityIndicator"),
        ViewClass("UIPickerView", "UIView", "pickerView", "picker"),
        ViewClass("UIDatePicker", "UIControl", "datePicker"),
        ViewClass("UIPageControl", "UIControl", "pageControl"),
        ViewClass("UIRefreshControl", "UIControl", "refreshControl"), ViewClass("UIToolbar", "UIView", "toolbar"),
        ViewClass("UIVisualEffectView", "UIView", "visualEffectView"), ViewClass("WKWebView", "UIView", "webView"),
        ViewClass("MKMapView", "UIView", "mapView", "map"),
        ViewClass("UINavigationBar", "UIView", "navigationBar", "bar"),
    ]
}
