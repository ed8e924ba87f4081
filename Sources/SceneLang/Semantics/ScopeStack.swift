import SceneRuntime

/// The blocks around a place, innermost last, with the local variables that are declared in them so far.
///
/// Each name of a source is looked up here, so the innermost variable is in an array, by the number of the name.
/// Changes do not check for copies: after a copy is made, call `makeUnique` on the one that changes.
struct ScopeStack: Sendable {
    private struct Scope {
        let function: FunctionID
        /// The number of variables in the enclosing blocks.
        let first: Int
    }

    private struct Declared {
        let name: IdentifierID
        let variable: VariableID
        /// The previous value of `innermost` for the name.
        let hidden: UInt32
    }

    private var scopes = Slab<Scope>()
    private var declared = Slab<Declared>()
    /// By the number of a name: the index of its innermost variable in `declared` plus 1; 0 for none.
    private var innermost = Slab<UInt32>()

    /// Creates a stack for names below `nameCount`. Others are declared, but never found.
    init(nameCount: Int) { innermost.grow(to: nameCount, with: 0) }

    /// Makes the storage unique after a copy.
    mutating func makeUnique() {
        scopes.makeUnique()
        declared.makeUnique()
        innermost.makeUnique()
    }

    /// The number of blocks.
    var depth: Int { scopes.count }

    /// The body that the innermost block belongs to.
    @inline(__always)
    var function: FunctionID { scopes.isEmpty ? FunctionID(index: 0) : scopes[scopes.count &- 1].function }

    /// Begins a block of the body `function`.
    @inline(__always)
    mutating func push(_ function: FunctionID) { scopes.appendShared(Scope(function: function, first: declared.count)) }

    /// Ends the innermost block, and removes its variables.
    mutating func pop() {
        guard let scope = scopes.popLast() else { return }
        while declared.count > scope.first, let last = declared.popLast() {
            let name = Int(last.name.index)
            if name < innermost.count { innermost[unique: name] = last.hidden }
        }
    }

    /// Adds a variable to the innermost block.
    mutating func declare(_ name: IdentifierID, _ variable: VariableID) {
        let index = Int(name.index)
        let isNumbered = index < innermost.count
        declared.appendShared(Declared(name: name, variable: variable, hidden: isNumbered ? innermost[index] : 0))
        if isNumbered { innermost[unique: index] = UInt32(truncatingIfNeeded: declared.count) }
    }

    /// Returns the variable `name`, or nil.
    @inline(__always)
    func find(_ name: IdentifierID) -> VariableID? {
        let index = Int(name.index)
        guard index < innermost.count, innermost[index] > 0 else { return nil }
        return declared[Int(innermost[index]) - 1].variable
    }

    /// Returns the variable `name` of the innermost block, or nil.
    func findInBlock(_ name: IdentifierID) -> VariableID? {
        let index = Int(name.index)
        guard let block = scopes.last, index < innermost.count, Int(innermost[index]) > block.first else { return nil }
        return find(name)
    }

    /// The names of all variables, including hidden ones.
    var names: [IdentifierID] { declared.map { $0.name } }
}
