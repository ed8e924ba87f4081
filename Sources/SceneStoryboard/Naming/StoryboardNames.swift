import SceneLang

/// The names of a storyboard's scenes and views in scripts. They depend only on the document.
public struct StoryboardNames: Hashable, Sendable {
    /// The names of the scenes, in the order of `Storyboard.scenes`.
    public let scenes: [String]
    /// The names of scenes that have a number because other scenes or classes have the same name. Another scene in the
    /// storyboard can change them.
    public let numbered: Set<String>
    /// The names of the objects of each scene, in the order of `StoryboardScene.objects`.
    public let objects: [[String]]

    /// The names for a storyboard.
    public init(_ storyboard: Storyboard) {
        let named = SceneNames(storyboard)
        let scenes = named.names
        self.scenes = scenes
        numbered = named.numbered
        let all = Set(scenes)
        objects = storyboard.scenes.map { ObjectNames.names(of: $0, scenes: all) }
    }
}

/// Names the scenes of a storyboard.
struct SceneNames {
    private(set) var names: [String]
    private(set) var numbered: Set<String> = []
    private var taken = NameSet()
    /// The place of the first child of each container, or nil.
    private var firstChildren: [Int?]

    /// The maximum length of a chain of containers that are named after their first child.
    private static let longestChain = 16

    init(_ storyboard: Storyboard) {
        let scenes = storyboard.scenes
        names = [String](repeating: "", count: scenes.count)
        firstChildren = [Int?](repeating: nil, count: scenes.count)
        for segue in storyboard.segues where segue.kind == .relationship && firstChildren[segue.source] == nil {
            firstChildren[segue.source] = segue.target
        }
        for scene in scenes { scene.customClass.map { taken.insert($0) } }
        for segue in storyboard.segues { segue.customClass.map { taken.insert($0) } }
        // A scene that is added takes no name from one with an identifier or a class.
        let ownNames = scenes.map { SceneNames.ownName(of: $0) }
        for basis in NameBasis.allCases {
            for (place, own) in ownNames.enumerated() {
                if let own, own.basis == basis { names[place] = makeUnique(own.name) }
            }
        }
        for place in scenes.indices where names[place].isEmpty && scenes[place].kind?.containerSuffix != nil {
            nameAfterChild(place, scenes)
        }
        for place in scenes.indices where names[place].isEmpty {
            names[place] = makeUnique(scenes[place].kind?.plainName ?? "view")
        }
    }

    private mutating func makeUnique(_ name: String) -> String {
        let wanted = ScriptWords.isReservedOrVerb(name) ? name + "Scene" : name
        let unique = taken.makeUnique(wanted)
        if unique != wanted { numbered.insert(unique) }
        return unique
    }

    /// Names a container, and the containers without a name between it and its first child that has one.
    private mutating func nameAfterChild(_ container: Int, _ scenes: [StoryboardScene]) {
        var chain = [container]
        while chain.count < SceneNames.longestChain, let last = chain.last, let child = firstChildren[last],
            names[child].isEmpty, scenes[child].kind?.containerSuffix != nil, !chain.contains(child)
        {
            chain.append(child)
        }
        for place in chain.reversed() {
            guard let kind = scenes[place].kind, let suffix = kind.containerSuffix else { continue }
            let child = firstChildren[place].map { names[$0] } ?? ""
            names[place] = makeUnique(child.isEmpty ? kind.plainName : child + suffix)
        }
    }

    /// What a scene is named after. Scenes that would have the same name get it in this order.
    private enum NameBasis: CaseIterable {
        case identifier, customClass, label
    }

    /// Returns the name that a scene has by itself, or nil.
    private static func ownName(of scene: StoryboardScene) -> (name: String, basis: NameBasis)? {
        if let name = scene.identifier.flatMap({ name($0, of: scene.kind) }) { return (name, .identifier) }
        let texts = [
            (scene.customClass, NameBasis.customClass), (scene.userLabel, .label), (scene.title, .label),
            (scene.navigationItemTitle, .label), (scene.reference?.identifier, .label),
            (scene.reference?.storyboard, .label),
        ]
        for (text, basis) in texts {
            guard let name = text.flatMap({ name($0, of: scene.kind) }) else { continue }
            return (name + (scene.kind?.containerSuffix ?? ""), basis)
        }
        return nil
    }

    /// Returns the name that a string gives to a scene of a kind, or nil if it has no letter.
    private static func name(_ text: String, of kind: StoryboardControllerKind?) -> String? {
        var words = NameWords(text)
        guard words.hasLetter else { return nil }
        if !classes.contains(text) {
            let isCut = endings.contains { words.cut($0) }
            // `Sign In Navigation` is a good name for a navigation controller: its suffix says the same.
            if isCut || kind?.containerSuffix != nil { _ = kinds.contains { words.cut($0) } }
        }
        return words.joined(digitsAfter: "scene")
    }

    private static let endings = [["View", "Controller"], ["Controller"], ["VC"], ["Scene"]]
    private static let kinds = [["Table"], ["Collection"], ["Page"], ["Split"], ["Tab", "Bar"], ["Navigation"]]

    /// Names of UIKit's classes, which are not cut.
    private static let classes: Set<String> = {
        let names = ["", "Table", "Collection", "Page", "Split"].map { $0 + "ViewController" }
        let all = names + ["NavigationController", "TabBarController"]
        return Set(all + all.map { "UI" + $0 })
    }()
}

extension StoryboardControllerKind {
    /// What follows the name of a container; nil for other controllers.
    var containerSuffix: String? {
        switch self {
        case .navigationController: "Nav"
        case .tabBarController: "Tabs"
        case .splitViewController: "Split"
        case .pageViewController: "Pages"
        case .viewController, .tableViewController, .collectionViewController, .reference, .player,
            .glkViewController, .hostingController:
            nil
        }
    }

    /// The name of a scene that nothing else gives a name to.
    var plainName: String {
        switch self {
        case .tableViewController: "table"
        case .collectionViewController: "collection"
        case .player: "player"
        case .navigationController: "nav"
        case .tabBarController: "tabs"
        case .splitViewController: "split"
        case .pageViewController: "pages"
        case .viewController, .reference, .glkViewController, .hostingController: "view"
        }
    }
}
