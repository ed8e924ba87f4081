extension MethodSpec {
    /// The calls about split view controllers, in the order of `Method`.
    static let split: [MethodSpec] = [
        MethodSpec(
            .splitViewControllerShowDetail, handler: "splitViewControllerShowDetail", "splitViewController",
            ["showDetail", "sender"], parameters: ["controller", "sender"],
            of: .delegate, .delegate, 8...26, answer: .bool, modelled: false),
        MethodSpec(
            .splitViewControllerShow, handler: "splitViewControllerShow", "splitViewController", ["show", "sender"],
            parameters: ["controller", "sender"],
            of: .delegate, .delegate, 8...26, answer: .bool, modelled: false),
        MethodSpec(
            .primaryViewControllerForCollapsing, handler: "primaryViewControllerForCollapsing", "primaryViewController",
            ["forCollapsing"], parameters: ["controller"],
            of: .delegate, .delegate, 8...26, answer: .object, modelled: false),
        MethodSpec(
            .primaryViewControllerForExpanding, handler: "primaryViewControllerForExpanding", "primaryViewController",
            ["forExpanding"], parameters: ["controller"],
            of: .delegate, .delegate, 8...26, answer: .object, modelled: false),
        MethodSpec(
            .collapseSecondary, handler: "collapseSecondary", "splitViewController", ["collapseSecondary", "onto"],
            parameters: ["secondary", "primary"],
            of: .delegate, .delegate, 8...26, answer: .bool, modelled: false),
        MethodSpec(
            .separateSecondary, handler: "separateSecondary", "splitViewController", ["separateSecondaryFrom"],
            parameters: ["primary"],
            of: .delegate, .delegate, 8...26, answer: .object, modelled: false),
    ]
}
