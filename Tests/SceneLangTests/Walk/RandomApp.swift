import TestSupport

/// A storyboard, some controllers made in code, and handlers that misbehave: text that a person could have written.
struct RandomApp {
    /// One controller of the app.
    struct Member {
        let name: String
        let base: String
        var segues: [String] = []
    }

    private(set) var members: [Member] = []
    /// The declarations, entries of a session.
    private(set) var text = ""

    /// Containers follow the controllers that they may contain, so that no storyboard contains itself.
    private static let bases: [(base: String, connection: String, children: ClosedRange<Int>)] = [
        ("NavigationController", "root", 1...1), ("TabBarController", "tabs", 2...6),
        ("PageViewController", "pages", 1...3), ("SplitViewController", "", 2...2),
    ]

    init(dice: inout Dice) {
        let plain = Int.random(in: 3...6, using: &dice)
        for place in 0..<plain { members.append(Member(name: "scene\(place)", base: "ViewController")) }
        let containers = Int.random(in: 1...4, using: &dice)
        for place in 0..<containers {
            let base = dice.once(in: 4) ? dice.pick(Self.bases.map(\.base)) : Self.bases[place].base
            members.append(Member(name: "container\(place)", base: base))
        }
        for place in 0..<2 { members.append(Member(name: "Made\(place)", base: "ViewController")) }
        text = "var ticks = 0\n"
        for place in members.indices { declare(place, isInitial: place == plain + containers - 1, &dice) }
        text += """
            delegate Listener {
                on navigationControllerWillShow { ticks += 1 }
                on tabBarControllerShouldSelect { return ticks % 5 != 0 }
                on presentationControllerShouldDismiss { return ticks % 3 != 0 }
            }
            style Panel: .custom { removesPresenter = true }
            style Overlay: .custom
            window side
            app {
                UIApplicationSupportsMultipleScenes = true
                on shouldSaveApplicationState(coder) { return true }
                on shouldRestoreApplicationState(coder) { return true }
            }
            func question() {
                let made = AlertController(title: "A", message: nil, preferredStyle: .alert)
                made.addAction(AlertAction(title: "OK", style: .default) { \(RandomVerb(app: self, dice: &dice).text) })
                return made
            }
            func sheet() {
                let made = Made1()
                made.sheetPresentationController?.detents = [.medium, .large]
                return made
            }

            """
    }

    var names: [String] { members.map(\.name) }

    /// The names of the controllers of a kind.
    func names(of base: String) -> [String] { members.filter { $0.base == base }.map(\.name) }

    private mutating func declare(_ place: Int, isInitial: Bool, _ dice: inout Dice) {
        let member = members[place]
        let isScene = !member.name.hasPrefix("Made")
        text += isInitial ? "initial scene" : isScene ? "scene" : "controller"
        text += " \(member.name): \(member.base) {\n"
        let below = members[..<place].map(\.name)
        if let row = Self.bases.first(where: { $0.base == member.base }) {
            let children = (0..<Int.random(in: row.children, using: &dice)).map { _ in dice.pick(below) }
            if row.connection.isEmpty {
                if dice.once(in: 2) { text += "    style = .doubleColumn\n" }
                text += "    primary -> \(children[0])\n    secondary -> \(children[children.count - 1])\n"
            } else {
                text += "    \(row.connection) -> \(children.joined(separator: ", "))\n"
            }
        } else if isScene {
            declareSegues(from: place, &dice)
        }
        if dice.once(in: 6) { text += "    definesPresentationContext = true\n" }
        if dice.once(in: 20) { text += "    shouldAutomaticallyForwardAppearanceMethods = false\n" }
        if dice.once(in: 4) { text += "    unwind back\(place)(segue) { ticks += 1 }\n" }
        declareHandlers(&dice)
        text += "}\n"
    }

    private mutating func declareSegues(from place: Int, _ dice: inout Dice) {
        let scenes = members.filter { !$0.name.hasPrefix("Made") }.map(\.name)
        for number in 0..<Int.random(in: 0...4, using: &dice) {
            let id = "segue\(place)\(number)"
            let kind = dice.pick(["show", "present", "showDetail", "show", "modal", "push", "replace", "unwind"])
            let action = "back\(Int.random(in: 0..<members.count, using: &dice))"
            let target = kind == "unwind" ? action : dice.pick(scenes)
            text += "    segue \(kind) \"\(id)\" -> \(target)\n"
            members[place].segues.append(id)
        }
        // A scene may only embed those before it: a storyboard that embeds itself never ends.
        if place > 0, dice.once(in: 4) {
            let guest = members[Int.random(in: 0..<place, using: &dice)].name
            text += "    view { container slot; textField field }\n"
            text += "    segue embed \"embed\(place)\" -> \(guest) on slot\n"
        } else {
            text += "    view { textField field }\n"
        }
    }

    private static let handlers = [
        "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
        "willMove", "didMove", "deinit", "awakeFromNib", "viewDidLayoutSubviews", "prepare", "didReceiveMemoryWarning",
        "viewWillTransition", "traitCollectionDidChange", "updateProperties",
    ]

    private mutating func declareHandlers(_ dice: inout Dice) {
        for handler in Self.handlers where dice.once(in: 5) {
            text += "    on \(handler)\(dice.once(in: 6) ? " without super" : "") {\n        ticks += 1\n"
            if handler != "deinit", dice.once(in: 3) {
                let verb = RandomVerb(app: self, dice: &dice).text
                text += "        if ticks % \(Int.random(in: 5...40, using: &dice)) == 3 { \(verb) }\n"
            }
            text += "    }\n"
        }
        if dice.once(in: 5) { text += "    on shouldPerformSegue { return ticks % 4 != 0 }\n" }
        if dice.once(in: 8) { text += "    on loadView { super; ticks += 1 }\n" }
    }
}
