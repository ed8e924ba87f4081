import SceneRuntime

// Classes, structures, enumerations and extensions of Swift.
extension Collector {
    mutating func enter(_ type: TypeDeclaration, _ site: DeclarationSite, _ tree: SyntaxTree) {
    }
}
