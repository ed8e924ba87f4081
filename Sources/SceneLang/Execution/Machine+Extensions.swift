import SceneRuntime

// The members that extensions of a script add to classes of Apple's frameworks.
extension Machine {
    /// The positions in `Program.types` of the extensions that apply to a value, those of its own class first.
    func extendedTypes(of value: Value) -> [Int] {
        if program.frameworkTypes.isEmpty { return [] }
        return frameworkClasses(of: value).compactMap { name in
            let id = state.world.findName(Array(name.utf8))
            return id.exists ? program.frameworkTypes[id].map { Int($0) } : nil
        }
    }

    /// The class of Apple's frameworks that a value is an object of, and its superclasses.
    func frameworkClasses(of value: Value) -> [String] {
        if value.tag == .item { return [className(of: value)] }
        if value.tag == .rect { return ["CGRect"] }
        if value.tag == .size { return ["CGSize"] }
        if value.tag == .action { return ["UIAlertAction"] }
        if value.tag == .uikit { return [UIKitName.table[value.place].name.text] }
        if value.tag == .reference { return classesOfInstance(value) }
        switch value.asObject.kind {
        case .window: return ["UIWindow", "UIView"]
        case .navigationItem: return ["UINavigationItem"]
        case .tabBarItem: return ["UITabBarItem", "UIBarItem"]
        case .view: break
        default: return []
        }
        return viewClasses(of: value.asObject)
    }

    /// The class of a view, and its superclasses.
    func viewClasses(of object: ObjectRef) -> [String] { ViewClass.names(ofKind: viewKind(of: object)) }

    /// The classes of frameworks from which the class of an instance descends.
    func classesOfInstance(_ value: Value) -> [String] {
        var found: [String] = []
        var type = Int(value.extra)
        while type > 0, type < program.types.count {
            found += program.types[type].inherited.map { text($0) }
            type = Int(program.types[type].parent)
        }
        guard let base = found.compactMap({ ViewClass.named($0) }).first else { return found }
        return found + ViewClass.names(of: base).dropFirst()
    }
}
