/// The texts of the most frequent calls, for each method and each kind of argument: `.viewDidLoad()` or
/// `.viewWillAppear(animated: true)` with the end of the line; `.didMove(toParent: ` for an object, whose name follows.
/// The texts are created once, because nearly every line has one.
struct CallTexts: Sendable {
    /// What an argument adds to the text. The order matters: the kinds of `Argument` begin with those of the first
    /// three.
    private enum Variant: Int, CaseIterable {
        case absent, null, isFalse, isTrue, object

        /// What follows the label.
        var text: StaticString {
            switch self {
            case .absent: ")\n"
            case .null: "nil)\n"
            case .isFalse: "false)\n"
            case .isTrue: "true)\n"
            case .object: ""
            }
        }
    }

    /// For each method, the texts of the variants.
    private let texts: TextTable

    static let all = CallTexts()

    /// The length of the longest text, in bytes.
    var longest: Int { texts.longest }

    private init() {
        // One buffer is used for all texts, because a start of the tool should not wait for thousands of arrays.
        var text: [UInt8] = []
        texts = TextTable { texts in
            for spec in MethodSpec.table {
                text.removeAll(keepingCapacity: true)
                text.append(0x2E)
                spec.name.append(to: &text)
                text.append(0x28)
                guard spec.printsValues, let first = spec.labels.first else {
                    for label in spec.labels {
                        label.append(to: &text)
                        text.append(0x3A)
                    }
                    text += [0x29, 0x0A]
                    for _ in Variant.allCases { texts.add(text, isWhole: true) }
                    continue
                }
                let name = text.count
                for variant in Variant.allCases {
                    if variant != .absent { CallTexts.append(label: first, to: &text) }
                    variant.text.append(to: &text)
                    texts.add(text, isWhole: false)
                    text.removeLast(text.count - name)
                }
            }
        }
    }

    /// Returns a label such as `animated: `; empty for a parameter without a label.
    static func label(_ label: StaticString) -> [UInt8] {
        var text: [UInt8] = []
        append(label: label, to: &text)
        return text
    }

    /// Appends a label such as `animated: `, or nothing for a parameter without a label.
    private static func append(label: StaticString, to text: inout [UInt8]) {
        let start = text.count
        label.append(to: &text)
        if text[start...] == [0x5F] { text.removeLast() } else { text += [0x3A, 0x20] }
    }

    /// Returns the text of a call with a short argument. It is whole unless the name of an object must follow.
    @inline(__always)
    func text(of method: Method, _ argument: Argument) -> TableText {
        let isObject = argument.kind == .object
        let variant = isObject ? Variant.object.rawValue : Int(argument.kind.rawValue) &+ Int(argument.bits & 1)
        return texts[Variant.allCases.count &* Int(method.rawValue) &+ variant]
    }
}
