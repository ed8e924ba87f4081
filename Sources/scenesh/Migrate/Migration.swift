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
        let subject: String
        /// What takes its place; empty if nothing does.
        var becomes = ""
        /// The ids of the rules without scenes, then with scenes. Rules that the catalogue does not have are omitted.
        var rules: [String] = []
        var details: [String] = []
    }

    /// The name of the script or storyboard.
    let name: String
    private(set) var findings: [Finding] = []
    /// The class of the scene delegate that the app has; nil if it has none.
    private(set) var existing: AppDelegateFacts.SceneClass?
    /// Swift of the scene delegate. If the app has one, what it lacks, or nothing.
    private(set) var delegate: String
    /// The entry of the property list.
    private(set) var manifest: SceneManifest
    /// The script after the migration; nil for a storyboard, and if it cannot be written.
    private(set) var movedScript: [UInt8]?

    /// Whether something stops, changes its values or comes at another time.
    var losesSomething: Bool { findings.contains { $0.section.isLoss } }

    /// The migration of an app whose only known part is its main storyboard.
    init(storyboard: String, hasInitial: Bool) {
        name = storyboard
        let stem = Path.stem(of: Path.name(of: storyboard), ending: StoryboardFiles.ending) ?? storyboard
        delegate = SceneDelegateText(file: storyboard, handlers: [], window: .storyboard).text
        manifest = SceneManifest(storyboard: stem)
        findings = Migration.launchFindings(of: hasInitial ? "the initial controller" : nil)
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
        let window = Migration.window(of: facts)
        existing = facts.sceneClass
        delegate = Migration.delegate(of: source, facts, window: window)
        manifest = SceneManifest(
            storyboard: window.isOfStoryboard ? "Main" : nil, delegate: facts.sceneClass?.name ?? "SceneDelegate")
        movedScript = MovedScript(source, facts, window: window).bytes
        addNotes(facts, without, with)
        addStops(facts, without, with)
        addValues(facts, source)
        addTimes(facts)
        addGains(source)
        addKept(facts)
        addLibraries(facts, source, all: librariesOfAll)
    }

    /// The Swift of the scene delegate; if the app has one, what it lacks.
    private static func delegate(
        of source: ScriptSource, _ facts: AppDelegateFacts, window: SceneDelegateText.Window
    ) -> String {
        let file = Path.name(of: source.name)
        guard let existing = facts.sceneClass else {
            return SceneDelegateText(
                file: file, handlers: facts.handlers, others: facts.otherMethods, window: window
            ).text
        }
        return SceneDelegateText(
            file: file, handlers: facts.handlers, others: facts.otherMethods, window: window,
            missingIn: SceneDelegateText.Existing(
                facts: existing, source: String(decoding: source.bytes, as: UTF8.self))
        ).text
    }

    /// Where the window of the app comes from.
    private static func window(of facts: AppDelegateFacts) -> SceneDelegateText.Window {
        let statements = facts.windowStatements
        // An app of a storyboard may only set another root.
        if facts.initial != nil, !statements.contains(where: { $0.makesWindow }) { return .storyboard }
        if let root = statements.first(where: { $0.root != nil || $0.swiftRoot != nil }) {
            return .code(root: expression(of: root, facts), line: root.line)
        }
        if facts.initial != nil { return .storyboard }
        return facts.launchRoot.map { .code(root: className(of: $0, facts) + "()", line: nil) } ?? .none
    }

    /// The root of a statement, in Swift.
    private static func expression(of root: AppDelegateFacts.WindowStatement, _ facts: AppDelegateFacts) -> String {
        root.swiftRoot ?? root.root.map { className(of: $0, facts) + "()" } ?? "UIViewController()"
    }

    private mutating func addStops(_ facts: AppDelegateFacts, _ without: ObservedRun, _ with: ObservedRun) {
        for handler in facts.handlers where !handler.isOfScene {
            guard let row = SceneAdoption.row(of: handler.name) else { continue }
            let (today, later) = (without.calls(of: handler.name), with.calls(of: handler.name))
            var becomes = row.scene.description
            if !row.option.description.isEmpty { becomes += " (warm), sceneWillConnect: \(row.option) (cold)" }
            var details = [
                "runs \(Migration.times(today.count)) without scenes, \(Migration.times(later.count)) with scenes"
            ]
            var rules = [today.first?.rule?.id ?? row.rules.without.description, row.rules.with.description]
            if handler.name == "applicationWillEnterForeground" {
                details.append("\(row.scene) also runs at each cold launch, where this handler does not run today")
                rules.append("SCENE-FG-1")
            }
            if !row.option.description.isEmpty { rules.append(row.rules.with.description.dropLast() + "2") }
            findings.append(
                Finding(
                    section: .stops, line: handler.line, subject: handler.name, becomes: becomes,
                    rules: Migration.known(rules), details: details))
        }
        for method in facts.otherMethods {
            guard let row = SceneAdoption.unmodelled.first(where: { $0.key.description == method.key }),
                !row.scene.description.isEmpty
            else { continue }
            let option = row.option.description
            findings.append(
                Finding(
                    section: .stops, line: method.line, subject: method.name,
                    becomes: row.scene.description
                        + (option.isEmpty ? "" : " (warm), connectionOptions.\(option) (cold)"),
                    rules: Migration.known(["SCENE-APPCALLS-1"]),
                    details: ["is not modelled, so its calls are not counted"]))
        }
    }

    private mutating func addValues(_ facts: AppDelegateFacts, _ source: ScriptSource) {
        for handler in facts.handlers where ["willFinishLaunching", "didFinishLaunching"].contains(handler.name) {
            let reads = facts.optionReads.filter { $0.handler == handler.name }
            guard !reads.isEmpty else { continue }
            let name = handler.parameters.last ?? "options"
            findings.append(
                Finding(
                    section: .values, line: handler.line, subject: "\(handler.name)(\(name))",
                    becomes: "\(name) is always nil", rules: Migration.known(["APP-OPTIONS-1", "SCENE-OPTIONS-1"]),
                    details: reads.map { read in
                        guard let key = read.key else { return "\(name) is passed on in line \(read.line)" }
                        return "\(name).\(key) is read in line \(read.line)"
                            + (SceneAdoption.connectionOption(for: key).map {
                                " -> options.\($0) in sceneWillConnect"
                            } ?? "")
                    }))
        }
        if let line = facts.windowLine {
            findings.append(
                Finding(
                    section: .values, line: line, subject: "window of the app delegate",
                    becomes: "nil; the window of the scene delegate takes its place",
                    rules: Migration.known(["SCENE-WINDOW-2"])))
        }
        let launches = facts.handlers.first { ["willFinishLaunching", "didFinishLaunching"].contains($0.name) }
        if let launches, source.bytes.contains(text: "applicationState") {
            findings.append(
                Finding(
                    section: .values, line: launches.line, subject: "applicationState in \(launches.name)",
                    becomes: ".background instead of .inactive",
                    rules: Migration.known(["APP-STATE-VALUE-1", "SCENE-STATE-VALUE-1"])))
        }
    }

    private mutating func addTimes(_ facts: AppDelegateFacts) {
        let early = facts.windowStatements.filter {
            ["willFinishLaunching", "didFinishLaunching"].contains($0.handler)
        }
        let makesWindow = early.contains { $0.makesWindow }
        if let first = early.first {
            findings.append(
                Finding(
                    section: .time, line: first.line, subject: early.map(\.text).joined(separator: "; "),
                    becomes: "sceneWillConnect",
                    rules: Migration.known([makesWindow ? "SCENE-WINDOW-1" : "SCENE-WINDOW-2"]),
                    details: [
                        makesWindow
                            ? "the window that \(first.handler) makes has no window scene and stays off screen"
                            : "the app delegate has no window in \(first.handler), so this does nothing"
                    ]))
        }
        findings += Migration.launchFindings(of: makesWindow ? nil : facts.initial)
        let roots = facts.windowStatements.compactMap { $0.root ?? $0.swiftRoot }
        if facts.initial == nil || makesWindow, let root = roots.first ?? facts.launchRoot {
            findings.append(Migration.backgroundFinding(of: root))
        }
    }

    private mutating func addKept(_ facts: AppDelegateFacts) {
        var kept = facts.handlers.filter { handler in
            !handler.isOfScene && SceneAdoption.kept.contains { $0.description == handler.name }
        }.map { (name: $0.name, line: $0.line) }
        for handler in facts.handlers where !handler.isOfScene && SceneAdoption.row(of: handler.name) == nil {
            if kept.contains(where: { $0.name == handler.name }) { continue }
            findings.append(Finding(section: .unknown, line: handler.line, subject: handler.name))
        }
        for method in facts.otherMethods {
            guard let row = SceneAdoption.unmodelled.first(where: { $0.key.description == method.key }) else {
                findings.append(Finding(section: .unknown, line: method.line, subject: method.name))
                continue
            }
            if row.scene.description.isEmpty { kept.append((method.name, method.line)) }
        }
        for (name, line) in kept.sorted(by: { $0.line < $1.line }) {
            let (rules, details) = Migration.reasonsToStay[name] ?? (["SCENE-APPKEEPS-1"], [])
            findings.append(
                Finding(
                    section: .stays, line: line, subject: name, rules: Migration.known(rules), details: details))
        }
    }

    /// The rules of handlers that stay, and what the report says about them, if they are not those of SCENE-APPKEEPS-1.
    private static let reasonsToStay = [
        "didReceiveNotificationResponse": (
            ["SCENE-RESPONSE-1", "SCENE-RESPONSE-2"], ["at a launch, the connection options have the response, too"]
        ),
        "configurationForConnecting": (["SCENE-CONFIG-1"], ["is called with scenes only"]),
        "didDiscardSceneSessions": (["BG-6", "SCENE-DISCARD-2"], ["is called with scenes only"]),
    ]

    /// Adds what the moved script does otherwise than the script without scenes: lines that its code prints.
    mutating func addDifferences(_ without: ObservedRun, _ moved: ObservedRun) {
        let (before, after) = (without.printed, moved.printed)
        for text in before.keys.sorted() where before[text] != after[text] {
            let counts = (before[text] ?? 0, after[text] ?? 0)
            findings.append(
                Finding(
                    section: .differs, subject: text,
                    becomes: "\(Migration.times(counts.0)) without scenes, \(Migration.times(counts.1)) afterwards"))
        }
        for text in after.keys.sorted() where before[text] == nil {
            findings.append(
                Finding(
                    section: .differs, subject: text,
                    becomes: "0 times without scenes, \(Migration.times(after[text] ?? 0)) afterwards"))
        }
    }

    mutating func add(_ finding: Finding) { findings.append(finding) }

    /// Replaces the moved script; nil if it does not compile.
    mutating func setMovedScript(_ bytes: [UInt8]?) { movedScript = bytes }
}

