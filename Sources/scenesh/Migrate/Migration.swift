import SceneLang
import SceneRuntime

/// What changes for a script's app when it adopts scenes, and the code that it then needs.
struct Migration: Sendable {
    /// A part of the report.
    enum Section: String, Sendable, CaseIterable {
        case stops, values, time, stays, libraries, differs

        /// The heading.
        var title: String {
            switch self {
            case .stops: "Stops being called"
            case .values: "Is called with other values"
            case .time: "Comes at another time"
            case .stays: "Stays"
            case .libraries: "Code of others"
            case .differs: "Still differs with the moved script"
            }
        }

        /// Whether the app loses something that the section lists.
        var isLoss: Bool {
            switch self {
            case .stops, .values, .time: true
            case .stays, .libraries, .differs: false
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
    /// Swift of the scene delegate.
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
        let roots = facts.windowStatements.compactMap(\.root)
        let codeRoot = roots.first ?? (facts.initial == nil ? facts.launchRoot : nil)
        let window: SceneDelegateText.Window =
            codeRoot.map { root in
                .code(
                    root: Migration.className(of: root, facts),
                    line: facts.windowStatements.first { $0.root == root }?.line)
            } ?? (facts.initial == nil ? .none : .storyboard)
        delegate = SceneDelegateText(file: Path.name(of: source.name), handlers: facts.handlers, window: window).text
        manifest = SceneManifest(storyboard: codeRoot == nil && facts.initial != nil ? "Main" : nil)
        movedScript = MovedScript(source, facts).bytes
        addStops(facts, without, with)
        addValues(facts, source)
        addTimes(facts, roots)
        addKept(facts)
        let names = librariesOfAll ? LibraryAdvice.all.map(\.name) : facts.libraries
        for advice in names.compactMap(LibraryAdvice.named) {
            findings.append(
                Finding(
                    section: .libraries, subject: advice.name, becomes: "",
                    details: ["hooks: \(advice.hooks)", "loses: \(advice.loses)", "cure: \(advice.cure)"]))
        }
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
                        "\(name).\(read.key) is read in line \(read.line)"
                            + (SceneAdoption.connectionOption(for: read.key).map {
                                " -> options.\($0) in sceneWillConnect"
                            } ?? "")
                    }))
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

    private mutating func addTimes(_ facts: AppDelegateFacts, _ roots: [String]) {
        let early = facts.windowStatements.filter {
            ["willFinishLaunching", "didFinishLaunching"].contains($0.handler)
        }
        if let first = early.first {
            findings.append(
                Finding(
                    section: .time, line: first.line, subject: early.map(\.text).joined(separator: "; "),
                    becomes: "sceneWillConnect", rules: Migration.known(["SCENE-WINDOW-1"]),
                    details: ["the window that \(first.handler) makes has no window scene and stays off screen"]))
        }
        findings += Migration.launchFindings(of: early.isEmpty ? facts.initial : nil)
        if facts.initial == nil, let root = roots.first ?? facts.launchRoot {
            findings.append(Migration.backgroundFinding(of: root))
        }
    }

    private mutating func addKept(_ facts: AppDelegateFacts) {
        let kept = facts.handlers.filter { handler in
            !handler.isOfScene && SceneAdoption.kept.contains { $0.description == handler.name }
        }
        guard let first = kept.first else { return }
        findings.append(
            Finding(
                section: .stays, line: first.line, subject: kept.map(\.name).joined(separator: ", "),
                rules: Migration.known(["SCENE-APPKEEPS-1"])))
    }

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
