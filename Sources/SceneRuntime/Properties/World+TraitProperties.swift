/// The properties of trait collections, trait overrides and appearances.
extension World {
    /// The symbol of a trait, of an override, or of an appearance that is set.
    func trait(_ accessor: PropertyAccessor, of object: ObjectRef) -> Symbol {
        if accessor == .overrideUserInterfaceStyle { return overriddenStyle(of: object).symbol }
        let traits =
            object.kind == .traitOverrides ? overrides(of: ControllerID(object.index)) : Traits(packed: object.index)
        if accessor == .horizontalSizeClass { return traits.horizontal.symbol }
        return accessor == .verticalSizeClass ? traits.vertical.symbol : traits.style.symbol
    }

    /// The traits that `id` overrides; the others are unspecified.
    private func overrides(of id: ControllerID) -> Traits {
        let record = record(of: id)
        return Traits(horizontal: record.horizontal, vertical: record.vertical, isPad: false, style: record.style)
    }

    private func overriddenStyle(of object: ObjectRef) -> InterfaceStyle {
        if object.kind == .window { return windows[Int(object.index)].style }
        if object.kind == .view { return record(of: ownerOfView(object.view).controller).viewStyle }
        return record(of: object.controller).style
    }

    /// Returns the request that sets a trait or an appearance. That of a controller without a view needs none.
    mutating func setTrait(_ accessor: PropertyAccessor, of object: ObjectRef, _ value: Symbol?) -> PropertyWriting {
        let isStyle = accessor == .userInterfaceStyle || accessor == .overrideUserInterfaceStyle
        guard let value, isStyle ? InterfaceStyle(value) != nil : SizeClass(value) != nil else { return .mismatch }
        guard accessor == .overrideUserInterfaceStyle, let style = InterfaceStyle(value) else {
            let trait: Symbol =
                isStyle
                ? .userInterfaceStyle : accessor == .verticalSizeClass ? .verticalSizeClass : .horizontalSizeClass
            return .perform(.environment(.overrideTrait(trait, ControllerID(object.index), value)))
        }
        if object.kind == .view, ownerOfView(object.view).place > 0 { return .unavailable }
        guard object.kind == .controller, !self[object.controller].flags.contains(.viewLoaded) else {
            return .perform(.environment(.interfaceStyle(style, object)))
        }
        changeRecord(of: object.controller) { $0.style = style }
        return .done
    }
}
