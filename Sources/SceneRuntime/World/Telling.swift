/// The lines that operations tell while they are performed, where that is allowed: see `Pace`.
struct Telling: Sendable {
    /// The calls whose lines may be told so.
    private(set) var methods = MethodSet()
    /// Of these, the ones that are nothing but a line and a handler.
    private(set) var plain = MethodSet()
    /// The lines, in order; written to the trace before anybody hears of anything else.
    var lines = Slab<PlainLine>()

    /// Allows lines of `methods`.
    @inline(__always)
    mutating func allow(_ methods: MethodSet, plain: MethodSet) {
        self.methods = methods
        self.plain = plain.intersection(methods)
    }

    /// Allows none.
    @inline(__always)
    mutating func forbid() { (methods, plain) = (MethodSet(), MethodSet()) }
}

/// What is allowed is decided anew whenever operations are performed, and is no part of what has happened.
extension Telling: Hashable {
    static func == (a: Self, b: Self) -> Bool { a.lines == b.lines }

    func hash(into hasher: inout Hasher) { hasher.combine(lines) }
}
