/// Rows by key: one for each case of `Key`. The rows may come in any order, from any number of lists.
///
/// The rows stay in their lists, which are static data, because a copy of a row with functions costs a retain for each.
/// It is usable from inlined code: otherwise the compiler does not specialize it for the rows of other modules.
@usableFromInline
package struct Catalogue<Key: CaseIterable & RawRepresentable & Sendable, Row: CatalogueRow>: Sendable
where Key.RawValue: FixedWidthInteger, Row.Key == Key {
    @usableFromInline let lists: [[Row]]
    /// For each key, the index of its list, times 65,536, plus its index there. They are numbers, because a start would
    /// pay for the metadata of a type of their own. A key without a row has the place of the first row, which a test
    /// finds. If a key has two rows, it has the place of the later one.
    @usableFromInline let places: [UInt32]

    // Inlined, because the start would call the generic code, which copies each row.
    @inlinable @inline(__always)
    package init(_ lists: [[Row]]) {
        var places = [UInt32](repeating: 0, count: Key.allCases.count)
        for list in lists.indices {
            let rows = lists[list]
            for index in rows.indices {
                places[Int(rows[index].key.rawValue)] = UInt32(truncatingIfNeeded: list << 16 | index)
            }
        }
        (self.lists, self.places) = (lists, places)
    }

    /// The row of a key.
    @inlinable
    package subscript(key: Key) -> Row {
        @inline(__always) _read { yield lists[list(of: key)][index(of: key)] }
    }

    @inlinable @inline(__always)
    func list(of key: Key) -> Int { Int(places[Int(key.rawValue)] >> 16) }

    @inlinable @inline(__always)
    func index(of key: Key) -> Int { Int(places[Int(key.rawValue)] & 0xFFFF) }

    /// Returns what `transform` makes of each row, in the order of the keys.
    @inlinable
    package func map<Value>(_ transform: (Row) -> Value) -> [Value] {
        var values: [Value] = []
        values.reserveCapacity(places.count)
        for place in places { values.append(transform(lists[Int(place >> 16)][Int(place & 0xFFFF)])) }
        return values
    }

    /// The number of rows in the lists. If it is not the number of keys, a key has two rows, or none.
    package var rowCount: Int { lists.reduce(0) { $0 + $1.count } }
}

/// A row of a catalogue.
@usableFromInline
package protocol CatalogueRow: Sendable {
    associatedtype Key
    /// What the row describes. Rows with functions store it: to compute it, the compiler would copy the row.
    var key: Key { get }
}
