/// Two lists of lines laid beside each other. Lines of traces have no holes, so they are compared by their numbers,
/// which are the same or have nothing in common: the edits only keep, remove and add.
enum LineAlignment {
    static func edits(_ left: [[UInt8]], _ right: [[UInt8]]) -> [LineEdit] {
        var numbers: [[UInt8]: Int] = [:]
        func number(_ line: [UInt8]) -> [UInt8] {
            let known = numbers[line] ?? numbers.count
            numbers[line] = known
            return Array(String(known).utf8)
        }
        let expected = left.map { LinePattern(text: number($0)) }
        return Alignment(expected: expected, found: right.map(number)).edits
    }
}
