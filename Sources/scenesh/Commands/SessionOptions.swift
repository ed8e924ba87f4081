import ArgumentParser

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What an interactive session takes beside what every run takes.
struct SessionOptions: ParsableArguments {
    @Option(
        name: .customLong("init"),
        help: ArgumentHelp(
            "Startup file; on a terminal ~/.config/scenesh/init.scene.",
            valueName: "file"), completion: .scripts)
    var startupFile: String?

    @Flag(help: "Do not load a startup file.")
    var noInit = false

    func validate() throws {
        if startupFile != nil && noInit { throw ValidationError("--init and --no-init cannot be used together") }
    }

    /// What is entered before the first prompt.
    var startup: StartupFile { noInit ? .none : startupFile.map { .file($0) } ?? .standard }
}

extension Interactive {
    /// A session as the command line wants it.
    init(_ run: TracedRunOptions, _ session: SessionOptions) {
        self.init(
            options: run.engineOptions,
            isColoured: run.script.color.applies(to: STDOUT_FILENO),
            startup: session.startup)
    }
}
