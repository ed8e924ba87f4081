import ArgumentParser

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The one script of a command: `-e TEXT`, a file, or `-`.
struct SourceOptions: ParsableArguments {
    @Option(
        name: [.customShort("e")], parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Run this text, after the file as its last lines. Repeat the option for more lines.", valueName: "text"))
    var texts: [String] = []

    @Argument(
        help: ArgumentHelp("The script; - is standard input.", valueName: "file"), completion: .scripts)
    var file: String?

    func validate() throws {
        guard !texts.isEmpty || file != nil else {
            throw ValidationError("a script is required: a file or -e TEXT")
        }
    }

    /// Reads the script; nil after reporting why it cannot be read. Commands that show the run of one script cannot
    /// read a storyboard.
    func read(limit: Int, readsStoryboards: Bool = false, _ console: inout Console) -> ScriptSource? {
        if let file, file.hasSuffix(StoryboardFiles.ending), !readsStoryboards {
            console.writeError(
                "'\(file)' is a storyboard, not a script; write a script that imports it, with a line: launch")
            return nil
        }
        guard let file else {
            return ScriptSource(name: "-e", bytes: Array(texts.joined(separator: "\n").utf8), baseFolder: ".")
        }
        let steps = texts.isEmpty ? nil : texts.joined(separator: "\n")
        return ScriptSource.read(file, limit: limit, &console)?.followed(by: steps)
    }
}

extension ScriptSource {
    /// Reads the script from a file or standard input; nil after reporting why it cannot be read. `commands` are
    /// suggestions for a name that is not a file.
    static func read(
        _ file: String, among commands: @autoclosure () -> [String] = [], limit: Int, _ console: inout Console
    ) -> ScriptSource? {
        if file.hasSuffix(StoryboardFiles.nibEnding) {
            console.writeError(StoryboardFiles.nibSentence(about: file))
            return nil
        }
        if let stem = Path.stem(of: file, ending: Discovery.goldenEnding) {
            console.writeError(
                "'\(file)' is a golden, not a script; its script is '\(stem)\(Discovery.scriptEnding)'")
            return nil
        }
        do throws(SystemError) {
            if file == "-" {
                let bytes = try FileSystem.read(descriptor: STDIN_FILENO, limit: limit)
                return ScriptSource(name: "<stdin>", bytes: bytes, baseFolder: ".")
            }
            return ScriptSource(name: file, bytes: try FileSystem.read(file, limit: limit), baseFolder: ".")
        } catch {
            let reason = UnreadableScript(path: file, error: error, commands: commands()).sentence
            console.writeError(Interrupt.isRequested ? "interrupted" : reason)
            return nil
        }
    }
}
