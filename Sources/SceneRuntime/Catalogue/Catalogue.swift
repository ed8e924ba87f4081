/// Rows by key: one for each case of `Key`. The rows may come in any order, from any number of lists.
///
/// The rows stay in their lists, which are static data, because a copy of a row with functions costs a retain for each.
package struct Catalogue<Key: CaseIterable & RawRepresentable & Sendable, Row: CatalogueRow>: Sendable
where Key.RawValue: FixedWidthInteger, Row.Key == Key {
    /// The position of a row: the index of its list, and its index there.
    @usableFromInline
    struct Place: Sendable, BitwiseCopyable {
        @usableFromInline var list: UInt16 = 0
        @usableFromInline var index: UInt16 = 0
        @inlinable init() {}
    }

    @usableFromInline let lists: [[Row]]
    /// The places of the rows, in the order of the keys. A key without a row has the place of the first row, which a
    /// test finds. If a key has two rows, it has the place of the later one.
    @usableFromInline let places: [Place]

    @inlinable
    package init(_ lists: [[Row]]) {
        var places = [Place](repeating: Place(), count: Key.allCases.count)
        for list in lists.indices {
            for index in lists[list].indices {
                let key = Int(lists[list][index].key.rawValue)
                places[key].list = UInt16(truncatingIfNeeded: list)
                places[key].index = UInt16(truncatingIfNeeded: index)
            }
        }
        (self.lists, self.places) = (lists, places)
    }

    /// The row of a key.
    @inlinable
    package subscript(key: Key) -> Row {
        @inline(__always) _read {
            let place = places[Int(key.rawValue)]
            yield lists[Int(place.list)][Int(place.index)]
        }
    }

    /// Returns what `transform` makes of each row, in the order of the keys.
    @inlinable
    package func map<Value>(_ transform: (Row) -> Value) -> [Value] {
        var values: [Value] = []
        values.reserveCapacity(places.count)
        for place in places { values.append(transform(lists[Int(place.list)][Int(place.index)])) }
        return values
    }

    /// The number of rows in the lists. If it is not the number of keys, a key has two rows, or none.
    package var rowCount: Int { lists.reduce(0) { $0 + $1.count } }
}

/// A row of a catalogue.
package protocol CatalogueRow: Sendable {
    associatedtype Key
    /// What the row describes.
    var key: Key { get }
}
