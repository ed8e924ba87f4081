import ArgumentParser
import SceneLang

/// `scenesh explain`: explains a diagnostic code.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explain an error code, with an example and its fix.",
        discussion: """
            Without a code, the command lists all codes. The letter of a code is optional:
            0204 means E0204 and W0204. The command also explains rules, such as
            NAV-PUSH-1, and messages of UIKit, by their codes or by a part of their text.

            Examples:
              scenesh explain
              scenesh explain E0204
              scenesh explain e0204 W0203 --format json
              scenesh explain NAV-PUSH-1
              scenesh explain "already presenting"
            """)

    /// The width of text if standard output is not a terminal, in columns.
    private static let plainWidth = 80

    /// The codes whose message is gone, with the reason.
    private static let withdrawn = [
        "E0123": "`x!` is valid, and ends the run if x is nil.",
        "E0125": "`super.f()` is valid in an override and in a function of a class.",
    ]

    @Argument(
        help: ArgumentHelp("Codes of errors and warnings, such as E0204.", valueName: "code"), completion: .codes)
    var codes: [String] = []

    @Option(help: "Format of the output; json is one object per line.")
    var format: OutputFormat = .text

    private var width: Int { TerminalWidth.current ?? ExplainCommand.plainWidth }

    /// Prints the explanation of a rule or of a message of UIKit, otherwise what a search finds. Returns false if there
    /// is nothing.
    private func printOther(_ name: String, _ console: inout Console) -> Bool {
        let id = name.uppercased()
        if let message = MessageExplanation.all.first(where: { $0.code.description == id }) {
            if format == .json { console.write(message.json) } else { console.write(message.text(width: width)) }
            return true
        }
        if let rule = RuleListing.rule(id) {
            if format == .json {
                console.write(rule.json())
            } else {
                let scripts = ZooScript.all.filter { $0.rules.contains(id) }
                console.write(rule.text + (scripts.isEmpty ? "" : "\n" + Search.text(of: scripts)))
            }
            return true
        }
        let search = Search(name)
        if format == .json {
            for message in search.messages { console.write(message.json) }
            return !search.messages.isEmpty
        }
        guard name.count > 2, let text = search.text(width: width) else { return false }
        console.write(text)
        return true
    }

    func run() throws {
        var console = Console(isJSON: format == .json)
        var status = ExitStatus.done
        var listings: [CodeListing] = codes.isEmpty ? CodeListing.all : []
        for code in codes {
            let named = CodeListing.named(code)
            listings += named
            guard named.isEmpty, !printOther(code, &console) else { continue }
            if let reason = ExplainCommand.withdrawn[code.uppercased()] {
                let sentence = "\(code.uppercased()) is not reported any more: \(reason)"
                console.write(format == .json ? JSONText.message(sentence) : Array("\(sentence)\n".utf8))
                continue
            }
            let near = NearestName.closest(to: code, in: CodeListing.all.map(\.id))
            let hint = near.map(Suggestion.question) ?? "scenesh explain lists all codes"
            console.writeError("unknown code '\(code)'; \(hint)")
            status = .nothingMatched
        }
        for (place, listing) in listings.enumerated() {
            switch format {
            case .json: console.write(listing.json)
            case .text where codes.isEmpty: console.write(listing.line)
            case .text: console.write((place > 0 ? "\n" : "") + listing.text(width: width))
            }
        }
        console.flush()
        throw ExitCode(status.rawValue)
    }
}
