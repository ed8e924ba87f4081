/// A target of jumps in the code of a function. It can be bound after the jumps are emitted (backpatching).
struct JumpLabel: Hashable, Sendable {
    let index: Int
}

/// The code of a function while it is emitted. Jumps refer to labels until `finished(at:)`.
struct CodeBuffer: Sendable {
    private(set) var code: [Instruction] = []
    private var spans: [SpanEntry] = []
    private var labels: [Int?] = []
    private var jumps: [(position: Int, label: JumpLabel)] = []
    /// The conditions, with the label where the code continues if their value is unknown.
    private var decisions: [(site: DecisionSite, label: JumpLabel)] = []

    /// The source of the instructions that are added.
    var span: SourceSpan

    init(span: SourceSpan) { self.span = span }

    /// Adds an instruction, which belongs to the source `span`.
    mutating func add(_ instruction: Instruction) {
        if spans.last?.span != span { spans.append(SpanEntry(at: UInt32(code.count), span: span)) }
        code.append(instruction)
    }

    /// Creates a label, which `bind` must bind.
    mutating func makeLabel() -> JumpLabel {
        labels.append(nil)
        return JumpLabel(index: labels.count - 1)
    }

    /// Binds `label` to the next instruction.
    mutating func bind(_ label: JumpLabel) { labels[label.index] = code.count }

    /// Adds an instruction whose `wide` is the position of `label`.
    mutating func jump(_ op: Opcode, n: UInt8 = 0, a: UInt16 = 0, to label: JumpLabel) {
        jumps.append((code.count, label))
        add(Instruction(op, n: n, a: a))
    }

    /// The position of the next instruction.
    var position: UInt32 { UInt32(truncatingIfNeeded: code.count) }

    /// Records a condition whose code begins at `start` and ends here.
    mutating func addDecision(from start: UInt32, _ kind: DecisionSite.Kind, _ span: SourceSpan, to label: JumpLabel) {
        let site = DecisionSite(start: start, end: position, target: 0, kind: kind, span: span)
        decisions.append((site, label))
    }

    /// Returns the conditions of the code at position `entry` of a program.
    func finishedDecisions(at entry: Int) -> [DecisionSite] {
        decisions.map { decision in
            let target = entry + (labels[decision.label.index] ?? code.count)
            let offset = UInt32(truncatingIfNeeded: entry)
            return DecisionSite(
                start: decision.site.start + offset, end: decision.site.end + offset,
                target: UInt32(truncatingIfNeeded: target), kind: decision.site.kind, span: decision.site.span)
        }
    }

    /// Returns the code and its spans for position `entry` of a program, with jumps resolved.
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
