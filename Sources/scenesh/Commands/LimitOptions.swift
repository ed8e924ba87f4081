import ArgumentParser

/// An option for each limit of a run.
struct RunLimitOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Maximum number of interpreter jumps and calls between two steps.", valueName: "n"))
    var maxInstructions: Int?

    @Option(parsing: .unconditional, help: ArgumentHelp("Maximum number of steps of a scenario.", valueName: "n"))
    var maxSteps: Int?

    @Option(parsing: .unconditional, help: ArgumentHelp("Maximum depth of function calls.", valueName: "n"))
    var maxCallDepth: Int?

    @Option(parsing: .unconditional, help: ArgumentHelp("Maximum depth of handler calls.", valueName: "n"))
    var maxHandlerDepth: Int?

    @Option(parsing: .unconditional, help: ArgumentHelp("Maximum depth of UIKit's calls.", valueName: "n"))
    var maxNestedCalls: Int?

    @Option(parsing: .unconditional, help: ArgumentHelp("Maximum number of verbs that a step runs.", valueName: "n"))
    var maxVerbs: Int?

    @Option(parsing: .unconditional, help: ArgumentHelp("Maximum number of controllers at a time.", valueName: "n"))
    var maxControllers: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Maximum number of elements of a string or collection.", valueName: "n"))
    var maxElements: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Maximum number of bytes printed between two steps.", valueName: "bytes"))
    var maxOutput: Int?

    /// The limits that were given.
    var values: [LimitName: Int] {
        [LimitName: Int](given: [
            .instructions: maxInstructions, .steps: maxSteps, .verbs: maxVerbs, .callDepth: maxCallDepth,
            .handlerDepth: maxHandlerDepth, .nestedCalls: maxNestedCalls, .controllers: maxControllers,
            .elements: maxElements, .output: maxOutput,
        ])
    }

    func validate() throws { try values.checkMinimum() }
}

/// An option for each limit of the source.
struct SourceLimitOptions: ParsableArguments {
    @Option(parsing: .unconditional, help: ArgumentHelp("Maximum depth of blocks and brackets.", valueName: "n"))
    var maxNesting: Int?

    @Option(parsing: .unconditional, help: ArgumentHelp("Maximum size of a source file.", valueName: "bytes"))
    var maxFileSize: Int?

    /// The limits that were given.
    var values: [LimitName: Int] {
        [LimitName: Int](given: [.nesting: maxNesting, .fileSize: maxFileSize])
    }

    func validate() throws {
        try values.checkMinimum()
        if let maxNesting, maxNesting > DeepThread.deepestNesting {
            throw ValidationError(
                "--max-nesting must be at most \(DeepThread.deepestNesting): move inner parts into functions")
        }
    }
}

extension [LimitName: Int] {
    fileprivate init(given limits: KeyValuePairs<LimitName, Int?>) {
        self.init()
        for (name, value) in limits { self[name] = value }
    }

    fileprivate func checkMinimum() throws {
        if let least = values.min(), least < 1 { throw ValidationError("a limit must be at least 1, not \(least)") }
    }
}
