/// A property as a feature declares it: its facts, and the functions that read and set it. The functions are apart from
/// the facts, so that a copy of the facts is trivial.
struct PropertyRow: CatalogueRow {
    /// Returns the value. Precondition: `object` has the property and can be read.
    typealias Read = @Sendable (_ world: inout World, _ object: ObjectRef) -> PropertyReading
    /// Sets the value, or returns the request that does it. Precondition: `object` has the property and is alive.
    typealias Write = @Sendable (_ world: inout World, _ object: ObjectRef, _ value: Argument) -> PropertyWriting

    /// The location of the value, as a row gives it. `PropertyStorage` describes the cases.
    enum Source: Sendable {
        case flag(ControllerFlags)
        case motion(ControllerFlags)
        case negatedFlag(ControllerFlags)
        case reference(DelegateSlot)
        case script(declared: ClassText? = nil)
        case declared(ClassText, Read)
        case views
        /// Functions read the value, and set it if it can be set.
        case computed(Read, Write? = nil)
    }

    let key: Property
    let spec: PropertySpec
    let read: Read?
    let write: Write?

    init(
        _ property: Property, _ name: StaticString, of owners: PropertyOwners, releases: ReleaseRange = .since(3),
        _ type: PropertyType, _ source: Source, access: PropertySpec.Access = .readOnly, listed: Bool = true,
        _ help: StaticString
    ) {
        key = property
        let storage: PropertyStorage
        var functions: (read: Read?, write: Write?) = (nil, nil)
        switch source {
        case .flag(let flag): storage = .flag(flag)
        case .motion(let flag): storage = .motion(flag)
        case .negatedFlag(let flag): storage = .negatedFlag(flag)
        case .reference(let slot): storage = .reference(slot)
        case .script(let declared): storage = .script(declared: declared)
        case .views: storage = .views
        case .declared(let text, let read): (storage, functions.read) = (.declared(text), read)
        case .computed(let read, let write): (storage, functions) = (.computed, (read, write))
        }
        spec = PropertySpec(
            property: property, name: name, owners: owners, releases: releases, type: type, storage: storage,
            access: access, isListed: listed, help: help)
        (read, write) = functions
    }

    /// The rows of all features.
    static let catalogue = Catalogue([
        views, navigation, tabs, split, pages, children, presentation, animators, systemBars, responders, launch,
        savedState, bars, geometry, rotation, traits, tables, sheets, search, alerts, scenes,
    ])
}

extension PropertySpec {
    /// Every property, in the order of `Property`.
    package static let table: [PropertySpec] = {
        var table: [PropertySpec] = []
        for property in Property.allCases { table.append(PropertyRow.catalogue[property].spec) }
        for method in MethodSpec.table where method.owner == .controller && method.isOverriddenProperty {
            if let place = table.firstIndex(where: { $0.name.isEqual(to: method.handler) }) {
                table[place].getter = method.method
            }
        }
        return table
    }()
}
