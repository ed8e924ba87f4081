import ArgumentParser

/// `scenesh rules`: the catalogue of what the runtime knows of UIKit.
struct RulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules",
        abstract: "List the rules of UIKit that are modelled, each with its range, confidence and source.",
        discussion: """
            An id may be a beginning: NAV lists all rules of navigation controllers.

            Examples:
              scenesh rules
              scenesh rules NAV-PUSH-1
              scenesh rules MODAL SEGUE-UNWIND
            """)

    @Argument(help: ArgumentHelp("Rules to list, by id or the beginning of one.", valueName: "id"))
    var ids: [String] = []

    func run() throws {
        var console = Console()
        let rules = RuleListing.all
        let wanted = ids.map { $0.uppercased() }
        for id in wanted where !rules.contains(where: { $0.answers(to: id) }) {
            console.complain("no rule is called '\(id)'")
        }
        let listed = wanted.isEmpty ? rules : rules.filter { rule in wanted.contains { rule.answers(to: $0) } }
        guard !listed.isEmpty else { throw ExitCode(ExitStatus.nothingMatched.rawValue) }
        for rule in listed { console.write(rule.text) }
        console.flush()
        let isWhole = wanted.allSatisfy { id in rules.contains { $0.answers(to: id) } }
        throw ExitCode(isWhole ? ExitStatus.done.rawValue : ExitStatus.nothingMatched.rawValue)
    }
}
