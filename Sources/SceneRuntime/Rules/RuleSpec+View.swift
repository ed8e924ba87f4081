extension RuleSpec {
    /// The rules about views of controllers, in the order of `Rule`.
    static let view: [RuleSpec] = [
        RuleSpec(
            .view1, "VIEW-1", .since(3), .documented, "HDR, CAT26, APPLE-GUIDE-3",
            "a view is loaded when it is first asked for"),
        RuleSpec(
            .view5, "VIEW-5", .since(3), .logged, "CAT26",
            "a view that was taken away is loaded again"),
        RuleSpec(
            .view6, "VIEW-6", .since(3), .documented, "APPLE-REFERENCE, APPLE-GUIDE-3, HDR",
            "the nib is found by name, with the device's variant first; else the view is plain"),
        RuleSpec(
            .view7, "VIEW-7", .since(3), .logged, "MSG",
            "a nib without its view outlet raises"),
        RuleSpec(
            .view8, "VIEW-8", .since(3), .logged, "IB, MSG",
            "a nib with an unknown outlet raises"),
        RuleSpec(
            .view9, "VIEW-9", .since(5), .logged, "MSG, APPLE-OVERVIEW, APPLE-REFERENCE",
            "a view belongs to one controller"),
        RuleSpec(
            .view10, "VIEW-10", .since(3), .logged, "IB",
            "an archive makes its controller by init(coder:) and awakeFromNib; outlets come with the view"),
        RuleSpec(
            .view12, "VIEW-12", .since(3), .logged, "MSG",
            "a nib that is named must exist"),
    ]
}
