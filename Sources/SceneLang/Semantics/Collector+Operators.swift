// Functions whose names are operators.
extension Collector {
    /// Records that the script has a function for an operator.
    mutating func noteOperator(_ function: Function) {
        guard names.bytes(of: function.name.name).first.map(Lexer.isOperator) ?? false else { return }
        declarations.operatorNames.insert(function.name.name)
    }
}

extension Resolver {
    /// Whether a function is one of an operator that code cannot call: a prefix, or one of the script's own.
    func isWithoutEffect(_ function: Function) -> Bool {
        let name = bytes(function.name.name)
        guard name.first.map(Lexer.isOperator) ?? false else { return false }
        let isBinary = function.parameters.count == 2 && function.modifiers.contains(.isStatic)
        return !isBinary || !BinaryOperator.allCases.contains { $0.text.utf8.elementsEqual(name) }
    }
}
