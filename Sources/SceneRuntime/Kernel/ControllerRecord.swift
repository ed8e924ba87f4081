/// What is recorded of few controllers, such as the settings of a sheet. A list of them has at most one of each
/// controller.
protocol ControllerRecord {
    var controller: ControllerID { get }

    /// The record of a controller of which nothing is known.
    init(of controller: ControllerID)
}

extension Array where Element: ControllerRecord {
    /// Returns the record of `id`, or an initial one.
    func record(of id: ControllerID) -> Element { first { $0.controller == id } ?? Element(of: id) }

    /// Changes the record of `id`, which is added if there is none.
    mutating func change(_ id: ControllerID, _ change: (inout Element) -> Void) {
        if let place = firstIndex(where: { $0.controller == id }) { return change(&self[place]) }
        var record = Element(of: id)
        change(&record)
        append(record)
    }

    /// Removes the record of `id`, if there is one.
    mutating func forget(_ id: ControllerID) { removeAll { $0.controller == id } }
}
