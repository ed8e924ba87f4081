public import SceneRuntime

/// A call as a person writes it: `viewWillAppear`, `viewWillAppear(_:)`, or a line pasted from a trace such as
/// `inbox#2.viewDidAppear(animated: true)`.
public struct CallName: Hashable, Sendable {
    /// The receiver, or nil.
    public let receiver: String?
    /// The name without labels.
    public let method: String
    /// The labels between the parentheses, `_` for an argument without one; nil without parentheses.
    public let labels: [String]?

    /// Parses a call; nil if it has no name.
    public init?(_ text: String) {
        let bytes = CallName.trimmed(Array(text.utf8)[...])
        var open = bytes.endIndex
        var dot: Int?
        var isQuoted = false
        for index in bytes.indices {
            if bytes[index] == 0x60 { isQuoted.toggle() }
            if isQuoted { continue }
            if bytes[index] == 0x28 {
                open = index
                break
            }
            if bytes[index] == 0x2E { dot = index }
        }
        let name = CallName.trimmed(bytes[(dot.map { $0 + 1 } ?? bytes.startIndex)..<open])
        guard !name.isEmpty else { return nil }
        method = String(decoding: name, as: UTF8.self)
        let who = dot.map { CallName.trimmed(bytes[bytes.startIndex..<$0]) } ?? []
        receiver = who.isEmpty ? nil : String(decoding: who, as: UTF8.self)
        labels = open == bytes.endIndex ? nil : CallName.labels(of: bytes[(open + 1)...])
    }

    /// The methods of UIKit with the name, as in handlers or in traces. If there are several, only those with the
    /// labels.
    public var methods: [Method] {
        let named = MethodSpec.table.filter { $0.handler.text == method || $0.name.text == method }
        let labelled = named.filter { spec in labels.map { $0 == spec.labels.map { $0.text } } ?? true }
        return (labelled.isEmpty ? named : labelled).map { $0.method }
    }

    /// Returns the most similar name of a method, or nil.
    public static func nearest(to method: String) -> String? {
        Suggestion.closest(
            to: method, in: MethodSpec.table.map { $0.handler.text } + MethodSpec.table.map { $0.name.text })
    }

    /// Returns the labels of `animated:`, `for:sender:` or `for: "open", sender: 42`.
    private static func labels(of text: ArraySlice<UInt8>) -> [String] {
        var inner = trimmed(text)
        if inner.last == 0x29 { inner.removeLast() }
        guard !inner.isEmpty else { return [] }
        let hasValues = inner.last != 0x3A
        return inner.split(separator: hasValues ? 0x2C : 0x3A).map { part in
            guard hasValues else { return String(decoding: trimmed(part), as: UTF8.self) }
            guard let colon = part.firstIndex(of: 0x3A) else { return "_" }
            return String(decoding: trimmed(part[..<colon]), as: UTF8.self)
        }
    }

    private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var text = text
        while let first = text.first, first == 0x20 || first == 0x09 { text.removeFirst() }
        while let last = text.last, last == 0x20 || last == 0x09 { text.removeLast() }
        return text
    }
}
