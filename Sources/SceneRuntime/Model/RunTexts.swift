/// The texts that a run adds to those of its script: names that nothing declares, and values that are sent along.
public struct RunTexts: Hashable, Sendable {
    /// The run's own names; nil while there are none. Their numbers in the world have `ownBit` set, so that they stay
    /// good when declarations are added.
    private var names: NameTable?
    /// The texts of what segues and actions carry, by their number; 0 is nil.
    public var senders: [[UInt8]] = [[]]

    private static let ownBit: UInt32 = 1 << 31

    public init() {}

    /// Whether the run has made `name`, and not the script declared it.
    static func isOwn(_ name: NameID) -> Bool { name.raw & ownBit != 0 }

    private static func own(_ name: NameID) -> NameID { name.exists ? NameID(name.raw | ownBit) : .none }

    private static func number(of name: NameID) -> NameID { NameID(name.raw & ~ownBit) }

    /// The number of `text` among the run's own names, a new one where it is new. The empty text is `.none`.
    mutating func intern(_ text: [UInt8]) -> NameID {
        var table = names.take() ?? NameTable()
        defer { names = table }
        return RunTexts.own(table.intern(text))
    }

    /// The number of `text`, or none where it is not one of the run's own names.
    func find(_ text: [UInt8]) -> NameID { names.map { RunTexts.own($0.find(text)) } ?? .none }

    /// The UTF-8 text of one of the run's own names.
    subscript(name: NameID) -> ArraySlice<UInt8> { names?[RunTexts.number(of: name)] ?? [] }

    /// One of the run's own names, between backticks where it is not a word.
    func spelled(_ name: NameID) -> [UInt8] { names.map { $0.spelled(RunTexts.number(of: name)) } ?? [] }
}
