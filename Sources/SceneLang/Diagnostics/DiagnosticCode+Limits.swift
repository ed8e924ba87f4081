extension DiagnosticCode {
    static let callDepthLimit = DiagnosticCode("E0401", .error, "functions nested too deeply")
    static let handlerDepthLimit = DiagnosticCode("E0402", .error, "handlers nested too deeply")
    static let verbLimit = DiagnosticCode("E0403", .error, "a step that runs too many verbs")
    static let stepLimit = DiagnosticCode("E0404", .error, "too many steps")
    static let controllerLimit = DiagnosticCode("E0405", .error, "too many living controllers")
    static let memoryLimit = DiagnosticCode("E0406", .error, "strings or collections too large")

    static let nestedCallLimit = DiagnosticCode("E0407", .error, "calls of UIKit nested too deeply")

    static let instructionLimit = DiagnosticCode("E0408", .error, "a computation that does not end")

    static let outputLimit = DiagnosticCode("E0409", .error, "too much output")

    /// The codes of the limits on a run.
    static let limits: [DiagnosticCode] = [
        callDepthLimit, handlerDepthLimit, verbLimit, stepLimit, controllerLimit, memoryLimit,
        nestedCallLimit, instructionLimit, outputLimit,
    ]
}