extension Migration {
    /// What a storyboard's initial controller does at another time.
    private static func launchFindings(of initial: String?) -> [Finding] {
        guard let initial else { return [] }
        return [
            Finding(
                section: .time, subject: initial, rules: known(["LAUNCH-APP-1", "LAUNCH-APP-2"]),
                details: ["is created after didFinishLaunching instead of before willFinishLaunching"]),
            backgroundFinding(of: initial),
        ]
    }

    private static func backgroundFinding(of root: String) -> Finding {
        Finding(
            section: .time, subject: root, rules: known(["LAUNCH-BG-1", "SCENE-BG-1"]),
            details: ["does not load in a background launch: no scene connects"])
    }

    /// Returns the ids that the catalogue has, each once.
    static func known(_ ids: [String]) -> [String] {
        var seen: Set<String> = []
        return ids.filter { RuleListing.rule($0) != nil && seen.insert($0).inserted }
    }

    private static func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }

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

    /// The lines that the script prints, with their numbers.
    fileprivate var printed: [String: Int] {
        var counts: [String: Int] = [:]
        for line in lines where line.origin?.kind == .print {
            let text = String(decoding: line.text.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
            counts[text, default: 0] += 1
        }
        return counts
    }
}

extension [UInt8] {
    /// Whether the bytes contain a text.
    fileprivate func contains(text: String) -> Bool { String(decoding: self, as: UTF8.self).contains(text) }
}
