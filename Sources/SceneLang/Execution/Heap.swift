/// The heap: strings, and the lists of arrays, dictionaries, closures and boxes, with reference counts.
///
/// Counts are exact, so that objects are deallocated where Swift would deallocate them. The machine does the counting,
/// because only it can notify the world about controllers.
struct Heap: Hashable, Sendable {
    var strings = StringStore()
    private var lists: [[Value]] = []
    private var owners: [UInt32] = []
    private var free: [UInt32] = []
    /// For large dictionaries: a hash index of the keys.
    private var indexes: [Int: DictionaryIndex] = [:]
    /// The number of elements of all lists.
    private var elementTotal = 0

    /// The total size, in elements: a list or a string counts for some elements itself, and a byte for a 16th of an
    /// element.
    var size: Int {
        elementTotal + Heap.worth * (lists.count - free.count + strings.count) + strings.byteTotal / 16
    }

    private static let worth = 4

    /// All slots, for the search for cycles.
    var slots: Range<Int> { 0..<lists.count }

    func isUsed(_ slot: Int) -> Bool { owners[slot] > 0 }

    subscript(slot: Int) -> [Value] {
        @inline(__always) _read { yield lists[slot] }
    }

    @inline(__always)
    func elementCount(_ slot: Int) -> Int { lists[slot].count }

    @inline(__always)
    func element(_ place: Int, of slot: Int) -> Value { lists[slot][place] }

    /// Sets an element of a uniquely referenced list. Returns the old element.
    @inline(__always)
    mutating func exchange(_ place: Int, of slot: Int, with value: Value) -> Value {
        let old = lists[slot][place]
        lists[slot][place] = value
        return old
    }

    func ownerCount(_ slot: Int) -> Int { Int(owners[slot]) }

    /// Adds a list with a reference count of 1, which takes over `elements`.
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

    /// Releases a list. If that was the last reference, returns the elements, which the caller must release.
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

    /// Appends an element to a uniquely referenced list.
    @inline(__always)
    mutating func append(_ element: Value, to slot: Int) {
        elementTotal &+= 1
        lists[slot].append(element)
    }

    /// Inserts an element into a uniquely referenced list, at a valid index or at its end.
    mutating func insert(_ element: Value, at place: Int, of slot: Int) {
        elementTotal &+= 1
        lists[slot].insert(element, at: place)
    }

    /// Removes an element of a uniquely referenced list. The caller takes over the reference.
    mutating func remove(at place: Int, of slot: Int) -> Value {
        elementTotal &-= 1
        return lists[slot].remove(at: place)
    }

    /// Whether a list is uniquely referenced, so that it can be changed in place.
    @inline(__always)
    func isUnique(_ slot: Int) -> Bool { owners[slot] == 1 }
}

// Dictionaries: keys at even indices, each followed by its value, in the order of insertion.
extension Heap {
    /// Returns the position of `key` in the list of the dictionary, or nil. A large dictionary gets a hash index.
    mutating func find(_ key: Value, in slot: Int) -> Int? {
        if needsIndex(slot) { indexes[slot] = makeIndex(of: slot) }
        return place(of: key, in: slot)
    }

    /// Whether `find` creates the hash index of a large dictionary.
    @inline(__always)
    func needsIndex(_ slot: Int) -> Bool { lists[slot].count > 16 && indexes[slot] == nil }

    /// Returns the position of `key`, or nil. A dictionary without an index is searched linearly.
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

    /// Removes the entry whose key is at `place`. The caller takes over the references to key and value.
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

    /// Whether two keys are equal: strings by their text, and 1 equals 1.0.
    func isSameKey(_ a: Value, _ b: Value) -> Bool {
        if a.tag == .string, b.tag == .string { return a.slot == b.slot || strings.areEqual(a.slot, b.slot) }
        if a.tag == b.tag, a.hasContent, a.slot != b.slot { return hasSameContent(a, b) }
        if a.tag == b.tag, a.tag != .double { return a == b }
        guard let x = a.asDouble, let y = b.asDouble else { return false }
        return x == y
    }

    /// Whether two values that are compared by their content, such as structures, are equal as keys. Their parts are in
    /// a list, because recursion could overflow the stack.
    private func hasSameContent(_ a: Value, _ b: Value) -> Bool {
        var waiting = [(a, b)]
        while let (a, b) = waiting.popLast() {
            guard a.tag == b.tag, a.hasContent, a.slot != b.slot else {
                if isSameKey(a, b) { continue }
                return false
            }
            guard a.extra == b.extra || a.tag == .tuple, lists[a.slot].count == lists[b.slot].count else {
                return false
            }
            waiting += zip(lists[a.slot], lists[b.slot])
        }
        return true
    }

    /// The maximum nesting of the parts that the hash of a key contains: deeper ones leave the hash as it is.
    private static let deepestHash = 16

    private func hash(of key: Value, depth: Int = 0) -> Int {
        var hash: UInt64 = 14_695_981_039_346_656_037
        if key.tag == .string {
            hash = strings.hash(key.slot)
        } else if key.hasContent {
            guard depth < Heap.deepestHash else { return 0 }
            for part in lists[key.slot] {
                hash = (hash ^ UInt64(self.hash(of: part, depth: depth + 1))) &* 1_099_511_628_211
            }
        } else if let number = key.asDouble {
            hash = (hash ^ (number == 0 ? 0 : number.bitPattern)) &* 1_099_511_628_211
        } else {
            hash = (hash ^ key.bits ^ UInt64(key.extra) << 32 ^ UInt64(key.tag.rawValue)) &* 1_099_511_628_211
        }
        return Int(truncatingIfNeeded: (hash ^ hash >> 32) & 0x7FFF_FFFF)
    }
}

/// A hash index of the entries of a dictionary, with open addressing.
struct DictionaryIndex: Hashable, Sendable {
    private var places: [Int32]

    /// The number of slots minus 1, with all bits set.
    let mask: Int

    /// Creates an index for at most `capacity` entries.
    init(capacity: Int) {
        var size = 16
        while size < capacity * 2 { size *= 2 }
        places = [Int32](repeating: -1, count: size)
        mask = size - 1
    }

    /// The entry in a slot; nil if it is free.
    subscript(place: Int) -> Int? { places[place] < 0 ? nil : Int(places[place]) }

    /// Inserts an entry with a new key.
    mutating func insert(_ entry: Int, hash: Int) {
        var place = hash & mask
        while places[place] >= 0 { place = (place + 1) & mask }
        places[place] = Int32(truncatingIfNeeded: entry)
    }
}
