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

    /// Returns the kind of view that a script writes for a class of views, such as `label` for `UILabel`; nil for other
    /// names. Every name with UIKit's prefix that is not a controller's counts as one.
    static func view(_ name: String) -> String? {
        let rest = name.dropFirst(2)
        guard name.hasPrefix("UI"), let first = rest.first, first.isUppercase, rest.count > 1,
            !name.hasSuffix("Controller"), !name.hasSuffix("Delegate"), rest.allSatisfy({ $0.isLetter })
        else { return nil }
        return first.lowercased() + rest.dropFirst()
    }

    /// Returns the name that means the same as `name`, and the text that replaces it; nil if there is none.
    static func replacement(of name: String) -> (name: String, text: String)? {
        if let other = values[name] ?? functions[name] { return (other, other) }
        return verbs[name].map { ($0, $0 + " ") }
    }
}
