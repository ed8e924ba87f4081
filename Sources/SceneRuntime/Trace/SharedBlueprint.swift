/// A blueprint that many worlds share, with data that is computed from it once.
final class SharedBlueprint: Sendable, Hashable {
    let blueprint: Blueprint
    let spelling: CallSpelling

    init(_ blueprint: Blueprint) {
        self.blueprint = blueprint
        spelling = CallSpelling(blueprint)
    }

    /// Creates one for a blueprint with more classes than that of `earlier`, and the same ones otherwise.
    init(_ blueprint: Blueprint, after earlier: SharedBlueprint) {
        self.blueprint = blueprint
        var spelling = earlier.spelling
        spelling.extend(to: blueprint)
        self.spelling = spelling
    }

    static func == (a: SharedBlueprint, b: SharedBlueprint) -> Bool { a === b || a.blueprint == b.blueprint }

    func hash(into hasher: inout Hasher) { hasher.combine(blueprint) }
}
