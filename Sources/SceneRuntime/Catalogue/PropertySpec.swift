/// The facts about a property: its owners, releases, type, storage, and a line of help. `PropertyRow` has its
/// functions.
///
/// Code that checks, completes or documents properties uses this table.
package struct PropertySpec: Sendable, BitwiseCopyable {
    /// The times at which a property may be set.
    package enum Access: UInt8, Sendable, BitwiseCopyable {
        case readOnly
        /// By a declaration, and never later.
        case atCreation
        /// At any time.
        case readWrite
        /// At any time and in any release. Apps override its getter, which earlier releases never call.
        case override
        /// At any time, as a step: setting it changes the interface.
        case step
    }

    package let property: Property
    /// The name in Swift and in scripts.
    package let name: StaticString
    /// The objects that have it.
    let owners: PropertyOwners
    /// The major iOS releases that have it. In others, reading it is an error, and so is setting it, unless it is an
    /// override.
    package let releases: ReleaseRange
    /// The type of its value.
    package let type: PropertyType
    /// The location of the value.
    let storage: PropertyStorage
    /// When it may be set.
    package let access: Access
    /// Whether the facts about an instance list it. They omit properties that other facts contain, and those that are
    /// the same for nearly every controller.
    package let isListed: Bool
    /// A line of help.
    package let help: StaticString
    /// The getter, if apps override it and the model calls it. `table` has it, and the row does not.
    var getter: Method?

    /// Whether controllers of a kind have the property.
    package func belongs(to base: ControllerKind) -> Bool { owners.contains(PropertyOwners(base)) }

    /// Whether objects of a kind have the property; for controllers, whether some have it.
    @inline(__always)
    package func belongs(to kind: ObjectRef.Kind) -> Bool { !owners.isDisjoint(with: PropertyOwners(kind)) }

    /// Whether a script may set it at any time.
    package var isWritable: Bool { access != .readOnly && access != .atCreation }

    /// Whether a declaration may set it.
    package var isSettableInDeclaration: Bool { access != .readOnly }

    /// Whether setting it is a step.
    package var isStep: Bool { access == .step }

    /// Whether the machine stores its value, and not the world. `Machine.setStoredProperty` passes on what the world
    /// must know, such as whether an alert has a title.
    package var isStoredByMachine: Bool {
        if case .script = storage { return true }
        return false
    }

    /// Whether it is a flag of motion, which is documented inside of the callbacks of appearance only.
    package var isOfMotion: Bool {
        if case .motion = storage { return true }
        return false
    }

    /// For such a text, its initial value from the class, or nil.
    package var declaredText: ClassText? {
        if case .script(let declared) = storage { return declared }
        if case .declared(let declared) = storage { return declared }
        return nil
    }

    /// Whether it may be set in a release.
    func canBeSet(in release: Release) -> Bool {
        isSettableInDeclaration && (access == .override || releases.contains(release))
    }
}
