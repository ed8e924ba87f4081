extension Alignment {
    /// Two texts line by line, in which nothing is a hole.
    init(from old: [[UInt8]], to new: [[UInt8]]) {
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let line, _, _): removed.insert(line)
            case .insert(let line, _, _): inserted.insert(line)
            }
        }
        var edits: [LineEdit] = []
        var (before, after) = (0, 0)
        while before < old.count || after < new.count {
            if removed.contains(before) {
                edits.append(.remove(expected: before))
                before += 1
            } else if inserted.contains(after) {
                edits.append(.add(found: after))
                after += 1
            } else {
                edits.append(.keep(expected: before, found: after))
                before += 1
                after += 1
            }
        }
        self.edits = edits
    }
}
