import SceneLang
import SceneRuntime

/// What changes for a script's app when it adopts scenes, and the code that it then needs.
struct Migration: Sendable {
    /// A part of the report.
    enum Section: String, Sendable, CaseIterable {
        case note, stops, values, time, stays, unknown, libraries, differs

        /// The heading.
        var title: String {
            switch self {
            case .note: "Note"
            case .stops: "Stops being called"
            case .values: "Is called with other values"
            case .time: "Comes at another time"
            case .stays: "Stays"
            case .unknown: "No source says whether UIKit calls it with scenes"
            case .libraries: "Code of others"
            case .differs: "Still differs with the moved script"
            }
        }

        /// Whether the app loses something that the section lists.
        var isLoss: Bool {
            switch self {
            case .stops, .values, .time: true
            case .note, .stays, .unknown, .libraries, .differs: false
            }
        }
    }

    /// A line of the report, with lines of details.
    struct Finding: Sendable {
        let section: Section
        /// The line of the script; nil for what belongs to none.
        var line: Int?
        /// What the finding is about: a handler, a controller, a library.
        var subject: String
        /// What takes its place; empty if nothing does.
        var becomes = ""
        /// The rules without scenes, then with scenes.
        var rules: [Rule] = []
        var details: [String] = []
    }

    /// The name of the script or storyboard.
    let name: String
    /// What the report lists. Methods have the names of the app's language.
    var findings: [Finding] { found.map(names.spelled) }
    private var found: [Finding] = []
    private var names = MethodNames()
    /// The class of the scene delegate that the app has; nil if it has none.
    private(set) var existing: AppDelegateFacts.SceneClass?
    /// Swift of the scene delegate. If the app has one, what it lacks, or nothing.
    private(set) var delegate: String
    /// The entry of the property list.
    private(set) var manifest: SceneManifest
    /// The script after the migration; nil for a storyboard, and if it cannot be written.
    private(set) var movedScript: [UInt8]?
    /// Whether the moved script prints the same as the script without scenes. Both runs have reached their ends.
    var printsTheSame = false

    /// Whether the script has no part of an app that could change: no app delegate, no setting of it, and no step.
    private(set) var isOfNoApp = false

    /// Whether something stops, changes its values or comes at another time.
    var losesSomething: Bool { findings.contains { $0.section.isLoss } }

    /// The migration of an app whose only known part is its main storyboard.
    init(storyboard: String, hasInitial: Bool) {
        name = storyboard
        let stem = Path.stem(of: Path.name(of: storyboard), ending: StoryboardFiles.ending) ?? storyboard
        delegate = SceneDelegateText(file: storyboard, handlers: [], window: .storyboard).text
        manifest = SceneManifest(storyboard: stem)
        found = Migration.launchFindings(of: hasInitial ? "the initial controller" : nil)
    }

    /// The migration of a script's app.
    ///
    /// - Parameters:
    ///   - facts: what the script says about the app's delegates.
    ///   - runs: a run without scenes and one with scenes.
    ///   - librariesOfAll: whether every known library is listed.
    init(
        _ source: ScriptSource, _ facts: AppDelegateFacts, without: ObservedRun, with: ObservedRun,
        librariesOfAll: Bool
    ) {
        name = source.name
        names = MethodNames(facts)
        let move = WindowMove(source, facts)
        let window = Migration.window(of: facts, move, file: Path.name(of: source.name))
        existing = facts.sceneClass
        isOfNoApp = facts.isEmpty && !without.hasSteps && !librariesOfAll
        let methods = MovedMethods(source, facts)
        let text = Migration.delegate(of: source, facts, methods, window: window)
        delegate = text.text.isEmpty ? "" : String(decoding: Engine.formatted(Array(text.text.utf8)), as: UTF8.self)
        manifest = SceneManifest(
            storyboard: window.isOfStoryboard ? "Main" : nil, delegate: facts.sceneClass?.name ?? "SceneDelegate")
        movedScript = MovedScript(source, facts, methods, delegate: text).bytes
        addNotes(facts, without, with)
        addStops(facts, without, with)
        addValues(facts, source)
        addTimes(facts, move)
        addGains(source)
        addKept(facts)
        addLibraries(facts, source, all: librariesOfAll)
    }

