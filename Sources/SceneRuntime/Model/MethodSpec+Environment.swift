extension MethodSpec {
    /// The calls about rotation, size and traits, in the order of `Method`.
    static let environment: [MethodSpec] = [
        MethodSpec(
            .preferredInterfaceOrientationForPresentation, handler: "preferredInterfaceOrientationForPresentation",
            "preferredInterfaceOrientationForPresentation", [], parameters: [],
            of: .controller, .environment, 6...26, answer: .symbol, modelled: false),
        MethodSpec(
            .supportedInterfaceOrientations, handler: "supportedInterfaceOrientations",
            "supportedInterfaceOrientations", [], parameters: [],
            of: .controller, .environment, 6...26, answer: .symbol, modelled: false),
        MethodSpec(
            .shouldAutorotate, handler: "shouldAutorotate", "shouldAutorotate", [], parameters: [],
            of: .controller, .environment, 6...26, answer: .true, modelled: false),
        MethodSpec(
            .shouldAutorotateToInterfaceOrientation, handler: "shouldAutorotateToInterfaceOrientation",
            "shouldAutorotateToInterfaceOrientation", ["_"], parameters: ["orientation"],
            of: .controller, .environment, 3...5, answer: .bool, modelled: false),
        MethodSpec(
            .willRotate, handler: "willRotate", "willRotate", ["to", "duration"],
            parameters: ["orientation", "duration"],
            of: .controller, .environment, 3...7, answer: .nothing, modelled: false),
        MethodSpec(
            .willAnimateRotation, handler: "willAnimateRotation", "willAnimateRotation", ["to", "duration"],
            parameters: ["orientation", "duration"],
            of: .controller, .environment, 3...7, answer: .nothing, modelled: false),
        MethodSpec(
            .didRotate, handler: "didRotate", "didRotate", ["from"], parameters: ["orientation"],
            of: .controller, .environment, 3...7, answer: .nothing, modelled: false),
        MethodSpec(
            .willTransition, handler: "willTransition", "willTransition", ["to", "with"],
            parameters: ["traits", "coordinator"],
            of: .controller, .environment, 8...26, answer: .nothing, modelled: false),
        MethodSpec(
            .viewWillTransition, handler: "viewWillTransition", "viewWillTransition", ["to", "with"],
            parameters: ["size", "coordinator"],
            of: .controller, .environment, 8...26, answer: .nothing, modelled: false),
        MethodSpec(
            .traitCollectionDidChange, handler: "traitCollectionDidChange", "traitCollectionDidChange", ["_"],
            parameters: ["previous"],
            of: .controller, .environment, 8...26, answer: .nothing, modelled: false),
    ]
}
