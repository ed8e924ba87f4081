/// A request to a sheet.
public enum SheetRequest: Hashable, Sendable, BitwiseCopyable {
    /// Code selects a detent, or none.
    case select(Symbol?, ControllerID)
    /// Code sets the detents of a sheet.
    case setDetents(ControllerID, hasMedium: Bool, hasLarge: Bool)
    /// The layout pass at the end of `animateChanges`.
    case layoutPass(ControllerID)
    /// The user drags the sheet to the next larger detent.
    case dragUp(ControllerID, finishes: Bool)
}