    /// The Swift of the scene delegate; if the app has one, what it lacks.
    private static func delegate(
        of source: ScriptSource, _ facts: AppDelegateFacts, _ methods: MovedMethods, window: SceneDelegateText.Window
    ) -> SceneDelegateText {
        let file = Path.name(of: source.name)
        let modules = methods.removed.isEmpty ? [] : LibraryAdvice.modules(of: source.bytes)
        guard let existing = facts.sceneClass else {
            return SceneDelegateText(
                file: file, handlers: facts.handlers, others: facts.otherMethods, window: window,
                bodies: methods.bodies, modules: modules)
        }
        return SceneDelegateText(
            file: file, handlers: facts.handlers, others: facts.otherMethods, window: window,
            missingIn: SceneDelegateText.Existing(
                facts: existing, source: String(decoding: source.bytes, as: UTF8.self)),
            bodies: methods.bodies, modules: modules)
    }

    /// Where the window of the app comes from.
    private static func window(
        of facts: AppDelegateFacts, _ move: WindowMove, file: String
    ) -> SceneDelegateText.Window {
        let statements = facts.windowStatements
        // An app of a storyboard may only set another root.
        if facts.initial != nil, !statements.contains(where: { $0.makesWindow }) { return .storyboard }
        if !move.removed.isEmpty { return .code(window(of: facts, swift: move, file: file)) }
        if let statement = statements.first(where: { $0.root != nil || $0.swiftRoot != nil }) {
            let root = statement.swiftRoot ?? statement.root.map { className(of: $0, facts) + "()" }
            return .code(SceneDelegateText.CodeWindow(root: root, line: statement.line))
        }
        if facts.initial != nil { return .storyboard }
        return facts.launchRoot.map {
            .code(SceneDelegateText.CodeWindow(root: className(of: $0, facts) + "()", line: nil))
        } ?? .none
    }

    /// The window that an app delegate of Swift makes, in the scene delegate.
    private static func window(
        of facts: AppDelegateFacts, swift move: WindowMove, file: String
    ) -> SceneDelegateText.CodeWindow {
        let name = facts.swiftClass?.name ?? ""
        var comments =
            move.leftovers.map { "\(file):\($0.line) uses it, too: \($0.text)" }
            + move.privateMembers.map { "'\($0)' is private in \(name): make it internal." }
        let statement = facts.earlyWindowStatements.first { $0.swiftRoot != nil }
        var root = move.root
        if let missing = move.missing.first, let statement {
            comments.append("\(file):\(statement.line) gets the root as '\(missing)': make it here.")
            root = "UIViewController()"
        } else if root == nil {
            comments.append("Set the root here: no statement of the launch methods does.")
        }
        return SceneDelegateText.CodeWindow(
            root: root, line: statement?.line,
            owner: move.usesDelegate && move.missing.isEmpty ? facts.swiftClass?.name : nil, comments: comments)
    }

