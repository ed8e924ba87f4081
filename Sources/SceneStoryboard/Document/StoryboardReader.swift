import SceneLang

/// Reads a storyboard from the tree of its XML.
struct StoryboardReader {
    let tree: XMLTree
    let source: XMLSource
    var storyboard: Storyboard
    private(set) var diagnostics: [Diagnostic] = []
    /// The element with an id. Only objects that can be connected are in the tree.
    private(set) var elements: [String: Int] = [:]
    /// The places of scenes by the ids of their controllers and exits.
    var targets: [String: Int] = [:]
    /// The ids of the stand-ins for the first responder.
    var responders: Set<String> = []
    /// The elements of the scenes that have a controller, and their controllers. The order is that of the scenes.
    var sceneElements: [(scene: Int, controller: Int)] = []

    /// The maximum number of diagnostics. The first ones are enough to repair a file.
    private static let mostDiagnostics = 1_000

    init(_ tree: XMLTree, _ file: SourceFile, _ id: FileID) {
        self.tree = tree
        let source = XMLSource(file: file, id: id)
        let root = tree.elements.first.map { source.tag(at: Int($0.offset)) } ?? source.span(0..<0)
        self.source = source
        storyboard = Storyboard(name: Storyboard.name(ofFile: file.name), span: root)
    }

    mutating func read() -> StoryboardReading {
        guard readDocument() else { return StoryboardReading(storyboard: nil, diagnostics: diagnostics) }
        indexObjects()
        readScenes()
        for place in storyboard.scenes.indices { readConnections(of: place) }
        readUnusableViews()
        resolveDestinations()
        checkRelationships()
        resolveInitial()
        let order = diagnostics.indices.sorted { left, right in
            let (a, b) = (diagnostics[left].span.start, diagnostics[right].span.start)
            return a != b ? a < b : left < right
        }
        return StoryboardReading(storyboard: storyboard, diagnostics: order.map { diagnostics[$0] })
    }

    /// Adds a diagnostic.
    mutating func report(_ diagnostic: Diagnostic) {
        if diagnostics.count < StoryboardReader.mostDiagnostics { diagnostics.append(diagnostic) }
    }

    /// Whether a diagnostic may search for similar names, which takes long if there are many.
    var maySuggest: Bool { diagnostics.count < 20 && storyboard.scenes.count < 5_000 }

    /// The ids of scenes that a diagnostic may suggest.
    private var suggestedIDs: [String] { maySuggest ? storyboard.scenes.map { $0.id } : [] }

    /// Returns the span of an attribute's value, or of the element's name if it does not have it.
    func span(_ name: AttributeName, of element: Int) -> SourceSpan {
        source.value(name, at: Int(tree.elements[element].offset))
    }

    /// Returns the span of an element's name.
    func span(of element: Int) -> SourceSpan { source.tag(at: Int(tree.elements[element].offset)) }

    // MARK: The document

    /// Reads the root. Returns false if the document is not a storyboard of a modelled system.
    private mutating func readDocument() -> Bool {
        guard !tree.elements.isEmpty else { return false }
        let type = tree.value(.type, of: 0) ?? ""
        guard tree.name(of: 0) == .document, type.isEmpty || StoryboardReader.contains(type, "Storyboard") else {
            report(StoryboardReader.contains(type, ".XIB") ? nib : notAStoryboard)
            return false
        }
        let runtime = tree.value(.targetRuntime, of: 0)
        guard let system = StoryboardReader.system(runtime, type: type) else {
            let name = StoryboardReader.otherSystem(runtime ?? "", type: type)
            report(
                Diagnostic(
                    .otherSystem, "the storyboard is for \(name), which is not modelled",
                    at: span(runtime == nil ? .type : .targetRuntime, of: 0),
                    help: "use a storyboard for iPhone, iPad or Apple TV"))
            return false
        }
        storyboard.system = system
        storyboard.isLaunchScreen = tree.flag(.launchScreen, of: 0) == true
        storyboard.usesTraitCollections = tree.flag(.useTraitCollections, of: 0) == true
        storyboard.runsBeforeIOS8 = oldestRelease.map { $0 < StoryboardReader.iOS8 } ?? false
        return true
    }

    /// iOS 8.0 as documents write it: 256 times the major release.
    private static let iOS8 = 8 * 256

    /// The oldest release of iOS that the app runs in, as the document writes it: its own choice (`version`), or that
    /// of the project (`defaultVersion`). Nil if the document names none.
    private var oldestRelease: Int? {
        guard let dependencies = tree.child(.dependencies, of: 0),
            let deployment = tree.child(.deployment, of: dependencies)
        else { return nil }
        return (tree.value(.version, of: deployment) ?? tree.value(.defaultVersion, of: deployment)).flatMap { Int($0) }
    }

