/// The sender of a segue or an action, as lines of the trace show it.
public struct SenderText: Hashable, Sendable {
    /// The value as in scripts, in UTF-8.
    public let text: [UInt8]
    /// Whether JSON writes the value in the same way: a Boolean or a finite number.
    public let isJSON: Bool

    public init(_ text: [UInt8], isJSON: Bool) { (self.text, self.isJSON) = (text, isJSON) }

    /// Occupies number 0, which stands for a nil sender. The trace writes nil without it.
    public static let unused = SenderText([], isJSON: false)
}

/// The texts that a run adds to those of its script: undeclared names, and the texts of senders.
public struct RunTexts: Hashable, Sendable {
    /// The names that came up during the run and that no declaration of the script has, such as a computed segue
    /// identifier or the name of a notification; nil while there are none. Their numbers in the world have `runNameBit`
    /// set, so that they stay valid when declarations are added.
    private var names: NameTable?
    /// The texts of senders, by number; 0 is nil.
    public var senders: [SenderText] = [.unused]

    private static let runNameBit: UInt32 = 1 << 31

    public init() {}

    /// Whether `name` is a name of the run and not a declared one.
    static func isRunName(_ name: NameID) -> Bool { name.raw & runNameBit != 0 }

    private static func runName(for name: NameID) -> NameID { name.exists ? NameID(name.raw | runNameBit) : .none }

    private static func number(of name: NameID) -> NameID { NameID(name.raw & ~runNameBit) }

    /// Returns the name of the run with this text, and adds it if it is new. The empty text is `.none`.
    mutating func intern(_ text: [UInt8]) -> NameID {
        var table = names.take() ?? NameTable()
        defer { names = table }
        return RunTexts.runName(for: table.intern(text))
    }

    /// Returns the name of the run with this text, or none.
    func find(_ text: [UInt8]) -> NameID { names.map { RunTexts.runName(for: $0.find(text)) } ?? .none }

    /// The UTF-8 text of a name of the run.
    subscript(name: NameID) -> ArraySlice<UInt8> { names?[RunTexts.number(of: name)] ?? [] }

    /// The text of a name of the run, in backticks if it is not an identifier.
    func spelled(_ name: NameID) -> [UInt8] { names.map { $0.spelled(RunTexts.number(of: name)) } ?? [] }
}
