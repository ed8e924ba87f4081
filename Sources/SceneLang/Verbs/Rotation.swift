import SceneRuntime

/// Verbs of the environment: rotating the device, resizing a window, overriding traits.
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
                    + OperandSymbols.orientation.choices.map { ".\($0.spelling.text)" }.joined(separator: ", "))
        }
        state.world.request(.environment(.turn(interface)))
    }

    /// A method of the device.
    mutating func callDevice(_ method: BuiltInMember, _ member: MemberName, at a: Int, count: Int) {
        guard checkMethodCall(member, count, isMutating: false) else { return }
        let begins = method == .beginGeneratingDeviceOrientationNotifications
        guard begins || method == .endGeneratingDeviceOrientationNotifications else {
            return failMember(member, of: .device)
        }
        state.world.reportOrientation(begins)
        finishCall(at: a, count: count, .null)
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

    /// `trait horizontal .compact on X`; without `on`, those of the window's root.
    mutating func overrideTraits(_ arguments: VerbArguments) {
        guard state.world.applies(.traitOverride) else {
            return fail(.refused, "traits require iOS 8 or later")
        }
        if !state.registers[arguments.register(of: .style)].isAbsent { return switchStyle(arguments) }
        guard let horizontal = sizeClass(arguments.register(of: .horizontal)),
            let vertical = sizeClass(arguments.register(of: .vertical))
        else { return }
        let place = arguments.register(of: .on)
        guard let id = state.registers[place].isAbsent ? state.world.rootController : controller(place) else { return }
        guard id.exists else { return failSubject(arguments.verb.words, "a controller on screen") }
        state.world.request(.environment(.override(id, horizontal: horizontal, vertical: vertical)))
    }

    /// `trait style .dark`: the system switches to dark mode.
    private mutating func switchStyle(_ arguments: VerbArguments) {
        if failRelease(.since(13), "userInterfaceStyle") { return }
        let value = state.registers[arguments.register(of: .style)]
        guard let style = value.asSymbol.flatMap({ InterfaceStyle($0) }), style != .unspecified else {
            return fail(
                .wrongType, "\(sourceText(of: value)) is not an appearance", help: "appearances are .light and .dark")
        }
        guard state.registers[arguments.register(of: .on)].isAbsent else {
            return fail(
                .refused, "'trait style' changes the appearance of the system, not of one controller",
                help: "set overrideUserInterfaceStyle of the controller")
        }
        state.world.request(.environment(.interfaceStyle(style, .none)))
    }

    /// Returns the size class of a clause. If it is omitted, that is `.unspecified`, which overrides nothing. Nil after
    /// an error.
    private mutating func sizeClass(_ register: Int) -> SizeClass? {
        if state.registers[register].isAbsent { return .unspecified }
        if let found = state.registers[register].asSymbol.flatMap(SizeClass.init) { return found }
        fail(
            .wrongType, "\(sourceText(of: state.registers[register])) is not a size class",
            help: "size classes are .compact, .regular and .unspecified")
        return nil
    }
}
