/// Names of Swift, Objective-C and test tools that scripts do not have, and those that mean the same.
enum ForeignNames {
    private static let values = [
        "null": "nil", "NULL": "nil", "None": "nil", "undefined": "nil", "Nil": "nil",
        "YES": "true", "True": "true", "TRUE": "true", "NO": "false", "False": "false", "FALSE": "false",
        "this": "self",
    ]

    private static let functions = ["println": "print"]

    /// Functions with one argument in parentheses, which is the operand of the verb.
    private static let verbs = ["sleep": "advance", "wait": "advance", "usleep": "advance"]

    /// Members of collections in other languages.
    static let members = [
        "length": "count", "size": "count", "len": "count", "includes": "contains", "empty": "isEmpty",
    ]

    /// Properties of views that have no influence on controllers.
    static let looks: Set<String> = [
        "backgroundColor", "tintColor", "alpha", "text", "textColor", "font", "textAlignment", "numberOfLines",
        "cornerRadius", "clipsToBounds", "contentMode", "image", "barTintColor", "shadowImage", "borderWidth",
        "borderColor", "translatesAutoresizingMaskIntoConstraints", "accessibilityLabel", "placeholder", "isOpaque",
    ]

    /// Classes whose values are only looks of views.
    static let lookClasses: Set<String> = [
        "UIColor", "UIFont", "UIImage", "CGColor", "CALayer", "NSAttributedString", "NSMutableAttributedString",
    ]

    /// UIKit's classes of views, without the prefix.
    private static let views: Set<String> = [
        "View", "Control", "Label", "Button", "ImageView", "TextField", "TextView", "Switch", "Slider", "Stepper",
        "StackView", "ScrollView", "TableView", "TableViewCell", "TableViewHeaderFooterView", "CollectionView",
        "CollectionViewCell", "CollectionReusableView", "ProgressView", "ActivityIndicatorView", "PickerView",
        "DatePicker", "PageControl", "SegmentedControl", "RefreshControl", "SearchBar", "Toolbar", "NavigationBar",
        "TabBar", "VisualEffectView", "WebView", "ContentUnavailableView",
    ]

    /// Returns the kind of view that a script writes for a class of views, such as `label` for `UILabel`; nil for other
    /// names.
    static func view(_ name: String) -> String? {
        let rest = name.dropFirst(2)
        guard name.hasPrefix("UI"), views.contains(String(rest)) else { return nil }
        return rest.prefix(1).lowercased() + rest.dropFirst()
    }

    /// Returns the name that means the same as `name`, and the text that replaces it; nil if there is none.
    static func replacement(of name: String) -> (name: String, text: String)? {
        if let other = values[name] ?? functions[name] { return (other, other) }
        return verbs[name].map { ($0, $0 + " ") }
    }
}
