@testable import SceneLang
@testable import SceneRuntime
@testable import SceneStoryboard

/// What is true of a storyboard whatever its text is.
extension FuzzTarget {
    /// A storyboard is read or refused. Its names are unique, its pictures are the same every time, it does not differ
    /// from itself, and each diagnostic has a place in it.
    static func faultOfReading(_ text: [UInt8]) -> String? {
        let file = SourceFile(name: "Main.storyboard", bytes: text)
        var sources = SourceMap()
        let reading = Storyboard.read(file, as: sources.add(file))
        if let fault = faultOf(reading.diagnostics, file, sources) { return fault }
        guard let storyboard = reading.storyboard else {
            return reading.hasErrors ? nil : "a storyboard is refused without an error"
        }
        let names = StoryboardNames(storyboard)
        if Set(names.scenes).count != storyboard.scenes.count { return "two scenes have one name" }
        if names.objects.contains(where: { Set($0).count != $0.count }) { return "two views have one name" }
        if reading.hasErrors { return nil }
        let side = ComparedStoryboard.read(file, as: FileID(0))
        if !StoryboardDifference(from: side, to: side).changes.isEmpty { return "it differs from itself" }
        let app = StoryboardApp([storyboard], hasMain: true)
        let check = StoryboardCheck(app, file: file, hasNewKinds: true)
        if let fault = faultOf(check.findings, file, sources) { return fault }
        return pictures(of: storyboard) == pictures(of: storyboard) ? nil : "its pictures differ"
    }

    /// A storyboard without errors has a script, which is formatted and can be parsed. Its app can be launched and its
    /// views be tapped, as far as any script can be run.
    static func faultOfWholeWay(_ text: [UInt8]) -> String? {
        let file = SourceFile(name: "Main.storyboard", bytes: text)
        var sources = SourceMap()
        let reading = Storyboard.read(file, as: sources.add(file))
        guard let storyboard = reading.storyboard, !reading.hasErrors else { return nil }
        let script = StoryboardScript(storyboard)
        let written = SourceFile(name: "script.scene", text: script.text)
        guard case .text(let formatted) = ScriptFormatter.format(written) else { return "its script cannot be parsed" }
        if formatted != written.bytes { return "its script is not formatted" }
        guard storyboard.initial != nil else { return nil }
        let steps = Array(("\nlaunch\n" + taps(in: storyboard)).utf8)
        let origins = SourceOrigins(Array(sources.files), script.origins, end: script.text.utf8.count)
        let launched = SourceFile(name: file.name, bytes: written.bytes + steps, origins: origins)
        return faultOfMessages(launched) ?? faultOfRuns(launched)
    }

    private static func faultOf(_ diagnostics: [Diagnostic], _ file: SourceFile, _ sources: SourceMap) -> String? {
        faultOfPlaces(diagnostics, file, areSorted: false) ?? faultOfTexts(diagnostics, sources)
    }

    private static func pictures(of storyboard: Storyboard) -> [[UInt8]] {
        let graph = SceneGraph([storyboard], files: ["Main.storyboard"])
        let arrangements = graph.groups.map { group in
            ScenePicture.hasCanvas(group, of: graph) ? SceneArrangement.canvas : .layered
        }
        let texts = [graph.mermaid, graph.dot, ScenePicture(graph, arrangements).svg]
        return [graph.json] + texts.map { Array($0.utf8) }
    }

    /// Returns steps that tap the views of the first scene that is not a container.
    private static func taps(in storyboard: Storyboard) -> String {
        let names = StoryboardNames(storyboard)
        var place = storyboard.initialPlace
        for _ in 0..<8 {
            let child = storyboard.segues.first { $0.source == place && $0.kind == .relationship }?.target
            guard let child else { break }
            place = child
        }
        guard let place else { return "" }
        let scene = ScriptText.name(names.scenes[place])
        return names.objects[place].map { "tap \(ScriptText.name($0)) in \(scene)\n" }.joined()
    }
}
