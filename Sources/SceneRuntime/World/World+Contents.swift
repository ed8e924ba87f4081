/// What controllers hold: the records that only those have who ever held anything.
extension World {
    /// What `id` holds: nothing, where it has no record. Whoever is written to gets one.
    @inlinable
    subscript(contents id: ControllerID) -> Contents {
        @inline(__always) _read { yield contents.all[self[id].contents.index] }
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

    /// Gives the record back: `id` holds nothing any more.
    @inline(__always)
    mutating func forgetContents(of id: ControllerID) {
        let place = self[id].contents
        guard place.exists else { return }
        contents[owned: place.index] = Contents()
        freeContents.push(place)
        self[id].contents = .none
    }
}
