import SceneRuntime

/// The variables by class and member name: the data of `ObjectCode.members` in one array.
struct VariableIndex: Sendable {
    /// The meaning of a member's name for a class.
    enum Entry: Sendable, BitwiseCopyable {
        /// Not a plain variable.
        case other
        /// The variable with this index.
        case variable(UInt16)
        /// The constant with this index.
        case constant(UInt16)
    }

    /// A row for each class, by the number of the member.
    private var entries = Slab<Entry>()
    /// The start of each class's row; nil for a class without one yet.
    private var rows: [Int?] = []

    /// Returns the meaning of member `number` in the row that begins at `row`.
    @inline(__always)
    func entry(_ number: Int, inRowAt rowStart: Int) -> Entry { entries[rowStart &+ number] }

    /// Returns the start of the row of `cls`, and creates the row if it is missing.
    mutating func row(of cls: Int, _ program: Program) -> Int {
        while rows.count <= cls { rows.append(nil) }
        if let row = rows[cls] { return row }
        let row = entries.count
        rows[cls] = row
        let own = cls < program.classes.count ? program.classes[cls].members : [:]
        for member in program.members {
            guard case .field(let index, isWeak: false, let isConstant) = own[member.name] else {
                entries.append(.other)
                continue
            }
            entries.append(isConstant ? .constant(index) : .variable(index))
        }
        return row
    }
}

/// An inline cache for one receiver: the start of its variables and of its class's row.
struct InlineCache: Sendable {
    /// The payload of the value that refers to it.
    let bits: UInt64
    /// The row of its class in `VariableIndex`.
    let rowStart: Int
    /// The start of its variables.
    let start: Int

    /// The empty cache, which matches no value.
    static let empty = InlineCache(bits: .max, rowStart: 0, start: 0)
}

extension Machine {
    /// Returns the cell of variable `number` of `receiver`; nil if that is not the cached controller, or the member is
    /// not a variable.
    @inline(__always)
    func variable(_ number: UInt16, of receiver: Value, isForWriting: Bool) -> Int? {
        guard receiver.tag == .controller, receiver.bits == inlineCache.bits else { return nil }
        switch variables.entry(Int(number), inRowAt: inlineCache.rowStart) {
        case .other: return nil
        case .variable(let index): return inlineCache.start &+ Int(index)
        case .constant(let index): return isForWriting ? nil : inlineCache.start &+ Int(index)
        }
    }

    /// Returns the cell of variable `number` of `receiver`, and caches `receiver` if it lives and no instruction waits
    /// for the world.
    mutating func findVariable(_ number: UInt16, of receiver: Value, isForWriting: Bool) -> Int? {
        guard receiver.tag == .controller, state.frames[state.frames.count - 1].phase.isReady else { return nil }
        let id = receiver.asController
        let cls = state.world.classIfAlive(id)
        let start = state.fields.start(ofController: id.index)
        guard cls.exists, start.exists else { return nil }
        inlineCache = InlineCache(
            bits: receiver.bits, rowStart: variables.row(of: cls.index, program), start: start.cell)
        return variable(number, of: receiver, isForWriting: isForWriting)
    }
}
