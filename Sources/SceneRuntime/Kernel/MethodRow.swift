/// A method as a feature declares it: its facts, what its inherited implementation does, and what that returns. The
/// functions are apart from the facts, because the fast path of calls reads only facts.
struct MethodRow: CatalogueRow {
    /// Adds the operations of the inherited implementation.
    typealias Inherit = @Sendable (_ world: inout World, _ call: MethodCall) -> Void
    /// Returns the result of the inherited implementation.
    typealias Answer = @Sendable (_ world: inout World, _ call: MethodCall) -> Argument

    let key: Method
    let spec: MethodSpec
    /// Nil if the inherited implementation does nothing, and for two things that `World` does itself: callbacks of
    /// appearance are forwarded, and some initialisers load the view.
    let inherits: Inherit?
    /// Nil if the result follows from the type of the method.
    let answer: Answer?

    /// `name` is the base name in the trace, if it is not that of the handler.
    init(
        _ method: Method, handler: StaticString, name: StaticString? = nil, _ labels: [StaticString],
        parameters: [StaticString], of owner: MethodSpec.Owner, in category: Category, _ releases: ReleaseRange,
        result: MethodSpec.ResultKind, values: Bool = true, requiresSuper: Bool = false, decides: Bool = false,
        withScenes: Method? = nil, inherits: Inherit? = nil, answer: Answer? = nil
    ) {
        key = method
        spec = MethodSpec(
            method: method, handler: handler, name: name ?? handler, labels: labels, parameters: parameters,
            owner: owner, category: category, releases: releases, result: result, printsValues: values,
            hasInheritedPart: inherits != nil, requiresSuper: requiresSuper, decides: decides, withScenes: withScenes)
        self.inherits = inherits
        self.answer = answer
    }

    /// The rows of all features.
    static let catalogue = Catalogue([
        views, updates, traits, children, segues, navigation, bars, presentation, show, rotation, geometry, systemBars,
        responders, savedState, appLife, launch, scenes, tabs, sheets, search, animators, split, pages,
        events,
    ])
}

extension MethodSpec {
    /// Every call, in the order of `Method`.
    public static let table: [MethodSpec] = {
        var table: [MethodSpec] = []
        table.reserveCapacity(MethodSet.capacity)
        // A closure would copy the functions of each row, too.
        for method in Method.allCases { table.append(MethodRow.catalogue[method].spec) }
        return table
    }()
}
