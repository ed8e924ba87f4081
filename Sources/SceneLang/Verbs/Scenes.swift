import SceneRuntime

extension VerbTable {
    /// The verbs of window scenes.
    static let scenes: [VerbRow] = [
        VerbRow(
            .receiveURL, ["receive", "url"], .text, .required, [], effects: [.fillsWindow, .makesInitialScene],
            "Open a URL in the app."),
        VerbRow(
            .receiveActivity, ["receive", "activity"], .text, .required, [],
            effects: [.fillsWindow, .makesInitialScene], "Open a universal link, or another activity of this type."),
        VerbRow(
            .receiveNotification, ["receive", "notification"], .text, .required, [],
            effects: [.fillsWindow, .makesInitialScene], "Tap a notification of the app."),
        VerbRow(
            .receiveShortcut, ["receive", "shortcut"], .text, .required, [],
            effects: [.fillsWindow, .makesInitialScene], "Choose a quick action of this type."),
        VerbRow(
            .receivePush, ["receive", "push"], .text, .required, [], effects: [.fillsWindow, .makesInitialScene],
            "Deliver a silent push to the app."),
        VerbRow(
            .receiveFetch, ["receive", "fetch"], .none, .required, [], effects: [.fillsWindow, .makesInitialScene],
            "Let the app fetch data in the background."),
        VerbRow(
            .disconnectScene, ["disconnect", "scene"], .none, .required, [], effects: .endsPresentations,
            request: VerbRequest { _ in .scene(.disconnect) },
            "While the app is in the background, disconnect its window scene. 'foreground' connects the scene again."),
        VerbRow(
            .addScene, ["add", "scene"], .future, .required, [required(.in, .window), optional(.stack, .stack)],
            effects: .fillsWindow, releases: .since(13),
            "Open a second window scene with the root X, as the user or requestSceneSessionActivation does."),
        VerbRow(
            .closeScene, ["close", "scene"], .none, .required, [optional(.in, .window)], effects: .endsPresentations,
            "Disconnect a window scene and discard its session, as the user or requestSceneSessionDestruction does."),
    ]
}

extension Machine {
    /// `receive url "…"` and the like, which can start the app again.
    mutating func receive(_ arguments: VerbArguments, _ kind: AppEvent.Kind) {
        guard let event = event(kind, arguments) else { return }
        if state.world.hasEnded, !canRelaunch() { return }
        state.world.request(.scene(.receive(event)))
    }

    /// `add scene X in W`.
    mutating func addScene(_ arguments: VerbArguments) {
        let window = state.registers[arguments.register(of: .in)].asObject
        guard window.kind == .window else { return fail(.wrongType, "expected a window") }
        let cls = state.registers[arguments.operand].asClass
        if cls.exists {
            return state.world.request(.scene(.open(.none, of: cls, in: WindowID(window.index))))
        }
        guard let root = controller(arguments.operand) else { return }
        state.world.request(.scene(.open(root, of: .none, in: WindowID(window.index))))
        setStack(arguments, of: root)
    }

    /// `close scene`, `close scene in W`.
    mutating func closeScene(_ arguments: VerbArguments) {
        let window = state.registers[arguments.register(of: .in)].asObject
        state.world.request(.scene(window.kind == .window ? .close(WindowID(window.index)) : .discard))
    }
}
