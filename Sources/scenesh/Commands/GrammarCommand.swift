import ArgumentParser

/// `scenesh grammar`: lists the words of the language.
struct GrammarCommand: ParsableCommand {
    /// The kinds of words.
    enum Kind: String, ExpressibleByArgument, CaseIterable {
        case verb, handler, property
    }

    static let configuration = CommandConfiguration(
        commandName: "grammar",
        abstract: "List verbs, handlers and properties, for tools.",
        discussion: """
            Lists the verbs of the language with their clauses, the callbacks of UIKit
            that scripts can handle, and the properties of UIKit that are modelled.

            With --format json, each is an object with kind, name, usage, summary, since
            and until. until is null for what the latest release has.

            Examples:
              scenesh grammar
              scenesh grammar handler
              scenesh grammar verb --format json
            """)

    @Argument(help: ArgumentHelp("What to list: verb, handler or property (default: all).", valueName: "kind"))
    var kinds: [Kind] = []

    @Option(help: "Format; json is one object per line.")
    var format: TraceFormat = .text

    func run() {
        var console = Console()
        let wanted = kinds.map(\.rawValue)
        for listing in GrammarListing.all where wanted.isEmpty || wanted.contains(listing.kind) {
            switch format {
            case .text: console.write(listing.text)
            case .json: console.write(listing.json)
            }
        }
        console.flush()
    }
}
