import SceneLang

/// W0611, W0522: actions that no class has, and bar button items with two targets.
///
/// A controller without a class of the app is UIKit's own, which has only UIKit's methods and those of extensions: a
/// tap raises an exception unless an extension has the method, and the message says so. The rule knows the methods of
/// UIKit that a control can send, and is silent about them. It is also silent about names with an underscore, with
/// which frameworks mark the methods of their extensions.
///
/// IB-BARBUTTON-1: a bar button item has one target and one action, and a segue uses both. So the item performs either
/// its segue or its action.
enum ActionsWithoutReceiver {
    /// Methods of UIKit's controllers with at most one object as a parameter.
    private static let known: Set<String> = [
        "becomeFirstResponder", "resignFirstResponder", "dismissModalViewControllerAnimated:", "reloadInputViews",
        "popViewControllerAnimated:", "popToRootViewControllerAnimated:", "toggleMasterVisible:", "loadViewIfNeeded",
        "toggleSidebar:", "cut:", "copy:", "paste:", "select:", "selectAll:", "delete:", "toggleBoldface:",
        "toggleItalics:", "toggleUnderline:", "increaseSize:", "decreaseSize:", "setNeedsStatusBarAppearanceUpdate",
        "removeFromParentViewController", "setEditing:", "setTitle:", "print:", "find:", "performClose:",
    ]

    @Sendable static func find(_ check: StoryboardCheck) -> [Diagnostic] {
        check.storyboard.scenes.indices.flatMap { place -> [Diagnostic] in
            let scene = check.storyboard.scenes[place]
            guard scene.customClass == nil, let kind = scene.kind, kind != .reference, kind != .hostingController else {
                return []
            }
            return scene.objects.flatMap { object in
                object.actions.filter { isUnknown($0) }.map { action in
                    Diagnostic(
                        .actionWithoutClass,
                        "'\(check.name(of: place))' has no class: only an extension of UIViewController can have "
                            + "'\(action.selector)'; otherwise a tap raises an exception",
                        at: check.span(.selector, of: action.span),
                        secondary: [Diagnostic.Label(scene.span, "this controller")],
                        help: "add the attribute customClass to the controller, or delete the action")
                }
            }
        }
    }

    private static func isUnknown(_ action: StoryboardAction) -> Bool {
        action.target == .controller && !known.contains(action.selector)
            && !action.selector.utf8.contains(UInt8(ascii: "_"))
    }

    @Sendable static func barButtons(_ check: StoryboardCheck) -> [Diagnostic] {
        check.storyboard.segues.compactMap { segue in
            guard let trigger = segue.trigger else { return nil }
            let item = check.storyboard.scenes[segue.source].objects[trigger]
            guard item.element == "barButtonItem", let action = item.actions.first else { return nil }
            return Diagnostic(
                .barButtonWithTwoTargets,
                "the item has a segue and an action, but one target: one of the two is never performed", at: item.span,
                secondary: [Diagnostic.Label(action.span, "the action"), Diagnostic.Label(segue.span, "the segue")],
                help: "delete one of them, or perform the segue in the action")
        }
    }
}
