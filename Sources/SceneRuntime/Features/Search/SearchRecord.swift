/// A search controller that belongs to the navigation item of a controller, or whose search is active.
struct SearchRecord: ControllerRecord, Hashable, Sendable, BitwiseCopyable {
    /// How a search was begun.
    enum State: UInt8, Sendable, BitwiseCopyable {
        /// The search is not active, or the app presents the search controller itself.
        case idle
        /// UIKit has presented it, and calls the delegate.
        case active
        /// UIKit dismisses it.
        case ending
    }

    let controller: ControllerID
    /// The controller whose navigation item has it, or none.
    var host = ControllerID.none
    var state = State.idle

    init(of controller: ControllerID) { self.controller = controller }
}

extension [SearchRecord] {
    /// Removes a deallocated controller: its own record, and itself as the host of another.
    mutating func forgetController(_ id: ControllerID) {
        forget(id)
        for index in indices where self[index].host == id { self[index].host = .none }
    }
}
