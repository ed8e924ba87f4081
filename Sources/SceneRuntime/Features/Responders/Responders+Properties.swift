extension PropertyRow {
    /// The properties of the responder chain.
    static let responders: [PropertyRow] = [
        PropertyRow(
            .disablesAutomaticKeyboardDismissal, "disablesAutomaticKeyboardDismissal", of: .controllers,
            releases: .since(4), .boolean(),
            .computed(
                { .bool($0.keepsKeyboard($1.controller)) },
                { $0.setKeepsKeyboard(of: $1.controller, $2.asBool) }), access: .override,
            "Whether the keyboard stays when no view is first responder."),
        PropertyRow(
            .next, "next", of: [.view, .controllers, .window, .systemView], .responder,
            .computed({ .object($0.nextResponder(of: $1)) }), listed: false, "The next responder."),
        PropertyRow(
            .isFirstResponder, "isFirstResponder", of: .view, .boolean(),
            .computed({ $0.firstResponderState(of: $1.view) }), "Whether the view is the first responder."),
        PropertyRow(
            .performsActionsWhilePresentingModally, "performsActionsWhilePresentingModally", of: .controllers,
            releases: .since(13), .boolean(usually: true), .negatedFlag(.passesNoActions), access: .readWrite,
            "Whether the controller handles actions of the controller that it presents, from iOS 13."),
    ]
}

extension World {
    fileprivate mutating func setKeepsKeyboard(of id: ControllerID, _ keepsKeyboard: Bool?) -> PropertyWriting {
        guard let keepsKeyboard else { return .mismatch }
        self[id].flags.subtract([.keepsKeyboard, .dropsKeyboard])
        self[id].flags.insert(keepsKeyboard ? .keepsKeyboard : .dropsKeyboard)
        return .done
    }
}
