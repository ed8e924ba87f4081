/// What stands behind the receiver's name in each plain call of the trace, made once:
/// `.viewWillAppear(animated: true)` and the end of the line. Where the argument is a controller, its name is still to
/// come, and what follows it.
struct CallText: Sendable {
    /// One text: where it lies in `bytes`.
    struct Cell: Sendable, BitwiseCopyable {
        fileprivate var start: UInt32 = 0
        fileprivate var size: UInt16 = 0
        /// Whether the name of the argument follows, and the end of the line.
        fileprivate(set) var takesName = false
    }

    private static let forms = PlainForm.allCases.count

    private let bytes: PaddedText
    /// Of method `m` and form `f` at `m * forms + f`.
    private let cells: Slab<Cell>
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
    static var none: CallText { CallText(bytes: PaddedText([]), cells: Slab(), longest: 0) }

    private init(bytes: PaddedText, cells: Slab<Cell>, longest: Int) {
        self.bytes = bytes
        self.cells = cells
        self.longest = longest
    }

    private init() {
        var (bytes, cells): ([UInt8], Slab<Cell>) = ([], Slab())
        for spec in MethodSpec.table {
            let isPrinting = spec.printsValues && !spec.labels.isEmpty
            for form in PlainForm.allCases {
                var cell = Cell(start: UInt32(bytes.count))
                cell.takesName = isPrinting && form == .controller
                CallText.append(spec, isPrinting ? form : .absent, to: &bytes)
                cell.size = UInt16(bytes.count - Int(cell.start))
                cells.append(cell)
            }
        }
        self.init(
            bytes: PaddedText(bytes), cells: cells, longest: cells.reduce(0) { max($0, Int($1.size)) })
    }

    private static func append(_ spec: MethodSpec, _ form: PlainForm, to bytes: inout [UInt8]) {
        bytes.append(0x2E)
        spec.name.append(to: &bytes)
        bytes.append(0x28)
        for label in spec.printsValues ? [] : spec.labels {
            label.append(to: &bytes)
            bytes.append(0x3A)
        }
        if form != .absent, let label = spec.labels.first, label.utf8CodeUnitCount != 1 || label.utf8Bytes != [0x5F] {
            label.append(to: &bytes)
            (": " as StaticString).append(to: &bytes)
        }
        switch form {
        case .none, .absent: break
        case .null: bytes += "nil".utf8
        case .no: bytes += "false".utf8
        case .yes: bytes += "true".utf8
        case .controller: return
        }
        bytes.append(0x29)
        bytes.append(0x0A)
    }

    /// The text of `method` with an argument of that form.
    @inline(__always)
    func cell(_ method: Method, _ form: PlainForm) -> Cell {
        cells[Int(method.rawValue) * CallText.forms + Int(form.rawValue)]
    }

    @inline(__always)
    func put(_ cell: Cell, to line: inout LineCursor) {
        bytes.put(from: Int(cell.start), count: Int(cell.size), in: &line)
    }
}
