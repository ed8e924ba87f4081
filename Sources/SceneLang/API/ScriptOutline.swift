package import SceneRuntime

/// The controllers that a script declares, and the segues and relationships between them, without its code.
package struct ScriptOutline: Sendable {
    /// A scene, or a controller that is not a class of others.
    package struct Controller: Sendable {
        package let name: String
        package let base: ControllerKind
        /// The class of the system that it descends from.
        package let systemClass: SystemClass
        /// Its class in the script; nil if that is a class of UIKit.
        package let superclass: String?
        /// The number of its storyboard; 0 for a controller without one.
        package let storyboard: Int
        package let identifier: String?
        /// The names and kinds of its views that have a name.
        package let views: [(name: String, kind: String)]
        /// The declaration.
        package let span: SourceSpan
    }

    /// A segue, or the relationship of a container with a child.
    package struct Segue: Sendable {
        /// The kind; nil for a relationship.
        package let kind: SegueKind?
        /// The word of the relationship, such as `root`.
        package var relationship: String?
        package var identifier: String?
        /// The number of the controller that has it.
        package let source: Int
        /// The number of the controller that it leads to. For an unwind segue, the only one with the action; nil if
        /// that is decided while the script runs.
        package var target: Int?
        /// The action of an unwind segue.
        package var action: String?
        package var segueClass: String?
        /// The name of the view that performs it.
        package var trigger: String?
    }

    /// A storyboard. The first one is that of the file, `Main`.
    package struct Storyboard: Sendable {
        package let name: String
        /// The number of the initial scene.
        package let initial: Int?
    }

    /// The storyboards, from number 1 on.
    package private(set) var storyboards: [Storyboard] = []
    package private(set) var controllers: [Controller] = []
    package private(set) var segues: [Segue] = []
    private let declarations: Declarations
    private let blueprint: Blueprint
    /// The number of each class in `controllers`.
    private var numbers: [ClassID: Int] = [:]

    init(_ compiler: Compiler) {
        (declarations, blueprint) = (compiler.declarations, compiler.blueprint)
        let classes = blueprint.classes.indices.dropFirst(BuiltInClass.slots).map { ClassID(UInt32($0)) }
        let parents = Set(declarations.controllers.map { $0.parent })
        for id in classes where declarations.controllers[id.index].isScene || !parents.contains(id) {
            numbers[id] = controllers.count
            controllers.append(controller(id, compiler.trees))
        }
        for id in classes { addSegues(of: id) }
        for storyboard in blueprint.storyboards.dropFirst() {
            storyboards.append(Storyboard(name: text(storyboard.name) ?? "", initial: numbers[storyboard.initial]))
        }
    }

    private func controller(_ id: ClassID, _ trees: SharedList<SyntaxTree>) -> Controller {
        let (spec, entry) = (blueprint.classes[id.index], declarations.controllers[id.index])
        let parent = entry.parent.exists ? text(blueprint.classes[entry.parent.index].name) : nil
        return Controller(
            name: text(spec.name) ?? "", base: spec.base, systemClass: spec.systemClass, superclass: parent,
            storyboard: spec.storyboard.index, identifier: text(spec.identifier),
            views: spec.views.compactMap { view in
                text(view.name).map { (name: $0, kind: text(view.kind) ?? "") }
            },
            span: entry.site.map { trees[$0.tree].span(of: $0.declaration) } ?? entry.span)
    }

    private mutating func addSegues(of id: ClassID) {
        guard let source = numbers[id] else { return }
        let spec = blueprint.classes[id.index]
        for (place, child) in spec.children.enumerated() {
            var segue = Segue(kind: nil, source: source)
            segue.target = numbers[child]
            segue.relationship = ScriptOutline.relationship(
                of: spec.base, column: place < spec.columns.count ? spec.columns[place] : nil)
            segues.append(segue)
        }
        for segue in spec.segues {
            let declared = blueprint.segues[segue.index]
            var segue = Segue(kind: declared.kind, source: source)
            segue.identifier = text(declared.identifier)
            segue.target =
                declared.kind == .unwind ? onlyController(with: declared.unwindAction) : numbers[declared.target]
            segue.action = text(declared.unwindAction)
            if declared.customClass.exists {
                segue.segueClass = text(blueprint.segueClasses[declared.customClass.index].name)
            }
            if let trigger = declared.trigger, trigger > 0, Int(trigger) <= spec.views.count {
                segue.trigger = text(spec.views[Int(trigger) - 1].name)
            }
            segues.append(segue)
        }
    }

    /// Returns the controller that implements an unwind action, if it is the only one.
    private func onlyController(with action: NameID) -> Int? {
        var found: Int?
        for (id, number) in numbers where implements(id, action) {
            guard found == nil else { return nil }
            found = number
        }
        return found
    }

    private func implements(_ id: ClassID, _ action: NameID) -> Bool {
        var current = id
        while current.exists {
            if blueprint.classes[current.index].unwindActions.contains(action) { return true }
            current = declarations.controllers[current.index].parent
        }
        return false
    }

    private static func relationship(of base: ControllerKind, column: SplitColumn?) -> String {
        switch (base, column) {
        case (_, .primary): "primary"
        case (_, .supplementary): "supplementary"
        case (_, .secondary): "secondary"
        case (_, .compact): "compact"
        case (.tabBarController, nil): "tabs"
        case (.pageViewController, nil): "pages"
        case (.viewController, nil), (.tableViewController, nil), (.collectionViewController, nil),
            (.navigationController, nil), (.splitViewController, nil), (.alertController, nil),
            (.searchController, nil):
            "root"
        }
    }

    private func text(_ name: NameID) -> String? {
        name.exists ? String(decoding: blueprint.names[name], as: UTF8.self) : nil
    }
}

extension Script {
    /// Compiles `file` with everything that it imports. Returns its controllers, nil if there are errors, with the
    /// diagnostics and the files that were read.
    package static func outline(
        _ file: SourceFile, settings: Settings, reader: ImportReader
    ) -> (outline: ScriptOutline?, diagnostics: [Diagnostic], sources: SourceMap) {
        var compiler = Compiler(settings)
        let result = compiler.add(file, reader: reader)
        return (result.hasErrors ? nil : ScriptOutline(compiler), result.diagnostics, compiler.sources)
    }
}
