import SceneRuntime

// Operations of Swift that are too rare for instructions of their own.
extension Machine {
    /// Performs `Opcode.primitive`.
    mutating func performPrimitive(_ i: Instruction, _ base: Int) {
        guard let primitive = Primitive(rawValue: i.n) else { return }
        switch primitive {
        case .nothing: break
        }
    }
}
