public import SceneRuntime

/// Looking at the world as it is now: after an entry, or where one has stopped.
extension Session {
    /// The tree of controllers, a line each.
    public func tree() -> [[UInt8]] { machine.tree() }

    /// The tree from the instance that `name` means; nil where no such instance lives.
    public func tree(of name: String) -> [[UInt8]]? { instance(name).map { machine.tree(from: $0) } }

    /// The tree in few words, `  home: appeared`.
    public func outline() -> [String] { machine.outline() }

    /// What keeps the instance alive that `name` means, a line each; nil where no such instance lives.
    public func owners(of name: String) -> [[UInt8]]? { instance(name).map { machine.owners(of: $0) } }

    /// All that is known of the instance that `name` means; nil where no such instance lives.
    public func facts(of name: String) -> [Fact]? { instance(name).map { machine.facts(of: $0) } }

    /// All that is known of the world beside its instances.
    public func facts() -> [Fact] { machine.facts() }

    /// The names of the living instances, in the order of their making.
    public func instances() -> [String] {
        let world = machine.state.world
        return world.livingControllers().sorted { world.serial(of: $0) < world.serial(of: $1) }
            .map { machine.spelled(world.name(of: $0)) }
    }

    /// The living instance whose name is nearest to one that means none.
    public func nearestInstance(to name: String) -> String? {
        Suggestion.closest(to: name, in: instances() + machine.program.globalNames.map { machine.text($0) })
    }

    /// The rules behind the lines of the last step, each once, in order.
    public func rules() -> [Rule] { machine.rulesOfLastStep() }

    /// Why a call did not come in the last step: see `Machine.whyNot`.
    public func whyNot(_ who: String, _ what: CallName) -> WhyNot { machine.whyNot(who, what) }

    /// Where the world began: what turns the device afterwards does not change it. As the two lines of a head.
    public var head: String {
        String(decoding: machine.state.run.environment.spelled(between: "\ndevice "), as: UTF8.self)
    }

    /// Whether lines of the category `layout` are written: calls of it that no script handles are only made then.
    public var tellsLayout: Bool { machine.state.progress.filter.categories.contains(.layout) }

    private func instance(_ name: String) -> ControllerID? { machine.instance(named: Array(name.utf8)) }
}

/// Breakpoints, as a person names them.
extension Session {
    /// What became of the name of a breakpoint.
    public enum BreakpointReading: Hashable, Sendable {
        case breakpoint(Breakpoint)
        /// What is wrong with it, in a sentence.
        case problem(String)
    }

    /// The breakpoint at a call; its method and its receiver must be known by now.
    public func breakpoint(at call: CallName) -> BreakpointReading {
        let methods = call.methods
        guard !methods.isEmpty || machine.hasAction(call.method) else {
            let known = CallName.nearest(to: call.method) ?? machine.nearestAction(to: call.method)
            return .problem("unknown method '\(call.method)'" + (known.map { "; did you mean '\($0)'?" } ?? ""))
        }
        let breakpoint = Breakpoint(call, methods: methods)
        guard let who = call.receiver, !machine.canReceive(breakpoint) else { return .breakpoint(breakpoint) }
        let known = machine.nearestReceiver(to: who)
        return .problem(
            "unknown name '\(who)'"
                + (known.map { "; did you mean '\($0)'?" } ?? "; declare it or :load its file first"))
    }
}

/// What an expression comes to where an entry has stopped.
public enum Peek: Sendable {
    /// What it printed.
    case value([UInt8])
    /// What is wrong with it, before or while it was evaluated, and the texts that this is about.
    case wrong([Diagnostic], SourceMap)
    /// The text is no expression.
    case noExpression
}
