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
            Trace a category too (+layout), or no longer (-init). May be repeated; commas join several. Categories: \
            \(ScriptOptions.categories).
            """,
        completion: .categories)
    var trace: [String] = []

    @Option(help: "The form of the output: text, or json for one object a line.")
    var format: TraceFormat = .text

    @Flag(help: "Name the rule behind each line, and how sure it is.")
    var explain = false

    @Option(help: "Colour: auto, always or never. NO_COLOR and CLICOLOR_FORCE are heeded with auto.")
    var color: ColourChoice = .auto

    @Flag(name: [.short, .long], help: "Say nothing but the result.")
    var quiet = false

    @Flag(help: "Let scripts import files from outside the opened folder.")
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
                "goldens are text, so leave --format json out; 'scenesh test --reporter json' tells outcomes as JSON")
        }
        if explain {
            throw ValidationError(
                "goldens do not name rules, so leave --explain out; 'scenesh --explain FILE' has them")
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
