extension MethodSpec {
    /// Every call, in the order of `Method`.
    public static let table: [MethodSpec] = [
        lifecycle, containment, presentation, environment, systemBars, system, application, delegates, transitions,
        split, page,
        segueClass,
    ].flatMap { $0 }
}
