public import SceneLang

/// The script that means the same as a storyboard: its classes, then its scenes in the order of the document.
///
/// It has no steps. What cannot be written in the language is a comment at its place, and a note.
public struct StoryboardScript: Sendable {
    /// The script, formatted.
    public let text: String
    /// What the script does not have, or assumes: sentences without a full stop.
    public let notes: [String]

    /// The names of scenes that have a number: see `StoryboardNames.numbered`.
    public let numberedNames: Set<String>

    /// Where the lines of the script come from, in their order. The numbers of files are those of the storyboards.
    public let origins: [SourceOrigins.Piece]

    /// The script of a storyboard without errors.
    public init(_ storyboard: Storyboard) { self.init(StoryboardApp([storyboard], hasMain: true)) }

    /// The script of the storyboards of an app, which have no errors. If it `hasMain`, that is the first one.
    public init(_ storyboards: [Storyboard], hasMain: Bool) {
        self.init(StoryboardApp(storyboards, hasMain: hasMain))
    }

    /// The script of the storyboards of an app.
    public init(_ app: StoryboardApp) {
        let storyboards = app.storyboards
        let classes = StoryboardClasses(app)
        var script = ScriptText()
        var notes: [String] = []
        if app.hasMain, storyboards.first?.system == .pad {
            script.line("device iPad", from: storyboards[0].span)
            script.emptyLine()
        }
        for (place, storyboard) in storyboards.enumerated() {
            var writer = StoryboardWriter(storyboard, place, app, classes, script)
            writer.write()
            script = writer.script
            notes += writer.notes
        }
        text = script.text
        origins = script.origins
        numberedNames = Set(storyboards.indices.flatMap { app.names[$0].numbered })
        self.notes = notes
    }
}

/// Writes the script of one of the storyboards of an app. The first one has the classes of all.
struct StoryboardWriter {
    let storyboard: Storyboard
    /// The place of the storyboard in the app.
    let place: Int
    let app: StoryboardApp
    let names: StoryboardNames
    let classes: StoryboardClasses
    /// The segues of each scene, in document order.
    let segues: [[StoryboardSegue]]
    private(set) var script: ScriptText
    private(set) var notes: [String] = []

    /// Continues `script`.
    init(
        _ storyboard: Storyboard, _ place: Int, _ app: StoryboardApp, _ classes: StoryboardClasses, _ script: ScriptText
    ) {
        self.storyboard = storyboard
        self.place = place
        self.app = app
        self.classes = classes
        self.script = script
        names = app.names[place]
        var segues = [[StoryboardSegue]](repeating: [], count: storyboard.scenes.count)
        for segue in storyboard.segues { segues[segue.source].append(segue) }
        self.segues = segues
    }

    mutating func write() {
        if place == 0 {
            for declared in classes.all { write(declared) }
            for segue in classes.segues {
                let perform = segue.overridesPerform ? "(segue) { }" : ""
                script.line("segue \(ScriptText.name(segue.name))\(perform)", from: segue.span)
            }
        }
        let isInBlock = !app.isMain(place)
        if isInBlock {
            script.emptyLine()
            script.openBlock("storyboard \(app.labels[place])", from: storyboard.span)
        }
        for scene in storyboard.scenes.indices
        where !app.isResolvedReference(StoryboardApp.Place(storyboard: place, scene: scene)) {
            write(scene: scene)
        }
        if isInBlock { script.closeBlock() }
    }

    /// Adds a comment and a note about something that the language cannot express.
    private mutating func noteOmission(_ sentence: String) {
        let line = ScriptText.oneLine(sentence)
        script.line("// \(line)")
        notes.append(line)
    }

    // MARK: Classes

    private mutating func write(_ declared: StoryboardClasses.Class) {
        if declared.isBuiltIn { return }
        let isPlain = declared.base.base == "ViewController" && !classes.declares("ViewController")
        let head = "controller \(ScriptText.name(declared.name))" + (isPlain ? "" : ": \(base(declared.base))")
        script.openBlock(head, from: declared.span)
        var taken: Set<String> = []
        for name in declared.unwinds.names where taken.insert(name).inserted {
            script.line("// assumed: a segue leads from here to the scene in which the unwind segue begins")
            script.line("unwind \(ScriptText.name(name))(segue) { }")
        }
        for name in declared.segueActions.names where taken.insert(name).inserted {
            script.line("segueAction \(ScriptText.name(name))(coder) { }")
        }
        for name in declared.actions.names where taken.insert(name).inserted {
            script.line("action \(ScriptText.name(name))(sender) { }")
        }
        script.closeBlock()
    }

