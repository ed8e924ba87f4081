import SceneRuntime

/// The properties of UIKit objects, by name.
enum PropertyLexicon {
    static let lexicon = Lexicon(PropertySpec.table.map { ($0.name, $0.property) })

    /// Returns the property of a controller of kind `base` with a name, which a bare name in its body can refer to.
    static func ofController(_ name: ArraySlice<UInt8>, base: ControllerKind) -> Property? {
        guard let property = lexicon[name], property.spec.belongs(to: base) else { return nil }
        return property
    }
}

extension IdentifierTable {
    /// Returns the number of a property's name; nil if no script contains it.
    func find(_ property: Property) -> IdentifierID? { find(property.spec.name.utf8Bytes) }
}
