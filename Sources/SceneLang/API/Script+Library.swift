public import SceneRuntime

/// The interface for other packages: compiling a script from its text, and running it.
extension Script {
    /// Compiles a script.
    ///
    /// This module reads no files. The caller reads the script, and `imports` reads the files that the script imports.
    ///
    /// - Parameters:
    ///   - text: the script.
    ///   - name: what messages call it, best a path.
    ///   - imports: reads what the script imports; nothing, unless one is given.
    public init(_ text: String, name: String = "script", imports: ImportReader = Script.importsNothing)
        throws(ScriptError)
    {
        let compilation = Script.compile(SourceFile(name: name, text: text), settings: Settings(), reader: imports)
        guard let script = compilation.script else { throw ScriptError(compilation) }
        self = script
    }

    /// An import reader that refuses every import.
    public static func importsNothing(_ importer: String, _ path: String) -> ImportAnswer {
        .failure("this script cannot read files")
    }

    /// Runs the script to its end.
    ///
    /// - Parameters:
    ///   - ios: the release in place of the script's own; one that the model does not know counts as the nearest.
    ///   - device: the device in place of the script's own.
    public func run(ios: Release? = nil, device: Device? = nil) -> Run {
        var settings = Settings()
        settings.release = ios
        settings.device = device
        return run(settings)
    }

    /// Runs the script to its end with settings. `settings.format` is ignored.
    public func run(_ settings: Settings) -> Run {
        var settings = settings
        settings.release = settings.release?.nearestKnown
        return Run(self, settings: settings)
    }
}

/// The errors that keep a script from running.
public struct ScriptError: Error, Hashable, CustomStringConvertible {
    /// Errors and warnings, in order.
    public let diagnostics: [Diagnostic]
    /// The diagnostics as text, with the source lines.
    public let description: String

    init(_ compilation: Script.Compilation) {
        diagnostics = compilation.diagnostics
        let renderer = DiagnosticRenderer(sources: compilation.sources)
        description = String(decoding: renderer.render(diagnostics), as: UTF8.self)
    }
}
