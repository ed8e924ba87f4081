extension SceneGraph {
    /// Creates the graph of some storyboards. `files` has the name of the file of each.
    public init(_ storyboards: [Storyboard], files: [String]) {
        self.init()
        let unwinds = UnwindTargets(StoryboardApp(storyboards, hasMain: true))
        for (place, storyboard) in storyboards.enumerated() {
            add(storyboard, file: place < files.count ? files[place] : storyboard.name) { segue in
                unwinds.scenes(of: segue, in: place)
            }
        }
    }

    /// Adds a storyboard. `unwindTargets` returns the numbers of the scenes to which an unwind segue leads.
    private mutating func add(
        _ storyboard: Storyboard, file: String, unwindTargets: (StoryboardSegue) -> [Int]
    ) {
        let (firstScene, firstSegue) = (scenes.count, segues.count)
        let names = StoryboardNames(storyboard)
        for (place, scene) in storyboard.scenes.enumerated() {
            var node = Scene(id: scene.id, name: names.scenes[place], kind: scene.element, shape: Shape(scene))
            (node.customClass, node.identifier) = (scene.customClass, scene.identifier)
            (node.reference, node.position) = (scene.reference, scene.position)
            node.isInitial = scene.id == storyboard.initial
            node.views = zip(scene.objects, names.objects[place]).map { object, name in
                View(id: object.id, name: name, kind: object.element)
            }
            scenes.append(node)
        }
        for segue in storyboard.segues {
            let source = storyboard.scenes[segue.source]
            var edge = Segue(
                kind: segue.kindName, line: Line(segue.kind), source: firstScene + segue.source,
                target: segue.target.map { firstScene + $0 }, destination: segue.destination)
            (edge.id, edge.identifier, edge.customClass) = (segue.id, segue.identifier, segue.customClass)
            (edge.relationship, edge.action) = (segue.relationship?.rawValue, segue.unwindAction)
            edge.trigger = segue.trigger.map { source.objects[$0].id }
            // The file has the exit of the source itself. Only a scene with a class can have the action.
            let targets =
                segue.kind == .unwind ? unwindTargets(segue).filter { scenes[safely: $0]?.customClass != nil } : []
            if targets.isEmpty { segues.append(edge) }
            for target in targets {
                edge.target = target
                segues.append(edge)
            }
        }
        groups.append(
            Group(
                file: file, name: storyboard.name, initial: storyboard.initial,
                scenes: firstScene..<scenes.count, segues: firstSegue..<segues.count))
    }
}

extension [SceneGraph.Scene] {
    /// The scene with a number; nil for one of a storyboard that is not in the graph yet.
    fileprivate subscript(safely number: Int) -> SceneGraph.Scene? { indices.contains(number) ? self[number] : nil }
}

extension SceneGraph.Shape {
    fileprivate init(_ scene: StoryboardScene) {
        self =
            switch scene.kind {
            case .navigationController, .tabBarController, .splitViewController, .pageViewController: .container
            case .viewController, .tableViewController, .collectionViewController: .content
            case .reference: .reference
            // The model does not have these, so an ordinary controller stands in for each.
            case .player, .glkViewController, .hostingController, nil: .standIn
            }
    }
}

extension SceneGraph.Line {
    fileprivate init(_ kind: StoryboardSegueKind?) {
        self =
            switch kind {
            case .show, .push, nil: .show
            case .showDetail, .replace: .showDetail
            case .presentation, .modal: .present
            case .popoverPresentation, .popover: .popover
            case .unwind: .unwind
            case .custom: .custom
            case .embed: .embed
            case .relationship: .relationship
            }
    }
}
