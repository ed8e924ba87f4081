import SceneLang
import SceneRuntime
import SceneStoryboard

/// Storyboards and scripts as one graph, with their diagnostics.
struct GraphFiles {
    private let engine: Engine
    /// The graph of the files so far.
    private(set) var graph = SceneGraph()
    /// The diagnostics as text.
    private(set) var messages: [UInt8] = []
    /// Whether a file has errors.
    private(set) var hasErrors = false
    private var sources: [ScriptSource] = []
    /// The places of objects, and their scenes. Their lines are needed only for the findings.
    private var places: [(file: SourceFile, offset: UInt32, scene: Int?)] = []
    private let isColoured: Bool
    /// Whether messages are JSON objects.
    private let isJSON: Bool

    init(_ engine: Engine, isColoured: Bool, isJSON: Bool) {
        (self.engine, self.isColoured, self.isJSON) = (engine, isColoured, isJSON)
    }

    /// Adds a file. Standard input is a storyboard if it is XML.
    mutating func add(_ source: ScriptSource) {
        sources.append(source)
        if GraphFiles.isScript(source) { addScript(source) } else { addStoryboard(source) }
    }

    private static func isScript(_ source: ScriptSource) -> Bool {
        if source.name.hasSuffix(ScriptSource.ending) { return true }
        if source.name.hasSuffix(StoryboardFiles.ending) { return false }
        let mark = source.bytes.prefix(4).first { $0 > 0x20 && $0 < 0x80 }
        return mark != UInt8(ascii: "<") && !source.bytes.starts(with: [0xEF, 0xBB, 0xBF, UInt8(ascii: "<")])
    }

    /// What `check` reports about the scenes.
    var findings: SceneFindings {
        let found = sources.flatMap { source in
            (GraphFiles.isScript(source) ? engine.check(source) : engine.checkStoryboard(source)).findings
        }
        let marks = places.map { place in
            let position = place.file.position(of: place.offset)
            return SceneFindings.Mark(
                path: place.file.name, line: position.line, column: position.column, scene: place.scene)
        }
        return SceneFindings(found, marks: marks, count: graph.scenes.count)
    }

    // MARK: Storyboards

    private mutating func addStoryboard(_ source: ScriptSource) {
        let file = SourceFile(name: source.name, bytes: source.bytes)
        var files = SourceMap()
        let reading = Storyboard.read(file, as: files.add(file))
        report(reading.diagnostics, files)
        guard let storyboard = reading.storyboard, !reading.hasErrors else { return }
        let first = graph.scenes.count
        for (place, scene) in storyboard.scenes.enumerated() {
            addPlace(scene.span, files, first + place)
            for object in scene.objects { addPlace(object.span, files, first + place) }
        }
        for segue in storyboard.segues { addPlace(segue.span, files, first + segue.source) }
        graph.append(SceneGraph([storyboard], files: [source.name]))
    }

    private mutating func report(_ diagnostics: [Diagnostic], _ files: SourceMap) {
        messages += MessageRenderer(sources: files, isColoured: isColoured, isJSON: isJSON).render(diagnostics)
        hasErrors = hasErrors || diagnostics.contains { $0.severity == .error }
    }

    private mutating func addPlace(_ span: SourceSpan, _ files: SourceMap, _ scene: Int?, atEnd: Bool = false) {
        guard let file = files[span.file] else { return }
        places.append((file, atEnd ? span.end : span.start, scene))
    }

    // MARK: Scripts

    private mutating func addScript(_ source: ScriptSource) {
        let (outline, diagnostics, files) = Script.outline(
            engine.file(of: source), settings: engine.options.settings, reader: engine.reader(for: source))
        report(diagnostics.filter { $0.severity == .error }, files)
        guard let outline else { return }
        let script = ScriptGraph(outline, file: source.name)
        for (number, place) in script.places.enumerated() {
            // What follows a declaration does not belong to it.
            let span = outline.controllers[number].span
            addPlace(span, files, nil, atEnd: true)
            addPlace(files.original(of: span), files, graph.scenes.count + place)
        }
        graph.append(script.graph)
    }
}

