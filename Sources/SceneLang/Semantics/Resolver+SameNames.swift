import SceneRuntime

// Functions of the script that have the base name of a method of UIKit, such as `present(error:)`.
extension Resolver {
    /// Whether a call, by its labels, is one of a method of UIKit and of no function of `table`; without a table, of no
    /// function of the script.
    func isOnlyOfUIKit(_ name: IdentifierID, _ arguments: List<CallArgument>, in table: MemberTable? = nil) -> Bool {
        guard UIKitMethod.contains(bytes(name)), UIKitMethod.find(bytes(name), labels(of: arguments)) != nil else {
            return false
        }
        let given = givenArguments(arguments)
        return !(table?.takes(given, calledAs: name) ?? declarations.declaresMember(name, taking: given))
    }
}

extension Declarations {
    /// Whether a class or type of the script has a function with this base name that takes the arguments, or another
    /// member with this name.
    func declaresMember(_ name: IdentifierID, taking given: [GivenArgument]) -> Bool {
        guard memberNames.contains(name) else { return false }
        return controllers.contains { $0.table.takes(given, calledAs: name) }
            || types.contains { $0.table.takes(given, calledAs: name) } || app.table.takes(given, calledAs: name)
    }
}

extension MemberTable {
    /// Whether a member with a name takes these arguments of a call.
    func takes(_ given: [GivenArgument], calledAs name: IdentifierID) -> Bool {
        guard let candidates = calls[name], !candidates.isEmpty else { return members[name] != nil }
        return candidates.contains { place in
            let signature = functions[Int(place)].signature
            return signature.arrangement(given, omittingLabels: !signature.isSwift) != nil
        }
    }
}
