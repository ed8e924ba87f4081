/// The text of a call before its first argument, for each method: `.viewDidLoad(`, `.viewWillAppear(animated: `, or the
/// whole of `.init(coder:)`. The texts are created once, because nearly every line has one.
struct CallTexts: Sendable {
    /// For method `m`: `.name(` at index `2 * m`, and the same with the first label at `2 * m + 1`.
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
            whole += [!prints, !prints]
            if prints, let first = spec.labels.first {
                texts += [text, text + CallTexts.label(first)]
            } else {
                for label in spec.labels { text += label.utf8Bytes + [0x3A] }
                text.append(0x29)
                texts += [text, text]
            }
        }
        self.texts = TextTable(texts, whole: whole)
    }

    /// Returns a label such as `animated: `; empty for a parameter without a label.
    static func label(_ label: StaticString) -> [UInt8] {
        guard label.utf8Bytes != [0x5F] else { return [] }
        return label.utf8Bytes + [0x3A, 0x20]
    }

    /// Returns the text before the first argument; the whole text of a method that prints no arguments.
    @inline(__always)
    func text(of method: Method, hasArgument: Bool) -> TableText {
        texts[2 &* Int(method.rawValue) &+ (hasArgument ? 1 : 0)]
    }
}
