import SceneRuntime

extension VerbTable {
    /// The verbs of the device and of the size of a window.
    static let rotation: [VerbRow] = [
        VerbRow(.rotate, ["rotate"], .symbol(.orientation), .required, [], "Rotate the device."),
        VerbRow(
            .resize, ["resize"], .size, .required, [optional(.in, .window)], effects: .changesSize, "Resize the window."
        ),
    ]
}

extension Machine {
    /// `rotate .landscapeLeft`: the device rotates to the left, so the interface rotates to the right.
    mutating func rotate(_ arguments: VerbArguments) {
        let a = arguments.operand
        // The orientation of the interface: left and right are exchanged.
        let interface = state.registers[a].asSymbol?.crossed
        guard let interface, OperandSymbols.orientation.choices.contains(interface) else {
            return fail(
                .wrongType, "\(sourceText(of: state.registers[a])) is not an orientation of a device",
                help: "orientations are "
                    + OperandSymbols.orientation.choices.map { ".\($0.spelling.text)" }.joined(separator: ", ")
                    + "; write: rotate .landscapeLeft")
        }
        state.world.request(.environment(.turn(interface)))
    }

    /// `resize 507x1024 in W`.
    mutating func resize(_ arguments: VerbArguments) {
        let a = arguments.operand
        guard state.registers[a].tag == .size else {
            return fail(.wrongType, "expected a size such as 507x1024, found \(state.registers[a].noun)")
        }
        let size = state.registers[a].asSize
        guard size.width > 0, size.height > 0, size.width <= 100_000, size.height <= 100_000 else {
            return fail(.wrongType, "\(sourceText(of: state.registers[a])) is not a valid size of a window")
        }
        let place = arguments.register(of: .in)
        let window = state.registers[place].asObject
        guard state.registers[place].isAbsent || window.kind == .window else {
            return fail(.wrongType, "expected a window")
        }
        let target = state.registers[place].isAbsent ? WindowID.main : WindowID(window.index)
        state.world.request(.environment(.resize(Size(size.width, size.height), target)))
    }
}
