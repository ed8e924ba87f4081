import SceneRuntime

// The members that a script adds to classes of UIKit.
extension Lowerer {
    /// Gives the instances of UIKit's own classes the members that the script's extensions add to them.
    mutating func extendBuiltInClasses() {
        guard declarations.controllers.contains(where: { $0.isExtension }) else { return }
        for made in BuiltInClass.allCases {
            guard
                let found = extensionClass(of: builder.blueprint.classes[made.id.index].base)
                    ?? extensionClass(of: .viewController)
            else { continue }
            program.classes[made.id.index].members = program.classes[found.index].members
            program.classes[made.id.index].calls = program.classes[found.index].calls
        }
    }

    /// The class with the members that extensions add to a class of UIKit; nil without any.
    private func extensionClass(of base: ControllerKind) -> ClassID? {
        let place = declarations.controllers.indices.first { place in
            declarations.controllers[place].isExtension && declarations.controllers[place].base == base
        }
        return place.map { ClassID(UInt32($0)) }
    }
}
