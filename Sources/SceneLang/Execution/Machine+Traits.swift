import SceneRuntime

// Registrations for changes of traits, and traits that layout callbacks read.
extension Machine {
    /// `x.registerForTraitChanges([.horizontalSizeClass]) { previous in … }`.
    mutating func registerForTraits(of id: ControllerID, at a: Int) {
        guard let traits = traitsToRegister(state.registers[a + 1]) else { return }
        let block = state.registers[a + 2]
        guard block.tag == .closure || block.tag == .function else {
            return fail(.wrongType, "expected a closure, found \(block.noun)")
        }
        let function = block.tag == .closure ? Int(block.extra) : block.slot
        let takesController = program.functions[function].parameterCount > 1
        let closure = moveOut(of: a + 2)
        let added =
            takesController
            ? state.blocks.add(closure, with: weakened(.controller(id))) : state.blocks.add(closure)
        state.world.register(id, for: traits, added)
        setRegister(a + 1, .null)
        setRegister(a, .null)
    }

    /// `x.registerForTraitChanges([…], target: y, action: #selector(f))`, whose target is x if omitted.
    mutating func registerForTraits(at a: Int, count: Int, action: Int, of target: Int) {
        let id = object(in: a).controller
        guard id.exists, state.world.isAlive(id), state.registers[a + 1].tag == .array else {
            return finishUIKit(at: a, count: count, unknownHere)
        }
        guard let traits = traitsToRegister(state.registers[a + 1]) else { return }
        let receiver = referent(of: state.registers[target])
        let call = methodCall(selector(state.registers[action]), of: receiver)
        state.world.register(id, for: traits, state.blocks.add(call, with: weakened(.controller(id))))
        finishUIKit(at: a, count: count, .null)
    }

    /// Returns the traits in a list. Reports an error and returns nil if it is none, or in releases before iOS 17.
    private mutating func traitsToRegister(_ list: Value) -> TraitSet? {
        if failRelease(.since(17), "registerForTraitChanges") { return nil }
        if list.tag == .array, let traits = traits(in: list) { return traits }
        let names = TraitSet.bySymbol.map { ".\($0.symbol.spelling.text)" }
        fail(
            .wrongType, "expected a list of traits, found \(sourceText(of: list))",
            help: "traits are \(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1])")
        return nil
    }

    /// Begins a block that stays registered, or calls the method that it stands for.
    mutating func beginRegistered(_ block: BlockID) {
        let closure = retained(state.blocks.closure(of: block))
        let argument = state.blocks.argument(of: block).map { retained($0) }
        beginBlock(argument.map { state.blocks.add(closure, with: $0) } ?? state.blocks.add(closure))
    }

    private func traits(in list: Value) -> TraitSet? {
        var found: TraitSet = []
        for value in state.heap[list.slot] {
            switch value.tag {
            // Other traits never change here.
            case .unknown, .uikit: continue
            case .string:
                switch text(of: value) {
                case "UITraitUserInterfaceStyle": found.insert(.style)
                case "UITraitHorizontalSizeClass": found.insert(.horizontal)
                case "UITraitVerticalSizeClass": found.insert(.vertical)
                default: break
                }
                continue
            default: break
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
