import ArgumentParser
import SceneRuntime

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The options of every command that reads scripts: colours, imports and the limits of the source.
///
/// `TraceOptions`, `FormatOption`, `ExplainOption` and `QuietOption` are groups of their own. A command hides the
/// groups that have no effect on it. It still parses hidden options, so it can say why it refuses one.
struct ReadingOptions: ParsableArguments {
    @Option(help: "When to use colours.")
    var color: ColourChoice = .auto

    @Flag(help: "Allow imports from any folder.")
    var allowOutside = false

    /// The title of the groups of limits in the help.
    static let limitsTitle = "Limits"

    @OptionGroup(title: ReadingOptions.limitsTitle)
    var limits: SourceLimitOptions

    /// Returns the options of the engine. Messages are coloured if `color` allows it for `descriptor`.
    func engineOptions(
        _ trace: TraceOptions, _ environment: EnvironmentOptions? = nil, _ format: FormatOption? = nil,
        _ explain: ExplainOption? = nil, messagesTo descriptor: Int32
    ) -> EngineOptions {
        var options = EngineOptions(
            categories: trace.categories, isJSON: format?.format == .json, explains: explain?.explain ?? false,
            isColoured: color.applies(to: descriptor), allowsOutside: allowOutside, limits: limits.values)
        options.release = environment?.release
        options.device = environment?.screen
        options.scenes = environment?.hasScenes
        options.sdk = environment?.kit
        return options
    }
}

/// The options of every command that runs scripts: those of reading, and the limits of a run.
struct ScriptOptions: ParsableArguments {
    @OptionGroup(title: ReadingOptions.limitsTitle)
    var limits: RunLimitOptions

    @OptionGroup var reading: ReadingOptions

    var color: ColourChoice { reading.color }

    /// Returns the options of the engine. Messages are coloured if `color` allows it for `descriptor`.
    func engineOptions(
        _ trace: TraceOptions, _ environment: EnvironmentOptions? = nil, _ format: FormatOption? = nil,
        _ explain: ExplainOption? = nil, messagesTo descriptor: Int32
    ) -> EngineOptions {
        var options = reading.engineOptions(trace, environment, format, explain, messagesTo: descriptor)
        options.limits.merge(limits.values) { $1 }
        return options
    }

    /// Returns the engine for runs whose traces are compared: plain text without colours.
    /// - Parameter showsUnhandled: Whether calls of the app's delegates without a handler are compared, too.
    func comparingEngine(_ trace: TraceOptions, showsUnhandled: Bool = false, isJSON: Bool = false) -> Engine {
        var options = engineOptions(trace, messagesTo: STDERR_FILENO)
        options.isColoured = false
        options.hasJSONMessages = isJSON
        if showsUnhandled { options.categories = trace.categoriesWithUnhandled }
        return Engine(options: options)
    }
}

/// The categories of calls that a trace shows.
struct TraceOptions: ParsableArguments {
    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Add or remove categories of the trace, such as +layout,-init.", valueName: "changes"),
        completion: .categories)
    var trace: [String] = []

    func validate() throws {
        for change in changes where EnvironmentText.categories([change]) == nil {
            throw ValidationError("--trace takes +CATEGORY or -CATEGORY, not '\(change)'; see scenesh help run")
        }
    }

    /// The names of all categories, in two indented lines.
    static let categoryNames = {
        let names = Category.allCases.map(\.spelling.description)
        let middle = (names.count + 1) / 2
        return [names[..<middle], names[middle...]].map { "  " + $0.joined(separator: " ") }.joined(separator: "\n")
    }()

    var categories: CategorySet { EnvironmentText.categories(changes) ?? .standard }

    /// The categories, where `unhandled` is on unless the command line switches it off.
    var categoriesWithUnhandled: CategorySet { EnvironmentText.categories(["+unhandled"] + changes) ?? .standard }

    private var changes: [String] {
        trace.flatMap { $0.split(separator: ",").map(String.init) }
    }
}

/// The format of what a command prints.
struct FormatOption: ParsableArguments {
    @Option(help: "Format of the output; json is one object per line.")
    var format: OutputFormat = .text
}

/// Whether lines of a trace are followed by their rules.
struct ExplainOption: ParsableArguments {
    @Flag(help: "Show the rule of each line, and how well the line is founded.")
    var explain = false
}

/// `--quiet` of commands that accept it without an effect.
struct QuietOption: ParsableArguments {
    @Flag(name: [.short, .long])
    var quiet = false
}

/// The options of commands that run a script and print its trace: `run` and `repl`.
struct TracedRunOptions: ParsableArguments {
    @OptionGroup var environment: EnvironmentOptions
    @OptionGroup var trace: TraceOptions
    @OptionGroup var format: FormatOption
    @OptionGroup var explain: ExplainOption
    @OptionGroup var script: ScriptOptions

    var engineOptions: EngineOptions {
        var options = script.engineOptions(trace, environment, format, explain, messagesTo: STDERR_FILENO)
        options.dimsUnhandledCalls = !options.isJSON && script.color.applies(to: STDOUT_FILENO)
        return options
    }
}

/// The options that change the form of a trace. Where traces are compared with goldens, `--explain` is refused, and
/// the format is that of the report.
struct GoldenFormOptions: ParsableArguments {
    @OptionGroup var format: FormatOption
    @OptionGroup var explain: ExplainOption

    func validate() throws {
        if explain.explain {
            throw ValidationError(
                "goldens do not contain rules: remove --explain; to see rules, use 'scenesh --explain FILE'")
        }
    }
}

/// The formats of a trace.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
    case text, json
}

extension ColourChoice: ExpressibleByArgument {}
