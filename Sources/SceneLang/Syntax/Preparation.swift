import SceneRuntime

/// What must be on screen before a statement can act. Help shows a statement that puts it there.
enum Preparation: CaseIterable {
    case presented, pushed, tabBar, pages, split

    /// The kind of the container that must be on screen; nil if any controller is shown.
    var kind: ControllerKind? {
        switch self {
        case .presented, .pushed: nil
        case .tabBar: .tabBarController
        case .pages: .pageViewController
        case .split: .splitViewController
        }
    }

    /// Returns statements, separated by `;`, that put it on screen; nil if the script has too few controllers.
    ///
    /// - Parameters:
    ///   - controllers: controllers of the script that are no containers, the one to show first at the beginning.
    ///   - isTaken: whether the script has a name already.
    func statements(showing controllers: [String], where isTaken: (String) -> Bool) -> String? {
        guard let first = controllers.first else { return nil }
        switch self {
        case .presented: return "present \(first)"
        case .pushed: return "push \(first)"
        case .tabBar, .pages, .split: break
        }
        let all = controllers.prefix(4)
        guard all.count > 1, let name = names.first(where: { !isTaken($0) }) else { return nil }
        let list = all.joined(separator: ", ")
        let head =
            switch self {
            case .tabBar: "TabBarController { tabs -> \(list) }"
            case .pages: "PageViewController { pages -> \(list) }"
            case .split, .presented, .pushed:
                "SplitViewController { style = .doubleColumn; primary -> \(all[0]); secondary -> \(all[1]) }"
            }
        return "scene \(name): \(head); root \(name)"
    }

    private var names: [String] {
        switch self {
        case .tabBar: ["tabs", "tabBar"]
        case .pages: ["book", "pager"]
        case .split, .presented, .pushed: ["split", "splitView"]
        }
    }

    /// What is missing, as a sentence without its end.
    var reason: String {
        switch self {
        case .presented: "nothing is presented yet"
        case .pushed: "the stack has only one controller yet"
        case .tabBar: "the script has no tab bar controller"
        case .pages: "the script has no page view controller"
        case .split: "the script has no split view controller"
        }
    }

    /// What `statement` needs on screen; nil if it needs nothing, or names it.
    init?(for statement: String) {
        let plain = statement.hasPrefix("begin ") ? String(statement.dropFirst("begin ".count)) : statement
        guard !plain.contains(";"), !Rephrasing.has(plain, " in ") else { return nil }
        let found = Preparation.beginnings.first { plain == $0.text || plain.hasPrefix($0.text + " ") }
        guard let found else { return nil }
        self = found.need
    }

    private static let beginnings: [(text: String, need: Preparation)] = [
        ("swipe .down", .presented), ("swipe .up", .presented), ("tap .outside", .presented),
        ("swipe .back", .pushed), ("tap .back", .pushed), ("select", .tabBar), ("page to", .pages),
        ("page forward", .pages), ("page back", .pages), ("swipe .forward", .pages), ("collapse", .split),
        ("expand", .split), ("hide", .split), ("show .primary", .split), ("show .secondary", .split),
    ]

    /// Words of scripts after which anything may be on screen.
    private static let others: Set<String> = [
        "import", "func", "perform", "tap", "segue", "call", "class", "storyboard", "on", "async", "after", "show",
        "showDetail", "override", "relaunch", "performSegue",
    ]

    /// Whether `text`, the script before the statement, may have put it on screen.
    func mayBeDone(by text: some Collection<UInt8>) -> Bool {
        let words = text.split { !($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) }
        let beginnings: [StaticString] =
            switch self {
            case .presented: ["present", "popover"]
            case .pushed: ["push", "stack", "viewControllers", "setViewControllers"]
            case .tabBar: ["TabBar", "UITabBar"]
            case .pages: ["Page", "UIPage"]
            case .split: ["Split", "UISplit"]
            }
        return words.contains { word in
            beginnings.contains { word.starts(with: $0.utf8Bytes) }
                || Preparation.others.contains(String(decoding: word, as: UTF8.self))
        }
    }
}
