/// The texts of the most frequent calls. For each method, how they begin: `.viewWillAppear(animated: `, or all of
/// `.traitCollectionDidChange(_:)` with the end of the line. For each kind of argument, how they end.
///
/// The texts are created once, because nearly every line has one.
struct CallTexts: Sendable {
    /// The place of a method's text in `bytes`.
    private struct Beginning: BitwiseCopyable, Sendable {
        var start: UInt32
        /// The number of its bytes up to the opening parenthesis, for a call without arguments.
        var nameCount: UInt16
        /// The number of its bytes with the label.
        var count: UInt16
        /// Whether no argument and no ending follows.
        var isWhole: Bool
    }

    private var bytes = TextBytes()
    /// By method.
    private var beginnings = Slab<Beginning>()
    /// At least the length of the longest text, in bytes.
    private(set) var longest = 0

    static let all = CallTexts()

    private init() {
        for spec in MethodSpec.table { add(spec) }
    }

    private mutating func add(_ spec: MethodSpec) {
        let start = bytes.count
        bytes.append(".")
        bytes.append(spec.name)
        bytes.append("(")
        var nameCount = bytes.count - start
        var isWhole = false
        if spec.printsValues {
            if let first = spec.labels.first, !CallTexts.isEmpty(first) {
                bytes.append(first)
                bytes.append(": ")
            }
        } else {
            for label in spec.labels {
                bytes.append(label)
                bytes.append(":")
            }
            bytes.append(")\n")
            nameCount = bytes.count - start
            isWhole = true
        }
        let count = bytes.count - start
        beginnings.append(
            Beginning(start: UInt32(start), nameCount: UInt16(nameCount), count: UInt16(count), isWhole: isWhole))
        longest = max(longest, count + CallTexts.ending(of: .bool(false)).count)
    }

    /// Returns a label such as `animated: `; empty for a parameter without a label.
    static func label(_ label: StaticString) -> [UInt8] { isEmpty(label) ? [] : label.utf8Bytes + [0x3A, 0x20] }

    /// Whether a parameter has no label.
    private static func isEmpty(_ label: StaticString) -> Bool {
        // The buffer is read before the closure returns.
        label.withUTF8Buffer { text in unsafe text.count == 1 && text[0] == 0x5F }
    }

    /// Returns how the text of a call begins, and whether that is all. Otherwise the argument and the ending follow.
    @inline(__always)
    func beginning(of method: Method, _ argument: Argument) -> (text: TableText, isWhole: Bool) {
        let place = beginnings[Int(method.rawValue)]
        let count = argument.kind == .absent ? place.nameCount : place.count
        // `add` has made the place from the bytes of the text, and none is ever removed. Every line of a trace is made
        // of such texts.
        return (unsafe bytes.text(uncheckedAt: Int(place.start), count: Int(count)), place.isWhole)
    }

    /// Returns an argument with the end of the line; empty for an object, whose name follows.
    @inline(__always)
    static func ending(of argument: Argument) -> ShortText {
        switch argument.kind {
        case .absent: ShortText(")\n")
        case .null: ShortText("nil)\n")
        case .bool: argument.bits & 1 == 0 ? ShortText("false)\n") : ShortText("true)\n")
        default: ShortText(word: 0, count: 0)
        }
    }
}
