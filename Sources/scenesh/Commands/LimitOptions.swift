import ArgumentParser

/// An option for each limit of the language.
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

    @Option(parsing: .unconditional, help: ArgumentHelp("Maximum output between two steps.", valueName: "bytes"))
    var maxOutput: Int?

    @Option(parsing: .unconditional, help: ArgumentHelp("Maximum depth of brackets.", valueName: "n"))
    var maxNesting: Int?

    @Option(parsing: .unconditional, help: ArgumentHelp("Maximum size of a source file.", valueName: "bytes"))
    var maxFileSize: Int?

    /// The limits that were given.
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
            (.elements, maxElements), (.output, maxOutput), (.nesting, maxNesting), (.fileSize, maxFileSize),
        ]
    }
}
