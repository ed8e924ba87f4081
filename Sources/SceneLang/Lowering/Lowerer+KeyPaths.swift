import SceneRuntime

// Key paths: functions that read a member of a member, and those that set it.
extension Lowerer {
    /// Returns the function of a key path: it reads the members one after another.
    mutating func keyPathFunction(_ path: List<Identifier>) -> UInt32 {
        let path = tree.elements(of: path).map { $0.name }.filter { bytes($0) != Array("self".utf8) }
        let function = functionOfCode(parameters: 1) { lowerer in
            let end = lowerer.state.buffer.makeLabel()
            _ = lowerer.temporary()
            for (place, name) in path.enumerated() {
                // Code that compiles has a `?` in the path where a part can be nil.
                if place > 0 { lowerer.state.buffer.jump(.jumpIfNil, a: 0, to: end) }
                lowerer.read(name, of: 0)
            }
            lowerer.state.buffer.bind(end)
            lowerer.emitReturn(0, above: 1)
        }
        program.functions[Int(function)].isKeyPath = true
        program.keyPaths[function] = path.map { member($0) }
        if path.count > 1 { program.keyPathSetters[function] = keyPathSetter(path) }
        return function
    }

    /// Returns the function that sets the last member of a path: its parameters are the object and the value, and its
    /// result is the changed object.
    private mutating func keyPathSetter(_ path: [IdentifierID]) -> UInt32 {
        functionOfCode(parameters: 2) { lowerer in
            let value: Register = 1
            let others = lowerer.consecutiveRegisters(path.count - 1)
            let objects = [0] + (0..<path.count - 1).map { others &+ Register(truncatingIfNeeded: $0) }
            let window = lowerer.consecutiveRegisters(3)
            for (place, name) in path.dropLast().enumerated() {
                lowerer.emitNeedingRelease(.copy, a: window, b: objects[place])
                lowerer.read(name, of: window)
                lowerer.emitNeedingRelease(.move, a: objects[place + 1], b: window)
            }
            let end = lowerer.state.buffer.makeLabel()
            for (place, name) in path.enumerated().reversed() {
                let part = place + 1 < path.count ? objects[place + 1] : value
                if place + 1 < path.count {
                    // An object has been changed in place, and so have the parts before it.
                    lowerer.emitNeedingRelease(.copy, a: window, b: part)
                    lowerer.emitPrimitive(.isCopied, a: window)
                    lowerer.state.buffer.jump(.jumpIfFalse, a: window, to: end)
                }
                lowerer.emitNeedingRelease(.copy, a: window, b: objects[place])
                lowerer.emitNeedingRelease(.copy, a: window &+ 1, b: part)
                lowerer.emitPrimitive(.setProperty, a: window, c: lowerer.member(name))
                lowerer.emitNeedingRelease(.move, a: objects[place], b: window)
            }
            lowerer.state.buffer.bind(end)
            lowerer.emitReturn(0, above: 1)
        }
    }

    /// Emits R[register] = the member `name` of R[register]. The registers after it are not in use.
    private mutating func read(_ name: IdentifierID, of register: Register) {
        if let own = errorDescription(insteadOf: name) {
            readErrorDescription(name, own, of: register)
        } else if declarations.computedNames.contains(name) {
            emitPrimitive(.getProperty, a: register, c: member(name))
            recordCallResult(register)
        } else {
            emitNeedingRelease(.getMember, a: register, b: register, c: member(name))
        }
    }
}
