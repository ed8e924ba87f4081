import ArgumentParser

/// `scenesh explain`: what the code of a message means.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explain the code of a message, with an example and its mend.",
        discussion: """
            Without a code all are listed. The letter may be left out.

            Examples:
              scenesh explain
              scenesh explain E0204
              scenesh explain e0204 W0203 --format json
            """)

    /// The columns of prose where standard output is no terminal.
    private static let plainWidth = 80

    @Argument(
        help: ArgumentHelp("Codes, as messages have them in brackets.", valueName: "code"), completion: .codes)
    var codes: [String] = []

    @Option(help: "The form of the output: text, or json for one object a line.")
    var format: TraceFormat = .text

    func run() throws {
        var console = Console()
        var status = ExitStatus.done
        var listings: [CodeListing] = codes.isEmpty ? CodeListing.all : []
        for code in codes {
            let named = CodeListing.named(code)
            listings += named
            guard named.isEmpty else { continue }
            let near = NearestName.closest(to: code, in: CodeListing.all.map(\.id))
            let hint = near.map { "did you mean '\($0)'?" } ?? "scenesh explain lists them all"
            console.complain("no code is called '\(code)'; \(hint)")
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
