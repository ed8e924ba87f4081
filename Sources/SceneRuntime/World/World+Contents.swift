/// The contents of controllers, in records that only controllers with contents have.
extension World {
    /// The contents of `id`; empty without a record. Setting it creates a record.
    @inlinable
    subscript(contents id: ControllerID) -> Contents {
        @inline(__always) _read { yield contents[owned: self[id].contents.index] }
        @inline(__always) _modify {
            if !self[id].contents.exists { makeContents(of: id) }
            yield &contents[owned: self[id].contents.index]
        }
    }

    @inline(never)
    @usableFromInline
    mutating func makeContents(of id: ControllerID) {
        let place = freeContents.popLast() ?? ContentsID(UInt32(contents.count))
        if place.index == contents.count { contents.push(Contents()) }
        self[id].contents = place
    }

    /// Frees the record of `id`.
    @inline(__always)
    mutating func forgetContents(of id: ControllerID) {
        let place = self[id].contents
        guard place.exists else { return }
        contents[owned: place.index] = Contents()
        freeContents.push(place)
        self[id].contents = .none
    }
}
