import ArgumentParser

/// `scenesh grammar`: lists the words of the language.
struct GrammarCommand: ParsableCommand {
    /// The kinds of words.
    enum Kind: String, ExpressibleByArgument, CaseIterable {
        case declaration, member, statement, expression, verb, handler, property, swift
    }

    static let configuration = CommandConfiguration(
        commandName: "grammar",
        abstract: "List the words of the language, for tools.",
        discussion: """
            Lists:
            - declarations, and the members of declarations
            - statements and expressions that begin with a word
            - verbs with their clauses
            - the callbacks of UIKit that scripts can handle
            - the properties of UIKit that are modelled
            - the forms of Swift, with the short form of each

            With --format json, each word is an object with the keys 'kind', 'name',
            'usage' and 'summary'. Verbs, handlers and properties also have the keys
            'since' and 'until'. 'until' is null if the latest release still has the word.
            If a word has several forms, 'usage' has one line for each form.

            Examples:
              scenesh grammar
              scenesh grammar handler
              scenesh grammar verb --format json
            """)

    @Argument(help: ArgumentHelp("What to list, such as verb or handler (default: all).", valueName: "kind"))
    var kinds: [Kind] = []

    @Option(help: "Format of the output; json is one object per line.")
    var format: OutputFormat = .text

    func run() {
        var console = Console(isJSON: format == .json)
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