    private mutating func addStops(_ facts: AppDelegateFacts, _ without: ObservedRun, _ with: ObservedRun) {
        for handler in facts.handlers where !handler.isOfScene {
            guard let row = SceneAdoption.row(of: handler.name) else { continue }
            let (today, later) = (without.calls(of: handler.name), with.calls(of: handler.name))
            var becomes = row.scene.description
            if !row.option.description.isEmpty {
                becomes += " (warm), " + names.option(row.option.description) + " (cold)"
            }
            var details = [
                "runs \(Migration.times(today.count)) without scenes, \(Migration.times(later.count)) with scenes"
            ]
            if !without.hasSteps { details = [] }
            var rules = [today.first?.origin?.rule ?? row.rules.without, row.rules.with]
            if handler.name == "applicationWillEnterForeground" {
                details.append("\(row.scene) also runs at each cold launch, where this handler does not run today")
                rules.append(.sceneFg1)
            }
            if row.launchRule != .none { rules.append(row.launchRule) }
            found.append(
                Finding(
                    section: .stops, line: handler.line, subject: handler.name, becomes: becomes,
                    rules: Migration.distinct(rules), details: details))
        }
        for method in facts.otherMethods {
            guard let row = SceneAdoption.unmodelled.first(where: { $0.key.description == method.key }),
                !row.scene.description.isEmpty
            else { continue }
            let option = row.option.description
            found.append(
                Finding(
                    section: .stops, line: method.line, subject: method.name,
                    becomes: row.scene.description
                        + (option.isEmpty ? "" : " (warm), connectionOptions.\(option) (cold)"),
                    rules: [.sceneAppCalls1],
                    details: ["is not modelled, so its calls are not counted"]))
        }
    }

    private mutating func addValues(_ facts: AppDelegateFacts, _ source: ScriptSource) {
        for handler in facts.handlers where ["willFinishLaunching", "didFinishLaunching"].contains(handler.name) {
            let reads = facts.optionReads.filter { $0.handler == handler.name }
            guard !reads.isEmpty else { continue }
            let name = handler.parameters.last ?? "options"
            found.append(
                Finding(
                    section: .values, line: handler.line, subject: names.call(handler.name, name),
                    becomes: "\(name) is always nil", rules: [.appOptions1, .sceneOptions1],
                    details: reads.map { read in
                        guard let key = read.key else { return "\(name) is passed on in line \(read.line)" }
                        if key == "location" {
                            return "\(name).location is read in line \(read.line); whether it is nil is open"
                        }
                        return "\(name).\(key) is read in line \(read.line)"
                            + (SceneAdoption.connectionOption(for: key).map { " -> " + names.option($0) } ?? "")
                    }))
        }
        if let line = facts.windowLine {
            found.append(
                Finding(
                    section: .values, line: line, subject: "window of the app delegate",
                    becomes: "nil; the window of the scene delegate takes its place",
                    rules: [.sceneWindow2]))
        }
        for launches in facts.handlers
        where ["willFinishLaunching", "didFinishLaunching"].contains(launches.name)
            && facts.body(of: launches).map({
                source.bytes[Int($0.start)..<Int($0.end)].contains(text: "applicationState")
            }) == true
        {
            found.append(
                Finding(
                    section: .values, line: launches.line, subject: "applicationState in \(launches.name)",
                    becomes: ".background instead of .inactive",
                    rules: [.appStateValue1, .sceneStateValue1]))
        }
    }

    private mutating func addTimes(_ facts: AppDelegateFacts, _ move: WindowMove) {
        let early = facts.earlyWindowStatements
        let makesWindow = early.contains { $0.makesWindow }
        if let first = early.first {
            found.append(
                Finding(
                    section: .time, line: first.line, subject: early.map(\.text).joined(separator: "; "),
                    becomes: "sceneWillConnect",
                    rules: [makesWindow ? .sceneWindow1 : .sceneWindow2],
                    details: [
                        makesWindow
                            ? "the window that \(first.handler) makes has no window scene and stays off screen"
                            : "the app delegate has no window in \(first.handler), so this does nothing"
                    ] + move.leftovers.map { "line \($0.line) uses it, too: \($0.text)" }
                        + move.missing.map { "the root is '\($0)', a parameter" }
                        + move.privateMembers.map { "the root uses '\($0)', which is private" }))
        }
        found += Migration.launchFindings(of: makesWindow ? nil : facts.initial)
        // The root of a scene's window does not load without scenes either.
        let roots = early.compactMap { $0.root ?? $0.swiftRoot }
        if facts.initial == nil || makesWindow, let root = roots.first ?? facts.launchRoot {
            found.append(Migration.backgroundFinding(of: root))
        }
    }

