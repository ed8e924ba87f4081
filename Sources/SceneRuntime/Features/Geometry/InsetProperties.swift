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
    func setInset(of object: ObjectRef, _ points: Int?, _ set: (inout Insets, UInt8) -> Void) -> PropertyWriting {
        guard object.kind == .additionalInsets else { return .unavailable }
        guard let inset = points.flatMap(UInt8.init(exactly:)) else { return .mismatch }
        var insets = insets(of: object)
        set(&insets, inset)
        return .perform(.setProperty(.insets(ControllerID(object.index), insets.packed)))
    }
}
