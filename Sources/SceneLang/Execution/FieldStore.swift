import SceneRuntime

/// Where the variables of an object begin in a `FieldStore`; none for an object without variables.
struct FieldStart: Hashable, Sendable, BitwiseCopyable {
    private let raw: UInt32

    @inline(__always)
    init(_ cell: Int) { raw = UInt32(truncatingIfNeeded: cell) }

    private init(raw: UInt32) { self.raw = raw }

    static var none: FieldStart { FieldStart(raw: .max) }

    var exists: Bool { raw != .max }

    /// The first cell of an object that has variables.
    @inline(__always)
    var cell: Int { Int(raw) }
}

/// The variables of controllers, delegates and styles: runs of values in one arena.
struct FieldStore: Hashable, Sendable {
    var cells = Slab<Value>()
    /// Where the run of a controller begins, by its slot.
    private var starts: [FieldStart] = []
    /// The same of other objects.
    private var others: [ObjectRef: FieldStart] = [:]
    /// Runs that nobody uses, by their length.
    private var free: [[FieldStart]] = []

    /// A run of `count` nils for a new object.
    mutating func add(_ object: ObjectRef, count: Int) {
        guard count > 0 else { return }
        let used = count < free.count ? free[count].popLast() : nil
        let start = used ?? FieldStart(cells.count)
        if start.cell == cells.count { cells.grow(to: cells.count + count, with: .null) }
        setStart(of: object, start)
    }

    /// Where the variables of the controller in a slot of the world begin.
    @inline(__always)
    func start(ofController slot: Int) -> FieldStart { slot < starts.count ? starts[slot] : .none }

    /// Where the variables of `object` begin.
    func start(of object: ObjectRef) -> FieldStart {
        if object.kind == .controller { return start(ofController: Int(object.index)) }
        return others[object] ?? .none
    }

    /// The cell of variable number `index` of `object`; nil for an object without variables.
    func cell(_ index: Int, of object: ObjectRef) -> Int? {
        let start = start(of: object)
        return start.exists ? start.cell + index : nil
    }

    /// The values of the run of `object` that are counted, which are now the caller's; it has no variables any more.
    mutating func remove(_ object: ObjectRef, count: Int) -> [Value] {
        let start = start(of: object)
        guard start.exists, count > 0 else { return [] }
        var values: [Value] = []
        for place in start.cell..<start.cell + count {
            if cells[place].isCounted { values.append(cells[place]) }
            cells[place] = .null
        }
        while free.count <= count { free.append([]) }
        free[count].append(start)
        setStart(of: object, .none)
        return values
    }

    /// The variables of `object`.
    func values(of object: ObjectRef, count: Int) -> [Value] {
        let start = start(of: object)
        return start.exists ? Array(cells[start.cell..<start.cell + count]) : []
    }

    /// The objects with variables that live as long as the scenario.
    var permanent: [ObjectRef] { Array(others.keys) }

    private mutating func setStart(of object: ObjectRef, _ start: FieldStart) {
        guard object.kind == .controller else {
            others[object] = start
            return
        }
        let slot = Int(object.index)
        while starts.count <= slot { starts.append(.none) }
        starts[slot] = start
    }

    /// The variable at a place: the start of a run and a position in it.
    subscript(place: Int) -> Value {
        @inline(__always) get { cells[place] }
        @inline(__always) set { cells[place] = newValue }
    }
}
