extension Explanation {
    /// The errors in `scenesh.toml`.
    public static let configuration: [Explanation] = [
        Explanation(
            .malformedConfiguration,
            """
            The file is not TOML that can be read, or it is larger than 64 KiB. In TOML, strings are written in \
            quotes, and a key cannot appear twice.
            """,
            why: "Without the settings, the command could check or run something other than you want, so it stops.",
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
            why: "A misspelt key would have no effect, which is easily overlooked.",
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
            The key does not accept this value. `ios` takes a release and `device` a device, as the options `--ios` \
            and `--device` do. `select` and `ignore` take lists of codes of warnings, or of beginnings such as "W05". \
            `severity` is a table that makes a warning an "error" for `scenesh check`.
            """,
            why: "The tool cannot apply the setting, and it does not guess which value is meant.",
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
