import SceneRuntime

// Texts of values whose types have a `description` of their own: `CustomStringConvertible`.
extension Lowerer {
    /// The name `description`, if a type of the script describes its values itself.
    private var ownDescription: IdentifierID? {
        guard let name = names.find("description"), declarations.computedNames.contains(name),
            names.find("CustomStringConvertible") != nil
        else { return nil }
        return name
    }

    /// Whether texts of values can call code of the script.
    var hasDescriptions: Bool { ownDescription != nil }

    /// Emits R[register] = its `description`, if its type declares one; also for the elements of an array.
    mutating func describe(_ register: Register) {
        guard let name = ownDescription else { return }
        let end = state.buffer.makeLabel()
        let other = state.buffer.makeLabel()
        withTemporaries { lowerer in
            let test = lowerer.temporary()
            let first = lowerer.consecutiveRegisters(5)
            lowerer.emitNeedingRelease(.copy, a: test, b: register)
            lowerer.primitive(.isDescribed, test)
            lowerer.state.buffer.jump(.jumpIfFalse, a: test, to: other)
            lowerer.emitNeedingRelease(.move, a: first, b: register)
            lowerer.emitPrimitive(.getProperty, a: first, c: lowerer.member(name))
            lowerer.recordCallResult(first)
            lowerer.emitNeedingRelease(.move, a: register, b: first)
            lowerer.state.buffer.jump(.jump, to: end)
            lowerer.state.buffer.bind(other)
            lowerer.emitNeedingRelease(.copy, a: test, b: register)
            lowerer.primitive(.isDescribed, test, detail: 1)
            lowerer.state.buffer.jump(.jumpIfFalse, a: test, to: end)
            lowerer.emitNeedingRelease(.move, a: first, b: register)
            lowerer.load(.function(lowerer.descriptionFunction(name)), into: first &+ 1)
            lowerer.program.members.append(
                MemberName(lowerer.builder.name(Array("map".utf8)), builtIn: .map, isSwift: true))
            lowerer.emit(
                .callMember, n: 1, a: first, b: UInt16(truncatingIfNeeded: lowerer.program.members.count - 1))
            lowerer.recordCallResult(first)
            lowerer.primitive(.joinDescriptions, first)
            lowerer.emitNeedingRelease(.move, a: register, b: first)
            lowerer.state.buffer.bind(end)
        }
        markNeedsRelease(register)
    }

    /// Lowers `error.localizedDescription`, which is the `errorDescription` of a type that declares one. Returns false
    /// for other members.
    mutating func lowerErrorDescription(
        _ base: ExpressionID, _ name: IdentifierID, into register: Register
    ) -> Bool {
        guard names.text(of: name) == "localizedDescription", let own = names.find("errorDescription"),
            declarations.computedNames.contains(own)
        else { return false }
        let (end, other) = (state.buffer.makeLabel(), state.buffer.makeLabel())
        withTemporaries { lowerer in
            let test = lowerer.temporary()
            let first = lowerer.consecutiveRegisters(2)
            lowerer.lower(base, into: first)
            lowerer.markNeedsRelease(first)
            lowerer.emitNeedingRelease(.copy, a: test, b: first)
            lowerer.primitive(.isDescribed, test, detail: 2)
            lowerer.state.buffer.jump(.jumpIfFalse, a: test, to: other)
            lowerer.emitPrimitive(.getProperty, a: first, c: lowerer.member(own))
            lowerer.recordCallResult(first)
            lowerer.emitNeedingRelease(.move, a: register, b: first)
            lowerer.state.buffer.jump(.jump, to: end)
            lowerer.state.buffer.bind(other)
            lowerer.emitNeedingRelease(.getMember, a: register, b: first, c: lowerer.member(name))
            lowerer.state.buffer.bind(end)
        }
        markNeedsRelease(register)
        return true
    }

    /// Returns the function that reads the `description` of its argument.
    private mutating func descriptionFunction(_ name: IdentifierID) -> UInt32 {
        functionOfCode(parameters: 1) { lowerer in
            lowerer.emitPrimitive(.getProperty, a: 0, c: lowerer.member(name))
            lowerer.recordCallResult(0)
            lowerer.emitReturn(0, above: 1)
        }
    }
}
