import SceneRuntime

/// The index of an object's first variable in a `FieldStore`; `.none` for an object without variables.
struct FieldStart: Hashable, Sendable, BitwiseCopyable {
    private let raw: UInt32

    @inline(__always)
    init(_ cell: Int) { raw = UInt32(truncatingIfNeeded: cell) }

    private init(raw: UInt32) { self.raw = raw }

    static var none: FieldStart { FieldStart(raw: .max) }

    var exists: Bool { raw != .max }

    /// The index of the first variable's cell. Only an object with variables has one: see `exists`.
    @inline(__always)
    var cell: Int { Int(truncatingIfNeeded: raw) }
}

/// The variables of controllers, delegates and styles: consecutive values in one arena, with a free list by length.
struct FieldStore: Hashable, Sendable {
    var cells = Slab<Value>()
    /// The start of a controller's variables, by its slot.
    private var starts: [FieldStart] = []
    /// The start of the variables of other objects.
    private var otherStarts: [ObjectRef: FieldStart] = [:]
    /// The free lists: unused runs, by length.
    private var free: [[FieldStart]] = []

    /// Allocates `count` variables, set to nil, for a new object.
    mutating func add(_ object: ObjectRef, count: Int) {
        guard count > 0 else { return }
        let used = count < free.count ? free[count].popLast() : nil
        let start = used ?? FieldStart(cells.count)
        if start.cell == cells.count { cells.grow(to: cells.count + count, with: .null) }
        setStart(of: object, start)
    }

    /// Returns the start of the variables of the controller in a slot of the world.
    @inline(__always)
    func start(ofController slot: Int) -> FieldStart { slot < starts.count ? starts[slot] : .none }

    /// Returns the start of the variables of `object`.
    func start(of object: ObjectRef) -> FieldStart {
        if object.kind == .controller { return start(ofController: Int(object.index)) }
        // The callbacks of all scenes are declared with those of the app, and have its variables.
        return otherStarts[object.kind == .scene ? ObjectRef(.app) : object] ?? .none
    }

    /// Returns the cell of variable `index` of `object`; nil for an object without variables.
    func cell(_ index: Int, of object: ObjectRef) -> Int? {
        let start = start(of: object)
        return start.exists ? start.cell + index : nil
    }

    /// Frees the variables of `object`. Returns the reference-counted values, which the caller must release.
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

    /// Returns the variables of `object`.
    func values(of object: ObjectRef, count: Int) -> [Value] {
        let start = start(of: object)
        return start.exists ? Array(cells[start.cell..<start.cell + count]) : []
    }

    /// The objects other than controllers, such as models and `app`. Their variables live as long as the scenario.
    var nonControllerObjects: [ObjectRef] { Array(otherStarts.keys) }

    private mutating func setStart(of object: ObjectRef, _ start: FieldStart) {
        guard object.kind == .controller else {
            otherStarts[object] = start
            return
        }
        let slot = Int(object.index)
        while starts.count <= slot { starts.append(.none) }
        starts[slot] = start
    }

    /// The variable in a cell.
    subscript(place: Int) -> Value {
        @inline(__always) get { cells[place] }
        @inline(__always) set { cells[place] = newValue }
    }
}
