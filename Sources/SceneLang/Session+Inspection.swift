public import SceneRuntime

/// Queries of the current state: after an entry, or where one is stopped.
extension Session {
    /// Returns the tree of controllers, as lines.
    public func tree() -> [[UInt8]] { machine.tree() }

    /// Returns the tree below an instance, as lines; nil if there is no such living instance.
    public func tree(of name: String) -> [[UInt8]]? { instance(name).map { machine.tree(from: $0) } }

    /// Returns the tree in short lines, such as `  home: appeared`.
    public func outline() -> [String] { machine.outline() }

    /// Returns the owners of an instance, as lines; nil if there is no such living instance.
    public func owners(of name: String) -> [[UInt8]]? { instance(name).map { machine.owners(of: $0) } }

    /// Returns the state of an instance; nil if there is no such living instance.
    public func facts(of name: String) -> [Fact]? { instance(name).map { machine.facts(of: $0) } }

    /// Returns the state of the world, without its instances.
    public func facts() -> [Fact] { machine.facts() }

    /// Returns the names of the living instances, in the order of creation.
    public func instances() -> [String] {
        let world = machine.state.world
        return world.livingControllers().sorted { world.serial(of: $0) < world.serial(of: $1) }
            .map { machine.text(of: world.name(of: $0)) }
    }

    /// Returns the living instance with the most similar name, or nil.
    public func nearestInstance(to name: String) -> String? {
        Suggestion.closest(to: name, in: instances() + machine.program.globalNames.map { machine.text($0) })
    }

    /// Returns the rules of the lines of the last step, in order, without duplicates.
    public func rules() -> [Rule] { machine.rulesOfLastStep() }

    /// Returns why a call is missing in the last step: see `Machine.whyNot`.
    public func whyNot(_ who: String, _ what: CallName) -> WhyNot { machine.whyNot(who, what) }

    /// The decisions on unknown values in the last step, such as "'Settings.showsTour' counts as false".
    public var unknownDecisions: [String] {
        machine.state.progress.unknowns.map { String(decoding: $0, as: UTF8.self) }
    }

    /// The clock of the app, in seconds of virtual time.
    public var clock: Double { machine.state.world.clock }

    /// The initial environment, as the two lines of a script's head. Rotating the device does not change it.
    public var head: String {
        String(decoding: machine.state.run.environment.spelled(between: "\ndevice "), as: UTF8.self)
    }

    /// The release of iOS of the session.
    public var release: Release { machine.state.world.release }

    /// Whether traces show the category `layout`. Its calls that no script handles are made only then.
    public var showsLayout: Bool { machine.state.progress.filter.categories.contains(.layout) }

    private func instance(_ name: String) -> ControllerID? { machine.instance(named: Array(name.utf8)) }
}

/// Breakpoints by name.
extension Session {
    /// The result of parsing a breakpoint.
    public enum BreakpointReading: Hashable, Sendable {
        case breakpoint(Breakpoint)
        /// An error message.
        case problem(String)
    }

    /// Returns the breakpoint at a call. Its method and its receiver must be declared.
    public func breakpoint(at call: CallName) -> BreakpointReading {
        let methods = call.methods
        guard !methods.isEmpty || machine.hasAction(call.method) else {
            let known = CallName.nearest(to: call.method) ?? machine.nearestAction(to: call.method)
            return .problem("unknown method '\(call.method)'" + (known.map { "; \(Suggestion.question($0))" } ?? ""))
        }
        let breakpoint = Breakpoint(call, methods: methods)
        guard let who = call.receiver, !machine.canReceive(breakpoint) else { return .breakpoint(breakpoint) }
        let known = machine.nearestReceiver(to: who)
        return .problem(
            "unknown name '\(who)'"
                + (known.map { "; \(Suggestion.question($0))" } ?? "; declare it or :load its file first"))
    }
}

/// The result of evaluating an expression while an entry is stopped.
public enum Evaluation: Sendable {
    /// The printed value.
    case value([UInt8])
    /// Errors before or during the evaluation, with their source texts.
    case wrong([Diagnostic], SourceMap)
    /// The text is not an expression.
    case noExpression
}
