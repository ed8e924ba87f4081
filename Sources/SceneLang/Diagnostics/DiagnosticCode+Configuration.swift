extension DiagnosticCode {
    package static let malformedConfiguration = DiagnosticCode("E0701", .error, "a scenesh.toml that cannot be read")
    package static let unknownConfigurationKey = DiagnosticCode("E0702", .error, "an unknown key in scenesh.toml")
    package static let invalidConfiguration = DiagnosticCode("E0703", .error, "a wrong value in scenesh.toml")

    /// The codes of `scenesh.toml`, the configuration of the tool.
    public static let configuration: [DiagnosticCode] = [
        malformedConfiguration, unknownConfigurationKey, invalidConfiguration,
    ]
}
