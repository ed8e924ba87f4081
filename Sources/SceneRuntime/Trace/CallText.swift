/// What stands behind the receiver's name in each plain call of the trace, made once:
/// `.viewWillAppear(animated: true)`. Where the argument is a controller, its name and the bracket are still to come.
struct CallText: Sendable {
    /// What the only argument of a plain call is.
    enum Column: Int, CaseIterable, Sendable {
        case absent, null, no, yes, controller
    }

    private static let columns = 5

    private let cells: PaddedText
    /// Of method `m` and column `c`: where the text ends is at `m * columns + c + 1`.
    private let ends: [Int]

    /// The methods whose first argument the trace prints.
    private let printing: MethodSet
    /// The bytes of the longest text.
    let longest: Int

    /// The texts.
    static let all = CallText()
    /// The methods of each category.
    static let methods: [MethodSet] = Category.allCases.map { category in
        var methods = MethodSet()
        for spec in MethodSpec.table where spec.category == category { methods.insert(spec.method) }
        return methods
    }

    /// No texts, in place of those that are not needed yet.
    static var none: CallText { CallText(cells: PaddedText([]), ends: [], printing: MethodSet(), longest: 0) }

    private init(cells: PaddedText, ends: [Int], printing: MethodSet, longest: Int) {
        self.cells = cells
        self.ends = ends
        self.printing = printing
        self.longest = longest
    }

    private init() {
        var (bytes, ends): ([UInt8], [Int]) = ([], [0])
        var printing = MethodSet()
        for spec in MethodSpec.table {
            if spec.printsValues, !spec.labels.isEmpty { printing.insert(spec.method) }
            for column in Column.allCases {
                CallText.append(spec, column, to: &bytes)
                ends.append(bytes.count)
            }
        }
        self.init(
            cells: PaddedText(bytes), ends: ends, printing: printing,
            longest: zip(ends, ends.dropFirst()).reduce(0) { max($0, $1.1 - $1.0) })
    }

    private static func append(_ spec: MethodSpec, _ column: Column, to bytes: inout [UInt8]) {
        bytes.append(0x2E)
        spec.name.append(to: &bytes)
        bytes.append(0x28)
        for label in spec.printsValues ? [] : spec.labels {
            label.append(to: &bytes)
            bytes.append(0x3A)
        }
        if column != .absent, let label = spec.labels.first, label.utf8CodeUnitCount != 1 || label.utf8Bytes != [0x5F] {
            label.append(to: &bytes)
            (": " as StaticString).append(to: &bytes)
        }
        switch column {
        case .absent: break
        case .null: bytes += "nil".utf8
        case .no: bytes += "false".utf8
        case .yes: bytes += "true".utf8
        case .controller: return
        }
        bytes.append(0x29)
    }

    /// What the trace makes of the only argument of a call of `method`.
    @inline(__always)
    func column(of argument: Argument, to method: Method) -> Column {
        guard printing.contains(method) else { return .absent }
        switch argument.kind {
        case .null: return .null
        case .bool: return argument.bits != 0 ? .yes : .no
        case .object: return .controller
        case .absent, .int, .double, .symbol, .size, .list, .segue, .string, .name, .script, .path: return .absent
        }
    }

    /// Writes the text of `method` with an argument of that kind.
    @inline(__always)
    func put(_ method: Method, _ column: Column, to line: inout LineCursor) {
        let place = Int(method.rawValue) * CallText.columns + column.rawValue
        cells.put(from: ends[place], to: ends[place + 1], in: &line)
    }
}
