import SceneRuntime

/// Which variable the name of a member means, by class: what `ObjectCode.members` says, in arrays.
struct VariableIndex: Sendable {
    /// By class, then by member: twice the index of the variable, and 1 more for one that cannot be set; -1 for what is
    /// no plain variable. Empty for a class that has not been met.
    private var rows: [[Int32]] = []

    /// Whether members of `cls` can be looked up.
    @inline(__always)
    func knows(_ cls: Int) -> Bool { cls < rows.count && !rows[cls].isEmpty }

    /// The index of the variable that member `number` means.
    @inline(__always)
    func index(of number: Int, in cls: Int, toSet: Bool) -> Int? {
        let entry = rows[cls][number]
        return entry < 0 || (toSet && entry & 1 != 0) ? nil : Int(entry >> 1)
    }

    /// Looks the members of `cls` up.
    mutating func learn(_ cls: Int, _ program: Program) {
        while rows.count <= cls { rows.append([]) }
        let own = cls < program.classes.count ? program.classes[cls].members : [:]
        rows[cls] = program.members.map { member in
            guard case .field(let index, isWeak: false, let isConstant) = own[member.name] else { return -1 }
            return Int32(index) * 2 + (isConstant ? 1 : 0)
        }
        // A class without members has a row too.
        if rows[cls].isEmpty { rows[cls] = [-1] }
    }
}
