import SceneRuntime

/// The functions of an object's handlers, as positions in `Program.functions`, by method. It is used for each call that
/// a script handles.
struct HandlerTable: Hashable, Sendable {
    /// Empty, or for each method the position of its function plus 1, and 0 without a handler.
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

    /// Adds the handlers of a superclass for the methods that have none.
    mutating func inherit(from other: HandlerTable) {
        if places.isEmpty {
            places = other.places
        } else {
            for index in other.places.indices where places[index] == 0 { places[index] = other.places[index] }
        }
    }
}
