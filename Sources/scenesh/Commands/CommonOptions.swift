import ArgumentParser
import SceneRuntime

/// What the commands take that run or check each script in one environment.
struct CommonOptions: ParsableArguments {
    @Option(
        parsing: .unconditional, help: "Override the script's release of iOS: \(Release.knownText).",
        completion: .releases)
    var ios: String?

    @Option(
        parsing: .unconditional,
        help: "Override its device: iPhone, 'iPad landscape', 320x480.",
        completion: .devices)
    var device: String?

    @OptionGroup var script: ScriptOptions

    func validate() throws {
        if let ios, EnvironmentText.release(ios) == nil {
            throw ValidationError(
                "'\(ios)' is not a release of iOS; use one from \(Release.knownText), such as --ios 17 or --ios 8.3")
        }
        if let device, EnvironmentText.device(device) == nil {
            throw ValidationError("'\(device)' is not a device; use iPhone, 'iPad landscape' or a size such as 320x480")
        }
    }

    /// What the engine is to know of these, with messages for a descriptor.
    func engineOptions(messagesTo descriptor: Int32) -> EngineOptions {
        var options = script.engineOptions(messagesTo: descriptor)
        options.release = ios.flatMap(EnvironmentText.release)
        options.device = device.flatMap(EnvironmentText.device)
        return options
    }

    var quiet: Bool { script.quiet }
    var color: ColourChoice { script.color }
}

/// A flag for each limit of the language.
struct LimitOptions: ParsableArguments {
    @Option(parsing: .unconditional, help: ArgumentHelp("Maximum jumps and calls between two steps.", valueName: "n"))
    var maxInstructions: Int?

    @Option(parsing: .unconditional, help: ArgumentHelp("Maximum steps of a scenario.", valueName: "n"))
    var maxSteps: Int?

    @Option(parsing: .unconditional, help: ArgumentHelp("Maximum depth of function calls.", valueName: "n"))
    var maxCallDepth: Int?

    @Option(parsing: .unconditional, help: ArgumentHelp("Maximum depth of handler calls.", valueName: "n"))
    var maxHandlerDepth: Int?

    @Option(parsing: .unconditional, help: ArgumentHelp("Maximum depth of UIKit's calls.", valueName: "n"))
    var maxNestedCalls: Int?

    @Option(parsing: .unconditional, help: ArgumentHelp("Maximum verbs that a step runs.", valueName: "n"))
    var maxVerbs: Int?

    @Option(parsing: .unconditional, help: ArgumentHelp("Maximum controllers at a time.", valueName: "n"))
    var maxControllers: Int?

    @Option(parsing: .unconditional, help: ArgumentHelp("Maximum elements of a collection.", valueName: "n"))
    var maxElements: Int?

    @Option(parsing: .unconditional, help: ArgumentHelp("Maximum depth of brackets.", valueName: "n"))
    var maxNesting: Int?

    @Option(parsing: .unconditional, help: ArgumentHelp("Maximum size of a source file.", valueName: "bytes"))
    var maxFileSize: Int?

    /// Those that are given.
    var values: [LimitName: Int] {
        var values: [LimitName: Int] = [:]
        for (name, value) in all { values[name] = value }
        return values
    }

    func validate() throws {
        for case (_, let value?) in all where value < 1 {
            throw ValidationError("a limit must be at least 1, not \(value)")
        }
        if let maxNesting, maxNesting > DeepThread.deepestNesting {
            throw ValidationError(
                "--max-nesting must be at most \(DeepThread.deepestNesting): move inner parts into functions")
        }
    }

    private var all: [(LimitName, Int?)] {
        [
            (.instructions, maxInstructions), (.steps, maxSteps), (.verbs, maxVerbs), (.callDepth, maxCallDepth),
            (.handlerDepth, maxHandlerDepth), (.nestedCalls, maxNestedCalls), (.controllers, maxControllers),
            (.elements, maxElements), (.nesting, maxNesting), (.fileSize, maxFileSize),
        ]
    }
}
