import SceneRuntime

// Functions of one type with the same name and labels, which differ in the types of their parameters.
extension Collector {
    /// Whether a function takes the place of an earlier one: it has the same labels, and overrides it, or has the same
    /// types.
    func replaces(_ member: MemberTable.FunctionMember, _ earlier: MemberTable.FunctionMember) -> Bool {
        guard hasSameLabels(member, earlier) else { return false }
        let isOfProtocol = currentType.exists && declarations.types[currentType.index].kind == .protocolType
        return isOfProtocol || member.signature.modifiers.contains(.isOverride)
            || !member.signature.isSwift || !earlier.signature.isSwift
            || !isOverload(member, of: earlier)
    }

    /// Whether a type of a parameter differs between two functions with the same labels.
    private func isOverload(_ a: MemberTable.FunctionMember, of b: MemberTable.FunctionMember) -> Bool {
        parameterTypes(of: a) != parameterTypes(of: b)
    }

    private func parameterTypes(of member: MemberTable.FunctionMember) -> [String] {
        member.signature.parameters.map { spelling(of: $0.type, member) }
    }

    private func spelling(of type: TypeName?, _ member: MemberTable.FunctionMember) -> String {
        let tree = trees[member.site.tree]
        return type.map { tree.sourceText(of: tree.span(of: $0.name)) } ?? ""
    }

    /// Reports a function with the name, labels and types of parameters of an earlier one of the same class: a
    /// duplicate, or an overload by the result alone.
    mutating func reportOverload(
        _ member: MemberTable.FunctionMember, among earlier: [UInt32], in table: MemberTable
    ) {
        // An extension implements what its protocol requires.
        if currentType.exists, declarations.types[currentType.index].kind == .protocolType { return }
        let own = earlier.filter { Int($0) >= table.firstOwnFunction }.map { table.functions[Int($0)] }
        guard member.signature.isSwift,
            let first = own.first(where: {
                $0.signature.isSwift && hasSameLabels($0, member) && $0.site != member.site
                    && !isOverload($0, of: member)
            })
        else { return }
        let results = (spelling(of: first.signature.result, first), spelling(of: member.signature.result, member))
        if results.0 == results.1 { return reportDuplicate(member.name, member.span, first.span) }
        let labels = member.signature.parameters.map { ($0.label.map { names.text(of: $0) } ?? "_") + ":" }
        let name = "'\(names.text(of: member.name))(\(labels.joined()))'"
        diagnostics.report(
            Diagnostic(
                .unmodelledInSwift, "\(name) is overloaded by its result, which is not modelled", at: member.span,
                label: "this function is called", secondary: [.init(first.span, "never called")]))
    }
}
