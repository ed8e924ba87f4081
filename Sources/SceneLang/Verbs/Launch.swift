import SceneRuntime

extension VerbTable {
    /// The verbs of launch and windows.
    static let launching: [VerbRow] = [
        VerbRow(
            .launchBackground, ["launch", "background"], .none, .required, [],
            effects: [.fillsWindow, .makesInitialScene], request: VerbRequest { _ in .launchInBackground(.main) },
            "Start the app in the background, without a window scene."),
        VerbRow(
            .launch, ["launch"], .storyboard, .optional, [optional(.with, .fresh), optional(.stack, .stack)],
            effects: [.fillsWindow, .makesInitialScene], "Start the app: window, root controller, first appearance."),
        VerbRow(
            .root, ["root"], .fresh, .required, [optional(.in, .window), optional(.stack, .stack)],
            effects: [.endsPresentations, .fillsWindow], "Set the rootViewController of the window."),
        VerbRow(
            .activate, ["activate"], .window, .required, [], effects: [.fillsWindow, .makesInitialScene],
            uikit: ["makeKeyAndVisible", "makeKey", "makeKeyWindow"], "Make a window the key window."),
    ]
}

extension Machine {
    /// `launch`, `launch S`, `launch with X`.
    mutating func launch(_ arguments: VerbArguments) {
        let storyboard = state.registers[arguments.operand].asObject
        let main = storyboard.kind == .storyboard ? StoryboardID(storyboard.index) : StoryboardID.main
        let place = arguments.register(of: .with)
        guard !state.registers[place].isAbsent else { return state.world.request(.launch(main)) }
        guard let root = controller(place) else { return }
        state.world.request(.launchWith(root))
        setStack(arguments, of: root)
    }

    /// `root X in W`.
    mutating func setRoot(_ arguments: VerbArguments) {
        let window = state.registers[arguments.register(of: .in)].asObject
        let target = window.kind == .window ? WindowID(window.index) : WindowID.main
        guard let root = controller(arguments.operand) else { return }
        state.world.request(.setRoot(root, target))
        setStack(arguments, of: root)
    }

    /// `activate W`.
    mutating func activate(_ arguments: VerbArguments) {
        let window = state.registers[arguments.operand].asObject
        guard window.kind == .window else { return fail(.wrongType, "expected a window") }
        state.world.request(.makeKeyAndVisible(WindowID(window.index)))
    }
}
