import SceneLang

/// W0612, W0613: prototypes of cells that no code can dequeue, and buttons that nothing reacts to.
///
/// A dynamic prototype is created by its reuseIdentifier only. A button is found by code through an outlet, its tag or
/// its class, and through the views around it: `StoryboardReader.readUnusableViews` leaves out a button if one of these
/// is there. Code can also read the items of a bar, so the message is only about the storyboard.
enum UnusableViews {
    @Sendable static func cells(_ check: StoryboardCheck) -> [Diagnostic] {
        find(.reuseIdentifier, check) { view in
            Diagnostic(
                .cellWithoutIdentifier, "no code can dequeue this cell", at: view.span,
                help: "add an attribute, for example: reuseIdentifier=\"Cell\"")
        }
    }

    @Sendable static func buttons(_ check: StoryboardCheck) -> [Diagnostic] {
        find(.reaction, check) { view in
            Diagnostic(
                .idleButton, "nothing in the storyboard reacts to this button", at: view.span,
                help: "connect an action, a segue or an outlet, or delete the button")
        }
    }

    private static func find(
        _ lack: UnusableView.Lack, _ check: StoryboardCheck, _ report: (UnusableView) -> Diagnostic
    ) -> [Diagnostic] {
        check.storyboard.scenes.flatMap { scene in scene.unusable.filter { $0.lack == lack }.map(report) }
    }
}
