/// What values refer to: strings, and the lists that arrays, dictionaries, closures and boxes are made of.
///
/// Counts are exact, so that the last owner's end is where Swift would end a life. The machine does the counting, since
/// only it can tell the world of controllers.
struct Heap: Hashable, Sendable {
    var strings = StringStore()
    private var lists: [[Value]] = []
    private var owners: [UInt32] = []
    private var free: [UInt32] = []
    /// Of large dictionaries: where each key is in the list.
    private var indexes: [Int: DictionaryIndex] = [:]
    /// The elements of all lists together.
    private var elementTotal = 0

    /// What is kept in all, in elements: a list or a string is worth some itself, and bytes are a 16th of an element.
    var size: Int {
        elementTotal + Heap.worth * (lists.count - free.count + strings.count) + strings.byteTotal / 16
    }

    private static let worth = 4

    /// The slots in use, for the search for cycles.
    var slots: Range<Int> { 0..<lists.count }

    func isUsed(_ slot: Int) -> Bool { owners[slot] > 0 }

    subscript(slot: Int) -> [Value] {
        @inline(__always) _read { yield lists[slot] }
    }

    @inline(__always)
    func elementCount(_ slot: Int) -> Int { lists[slot].count }

    @inline(__always)
    func element(_ place: Int, of slot: Int) -> Value { lists[slot][place] }

    /// Sets an element of a list that nobody shares; answers what it was.
    @inline(__always)
    mutating func exchange(_ place: Int, of slot: Int, with value: Value) -> Value {
        let old = lists[slot][place]
        lists[slot][place] = value
        return old
    }

    func ownerCount(_ slot: Int) -> Int { Int(owners[slot]) }

    /// A new list with one owner; it takes `elements`.
    mutating func add(_ elements: [Value]) -> Int {
        elementTotal &+= elements.count
        if let slot = free.popLast() {
            lists[Int(slot)] = elements
            owners[Int(slot)] = 1
            return Int(slot)
        }
        lists.append(elements)
        owners.append(1)
        return lists.count - 1
    }

    @inline(__always)
    mutating func retain(_ slot: Int) { owners[slot] &+= 1 }

    /// Drops one owner. If it was the last one, answers the elements, which are now the caller's.
    mutating func release(_ slot: Int) -> [Value] {
        owners[slot] &-= 1
        guard owners[slot] == 0 else { return [] }
        let elements = lists[slot]
        elementTotal &-= elements.count
        lists[slot] = []
        indexes[slot] = nil
        free.append(UInt32(truncatingIfNeeded: slot))
        return elements
    }

    /// Adds an element to a list that nobody shares.
    @inline(__always)
    mutating func append(_ element: Value, to slot: Int) {
        elementTotal &+= 1
        lists[slot].append(element)
    }

    /// Inserts an element into a list that nobody shares, at a place that it has or at its end.
    mutating func insert(_ element: Value, at place: Int, of slot: Int) {
        elementTotal &+= 1
        lists[slot].insert(element, at: place)
    }

    /// Removes the element at a place of a list that nobody shares; it is the caller's.
    mutating func remove(at place: Int, of slot: Int) -> Value {
        elementTotal &-= 1
        return lists[slot].remove(at: place)
    }

    /// Whether a change in place is seen by nobody else.
    @inline(__always)
    func isUnique(_ slot: Int) -> Bool { owners[slot] == 1 }
}

// Dictionaries: keys at even places, their values behind them, in the order of insertion.
extension Heap {
    /// The place of `key` in the list of the dictionary, or nil. A large dictionary gets an index for the next time.
    mutating func find(_ key: Value, in slot: Int) -> Int? {
        if lists[slot].count > 16, indexes[slot] == nil { indexes[slot] = makeIndex(of: slot) }
        return place(of: key, in: slot)
    }

    /// The same; a dictionary without an index is searched from its start.
    func place(of key: Value, in slot: Int) -> Int? {
        guard let index = indexes[slot] else {
            for entry in 0..<lists[slot].count / 2 where isSameKey(lists[slot][2 * entry], key) { return 2 * entry }
            return nil
        }
        var probe = hash(of: key) & index.mask
        while let entry = index[probe] {
            if entry * 2 < lists[slot].count, isSameKey(lists[slot][2 * entry], key) { return 2 * entry }
            probe = (probe + 1) & index.mask
        }
        return nil
    }

    /// Adds an entry whose key is new.
    mutating func append(_ key: Value, _ value: Value, to slot: Int) {
        append(key, to: slot)
        append(value, to: slot)
        let entry = lists[slot].count / 2 - 1
        guard let mask = indexes[slot]?.mask else { return }
        if (entry + 1) * 2 > mask {
            indexes[slot] = makeIndex(of: slot)
        } else {
            let hash = hash(of: key)
            indexes[slot]?.insert(entry, hash: hash)
        }
    }

    /// Removes the entry at `place` (of its key); key and value are the caller's.
    mutating func removeEntry(at place: Int, of slot: Int) -> (key: Value, value: Value) {
        let (key, value) = (lists[slot][place], lists[slot][place + 1])
        lists[slot].removeSubrange(place...place + 1)
        elementTotal &-= 2
        indexes[slot] = nil
        return (key, value)
    }

    private func makeIndex(of slot: Int) -> DictionaryIndex {
        let count = lists[slot].count / 2
        var index = DictionaryIndex(capacity: count * 2)
        for entry in 0..<count { index.insert(entry, hash: hash(of: lists[slot][2 * entry])) }
        return index
    }

    /// Whether two keys are equal: strings by their text, 1 and 1.0 alike.
    func isSameKey(_ a: Value, _ b: Value) -> Bool {
        if a.tag == .string, b.tag == .string { return a.slot == b.slot || strings.areEqual(a.slot, b.slot) }
        if a.tag == b.tag, a.tag != .double { return a == b }
        guard let x = a.asDouble, let y = b.asDouble else { return false }
        return x == y
    }

    private func hash(of key: Value) -> Int {
        var hash: UInt64 = 14_695_981_039_346_656_037
        if key.tag == .string {
            hash = strings.hash(key.slot)
        } else if let number = key.asDouble {
            hash = (hash ^ (number == 0 ? 0 : number.bitPattern)) &* 1_099_511_628_211
        } else {
            hash = (hash ^ key.bits ^ UInt64(key.extra) << 32 ^ UInt64(key.tag.rawValue)) &* 1_099_511_628_211
        }
        return Int(truncatingIfNeeded: (hash ^ hash >> 32) & 0x7FFF_FFFF)
    }
}

/// Where the entries of a dictionary are, by the hashes of their keys: open addressing.
struct DictionaryIndex: Hashable, Sendable {
    private var places: [Int32]

    /// The number of places less one, all bits set.
    let mask: Int

    /// An index for at most `capacity` entries.
    init(capacity: Int) {
        var size = 16
        while size < capacity * 2 { size *= 2 }
        places = [Int32](repeating: -1, count: size)
        mask = size - 1
    }

    /// The entry at a place, nil where it is free.
    subscript(place: Int) -> Int? { places[place] < 0 ? nil : Int(places[place]) }

    /// Enters an entry whose key is new.
    mutating func insert(_ entry: Int, hash: Int) {
        var place = hash & mask
        while places[place] >= 0 { place = (place + 1) & mask }
        places[place] = Int32(truncatingIfNeeded: entry)
    }
}
