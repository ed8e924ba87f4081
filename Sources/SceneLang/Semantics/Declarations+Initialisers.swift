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
        var declaring: [TypeID] = []
        var current = type
        while current.exists {
            let own = initialisers(of: current)
            if !own.isEmpty {
                if let found = choose(among: own, arguments, omittingLabels: false) { return (found, current) }
                declaring.append(current)
            }
            current = superclass(of: current)
        }
        return declaring.lazy.compactMap { id in
            self.choose(among: self.initialisers(of: id), arguments, omittingLabels: nil).map { ($0, id) }
        }.first
    }

    /// Whether a type itself declares an initialiser with the labels of the arguments.
    func hasInitialiser(of type: TypeID, _ arguments: [GivenArgument]) -> Bool {
        choose(among: initialisers(of: type), arguments, omittingLabels: false) != nil
    }

    /// Whether an extension of a type of Swift's or UIKit's library declares the initialiser that a call means. A call
    /// without labels can mean the library's own.
    func extensionDeclaresInitialiser(of type: TypeID, _ arguments: [GivenArgument]) -> Bool {
        types[type.index].kind == .library && arguments.contains { $0.label != GivenArgument.noLabel }
            && hasInitialiser(of: type, arguments)
    }

    private func choose(
        among initialisers: [(index: Int, signature: FunctionSignature)], _ arguments: [GivenArgument],
        omittingLabels: Bool?
    ) -> FunctionChoice? {
        let found = FunctionChoice.choose(
            among: initialisers.map { $0.signature }, arguments, omittingLabels: omittingLabels)
        return found.map { FunctionChoice(index: initialisers[$0.index].index, arrangement: $0.arrangement) }
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
