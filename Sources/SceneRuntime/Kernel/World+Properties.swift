/// Reading and setting of properties, according to their rows.
extension World {
    /// Performs a request to set a property, with the calls that follow from it.
    mutating func perform(_ request: PropertyRequest) {
        switch request {
        case .model(let variable): modelChanged(variable)
        case .preferSize(let id, let size): preferSize(size, of: id)
        case .tapEdit(let id): tapEdit(id)
        case .insets(let id, let packed): setAdditionalInsets(Insets(packed: packed), of: id)
        case .setEditing(let id, let isEditing, let animated):
            setEditing(of: id, isEditing, animated: animated, by: .edit2)
        }
    }

    /// The value of a property. Reading some of them loads a view.
    package mutating func read(_ property: Property, of object: ObjectRef) -> PropertyReading {
        makeUnique()
        // Tests switch properties off one at a time (`Omission`).
        if let reading = omittedReading(property) { return reading }
        let spec = property.spec
        guard spec.belongs(to: object.kind), canBeRead(object), spec.releases.contains(release) else {
            return .unavailable
        }
        if let getter = spec.getter, object.kind == .controller, handles(object.controller, getter) {
            return .perform(.readOverride(object.controller, getter))
        }
        switch spec.storage {
        case .flag(let flag): return .bool(self[object.controller].flags.contains(flag))
        case .motion(let flag): return .bool(isMoving(object.controller, flag))
        case .negatedFlag(let flag): return .bool(!self[object.controller].flags.contains(flag))
        case .reference(let slot):
            let isPresentation = object.kind == .presentationController
            return .object(
                referent(of: delegation(of: ControllerID(object.index))[slot, ofPresentation: isPresentation]))
        case .script, .views: return .unavailable
        case .declared, .computed:
            guard canCompute(spec, of: object), let read = PropertyRow.catalogue[property].read else {
                return .unavailable
            }
            return read(&self, object)
        }
    }

    /// Sets a property, or returns the request that does it.
    package mutating func write(_ property: Property, of object: ObjectRef, _ value: Argument) -> PropertyWriting {
        makeUnique()
        let spec = property.spec
        guard spec.belongs(to: object.kind), canBeWritten(object), spec.canBeSet(in: release) else {
            return .unavailable
        }
        switch spec.storage {
        case .flag(let flag): return setFlag(flag, of: object.controller, value.asBool)
        case .negatedFlag(let flag): return setFlag(flag, of: object.controller, value.asBool.map { !$0 })
        case .reference(let slot):
            guard let reference = weakReference(to: value) else { return .mismatch }
            let isPresentation = object.kind == .presentationController
            updateDelegation(of: ControllerID(object.index)) { $0[slot, ofPresentation: isPresentation] = reference }
            return .done
        case .script, .declared, .views, .motion: return .unavailable
        case .computed:
            guard canCompute(spec, of: object), let write = PropertyRow.catalogue[property].write else {
                return .unavailable
            }
            return write(&self, object, value)
        }
    }

    /// FLAGS-WINDOW-1: the value of a property with the storage `.motion`: `isBeingPresented`, `isBeingDismissed`,
    /// `isMovingToParent` or `isMovingFromParent`. It is true only between the first and the last appearance callback.
    private func isMoving(_ id: ControllerID, _ flag: ControllerFlags) -> Bool {
        guard self[id].flags.contains(flag) else { return false }
        let isAppearing = !flag.isDisjoint(with: [.isMovingToParent, .isBeingPresented])
        return self[id].appearance != (isAppearing ? .disappeared : .appeared)
    }

    /// Sets or clears a flag of a controller.
    mutating func setFlag(_ flag: ControllerFlags, of id: ControllerID, _ isOn: Bool?) -> PropertyWriting {
        guard let isOn else { return .mismatch }
        if isOn { self[id].flags.insert(flag) } else { self[id].flags.remove(flag) }
        return .done
    }

    /// Whether the properties of `object` can be read: for a controller, also during its `deinit`.
    @inline(__always)
    private func canBeRead(_ object: ObjectRef) -> Bool {
        if object.kind == .controller { return isUsable(object.controller) }
        return object.kind.spec.abilities.contains(.readable) && exists(object)
    }

    /// Whether the properties of `object` can be set.
    @inline(__always)
    private func canBeWritten(_ object: ObjectRef) -> Bool {
        object.kind.spec.abilities.contains(.writable) && exists(object)
    }

    /// Whether `object`, or the controller that it is a part of, has not been deallocated.
    @inline(__always)
    private func exists(_ object: ObjectRef) -> Bool {
        switch object.kind.spec.index {
        case .controller, .bar: isAlive(object.owner)
        case .view: Int(object.index) < views.count && views[Int(object.index)].isUsed
        case .window: Int(object.index) < windows.count
        case .nothing, .declaration, .number, .value: true
        }
    }

    /// Whether a function can read or set the property of `object`. Such a property requires a controller of the right
    /// kind. A flag or a reference can be read of each controller.
    @inline(__always)
    private func canCompute(_ spec: PropertySpec, of object: ObjectRef) -> Bool {
        object.kind != .controller || spec.belongs(to: self[object.controller].base)
    }

    /// Returns a weak reference to an object that can be a delegate; nil for any other value.
    private func weakReference(to value: Argument) -> WeakReference? {
        if value.kind == .null { return WeakReference() }
        let object = value.asObject
        guard object.kind.spec.abilities.contains(.delegate) else { return nil }
        return WeakReference(object: object, serial: object.controller.exists ? self[object.controller].serial : 0)
    }
}

// Values as readings.
extension PropertyReading {
    static func bool(_ value: Bool) -> PropertyReading { .value(.bool(value)) }
    static func int(_ value: some FixedWidthInteger) -> PropertyReading {
        .value(.int(Int64(truncatingIfNeeded: value)))
    }
    static func symbol(_ symbol: Symbol) -> PropertyReading { .value(.symbol(symbol)) }
    static func size(_ size: Size) -> PropertyReading { .value(.size(size)) }
    static func object(_ object: ObjectRef) -> PropertyReading { .value(.object(object)) }
    static func controller(_ controller: ControllerID) -> PropertyReading { .object(ObjectRef(controller)) }
}
