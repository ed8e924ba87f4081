import SceneRuntime

/// The variables of controllers, delegates and styles: runs of values in one arena.
struct FieldStore: Hashable, Sendable {
    var cells = Slab<Value>()
    /// Where the run of a controller begins, by its slot.
    private var starts: [UInt32] = []
    /// The same of other objects.
    private var others: [ObjectRef: UInt32] = [:]
    /// Runs that nobody uses, by their length.
    private var free: [[UInt32]] = []

    /// The start of an object without variables.
    static let none = UInt32.max

    /// A run of `count` nils for a new object.
    mutating func add(_ object: ObjectRef, count: Int) {
        guard count > 0 else { return }
        let used = count < free.count ? free[count].popLast() : nil
        let start = used ?? UInt32(truncatingIfNeeded: cells.count)
        if Int(start) == cells.count { cells.grow(to: cells.count + count, with: .null) }
        setStart(of: object, start)
    }

    /// The same of the controller in a slot of the world.
    @inline(__always)
    func start(ofController slot: Int) -> UInt32 { slot < starts.count ? starts[slot] : FieldStore.none }

    /// Where the variables of `object` begin; `none` for an object without.
    func start(of object: ObjectRef) -> UInt32 {
        if object.kind == .controller { return start(ofController: Int(object.index)) }
        return others[object] ?? FieldStore.none
    }

    /// The values of the run of `object` that are counted, which are now the caller's; it has no variables any more.
    mutating func remove(_ object: ObjectRef, count: Int) -> [Value] {
        let start = start(of: object)
        guard start != FieldStore.none, count > 0 else { return [] }
        var values: [Value] = []
        for place in Int(start)..<Int(start) + count {
            if cells[place].isCounted { values.append(cells[place]) }
            cells[place] = .null
        }
        while free.count <= count { free.append([]) }
        free[count].append(start)
        setStart(of: object, FieldStore.none)
        return values
    }

    /// The variables of `object`.
    func values(of object: ObjectRef, count: Int) -> [Value] {
        let start = start(of: object)
        return start == FieldStore.none ? [] : Array(cells[Int(start)..<Int(start) + count])
    }

    /// The objects with variables that live as long as the scenario.
    var permanent: [ObjectRef] { Array(others.keys) }

    private mutating func setStart(of object: ObjectRef, _ start: UInt32) {
        guard object.kind == .controller else {
            others[object] = start
            return
        }
        let slot = Int(object.index)
        while starts.count <= slot { starts.append(FieldStore.none) }
        starts[slot] = start
    }

    /// The variable at a place: the start of a run and a position in it.
    subscript(place: Int) -> Value {
        @inline(__always) get { cells[place] }
        @inline(__always) set { cells[place] = newValue }
    }
}
