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
        let nested = state.buffer.makeLabel()
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
            lowerer.state.buffer.jump(.jumpIfFalse, a: test, to: nested)
            lowerer.emitNeedingRelease(.move, a: first, b: register)
            lowerer.mapDescriptions(name, first)
            lowerer.primitive(.joinDescriptions, first)
            lowerer.emitNeedingRelease(.move, a: register, b: first)
            lowerer.state.buffer.jump(.jump, to: end)
            lowerer.state.buffer.bind(nested)
            lowerer.emitNeedingRelease(.copy, a: test, b: register)
            lowerer.primitive(.isDescribed, test, detail: 2)
            lowerer.state.buffer.jump(.jumpIfFalse, a: test, to: end)
            lowerer.emitNeedingRelease(.copy, a: first, b: register)
            lowerer.primitive(.describedParts, first)
            lowerer.mapDescriptions(name, first)
            let pair = lowerer.consecutiveRegisters(2)
            lowerer.emitNeedingRelease(.move, a: pair, b: register)
            lowerer.emitNeedingRelease(.move, a: pair &+ 1, b: first)
            lowerer.primitive(.writeDescribed, pair, 2)
            lowerer.emitNeedingRelease(.move, a: register, b: pair)
            lowerer.state.buffer.bind(end)
        }
        markNeedsRelease(register)
    }

    /// Emits R[first] = an array of the descriptions of the elements of the array R[first]. The registers after it are
    /// free.
    private mutating func mapDescriptions(_ name: IdentifierID, _ first: Register) {
        load(.function(descriptionFunction(name)), into: first &+ 1)
        program.members.append(MemberName(builder.name(Array("map".utf8)), builtIn: .map, isSwift: true))
        emit(.callMember, n: 1, a: first, b: UInt16(truncatingIfNeeded: program.members.count - 1))
        recordCallResult(first)
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
