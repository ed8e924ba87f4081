public import SceneRuntime

/// Observations of a run in addition to its lines.
extension Machine {
    /// Returns the origins of the lines since the last call; empty unless `Settings.observes`.
    public mutating func takeOrigins() -> [LineOrigin] { writer.takeOrigins() }

    /// The rules that were applied so far, including in `setup`; empty unless `Settings.observes`.
    public var appliedRules: Set<Rule> { state.world.observation.rules }

    /// Returns the calls that conditions have prevented since the last call.
    public mutating func takeMissedCalls() -> [MissedCall] {
        saveMissedCalls()
        defer { missedCalls.removeAll() }
        return missedCalls
    }

    /// Begins to observe which calls conditions prevent. Must not be called within a step.
    mutating func beginObserving() {
        settings.observes = true
        recordsSteps = true
        state.world.rareLines.insert(.unhandledCalls)
        state.world.observation.isOn = true
    }

    /// Saves the prevented calls of the step with their names, before the world clears them.
    mutating func saveMissedCalls() {
        for missed in state.world.observation.missed where missedCalls.count < MissedCall.maxCount {
            missedCalls.append(
                MissedCall(
                    scenario: state.run.scenarioLines, step: UInt32(clamping: state.progress.steps),
                    receiver: text(of: missed.name),
                    method: missed.method, rule: missed.rule, sentence: sentence(of: missed, text(of: missed.name)),
                    hasReceiver: missed.name.cls.exists))
        }
        state.world.observation.beginStep()
    }

    /// Prepares a new world: it continues the observation of the previous one, and has the presentation style of the
    /// settings.
    mutating func prepareWorld(after observation: Observation) {
        state.world.observation.adopt(observation)
        state.world.observation.isOn = settings.observes
        guard let name = settings.presentationStyle, let style = blueprint.style(named: name) else { return }
        state.world.defaultStyle = style.base
        state.world.defaultDeclaredStyle = style.declared
    }
}

/// A call that a rule would have made, and the condition that prevented it.
public struct MissedCall: Hashable, Sendable {
    static let maxCount = 20_000

    /// The number of named scenarios that had begun.
    public let scenario: Int
    /// The step's number in its scenario.
    public let step: UInt32
    /// The receiver, as in traces.
    public let receiver: String
    public let method: Method
    public let rule: Rule
    /// The reason, in a sentence.
    public let sentence: String
    /// Whether it has a receiver: not a call to a delegate that is not set.
    package let hasReceiver: Bool

    /// The call in a few words: `home.viewWillAppear`.
    package var title: String {
        hasReceiver ? "\(receiver).\(method.spec.handler.text)" : method.spec.handler.text
    }
}

extension Blueprint {
    /// Returns the presentation style `name`: one of UIKit's, or one that the script declares with its base; nil if
    /// there is none.
    func style(named name: String) -> (base: ModalStyle, declared: StyleID)? {
        let number = names.find(Array(name.utf8))
        if number.exists, let place = styles.indices.first(where: { $0 > 0 && styles[$0].name == number }) {
            return (styles[place].base, StyleID(UInt32(place)))
        }
        return ModalStyle.allCases.first { $0.symbol.spelling.text == name }.map { ($0, .none) }
    }
}
