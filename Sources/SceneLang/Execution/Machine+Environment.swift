import SceneRuntime

/// Verbs of the environment: the device is turned, a window resized, traits overridden.
extension Machine {
    mutating func change(_ change: VerbFamily.EnvironmentChange, _ clauses: VerbClauses, _ a: Int) {
        switch change {
        case .rotate: rotate(a)
        case .resize: resize(clauses, a)
        case .trait: overrideTraits(clauses)
        }
    }

    /// `rotate .landscapeLeft`: the device is turned to its left, so the interface to its right.
    private mutating func rotate(_ a: Int) {
        let device = registers[a].asSymbol
        let interface: Symbol? =
            device == .landscapeLeft ? .landscapeRight : device == .landscapeRight ? .landscapeLeft : device
        guard let interface, let mask = OrientationMask(interface), mask.isSingle else {
            return fail(
                .wrongType, "no device is turned \(shown(registers[a]))",
                help: "turn it .portrait, .portraitUpsideDown, .landscapeLeft or .landscapeRight")
        }
        world.request(.environment(.turn(interface)))
    }

    private mutating func resize(_ clauses: VerbClauses, _ a: Int) {
        guard registers[a].tag == .size else {
            return fail(.wrongType, "a size such as 507x1024 is needed here, not \(registers[a].noun)")
        }
        let size = registers[a].asSize
        guard size.width > 0, size.height > 0, size.width <= 100_000, size.height <= 100_000 else {
            return fail(.wrongType, "no window has the size \(shown(registers[a]))")
        }
        let place = clauses.place(.in)
        let window = registers[place].asObject
        guard registers[place].isAbsent || window.kind == .window else {
            return fail(.wrongType, "a window is needed here")
        }
        let target = registers[place].isAbsent ? WindowID(1) : WindowID(window.index)
        world.request(.environment(.resize(Size(size.width, size.height), target)))
    }

    /// `trait horizontal .compact on X`; without `on` the traits of the window's root.
    private mutating func overrideTraits(_ clauses: VerbClauses) {
        guard world.applies(.traitOverride) else {
            return fail(.refused, "there are no traits before iOS 8")
        }
        guard let horizontal = sizeClass(clauses.place(.horizontal)),
            let vertical = sizeClass(clauses.place(.vertical))
        else { return }
        let place = clauses.place(.on)
        guard let id = registers[place].isAbsent ? world.rootController : controller(place) else { return }
        guard id.exists else { return failSubject("trait", "a controller on screen") }
        world.request(.environment(.override(id, horizontal: horizontal, vertical: vertical)))
    }

    /// The class in a clause; one that is left out is not overridden.
    private mutating func sizeClass(_ place: Int) -> SizeClass? {
        if registers[place].isAbsent { return .unspecified }
        if let found = registers[place].asSymbol.flatMap(SizeClass.init) { return found }
        fail(
            .wrongType, "\(shown(registers[place])) is no size class",
            help: "size classes are .compact, .regular and .unspecified")
        return nil
    }
}
