extension MethodRow {
    /// The calls about rotation and changes of size.
    static let rotation: [MethodRow] = [
        MethodRow(
            .preferredInterfaceOrientationForPresentation, handler: "preferredInterfaceOrientationForPresentation", [],
            parameters: [],
            of: .controller, in: .environment, .since(6), result: .symbol,
            answer: { .symbol($0.preferred(by: $1.receiver.controller).symbol) }),
        MethodRow(
            .supportedInterfaceOrientations, handler: "supportedInterfaceOrientations", [], parameters: [],
            of: .controller, in: .environment, .since(6), result: .symbol,
            answer: { $0.supported(by: $1.receiver.controller).argument }),
        MethodRow(
            .shouldAutorotate, handler: "shouldAutorotate", [], parameters: [],
            of: .controller, in: .environment, .from(6, to: 15), result: .true,
            answer: { .bool(!$0[$1.receiver.controller].geometry.facts.contains(.refusesRotation)) }),
        MethodRow(
            .shouldAutorotateToInterfaceOrientation, handler: "shouldAutorotateToInterfaceOrientation", ["_"],
            parameters: ["orientation"],
            of: .controller, in: .environment, .from(3, to: 5), result: .bool,
            answer: { _, call in .bool(call.first.asSymbol == .portrait) }),
        MethodRow(
            .willRotate, handler: "willRotate", ["to", "duration"],
            parameters: ["orientation", "duration"],
            of: .controller, in: .environment, .since(3), result: .nothing,
            inherits: { $0.forwardRotation(of: $1.receiver.controller, $1.method) }),
        MethodRow(
            .willAnimateRotation, handler: "willAnimateRotation", ["to", "duration"],
            parameters: ["orientation", "duration"],
            of: .controller, in: .environment, .since(3), result: .nothing,
            inherits: { $0.forwardRotation(of: $1.receiver.controller, $1.method) }),
        MethodRow(
            .didRotate, handler: "didRotate", ["from"], parameters: ["orientation"],
            of: .controller, in: .environment, .since(3), result: .nothing,
            inherits: { $0.forwardRotation(of: $1.receiver.controller, $1.method) }),
        MethodRow(
            .viewWillTransition, handler: "viewWillTransition", ["to", "with"],
            parameters: ["size", "coordinator"],
            of: .controller, in: .environment, .since(8), result: .nothing, requiresSuper: true,
            inherits: { $0.forwardSize(of: $1.receiver.controller) }),
        MethodRow(
            .willAnimateFirstHalfOfRotation, handler: "willAnimateFirstHalfOfRotation", ["to", "duration"],
            parameters: ["orientation", "duration"],
            of: .controller, in: .environment, .from(3, to: 4), result: .nothing,
            inherits: { $0.forwardRotation(of: $1.receiver.controller, $1.method) }),
        MethodRow(
            .didAnimateFirstHalfOfRotation, handler: "didAnimateFirstHalfOfRotation", ["to"],
            parameters: ["orientation"],
            of: .controller, in: .environment, .from(3, to: 4), result: .nothing),
        MethodRow(
            .willAnimateSecondHalfOfRotation, handler: "willAnimateSecondHalfOfRotation", ["from", "duration"],
            parameters: ["orientation", "duration"],
            of: .controller, in: .environment, .from(3, to: 4), result: .nothing),
        MethodRow(
            .setNeedsUpdateOfSupportedInterfaceOrientations,
            handler: "setNeedsUpdateOfSupportedInterfaceOrientations", [], parameters: [],
            of: .controller, in: .environment, .since(16), result: .nothing),
        MethodRow(
            .applicationSupportedInterfaceOrientations, handler: "supportedInterfaceOrientationsFor",
            name: "application",
            ["supportedInterfaceOrientationsFor"], parameters: ["window"],
            of: .app, in: .environment, .since(6), result: .symbol, decides: true,
            answer: { world, _ in world.appOrientations.argument }),
    ]
}
