/// Names of Swift, Objective-C and test tools that scripts do not have, and those that mean the same.
enum ForeignNames {
    private static let values = [
        "null": "nil", "NULL": "nil", "None": "nil", "undefined": "nil", "Nil": "nil",
        "YES": "true", "True": "true", "TRUE": "true", "NO": "false", "False": "false", "FALSE": "false",
        "this": "self",
    ]

    private static let functions = [
        "NSLog": "print", "debugPrint": "print", "println": "print", "dump": "print",
    ]

    /// Functions with one argument in parentheses, which is the operand of the verb.
    private static let verbs = [
        "assert": "expect", "precondition": "expect", "XCTAssert": "expect", "XCTAssertTrue": "expect",
        "sleep": "advance", "wait": "advance", "usleep": "advance",
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

    /// Returns what means the same as a call of a function of Swift: a verb with its operand, or a string. Nil if it is
    /// none of these functions.
    ///
    /// - `arguments`: each label, if it has one, and the text of the value.
    static func replacement(ofCall name: String, _ arguments: [(label: String?, value: String)]) -> String? {
        guard let first = arguments.first else { return nil }
        if name == "String" {
            if first.label == "format" { return interpolation(first.value, arguments.dropFirst().map { $0.value }) }
            return arguments.count == 1 ? "\"\\(\(first.value))\"" : nil
        }
        return verbs[name].map { "\($0) \(first.value)" }
    }

    /// Returns a format such as `"%d of %.2f"` with the values as interpolations; nil if they do not fit.
    private static func interpolation(_ format: String, _ values: [String]) -> String? {
        var (result, rest, place) = ("", format[...], 0)
        while let character = rest.popFirst() {
            guard character == "%" else {
                result.append(character)
                continue
            }
            if rest.first == "%" {
                result.append("%")
                rest = rest.dropFirst()
                continue
            }
            // Flags, width, precision and length.
            rest = rest.drop { "-+ 0#123456789.hlqzt".contains($0) }
            guard let conversion = rest.popFirst(), "@dDiuUxXoOfFeEgGcCsSpaA".contains(conversion), place < values.count
            else { return nil }
            result += "\\(\(values[place]))"
            place += 1
        }
        return format.hasPrefix("\"") && place == values.count ? result : nil
    }

    /// Returns the name that means the same as `name`, and the text that replaces it; nil if there is none.
    static func replacement(of name: String) -> (name: String, text: String)? {
        if let other = values[name] ?? functions[name] { return (other, other) }
        return verbs[name].map { ($0, $0 + " ") }
    }
}
