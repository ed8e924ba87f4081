// Lines that mean nothing in a script: commands of a session or a debugger, and what is not modelled.
extension Rephrasing {
    /// Commands of debuggers and of other programs, and what to do instead.
    private static let commands: [(words: Set<String>, reason: String)] = [
        (
            ["breakpoint", "b", "br", "break"], "in a session, ':break viewDidLoad' stops at a call"
        ),
        (["bt", "backtrace", "thread", "frame", "callstack"], "in a session, ':why' says what made a call"),
        (
            ["c", "n", "ni", "si", "continue", "debug", "debugger", "pause", "watchpoint"],
            "in a session, ':step' goes on"
        ),
        (["explain", "info", "version", "grammar"], "the command 'scenesh' has such help"),
        (["verbose", "loglevel", "-v"], "'scenesh run --explain' shows the rule of each line"),
        (
            ["exit", "stop", "end", "done", "return", "finish", "halt", "eof", "abort"],
            "a script ends after its last line"
        ),
        (["record", "snapshot", "measure", "benchmark", "screenshot"], "the trace is the only record of a run"),
        (["clear", "cls"], "in a session, ':reset' begins anew"),
        (["restore", "rewind", "revert", "rollback"], "in a session, ':undo' goes back"),
        (["checkpoint", "bookmark"], "in a session, ':save NAME' keeps the session"),
        (["who", "retain", "retaincount", "retained"], "in a session, ':owners NAME' shows what owns a controller"),
        (
            ["continueafterfailure", "xctskip", "addteardownblock", "teardown", "aftereach", "afterall"],
            "a scenario has its own world, so nothing has to be undone"
        ),
        (["todo", "fixme", "note", "skip", "pending", "xit"], "only people read this line"),
    ]

    /// The first words of commands of a shell.
    private static let shellCommands: Set<String> = [
        "xcrun", "simctl", "xcodebuild", "adb", "idb", "maestro", "appium", "detox", "fastlane", "git", "cd", "ls",
        "npm", "npx", "pod", "brew", "curl", "scenesh",
    ]

    /// Views and modifiers of SwiftUI that change what is shown.
    private static let swiftUI: Set<String> = [
        "NavigationLink", "NavigationStack", "NavigationView", "NavigationSplitView", "TabView", "WindowGroup",
        "VStack", "HStack", "ZStack", "Button", "Text", "List", "Form", "Section", "ForEach", "Toggle", "Spacer",
        ".sheet", ".fullScreenCover", ".popover", ".alert", ".confirmationDialog", ".onAppear", ".onDisappear",
        ".task", ".onChange", ".onTapGesture", ".navigationTitle", ".navigationBarTitle", ".navigationDestination",
        ".toolbar", ".tabItem", ".presentationDetents", ".environmentObject", ".padding",
    ]

    private static let scriptWords: Set<String> = [
        "load", "include", "use", "source", "open", "run", "require", "exec",
    ]

    private static let exceptions: Set<String> = ["crash", "crashes", "error", "errors", "exception", "exceptions"]

    /// The parts of a feature file, which end with a colon.
    private static let featureWords: Set<String> = [
        "Feature:", "Scenario:", "Background:", "Examples:", "Rule:", "Example:",
    ]

