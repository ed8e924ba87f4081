extension MethodRow {
    /// The calls about segues.
    static let segues: [MethodRow] = [
        MethodRow(
            .shouldPerformSegue, handler: "shouldPerformSegue", ["withIdentifier", "sender"],
            parameters: ["identifier", "sender"],
            of: .controller, in: .segue, .since(6), result: .true),
        MethodRow(
            .prepare, handler: "prepare", ["for", "sender"], parameters: ["segue", "sender"],
            of: .controller, in: .segue, .since(5), result: .nothing),
        MethodRow(
            .segueAction, handler: "segueAction", ["_", "sender", "segueIdentifier"],
            parameters: ["coder", "sender", "identifier"],
            of: .controller, in: .segue, .since(13), result: .nothing),
        MethodRow(
            .allowedChildrenForUnwinding, handler: "allowedChildrenForUnwinding", ["from"], parameters: ["source"],
            of: .controller, in: .segue, .since(9), result: .list,
            answer: { .list($0.defaultChildrenForUnwinding($1.receiver.controller, source: $1.first.asController)) }),
        MethodRow(
            .canPerformUnwindSegueAction, handler: "canPerformUnwindSegueAction", ["_", "from", "sender"],
            parameters: ["action", "from", "sender"],
            of: .controller, in: .segue, .since(6), result: .bool,
            answer: {
                .bool($0.canPerformUnwind($1.receiver.controller, NameID($1.first.extra), from: $1.second.asController))
            }),
        MethodRow(
            .unwindTowards, handler: "unwindTowards", name: "unwind", ["for", "towards"],
            parameters: ["segue", "next"],
            of: .controller, in: .segue, .since(9), result: .nothing,
            inherits: { $0.unwindTowards($1.receiver.controller, next: $1.second.asController) }),
        MethodRow(
            .viewControllerForUnwindSegueAction, handler: "viewControllerForUnwindSegueAction",
            ["_", "from", "sender"], parameters: ["action", "from", "sender"],
            of: .controller, in: .segue, .from(6, to: 8), result: .object,
            inherits: { $0.askChildrenOfOld($1) }),
        MethodRow(
            .segueForUnwinding, handler: "segueForUnwinding", ["to", "from", "identifier"],
            parameters: ["to", "from", "identifier"],
            of: .controller, in: .segue, .from(6, to: 8), result: .object),
        MethodRow(
            .perform, handler: "perform", [], parameters: [],
            of: .segueClass, in: .segue, .since(5), result: .nothing,
            inherits: { $0.performBuiltInSegue($1) }),
    ]
}

extension World {
    /// What `perform` of a segue class does by default: it performs the segue of the built-in kind.
    fileprivate mutating func performBuiltInSegue(_ call: MethodCall) {
        let (segue, source, destination) = call.first.asSegue
        enqueue(.performBuiltIn(segue, source, destination))
    }
}
