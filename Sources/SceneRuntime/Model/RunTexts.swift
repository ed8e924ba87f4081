/// The sender of a segue or an action, as lines of the trace show it.
public struct SenderText: Hashable, Sendable {
    /// The value as in scripts, in UTF-8.
    public let text: [UInt8]
    /// Whether JSON writes the value in the same way: a Boolean or a finite number.
    public let isJSON: Bool

    public init(_ text: [UInt8], isJSON: Bool) { (self.text, self.isJSON) = (text, isJSON) }

    /// The text of nil, which is not written.
    public static let none = SenderText([], isJSON: false)
}

/// The texts that a run adds to those of its script: undeclared names, and the texts of senders.
public struct RunTexts: Hashable, Sendable {
    /// The names of the run; nil while there are none. Their numbers in the world have `ownBit` set, so that they stay
    /// valid when declarations are added.
    private var names: NameTable?
    /// The texts of senders, by number; 0 is nil.
    public var senders: [SenderText] = [.none]

    private static let ownBit: UInt32 = 1 << 31

    public init() {}

    /// Whether `name` is a name of the run and not a declared one.
    static func isOwn(_ name: NameID) -> Bool { name.raw & ownBit != 0 }

    private static func own(_ name: NameID) -> NameID { name.exists ? NameID(name.raw | ownBit) : .none }

    private static func number(of name: NameID) -> NameID { NameID(name.raw & ~ownBit) }

    /// Returns the name of the run with this text, and adds it if it is new. The empty text is `.none`.
    mutating func intern(_ text: [UInt8]) -> NameID {
        var table = names.take() ?? NameTable()
        defer { names = table }
        return RunTexts.own(table.intern(text))
    }

    /// Returns the name of the run with this text, or none.
    func find(_ text: [UInt8]) -> NameID { names.map { RunTexts.own($0.find(text)) } ?? .none }

    /// The UTF-8 text of a name of the run.
    subscript(name: NameID) -> ArraySlice<UInt8> { names?[RunTexts.number(of: name)] ?? [] }

    /// The text of a name of the run, in backticks if it is not an identifier.
    func spelled(_ name: NameID) -> [UInt8] { names.map { $0.spelled(RunTexts.number(of: name)) } ?? [] }
}
