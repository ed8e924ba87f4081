extension MethodSpec {
    /// The calls about custom segues, in the order of `Method`.
    static let segueClass: [MethodSpec] = [
        MethodSpec(
            .perform, handler: "perform", "perform", [], parameters: [],
            of: .segueClass, in: .segue, .since(5), result: .nothing)
    ]
}
