// Functions whose names are operators.
extension Collector {
    /// Records that the script has a function for an operator.
    mutating func noteOperator(_ function: Function) {
        guard names.bytes(of: function.name.name).first.map(Lexer.isOperator) ?? false else { return }
        declarations.operatorNames.insert(function.name.name)
    }
}

extension Resolver {
    /// Whether a function is one of an operator that code cannot call: a postfix, or one of the script's own.
    func isWithoutEffect(_ function: Function) -> Bool {
        let name = bytes(function.name.name)
        guard name.first.map(Lexer.isOperator) ?? false else { return false }
        guard function.modifiers.contains(.isStatic) else { return true }
        switch function.parameters.count {
        case 1: return !name.elementsEqual("-".utf8) && !name.elementsEqual("!".utf8)
        case 2:
            let isAssignment = name.last == UInt8(ascii: "=") && name.count > 1
            return !BinaryOperator.allCases.contains { operation in
                let text = operation.text.utf8
                return text.elementsEqual(name) || isAssignment && text.elementsEqual(name.dropLast())
            }
        default: return true
        }
    }
}
