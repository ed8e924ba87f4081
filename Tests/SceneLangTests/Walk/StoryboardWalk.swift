import SceneRuntime
import TestSupport

@testable import SceneLang

/// A random app in a session, and random statements, one entry each. What ends in an error or an exception is undone.
struct StoryboardWalk {
    private var dice: Dice
    private var app: RandomApp
    private(set) var session: Session
    private let settings: Settings
    /// How many statements ran to their end.
    private(set) var ended = 0
    /// How many were undone: an exception, an error of the run, a limit.
    private(set) var undone = 0
    /// How many the compiler refused.
    private(set) var refused = 0
    /// The forms of statement of which one ran to its end.
    private(set) var endedForms: Set<String> = []
    /// The whole trace, as a number.
    private(set) var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    /// The entries that stand, to show how a fault came about.
    private(set) var log: [String] = []

    /// What was wrong at the launch.
    private var fault: String?

    /// Whether the invariants are checked at each line, not only between entries.
    var checksEachLine = false

    /// `settings` determines the output of the walk, not its steps.
    init(seed: UInt64, release: UInt8, settings: Settings = StoryboardWalk.tellingAll) {
        dice = Dice(seed: seed)
        var settings = settings
        settings.release = Release(release)
        settings.device = seed % 3 == 0 ? .iPad : .iPhone
        settings.limits.handlerDepth = 12
        settings.limits.verbsPerStep = 60
        self.settings = settings
        // Some apps do not survive their launch.
        repeat {
            app = RandomApp(dice: &dice)
            session = Session(settings: settings)
            (undone, log) = (0, [])
            for entry in ["var kept = nil", "var later = { 0 }", app.text, "launch"] { fault = fault ?? run(entry) }
        } while undone > 0
    }

    /// Everything, as text.
    static let tellingAll: Settings = {
        var settings = Settings()
        settings.categories = .all
        return settings
    }()

    /// One statement. Returns what is wrong with the world afterwards, or nil.
    mutating func round() -> String? {
        if let fault { return fault }
        let verb = RandomVerb(app: app, living: living, dice: &dice)
        return run(verb.text, form: verb.form)
    }

    /// Ends what is in flight.
    mutating func settle() { _ = run("finish") }

    /// The names of the controllers that have instances, oldest first.
    private var living: [String] {
        let world = session.machine.state.world
        var (classes, names) = (Set<Int>(), [String]())
        for controller in world.livingControllers() {
            let place = world.classOf(controller).index
            guard classes.insert(place).inserted else { continue }
            let name = String(decoding: world.blueprint.names[world.blueprint.classes[place].name], as: UTF8.self)
            if app.names.contains(name) { names.append(name) }
        }
        return names
    }

    /// One entry. What does not run to its end is undone, as in the REPL.
    private mutating func run(_ entry: String, form: String = "") -> String? {
        let before = session
        let step = WalkStep(entry, in: &session, checksEachLine: checksEachLine)
        for byte in step.output { digest = (digest ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        switch step.outcome {
        case .refused: refused += 1
        case .failed: undone += 1
        case .ended:
            ended += 1
            endedForms.insert(form)
            log.append(entry)
        }
        let text = step.fault.map { report($0, entry, step.output) }
        if step.outcome != .ended { session = before }
        return text
    }

    private func report(_ fault: StaticString, _ entry: String, _ output: [UInt8]) -> String {
        let entries = log.last == entry ? log : log + [entry]
        let reducer = EntryReducer(settings: settings, checksEachLine: checksEachLine)
        let trace = String(decoding: output, as: UTF8.self)
        let parts = ["\(fault) after '\(entry)'"] + reducer.reduce(entries) + [trace, session.machine.state.world.dump]
        return parts.joined(separator: "\n")
    }
}
