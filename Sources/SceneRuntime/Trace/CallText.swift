/// What stands before the arguments of each call in the trace, all texts one after the other and made once.
struct CallText: Sendable {
    /// The texts.
    static let all = CallText()

    private let bytes: [UInt8]
    /// Of method `m`: where `.viewWillAppear(` ends is at `2 * m + 1`, where `animated: ` does at `2 * m + 2`.
    private let ends: [Int]
    /// Whether the trace prints a first argument of the method.
    private let prints: [Bool]

    private init() {
        var (bytes, ends): ([UInt8], [Int]) = ([], [0])
        prints = MethodSpec.table.map { $0.printsValues && !$0.labels.isEmpty }
        for spec in MethodSpec.table {
            bytes.append(0x2E)
            spec.name.append(to: &bytes)
            bytes.append(0x28)
            for label in spec.printsValues ? [] : spec.labels {
                label.append(to: &bytes)
                bytes.append(0x3A)
            }
            ends.append(bytes.count)
            if spec.printsValues, let label = spec.labels.first, label.utf8Bytes != [0x5F] {
                label.append(to: &bytes)
                (": " as StaticString).append(to: &bytes)
            }
            ends.append(bytes.count)
        }
        self.bytes = bytes
        self.ends = ends
        longest = zip(ends, ends.dropFirst(2)).reduce(0) { max($0, $1.1 - $1.0) }
    }

    /// Whether the trace prints a first argument of `method`.
    @inline(__always)
    func printsArgument(of method: Method) -> Bool { prints[Int(method.rawValue)] }

    /// The bytes of the longest text.
    let longest: Int

    /// Writes `.viewWillAppear(` and, where there is a first argument, its label.
    @inline(__always)
    func put(_ method: Method, hasArgument: Bool, to line: inout LineCursor) {
        let row = 2 * Int(method.rawValue)
        let (start, end) = (ends[row], ends[hasArgument ? row + 2 : row + 1])
        bytes.withUnsafeBufferPointer { line.put(UnsafeBufferPointer(rebasing: $0[start..<end])) }
    }
}
