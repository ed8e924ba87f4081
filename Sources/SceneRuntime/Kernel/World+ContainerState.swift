/// The contents of controllers: their children, occupants and presentation, in records of the type `ContainerState`. A
/// controller gets its record when one of these fields is set for the first time.
extension World {
    /// The record of `id`, or an empty one if it has none. Setting a field creates the record.
    @inlinable
    subscript(contents id: ControllerID) -> ContainerState {
        @inline(__always) _read { yield containerStates[unique: self[id].containerState.index] }
        @inline(__always) _modify {
            if rarely(!self[id].containerState.exists) { makeContainerState(of: id) }
            yield &containerStates[unique: self[id].containerState.index]
        }
    }

    @inline(never)
    @usableFromInline
    mutating func makeContainerState(of id: ControllerID) {
        let place = freeContainerStates.popLast() ?? ContainerStateID(UInt32(containerStates.count))
        if place.index == containerStates.count { containerStates.appendUnique(ContainerState()) }
        self[id].containerState = place
    }

    /// Frees the record of `id`.
    @inline(__always)
    mutating func forgetContainerState(of id: ControllerID) {
        let place = self[id].containerState
        guard place.exists else { return }
        containerStates[unique: place.index] = ContainerState()
        freeContainerStates.appendUnique(place)
        self[id].containerState = .none
    }
}
