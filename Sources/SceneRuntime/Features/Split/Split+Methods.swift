extension MethodRow {
    /// The calls about split view controllers.
    static let split: [MethodRow] = [
        MethodRow(
            .splitViewControllerShowDetail, handler: "splitViewControllerShowDetail", name: "splitViewController",
            ["showDetail", "sender"], parameters: ["controller", "sender"],
            of: .delegate, in: .delegate, .since(8), result: .bool),
        MethodRow(
            .splitViewControllerShow, handler: "splitViewControllerShow", name: "splitViewController",
            ["show", "sender"],
            parameters: ["controller", "sender"],
            of: .delegate, in: .delegate, .since(8), result: .bool),
        MethodRow(
            .primaryViewControllerForCollapsing, handler: "primaryViewControllerForCollapsing",
            name: "primaryViewController",
            ["forCollapsing"], parameters: ["controller"],
            of: .delegate, in: .delegate, .since(8), result: .object),
        MethodRow(
            .primaryViewControllerForExpanding, handler: "primaryViewControllerForExpanding",
            name: "primaryViewController",
            ["forExpanding"], parameters: ["controller"],
            of: .delegate, in: .delegate, .since(8), result: .object),
        MethodRow(
            .collapseSecondary, handler: "collapseSecondary", name: "splitViewController",
            ["collapseSecondary", "onto"],
            parameters: ["secondary", "primary"],
            of: .delegate, in: .delegate, .since(8), result: .bool),
        MethodRow(
            .separateSecondary, handler: "separateSecondary", name: "splitViewController", ["separateSecondaryFrom"],
            parameters: ["primary"],
            of: .delegate, in: .delegate, .since(8), result: .object),
        MethodRow(
            .topColumnForCollapsing, handler: "topColumnForCollapsing", name: "splitViewController",
            ["topColumnForCollapsingToProposedTopColumn"], parameters: ["column"],
            of: .delegate, in: .delegate, .since(14), result: .symbol),
        MethodRow(
            .displayModeForExpanding, handler: "displayModeForExpanding", name: "splitViewController",
            ["displayModeForExpandingToProposedDisplayMode"], parameters: ["mode"],
            of: .delegate, in: .delegate, .since(14), result: .symbol),
        MethodRow(
            .splitViewControllerDidCollapse, handler: "splitViewControllerDidCollapse", [], parameters: [],
            of: .delegate, in: .delegate, .since(14), result: .nothing),
        MethodRow(
            .splitViewControllerDidExpand, handler: "splitViewControllerDidExpand", [],
            parameters: [],
            of: .delegate, in: .delegate, .since(14), result: .nothing),
        MethodRow(
            .splitViewControllerWillShow, handler: "splitViewControllerWillShow", name: "splitViewController",
            ["willShow"],
            parameters: ["column"],
            of: .delegate, in: .delegate, .since(14), result: .nothing),
        MethodRow(
            .splitViewControllerWillHide, handler: "splitViewControllerWillHide", name: "splitViewController",
            ["willHide"],
            parameters: ["column"],
            of: .delegate, in: .delegate, .since(14), result: .nothing),
        MethodRow(
            .collapseSecondaryViewController, handler: "collapseSecondaryViewController", ["_", "for"],
            parameters: ["secondary", "split"],
            of: .controller, in: .containment, .since(8), result: .nothing,
            inherits: {
                $0.collapse($1.first.asController, onto: $1.receiver.controller, for: $1.second.asController)
            }),
        MethodRow(
            .separateSecondaryViewController, handler: "separateSecondaryViewController", ["for"],
            parameters: ["split"],
            of: .controller, in: .containment, .since(8), result: .object,
            inherits: { $0.separate(from: $1.receiver.controller, for: $1.first.asController) }),
    ]
}
