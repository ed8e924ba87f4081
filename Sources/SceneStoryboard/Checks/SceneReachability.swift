/// Which scenes of an app can be reached, as far as its storyboards say. The scenes are the nodes of a graph, and the
/// segues its edges. Scenes that code can create are reachable without an edge.
struct SceneReachability {
    /// A segue from a scene to another. Both are numbers of scenes among those of all storyboards.
    struct Edge {
        let segue: StoryboardSegue
        let source: Int
        let target: Int
    }

    /// The scenes of all storyboards.
    let scenes: [StoryboardScene]
    /// The edges from each scene, without unwind segues, which lead back.
    private let edges: [[Edge]]
    /// The scenes that code can create, and put into any container: those with an identifier, and those that a
    /// reference or code may enter as the initial scene of a storyboard.
    let creatableByCode: [Bool]
    /// The scenes that an app can have at all.
    let reached: [Bool]

    init(_ app: StoryboardApp) {
        let scenes = app.storyboards.flatMap { $0.scenes }
        var edges = [[Edge]](repeating: [], count: scenes.count)
        var free = scenes.map { $0.identifier != nil }
        var starts = free
        for (place, storyboard) in app.storyboards.enumerated() {
            let offset = app.offsets[place]
            for segue in storyboard.segues where segue.kind != .unwind {
                guard let target = app.target(of: segue, in: place) else { continue }
                let source = offset + segue.source
                edges[source].append(Edge(segue: segue, source: source, target: app.number(of: target)))
                // The segue reaches the reference itself, too.
                if let reference = segue.target, offset + reference != app.number(of: target) {
                    edges[source].append(Edge(segue: segue, source: source, target: offset + reference))
                }
            }
            if let initial = storyboard.scenes.firstIndex(where: { $0.id == storyboard.initial }) {
                starts[offset + initial] = true
                if !storyboard.isMain { free[offset + initial] = true }
            }
        }
        (self.scenes, self.edges, self.creatableByCode) = (scenes, edges, free)
        reached = SceneReachability.reachable(from: starts, edges) { _ in true }
    }

    /// The edges to each scene.
    var entries: [[Edge]] {
        var found = [[Edge]](repeating: [], count: scenes.count)
        for edge in edges.joined() { found[edge.target].append(edge) }
        return found
    }

    /// Returns the scenes in `starts`, and all that can be reached from them along edges that `carries` accepts.
    func reachable(from starts: [Bool], along carries: (Edge) -> Bool) -> [Bool] {
        SceneReachability.reachable(from: starts, edges, carries)
    }

    private static func reachable(from starts: [Bool], _ edges: [[Edge]], _ carries: (Edge) -> Bool) -> [Bool] {
        var found = starts
        var open = starts.indices.filter { starts[$0] }
        while let scene = open.popLast() {
            for edge in edges[scene] where !found[edge.target] && carries(edge) {
                found[edge.target] = true
                open.append(edge.target)
            }
        }
        return found
    }

    /// Returns the scenes in `starts`, and the targets of the edges that `isStart` accepts.
    func starts(_ starts: [Bool], and isStart: (Edge) -> Bool) -> [Bool] {
        var found = starts
        for edge in edges.joined() where !found[edge.target] && isStart(edge) { found[edge.target] = true }
        return found
    }
}

extension SceneReachability {
    /// Returns for each scene whether it may have an ancestor that handles `show` and `push`, or, for a detail, one
    /// that handles `showDetail`. If not, it certainly has no such ancestor.
    func mayHaveShowingAncestor(forDetail isDetail: Bool) -> [Bool] {
        let children = childCounts
        var shows = creatableByCode
        for (place, scene) in scenes.enumerated() {
            switch scene.kind {
            case .splitViewController: shows[place] = true
            case .navigationController: if !isDetail { shows[place] = true }
            // From the sixth tab on, a tab bar controller has a navigation controller.
            case .tabBarController: if !isDetail, children[place] > 5 { shows[place] = true }
            case .viewController, .tableViewController, .collectionViewController, .pageViewController, .reference,
                .player, .glkViewController, .hostingController, nil:
                break
            }
        }
        let seeds = starts(shows) { edge in
            switch edge.segue.placement {
            // The class of a container may handle `show` itself.
            case .contained: scenes[edge.source].customClass != nil
            // A delegate may put the controller of a popover into another one.
            case .presented: edge.segue.isPopover && scenes[edge.source].customClass != nil
            case .shownInContainer: false
            case .unknown: true
            }
        }
        return reachable(from: seeds) { $0.segue.placement == .contained || $0.segue.placement == .shownInContainer }
    }

    /// The number of relationships of each scene.
    private var childCounts: [Int] {
        edges.map { $0.lazy.filter { $0.segue.kind == .relationship }.count }
    }
}

extension StoryboardSegue {
    /// What a segue does with its destination.
    enum Placement {
        /// The destination becomes a child of the source.
        case contained
        /// A container of the source shows the destination. Without a container, it is presented.
        case shownInContainer
        case presented
        /// A class says what happens.
        case unknown
    }

    /// What the segue does with its destination.
    var placement: Placement {
        if hasOwnClass { return .unknown }
        return switch kind {
        case .relationship, .embed: .contained
        case .show, .showDetail, .push, .replace: .shownInContainer
        case .presentation, .popoverPresentation, .modal, .popover: .presented
        case .custom, .unwind, nil: .unknown
        }
    }

    /// Whether the destination becomes a child of the source.
    var isContainment: Bool { placement == .contained }

    /// Whether the destination may be in a popover.
    var isPopover: Bool {
        kind == .popoverPresentation || kind == .popover || modalPresentationStyle == "popover"
    }

    /// Whether it shows a detail: only a split view controller does that.
    var showsDetail: Bool {
        switch kind {
        case .showDetail, .replace: true
        case .show: showAction.map { ScriptText.method($0) } == "showDetailViewController"
        case .presentation, .popoverPresentation, .embed, .unwind, .custom, .relationship, .push, .modal, .popover, nil:
            false
        }
    }
}
