import SceneRuntime

/// The functions of an object's handlers, positions in `Program.functions`, by the method that each handles: a look-up
/// for each call that a script handles.
struct HandlerTable: Hashable, Sendable {
    /// Empty, or one more than the function's position for each method; 0 where there is none.
    private var places: [UInt32] = []

    subscript(method: Method) -> UInt32? {
        get {
            let place = Int(method.rawValue) < places.count ? places[Int(method.rawValue)] : 0
            return place > 0 ? place - 1 : nil
        }
        set {
            if places.isEmpty { places = Array(repeating: 0, count: Method.allCases.count) }
            places[Int(method.rawValue)] = newValue.map { $0 + 1 } ?? 0
        }
    }
}
