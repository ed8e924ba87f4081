extension PropertyRow {
    /// The properties about scenes.
    static let scenes: [PropertyRow] = [
        PropertyRow(
            .windowScene, "windowScene", of: .window, releases: .since(13), .responder,
            .computed(
                { .object($0.scene(of: WindowID($1.index))) },
                { $0.setScene(of: WindowID($1.index), $2) }),
            access: .step, listed: false,
            "The scene of the window; nil for a window that was made before a scene connected.")
    ]
}

extension World {
    /// Returns the scene of a window, or none.
    fileprivate func scene(of window: WindowID) -> ObjectRef {
        if !hasScene(window) { return .none }
        return isSecondScene(window) ? .secondScene : ObjectRef(.scene)
    }

    /// A window that gets a scene can show its root.
    fileprivate func setScene(of window: WindowID, _ value: Argument) -> PropertyWriting {
        value.kind == .null ? .unavailable : .perform(.scene(.adopt(window)))
    }
}
