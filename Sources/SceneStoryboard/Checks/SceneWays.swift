/// The ways to the scenes of an app, as far as its storyboards say: the segues that lead to each, and what code may do.
struct SceneWays {
    /// A segue from a scene to another. Both are numbers of scenes among those of all storyboards.
    struct Way {
        let segue: StoryboardSegue
        let source: Int
        let target: Int
    }

    /// The scenes of all storyboards.
    let scenes: [StoryboardScene]
    /// The segues to a scene of each scene, without unwind segues, which lead back.
    private let ways: [[Way]]
    /// The scenes that code can create, and put into any container: those with an identifier, and those that a
    /// reference or code may enter as the initial scene of a storyboard.
    let free: [Bool]
    /// The scenes that an app can have at all.
    let reached: [Bool]

    init(_ app: StoryboardApp) {
        let scenes = app.storyboards.flatMap { $0.scenes }
        var ways = [[Way]](repeating: [], count: scenes.count)
        var free = scenes.map { $0.identifier != nil }
        var starts = free
        for (place, storyboard) in app.storyboards.enumerated() {
            let offset = app.offsets[place]
            for segue in storyboard.segues where segue.kind != .unwind {
                guard let target = app.target(of: segue, in: place) else { continue }
                let source = offset + segue.source
                ways[source].append(Way(segue: segue, source: source, target: app.number(of: target)))
                // The reference itself is on the way, too.
                if let reference = segue.target, offset + reference != app.number(of: target) {
                    ways[source].append(Way(segue: segue, source: source, target: offset + reference))
                }
            }
            if let initial = storyboard.scenes.firstIndex(where: { $0.id == storyboard.initial }) {
                starts[offset + initial] = true
                if !storyboard.isMainByName { free[offset + initial] = true }
            }
        }
        (self.scenes, self.ways, self.free) = (scenes, ways, free)
        reached = SceneWays.spread(starts, ways) { _ in true }
    }

    /// Returns the scenes in `starts`, and those that ways lead to from a scene among them, as far as a way
    /// `carries` on.
    func spread(_ starts: [Bool], along carries: (Way) -> Bool) -> [Bool] {
        SceneWays.spread(starts, ways, carries)
    }

    private static func spread(_ starts: [Bool], _ ways: [[Way]], _ carries: (Way) -> Bool) -> [Bool] {
        var found = starts
        var open = starts.indices.filter { starts[$0] }
        while let scene = open.popLast() {
            for way in ways[scene] where !found[way.target] && carries(way) {
                found[way.target] = true
                open.append(way.target)
            }
        }
        return found
    }

    /// Returns `starts` together with the targets of the ways that `isStart` accepts.
    func starts(_ starts: [Bool], and isStart: (Way) -> Bool) -> [Bool] {
        var found = starts
        for way in ways.joined() where !found[way.target] && isStart(way) { found[way.target] = true }
        return found
    }
}

extension SceneWays {
    /// The scenes that `show` and `push` may find a container around, or `showDetail` one that shows details. A scene
    /// that is not among them certainly has none.
    func mayShow(detail: Bool) -> [Bool] {
        let children = childCounts
        var shows = free
        for (place, scene) in scenes.enumerated() {
            switch scene.kind {
            case .splitViewController: shows[place] = true
            case .navigationController: if !detail { shows[place] = true }
            // From the sixth tab on, a tab bar controller has a navigation controller.
            case .tabBarController: if !detail, children[place] > 5 { shows[place] = true }
            case .viewController, .tableViewController, .collectionViewController, .pageViewController, .reference,
                .player, .glkViewController, .hostingController, nil:
                break
            }
        }
        let seeds = starts(shows) { way in
            switch way.segue.placement {
            // Its class may show: it is a container.
            case .contained: scenes[way.source].customClass != nil
            // A delegate may put the controller of a popover into another one.
            case .presented: way.segue.isPopover && scenes[way.source].customClass != nil
            case .shown: false
            case .unknown: true
            }
        }
        return spread(seeds) { $0.segue.placement == .contained || $0.segue.placement == .shown }
    }

    /// The number of relationships of each scene.
    private var childCounts: [Int] {
        ways.map { $0.lazy.filter { $0.segue.kind == .relationship }.count }
    }
}

extension StoryboardSegue {
    /// What a segue does with its destination.
    enum Placement {
        /// It becomes a child of the source.
        case contained
        /// It goes where the source's containers put it, and is presented if there is none.
        case shown
        case presented
        /// A class says what happens.
        case unknown
    }

    /// What the segue does with its destination.
    var placement: Placement {
        if hasOwnClass { return .unknown }
        return switch kind {
        case .relationship, .embed: .contained
        case .show, .showDetail, .push, .replace: .shown
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
