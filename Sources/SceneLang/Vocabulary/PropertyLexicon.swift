import SceneRuntime

/// The properties of UIKit objects, by name.
enum PropertyLexicon {
    static let lexicon = Lexicon(PropertySpec.table.map { ($0.name, $0.property) })

    /// Returns the property `name` of controllers of kind `base`, or nil.
    static func ofController(_ name: ArraySlice<UInt8>, base: ControllerKind) -> Property? {
        guard let property = lexicon[name], property.spec.belongs(to: base) else { return nil }
        return property
    }
}

extension IdentifierTable {
    /// Returns the number of a property's name; nil if no script contains it.
    func find(_ property: Property) -> IdentifierID? { find(property.spec.name.utf8Bytes) }
}
