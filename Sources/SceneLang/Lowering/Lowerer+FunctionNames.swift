import SceneRuntime

// Methods that their type names, as values: `List.reload`. See also `Lowerer+Creators`.
extension Lowerer {
    /// Loads the function of a method that its type names, such as `List.reload`: it gets an instance, and returns the
    /// method of this.
    mutating func lowerUnapplied(_ name: IdentifierID, into register: Register) {
        let function = functionOfCode(parameters: 1) { lowerer in
            lowerer.emitNeedingRelease(.getMember, a: 0, b: 0, c: lowerer.member(name))
            lowerer.emitReturn(0, above: 1)
        }
        load(.function(function), into: register)
    }
}
