import SceneRuntime

// Functions with the same name and labels, which differ in the types of their parameters. The arguments decide when
// the code runs.
extension Lowerer {
    /// Whether another function of a table has the name and labels of a function.
    func isOverloaded(_ function: MemberTable.FunctionMember, in table: MemberTable) -> Bool {
        guard let all = table.calls[function.name], all.count > 1 else { return false }
        return isOverloaded(function, among: all.map { table.functions[Int($0)] })
    }

    /// Whether another function of a list has the labels of a function.
    func isOverloaded(_ function: MemberTable.FunctionMember, among all: [MemberTable.FunctionMember]) -> Bool {
        let labels = function.signature.parameters.map { $0.label }
        guard !labels.isEmpty else { return false }
        return all.contains { other in
            other.site != function.site && other.signature.isSwift && !other.signature.lacksBody
                && other.signature.parameters.map { $0.label } == labels
        }
    }

    /// The types of the parameters of an overloaded function.
    mutating func parameterTypes(of function: MemberTable.FunctionMember) -> [ParameterType] {
        let generic = trees[function.site.tree].genericNames
        return function.signature.parameters.map { parameter in
            guard let type = parameter.type else {
                return ParameterType(test: addTest(.any, Array("Any".utf8)), isOptional: true)
            }
            let isGeneric = type.shape == .named && generic.contains(type.name.name)
            let test = isGeneric ? addTest(.generic, bytes(type.name.name)) : typeTest(type)
            return ParameterType(test: test, isOptional: type.isOptional || type.isUnwrapped)
        }
    }
}
