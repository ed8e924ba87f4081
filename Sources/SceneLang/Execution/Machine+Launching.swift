import SceneRuntime

// Verbs of launch and windows.
extension Machine {
    /// `launch`, `launch S`, `launch with X`.
    mutating func launch(_ arguments: VerbArguments) {
        let storyboard = registers[arguments.operand].asObject
        let main = storyboard.kind == .storyboard ? StoryboardID(storyboard.index) : StoryboardID(1)
        let place = arguments.place(.with)
        guard !registers[place].isAbsent else { return world.request(.launch(main)) }
        guard let root = controller(place) else { return }
        world.request(.launchWith(root))
        setStack(arguments, of: root)
    }

    /// `root X in W`.
    mutating func setRoot(_ arguments: VerbArguments) {
        let window = registers[arguments.place(.in)].asObject
        let target = window.kind == .window ? WindowID(window.index) : WindowID(1)
        guard let root = controller(arguments.operand) else { return }
        world.request(.setRoot(root, target))
        setStack(arguments, of: root)
    }

    /// `activate W`.
    mutating func activate(_ arguments: VerbArguments) {
        let window = registers[arguments.operand].asObject
        guard window.kind == .window else { return fail(.wrongType, "a window is needed here") }
        world.request(.makeKeyAndVisible(WindowID(window.index)))
    }

    /// `relaunch`.
    mutating func relaunch() {
        guard frames.allSatisfy({ $0.me.isNull }) else {
            return fail(.refused, "an app does not start again inside of a function of its own objects")
        }
        guard frames.allSatisfy({ !$0.inTurn }) else {
            return fail(.refused, "an app starts again between two turns, not inside of one")
        }
        world.request(.system(.relaunch))
    }
}
