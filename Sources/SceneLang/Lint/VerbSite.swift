import SceneRuntime

/// A verb statement with its context.
struct VerbSite: Sendable {
    let tree: Int
    let statement: VerbStatement
    let span: SourceSpan
    let scope: WorldScope
    /// The controllers whose body contains it.
    let owners: [ClassID]
    /// Whether it is in an `expect exception` or `expect warning`, so that a failure is intended.
    let isExpected: Bool

    /// Returns the verb statements of the trees, in order.
    static func all(in trees: SharedList<SyntaxTree>, _ places: ScriptPlaces) -> [VerbSite] {
        var found: [VerbSite] = []
        for number in trees.indices {
            let tree = trees[number]
            let expected = tree.expectedBlocks
            for index in tree.statements.indices {
                guard case .verb(let statement) = tree.statements[index].node, statement.kind.isStep else { continue }
                let span = tree.span(of: StatementID(index: UInt32(index)))
                let region = places.region(at: span.start, of: number)
                found.append(
                    VerbSite(
                        tree: number, statement: statement, span: span, scope: region?.scope ?? .anyWorld,
                        owners: region?.owners ?? [], isExpected: expected.contains(span.start)))
            }
        }
        return found
    }
}

/// A segue, and the controller that declares it.
struct SegueSite: Sendable {
    let tree: Int
    let segue: Segue
    let kind: SegueKind
    let owner: ClassID

    /// Returns the segues of all controllers, in the order of declaration. Segues of custom classes have the kind
    /// `.custom`.
    static func all(in trees: SharedList<SyntaxTree>, _ declarations: Declarations, _ names: IdentifierTable)
        -> [SegueSite]
    {
        var found: [SegueSite] = []
        for index in declarations.controllers.indices {
            for site in declarations.controllers[index].table.segues {
                guard case .segue(let segue) = trees[site.tree][site.declaration] else { continue }
                let kind = SegueKindLexicon.lexicon[Array(names.bytes(of: segue.kind.name))] ?? .custom
                found.append(SegueSite(tree: site.tree, segue: segue, kind: kind, owner: ClassID(UInt32(index))))
            }
        }
        return found
    }
}

/// Ranges of offsets without overlaps.
private struct OffsetRanges {
    private var ranges: [(start: UInt32, end: UInt32)] = []

    init(_ spans: [SourceSpan]) {
        for span in spans.sorted(by: { $0.start < $1.start }) where span.end > ranges.last?.end ?? 0 {
            ranges.append((span.start, span.end))
        }
    }

    /// Whether a range contains an offset (binary search).
    func contains(_ offset: UInt32) -> Bool {
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].start <= offset { low = middle + 1 } else { high = middle }
        }
        return low > 0 && offset < ranges[low - 1].end
    }
}

extension SyntaxTree {
    /// The blocks of `expect exception` and `expect warning`.
    fileprivate var expectedBlocks: OffsetRanges {
        OffsetRanges(
            statements.compactMap { statement in
                guard case .verb(let verb) = statement.node,
                    verb.kind == .expectation(.exception) || verb.kind == .expectation(.warning),
                    case .block(let block)? = argument(.in, of: verb.clauses)?.operand
                else { return nil }
                return span(of: block)
            })
    }
}
