import SceneRuntime

// Classes, structures, enumerations and extensions of Swift.
extension Resolver {
    mutating func resolve(_ type: TypeDeclaration, _ id: DeclarationID) {
    }
}
