import SceneRuntime

// The initialisers that a call or a name means.
extension Declarations {
    /// Returns the initialiser of the script that fits the arguments, as an index in the functions of the type's
    /// table; nil if there is none. A class is taken to inherit all, because Swift refuses calls of others.
    func initialiser(of type: TypeID, _ arguments: [GivenArgument]) -> FunctionChoice? {
        initialiserAndOwner(of: type, arguments)?.choice
    }

    /// Returns the initialiser with the class that declares it. One whose labels fit is found before one that fits
    /// without labels.
    private func initialiserAndOwner(
        of type: TypeID, _ arguments: [GivenArgument]
    ) -> (choice: FunctionChoice, owner: TypeID)? {
        for omitsLabels in [false, true] {
            var current = type
            while current.exists {
                let own = initialisers(of: current)
                let found = FunctionChoice.choose(
                    among: own.map { $0.signature }, arguments, omittingLabels: omitsLabels ? nil : false)
                if let found {
                    let choice = FunctionChoice(index: own[found.index].index, arrangement: found.arrangement)
                    return (choice, current)
                }
                current = superclass(of: current)
            }
        }
        return nil
    }

    /// Whether a type or one of its superclasses declares an initialiser.
    func hasInitialisers(_ type: TypeID) -> Bool {
        var current = type
        while current.exists, initialisers(of: current).isEmpty { current = superclass(of: current) }
        return current.exists
    }

    /// Returns the signatures of the initialisers in the body of a type, with their places among its functions. Tables
    /// of types without one are not copied, because a chain of superclasses can be long.
    private func initialisers(of type: TypeID) -> [(index: Int, signature: FunctionSignature)] {
        let isEmpty =
            switch types[type.index].kind {
            case .controller: controllers[types[type.index].controller.index].table.initialisers.isEmpty
            case .app: app.table.initialisers.isEmpty
            default: types[type.index].table.initialisers.isEmpty
            }
        if isEmpty { return [] }
        let table = table(of: type)
        return table.initialisers.map { (Int($0), table.functions[Int($0)].signature) }
    }

    /// Returns the type whose own initialiser `initialiser(of:_:)` finds.
    func initialiserOwner(of type: TypeID, _ arguments: [GivenArgument]) -> TypeID {
        initialiserAndOwner(of: type, arguments)?.owner ?? type
    }

    /// Whether a class, structure or enumeration has a function in Swift's form with this base name.
    func hasSwiftFunction(_ name: IdentifierID) -> Bool { swiftFunctionNames.contains(name) }
}
