import SceneRuntime

/// Packs the pictures of a run: an entry for each line.
///
/// - 0: the picture is that of the line before.
/// - A number: its moment, counted from 1, with the same controllers.
/// - A list: its moment, how many of the controllers at the start and at the end are those before, and those between,
///   with depth, instance and look each.
struct PicturePacker: Sendable {
    /// A table of rows, each once.
    private struct Table: Sendable {
        private(set) var rows: [[Int]] = []
        private var numbers: [[Int]: Int] = [:]

        mutating func number(of row: [Int]) -> Int {
            if let known = numbers[row] { return known }
            numbers[row] = rows.count
            rows.append(row)
            return rows.count - 1
        }
    }

    /// The characters that replace, in the sentences of a moment, its clock, the controller in front, and both sides of
    /// its first transition. No sentence has them.
    private static let marks: [UInt8] = Array("~^@$".utf8)

    /// Clock and stage; the number of transitions, these by number; then sentences.
    private var moments = Table()
    /// Phase, width, height, first responder, front; then windows by number.
    private var stages = Table()
    private var windows = Table()
    private var transitions = Table()
    /// Number, name, class, base, title.
    private var instances = Table()
    /// State, view, role, style, bars, frame, tabs.
    private var appearances = Table()
    private var entries: [[Int]] = []
    private var moment = -1
    private var nodes: [[Int]] = []
    private var last: Picture?
    private var size = Size.zero

    /// Adds that the picture is as before.
    mutating func addSame() { entries.append([]) }

    mutating func add(_ picture: Picture, _ tables: inout PackedTables) {
        guard picture != last else { return addSame() }
        last = picture
        size = picture.size
        let moment = moments.number(of: row(of: picture, &tables))
        let nodes = picture.windows.flatMap { $0.nodes }.map { row(of: $0, &tables) }
        let before = (moment: self.moment, nodes: self.nodes)
        (self.moment, self.nodes) = (moment, nodes)
        if nodes == before.nodes {
            entries.append(moment == before.moment ? [] : [moment + 1])
            return
        }
        let common = min(nodes.count, before.nodes.count)
        var (start, end) = (0, 0)
        while start < common, nodes[start] == before.nodes[start] { start += 1 }
        while end < common - start, nodes[nodes.count - 1 - end] == before.nodes[before.nodes.count - 1 - end] {
            end += 1
        }
        entries.append([moment + 1, start, end] + nodes[start..<(nodes.count - end)].flatMap { $0 })
    }

    private mutating func row(of picture: Picture, _ tables: inout PackedTables) -> [Int] {
        let windows = picture.windows.map { window in
            self.windows.number(of: [
                tables.number(of: window.name), window.isKey ? 1 : 0, Int(window.frame.size.width),
                Int(window.frame.size.height), window.omitted,
            ])
        }
        let transitions = picture.transitions.map { transition in
            self.transitions.number(of: [
                tables.number(of: transition.kind), tables.number(of: transition.from),
                tables.number(of: transition.to), Int((transition.progress * 100).rounded()),
            ])
        }
        let stage = stages.number(
            of: [
                tables.number(of: picture.phase.title.text), Int(picture.size.width), Int(picture.size.height),
                tables.number(of: picture.firstResponder), tables.number(of: picture.front),
            ] + windows)
        let first = picture.transitions.first
        let parts = [Picture.hundredths(picture.clock), picture.front ?? "", first?.from ?? "", first?.to ?? ""]
            .map { Array($0.utf8) }
        let sentences = picture.sentences.map { tables.number(of: PicturePacker.pattern(of: $0, parts)) }
        return [Int((picture.clock * 100).rounded()), stage, transitions.count] + transitions + sentences
    }

    /// Returns a sentence in which marks stand for the parts that occur in it.
    private static func pattern(of sentence: String, _ parts: [[UInt8]]) -> String {
        var text = Array(sentence.utf8)
        for (part, mark) in zip(parts, marks) where !part.isEmpty {
            var replaced: [UInt8] = []
            var place = 0
            while place < text.count {
                let isPart = text[place...].starts(with: part)
                replaced.append(isPart ? mark : text[place])
                place += isPart ? part.count : 1
            }
            text = replaced
        }
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func row(of node: Picture.Node, _ tables: inout PackedTables) -> [Int] {
        let instance = instances.number(of: [
            Int(truncatingIfNeeded: node.number), tables.number(of: node.name), tables.number(of: node.className),
            tables.number(of: node.base.spelling.text), tables.number(of: node.title),
        ])
        let bars = PicturePacker.number(of: node.navigationBar) * 3 + PicturePacker.number(of: node.toolbar)
        var look = [
            tables.number(of: node.state), tables.number(of: node.view.name.text),
            tables.number(of: node.role.name.text), tables.number(of: node.style), bars,
        ]
        if let frame = node.frame {
            look += [Int(frame.x), Int(frame.y), Int(frame.size.width), Int(frame.size.height)]
        }
        if let tabs = node.tabBar {
            if node.frame == nil { look += [0, 0, -1, -1] }
            look += [node.selectedTab ?? -1] + tabs.map { tables.number(of: $0) }
        }
        return [node.depth, instance, appearances.number(of: look)]
    }

    /// 0 for nil, 1 for false, 2 for true.
    private static func number(of value: Bool?) -> Int { value.map { $0 ? 2 : 1 } ?? 0 }

    func write(to text: inout JSONWriter) {
        text.rows("moments", moments.rows)
        text.rows("stages", stages.rows)
        text.rows("windows", windows.rows)
        text.rows("transitions", transitions.rows)
        text.rows("instances", instances.rows)
        text.rows("looks", appearances.rows)
        text.list("pictures", entries) { list, entry in
            if entry.count <= 1 { list.element(number: entry.first ?? 0) } else { list.numbers(entry) }
        }
    }
}