    private mutating func addKept(_ facts: AppDelegateFacts) {
        var kept = facts.handlers.filter { handler in
            !handler.isOfScene && SceneAdoption.kept.contains { $0.description == handler.name }
        }.map { (name: $0.name, line: $0.line) }
        for handler in facts.handlers where !handler.isOfScene && SceneAdoption.row(of: handler.name) == nil {
            if kept.contains(where: { $0.name == handler.name }) { continue }
            found.append(Finding(section: .unknown, line: handler.line, subject: handler.name))
        }
        for method in facts.otherMethods {
            guard let row = SceneAdoption.unmodelled.first(where: { $0.key.description == method.key }) else {
                found.append(Finding(section: .unknown, line: method.line, subject: method.name))
                continue
            }
            if row.scene.description.isEmpty { kept.append((method.name, method.line)) }
        }
        for (name, line) in kept.sorted(by: { $0.line < $1.line }) {
            let (rules, details) = Migration.reasonsToStay[name] ?? ([.sceneAppKeeps1], [])
            found.append(
                Finding(
                    section: .stays, line: line, subject: name, rules: rules, details: details))
        }
    }

    /// The rules of handlers that stay, and what the report says about them, if they are not those of SCENE-APPKEEPS-1.
    private static let reasonsToStay: [String: (rules: [Rule], details: [String])] = [
        "didReceiveNotificationResponse": (
            [.sceneResponse1, .sceneResponse2], ["at a launch, the connection options have the response, too"]
        ),
        "configurationForConnecting": ([.sceneConfig1], ["is called with scenes only"]),
        "didDiscardSceneSessions": ([.bg6, .sceneDiscard2], ["is called with scenes only"]),
    ]

    mutating func add(_ finding: Finding) { found.append(finding) }

    /// Replaces the moved script; nil if it does not compile.
    mutating func setMovedScript(_ bytes: [UInt8]?) { movedScript = bytes }
}

extension Migration {
    /// What a storyboard's initial controller does at another time.
    private static func launchFindings(of initial: String?) -> [Finding] {
        guard let initial else { return [] }
        return [
            Finding(
                section: .time, subject: initial, rules: [.launchApp1, .launchApp2],
                details: ["is created after didFinishLaunching instead of before willFinishLaunching"]),
            backgroundFinding(of: initial),
        ]
    }

    private static func backgroundFinding(of root: String) -> Finding {
        Finding(
            section: .time, subject: root, rules: [.launchBg1, .sceneBg1],
            details: ["does not load in a background launch: no scene connects"])
    }

    /// Returns the rules, each once.
    private static func distinct(_ rules: [Rule]) -> [Rule] {
        var seen: Set<Rule> = []
        return rules.filter { seen.insert($0).inserted }
    }

    static func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }

    /// Returns the name of the class of a controller of a script in Swift.
    private static func className(of controller: String, _ facts: AppDelegateFacts) -> String {
        if facts.swiftClasses.contains(controller) { return controller }
        let name = controller.prefix(1).uppercased() + controller.dropFirst()
        return name.hasSuffix("Controller") ? name : name + "ViewController"
    }
}

extension ObservedRun {
    /// Returns the lines of the calls of a method, by the name of its handler.
    fileprivate func calls(of handler: String) -> [ObservedLine] {
        lines.filter { $0.origin?.kind == .call && $0.origin?.method.spec.handler.description == handler }
    }
}

extension AppDelegateFacts {
    /// The body of a handler, with its braces.
    fileprivate func body(of handler: Handler) -> SourceSpan? {
        handler.body ?? swiftClass?.functions.first { $0.handler == handler.name }?.body
    }
}

extension ArraySlice<UInt8> {
    /// Whether the bytes contain a text.
    fileprivate func contains(text: String) -> Bool { String(decoding: self, as: UTF8.self).contains(text) }
}
