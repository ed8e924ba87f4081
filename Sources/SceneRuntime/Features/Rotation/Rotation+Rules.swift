// tidy: long, one row a rule

extension RuleSpec {
    /// The rules about rotation and changes of size. `docs/sources.md` lists the names of the
    /// sources.
    static let rotation: [RuleSpec] = [
        RuleSpec(
            .rotOld1, "ROT-OLD-1", .from(3, to: 7), .documented, "AROT, APPLE-REFERENCE, MEGAW",
            """
            UIKit asks the controller that covers the window whether to rotate, calls willRotate, sets the bounds, \
            then calls willAnimateRotation and didRotate.
            """,
            asserts: [.shouldAutorotateToInterfaceOrientation, .willRotate, .willAnimateRotation, .didRotate]),
        RuleSpec(
            .rotOld2, "ROT-OLD-2", .from(3, to: 7), .documented, "APPLE-REFERENCE, WANG10",
            "In a container, only children on screen get the callbacks of a rotation."),
        RuleSpec(
            .rotOld3, "ROT-OLD-3", .from(3, to: 4), .documented, "HDR",
            "If a controller overrides the callbacks of a rotation in two steps, its rotation has two steps.",
            asserts: [
                .willAnimateFirstHalfOfRotation, .didAnimateFirstHalfOfRotation, .willAnimateSecondHalfOfRotation,
            ]),
        RuleSpec(
            .rotNew1, "ROT-NEW-1", .since(8), .logged, "NEUBCODE, HDR, APPLE-REFERENCE",
            """
            UIKit calls willTransition before viewWillTransition. The inherited implementation of a parent calls the \
            children. traitCollectionDidChange follows.
            """,
            asserts: [.willTransition, .viewWillTransition]),
        RuleSpec(
            .rotNew2, "ROT-NEW-2", .since(8), .inferred, "HDR, INF",
            "If the size classes stay the same, UIKit calls only viewWillTransition."),
        RuleSpec(
            .rotNew3, "ROT-NEW-3", .since(8), .inferred, "APPLE-REFERENCE, INF",
            """
            The topmost controller that covers the window decides which orientations are allowed. UIKit notifies the \
            root before the controllers that are presented.
            """),
        RuleSpec(
            .rotLegacyMix, "ROT-LEGACY-MIX", .since(8), .documented, "ECOMROT",
            "Only controllers that do not override viewWillTransition get the rotation callbacks of iOS 7."),
        RuleSpec(
            .rotMask1, "ROT-MASK-1", .since(6), .documented, "APPLE-REFERENCE, MEGAW, MSG",
            "The app and the topmost controller must both support an orientation. UIKit does not ask children.",
            asserts: [
                .applicationSupportedInterfaceOrientations, .shouldAutorotate, .supportedInterfaceOrientations,
            ]),
        RuleSpec(
            .rotPreferred1, "ROT-PREFERRED-1", .since(6), .documented, "APPLE-REFERENCE, HDR",
            "A controller that covers the window is presented in its preferred orientation, which it must support.",
            asserts: [.preferredInterfaceOrientationForPresentation]),
        RuleSpec(
            .contentSize1, "CONTENTSIZE-1", .since(8), .documented, "SDKH, ADOC",
            "When a child prefers another content size, UIKit notifies the parent.",
            asserts: [.preferredContentSizeDidChange]),
        RuleSpec(
            .deviceOrient1, "DEVICE-ORIENT-1", .since(3), .inferred, "ADOC, SDKH",
            """
            When a device that reports its orientation is turned, it posts a notification, then the interface follows \
            the device.
            """),
        RuleSpec(
            .orientDismiss1, "ORIENT-DISMISS-1", .since(6), .inferred, "OR18176955, ROTBACK, INF",
            """
            After a dismissal, UIKit asks the controller that then covers the window for its orientations, and turns \
            the interface to one of them. A custom transition does not.
            """),
        RuleSpec(
            .popoverNavSize1, "POPOVER-NAV-SIZE-1", .since(7), .logged, "OR16946356, OR28564552",
            """
            A popover has the preferred width of the controller at the top of its navigation controller. A push to a \
            wider one enlarges it, and a pop does not shrink it.
            """,
            silent: "Sizes differ, and the calls come by the rules of layout."),
        RuleSpec(
            .sheetNavSize1, "SHEET-NAV-SIZE-1", .since(8), .inferred, "OR16946356, INF",
            "A form sheet of an iPad, too, has the preferred width of the top of its navigation controller.",
            silent: "It changes a size."),
        RuleSpec(
            .rotLeaving1, "ROT-LEAVING-1", .since(8), .inferred, "HDR, INF",
            """
            A controller that a running pop or dismissal removes is notified after the others: its view is still in \
            the window.
            """),
    ]
}
