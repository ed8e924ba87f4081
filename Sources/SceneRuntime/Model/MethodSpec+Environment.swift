extension MethodSpec {
    /// The calls about rotation, size and traits, in the order of `Method`.
    static let environment: [MethodSpec] = [
        MethodSpec(
            .preferredInterfaceOrientationForPresentation, handler: "preferredInterfaceOrientationForPresentation",
            "preferredInterfaceOrientationForPresentation", [], parameters: [],
            of: .controller, .environment, .since(6), answer: .symbol),
        MethodSpec(
            .supportedInterfaceOrientations, handler: "supportedInterfaceOrientations",
            "supportedInterfaceOrientations", [], parameters: [],
            of: .controller, .environment, .since(6), answer: .symbol),
        MethodSpec(
            .shouldAutorotate, handler: "shouldAutorotate", "shouldAutorotate", [], parameters: [],
            of: .controller, .environment, .from(6, to: 15), answer: .true),
        MethodSpec(
            .shouldAutorotateToInterfaceOrientation, handler: "shouldAutorotateToInterfaceOrientation",
            "shouldAutorotateToInterfaceOrientation", ["_"], parameters: ["orientation"],
            of: .controller, .environment, .from(3, to: 5), answer: .bool),
        MethodSpec(
            .willRotate, handler: "willRotate", "willRotate", ["to", "duration"],
            parameters: ["orientation", "duration"],
            of: .controller, .environment, .since(3), answer: .nothing),
        MethodSpec(
            .willAnimateRotation, handler: "willAnimateRotation", "willAnimateRotation", ["to", "duration"],
            parameters: ["orientation", "duration"],
            of: .controller, .environment, .since(3), answer: .nothing),
        MethodSpec(
            .didRotate, handler: "didRotate", "didRotate", ["from"], parameters: ["orientation"],
            of: .controller, .environment, .since(3), answer: .nothing),
        MethodSpec(
            .willTransition, handler: "willTransition", "willTransition", ["to", "with"],
            parameters: ["traits", "coordinator"],
            of: .controller, .environment, .since(8), answer: .nothing),
        MethodSpec(
            .viewWillTransition, handler: "viewWillTransition", "viewWillTransition", ["to", "with"],
            parameters: ["size", "coordinator"],
            of: .controller, .environment, .since(8), answer: .nothing),
        MethodSpec(
            .traitCollectionDidChange, handler: "traitCollectionDidChange", "traitCollectionDidChange", ["_"],
            parameters: ["previous"],
            of: .controller, .environment, .since(8), answer: .nothing),
        MethodSpec(
            .willAnimateFirstHalfOfRotation, handler: "willAnimateFirstHalfOfRotation",
            "willAnimateFirstHalfOfRotation", ["to", "duration"], parameters: ["orientation", "duration"],
            of: .controller, .environment, .from(3, to: 4), answer: .nothing),
        MethodSpec(
            .didAnimateFirstHalfOfRotation, handler: "didAnimateFirstHalfOfRotation",
            "didAnimateFirstHalfOfRotation", ["to"], parameters: ["orientation"],
            of: .controller, .environment, .from(3, to: 4), answer: .nothing),
        MethodSpec(
            .willAnimateSecondHalfOfRotation, handler: "willAnimateSecondHalfOfRotation",
            "willAnimateSecondHalfOfRotation", ["from", "duration"], parameters: ["orientation", "duration"],
            of: .controller, .environment, .from(3, to: 4), answer: .nothing),
        MethodSpec(
            .sizeForChildContentContainer, handler: "sizeForChildContentContainer", "size",
            ["forChildContentContainer", "withParentContainerSize"], parameters: ["child", "size"],
            of: .controller, .environment, .since(8), answer: .object),
        MethodSpec(
            .preferredContentSizeDidChange, handler: "preferredContentSizeDidChange", "preferredContentSizeDidChange",
            ["forChildContentContainer"], parameters: ["container"],
            of: .controller, .environment, .since(8), answer: .nothing),
        MethodSpec(
            .setNeedsUpdateOfSupportedInterfaceOrientations,
            handler: "setNeedsUpdateOfSupportedInterfaceOrientations",
            "setNeedsUpdateOfSupportedInterfaceOrientations", [], parameters: [],
            of: .controller, .environment, .since(16), answer: .nothing),
        MethodSpec(
            .updateTraitsIfNeeded, handler: "updateTraitsIfNeeded", "updateTraitsIfNeeded", [], parameters: [],
            of: .controller, .environment, .since(17), answer: .nothing),
        MethodSpec(
            .setNeedsUpdateProperties, handler: "setNeedsUpdateProperties", "setNeedsUpdateProperties", [],
            parameters: [],
            of: .controller, .environment, .since(26), answer: .nothing),
        MethodSpec(
            .updatePropertiesIfNeeded, handler: "updatePropertiesIfNeeded", "updatePropertiesIfNeeded", [],
            parameters: [],
            of: .controller, .environment, .since(26), answer: .nothing),
        MethodSpec(
            .applicationSupportedInterfaceOrientations, handler: "supportedInterfaceOrientationsFor", "application",
            ["supportedInterfaceOrientationsFor"], parameters: ["window"],
            of: .app, .environment, .since(6), answer: .symbol),
        MethodSpec(
            .viewSafeAreaInsetsDidChange, handler: "viewSafeAreaInsetsDidChange", "viewSafeAreaInsetsDidChange", [],
            parameters: [],
            of: .controller, .layout, .since(11), answer: .nothing),
        MethodSpec(
            .viewLayoutMarginsDidChange, handler: "viewLayoutMarginsDidChange", "viewLayoutMarginsDidChange", [],
            parameters: [],
            of: .controller, .layout, .since(11), answer: .nothing),
    ]
}
