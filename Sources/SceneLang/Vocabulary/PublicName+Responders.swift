import SceneRuntime

extension PublicName {
    /// The names of UIResponder that the language does not model.
    static let responders: [PublicName] = [
        PublicName(.responder, .property, "nextResponder", .since(3), .renamed("next")),
        PublicName(.responder, .property, "canBecomeFirstResponder", .since(3)),
        PublicName(.responder, .property, "canResignFirstResponder", .since(3)),
        PublicName(.responder, .method, "touchesBegan", .since(3), .instead("for a tap, use the verb 'tap'")),
        PublicName(.responder, .method, "touchesMoved", .since(3), .instead("for a swipe, use the verb 'swipe'")),
        PublicName(.responder, .method, "touchesEnded", .since(3), .instead("for a tap, use the verb 'tap'")),
        PublicName(.responder, .method, "touchesCancelled", .since(3)),
        PublicName(.responder, .method, "touchesEstimatedPropertiesUpdated", .since(9)),
        PublicName(.responder, .method, "pressesBegan", .since(9)),
        PublicName(.responder, .method, "pressesChanged", .since(9)),
        PublicName(.responder, .method, "pressesEnded", .since(9)),
        PublicName(.responder, .method, "pressesCancelled", .since(9)),
        PublicName(.responder, .method, "motionBegan", .since(3)),
        PublicName(.responder, .method, "motionEnded", .since(3)),
        PublicName(.responder, .method, "motionCancelled", .since(3)),
        PublicName(
            .responder, .method, "target",
            .since(7), .instead("to send an action up the responder chain, use the verb 'send'")),
        PublicName(
            .responder, .method, "targetForAction",
            .since(7), .instead("to send an action up the responder chain, use the verb 'send'")),
        PublicName(.responder, .property, "undoManager", .since(3)),
        PublicName(.responder, .property, "editingInteractionConfiguration", .since(13)),
        PublicName(.responder, .property, "inputView", .since(3)),
        PublicName(.responder, .property, "inputAccessoryView", .since(3)),
        PublicName(.responder, .property, "inputViewController", .since(8)),
        PublicName(.responder, .property, "inputAccessoryViewController", .since(8)),
        PublicName(.responder, .property, "inputAssistantItem", .since(9)),
        PublicName(.responder, .method, "reloadInputViews", .since(3)),
        PublicName(.responder, .property, "textInputMode", .since(7)),
        PublicName(.responder, .property, "textInputContextIdentifier", .since(7)),
        PublicName(.responder, .method, "clearTextInputContextIdentifier", .since(7)),
        PublicName(.responder, .method, "remoteControlReceived", .since(4)),
        PublicName(.responder, .property, "keyCommands", .since(7)),
        PublicName(.responder, .method, "buildMenu", .since(13)),
        PublicName(.responder, .method, "validate", .since(13)),
        PublicName(
            .responder, .method, "restoreUserActivityState",
            .since(8), .instead("to restore state, handle 'decodeRestorableState'")),
        PublicName(.responder, .property, "pasteConfiguration", .since(11)),
        PublicName(.responder, .method, "canPaste", .since(11)),
        PublicName(.responder, .property, "activityItemsConfiguration", .since(13)),
        PublicName(.responder, .method, "captureTextFromCamera", .since(15)),
    ]
}
