import SceneLang
import SceneRuntime
import SceneStoryboard

/// The result of checking a script.
struct CheckedScript: Sendable {
    private var reported: [(finding: Finding, diagnostic: Diagnostic)]
    private let renderer: DiagnosticRenderer

    fileprivate init(_ diagnostics: [Diagnostic], _ sources: SourceMap, isColoured: Bool) {
        renderer = DiagnosticRenderer(sources: sources, colour: isColoured)
        reported = diagnostics.compactMap { diagnostic in
            Finding(sources.original(of: diagnostic), sources).map { ($0, diagnostic) }
        }
    }

    var findings: [Finding] { reported.map(\.finding) }

    /// The findings as text.
    var messages: [UInt8] { renderer.render(reported.map(\.diagnostic)) }

    /// Returns the script with only some of its findings.
    func keeping(_ isKept: (Finding) -> Bool) -> CheckedScript {
        var script = self
        script.reported.removeAll { !isKept($0.finding) }
        return script
    }
}

/// A script to which the certain fixes of its findings were applied.
struct FixedScript: Sendable {
    let bytes: [UInt8]
    /// What is still found.
    let checked: CheckedScript
    /// The number of edits.
    let edits: Int
}

extension Engine {
    /// How often the fixes of a script are applied at most. A fix may reveal what another error has hidden.
    private static let mostFixRounds = 100

    /// Checks a script and its imports, or a storyboard, without running it.
    func check(_ source: ScriptSource) -> CheckedScript {
        let loaded = configuration(for: source)
        guard loaded.diagnostics.isEmpty else {
            return CheckedScript(loaded.diagnostics, loaded.sources, isColoured: options.isColoured)
        }
        if source.name.hasSuffix(StoryboardFiles.ending) { return checkStoryboard(source, loaded.configuration) }
        let checked = Script.check(
            file(of: source), settings: settings(loaded.configuration), otherCodes: DiagnosticCode.storyboards,
            reader: reader(for: source))
        return report(checked.diagnostics, checked.sources, loaded.configuration)
    }

    /// Returns declarations of the names that a script does not declare.
    func stubs(of source: ScriptSource) -> String {
        let configuration = configuration(for: source).configuration
        return Script.stubs(
            for: file(of: source), settings: settings(configuration), reader: reader(for: source))
    }

    /// Applies the certain fixes of a script until there are no more. Imported files and storyboards do not change.
    func fix(_ source: ScriptSource) -> FixedScript {
        var fixed = FixedScript(bytes: source.bytes, checked: check(source), edits: 0)
        guard !source.name.hasSuffix(StoryboardFiles.ending) else { return fixed }
        for _ in 0..<Engine.mostFixRounds {
            let fixes = Engine.certainFixes(of: fixed.checked, in: source.name)
            guard !fixes.isEmpty else { break }
            var bytes = fixed.bytes
            for fix in fixes.reversed() { bytes.replaceSubrange(fix.bytes, with: Array(fix.text.utf8)) }
            let checked = check(ScriptSource(name: source.name, bytes: bytes, baseFolder: source.baseFolder))
            fixed = FixedScript(bytes: bytes, checked: checked, edits: fixed.edits + fixes.count)
        }
        return fixed
    }

    /// Returns the certain fixes of a file in the order of their places, without those that overlap an earlier one. As
    /// long as its syntax has errors, these are fixed first: the other findings may follow from them.
    private static func certainFixes(of checked: CheckedScript, in path: String) -> [Finding.Fix] {
        let found = checked.findings.filter { $0.region.path == path }
        let codes = Set(DiagnosticCode.ofSyntax.map(\.id))
        let ofSyntax = found.filter { $0.isError && codes.contains($0.code) }
        let certain = (ofSyntax.isEmpty ? found : ofSyntax).compactMap(\.fix)
            .filter { $0.isCertain && $0.region.path == path }
        var chosen: [Finding.Fix] = []
        for fix in certain.sorted(by: { $0.bytes.lowerBound < $1.bytes.lowerBound }) {
            guard let last = chosen.last else {
                chosen.append(fix)
                continue
            }
            let follows = fix.bytes.lowerBound >= last.bytes.upperBound && fix.bytes.lowerBound > last.bytes.lowerBound
            if follows { chosen.append(fix) }
        }
        return chosen
    }

    /// Returns the findings that the options and the configuration let through.
    private func report(
        _ found: [Diagnostic], _ sources: SourceMap, _ configuration: Configuration
    ) -> CheckedScript {
        var configuration = configuration
        if let selected = options.selected { (configuration.selected, configuration.ignored) = (selected, []) }
        configuration.ignored.formUnion(options.allowed)
        let listed = options.listsPlaces ? found.flatMap(\.listed) : found
        return CheckedScript(
            configuration.apply(to: listed, raisesWarnings: true), sources, isColoured: options.isColoured)
    }

    /// Checks a storyboard: what its file says, and whether the script that means the same has errors. Warnings of that
    /// script are left out, because it has neither the code of the app nor its words: the rules of storyboards say what
    /// is true of the file.
    func checkStoryboard(_ source: ScriptSource, _ configuration: Configuration? = nil) -> CheckedScript {
        let configuration = configuration ?? self.configuration(for: source).configuration
        let settings = settings(configuration)
        let storyboard = storyboard(source)
        // A launch screen is right: only to run it is an error.
        let release = settings.environment(for: settings.fallback).release
        var found = storyboard.findings + storyboard.checked(hasNewKinds: release.applies(.show1))
        var sources = storyboard.sources
        if let file = storyboard.launchedFile {
            let checked = Script.check(file, settings: settings, reader: reader(for: source))
            // The generated script and its originals come first, so that the numbers of the originals differ.
            let originals = FileID(1)
            let errors = checked.diagnostics.filter { $0.severity == .error }
            found = found.map { $0.renumbered(from: originals) } + errors.map { checked.sources.original(of: $0) }
            sources = checked.sources
        }
        var diagnostics = Diagnostics()
        diagnostics.report(contentsOf: found)
        return report(diagnostics.sorted(), sources, configuration)
    }
}
