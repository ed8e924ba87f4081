extension MethodSpec {
    /// The calls about rotation, size and traits, in the order of `Method`.
    static let environment: [MethodSpec] = [
        MethodSpec(
            .preferredInterfaceOrientationForPresentation, handler: "preferredInterfaceOrientationForPresentation",
            "preferredInterfaceOrientationForPresentation", [], parameters: [],
            of: .controller, in: .environment, .since(6), result: .symbol),
        MethodSpec(
            .supportedInterfaceOrientations, handler: "supportedInterfaceOrientations",
            "supportedInterfaceOrientations", [], parameters: [],
            of: .controller, in: .environment, .since(6), result: .symbol),
        MethodSpec(
            .shouldAutorotate, handler: "shouldAutorotate", "shouldAutorotate", [], parameters: [],
            of: .controller, in: .environment, .from(6, to: 15), result: .true),
        MethodSpec(
            .shouldAutorotateToInterfaceOrientation, handler: "shouldAutorotateToInterfaceOrientation",
            "shouldAutorotateToInterfaceOrientation", ["_"], parameters: ["orientation"],
            of: .controller, in: .environment, .from(3, to: 5), result: .bool),
        MethodSpec(
            .willRotate, handler: "willRotate", "willRotate", ["to", "duration"],
            parameters: ["orientation", "duration"],
            of: .controller, in: .environment, .since(3), result: .nothing),
        MethodSpec(
            .willAnimateRotation, handler: "willAnimateRotation", "willAnimateRotation", ["to", "duration"],
            parameters: ["orientation", "duration"],
            of: .controller, in: .environment, .since(3), result: .nothing),
        MethodSpec(
            .didRotate, handler: "didRotate", "didRotate", ["from"], parameters: ["orientation"],
            of: .controller, in: .environment, .since(3), result: .nothing),
        MethodSpec(
            .willTransition, handler: "willTransition", "willTransition", ["to", "with"],
            parameters: ["traits", "coordinator"],
            of: .controller, in: .environment, .since(8), result: .nothing),
        MethodSpec(
            .viewWillTransition, handler: "viewWillTransition", "viewWillTransition", ["to", "with"],
            parameters: ["size", "coordinator"],
            of: .controller, in: .environment, .since(8), result: .nothing),
        MethodSpec(
            .traitCollectionDidChange, handler: "traitCollectionDidChange", "traitCollectionDidChange", ["_"],
            parameters: ["previous"],
            of: .controller, in: .environment, .since(8), result: .nothing),
        MethodSpec(
            .willAnimateFirstHalfOfRotation, handler: "willAnimateFirstHalfOfRotation",
            "willAnimateFirstHalfOfRotation", ["to", "duration"], parameters: ["orientation", "duration"],
            of: .controller, in: .environment, .from(3, to: 4), result: .nothing),
        MethodSpec(
            .didAnimateFirstHalfOfRotation, handler: "didAnimateFirstHalfOfRotation",
            "didAnimateFirstHalfOfRotation", ["to"], parameters: ["orientation"],
            of: .controller, in: .environment, .from(3, to: 4), result: .nothing),
        MethodSpec(
            .willAnimateSecondHalfOfRotation, handler: "willAnimateSecondHalfOfRotation",
            "willAnimateSecondHalfOfRotation", ["from", "duration"], parameters: ["orientation", "duration"],
            of: .controller, in: .environment, .from(3, to: 4), result: .nothing),
        MethodSpec(
            .sizeForChildContentContainer, handler: "sizeForChildContentContainer", "size",
            ["forChildContentContainer", "withParentContainerSize"], parameters: ["child", "size"],
            of: .controller, in: .environment, .since(8), result: .object),
        MethodSpec(
            .preferredContentSizeDidChange, handler: "preferredContentSizeDidChange", "preferredContentSizeDidChange",
            ["forChildContentContainer"], parameters: ["container"],
            of: .controller, in: .environment, .since(8), result: .nothing),
        MethodSpec(
            .setNeedsUpdateOfSupportedInterfaceOrientations,
            handler: "setNeedsUpdateOfSupportedInterfaceOrientations",
            "setNeedsUpdateOfSupportedInterfaceOrientations", [], parameters: [],
            of: .controller, in: .environment, .since(16), result: .nothing),
        MethodSpec(
            .updateTraitsIfNeeded, handler: "updateTraitsIfNeeded", "updateTraitsIfNeeded", [], parameters: [],
            of: .controller, in: .environment, .since(17), result: .nothing),
        MethodSpec(
            .setNeedsUpdateProperties, handler: "setNeedsUpdateProperties", "setNeedsUpdateProperties", [],
            parameters: [],
            of: .controller, in: .environment, .since(26), result: .nothing),
        MethodSpec(
            .updatePropertiesIfNeeded, handler: "updatePropertiesIfNeeded", "updatePropertiesIfNeeded", [],
            parameters: [],
            of: .controller, in: .environment, .since(26), result: .nothing),
        MethodSpec(
            .applicationSupportedInterfaceOrientations, handler: "supportedInterfaceOrientationsFor", "application",
            ["supportedInterfaceOrientationsFor"], parameters: ["window"],
            of: .app, in: .environment, .since(6), result: .symbol),
        MethodSpec(
            .viewSafeAreaInsetsDidChange, handler: "viewSafeAreaInsetsDidChange", "viewSafeAreaInsetsDidChange", [],
            parameters: [],
            of: .controller, in: .layout, .since(11), result: .nothing),
        MethodSpec(
            .viewLayoutMarginsDidChange, handler: "viewLayoutMarginsDidChange", "viewLayoutMarginsDidChange", [],
            parameters: [],
            of: .controller, in: .layout, .since(11), result: .nothing),
    ]
}
