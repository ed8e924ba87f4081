import SceneRuntime

// The members that a script adds to classes of UIKit.
extension Lowerer {
    /// Gives the instances of UIKit's own classes the members that the script's extensions add to them.
    mutating func extendBuiltInClasses() {
        let extended = declarations.extensionClasses
        guard !extended.isEmpty else { return }
        for made in BuiltInClass.allCases {
            let base = builder.blueprint.classes[made.id.index].base
            guard let found = extended[base] ?? extended[.viewController] else { continue }
            program.classes[made.id.index].members = program.classes[found.index].members
            program.classes[made.id.index].calls = program.classes[found.index].calls
        }
    }
}
