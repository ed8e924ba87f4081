public import SceneRuntime

/// Where a run is to stop: at calls of a method, to anybody or to one receiver.
///
/// Everything is kept as text, so that a breakpoint outlives declarations that are undone and made again.
public struct Breakpoint: Hashable, Sendable {
    /// UIKit's calls; empty for a method of the script's own.
    public let methods: [Method]
    /// The name of a method of the script: an action, an unwind action.
    let action: [UInt8]
    /// The name before a `#`: of a class, a built-in class, a delegate …; empty for anybody.
    let name: [UInt8]
    /// The number after a `#`.
    let ordinal: UInt32?
    /// How a person wrote it, `viewWillAppear of inbox#2`.
    public let text: String

    /// Stops at `call`, where `methods` are UIKit's calls of that name: none for a method of the script.
    public init(_ call: CallName, methods: [Method]) {
        self.methods = methods
        action = methods.isEmpty ? Array(call.method.utf8) : []
        let parts = (call.receiver ?? "").split(separator: "#", maxSplits: 1)
        name = parts.first.map { Array($0.utf8) } ?? []
        ordinal = parts.count > 1 ? UInt32(parts[1]) : nil
        text = call.receiver.map { "\(call.method) of \($0)" } ?? call.method
    }
}

/// The call at which a run has stopped: its line is written, its body and what super does are still to come.
public struct BreakStop: Hashable, Sendable {
    /// The position of the breakpoint among `Session.breakpoints`.
    public let breakpoint: Int
    /// `inbox.viewWillAppear(animated: true)`
    public let call: String
}

extension Machine {
    /// Stops where a breakpoint wants it.
    mutating func stopIfWanted(_ event: Event) {
        guard event.kind == .call, let place = breakpoints.firstIndex(where: { isAt($0, event) })
        else { return }
        stop = BreakStop(breakpoint: place, call: spelled(event))
        hasStopped = true
        interrupt()
    }

    private func isAt(_ breakpoint: Breakpoint, _ event: Event) -> Bool {
        if breakpoint.methods.isEmpty {
            guard event.name.exists, Array(state.world.text(of: event.name)) == breakpoint.action else {
                return false
            }
        } else if !breakpoint.methods.contains(event.method) {
            return false
        }
        return breakpoint.name.isEmpty || isReceiver(of: event, in: breakpoint)
    }

    private func isReceiver(of event: Event, in breakpoint: Breakpoint) -> Bool {
        guard event.receiver.kind == .controller else {
            var text: [UInt8] = []
            speller.spell(.object(event.receiver), event.receiverName, into: &text)
            return text == breakpoint.name
        }
        let cls = event.receiverName.cls
        if let ordinal = breakpoint.ordinal {
            return event.receiverName.ordinal == ordinal && name(of: cls) == breakpoint.name
        }
        return lineage(of: cls).contains(breakpoint.name)
    }

    /// The names of a class, of the script's classes that it descends from, and of UIKit's.
    func lineage(of cls: ClassID) -> [[UInt8]] {
        var names: [[UInt8]] = []
        var walk = cls
        while walk.exists, names.count <= program.classes.count {
            names.append(name(of: walk))
            walk = walk.index < program.classes.count ? program.classes[walk.index].base : .none
        }
        let base = state.world.blueprint.classes[cls.index].base.spelling.utf8Bytes
        return names.last == base ? names : names + [base]
    }

    private func name(of cls: ClassID) -> [UInt8] {
        Array(state.world.blueprint.names[state.world.blueprint.classes[cls.index].name])
    }
}

// What a breakpoint can name.
extension Machine {
    /// Whether the script has a method of its own with this name: an action, an unwind action.
    func hasAction(_ name: String) -> Bool { actionNames.contains(name) }

    /// The script's own action whose name is nearest.
    func nearestAction(to name: String) -> String? { Suggestion.closest(to: name, in: actionNames) }

    /// Whether something is declared that has the receiver's name.
    func canReceive(_ breakpoint: Breakpoint) -> Bool {
        receiverNames.contains(String(decoding: breakpoint.name, as: UTF8.self))
    }

    /// The name of a receiver that is nearest to one that nothing has.
    func nearestReceiver(to who: String) -> String? {
        let name = who.split(separator: "#", maxSplits: 1).first.map(String.init) ?? who
        return Suggestion.closest(to: name, in: receiverNames)
    }

    private var actionNames: [String] {
        var names: [String] = []
        for code in program.classes + [program.app] {
            for name in code.actions.keys { names.append(text(name)) }
        }
        return names.sorted()
    }

    /// The names of what can receive calls: classes, delegates, styles, UIKit's classes, `app`, `scene`.
    private var receiverNames: [String] {
        let declared =
            blueprint.classes.dropFirst().map { $0.name } + blueprint.delegates.dropFirst().map { $0.name }
            + blueprint.styles.dropFirst().map { $0.name }
        return declared.map { text($0) } + BaseKind.allCases.map { $0.spelling.text } + ["app", "scene"]
    }
}
