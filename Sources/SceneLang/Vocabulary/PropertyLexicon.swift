import SceneRuntime

/// The properties of UIKit objects, by name.
enum PropertyLexicon {
    static let lexicon = Lexicon(PropertySpec.table.map { ($0.name, $0.property) })

    /// The properties that a controller has: what a bare name can mean inside one.
    static func ofController(_ name: [UInt8]) -> Property? {
        guard let property = lexicon[name], property.spec.owners.contains(.controller) else { return nil }
        return property
    }
}
