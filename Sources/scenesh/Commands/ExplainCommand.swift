import ArgumentParser

/// `scenesh explain`: explains a diagnostic code.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explain an error code, with an example and its fix.",
        discussion: """
            Without a code, the command lists all codes. The letter of a code is optional:
            0204 means E0204 and W0204.

            Examples:
              scenesh explain
              scenesh explain E0204
              scenesh explain e0204 W0203 --format json
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

    func run() throws {
        var console = Console()
        var status = ExitStatus.done
        var listings: [CodeListing] = codes.isEmpty ? CodeListing.all : []
        for code in codes {
            let named = CodeListing.named(code)
            listings += named
            guard named.isEmpty else { continue }
            if let reason = ExplainCommand.withdrawn[code.uppercased()] {
                console.write("\(code.uppercased()) is not reported any more: \(reason)")
                continue
            }
            let near = NearestName.closest(to: code, in: CodeListing.all.map(\.id))
            let hint = near.map { "did you mean '\($0)'?" } ?? "scenesh explain lists all codes"
            console.writeError("unknown code '\(code)'; \(hint)")
            status = .nothingMatched
        }
        let width = TerminalWidth.current ?? ExplainCommand.plainWidth
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
