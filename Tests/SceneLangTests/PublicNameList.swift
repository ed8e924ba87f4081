import SceneRuntime
import TestSupport

@testable import SceneLang

/// One line of `PublicNames/names.txt`: a public name of UIKit, with its class and the releases that have it.
struct ListedName: CustomStringConvertible, Sendable {
    /// What the language makes of a name.
    enum State: String {
        case modelled, verb
        case notModelled = "not modelled"
    }

    let owner: PublicName.Owner
    let kind: PublicName.Kind
    let name: String
    /// The releases as the list has them: `7` is iOS 7 and later, `3-5` is iOS 3 to 5.
    let releases: String

    var description: String { "\(owner.className.text).\(name)" }

    /// All lines.
    static func all() throws -> [ListedName] {
        let text = String(
            decoding: try Repository.bytes(of: "Tests/SceneLangTests/PublicNames/names.txt"), as: UTF8.self)
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
            let parts = line.split(separator: " ").map(String.init)
            guard parts.count == 4,
                let owner = PublicName.Owner.allCases.first(where: { $0.className.text == parts[0] })
            else { return nil }
            let kinds: [String: PublicName.Kind] = ["property": .property, "method": .method, "handler": .handler]
            return kinds[parts[1]].map { ListedName(owner: owner, kind: $0, name: parts[2], releases: parts[3]) }
        }
    }

    /// The row of the table of names that are not modelled, if it has one.
    var row: PublicName? { PublicName.table.first { $0.owner == owner && $0.name.text == name } }

    /// What the tables say of the name.
    var state: State {
        if row != nil { return .notModelled }
        return isModelled ? .modelled : .verb
    }

    /// The releases in words.
    var range: String {
        releases.contains("-") ? releases.replacing("-", with: " to ") : "\(releases) and later"
    }

    /// What a script writes instead of the name, as Markdown; empty if it is the name itself or if there is nothing.
    var instead: String {
        guard let row else {
            return state == .verb ? ForeignCalls.example(method: name).map { "`\($0)`" } ?? "" : ""
        }
        switch row.substitute {
        case .none: return ""
        case .renamed(let other): return "`\(other.text)`"
        case .withoutEffect: return "It does not change the calls of UIKit."
        case .read(let value): return "Read \(value.text.replacing("'", with: "`"))."
        case .instead(let other):
            let text = other.text.replacing("'", with: "`")
            return "\(text.prefix(1).uppercased())\(text.dropFirst())."
        }
    }

    /// Whether the table of properties, methods or members has the name for its class.
    var isModelled: Bool {
        let bytes = Array(name.utf8)
        let property = PropertyLexicon.lexicon[bytes]
        switch owner {
        case .responder, .controller, .navigation, .tabBar, .split, .page, .alert, .search, .hosting, .activity:
            let isMember = BuiltInMember.lexicon[bytes]?.belongs(to: base) == true
            return property?.spec.belongs(to: base) == true || isMember || handles(.controller, of: .controller)
        case .presentation, .sheet, .popover:
            return property?.spec.belongs(to: .presentationController) == true || handles(.style, of: .style)
                || BuiltInMember.lexicon[bytes]?.owners == .sheet
        case .window: return property?.spec.belongs(to: .window) == true
        case .navigationItem: return property?.spec.belongs(to: .navigationItem) == true
        case .tabBarItem: return property?.spec.belongs(to: .tabBarItem) == true
        case .storyboard: return BuiltInMember.lexicon[bytes]?.owners.contains(.storyboard) == true
        case .app, .scene, .windowScene: return handles(.app, of: .app) || handles(.app, of: .scene) || name == "window"
        case .navigationDelegate, .tabBarDelegate, .splitDelegate, .pageDelegate, .sheetDelegate, .searchDelegate,
            .popoverDelegate:
            return handles(.delegate, of: .delegate)
        // Of what can be hidden, only windows are modelled.
        default: return property != nil && property != .isHidden || BuiltInMember.lexicon[bytes] != nil
        }
    }

    /// Whether a function or a member of another value has the name, so that not each use of it is refused.
    var isModelledElsewhere: Bool {
        let bytes = Array(name.utf8)
        return BuiltInFunction.lexicon[bytes] != nil || BuiltInMember.lexicon[bytes] != nil
            || LibraryMember.baseNames.contains(bytes) || UIKitMethod.find(bytes[...], []) != nil
            || LibraryMember.pairLabels.contains { $0 == name || $1 == name }
    }

    private func handles(_ place: HandlerLexicon.BodyKind, of owner: MethodSpec.Owner) -> Bool {
        HandlerLexicon.of(place)[Array(name.utf8)].contains { $0.spec.owner == owner }
    }

    /// The built-in class of a controller that has the name.
    private var base: ControllerKind {
        switch owner {
        case .navigation: .navigationController
        case .tabBar: .tabBarController
        case .split: .splitViewController
        case .page: .pageViewController
        case .alert: .alertController
        case .search: .searchController
        case .responder, .controller, .hosting, .activity, .presentation, .sheet, .popover, .window, .storyboard, .app,
            .scene,
            .navigationItem, .tabBarItem,
            .windowScene, .navigationDelegate, .tabBarDelegate, .splitDelegate, .pageDelegate, .sheetDelegate,
            .searchDelegate, .popoverDelegate:
            .viewController
        default: .viewController
        }
    }

    /// Scripts that use the name in each way that its kind and its owner allow.
    var scripts: [String] {
        let call = kind == .method ? "()" : ""
        switch owner {
        case .responder, .controller, .navigation, .tabBar, .split, .page, .alert, .search, .hosting, .activity:
            let head = "controller x: \(base.spelling.text) {"
            var scripts = [
                "\(head) }\nlaunch with x\nprint x.\(name)\(call)",
                "\(head) }\nfunc f(v) { print v.\(name)\(call) }",
                "\(head) on viewDidLoad { print \(name)\(call) } }",
                "\(head) on \(name) { } }",
            ]
            if kind == .property {
                scripts.append("\(head) \(name) = nil }")
                scripts.append("\(head) }\nlaunch with x\nx.\(name) = nil")
            } else {
                scripts.append("\(head) }\nlaunch with x\ncall x.\(name)()")
            }
            return scripts
        case .presentation, .sheet, .popover:
            let handler = "style s { on \(name) { } }"
            if kind == .method || handles(.style, of: .style) { return [handler] }
            return ["controller x\nlaunch with x\nprint x.presentationController.\(name)"]
        case .window: return ["controller x\nlaunch with x\nprint window.\(name)\(call)"]
        case .navigationItem: return ["controller x\nlaunch with x\nprint x.navigationItem.\(name)"]
        case .tabBarItem: return ["controller x\nlaunch with x\nprint x.tabBarItem.\(name)"]
        case .storyboard: return ["controller x\nlaunch with x\nprint x.storyboard.\(name)(\"a\")"]
        case .app, .scene, .windowScene:
            return [
                kind == .property ? "app { on didFinishLaunching { print \(name) } }" : "app { on \(name) { } }"
            ]
        case .navigationDelegate, .tabBarDelegate, .splitDelegate, .pageDelegate, .sheetDelegate, .searchDelegate,
            .popoverDelegate:
            return ["delegate d { on \(name) { } }", "controller x { on \(name) { } }"]
        case .application: return ["func f() { print UIApplication.shared.\(name)\(call) }"]
        case .device: return ["func f() { print UIDevice.current.\(name)\(call) }"]
        case .screen: return ["func f() { print UIScreen.main.\(name)\(call) }"]
        default:
            return [
                "controller x { view { label v } }\nlaunch with x\nprint x.v.\(name)\(call)",
                "func f(v) { print v.\(name)\(call) }",
            ]
        }
    }
}
