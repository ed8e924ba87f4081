import SceneRuntime

// Operations of Swift that are too rare for instructions of their own.
extension Machine {
    /// Performs `Opcode.primitive`.
    mutating func performPrimitive(_ i: Instruction, _ base: Int) {
        guard let primitive = Primitive(rawValue: i.n) else { return }
        switch primitive {
        case .nothing: break
        case .unknown, .uikitName, .isKnown, .declaresMember, .nothingHappens, .uikitCall, .makeItem, .describeView,
            .storyboardNamed, .stackOf, .removedFromStack, .frontController, .bindIfKnown, .bindInGuard,
            .decideSwitch, .splitStyle, .controllerForUnknown:
            performUIKit(primitive, i, base)
        }
    }
}
