extension Alignment {
    /// Two texts laid beside each other in which nothing is a hole or a changed call, as it would be in a golden: the
    /// edits only keep, remove and add. Lines are compared by numbers, which are the same or have nothing in common.
    init(lines left: [[UInt8]], _ right: [[UInt8]]) {
        var numbers: [[UInt8]: Int] = [:]
        func number(_ line: [UInt8]) -> [UInt8] {
            let known = numbers[line] ?? numbers.count
            numbers[line] = known
            return Array(String(known).utf8)
        }
        let expected = left.map { LinePattern(text: number($0)) }
        self.init(expected: expected, found: right.map(number))
    }
}
