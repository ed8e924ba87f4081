import SceneRuntime

// Verbs of launch and windows.
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

    /// `add scene X in W`.
    mutating func addScene(_ arguments: VerbArguments) {
        let window = state.registers[arguments.register(of: .in)].asObject
        guard window.kind == .window else { return fail(.wrongType, "expected a window") }
        guard let root = controller(arguments.operand) else { return }
        state.world.request(.scene(.open(root, in: WindowID(window.index))))
        setStack(arguments, of: root)
    }

    /// `close scene`, `close scene in W`.
    mutating func closeScene(_ arguments: VerbArguments) {
        let window = state.registers[arguments.register(of: .in)].asObject
        let request: Request =
            window.kind == .window ? .scene(.close(WindowID(window.index))) : .system(.closeScene)
        state.world.request(request)
    }

    /// `relaunch`.
    mutating func relaunch() {
        if canRelaunch() { state.world.request(.system(.relaunch)) }
    }

    /// `receive url "…"`, which can start the app again.
    mutating func receiveURL(_ arguments: VerbArguments) {
        let url = state.registers[arguments.operand]
        guard url.tag == .string else { return fail(.wrongType, "expected a URL as a string, found \(url.noun)") }
        if state.world.hasEnded, !canRelaunch() { return }
        state.world.request(.scene(.openURL(state.world.internName(Array(bytes(url))))))
    }

    /// Whether the app can start again at this place; if not, the statement fails.
    private mutating func canRelaunch() -> Bool {
        guard state.frames.allSatisfy({ $0.selfValue.isNull }) else {
            fail(.refused, "an app cannot be relaunched from a function of its own objects")
            return false
        }
        guard state.frames.allSatisfy({ !$0.isInRunLoopTurn }) else {
            fail(.refused, "an app cannot be relaunched inside of a turn")
            return false
        }
        return true
    }
}
