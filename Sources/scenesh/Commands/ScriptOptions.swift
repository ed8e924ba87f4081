import ArgumentParser
import SceneRuntime

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What every command takes that runs scripts, wherever it runs them.
struct ScriptOptions: ParsableArguments {
    @Option(
        parsing: .unconditionalSingleValue,
        help: """
            Trace a category (+layout) or not (-init); several are separated by commas. Categories: \
            \(ScriptOptions.categories).
            """,
        completion: .categories)
    var trace: [String] = []

    @Option(help: "Format: text, or json for one object per line.")
    var format: TraceFormat = .text

    @Flag(help: "Show the rule of each line and its confidence.")
    var explain = false

    @Option(help: "Colour: auto (obeys NO_COLOR, CLICOLOR_FORCE), always, never.")
    var color: ColourChoice = .auto

    @Flag(name: [.short, .long], help: "Print only the result.")
    var quiet = false

    @Flag(help: "Allow imports from outside the opened folder.")
    var allowOutside = false

    @OptionGroup(title: "Limits")
    var limits: LimitOptions

    func validate() throws {
        for change in changes where EnvironmentText.categories([change]) == nil {
            throw ValidationError("--trace takes +CATEGORY or -CATEGORY, not '\(change)'; see scenesh help run")
        }
    }

    /// Refuses what makes lines that no golden has.
    func validateForGoldens() throws {
        if format == .json {
            throw ValidationError(
                "goldens are text: remove --format json; for results as JSON, use --reporter json")
        }
        if explain {
            throw ValidationError(
                "goldens do not contain rules: remove --explain; to see rules, use 'scenesh --explain FILE'")
        }
    }

    /// What the engine is to know of these, with messages for a descriptor.
    func engineOptions(messagesTo descriptor: Int32) -> EngineOptions {
        EngineOptions(
            categories: EnvironmentText.categories(changes) ?? .standard, isJSON: format == .json, explains: explain,
            isColoured: color.applies(to: descriptor), allowsOutside: allowOutside, limits: limits.values)
    }

    /// The engine for several runs that are laid beside each other: plain text without colours.
    var comparingEngine: Engine {
        var options = engineOptions(messagesTo: STDERR_FILENO)
        options.isJSON = false
        options.explains = false
        options.isColoured = false
        return Engine(options: options)
    }

    private static let categories = Category.allCases.map(\.spelling.description).joined(separator: " ")

    private var changes: [String] {
        trace.flatMap { $0.split(separator: ",").map(String.init) }
    }
}

/// The forms that a trace is written in.
enum TraceFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
    case text, json
}

extension ColourChoice: ExpressibleByArgument {}
