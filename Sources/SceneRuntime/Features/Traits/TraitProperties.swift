/// The properties of trait collections, trait overrides and appearances.
extension World {
    /// The traits that `object` refers to: a trait collection, or the overrides of a controller.
    func traits(referredBy object: ObjectRef) -> Traits {
        object.kind == .traitOverrides ? overrides(of: ControllerID(object.index)) : Traits(packed: object.index)
    }

    /// The traits that `id` overrides; the others are unspecified.
    private func overrides(of id: ControllerID) -> Traits {
        let record = record(of: id)
        return Traits(horizontal: record.horizontal, vertical: record.vertical, isPad: false, style: record.style)
    }

    /// The appearance that is set of a window, a view or a controller.
    func overriddenStyle(of object: ObjectRef) -> InterfaceStyle {
        if object.kind == .window { return windows[Int(object.index)].style }
        if object.kind == .view { return record(of: ownerOfView(object.view).controller).viewStyle }
        return record(of: object.controller).style
    }

    /// Returns the request that overrides a size class.
    func setSizeClass(_ trait: Symbol, of object: ObjectRef, _ value: Symbol?) -> PropertyWriting {
        guard let value, SizeClass(value) != nil else { return .mismatch }
        return .perform(.environment(.overrideTrait(trait, ControllerID(object.index), value)))
    }

    /// Returns the request that overrides the interface style among the traits of a controller.
    func setStyleOverride(of object: ObjectRef, _ value: Symbol?) -> PropertyWriting {
        guard let value, InterfaceStyle(value) != nil else { return .mismatch }
        return .perform(.environment(.overrideTrait(.userInterfaceStyle, ControllerID(object.index), value)))
    }

    /// Returns the request that sets an appearance. That of a controller without a view needs none.
    mutating func setOverriddenStyle(of object: ObjectRef, _ value: Symbol?) -> PropertyWriting {
        guard let style = value.flatMap({ InterfaceStyle($0) }) else { return .mismatch }
        if object.kind == .view, ownerOfView(object.view).place > 0 { return .unavailable }
        guard object.kind == .controller, !self[object.controller].flags.contains(.viewLoaded) else {
            return .perform(.environment(.interfaceStyle(style, object)))
        }
        changeRecord(of: object.controller) { $0.style = style }
        return .done
    }
}
