/// Statements of Swift about objects that the language has in another form: notification centres and containers.
enum ForeignObjects {
    /// What a statement is, and how to write it. `fix` replaces the whole statement.
    struct Finding: Equatable {
        let message: String
        let help: String
        let fix: String?
    }

    /// Returns what a statement is, or nil if it is none of these.
    static func find(_ text: String) -> Finding? {
        let call = SwiftCall(text)
        switch call.callee {
        case "NotificationCenter.default.post": return post(call)
        case "NotificationCenter.default.addObserver": return observer(call)
        default: return assertion(call) ?? container(call) ?? target(call)
        }
    }

    /// The assertions of XCTest, and the conditions to expect. `{0}` and `{1}` are the arguments.
    private static func condition(of assertion: String) -> String? {
        switch assertion {
        case "XCTAssertEqual", "XCTAssertIdentical": "{0} == {1}"
        case "XCTAssertNotEqual": "{0} != {1}"
        case "XCTAssertNil": "{0} == nil"
        case "XCTAssertNotNil": "{0} != nil"
        case "XCTAssertFalse": "!({0})"
        case "XCTAssertGreaterThan": "{0} > {1}"
        case "XCTAssertLessThan": "{0} < {1}"
        default: nil
        }
    }

    private static func assertion(_ call: SwiftCall) -> Finding? {
        guard let condition = condition(of: call.callee) else { return nil }
        let values = call.arguments.filter { $0.label == nil }.map { $0.value }
        var verb = "expect "
        var rest = condition[...]
        while let character = rest.popFirst() {
            guard character == "{" else {
                verb.append(character)
                continue
            }
            guard let index = rest.popFirst()?.wholeNumberValue, index < values.count else { return nil }
            _ = rest.popFirst()
            verb += values[index]
        }
        return Finding(message: "'\(call.callee)' is a function of XCTest", help: "write: \(verb)", fix: verb)
    }

    private static func post(_ call: SwiftCall) -> Finding? {
        let name = (call["name"] ?? call.arguments.first?.value).flatMap(notification) ?? "\"NAME\""
        let info = call["userInfo"].map { $0 == "nil" ? "" : " info \($0)" } ?? ""
        let verb = "post \(name)\(info)"
        return Finding(message: "a notification must be posted with a verb", help: "write: \(verb)", fix: verb)
    }

    private static func observer(_ call: SwiftCall) -> Finding? {
        let name = (call["name"] ?? call["forName"]).flatMap(notification) ?? "\"NAME\""
        return Finding(
            message: "notifications must be observed with a handler",
            help: "write in the controller: on notification \(name) { … }", fix: nil)
    }

    /// `button.addTarget(self, action: #selector(save), for: .touchUpInside)`
    private static func target(_ call: SwiftCall) -> Finding? {
        guard call.callee.hasSuffix(".addTarget"), let action = call["action"].flatMap(ForeignDelays.selector) else {
            return nil
        }
        let view = call.callee.dropLast(".addTarget".count).split(separator: ".").last ?? "NAME"
        return Finding(
            message: "a view must be connected to its action in the declaration of the view",
            help: "remove the statement, and connect the view in its controller: view { button \(view) -> \(action) }",
            fix: "")
    }

    private static let containers = [
        "NavigationController", "TabBarController", "SplitViewController", "PageViewController",
    ]

    /// `UINavigationController { root -> a }`
    private static func container(_ call: SwiftCall) -> Finding? {
        guard call.callee.hasPrefix("UI"), call.callee.hasSuffix("Controller"), call.arguments.isEmpty,
            let block = call.block(nil)
        else { return nil }
        let base = String(call.callee.dropFirst(2))
        guard containers.contains(base) else { return nil }
        let kind = base.dropLast("Controller".count)
        let declaration = "controller \(kind.prefix(1).lowercased() + kind.dropFirst()): \(base) \(block)"
        return Finding(
            message: "'\(call.callee)' is a class: declare a controller with this class", help: "write: \(declaration)",
            fix: declaration)
    }

    /// Returns the string of `.refresh`, `Notification.Name("refresh")` and the like; nil for other expressions.
    private static func notification(_ text: String) -> String? {
        if let start = text.firstIndex(of: "\""), text.hasSuffix("\")") || text.hasSuffix("\"") {
            let rest = text[start...]
            return String(rest.last == ")" ? rest.dropLast() : rest)
        }
        guard !text.contains("("), let word = text.split(separator: ".").last, text.contains(".") else { return nil }
        return "\"\(word)\""
    }
}