    /// Returns the built-in controller that stands for a kind, spelled as in UIKit if a class has its name.
    private func base(_ kind: StoryboardControllerKind) -> String {
        classes.declares(kind.base) ? "UI\(kind.base)" : kind.base
    }

    // MARK: Scenes

    private mutating func write(scene place: Int) {
        let scene = storyboard.scenes[place]
        var head = scene.id == storyboard.initial ? "initial scene " : "scene "
        head += ScriptText.name(names.scenes[place])
        let base = scene.customClass ?? base(scene.kind ?? .viewController)
        if base != "ViewController" || scene.customClass != nil { head += ": \(ScriptText.name(base))" }
        script.emptyLine()
        if let reference = scene.reference { omitReference(reference, names.scenes[place]) }
        script.openBlock(head, from: scene.span)
        writeProperties(of: scene, names.scenes[place])
        writeChildren(of: place)
        writeViews(of: place)
        for segue in segues[place] { write(segue) }
        script.closeBlock()
    }

    private mutating func omitReference(_ reference: StoryboardReference, _ name: String) {
        let scene = reference.identifier.map { "'\($0)'" } ?? "the initial scene"
        let place = reference.storyboard.map { "'\($0)'" } ?? "this storyboard"
        noteOmission("'\(name)' refers to a scene that was not found: \(scene) in \(place)")
    }

    private mutating func writeProperties(of scene: StoryboardScene, _ name: String) {
        // Code finds a scene by the identifier of the file, from which its name is made.
        if let identifier = scene.identifier, identifier != name {
            script.line("storyboardIdentifier = \(ScriptText.string(identifier))")
        }
        if let title = scene.title { script.line("title = \(ScriptText.string(title))") }
        if let identifier = scene.restorationIdentifier {
            script.line("restorationIdentifier = \(ScriptText.string(identifier))")
        }
        if scene.definesPresentationContext { script.line("definesPresentationContext = true") }
        if let style = scene.modalPresentationStyle.flatMap({ styleSymbol($0) }) {
            script.line("modalPresentationStyle = \(style)")
        }
        if let style = scene.modalTransitionStyle {
            script.line("modalTransitionStyle = .\(ScriptText.name(style))")
        }
        for setting in scene.settings {
            if let property = setting.property {
                script.line("\(property) = \(setting.value)")
            } else {
                noteOmission("'\(setting.attribute)' of a \(scene.element) is not modelled")
            }
        }
    }

    private mutating func writeChildren(of place: Int) {
        for relationship in StoryboardRelationship.allCases {
            let children = segues[place].filter { $0.relationship == relationship }
            guard !children.isEmpty else { continue }
            let targets = children.compactMap { spelledTarget(of: $0) }
            script.line("\(relationship.word) -> \(targets.joined(separator: ", "))", from: children.first?.span)
            for selector in children.compactMap({ $0.creationSelector }) {
                noteOmission("the segue action '\(ScriptText.method(selector))' of a relationship is not performed")
            }
        }
    }

    /// Returns the name of the scene that a segue leads to.
    private func spelledTarget(of segue: StoryboardSegue) -> String? {
        app.target(of: segue, in: place).map { app.spelled($0, from: place) }
    }

    // MARK: Views

    private mutating func writeViews(of place: Int) {
        let objects = storyboard.scenes[place].objects
        guard !objects.isEmpty else { return }
        var children = [[Int]](repeating: [], count: objects.count)
        var stack: [[Int]] = []
        var roots: [Int] = []
        for (index, object) in objects.enumerated() {
            if let parent = object.parent { children[parent].append(index) } else { roots.append(index) }
        }
        let accessories = Set(segues[place].lazy.filter { $0.isAccessory }.compactMap { $0.trigger })
        script.openBlock("view")
        stack.append(roots.reversed())
        while var level = stack.popLast() {
            guard let object = level.popLast() else {
                script.closeBlock()
                continue
            }
            stack.append(level)
            openObjectBlock(object, place)
            if accessories.contains(object) {
                script.line("accessory \(ScriptText.name(names.objects[place][object] + "Accessory"))")
            }
            stack.append(children[object].reversed())
        }
    }

