import SceneRuntime

extension Declarations {
    /// Whether there are properties with a name, and a condition is met by all of them.
    func haveAll(_ name: IdentifierID, _ isMet: (Variable, Int) -> Bool) -> Bool {
        var isFound = false
        func fails(_ table: MemberTable) -> Bool {
            let variable: (Variable, Int)
            switch table.members[name] {
            case .field(let index)?: variable = (table.fields[Int(index)].variable, table.fields[Int(index)].site.tree)
            case .computed(let index)?:
                variable = (table.computed[Int(index)].variable, table.computed[Int(index)].site.tree)
            default: return false
            }
            isFound = true
            return !isMet(variable.0, variable.1)
        }
        for controller in controllers where fails(controller.table) { return false }
        for entry in types where entry.hasInstances && fails(entry.table) { return false }
        return isFound
    }
}

extension Lowerer {
    /// Returns the type of all properties of the script with a name; none if they have different ones, or if there are
    /// none. `type` returns that of a property: its declaration, the number of its tree, and the type that has it.
    func onlyType(ofProperty name: IdentifierID, _ type: (Variable, Int, TypeID) -> TypeID) -> TypeID {
        guard declarations.memberNames.contains(name) else { return .none }
        var found = TypeID.none
        for owner in members.owners(of: name, declarations) {
            let (table, id) = table(of: owner)
            let own: TypeID
            switch table.members[name] {
            case .field(let index)?:
                own = type(table.fields[Int(index)].variable, table.fields[Int(index)].site.tree, id)
            case .computed(let index)?:
                own = type(table.computed[Int(index)].variable, table.computed[Int(index)].site.tree, id)
            default: continue
            }
            if !own.exists || found.exists && own != found { return .none }
            found = own
        }
        return found
    }

    /// Returns the type of the parameter that takes the argument at `place`, in all functions of the script with a name
    /// that take the arguments; none if they have different ones.
    func onlyType(ofArgument place: Int, of arguments: [GivenArgument], in name: IdentifierID) -> TypeID {
        var found = TypeID.none
        for owner in members.owners(of: name, declarations) {
            let (table, id) = table(of: owner)
            for number in table.calls[name] ?? [] {
                let signature = table.functions[Int(number)].signature
                guard let choice = FunctionChoice.choose(among: [signature], arguments),
                    let parameter = choice.arrangement.firstIndex(where: { $0.contains(place) })
                else { continue }
                let own = declaredType(signature.parameters[parameter].type, in: id)
                if found.exists, own != found { return .none }
                found = own
            }
        }
        return found
    }

    /// Returns the known type of all properties of the script with a name; nil if they have different ones, or if there
    /// are none.
    func onlyKnownType(ofProperty name: IdentifierID) -> TypeName? {
        guard declarations.memberNames.contains(name) else { return nil }
        var found: TypeName?
        for owner in members.owners(of: name, declarations) {
            let table = table(of: owner).0
            guard let member = table.members[name], let (variable, tree) = declared(member, table) else { continue }
            guard let own = knownType(of: variable, tree) else { return nil }
            if let found, !own.isSame(as: found) { return nil }
            found = own
        }
        return found
    }

    /// Returns the type of the parameter that takes the argument at `place`, in all functions of the script with a name
    /// that take the arguments; nil if they have different ones.
    func onlyTypeName(ofArgument place: Int, of arguments: [GivenArgument], in name: IdentifierID) -> TypeName? {
        var found: TypeName?
        for owner in members.owners(of: name, declarations) {
            let table = table(of: owner).0
            for number in table.calls[name] ?? [] {
                let signature = table.functions[Int(number)].signature
                guard let choice = FunctionChoice.choose(among: [signature], arguments),
                    let parameter = choice.arrangement.firstIndex(where: { $0.contains(place) })
                else { continue }
                guard let own = signature.parameters[parameter].type else { return nil }
                if let found, !own.isSame(as: found) { return nil }
                found = own
            }
        }
        return found
    }

    /// The members of a type or class, and the type.
    private func table(of owner: MemberIndex.Owner) -> (MemberTable, TypeID) {
        switch owner {
        case .type(let place): (declarations.types[place].table, TypeID(UInt32(place)))
        case .controller(let place):
            (
                declarations.controllers[place].table,
                declarations.typeOfController[ClassID(UInt32(place))] ?? .none
            )
        }
    }
}