    /// The beginnings of lines about what is not modelled, and a sentence about it.
    private static let unmodelled: [(words: [String], reason: String)] = [
        (["pull", "to", "refresh"], "refresh controls are not modelled"),
        (["larger", "text"], "sizes of text are not modelled"),
        (["dynamic", "type"], "sizes of text are not modelled"),
        (["text", "size"], "sizes of text are not modelled"), (["font", "size"], "sizes of text are not modelled"),
        (["show", "keyboard"], "the keyboard appears when a text field is first responder"),
        (["keyboard", "up"], "the keyboard appears when a text field is first responder"),
        (["open", "keyboard"], "the keyboard appears when a text field is first responder"),
        (["hide", "status"], "a controller's 'prefersStatusBarHidden' hides the status bar"),
        (["show", "status"], "a controller's 'prefersStatusBarHidden' hides the status bar"),
        (["voiceover"], "accessibility is not modelled"), (["enable", "voiceover"], "accessibility is not modelled"),
        (["network"], "the network is not modelled"), (["go", "offline"], "the network is not modelled"),
        (["set", "location"], "locations are not modelled"), (["set", "locale"], "languages are not modelled"),
        (["set", "language"], "languages are not modelled"), (["language"], "languages are not modelled"),
        (["grant", "permission"], "permissions are not modelled"), (["allow"], "permissions are not modelled"),
        (["volume"], "buttons of the device are not modelled"),
        (["press", "volume"], "buttons of the device are not modelled"),
        (["enter", "text"], "text is not modelled"), (["input", "text"], "text is not modelled"),
        (["erase", "text"], "text is not modelled"), (["take", "screenshot"], "the trace is the only record of a run"),
        (["delete", "row"], "editing of rows is not modelled"),
        (["delete", "cell"], "editing of rows is not modelled"),
        (["3d", "touch"], "only taps and swipes are modelled"),
        (["reload", "data"], "the data of tables is not modelled"), (["refresh"], "the data of tables is not modelled"),
        (["handoff"], "Handoff is not modelled"), (["siri"], "Siri is not modelled"),
        (["clear", "text"], "text is not modelled"),
        (["paste"], "text is not modelled"), (["fill"], "text is not modelled"),
    ]

    /// Returns a sentence about a line that can only be a comment, nil for other lines.
    static func reason(for words: [String]) -> String? {
        guard let written = words.first else { return nil }
        let name = String(written.prefix { $0 != "(" })
        if swiftUI.contains(name), name != written || words.dropFirst().first?.hasPrefix("{") == true {
            return "SwiftUI is not modelled"
        }
        if featureWords.contains(written) { return "a scenario has the form: scenario \"NAME\" { STATEMENTS }" }
        if shellCommands.contains(written), !words.contains(where: { has($0, "://") }) {
            return "a script has no commands of a shell"
        }
        // `inputText:`
        // `double-tap`
        let pieces = name.split(separator: "-").map(String.init)
        let spoken =
            (camelWords(name.filter { $0 != ":" }) ?? (pieces.count == 2 ? pieces : [name])) + words.dropFirst()
        let lower = spoken.map { word in
            String(word.lowercased().prefix { $0 != "(" && $0 != "," })
        }
        guard let first = lower.first else { return nil }
        if let found = unmodelled.first(where: { lower.starts(with: $0.words) }) { return found.reason }
        // `keyboard show`
        if let found = unmodelled.first(where: { $0.words.count == 2 && lower == $0.words.reversed() }) {
            return found.reason
        }
        if lower.count == 2, scriptWords.contains(first) {
            let file = words[1].filter { $0 != "\"" }
            let isScript = file.hasSuffix(".scene")
            if isScript, first != "include", first != "use" { return "in a session, ':load FILE' runs a script" }
            if isScript || file.hasSuffix(".swift") { return "this reads a file: import \"\(file)\"" }
        }
        if lower == ["test"] || (lower.count == 2 && lower[0] == "run" && ["test", "tests"].contains(lower[1])) {
            return "the command 'scenesh test' runs tests"
        }
        let isSwipe = ["swipe", "drag", "slide"].contains(first)
        if isSwipe, lower.contains(where: { ["row", "cell", "item"].contains($0) }) {
            return "swipe actions of rows are not modelled"
        }
        if first == "long", lower.count > 1 { return "only taps and swipes are modelled" }
        if ["double", "triple", "two-finger", "force"].contains(first), lower.count > 1,
            ["tap", "press", "touch"].contains(lower[1]), lower.last != "home"
        {
            return "only taps and swipes are modelled"
        }
        if first == "enter", lower.count > 1, lower[1].hasPrefix("\"") { return "text is not modelled" }
        if lower.starts(with: ["expect", "no"]), lower.count == 3, exceptions.contains(lower[2]) {
            return "an exception ends the script without an expectation, too"
        }
        if first == "tap", lower.contains("at"), words.contains(where: { $0.hasPrefix("(") }) {
            return "only taps of views are modelled"
        }
        return nil
    }

    /// Returns a sentence about a command of a debugger or a session; nil for other lines.
    static func reason(forCommand words: [String]) -> String? {
        guard let first = words.first.map({ $0.lowercased().prefix { $0 != "(" } }) else { return nil }
        return commands.first { $0.words.contains(String(first)) }?.reason
    }
}
