import SceneRuntime

extension VerbTable {
    /// The verbs of launch and windows.
    static let launching: [VerbRow] = [
        VerbRow(
            .launchBackground, ["launch", "background"], .none, .required, [],
            effects: [.fillsWindow, .makesInitialScene], request: VerbRequest { _ in .launchInBackground(.main) },
            "Start the app in the background, without a window scene."),
        VerbRow(
            .launchPush, ["launch", "background", "push"], .text, .required, [],
            effects: [.fillsWindow, .makesInitialScene], "Start the app in the background for a silent push."),
        VerbRow(
            .launchFetch, ["launch", "background", "fetch"], .none, .required, [],
            effects: [.fillsWindow, .makesInitialScene], "Start the app in the background to fetch data."),
        VerbRow(
            .launchTask, ["launch", "background", "task"], .text, .required, [],
            effects: [.fillsWindow, .makesInitialScene],
            "Start the app in the background for a task of BackgroundTasks, whose handler is not modelled."),
        VerbRow(
            .launchLocation, ["launch", "background", "location"], .none, .required, [],
            effects: [.fillsWindow, .makesInitialScene],
            "Start the app in the background for an event of Core Location, whose delegate is not modelled."),
        VerbRow(
            .launchURL, ["launch", "url"], .text, .required, [optional(.with, .fresh), optional(.stack, .stack)],
            effects: [.fillsWindow, .makesInitialScene], "Start the app because a URL is opened."),
        VerbRow(
            .launchActivity, ["launch", "activity"], .text, .required,
            [optional(.with, .fresh), optional(.stack, .stack)], effects: [.fillsWindow, .makesInitialScene],
            "Start the app because of a universal link or another activity of this type."),
        VerbRow(
            .launchNotification, ["launch", "notification"], .text, .required,
            [optional(.with, .fresh), optional(.stack, .stack)], effects: [.fillsWindow, .makesInitialScene],
            "Start the app because the user taps a notification."),
        VerbRow(
            .launchShortcut, ["launch", "shortcut"], .text, .required,
            [optional(.with, .fresh), optional(.stack, .stack)], effects: [.fillsWindow, .makesInitialScene],
            "Start the app because the user chooses a quick action of this type."),
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
        launch(arguments, storyboard.kind == .storyboard ? StoryboardID(storyboard.index) : StoryboardID.main)
    }

    private mutating func launch(_ arguments: VerbArguments, _ main: StoryboardID) {
        let place = arguments.register(of: .with)
        guard !state.registers[place].isAbsent else { return state.world.request(.launch(main)) }
        guard let root = controller(place) else { return }
        state.world.request(.launchWith(root))
        setStack(arguments, of: root)
    }

    /// `launch url "…"` and the like: for an event of the user.
    mutating func launch(_ arguments: VerbArguments, for kind: AppEvent.Kind) {
        guard let event = event(kind, arguments) else { return }
        state.world.expectLaunch(for: event)
        launch(arguments, StoryboardID.main)
    }

    /// `launch background push "…"` and the like.
    mutating func launchInBackground(_ arguments: VerbArguments, for kind: AppEvent.Kind) {
        guard let event = event(kind, arguments) else { return }
        state.world.expectLaunch(for: event)
        state.world.request(.launchInBackground(.main))
    }

    /// Returns an event with the text of the operand, if the verb has one; nil after an error.
    mutating func event(_ kind: AppEvent.Kind, _ arguments: VerbArguments) -> AppEvent? {
        if kind == .fetch || kind == .location { return AppEvent(kind) }
        let text = state.registers[arguments.operand]
        guard text.tag == .string else {
            fail(.wrongType, "expected \(kind.noun), as a string, found \(text.noun)")
            return nil
        }
        return AppEvent(kind, state.world.internName(Array(bytes(text))))
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

extension AppEvent.Kind {
    /// What the text of such an event is, in messages.
    fileprivate var noun: String {
        switch self {
        case .url: "a URL"
        case .activity: "the type of an activity"
        case .notification: "the text of a notification"
        case .shortcut: "the type of a quick action"
        case .push: "the text of a push"
        case .task: "the identifier of a task"
        case .none, .fetch, .location: "nothing"
        }
    }
}
