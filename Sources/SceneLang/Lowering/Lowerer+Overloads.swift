import SceneRuntime

// Functions with the same name and labels, which differ in the types of their parameters. The arguments decide when
// the code runs.
extension Lowerer {
    /// Whether another function of a table has the name and labels of a function.
    func isOverloaded(_ function: MemberTable.FunctionMember, in table: MemberTable) -> Bool {
        isOverloaded(function, among: functions(like: function, in: table))
    }

    /// The functions of a table with the name of a function; the initialisers of its body if it is one.
    func functions(
        like function: MemberTable.FunctionMember, in table: MemberTable
    ) -> [MemberTable.FunctionMember] {
        let isInitialiser = function.signature.kind == .initialiser || function.signature.kind == .failableInitialiser
        return (isInitialiser ? table.initialisers : table.calls[function.name] ?? []).map { table.functions[Int($0)] }
    }

    /// Whether another function of a list has the labels of a function.
    func isOverloaded(_ function: MemberTable.FunctionMember, among all: [MemberTable.FunctionMember]) -> Bool {
        isOverloaded(function.signature, function.site, among: all.map { ($0.signature, $0.site) })
    }

    /// Whether another function of a list has the labels of a function.
    private func isOverloaded(
        _ signature: FunctionSignature, _ site: DeclarationSite, among all: [(FunctionSignature, DeclarationSite)]
    ) -> Bool {
        !signature.parameters.isEmpty && all.contains { $1 != site && hasLabels($0, of: signature) }
    }

    private func hasLabels(_ other: FunctionSignature, of signature: FunctionSignature) -> Bool {
        other.isSwift && !other.lacksBody
            && other.parameters.map { $0.label } == signature.parameters.map { $0.label }
    }

    /// Returns the functions of a list that have the labels of one of them, as positions in `Program.functions`; nil if
    /// there is only this one.
    func overloads(
        of function: MemberTable.FunctionMember, among all: [MemberTable.FunctionMember]
    ) -> [UInt32]? {
        guard isOverloaded(function, among: all) else { return nil }
        return all.filter { hasLabels($0.signature, of: function.signature) }.compactMap { functionAt[$0.site] }
    }

    /// Returns the functions of files that have the name and labels of a function, as positions in
    /// `Program.functions`; nil if there is only this one.
    func overloads(of function: Declarations.FileFunction) -> [UInt32]? {
        guard let numbers = declarations.overloads[function.name] else { return nil }
        let all = numbers.map { declarations.functions[Int($0)] }
        guard isOverloaded(function.signature, function.site, among: all.map { ($0.signature, $0.site) }) else {
            return nil
        }
        return all.filter { hasLabels($0.signature, of: function.signature) }.compactMap { functionAt[$0.site] }
    }

    /// Emits a call of the function among `functions` that the arguments, which are in the registers after `first`,
    /// fit. R[first] is self if the functions have one.
    mutating func emitOverloadedCall(
        _ functions: [UInt32], _ name: IdentifierID, _ arguments: [CallArgument], at first: Register, haveSelf: Bool
    ) {
        let set = OverloadSet(functions: functions, member: member(name, labels: arguments), haveSelf: haveSelf)
        let place = program.overloads.firstIndex(of: set) ?? program.overloads.count
        if place == program.overloads.count { program.overloads.append(set) }
        emitPrimitive(
            .callOverloaded, a: first, b: UInt16(truncatingIfNeeded: arguments.count),
            c: UInt16(truncatingIfNeeded: place))
    }

    /// The types of the parameters of an overloaded function.
    mutating func parameterTypes(of signature: FunctionSignature, _ site: DeclarationSite) -> [ParameterType] {
        let generic = trees[site.tree].genericNames
        return signature.parameters.map { parameter in
            guard let type = parameter.type else {
                return ParameterType(test: addTest(.any, Array("Any".utf8)), isOptional: true)
            }
            let isGeneric = type.shape == .named && generic.contains(type.name.name)
            let test = isGeneric ? addTest(.generic, bytes(type.name.name)) : typeTest(type)
            return ParameterType(test: test, isOptional: type.isOptional || type.isUnwrapped)
        }
    }
}
