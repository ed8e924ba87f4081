/// The names that a script's declarations bring into the world, each a number; text leaves only through the trace.
public struct NameTable: Hashable, Sendable {
    private var bytes: [UInt8] = []
    /// `ends[i]` is where name `i` ends in `bytes`; name 0 is empty.
    private var ends: [UInt32] = [0]
    private var numbers: [[UInt8]: UInt32] = [[]: 0]

    public init() {}

    /// The number of `text`, a new one where it is new. The empty text is `.none`.
    public mutating func intern(_ text: [UInt8]) -> NameID {
        if let known = numbers[text] { return NameID(known) }
        let number = UInt32(ends.count)
        bytes.append(contentsOf: text)
        ends.append(UInt32(bytes.count))
        numbers[text] = number
        return NameID(number)
    }

    /// The number of `text`, or none where it has not been interned.
    public func find(_ text: [UInt8]) -> NameID {
        NameID(numbers[text] ?? 0)
    }

    /// The UTF-8 text of `name`; nothing for an unknown one.
    public subscript(name: NameID) -> ArraySlice<UInt8> {
        guard name.exists, name.index < ends.count else { return [] }
        return bytes[Int(ends[name.index - 1])..<Int(ends[name.index])]
    }
}
