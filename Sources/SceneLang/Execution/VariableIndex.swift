import SceneRuntime

/// Which variable the name of a member means, by class: what `ObjectCode.members` says, in one array.
struct VariableIndex: Sendable {
    /// What a member means for a class.
    enum Entry: Sendable, BitwiseCopyable {
        /// Something else than a plain variable.
        case other
        /// The variable with this index.
        case variable(UInt16)
        /// The same, of one that cannot be set.
        case constant(UInt16)
    }

    /// Rows of a class each, by member.
    private var entries = Slab<Entry>()
    /// Where the row of a class begins; nil for a class that has not been met.
    private var rows: [Int?] = []

    /// What member `number` means in the row that begins at `row`.
    @inline(__always)
    func entry(_ number: Int, inRowAt row: Int) -> Entry { entries[row &+ number] }

    /// Where the row of `cls` begins.
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

/// Where the variables of a controller are.
struct KnownController: Sendable {
    /// The payload of the value that refers to it.
    let bits: UInt64
    /// The row of its class in `VariableIndex`.
    let row: Int
    /// Where its variables begin.
    let start: Int

    /// The one that no value refers to.
    static let nobody = KnownController(bits: .max, row: 0, start: 0)
}

extension Machine {
    /// Where the variable is that member `number` means for `receiver`; nil if that is not the known controller, or the
    /// member no variable.
    @inline(__always)
    func variable(_ number: UInt16, of receiver: Value, toSet: Bool) -> Int? {
        guard receiver.tag == .controller, receiver.bits == known.bits else { return nil }
        switch variables.entry(Int(number), inRowAt: known.row) {
        case .other: return nil
        case .variable(let index): return known.start &+ Int(index)
        case .constant(let index): return toSet ? nil : known.start &+ Int(index)
        }
    }

    /// The same, after getting to know `receiver` if it lives and no instruction waits for the world.
    mutating func findVariable(_ number: UInt16, of receiver: Value, toSet: Bool) -> Int? {
        guard receiver.tag == .controller, state.frames[state.frames.count - 1].phase.isReady else { return nil }
        let id = receiver.asController
        let cls = state.world.classIfAlive(id)
        let start = state.fields.start(ofController: id.index)
        guard cls.exists, start.exists else { return nil }
        known = KnownController(bits: receiver.bits, row: variables.row(of: cls.index, program), start: start.cell)
        return variable(number, of: receiver, toSet: toSet)
    }
}
