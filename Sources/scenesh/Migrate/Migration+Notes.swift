import SceneLang
import SceneRuntime

// What the report says about the runs, and about the code of others.
extension Migration {
    /// Adds what a reader must know about the runs that are compared.
    mutating func addNotes(_ facts: AppDelegateFacts, _ without: ObservedRun, _ with: ObservedRun) {
        let ofScene = facts.handlers.filter(\.isOfScene)
        if let own = facts.sceneClass {
            let names =
                ofScene.map(\.name)
                + own.otherMethods.filter { method in
                    SceneAdoption.unmodelled.contains { $0.key.description == method.key }
                }.map(\.name)
            add(
                Finding(
                    section: .note, line: own.line, subject: own.name,
                    details: ["the app has this scene delegate already; the report compares it with an app without"]
                        + (names.isEmpty ? [] : ["it has \(names.joined(separator: ", "))"])))
        } else if let scene = ofScene.first {
            add(
                Finding(
                    section: .note, line: scene.line, subject: scene.name,
                    details: ["the app has handlers of a scene already; the report compares it with an app without"]))
        }
        addNoteOnWindow(facts, without)
        for (run, name) in [(without, "without scenes"), (with, "with scenes")] {
            guard run.endedEarly else { continue }
            add(
                Finding(
                    section: .note, subject: "the run \(name) ended early, so later calls are not counted",
                    details: run.reasons + ["correct the script, so that it runs to its end"]))
        }
    }

    /// Adds why the screen stays black without scenes, or what the run without scenes assumes about the window.
    private mutating func addNoteOnWindow(_ facts: AppDelegateFacts, _ without: ObservedRun) {
        let connection = facts.handlers.first { $0.name == "sceneWillConnect" }
        if without.lines.contains(where: { $0.origin?.rule == .launchNoWindow1 }) {
            add(
                Finding(
                    section: .note, subject: "without scenes, the app makes no window, and the screen stays black",
                    rules: [.launchNoWindow1],
                    details: [
                        connection.map {
                            "sceneWillConnect (line \($0.line)) is not called without scenes"
                        } ?? "declare the storyboard with 'initial scene', or launch with the root: launch with X",
                        "the calls of the app delegate are compared; no controller loads without scenes",
                    ]))
        } else if facts.swiftClass != nil, facts.initial != nil, facts.windowLine == nil {
            add(
                Finding(
                    section: .note, subject: "the app delegate has no property 'window'",
                    details: [
                        "without scenes, UIKit needs it for the main storyboard; otherwise, the screen stays black",
                        "the run without scenes assumes that it has one",
                    ]))
        }
    }

    /// Adds that the run without scenes has an older SDK than its release.
    mutating func addNote(onSDK environment: RunEnvironment) {
        guard let sdk = environment.sdk else { return }
        add(
            Finding(
                section: .note, subject: "the run without scenes has the SDK of iOS \(sdk.text)",
                rules: [.sceneReq27, .sceneSDK2],
                details: ["with a later one, the app would not launch without scenes"]))
    }

    /// Adds that the script has no step, so that no call is counted, and nothing is compared.
    mutating func addNote(on missing: MissingStep?) {
        add(
            Finding(
                section: .note, subject: "the script has no step, so nothing ran: no call is counted or compared",
                details: missing.map { [$0.advice] } ?? []))
    }

    /// Adds that there is no moved script.
    mutating func addNoteOnMovedScript() {
        if existing != nil { return }
        add(
            Finding(
                section: .note, subject: "the script cannot be moved as a whole",
                details: ["move its code by hand into the class below"]))
    }

    /// Adds the notification that UIKit also posts at a cold launch with scenes, if the script names it.
    mutating func addGains(_ source: ScriptSource) {
        let names = ["willEnterForegroundNotification", "UIApplicationWillEnterForegroundNotification"]
        let lines = Lines.split(source.bytes).map { String(decoding: $0, as: UTF8.self) }
        guard let place = lines.firstIndex(where: { line in names.contains { line.contains($0) } }) else { return }
        add(
            Finding(
                section: .time, line: place + 1, subject: names[0], rules: [.sceneFg1],
                details: ["is also posted at each cold launch, where it is not posted today"]))
    }

    /// Adds what libraries lose: those that `uses` names and the script imports, or all.
    mutating func addLibraries(_ facts: AppDelegateFacts, _ source: ScriptSource, all: Bool) {
        let names = all ? LibraryAdvice.all.map(\.name) : facts.libraries + LibraryAdvice.imported(by: source.bytes)
        var listed: Set<String> = []
        for name in names {
            guard let advice = LibraryAdvice.named(name) else {
                let known = LibraryAdvice.all.map(\.name).joined(separator: ", ")
                add(
                    Finding(
                        section: .note, subject: "the library '\(name)' of 'uses' is not known",
                        details: ["known are \(known)"]))
                continue
            }
            guard listed.insert(advice.name).inserted else { continue }
            add(
                Finding(
                    section: .libraries, subject: advice.name, becomes: "",
                    details: ["hooks: \(advice.hooks)", "loses: \(advice.loses)", "cure: \(advice.cure)"]))
        }
    }
}

extension ObservedRun {
    /// The exceptions of UIKit, and the first line of each message, without their marks.
    var reasons: [String] {
        let exceptions = lines.filter { $0.origin?.kind == .message && !$0.text.starts(with: "# ".utf8) }
            .compactMap { String(decoding: $0.text, as: UTF8.self).trimmedOrNil }.filter { $0.hasPrefix("! exception") }
        let errors = Lines.split(messages).map { String(decoding: $0, as: UTF8.self) }.filter { $0.hasPrefix("error") }
        var seen: Set<String> = []
        return (exceptions.map { String($0.dropFirst(2)) } + errors).filter { seen.insert($0).inserted }
    }
}
