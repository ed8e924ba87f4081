extension PropertyRow {
    /// The properties of windows, nibs and storyboards.
    static let launch: [PropertyRow] = [
        PropertyRow(
            .storyboard, "storyboard", of: .controllers, releases: .since(5), .storyboard,
            .computed({ .object($0.storyboard(of: $1.controller)) }), listed: false,
            "The storyboard from which the controller was created."),
        PropertyRow(
            .rootViewController, "rootViewController", of: .window, releases: .since(4), .optionalController,
            .computed(
                { .controller($0[WindowID($1.index)].root) }, { $0.setRoot(of: WindowID($1.index), $2) }),
            access: .step, "The root controller of the window; nil for a window that shows nothing."),
        PropertyRow(
            .isKeyWindow, "isKeyWindow", of: .window, .boolean(),
            .computed({ .bool($0.keyWindow == WindowID($1.index)) }), "Whether the window receives keyboard events."),
        PropertyRow(
            .isHidden, "isHidden", of: .window, .boolean(),
            .computed(
                { .bool(!$0[WindowID($1.index)].isVisible) }, { $0.setHidden(of: WindowID($1.index), $2.asBool) }),
            access: .step, listed: false, "Whether the window is hidden, as a window is that code has made."),
        PropertyRow(
            .screen, "screen", of: .window, .points, .computed({ .int($0.screen(of: WindowID($1.index))) }),
            "The number of the window's screen: 0 is the screen of the device."),
        PropertyRow(
            .windowLevel, "windowLevel", of: .window, .level,
            .computed({ $0.level(of: $1) }, { $0.setLevel(of: $1, $2.asDouble) }), access: .readWrite, listed: false,
            "The level of the window: a number, .normal, .statusBar or .alert. No call depends on it."),
        PropertyRow(
            .nibName, "nibName", of: .controllers, .text,
            .declared(.nibName, { .value($0.nibNameAsRead(of: $1.controller)) }), access: .atCreation, listed: false,
            """
            The name of the nib that contains the controller's view: the argument of `init`, or the nib of the scene \
            in the storyboard.
            """),
        PropertyRow(
            .nibBundle, "nibBundle", of: .controllers, .symbol(.any), .computed({ $0.nibBundle(of: $1.controller) }),
            listed: false, "The bundle of the controller's nib: .main, or nil."),
        PropertyRow(
            .storyboardIdentifier, "storyboardIdentifier", of: .controllers, .text, .script(declared: .identifier),
            access: .readWrite, "The name that instantiate takes."),
    ]
}

extension World {
    fileprivate func setRoot(of window: WindowID, _ value: Argument) -> PropertyWriting {
        let root = value.asController
        return root.exists || value.kind == .null ? .perform(.setRoot(root, window)) : .mismatch
    }

    fileprivate func setHidden(of window: WindowID, _ isHidden: Bool?) -> PropertyWriting {
        isHidden.map { .perform(.scene(.setHidden(window, $0))) } ?? .mismatch
    }

    /// The number of a window's screen. Code makes windows on the screen of the device.
    fileprivate func screen(of window: WindowID) -> UInt32 {
        window.index < blueprint.screens.count ? blueprint.screens[window.index] : 0
    }

    fileprivate func level(of object: ObjectRef) -> PropertyReading {
        .value(.double(self[WindowID(object.index)].level))
    }

    fileprivate mutating func setLevel(of object: ObjectRef, _ level: Double?) -> PropertyWriting {
        guard let level else { return .mismatch }
        self[WindowID(object.index)].level = level
        return .done
    }

    fileprivate func nibBundle(of id: ControllerID) -> PropertyReading {
        let isFromFile = nibName(of: id).exists || self[id].flags.contains(.fromStoryboard)
        return isFromFile ? .symbol(.main) : .value(.null)
    }

    fileprivate func storyboard(of id: ControllerID) -> ObjectRef {
        self[id].flags.contains(.fromStoryboard) ? ObjectRef(.storyboard, spec(of: id).storyboard.raw) : .none
    }

    /// NIBNAME-1: the name that `init` was given. UIKit names the nib of a scene by the ids of its objects. The model
    /// has no ids, so it returns the name of the scene.
    fileprivate mutating func nibNameAsRead(of id: ControllerID) -> Argument {
        let given = nibName(of: id)
        if given.exists { return .string(given) }
        guard self[id].flags.contains(.fromStoryboard) else { return .null }
        let name = Array(blueprint.names[spec(of: id).name])
        return .string(internName(name + Array("-view-".utf8) + name))
    }
}
