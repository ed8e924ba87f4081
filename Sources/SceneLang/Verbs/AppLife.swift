import SceneRuntime

extension VerbTable {
    /// The verbs of the life cycle of the app.
    static let appLife: [VerbRow] = [
        VerbRow(
            .memoryWarning, ["memory", "warning"], .none, .required, [],
            request: VerbRequest { _ in .system(.memoryWarning) },
            "Send a memory warning."),
        VerbRow(
            .background, ["background"], .none, .required, [], request: VerbRequest { _ in .system(.background) },
            "Move the app to the background."),
        VerbRow(
            .foreground, ["foreground"], .none, .required, [], effects: [.fillsWindow, .makesInitialScene],
            request: VerbRequest { _ in .system(.foreground) },
            "Move the app to the foreground."),
        VerbRow(
            .interrupt, ["interrupt"], .none, .required, [], request: VerbRequest { _ in .system(.interrupt) },
            "Make the app inactive."),
        VerbRow(
            .resume, ["resume"], .none, .required, [], request: VerbRequest { _ in .system(.resume) },
            "Make the app active again."),
        VerbRow(
            .terminate, ["terminate"], .none, .required, [], effects: .endsPresentations,
            request: VerbRequest { _ in .system(.terminate) },
            "Terminate the app."),
        VerbRow(
            .relaunch, ["relaunch"], .none, .required, [],
            effects: [.endsPresentations, .fillsWindow, .makesInitialScene],
            "Start the app again and restore its state."),
    ]
}

extension Machine {
    /// `relaunch`.
    mutating func relaunch() {
        if canRelaunch() { state.world.request(.system(.relaunch)) }
    }

    /// Whether the app can start again at this place; if not, the statement fails.
    mutating func canRelaunch() -> Bool {
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
