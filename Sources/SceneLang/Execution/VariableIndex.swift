import SceneRuntime

/// Which variable the name of a member means, by class: what `ObjectCode.members` says, in one array.
struct VariableIndex: Sendable {
    /// Rows of a class each, by member: twice the index of the variable, and 1 more for one that cannot be set; -1 for
    /// what is no plain variable.
    private var entries = Slab<Int32>()
    /// Where the row of a class begins; -1 for a class that has not been met.
    private var rows: [Int] = []

    /// What member `number` means in the row that begins at `row`.
    @inline(__always)
    func entry(_ number: Int, inRowAt row: Int) -> Int { Int(entries[row &+ number]) }

    /// Where the row of `cls` begins.
    mutating func row(of cls: Int, _ program: Program) -> Int {
        while rows.count <= cls { rows.append(-1) }
        if rows[cls] < 0 {
            rows[cls] = entries.count
            let own = cls < program.classes.count ? program.classes[cls].members : [:]
            for member in program.members {
                guard case .field(let index, isWeak: false, let isConstant) = own[member.name] else {
                    entries.append(-1)
                    continue
                }
                entries.append(Int32(index) * 2 + (isConstant ? 1 : 0))
            }
        }
        return rows[cls]
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
        let entry = variables.entry(Int(number), inRowAt: known.row)
        return entry < 0 || (toSet && entry & 1 != 0) ? nil : known.start &+ entry >> 1
    }

    /// The same, after getting to know `receiver` if it lives and no instruction waits for the world.
    mutating func findVariable(_ number: UInt16, of receiver: Value, toSet: Bool) -> Int? {
        guard receiver.tag == .controller, state.frames[state.frames.count - 1].phase == 0 else { return nil }
        let id = receiver.asController
        let cls = state.world.classIfAlive(id)
        let start = state.fields.start(ofController: id.index)
        guard cls.exists, start != FieldStore.none else { return nil }
        known = KnownController(bits: receiver.bits, row: variables.row(of: cls.index, program), start: Int(start))
        return variable(number, of: receiver, toSet: toSet)
    }
}
