import ArgumentParser

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The additional options of an interactive session.
struct SessionOptions: ParsableArguments {
    @Option(
        name: .customLong("init"),
        help: ArgumentHelp(
            "Startup file (default on a terminal: ~/.config/scenesh/init.scene).",
            valueName: "file"), completion: .scripts)
    var startupFile: String?

    @Flag(help: "Do not load a startup file.")
    var noInit = false

    func validate() throws {
        if startupFile != nil && noInit { throw ValidationError("--init and --no-init cannot be used together") }
    }

    /// The file that is entered before the first prompt.
    var startup: StartupFile { noInit ? .none : startupFile.map { .file($0) } ?? .standard }
}

extension Interactive {
    /// Creates a session with the options of the command line.
    convenience init(_ run: TracedRunOptions, _ session: SessionOptions) {
        var options = run.engineOptions
        let loaded = ConfigurationFiles().configuration(for: ".")
        if let environment = loaded.configuration.environment { options.fallback = environment }
        self.init(
            options: options, isColoured: run.script.color.applies(to: STDOUT_FILENO), startup: session.startup)
        guard !loaded.diagnostics.isEmpty else { return }
        console.report(loaded.messages(isColoured: options.isColoured))
        end(.scriptErrors)
    }
}
