/// A height at which a sheet rests, from the lowest.
package enum Detent: UInt8, CaseIterable, Hashable, Sendable, BitwiseCopyable {
    case medium, large

    /// Creates the detent with a symbol of scripts; nil for another symbol.
    package init?(_ symbol: Symbol) {
        guard let detent = Detent.allCases.first(where: { $0.symbol == symbol }) else { return nil }
        self = detent
    }

    /// The symbol of scripts.
    package var symbol: Symbol { self == .medium ? .medium : .large }
}

/// What a script has set of a sheet. It is valid for one presentation.
struct SheetSettings: ControllerRecord, Hashable, Sendable, BitwiseCopyable {
    let controller: ControllerID
    var hasMedium = false
    var hasLarge = true
    var selected: Detent?
    var undimmed: Detent?
    var showsGrabber = false
    /// Whether the detent has changed since the last layout pass.
    var needsLayout = false

    /// The detents, from the lowest.
    var detents: [Detent] { Detent.allCases.filter { $0 == .medium ? hasMedium : hasLarge } }

    init(of controller: ControllerID) { self.controller = controller }
}
