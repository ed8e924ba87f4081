/// Methods of UIKit that change the interface, in all their spellings, and the verbs to write instead.
enum ForeignCalls {
    /// A method and its verb. In the template, `{r}` is the receiver, and `{0}` and `{1}` are the arguments other than
    /// `animated` and `completion`; a part in brackets is omitted if the argument in it is missing or nil.
    struct Row {
        let names: [String]
        let template: String
    }

    static let rows: [Row] = [
        Row(names: ["pushViewController"], template: "push {0}[ onto {r}]"),
        Row(names: ["popViewController", "popViewControllerAnimated"], template: "pop[ {r}]"),
        Row(names: ["popToViewController"], template: "pop to {0}"),
        Row(names: ["popToRootViewController", "popToRootViewControllerAnimated"], template: "pop to root[ on {r}]"),
        Row(names: ["setViewControllers"], template: "set stack {0}[ on {r}]"),
        Row(
            names: ["present", "presentViewController", "presentModalViewController"],
            template: "present {0}[ from {r}]"),
        Row(
            names: [
                "dismiss", "dismissViewController", "dismissViewControllerAnimated", "dismissModalViewController",
                "dismissModalViewControllerAnimated",
            ], template: "dismiss[ from {r}]"),
        Row(
            names: ["performSegue", "performSegueWithIdentifier"],
            template: "perform {0}[ from {r}][ sender {1}]"),
        Row(names: ["show", "showViewController"], template: "show {0}[ from {r}][ sender {1}]"),
        Row(names: ["showColumn"], template: "show {0}[ in {r}]"),
        Row(names: ["hide", "hideColumn"], template: "hide {0}[ in {r}]"),
        Row(names: ["showDetailViewController"], template: "showDetail {0}[ from {r}][ sender {1}]"),
        Row(names: ["addChild", "addChildViewController"], template: "add child {0}[ to {r}]"),
        Row(names: ["addSubview"], template: "add view {0}[ to {r}]"),
        Row(names: ["removeFromParent", "removeFromParentViewController"], template: "remove child {r}"),
        Row(names: ["removeFromSuperview"], template: "remove view {r}"),
        Row(names: ["willMove", "willMoveToParentViewController"], template: "will move {r} to {0}"),
        Row(names: ["didMove", "didMoveToParentViewController"], template: "did move {r} to {0}"),
        Row(names: ["transition", "transitionFromViewController"], template: "transition {0} to {1}[ in {r}]"),
        Row(names: ["loadViewIfNeeded"], template: "load {r}"),
        Row(names: ["layoutIfNeeded", "setNeedsLayout"], template: "layout {r}"),
        Row(names: ["becomeFirstResponder"], template: "focus {r}"),
        Row(names: ["resignFirstResponder"], template: "unfocus"),
        Row(names: ["beginAppearanceTransition"], template: "begin appearance {r} appearing {0}"),
        Row(names: ["endAppearanceTransition"], template: "end appearance {r}"),
        Row(names: ["setNavigationBarHidden"], template: "[{r}.]isNavigationBarHidden = {0}"),
        Row(names: ["setToolbarHidden"], template: "[{r}.]isToolbarHidden = {0}"),
        Row(names: ["setToolbarItems"], template: "[{r}.]toolbarItems = {0}"),
        Row(names: ["setHidesBackButton"], template: "[{r}.]hidesBackButton = {0}"),
        Row(names: ["requestSceneSessionActivation"], template: "add scene ROOT in WINDOW"),
        Row(names: ["requestSceneSessionDestruction"], template: "close scene in WINDOW"),
        Row(names: ["makeKeyAndVisible", "makeKey", "makeKeyWindow"], template: "activate {r}"),
    ]

    /// Whether a receiver is `self`, or a property that only `self` has.
    static func isOfSelf(_ receiver: String) -> Bool {
        receiver == "self" || receiver.hasPrefix("self.") || receiver.hasPrefix("self?.")
            || ["navigationController", "tabBarController", "splitViewController"].contains(receiver)
    }

