import SceneRuntime

extension VerbTable {
    /// The verbs that print something, or change what is printed.
    static let output: [VerbRow] = [
        VerbRow(.print, ["print"], .value, .required, [], kind: .print, "Print a value."),
        VerbRow(.note, ["note"], .text, .required, [], kind: .print, "Print a remark."),
        VerbRow(
            .traceOnly, ["trace", "only"], .names, .required, [], kind: .trace,
            "Show only these controllers in the trace."),
        VerbRow(
            .trace, ["trace"], .categories, .required, [], kind: .trace, "Add or remove categories of the trace."),
    ]
}

extension Machine {
    /// Performs `print`.
    mutating func printValue(_ value: Value) {
        // A text without a line end, which Swift's `print` has begun.
        var text = state.library.unfinishedLine
        if !text.isEmpty { state.library.unfinishedLine = [] }
        write(value, to: &text, quoted: false)
        if value.collection != nil { charge(text.count, .text) }
        // What it has written of a large collection may be incomplete.
        if value.collection != nil, isCancelled() { return }
        guard isWithinLimit(text.count) else { return }
        emit(.print, text[...], depth: state.world.depth)
    }

    /// Performs `trace`: changes what is printed.
    mutating func change(_ change: TraceChange) {
        var filter = state.progress.filter
        filter.categories.formUnion(change.on)
        filter.categories.subtract(change.off)
        if let only = change.only { filter.only = only }
        show(filter)
    }
}
