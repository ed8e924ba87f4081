extension Explanation {
    /// The errors in `scenesh.toml`.
    public static let configuration: [Explanation] = [
        Explanation(
            .malformedConfiguration,
            """
            The file cannot be read, is not valid TOML, or is larger than 64 KiB. In TOML, strings are written in \
            quotes, and a key cannot appear twice.
            """,
            why: """
                Without the settings, the command could check or run something other than you want, so the command \
                stops.
                """,
            example: """
                ios = 12
                device = iPad
                """,
            fixedExample: """
                ios = 12
                device = "iPad"
                """,
            language: .configuration),
        Explanation(
            .unknownConfigurationKey,
            """
            The file has a key that is not a setting. The keys outside of tables are `ios` and `device`. The keys of \
            the table `[check]` are `select`, `ignore` and `severity`.
            """,
            why: "A misspelt key would have no effect, and the mistake is easily overlooked.",
            example: """
                [check]
                ignroe = ["W0501"]
                """,
            fixedExample: """
                [check]
                ignore = ["W0501"]
                """,
            language: .configuration),
        Explanation(
            .invalidConfiguration,
            """
            The key does not accept this value. `ios` takes a release of iOS, and `device` takes a device. The options \
            `--ios` and `--device` take the same values. `select` and `ignore` take lists of warning codes. An element \
            of these lists can also be the beginning of a code, such as `"W05"`. In the table `[check.severity]`, each \
            key is a warning code or the beginning of a code. The value of such a key is `"error"` or `"warning"`. The \
            command `scenesh check` reports the warning with this severity.
            """,
            why: "The tool cannot apply the setting, and the tool does not guess which value is meant.",
            example: """
                [check]
                ignore = "W0501"
                """,
            fixedExample: """
                [check]
                ignore = ["W0501"]
                """,
            language: .configuration),
    ]
}
