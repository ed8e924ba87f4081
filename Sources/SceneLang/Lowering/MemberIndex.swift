import SceneRuntime

/// Which types of a script have a member, by its name. It is filled when it is first asked, because most scripts need
/// none of it.
final class MemberIndex {
    /// A type or a class of controllers with a table of members.
    enum Owner {
        case type(Int)
        case controller(Int)
    }

    private var types: [IdentifierID: [Int]]?
    private var owners: [IdentifierID: [Owner]]?

    /// The positions in `Declarations.types` of the types with a name.
    func types(named name: IdentifierID, _ declarations: Declarations) -> [Int] {
        if let types { return types[name] ?? [] }
        var found: [IdentifierID: [Int]] = [:]
        for place in declarations.types.indices { found[declarations.types[place].name, default: []].append(place) }
        types = found
        return found[name] ?? []
    }

    /// The types and classes whose tables have a property or a function with a name, classes of controllers first.
    func owners(of name: IdentifierID, _ declarations: Declarations) -> [Owner] {
        if let owners { return owners[name] ?? [] }
        var found: [IdentifierID: [Owner]] = [:]
        func add(_ table: MemberTable, _ owner: Owner) {
            for name in table.members.keys { found[name, default: []].append(owner) }
            for name in table.calls.keys where table.members[name] == nil { found[name, default: []].append(owner) }
        }
        for place in declarations.controllers.indices {
            add(declarations.controllers[place].table, .controller(place))
        }
        for place in declarations.types.indices {
            let entry = declarations.types[place]
            if entry.hasInstances || entry.kind == .protocolType { add(entry.table, .type(place)) }
        }
        owners = found
        return found[name] ?? []
    }
}
