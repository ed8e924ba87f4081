import SceneLang
import SceneRuntime

/// What a `scenesh.toml` says about the scripts of its folder and of the folders in it.
struct Configuration: Sendable {
    /// The name of the file.
    static let fileName = "scenesh.toml"

    /// The release and the device of scripts that name none; nil if the file has neither.
    var environment: Environment?
    /// The ids of the warnings that are reported; nil for all.
    var selected: Set<String>?
    /// The ids of the warnings that are not reported.
    var ignored: Set<String> = []
    /// The ids of the warnings that `check` reports as errors.
    var raised: Set<String> = []
    /// Whether a leak is a failure of a test.
    var failsOnLeaks = false

    /// Returns the diagnostics that are reported. `raisesWarnings`: whether warnings in `raised` become errors, as
    /// `scenesh check` requires.
    func apply(to diagnostics: [Diagnostic], raisesWarnings: Bool = false) -> [Diagnostic] {
        diagnostics.compactMap { diagnostic in
            guard diagnostic.severity != .error else { return diagnostic }
            let id = diagnostic.code.id
            guard selected?.contains(id) ?? true, !ignored.contains(id) else { return nil }
            var diagnostic = diagnostic
            if raisesWarnings, raised.contains(id) { diagnostic.severity = .error }
            return diagnostic
        }
    }
}

/// A configuration as it was read, with what is wrong in its file.
struct LoadedConfiguration: Sendable {
    var configuration = Configuration()
    var diagnostics: [Diagnostic] = []
    /// The file; none if there is no file.
    var sources = SourceMap()

    /// What is wrong, as text.
    func messages(isColoured: Bool) -> [UInt8] {
        DiagnosticRenderer(sources: sources, colour: isColoured).render(diagnostics)
    }
}
