public import SceneRuntime

/// A breakpoint stops a run at the calls of a method, on any receiver or on one.
///
/// The receiver and the action are kept as text, so that a breakpoint stays valid if declarations are undone and
/// entered again.
public struct Breakpoint: Hashable, Sendable {
    /// The methods of UIKit; empty for an action of the script.
    public let methods: [Method]
    /// The name of an action or unwind action of the script.
    let action: [UInt8]
    /// The name before `#`: a class, a built-in class, a delegate …; empty for any receiver.
    let name: [UInt8]
    /// The number after `#`.
    let ordinal: UInt32?
    /// The text, as `viewWillAppear of inbox#2`.
    public let text: String

    /// Creates a breakpoint at `call`. `methods` are the methods of UIKit with that name; empty for an action of the
    /// script.
    public init(_ call: CallName, methods: [Method]) {
        self.methods = methods
        action = methods.isEmpty ? Array(call.method.utf8) : []
        let parts = (call.receiver ?? "").split(separator: "#", maxSplits: 1)
        name = parts.first.map { Array($0.utf8) } ?? []
        ordinal = parts.count > 1 ? UInt32(parts[1]) : nil
        text = call.receiver.map { "\(call.method) of \($0)" } ?? call.method
    }
}

/// The call at which a run is stopped: after its line is written, before super and the body run.
public struct BreakStop: Hashable, Sendable {
    /// The index of the breakpoint in `Session.breakpoints`.
    public let breakpoint: Int
    /// `inbox.viewWillAppear(animated: true)`
    public let call: String
}

extension Machine {
    /// Stops the run if a breakpoint matches the event.
    mutating func stopAtBreakpoint(_ event: Event) {
        guard event.kind == .call, let place = breakpoints.firstIndex(where: { matches($0, event) })
        else { return }
        stop = BreakStop(breakpoint: place, call: line(of: event))
        stopEvent = event
        hasStopped = true
        interrupt()
    }

    /// Whether `event` is a call at which `breakpoint` stops.
    private func matches(_ breakpoint: Breakpoint, _ event: Event) -> Bool {
        if breakpoint.methods.isEmpty {
            guard event.name.exists, Array(state.world.text(of: event.name)) == breakpoint.action else {
                return false
            }
        } else if !breakpoint.methods.contains(event.method) {
            return false
        }
        return breakpoint.name.isEmpty || isReceiver(of: event, in: breakpoint)
    }

    /// Whether the receiver of `event` is the one of `breakpoint`: an instance, an instance of a class or subclass, or
    /// an object.
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

    /// Returns the names of a class and of its superclasses, in the script and in UIKit.
    func lineage(of cls: ClassID) -> [[UInt8]] {
        var names: [[UInt8]] = []
        var current = cls
        while current.exists, names.count <= program.classes.count {
            names.append(name(of: current))
            current = current.index < program.classes.count ? program.classes[current.index].base : .none
        }
        let base = state.world.blueprint.classes[cls.index].base.spelling.utf8Bytes
        return names.last == base ? names : names + [base]
    }

    private func name(of cls: ClassID) -> [UInt8] {
        Array(state.world.blueprint.names[state.world.blueprint.classes[cls.index].name])
    }
}

// The names that a breakpoint can contain.
extension Machine {
    /// Whether the script has an action or unwind action with this name.
    func hasAction(_ name: String) -> Bool { actionNames.contains(name) }

    /// Returns the most similar name of an action of the script, or nil.
    func nearestAction(to name: String) -> String? { Suggestion.closest(to: name, in: actionNames) }

    /// Whether the receiver of a breakpoint is declared.
    func canReceive(_ breakpoint: Breakpoint) -> Bool {
        receiverNames.contains(String(decoding: breakpoint.name, as: UTF8.self))
    }

    /// Returns the most similar name of a receiver, or nil.
    func nearestReceiver(to receiver: String) -> String? {
        let name = receiver.split(separator: "#", maxSplits: 1).first.map(String.init) ?? receiver
        return Suggestion.closest(to: name, in: receiverNames)
    }

    private var actionNames: [String] {
        var names: [String] = []
        for code in program.classes + [program.app] {
            for name in code.actions.keys { names.append(text(name)) }
        }
        return names.sorted()
    }

    /// The names of all receivers: classes, delegates, styles, UIKit's classes, `app`, `scene`.
    private var receiverNames: [String] {
        let declared =
            blueprint.classes.dropFirst().map { $0.name } + blueprint.delegates.dropFirst().map { $0.name }
            + blueprint.styles.dropFirst().map { $0.name }
        return declared.map { text($0) } + ControllerKind.allCases.map { $0.spelling.text } + [
            "app", "scene", "scene2", "center",
        ]
    }
}
