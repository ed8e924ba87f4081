import SceneRuntime

extension VerbTable {
    /// The verbs that show a controller in a container, which UIKit searches for.
    static let showing: [VerbRow] = [
        VerbRow(
            .show, ["show"], .fresh, .required, [optional(.from, .instance), optional(.sender, .value)],
            subject: .onScreen(.from), releases: .since(8), uikit: ["show", "showViewController"],
            request: VerbRequest { .show($0.operand, from: $0.subject, sender: $0.sender) },
            "Call show(_:sender:) on the controller that targetViewController(forAction:sender:) returns."),
        VerbRow(
            .showDetail, ["showDetail"], .fresh, .required, [optional(.from, .instance), optional(.sender, .value)],
            subject: .onScreen(.from), releases: .since(8), uikit: ["showDetailViewController"],
            request: VerbRequest { .showDetail($0.operand, from: $0.subject, sender: $0.sender) },
            """
            Call showDetailViewController(_:sender:) on the controller that targetViewController(forAction:sender:) \
            returns.
            """),
    ]
}
