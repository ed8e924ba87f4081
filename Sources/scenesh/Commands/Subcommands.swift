import ArgumentParser

/// The subcommands of the tool.
enum Subcommands {
    /// The types, in the order of the help.
    static let all: [any ParsableCommand.Type] = [
        RunCommand.self, TestCommand.self, ReviewCommand.self, CheckCommand.self, ExplainCommand.self,
        FormatCommand.self, MatrixCommand.self, DiffCommand.self, MigrateCommand.self, GraphCommand.self,
        PlayCommand.self, ImportCommand.self, RulesCommand.self, GrammarCommand.self, SkillCommand.self,
        InteractiveCommand.self,
    ]

    /// The names, with `help`.
    static let names: [String] = all.compactMap { $0.configuration.commandName } + ["help"]
}