    /// Returns the verb statement for `receiver.verb(arguments)`, where `name` is the only word of a verb; nil if there
    /// is none.
    static func statement(
        verb name: String, receiver: String, arguments: [(label: String?, value: String)]
    ) -> String? {
        guard let row = VerbTable.rows.first(where: { $0.words == [name] }) else { return nil }
        let places: [Clause] = [.onto, .from, .on, .in, .to]
        let place = places.first { row.clauseRow(for: $0) != nil }
        var template = name
        if row.operand != .none { template += row.presence == .required ? " {0}" : arguments.isEmpty ? " {r}" : " {0}" }
        if let place { template += " \(place.word.text) {r}" }
        return statement(template, receiver: receiver, arguments: arguments)
    }

    /// Returns the verb statement for a call of `method`, or nil if there is none.
    ///
    /// - `arguments`: each label, if it has one, and the text of the value.
    static func replacement(
        method: String, receiver: String?, arguments: [(label: String?, value: String)]
    ) -> String? {
        guard let row = rows.first(where: { $0.names.contains(method) }) else { return nil }
        // These methods of UIKit take views, but the verbs take controllers.
        let isOfViews = method == "addSubview" || method == "removeFromSuperview"
        let receiver = isOfViews ? receiver.map(controller) : receiver
        return statement(
            row.template, receiver: receiver, arguments: arguments, isOfViews: isOfViews,
            isOld: method.hasSuffix("Animated"))
    }

    /// Returns the template with the receiver and the arguments, and clauses for `animated` and `completion`.
    ///
    /// - `isOld`: whether the only argument may be that of `animated`.
    private static func statement(
        _ template: String, receiver: String?, arguments: [(label: String?, value: String)], isOfViews: Bool = false,
        isOld: Bool = false
    ) -> String? {
        var plain: [String] = []
        var tail = ""
        var completion = ""
        for (label, value) in arguments {
            switch label {
            case "animated":
                if value == "false" { tail += " unanimated" } else if value != "true" { tail += " animated \(value)" }
            case "completion": completion = value == "nil" ? "" : " then \(value)"
            case nil where isOld && (value == "true" || value == "false"):
                if value == "false" { tail += " unanimated" }
            case nil where value.hasPrefix("{"): completion = " then \(value)"
            default: plain.append(isOfViews ? controller(value) : value)
            }
        }
        // The animation of a bar makes no difference to the calls.
        if template.contains("=") { return fill(template, receiver: receiver, plain) }
        return fill(template, receiver: receiver, plain).map { $0 + tail + completion }
    }

    /// Returns the verb for a call of `method` with invented names, or nil if there is none.
    static func example(method: String) -> String? {
        guard let row = rows.first(where: { $0.names.contains(method) }) else { return nil }
        return fill(row.template, receiver: "x", ["a", "b"])
    }

    /// Returns the controller of a view: `a` for `a.view`, and `self` for `view`.
    private static func controller(_ view: String) -> String {
        if view == "view" { return "self" }
        return view.hasSuffix(".view") ? String(view.dropLast(5)) : view
    }

    /// Returns the template with its placeholders replaced; nil if an argument outside of brackets is missing.
    private static func fill(_ template: String, receiver: String?, _ arguments: [String]) -> String? {
        var result = ""
        var group: String?
        var isMissing = false
        var rest = Array(template)[...]
        while let character = rest.popFirst() {
            switch character {
            case "[": (group, isMissing) = ("", false)
            case "]":
                if !isMissing { result += group ?? "" }
                group = nil
            case "{":
                let mark = rest.popFirst()
                _ = rest.popFirst()
                let index = mark.flatMap { $0.wholeNumberValue }
                let value = index.map { $0 < arguments.count ? arguments[$0] : nil } ?? receiver
                if group == nil {
                    guard let value else { return nil }
                    result += value
                } else if let value, value != "nil" {
                    group? += value
                } else {
                    isMissing = true
                }
            default:
                if group == nil { result.append(character) } else { group?.append(character) }
            }
        }
        return result
    }
}
