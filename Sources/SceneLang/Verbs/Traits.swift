import SceneRuntime

extension VerbTable {
    /// The verb of traits.
    static let traits: [VerbRow] = [
        VerbRow(
            .trait, ["trait"], .none, .required,
            [
                optional(.horizontal, .symbol(.sizeClass)), optional(.vertical, .symbol(.sizeClass)),
                optional(.style, .symbol(.interfaceStyle)), optional(.on, .instance),
            ], effects: .changesSize,
            "Override the size classes of a child or of the window, or switch between light and dark mode.")
    ]
}

extension Machine {
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