    private var nib: Diagnostic {
        Diagnostic(
            .notAStoryboard, "the file is a nib (.xib), not a storyboard", at: span(.type, of: 0),
            help: "declare the views of the nib in a script: nib Name { … }")
    }

    private var notAStoryboard: Diagnostic {
        Diagnostic(
            .notAStoryboard, "the XML is not a storyboard", at: span(of: 0),
            help: "a storyboard begins with '<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"'")
    }

    /// Returns the system of a document, or nil if it is not modelled. A document without either attribute is for
    /// iPhone.
    private static func system(_ runtime: String?, type: String) -> Storyboard.System? {
        switch runtime {
        case "iOS.CocoaTouch": .phone
        case "iOS.CocoaTouch.iPad": .pad
        case "AppleTV": .television
        case nil: contains(type, "AppleTV") ? .television : type.isEmpty || contains(type, "CocoaTouch") ? .phone : nil
        case .some: nil
        }
    }

    private static func otherSystem(_ runtime: String, type: String) -> String {
        if contains(runtime, "MacOSX") || contains(type, ".Cocoa.") { return "the Mac" }
        if contains(runtime, "watchKit") || contains(type, "WatchKit") { return "Apple Watch" }
        return "'\(runtime.isEmpty ? type : runtime)'"
    }

    /// Whether `text` contains `part`, compared by bytes.
    private static func contains(_ text: String, _ part: String) -> Bool {
        let (text, part) = (Array(text.utf8), Array(part.utf8))
        guard text.count >= part.count else { return false }
        return (0...text.count - part.count).contains { text[$0..<$0 + part.count].elementsEqual(part) }
    }

    /// Finds the objects by their ids, and reports ids that two objects have.
    private mutating func indexObjects() {
        elements.reserveCapacity(tree.elements.count / 2)
        for element in tree.elements.indices {
            guard let id = tree.text(.id, of: element) else { continue }
            guard let first = elements.updateValue(element, forKey: id) else { continue }
            elements[id] = first
            report(
                Diagnostic(
                    .duplicateObject, "two objects have the id '\(id)'", at: span(.id, of: element),
                    secondary: [Diagnostic.Label(span(.id, of: first), "the first one")],
                    help: "delete one of the objects, or change its id and the connections that lead to the object"))
        }
    }

    // MARK: References between objects

    /// Finds the scene that each segue leads to.
    private mutating func resolveDestinations() {
        for place in storyboard.segues.indices {
            storyboard.segues[place].target = targets[storyboard.segues[place].destination]
        }
        for segue in storyboard.segues where segue.target == nil {
            let hint = Suggestion.help(
                for: segue.destination, among: suggestedIDs,
                otherwise: "delete the segue, or set its destination to the id of a scene")
            let isObject = elements[segue.destination] != nil
            report(
                Diagnostic(
                    .danglingSegue,
                    isObject
                        ? "the segue leads to '\(segue.destination)', which is not a controller"
                        : "the segue leads to '\(segue.destination)', which does not exist",
                    at: source.value(.destination, at: Int(segue.span.start)), help: hint))
        }
    }

    /// Reports a second child of a relationship that has one.
    private mutating func checkRelationships() {
        var first: [String: SourceSpan] = [:]
        for segue in storyboard.segues {
            guard let relationship = segue.relationship, relationship != .viewControllers else { continue }
            let key = "\(segue.source) \(relationship.rawValue)"
            guard let earlier = first.updateValue(segue.span, forKey: key) else { continue }
            report(
                Diagnostic(
                    .secondChild, "a container can have only one '\(relationship.rawValue)', but this is a second one",
                    at: source.value(.destination, at: Int(segue.span.start)),
                    secondary: [Diagnostic.Label(earlier, "the first one")], help: "delete one of the segues"))
        }
    }

    /// Checks that the initial controller exists.
    private mutating func resolveInitial() {
        guard let id = tree.text(.initialViewController, of: 0) else { return }
        storyboard.initial = id
        if let place = targets[id], storyboard.scenes[place].id == id { return }
        report(
            Diagnostic(
                .missingInitial, "the initial controller '\(id)' does not exist",
                at: span(.initialViewController, of: 0),
                help: Suggestion.help(
                    for: id, among: suggestedIDs,
                    otherwise: "set initialViewController to the id of a scene's controller, or delete the attribute")))
    }
}