/// The graph of a script.
private struct ScriptGraph {
    private(set) var graph = SceneGraph()
    /// The number in the graph of each controller of the outline.
    private(set) var places: [Int]
    private let outline: ScriptOutline

    init(_ outline: ScriptOutline, file: String) {
        self.outline = outline
        places = [Int](repeating: 0, count: outline.controllers.count)
        // Controllers without a storyboard are with the scenes of the file.
        let groups = max(outline.storyboards.count, 1)
        for number in 0..<groups {
            let (firstScene, firstSegue) = (graph.scenes.count, graph.segues.count)
            let own = outline.controllers.indices.filter { max(outline.controllers[$0].storyboard, 1) == number + 1 }
            guard !own.isEmpty || number == 0 else { continue }
            for controller in own {
                places[controller] = graph.scenes.count
                graph.scenes.append(scene(controller))
            }
            for segue in outline.segues where own.contains(segue.source) { graph.segues.append(edge(segue)) }
            let storyboard = number < outline.storyboards.count ? outline.storyboards[number] : nil
            let isAlone = outline.storyboards.count < 2
            let stem = Path.stem(of: Path.name(of: file), ending: ScriptSource.ending) ?? Path.name(of: file)
            graph.groups.append(
                SceneGraph.Group(
                    file: file, name: isAlone ? stem : storyboard?.name ?? stem,
                    initial: storyboard?.initial.map { id(of: $0) }, scenes: firstScene..<graph.scenes.count,
                    segues: firstSegue..<graph.segues.count))
        }
        // Segues can lead to storyboards that follow.
        for place in graph.segues.indices {
            graph.segues[place].source = places[graph.segues[place].source]
            graph.segues[place].target = graph.segues[place].target.map { places[$0] }
        }
    }

    /// The name, after that of the storyboard unless it is the first one.
    private func id(of controller: Int) -> String {
        let declared = outline.controllers[controller]
        guard declared.storyboard > 1 else { return declared.name }
        return "\(outline.storyboards[declared.storyboard - 1].name).\(declared.name)"
    }

    private func scene(_ number: Int) -> SceneGraph.Scene {
        let controller = outline.controllers[number]
        let system = controller.systemClass == .none ? controller.base.spelling : controller.systemClass.spelling
        var scene = SceneGraph.Scene(
            id: id(of: number), name: controller.name, kind: "\(system)",
            shape: controller.systemClass == .none ? .init(controller.base) : .standIn)
        (scene.customClass, scene.identifier) = (controller.superclass, controller.identifier)
        scene.isInitial = outline.storyboards.contains { $0.initial == number }
        scene.views = controller.views.map { view in
            SceneGraph.View(id: "\(scene.id).\(view.name)", name: view.name, kind: view.kind)
        }
        return scene
    }

    private func edge(_ declared: ScriptOutline.Segue) -> SceneGraph.Segue {
        var segue = SceneGraph.Segue(
            kind: declared.kind.map { "\($0)" } ?? "relationship", line: .init(declared.kind),
            source: declared.source, target: declared.target,
            destination: declared.target.map { id(of: $0) } ?? declared.action ?? "")
        (segue.identifier, segue.relationship) = (declared.identifier, declared.relationship)
        (segue.customClass, segue.action) = (declared.segueClass, declared.action)
        segue.trigger = declared.trigger.map { "\(id(of: declared.source)).\($0)" }
        return segue
    }
}

extension SceneGraph.Shape {
    fileprivate init(_ base: ControllerKind) { self = base.container == .none ? .content : .container }
}

extension SceneGraph.Line {
    fileprivate init(_ kind: SegueKind?) {
        self =
            switch kind {
            case .show, .push: .show
            case .showDetail, .replace: .showDetail
            case .present, .modal: .present
            case .popover: .popover
            case .embed: .embed
            case .unwind: .unwind
            case .custom: .custom
            case nil: .relationship
            }
    }
}
