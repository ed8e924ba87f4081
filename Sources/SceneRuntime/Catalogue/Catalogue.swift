/// The rows of a table by key: one for each case of `Key`. The rows may come in any order, from any number of lists.
package struct Catalogue<Key: CaseIterable & RawRepresentable & Sendable, Row: CatalogueRow>: Sendable
where Key.RawValue: FixedWidthInteger, Row.Key == Key {
    /// The rows in the order of the keys. If a key has no row, the first row of the lists is at its index, which
    /// a test finds.
    package let rows: [Row]
    /// The number of rows in the lists. If it is not the number of keys, a key has two rows.
    package let listedCount: Int

    package init(_ lists: [[Row]]) {
        guard let first = lists.first?.first else {
            (rows, listedCount) = ([], 0)
            return
        }
        var slots = [Row](repeating: first, count: Key.allCases.count)
        var count = 0
        for list in lists {
            for row in list { slots[Int(row.key.rawValue)] = row }
            count += list.count
        }
        (rows, listedCount) = (slots, count)
    }

    /// The row of a key.
    @inline(__always)
    package subscript(key: Key) -> Row { rows[Int(key.rawValue)] }
}

/// A row of a catalogue.
package protocol CatalogueRow: Sendable {
    associatedtype Key
    /// What the row describes.
    var key: Key { get }
}
