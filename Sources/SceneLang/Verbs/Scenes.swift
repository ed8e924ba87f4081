import SceneRuntime

extension VerbTable {
    /// The verbs of window scenes.
    static let scenes: [VerbRow] = [
        VerbRow(
            .receiveURL, ["receive", "url"], .text, .required, [], effects: [.fillsWindow, .makesInitialScene],
            "Open a URL in the app."),
        VerbRow(
            .disconnectScene, ["disconnect", "scene"], .none, .required, [], effects: .endsPresentations,
            request: VerbRequest { _ in .system(.disconnectScene) },
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
    /// `receive url "…"`, which can start the app again.
    mutating func receiveURL(_ arguments: VerbArguments) {
        let url = state.registers[arguments.operand]
        guard url.tag == .string else { return fail(.wrongType, "expected a URL as a string, found \(url.noun)") }
        if state.world.hasEnded, !canRelaunch() { return }
        state.world.request(.scene(.openURL(state.world.internName(Array(bytes(url))))))
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
        let request: Request =
            window.kind == .window ? .scene(.close(WindowID(window.index))) : .system(.closeScene)
        state.world.request(request)
    }
}
