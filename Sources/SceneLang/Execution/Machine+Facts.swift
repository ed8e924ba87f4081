import SceneRuntime

/// A line of `:state`: a fact about an instance or about the world.
public struct Fact: Hashable, Sendable {
    /// The name, such as `parent`, `isMovingToParent` or `var opened`.
    public let name: String
    /// The value as text, as in source code.
    public let value: String

    /// Creates a fact from a name and the text of its value.
    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}

/// Facts about the state, between steps and between any two lines.
///
/// Properties are read from a copy of the machine, because reading can create lists and references.
extension Machine {
    /// Returns the facts about a living instance.
    func facts(of id: ControllerID) -> [Fact] {
        var probe = self
        let object = ObjectRef(id)
        let spec = state.world.blueprint.classes[state.world.classOf(id).index]
        // `inbox: base: TableViewController`
        let lineage = lineage(of: state.world.classOf(id)).map { String(decoding: $0, as: UTF8.self) }
            .joined(separator: ": ")
        var facts = [
            Fact("class", "\(lineage), \(spec.storyboard.exists ? "a scene" : "made in code")"),
            Fact("appearance", state.world.stateName(of: id).text), Fact("view", viewState(of: id)),
        ]
        facts += PropertySpec.table.compactMap { probe.fact($0, of: object) }
        facts += variables(of: object)
        let owners = owners(of: id).map { String(decoding: $0, as: UTF8.self) }
        facts.append(Fact("owners", "\(state.world.ownerCount(of: id))"))
        return facts + owners.map { Fact("owned by", $0) }
    }

    /// Returns the facts about the world, without its instances.
    func facts() -> [Fact] {
        var facts = [
            Fact("environment", String(decoding: state.world.environment.spelled(between: ", "), as: UTF8.self)),
            Fact("app", state.world.phaseOfApp.title.text), Fact("clock", "\(hundredths(state.world.clock)) s"),
        ]
        let front = state.world.frontmost()
        if front.exists { facts.append(Fact("in front", text(of: state.world.name(of: front)))) }
        if state.world.focusedView.exists {
            facts.append(Fact("first responder", sourceText(of: .object(ObjectRef(state.world.focusedView)))))
        }
        facts += state.world.transitionsInFlight().map { Fact("in flight", sentence(of: $0)) }
        facts.append(Fact("pending", pending))
        for (place, value) in state.globals.enumerated() where place < program.globalNames.count {
            facts.append(Fact("var \(text(program.globalNames[place]))", sourceText(of: value)))
        }
        for object in state.fields.nonControllerObjects.sorted(by: { $0.index < $1.index }) {
            let owner = sourceText(of: .object(object))
            facts += variables(of: object).map { Fact("\($0.name) of \(owner)", $0.value) }
        }
        return facts
    }

    private func viewState(of id: ControllerID) -> String {
        guard state.world.isViewLoaded(id) else { return "not loaded" }
        return state.world.isOnScreen(id) ? "loaded, in the window" : "loaded, not in the window"
    }

    /// Returns the value of a property as a fact; nil for a value that nearly every controller has, for nil and for an
    /// empty list.
    private mutating func fact(_ spec: PropertySpec, of object: ObjectRef) -> Fact? {
        guard spec.isListed, spec.belongs(to: .controller) else { return nil }
        let value: Value
        if let known = state.storedProperties[StoredPropertyKey(object: object, property: spec.property)] {
            value = known
        } else if case .value(let argument) = state.world.read(spec.property, of: object) {
            value = self.value(of: argument)
        } else {
            return nil
        }
        let isUsual = value.tag == .bool && spec.type == .boolean(usually: value.bits != 0)
        let text = sourceText(of: value)
        return value.isNull || isUsual || text == "[]" ? nil : Fact(spec.name.text, text)
    }

    /// The variables of an object, in the order of their declaration.
    private func variables(of object: ObjectRef) -> [Fact] {
        state.fields.values(of: object, count: fieldCount(object)).enumerated().map { place, value in
            Fact("var \(String(decoding: fieldName(object, place), as: UTF8.self))", sourceText(of: value))
        }
    }

    /// `push of detail over home in nav, animated`
    private func sentence(of transition: TransitionSummary) -> String {
        var sentence = transition.kind.title.text
        let parts = [(" of ", transition.new), (" for ", transition.old), (" in ", transition.container)]
        for (word, name) in parts where name.cls.exists { sentence += word + text(of: name) }
        if transition.isAnimated { sentence += ", animated" }
        if transition.isTracking { sentence += ", interactive" }
        return transition.isRunning ? sentence : sentence + ", waiting for another transition"
    }

    /// `2 now, 1 at layout, 1 at 0.35 s`
    private var pending: String {
        let waiting = state.world.pendingCounts
        let places = [
            (waiting.now, "now"), (waiting.layout, "at layout"), (waiting.commit, "at commit"),
            (waiting.main, "on the main queue"), (waiting.timed, "from \(hundredths(waiting.next ?? 0)) s on"),
            (waiting.afterTransitions, "after a transition"),
        ]
        let parts = places.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
    }

    /// Formats a time with two decimals.
    private func hundredths(_ seconds: Double) -> String {
        let all = Int64((seconds * 100).rounded())
        return "\(all / 100).\(all / 10 % 10)\(all % 10)"
    }
}
