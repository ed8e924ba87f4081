extension Explanation {
    /// The errors in `scenesh.toml`.
    public static let configuration: [Explanation] = [
        Explanation(
            .malformedConfiguration,
            "A `scenesh.toml` is a TOML file of at most 64 KiB. TOML has text in quotes, and no key twice.",
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
            The keys outside of tables are `ios` and `device`. Those of the table `[check]` are `select`, `ignore` \
            and `severity`.
            """,
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
            `ios` takes a release and `device` a device, as the options `--ios` and `--device` do. `select` and \
            `ignore` take lists of codes of warnings, or of beginnings such as "W05". `severity` is a table that makes \
            a warning an "error" for `scenesh check`.
            """,
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
