extension DiagnosticCode {
    static let overflow = DiagnosticCode("E0301", .error, "a number that does not fit into 64 bits")
    static let divisionByZero = DiagnosticCode("E0302", .error, "a division by zero")
    static let nilMember = DiagnosticCode("E0303", .error, "a member of nil")
    static let wrongType = DiagnosticCode("E0304", .error, "a value of the wrong type")
    static let indexOutOfRange = DiagnosticCode("E0305", .error, "an index outside of the collection")
    static let noInstance = DiagnosticCode("E0306", .error, "a controller without a living instance")
    static let noMember = DiagnosticCode("E0307", .error, "a member that the value does not have")
    static let wrongCall = DiagnosticCode("E0308", .error, "a call with too few or too many arguments")
    static let noSubject = DiagnosticCode("E0309", .error, "a verb without a suitable controller in front")
    static let notSettable = DiagnosticCode("E0310", .error, "a property that does not accept the value")
    static let invalidRange = DiagnosticCode("E0311", .error, "a range that ends before it begins")
    static let goneInstance = DiagnosticCode("E0312", .error, "an instance that was deallocated")
    static let refused = DiagnosticCode("E0313", .error, "a verb that cannot run here")
    static let otherRelease = DiagnosticCode("E0314", .error, "a name that this release of iOS does not have")
    static let failedExpectation = DiagnosticCode("E0315", .error, "an expectation that is not met")
    static let unmodelledAtRun = DiagnosticCode("E0399", .error, "a part of UIKit that is not modelled")

    /// The codes of running scripts.
    static let execution: [DiagnosticCode] = [
        overflow, divisionByZero, nilMember, wrongType, indexOutOfRange, noInstance, noMember, wrongCall, noSubject,
        notSettable, invalidRange, goneInstance, refused, otherRelease, failedExpectation,
        unmodelledAtRun,
    ]
}
