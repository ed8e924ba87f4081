import SceneRuntime

// Completions in the forms of Swift.
extension Completer {
    /// Adds what can begin a member of a class of Swift: whole overrides, actions and the words of declarations.
    mutating func offerSwiftMember() {
        for spec in MethodSpec.table where Completer.isOverridden(spec) { add(Completer.override(of: spec)) }
        for word in [
            "@IBAction func", "@objc func", "@IBOutlet weak var", "override func", "private func", "lazy var",
            "static let",
            "init(", "deinit {", "enum", "struct", "class",
        ] { add(word, isWhole: !word.hasSuffix("(")) }
    }

    /// The first words of the names of methods that an app calls or that are no overrides.
    private static let others = [
        "init", "deinit", "text", "segueAction", "unwind", "dismiss", "show", "popTo", "setNeeds",
    ]

    /// Whether apps override the method to learn of a call.
    private static func isOverridden(_ spec: MethodSpec) -> Bool {
        let name = spec.name.text
        return spec.owner == .controller && spec.result == .nothing && spec.category != .delegate
            && spec.category != .transition && spec.category != .action && !others.contains { name.hasPrefix($0) }
    }

    /// Returns an override that calls the inherited method: `override func viewDidLoad() { super.viewDidLoad() }`.
    private static func override(of spec: MethodSpec) -> String {
        var parameters: [String] = []
        var arguments: [String] = []
        for (label, parameter) in zip(spec.labels, spec.parameters) {
            let name = parameter.text
            let label = label.text == "animated" && spec.labels.count == 1 ? "_" : label.text
            parameters.append((label == name ? name : "\(label) \(name)") + ": \(type(ofParameter: name))")
            arguments.append(label == "_" ? name : "\(label): \(name)")
        }
        let name = spec.name.text
        return "override func \(name)(\(parameters.joined(separator: ", "))) "
            + "{ super.\(name)(\(arguments.joined(separator: ", "))) }"
    }

    /// Returns the type of a parameter of UIKit's methods. No rule depends on it.
    private static func type(ofParameter name: String) -> String {
        switch name {
        case "animated", "editing": "Bool"
        case "segue": "UIStoryboardSegue"
        case "coder": "NSCoder"
        case "coordinator": "UIViewControllerTransitionCoordinator"
        case "size": "CGSize"
        case "parent": "UIViewController?"
        case "previousTraitCollection", "previous": "UITraitCollection?"
        case "newCollection", "traits", "collection": "UITraitCollection"
        case "container": "UIContentContainer"
        case "activity": "NSUserActivity"
        default: "Any?"
        }
    }

    /// Adds UIKit's methods of a class of controllers that are verbs.
    mutating func offerMethods(of kind: ControllerKind) {
        for method in UIKitMethod.table where method.isOfController(of: kind) {
            let name = String(decoding: method.name, as: UTF8.self)
            add(name + (method.parameters.isEmpty ? "()" : "("), isWhole: false)
        }
    }
}

extension UIKitMethod {
    /// The methods of navigation controllers, by base name.
    private static let ofStacks: Set<String> = [
        "pushViewController", "popViewController", "popToRootViewController", "popToViewController",
        "setViewControllers", "setNavigationBarHidden", "setToolbarHidden",
    ]

    /// The methods of every controller, by base name.
    private static let ofAll: Set<String> = [
        "present", "dismiss", "show", "showDetailViewController", "performSegue", "addChild", "willMove", "didMove",
        "removeFromParent", "transition", "loadViewIfNeeded", "beginAppearanceTransition", "endAppearanceTransition",
        "setEditing", "setToolbarItems",
    ]

    /// Whether controllers of a built-in class have the method.
    fileprivate func isOfController(of kind: ControllerKind) -> Bool {
        let spelled = String(decoding: name, as: UTF8.self)
        switch kind {
        case .navigationController: return UIKitMethod.ofStacks.contains(spelled) || UIKitMethod.ofAll.contains(spelled)
        case .tabBarController, .pageViewController:
            return spelled == "setViewControllers" || UIKitMethod.ofAll.contains(spelled)
        case .splitViewController:
            return ["setViewController", "show", "hide"].contains(spelled) || UIKitMethod.ofAll.contains(spelled)
        case .viewController, .tableViewController, .collectionViewController, .alertController, .searchController:
            return UIKitMethod.ofAll.contains(spelled)
        }
    }
}
