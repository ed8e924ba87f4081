/// A place in the code of one function that jumps lead to; it may be bound after they are written.
struct Label: Hashable, Sendable {
    let index: Int
}

/// The code of one function while it is written. Jumps lead to labels until `finished(at:)`.
struct CodeBuffer: Sendable {
    private(set) var code: [Instruction] = []
    private var spans: [SpanEntry] = []
    private var labels: [Int?] = []
    private var jumps: [(position: Int, label: Label)] = []

    /// Where the instructions that are added come from.
    var span: SourceSpan

    init(span: SourceSpan) { self.span = span }

    mutating func add(_ instruction: Instruction) {
        if spans.last?.span != span { spans.append(SpanEntry(at: UInt32(code.count), span: span)) }
        code.append(instruction)
    }

    mutating func label() -> Label {
        labels.append(nil)
        return Label(index: labels.count - 1)
    }

    /// Lets `label` stand for the next instruction.
    mutating func bind(_ label: Label) { labels[label.index] = code.count }

    /// Adds an instruction whose `wide` is the place of `label`.
    mutating func jump(_ op: Opcode, n: UInt8 = 0, a: UInt16 = 0, to label: Label) {
        jumps.append((code.count, label))
        add(Instruction(op, n: n, a: a))
    }

    /// The code and its spans, to stand from position `entry` of a program on.
    func finished(at entry: Int) -> (code: [Instruction], spans: [SpanEntry]) {
        var code = code
        for jump in jumps {
            let old = code[jump.position]
            let target = entry + (labels[jump.label.index] ?? code.count)
            code[jump.position] = Instruction(old.op, n: old.n, a: old.a, wide: UInt32(truncatingIfNeeded: target))
        }
        return (code, spans.map { SpanEntry(at: $0.at + UInt32(truncatingIfNeeded: entry), span: $0.span) })
    }
}
