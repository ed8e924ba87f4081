/// The contents of controllers, in records that only controllers with contents have.
extension World {
    /// The contents of `id`; empty without a record. Setting it creates a record.
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
        if place.index == containerStates.count { containerStates.push(ContainerState()) }
        self[id].containerState = place
    }

    /// Frees the record of `id`.
    @inline(__always)
    mutating func forgetContainerState(of id: ControllerID) {
        let place = self[id].containerState
        guard place.exists else { return }
        containerStates[unique: place.index] = ContainerState()
        freeContainerStates.push(place)
        self[id].containerState = .none
    }
}