    /// Begins the block of an object with its kind, name and actions, after the comments about what is omitted.
    private mutating func openObjectBlock(_ object: Int, _ place: Int) {
        let view = storyboard.scenes[place].objects[object]
        writeOmissions(of: view, names.objects[place][object])
        // The kind of a view can be a reserved word, such as `switch`.
        let kind = ScriptText.name(StoryboardWriter.kind(view.element), mayBeReserved: true)
        var line = "\(kind) \(ScriptText.name(names.objects[place][object]))"
        var parts: [ScriptText.Part] = []
        for sent in view.actions where sent.target != .other {
            line += parts.isEmpty ? " -> " : ", "
            parts.append(ScriptText.Part(start: line.utf8.count, origin: sent.span))
            line += sent.target == .controller ? "self." : ""
            line += ScriptText.name(ScriptText.method(sent.selector))
        }
        script.openBlock(line, from: view.span, parts: parts)
    }

    /// Writes the actions of an object whose receivers scripts do not have.
    private mutating func writeOmissions(of view: StoryboardObject, _ name: String) {
        for sent in view.actions where sent.target == .other {
            noteOmission("'\(name)' sends '\(ScriptText.method(sent.selector))' to an object that is not modelled")
        }
    }

    /// Returns the kind of a view in scripts.
    private static func kind(_ element: String) -> String {
        switch element {
        case "barButtonItem": "barButton"
        case "containerView": "container"
        case "tableViewCell", "collectionViewCell": "cell"
        default: element
        }
    }

    // MARK: Segues

    private mutating func write(_ segue: StoryboardSegue) {
        guard segue.kind != .relationship else { return }
        guard let kind = word(for: segue) else {
            return noteOmission("a segue of the unknown kind '\(segue.kindName)' is left out")
        }
        var line = "segue \(kind)"
        if let identifier = segue.identifier { line += " \(ScriptText.string(identifier))" }
        if segue.kind == .unwind {
            line += " -> \(ScriptText.name(ScriptText.method(segue.unwindAction ?? "")))"
        } else {
            guard let target = spelledTarget(of: segue) else { return }
            line += " -> \(target)"
        }
        if let name = segue.customClass, segue.kind != .custom, !segue.hasOwnClass {
            noteOmission("the class '\(name)' is not modelled for a segue of this kind")
        }
        if segue.kind?.isPresentation == true {
            if let style = segue.modalPresentationStyle.flatMap({ styleSymbol($0) }) { line += " style \(style)" }
            if let style = segue.modalTransitionStyle { line += " transition .\(ScriptText.name(style))" }
        }
        if !segue.isAnimated { line += " unanimated" }
        let objects = names.objects[segue.source]
        if let trigger = segue.trigger {
            line += " on \(ScriptText.name(objects[trigger] + (segue.isAccessory ? "Accessory" : "")))"
        }
        if let anchor = segue.anchor { line += " anchor \(ScriptText.name(objects[anchor]))" }
        if segue.kind == .replace, let column = segue.column {
            line += " column \(column == 0 ? ".primary" : ".secondary")"
        }
        if let selector = segue.creationSelector {
            let name = ScriptText.method(selector)
            if storyboard.scenes[segue.source].customClass == nil {
                noteOmission("the segue action '\(name)' is not performed")
            } else {
                line += " action \(ScriptText.name(name))"
            }
        }
        if segue.kind != .custom, segue.hasOwnClass { line += " class \(ScriptText.name(segue.className))" }
        script.line(line, from: segue.span)
    }

    /// Returns the word for a kind of segue; nil for an unknown one.
    private func word(for segue: StoryboardSegue) -> String? {
        switch segue.kind {
        case .show: segue.showAction.map { ScriptText.method($0) } == "showDetailViewController" ? "showDetail" : "show"
        case .showDetail: "showDetail"
        case .presentation: "present"
        case .popoverPresentation, .popover: "popover"
        case .embed: "embed"
        case .unwind: "unwind"
        case .push: "push"
        case .modal: "modal"
        case .replace: "replace"
        case .custom: ScriptText.name(segue.className)
        case .relationship, nil: nil
        }
    }

    /// Returns the symbol of a presentation style. None is written for `automatic`, which the release chooses.
    private func styleSymbol(_ style: String) -> String? { style == "automatic" ? nil : ".\(ScriptText.name(style))" }
}

extension StoryboardSegueKind {
    /// Whether the segue presents its destination, so that it can have styles.
    fileprivate var isPresentation: Bool {
        switch self {
        case .presentation, .modal, .popoverPresentation, .popover: true
        case .show, .showDetail, .embed, .unwind, .custom, .relationship, .push, .replace: false
        }
    }
}
