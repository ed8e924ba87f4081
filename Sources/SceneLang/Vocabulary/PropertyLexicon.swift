import SceneRuntime

/// The properties of UIKit objects, by name.
enum PropertyLexicon {
    static let lexicon = Lexicon(PropertySpec.table.map { ($0.name, $0.property) })

    /// The property that a controller of kind `base` has under `name`: what a bare name can mean inside one.
    static func ofController(_ name: ArraySlice<UInt8>, base: BaseKind) -> Property? {
        guard let property = lexicon[name], property.spec.belongs(to: base) else { return nil }
        return property
    }
}

extension NameTable {
    /// The number of a property's name; nil where no script says it.
    func find(_ property: Property) -> NameID? { find(property.spec.name.utf8Bytes) }
}
