extension PropertyRow {
    /// The properties of the bars of the system.
    static let systemBars: [PropertyRow] = [
        PropertyRow(
            .modalPresentationCapturesStatusBarAppearance, "modalPresentationCapturesStatusBarAppearance",
            of: .controllers, releases: .since(7), .boolean(),
            .computed(
                { .bool($0[$1.controller].geometry.facts.contains(.capturesStatusBar)) },
                { $0.setFact(.capturesStatusBar, of: $1.controller, $2.asBool) }), access: .readWrite, listed: false,
            "Whether the controller decides about the status bar if its presentation does not fill the screen.")
    ]
}
