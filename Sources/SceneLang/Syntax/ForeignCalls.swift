/// Methods of UIKit that change the interface, in all their spellings, and the verbs to write instead.
enum ForeignCalls {
    /// A method and its verb. In the template, `{r}` is the receiver, and `{0}` and `{1}` are the arguments other than
    /// `animated` and `completion`; a part in brackets is omitted if the argument in it is missing or nil.
    struct Row {
        let names: [String]
        let template: String

        init(names: [String], template: String) {
            self.names = names
            self.template = template
        }

        /// The methods that a verb stands for.
        ///
        /// The receiver is a view or a window that is the operand, otherwise an optional clause with a controller,
        /// otherwise the operand. The arguments are the rest: the operand, the required clauses, and the sender.
        init(_ row: VerbRow) {
            names = row.uikit
            let receiver =
                row.operand == .view || row.operand == .window
                ? nil : row.clauses.first { $0.operand == .instance && !$0.isRequired }?.clause
            var arguments = ["{1}", "{0}"]
            func next() -> String { arguments.popLast() ?? "" }
            var text = row.words.joined(separator: " ")
            if row.operand != .none {
                let isReceiver = receiver == nil && row.operand.canBeReceiver
                let operand = isReceiver ? "{r}" : next()
                text += row.presence == .required ? " \(operand)" : "[ \(operand)]"
            }
            for clause in row.clauses where clause.isRequired {
                text += " \(clause.clause.word.text) \(next())"
            }
            if let receiver { text += "[ \(receiver.word.text) {r}]" }
            if row.clauseRow(for: .sender) != nil { text += "[ sender \(next())]" }
            template = text
        }
    }

    /// The names of all methods: those of the rows of verbs, and the further ones.
    static var names: [String] { VerbTable.rows.flatMap { $0.uikit } + others.flatMap { $0.names } }

    /// Returns the row of a method, or nil if there is no verb for it.
    private static func row(of method: String) -> Row? {
        others.first { $0.names.contains(method) }
            ?? VerbTable.rows.first { $0.uikit.contains(method) }.map { Row($0) }
    }

    /// The methods whose verb does not follow from a row.
    private static let others =
        special
        + setters.map { setter in
            let name = String(setter.method.text.prefix { $0 != "(" })
            return Row(names: [name], template: "[{r}.]\(setter.property.text) = {0}")
        }

    /// The methods that set a property with an animation, by full name.
    static let setters: [(method: StaticString, property: StaticString)] = [
        ("setNavigationBarHidden(_:animated:)", "isNavigationBarHidden"),
        ("setToolbarHidden(_:animated:)", "isToolbarHidden"),
        ("setToolbarItems(_:animated:)", "toolbarItems"),
        ("setHidesBackButton(_:animated:)", "hidesBackButton"),
    ]

    private static let special: [Row] = [
        // Without `on`, the verb finds the navigation controller that contains the operand.
        Row(names: ["popToViewController"], template: "pop to {0}"),
        // Without a receiver, it is a method of a view.
        Row(names: ["layoutIfNeeded", "setNeedsLayout"], template: "layout {r}"),
        // The arguments are those of sessions and requests, not of controllers and windows.
        Row(names: ["requestSceneSessionActivation"], template: "add scene ROOT in WINDOW"),
        Row(names: ["requestSceneSessionDestruction"], template: "close scene in WINDOW"),
    ]

    /// Whether a receiver is `self`, or a property that only `self` has.
    static func isOfSelf(_ receiver: String) -> Bool {
        receiver == "self" || receiver.hasPrefix("self.") || receiver.hasPrefix("self?.")
            || ["navigationController", "tabBarController", "splitViewController"].contains(receiver)
    }

    /// Returns the verb statement for `receiver.verb(arguments)`, where `name` is the only word of a verb; nil if there
    /// is none. The receiver may be nil.
    static func statement(
        verb name: String, receiver: String?, arguments: [(label: String?, value: String)]
    ) -> String? {
        guard let row = VerbTable.rows.first(where: { $0.words == [name] }) else { return nil }
        let places: [Clause] = [.onto, .from, .on, .in, .to]
        let place = places.first { row.clauseRow(for: $0) != nil }
        var template = name
        if row.operand != .none {
            template += row.presence == .required || !arguments.isEmpty ? " {0}" : receiver == nil ? "" : " {r}"
        }
        if let place, receiver != nil { template += " \(place.word.text) {r}" }
        return statement(template, receiver: receiver, arguments: arguments)
    }

    /// Returns the verb statement for a call of `method`, or nil if there is none.
    ///
    /// - `arguments`: each label, if it has one, and the text of the value.
    static func replacement(
        method: String, receiver: String?, arguments: [(label: String?, value: String)]
    ) -> String? {
        guard let row = row(of: method) else { return nil }
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
        guard let row = row(of: method) else { return nil }
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

extension OperandKind {
    /// Whether such an operand can be the object whose method a verb stands for.
    fileprivate var canBeReceiver: Bool { self == .instance || self == .view || self == .window }
}
