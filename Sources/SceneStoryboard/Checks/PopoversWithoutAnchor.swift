import SceneLang

/// W0505: a popover without an anchor.
///
/// MODAL-POPOVER-2: on an iPad UIKit raises an exception. A view or bar button that triggers the segue is its anchor.
/// The rule reports nothing if the source has a class, because its `prepare` may set an anchor.
enum PopoversWithoutAnchor {
    @Sendable static func find(_ check: StoryboardCheck) -> [Diagnostic] {
        check.storyboard.segues.compactMap { segue in
            guard segue.kind == .popoverPresentation || segue.kind == .popover, segue.anchor == nil, !segue.hasOwnClass
            else { return nil }
            let scene = check.storyboard.scenes[segue.source]
            guard scene.customClass == nil, !isView(segue.trigger.map { scene.objects[$0] }) else { return nil }
            return Diagnostic(
                .popoverWithoutAnchor, "the popover has no anchor: on an iPad, UIKit raises an exception",
                at: check.span(.kind, of: segue.span),
                help: "set popoverAnchorView to the id of a view of the scene")
        }
    }

    /// Whether a popover can point at the object. It cannot point at a gesture recognizer.
    private static func isView(_ object: StoryboardObject?) -> Bool {
        guard let object else { return false }
        let ending = "GestureRecognizer".utf8
        return !object.element.utf8.suffix(ending.count).elementsEqual(ending)
    }
}
