/// The texts of the most frequent calls, for each method and each kind of argument: `.viewDidLoad()` or
/// `.viewWillAppear(animated: true)` with the end of the line; `.didMove(toParent: ` for an object, whose name follows.
/// The texts are created once, because nearly every line has one.
struct CallTexts: Sendable {
    /// What an argument adds to the text. ORDER: the kinds of `Argument` begin with those of the first three.
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
        var (texts, whole): ([[UInt8]], [Bool]) = ([], [])
        for spec in MethodSpec.table {
            var text: [UInt8] = [0x2E]
            spec.name.append(to: &text)
            text.append(0x28)
            let prints = spec.printsValues && !spec.labels.isEmpty
            if !prints {
                for label in spec.labels { text += label.utf8Bytes + [0x3A] }
                text += [0x29, 0x0A]
            }
            let label = spec.labels.first.map { CallTexts.label($0) } ?? []
            for variant in Variant.allCases {
                whole.append(!prints)
                texts.append(prints ? text + (variant == .absent ? [] : label) + variant.text.utf8Bytes : text)
            }
        }
        self.texts = TextTable(texts, whole: whole)
    }

    /// Returns a label such as `animated: `; empty for a parameter without a label.
    static func label(_ label: StaticString) -> [UInt8] {
        guard label.utf8Bytes != [0x5F] else { return [] }
        return label.utf8Bytes + [0x3A, 0x20]
    }

    /// Returns the text of a call with a short argument. It is whole unless the name of an object must follow.
    @inline(__always)
    func text(of method: Method, _ argument: Argument) -> TableText {
        let isObject = argument.kind == .object
        let variant = isObject ? Variant.object.rawValue : Int(argument.kind.rawValue) &+ Int(argument.bits & 1)
        return texts[Variant.allCases.count &* Int(method.rawValue) &+ variant]
    }
}
