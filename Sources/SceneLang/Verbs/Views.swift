import SceneRuntime

extension VerbTable {
    /// The verbs of views.
    static let views: [VerbRow] = [
        VerbRow(
            .load, ["load"], .instance, .required, [], uikit: ["loadViewIfNeeded"],
            request: VerbRequest { .load($0.operand) },
            "Call loadViewIfNeeded()."),
        VerbRow(
            .layout, ["layout"], .instance, .optional, [], subject: .onScreen(nil),
            request: VerbRequest { .layout($0.subject) },
            "Run a layout pass."),
    ]
}
