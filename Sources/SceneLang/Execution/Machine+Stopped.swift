import SceneRuntime

/// What an expression can name where a run is stopped, with the values.
struct StoppedScope {
    let visible: VisibleScope
    let selfValue: Value
    /// The values of the visible variables.
    let values: [Value]
}

/// The variables of a stopped run.
extension Machine {
    /// Returns the scope of the call at which the run is stopped, with the variables of the body that runs; nil if
    /// there are no variables and no self. Values that it makes belong to this machine.
    mutating func stoppedScope(_ names: inout IdentifierTable) -> StoppedScope? {
        makeUnique()
        var variables: [(name: IdentifierID, value: Value)] = []
        var selfValue = Value.null
        if state.frames.count > 0 {
            let frame = top
            selfValue = frame.selfValue
            for local in program.locals where local.code.contains(instruction(of: frame)) {
                let value = state.registers[Int(frame.base) + Int(local.register)]
                variables.append((local.name, local.isBoxed ? state.heap[value.slot].first ?? .null : value))
            }
        }
        if let event = stopEvent {
            selfValue =
                event.receiver.kind == .controller
                ? .controller(event.receiver.controller) : .object(event.receiver)
            variables += parameters(of: event, &names)
        }
        guard !variables.isEmpty || !selfValue.isNull else { return nil }
        let visible = VisibleScope(owner: owner(of: selfValue), variables: variables.map { $0.name })
        return StoppedScope(visible: visible, selfValue: selfValue, values: variables.map { $0.value })
    }

    /// The number of the instruction of a frame that has begun.
    private func instruction(of frame: Frame) -> UInt32 {
        frame.pc > program.functions[Int(frame.function)].entry ? frame.pc - 1 : frame.pc
    }

    /// Returns the parameters of a call whose handler has not begun: those that the script declares, otherwise UIKit's.
    private mutating func parameters(
        of event: Event, _ names: inout IdentifierTable
    ) -> [(name: IdentifierID, value: Value)] {
        let arguments = [event.arguments.0, event.arguments.1, event.arguments.2]
        var found: [(name: IdentifierID, value: Value)] = []
        if let function = handler(of: event) {
            let code = program.functions[Int(function)]
            for local in program.locals
            where local.code.contains(code.entry) && local.register < UInt16(code.parameterCount) {
                guard arguments.indices.contains(Int(local.register)) else { continue }
                found.append((local.name, value(of: arguments[Int(local.register)])))
            }
        } else {
            for (place, parameter) in event.method.spec.parameters.enumerated() where place < arguments.count {
                let name = parameter.utf8Bytes.withView { names.intern($0) }
                found.append((name, value(of: arguments[place])))
            }
        }
        return found
    }

    /// Returns the script's function for a call; nil if there is none.
    private func handler(of event: Event) -> UInt32? {
        function(of: event.receiver, event.method, event.name)
    }

    /// Returns the declaration whose members an expression can name without a dot.
    private func owner(of value: Value) -> Resolver.Owner {
        let object = value.asObject
        switch object.kind {
        case .controller: return .controller(state.world.classOf(object.controller))
        case .delegate: return .delegate(DelegateID(object.index))
        case .style: return .style(StyleID(object.index))
        case .segueClass: return .segueClass(SegueClassID(object.index))
        case .app, .scene, .notificationCenter: return .app
        default: return .none
        }
    }
}
