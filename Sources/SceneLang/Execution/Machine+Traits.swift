import SceneRuntime

// Registrations for changes of traits, and traits that layout callbacks read.
extension Machine {
    /// `x.registerForTraitChanges([.horizontalSizeClass]) { previous in … }`.
    mutating func registerForTraits(of id: ControllerID, at a: Int) {
        if failRelease(.since(17), "registerForTraitChanges") { return }
        let (list, block) = (state.registers[a + 1], state.registers[a + 2])
        guard list.tag == .array, let traits = traits(in: list) else {
            let names = TraitSet.bySymbol.map { ".\($0.symbol.spelling.text)" }
            return fail(
                .wrongType, "expected a list of traits, found \(sourceText(of: list))",
                help: "traits are \(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1])")
        }
        guard block.tag == .closure || block.tag == .function else {
            return fail(.wrongType, "expected a closure, found \(block.noun)")
        }
        state.world.register(id, for: traits, state.blocks.add(moveOut(of: a + 2)))
        setRegister(a + 1, .null)
        setRegister(a, .null)
    }

    private func traits(in list: Value) -> TraitSet? {
        var found: TraitSet = []
        for value in state.heap[list.slot] {
            // `UITraitUserInterfaceStyle.self`; other traits never change here.
            if value.tag == .unknown {
                let source = String(decoding: sourceOfUnknown(value), as: UTF8.self)
                if source.hasPrefix("UITraitUserInterfaceStyle") { found.insert(.style) }
                if source.hasPrefix("UITraitHorizontalSizeClass") { found.insert(.horizontal) }
                if source.hasPrefix("UITraitVerticalSizeClass") { found.insert(.vertical) }
                continue
            }
            guard let trait = value.asSymbol.flatMap({ TraitSet($0) }) else { return nil }
            found.insert(trait)
        }
        return found
    }

    /// TRAIT-AUTO-18: the innermost handler reads a trait, and is called again when the trait changes.
    mutating func trackTrait(_ property: Property) {
        guard let (id, callback) = runningUpdate else { return }
        let name = property.spec.name.utf8Bytes
        guard let trait = SymbolLexicon.lexicon[name].flatMap({ TraitSet($0) }) else { return }
        state.world.track(trait, in: id, by: callback)
    }
}
