public import SceneRuntime

/// The answer to the question why a call is missing in the last step.
public struct WhyNot: Sendable {
    /// A condition that failed, as a sentence, with the rule that it prevented or comes from.
    public struct Reason: Hashable, Sendable {
        public let sentence: String
        /// The rule, or `.none`.
        public let rule: Rule
    }

    /// The lines of the call with their rules, if UIKit did make it.
    public internal(set) var calls: [Reason] = []
    /// The reasons, the most specific first.
    public internal(set) var reasons: [Reason] = []
    /// The facts of the current state that are relevant for the call.
    public internal(set) var appearance: [String] = []
    /// An error: the name or the call is unknown.
    public internal(set) var problem: String?

    mutating func add(_ sentence: String, _ rule: Rule = .none) {
        let reason = Reason(sentence: sentence, rule: rule)
        if !reasons.contains(reason) { reasons.append(reason) }
    }
}

extension Machine {
    /// The receiver in question: a controller, or an object that the script declares.
    private struct Subject {
        let text: String
        let name: InstanceName
        let object: ObjectRef
    }

    /// Returns why `who` (`home`, `home#2`, a delegate, `app`) did not receive `what` (`viewWillAppear`) in the last
    /// step.
    public func whyNot(_ who: String, _ what: CallName) -> WhyNot {
        var answer = WhyNot()
        let methods = what.methods
        guard !methods.isEmpty else {
            let meant = CallName.nearest(to: what.method).map { "; \(Suggestion.question($0))" } ?? ""
            answer.problem = "unknown method '\(what.method)'\(meant)"
            return answer
        }
        guard let subject = subject(who, &answer) else { return answer }
        for case .event(let event) in state.progress.record.checked
        where event.kind == .call && methods.contains(event.method) {
            guard isReceiver(subject, event) else { continue }
            answer.calls.append(WhyNot.Reason(sentence: line(of: event), rule: event.rule))
        }
        guard answer.calls.isEmpty else { return answer }
        for method in methods { explainRelease(of: method, &answer) }
        explainLoadedView(methods, subject, &answer)
        explainMissed(methods, subject, &answer)
        explainSuper(methods, subject, &answer)
        explainMessages(&answer)
        explainAppearance(methods, subject, &answer)
        return answer
    }

    private func subject(_ who: String, _ answer: inout WhyNot) -> Subject? {
        let parts = who.split(separator: "#", maxSplits: 1)
        let number = blueprint.names.find(Array((parts.first ?? "").utf8))
        let text = String(who)
        if who == "scene2" { return Subject(text: text, name: .none, object: .secondScene) }
        if who == "app" || who == "scene" {
            return Subject(text: text, name: .none, object: ObjectRef(who == "app" ? .app : .scene))
        }
        if who == "center" { return Subject(text: text, name: .none, object: ObjectRef(.notificationCenter)) }
        if number.exists,
            let place = blueprint.delegates.indices.first(where: { blueprint.delegates[$0].name == number })
        {
            return Subject(text: text, name: .none, object: ObjectRef(.delegate, UInt32(place)))
        }
        if number.exists, let place = blueprint.styles.indices.first(where: { blueprint.styles[$0].name == number }) {
            return Subject(text: text, name: .none, object: ObjectRef(.style, UInt32(place)))
        }
        guard number.exists,
            let place = blueprint.classes.indices.first(where: { blueprint.classes[$0].name == number })
        else {
            let meant = nearestReceiver(to: who).map { "; \(Suggestion.question($0))" } ?? ""
            answer.problem = "unknown name '\(who)'\(meant)"
            return nil
        }
        let cls = ClassID(UInt32(place))
        let made = state.world.creationCount(of: cls)
        let ordinal = parts.count > 1 ? UInt32(parts[1]) ?? 0 : nil
        let id = ordinal.map { state.world.instance(of: cls, ordinal: $0) } ?? state.world.latest(of: cls)
        if id.exists {
            return Subject(
                text: self.text(of: state.world.name(of: id)), name: state.world.name(of: id), object: ObjectRef(id))
        }
        if made == 0 {
            answer.add("no instance of '\(parts.first ?? "")' has been created")
        } else {
            answer.add("'\(who)' does not exist: \(made) \(made == 1 ? "instance was" : "instances were") created")
        }
        return Subject(text: text, name: InstanceName(cls, ordinal ?? made), object: .none)
    }

    private func isReceiver(_ subject: Subject, _ event: Event) -> Bool {
        subject.name.cls.exists ? event.receiverName == subject.name : event.receiver == subject.object
    }

    private func explainRelease(of method: Method, _ answer: inout WhyNot) {
        let spec = method.spec
        if !spec.releases.contains(state.world.release) {
            answer.add(
                "UIKit calls \(spec.handler.text) in \(spec.releases.text); this is iOS \(state.world.release.text)"
            )
        }
    }

    /// Adds that UIKit has loaded the view before.
    private func explainLoadedView(_ methods: [Method], _ subject: Subject, _ answer: inout WhyNot) {
        let id = subject.object.controller
        guard methods.contains(.viewDidLoad) || methods.contains(.loadView), id.exists,
            !state.world.appearanceFacts(of: id).contains(.viewNotLoaded)
        else { return }
        answer.add("the view of \(subject.text) is already loaded")
    }

