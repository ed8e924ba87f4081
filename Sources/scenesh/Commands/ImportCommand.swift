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
            The script has the scenes and segues of the storyboard, and the classes of the
            storyboard with empty actions. The script has no steps. Comments list the parts
            of the storyboard that the language cannot express.

            A storyboard can refer to other storyboards. The script contains these
            storyboards, too. The command searches the folder of the storyboard. Then the
            command searches the parent of this folder and all folders below this parent,
            up to three levels deep. The command never searches outside of the working
            directory. If the storyboard itself is outside of the working directory, the
            command searches only the storyboard's folder and the folders below.

            'scenesh Main.storyboard' runs this script and launches the app. In another
            script, the statement 'import "Main.storyboard"' has the same effect as the
            printed script.

            The status is 2 if the file cannot be read, and 3 if the file has errors.

            --git is for the option 'textconv' of git. The command then never fails: for a
            file that is not a script, it prints the reason as a comment, and the file. The
            command does not search the storyboards that the file refers to.

            Examples:
              scenesh import Main.storyboard > app.scene
              scenesh import Main.storyboard | scenesh check -
            """)

    @Argument(
        help: ArgumentHelp("The storyboard; - is standard input.", valueName: "file"), completion: .storyboards)
    var file: String

    @Flag(help: "Print text for git, and never fail.")
    var git = false

    @Option(help: "When to use colours.")
    var color: ColourChoice = .auto

    func run() throws {
        var console = Console()
        Interrupt.exitOnSignal()
        if git {
            console.write(GitText.text(of: file, limit: Engine.withoutOptions.fileSizeLimit))
            return console.flush()
        }
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
