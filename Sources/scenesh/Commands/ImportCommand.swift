import ArgumentParser

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// `scenesh import`: prints a storyboard as a script.
struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Print an Xcode storyboard as a script.",
        discussion: """
            The script has the scenes and segues of the storyboard, and its classes with
            empty actions. It has no steps. Comments list what the language cannot express.
            The script also contains the storyboards that this storyboard refers to. The
            tool looks for them in the storyboard's folder, then in the parent of this
            folder and everywhere below this parent, up to three levels deep. It never
            looks outside of the working directory. If the storyboard itself is outside
            of the working directory, the tool looks only in the storyboard's folder.

            'scenesh Main.storyboard' runs the script and launches the app. The statement
            import "Main.storyboard" in a script has the same effect as the printed script.

            The status is 2 if the file cannot be read, and 3 if it has errors.

            Examples:
              scenesh import Main.storyboard > app.scene
              scenesh import Main.storyboard | scenesh check -
            """)

    @Argument(
        help: ArgumentHelp("The storyboard; - is standard input.", valueName: "file"), completion: .storyboards)
    var file: String

    @Option(help: "When to use colours.")
    var color: ColourChoice = .auto

    func run() throws {
        var console = Console()
        Interrupt.exitOnSignal()
        guard let source = ScriptSource.read(file, limit: Engine.withoutOptions.fileSizeLimit, &console) else {
            throw ExitCode(ExitStatus.usage.rawValue)
        }
        let storyboard = Engine.withoutOptions.storyboard(source)
        let messages = storyboard.messages(colour: color.applies(to: STDERR_FILENO))
        if !messages.isEmpty { console.report(messages) }
        guard let text = storyboard.text else { throw ExitCode(ExitStatus.scriptErrors.rawValue) }
        console.write(text)
        console.flush()
    }
}
