import SceneRuntime

// Operations of Swift that are too rare for instructions of their own.
extension Machine {
    /// Performs `Opcode.primitive`.
    mutating func performPrimitive(_ i: Instruction, _ base: Int) {
        guard let primitive = Primitive(rawValue: i.n) else { return }
        switch primitive {
        case .nothing: break
        case .isOmitted, .unbox, .isCopied, .getOwnField, .setOwnField, .getProperty, .setProperty, .makeInstance,
            .callMethod, .allocate, .setInitialValues, .superInit, .caseOfRawValue, .makeCase, .allCases, .asCase,
            .typeOf, .unwrapImplicitly, .box:
            performOfType(primitive, i, base + Int(i.a))
        }
    }
}
