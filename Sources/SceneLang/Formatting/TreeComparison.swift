import SceneRuntime

/// Compares the trees of two texts with the same tokens and comments, which differ only in whitespace and in `;` at the
/// end of lines.
///
/// Whitespace decides only what belongs together, such as whether a line continues the one before it. So the trees mean
/// the same if they have as many nodes, closures, texts and entries of lists, the same texts and documentation
/// comments, and if each expression, statement and declaration consists of the same tokens and comments at the same
/// height.
struct TreeComparison {
    private let left: Side
    private let right: Side

    /// A tree, and where the words of its text are.
    struct Side {
        let tree: SyntaxTree
        private let words: [(start: UInt32, end: UInt32)]

        /// - Parameter words: the tokens and comments of the text in order, without `;` that the formatter may remove.
        ///   Each has the same text as its counterpart in the other text.
        init(_ tree: SyntaxTree, words: some Sequence<LayoutElement>) {
            self.tree = tree
            self.words = words.map { (UInt32(truncatingIfNeeded: $0.start), UInt32(truncatingIfNeeded: $0.end)) }
        }

        /// Returns the words of a node, whatever whitespace it begins or ends with.
        fileprivate func extent(of span: SourceSpan) -> Extent {
            let first = count { $0.end <= span.start }
            let last = count { $0.start < span.end } - 1
            let start = first < words.count ? max(span.start, words[first].start) - words[first].start : 0
            let end = last >= 0 ? min(span.end, words[last].end) - words[last].start : 0
            return Extent(first: first, start: start, last: last, end: end)
        }

        /// Returns the number of words at the beginning that satisfy a condition.
        private func count(while condition: ((start: UInt32, end: UInt32)) -> Bool) -> Int {
            var (low, high) = (0, words.count)
            while low < high {
                let middle = (low + high) / 2
                if condition(words[middle]) { low = middle + 1 } else { high = middle }
            }
            return low
        }
    }

    /// The first and the last word of a node by their numbers, and the bytes at which it starts and ends in them.
    fileprivate struct Extent: Equatable {
        let first: Int
        let start: UInt32
        let last: Int
        let end: UInt32
    }

    init(_ left: Side, _ right: Side) { (self.left, self.right) = (left, right) }

    /// Whether both trees mean the same.
    var isSame: Bool {
        let (a, b) = (left.tree, right.tree)
        return a.partCounts == b.partCounts
            && (0..<a.expressionCount).allSatisfy { index in
                let id = ExpressionID(index: UInt32(index))
                return a.height(of: id) == b.height(of: id) && areSame(a.span(of: id), b.span(of: id))
            }
            && a.statements.indices.allSatisfy { index in
                let id = StatementID(index: UInt32(index))
                return areSame(a.span(of: id), b.span(of: id))
            }
            && a.declarations.indices.allSatisfy { index in
                let id = DeclarationID(index: UInt32(index))
                return a.documentation(of: id) == b.documentation(of: id) && areSame(a.span(of: id), b.span(of: id))
            }
            && (0..<a.textCount).allSatisfy { index in
                let id = TextID(index: UInt32(index))
                return a.bytes(of: id) == b.bytes(of: id)
            }
    }

    private func areSame(_ span: SourceSpan, _ other: SourceSpan) -> Bool {
        left.extent(of: span) == right.extent(of: other)
    }
}
