import ArgumentParser

/// `scenesh skill`: prints the instructions for coding assistants, or installs them.
struct SkillCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "skill",
        abstract: "Print the instructions for coding assistants.",
        discussion: """
            The skill is a folder: SKILL.md says when and how to use the tool, and the
            other files are a cheat sheet and worked questions.

            With --write FOLDER, the command writes these files to FOLDER/scenesh. It
            replaces no file that differs: the status is then 2.

            Examples:
              scenesh skill
              scenesh skill --write ~/.config/assistant/skills
            """)

    @Option(
        help: ArgumentHelp("Write the skill to this folder.", valueName: "folder"), completion: .directory)
    var write: String?

    func run() throws {
        var console = Console()
        guard let write else {
            console.write(SkillFile.all.map(\.text).joined(separator: "\n"))
            return console.flush()
        }
        let files = SkillFile.all.map { (path: Path.join(write, "scenesh/\($0.name)"), bytes: Array($0.text.utf8)) }
        guard console.saveNew(files) else { throw ExitCode(ExitStatus.usage.rawValue) }
        for file in files { console.write("\(file.path)\n") }
        console.flush()
    }
}
