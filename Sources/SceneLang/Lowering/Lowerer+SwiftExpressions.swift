import SceneRuntime

// Expressions of Swift that have no own form.
extension Lowerer {
    mutating func lowerSwift(_ id: ExpressionID, into register: Register) {
        switch tree[id] {
        default: break
        }
    }

    mutating func lowerSwift(_ operation: UnaryOperator, _ operand: ExpressionID, into register: Register) {
        switch operation {
        default: break
        }
    }

    /// Emits R[register] = R[first] op R[second] for an operator of Swift only.
    mutating func applySwift(
        _ operation: BinaryOperator, _ first: Register, _ second: Register, into register: Register
    ) {
        switch operation {
        default: break
        }
    }
}
