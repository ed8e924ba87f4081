/// The properties of insets: of a value, or of the additional insets of a controller, which can be set.
extension World {
    /// The insets that `object` refers to.
    func insets(of object: ObjectRef) -> Insets {
        object.kind == .additionalInsets
            ? record(of: ControllerID(object.index)).additional : Insets(packed: object.index)
    }

    /// Returns the request that sets all additional insets of a controller.
    func setInsets(of id: ControllerID, _ value: ObjectRef) -> PropertyWriting {
        guard value.kind == .insets || value.kind == .additionalInsets else { return .mismatch }
        return .perform(.setProperty(.insets(id, insets(of: value).packed)))
    }

    /// Returns the request that sets one of the additional insets of a controller.
    func setInset(_ accessor: PropertyAccessor, of object: ObjectRef, _ points: Int?) -> PropertyWriting {
        guard object.kind == .additionalInsets else { return .unavailable }
        guard let inset = points.flatMap(UInt8.init(exactly:)) else { return .mismatch }
        var insets = insets(of: object)
        insets[accessor] = inset
        return .perform(.setProperty(.insets(ControllerID(object.index), insets.packed)))
    }
}

extension Insets {
    /// The inset at an edge: `.top`, `.left`, `.bottom`, otherwise `.right`.
    subscript(edge: PropertyAccessor) -> UInt8 {
        get { edge == .top ? top : edge == .left ? left : edge == .bottom ? bottom : right }
        set {
            if edge == .top {
                top = newValue
            } else if edge == .left {
                left = newValue
            } else if edge == .bottom {
                bottom = newValue
            } else {
                right = newValue
            }
        }
    }
}