    /// Adds the calls that conditions prevented, to the subject or to a controller whose view contains its view.
    private func explainMissed(_ methods: [Method], _ subject: Subject, _ answer: inout WhyNot) {
        let hosts = state.world.hosts(of: subject.object.controller).map { state.world.name(of: $0) }
        for missed in state.world.observation.missed {
            if missed.obstacle == .refused {
                answer.add(
                    "\(missed.method.spec.handler.text) returned false, or a flag forbids the call", missed.rule)
                continue
            }
            guard methods.contains(missed.method) else { continue }
            let isOwn = missed.name == subject.name && missed.receiver.kind == subject.object.kind
            if isOwn || missed.receiver == subject.object {
                answer.add(sentence(of: missed, subject.text), missed.rule)
            } else if !missed.receiver.exists {
                answer.add("no delegate is set that UIKit could call", missed.rule)
            } else if missed.name.cls.exists, hosts.contains(missed.name) {
                let host = text(of: missed.name)
                answer.add(
                    "the view of \(subject.text) is in the view of \(host): \(sentence(of: missed, host))", missed.rule)
            }
        }
    }

    /// Returns a sentence about the condition that prevented a call of `who`.
    func sentence(of missed: Observation.Missed, _ who: String) -> String {
        let other = text(of: missed.other)
        return switch missed.obstacle {
        case .notInRelease: "iOS \(state.world.release.text) does not have \(missed.method.spec.handler.text)"
        case .alreadyComing: "\(who) was already on screen or appearing"
        case .notOnScreen: "\(who) was not on screen"
        case .neverBegan: "UIKit had not made the call that must come first"
        case .hostNotAppearing: "\(other), whose view contains the view of \(who), was not appearing"
        case .viewNowhere: "the view of \(who) had no superview and no window"
        case .forwardingOff: "\(other), whose view contains the view of \(who), does not forward appearance calls"
        case .manualAppearance: "the script calls beginAppearanceTransition on \(who) itself"
        case .notShown: "\(other), the container of \(who), shows another controller"
        case .staysBeneath: "the view of \(who) stays in the window under \(other)"
        case .noDelegate: "no delegate is set that UIKit could call"
        case .noHandler: "\(who) has no handler for the call"
        case .gone: "\(who) was already deallocated"
        case .refused: "\(missed.method.spec.handler.text) returned false"
        case .sceneDelegateInstead: "with scenes, UIKit calls the scene delegate and not the app delegate"
        case .appDelegateInstead: "without scenes, UIKit calls the app delegate, and there is no scene delegate"
        case .noSessions: "an app without scenes has no sessions"
        }
    }

    /// Adds a container whose handler did not call `super`, so that its children got no calls.
    private func explainSuper(_ methods: [Method], _ subject: Subject, _ answer: inout WhyNot) {
        for host in state.world.hosts(of: subject.object.controller) {
            let own = blueprint.classes[state.world.classOf(host).index].ownsSuper
            for method in methods where own.contains(method) {
                let calls = state.progress.record.checked.contains {
                    if case .event(let event) = $0 {
                        return event.method == method && event.receiver == ObjectRef(host)
                    }
                    return false
                }
                guard calls else { continue }
                let name = text(of: state.world.name(of: host))
                answer.add("the handler \(method.spec.handler.text) of \(name) did not call super")
            }
        }
    }

    /// Adds the warnings of UIKit in the step.
    private func explainMessages(_ answer: inout WhyNot) {
        for case .event(let event) in state.progress.record.checked
        where event.kind == .warning || event.kind == .exception {
            answer.add("the step ended with: \(line(of: event))", event.rule)
        }
    }

    /// Adds the facts about the appearance of the receiver.
    private func explainAppearance(_ methods: [Method], _ subject: Subject, _ answer: inout WhyNot) {
        guard subject.object.kind == .controller else { return }
        let who = subject.text
        answer.appearance = state.world.appearanceFacts(of: subject.object.controller).map { fact in
            switch fact {
            case .viewNotLoaded: "its view is not loaded"
            case .viewNowhere: "a view between \(who) and the window has no superview"
            case .hostGone(let host): "its superview belongs to \(text(of: host)), which is not on screen"
            case .hostForwardsManually(let host):
                "its superview belongs to \(text(of: host)), which does not forward appearance calls"
            case .manualAppearance: "the script calls beginAppearanceTransition on it"
            case .covered(let other): "its view was removed from the window for \(text(of: other))"
            case .presents(let other): "its view is in the window under \(text(of: other))"
            case .onScreen: "it is on screen"
            case .appearing: "it is appearing"
            case .disappearing: "it is disappearing"
            case .gone: "it is not on screen"
            }
        }
    }

    /// Returns the line of an event in the trace, without indentation.
    func line(of event: Event) -> String {
        var text: [UInt8] = []
        speller.spell(event, into: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// Returns the name of an instance, as in traces; for an object without one, `the receiver`.
    func text(of name: InstanceName) -> String {
        guard name.cls.exists else { return "the receiver" }
        var text: [UInt8] = []
        speller.spell(name, into: &text)
        return String(decoding: text, as: UTF8.self)
    }
}
