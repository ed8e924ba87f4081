/// The state of a split view controller, in addition to its record as a controller. Few exist, so they are in a list.
@usableFromInline
struct Split: Hashable, Sendable, BitwiseCopyable {
    var owner = ControllerID.none
    var style = SplitStyle.unspecified
    // The controllers of the columns, with strong references, whether they are children at the moment or not.
    var primary = ControllerID.none
    var supplementary = ControllerID.none
    var secondary = ControllerID.none
    var compact = ControllerID.none
    /// The controller that expanding has removed from the primary's stack. The reference is strong until the controller
    /// is in its column again.
    var removedFromPrimaryStack = ControllerID.none
    var isCollapsed = false
    /// Whether `collapse` or `expand` has set the width, which changes traits without a call.
    var hasWidthOfScript = false
    /// Whether it is collapsed and shows the compact column.
    var showsCompact = false
    /// Whether it is collapsing or expanding, and its delegate is being called.
    var isAdapting = false
    var mode = DisplayMode.secondaryOnly
    /// Whether `mode` was computed, which happens when it first appears and when it expands.
    var hasMode = false
    var preferred = DisplayMode.automatic
    /// The last running transition of a column.
    var transition = TransitionID.none
    /// The controller that made the request that the delegate is asked about.
    var requester = ControllerID.none

    /// The controllers whose views are seen in a display mode, in the order of the columns.
    func columns(in mode: DisplayMode) -> [ControllerID] {
        var seen: [ControllerID] = []
        if isCollapsed {
            seen = [showsCompact ? compact : collapsedRoot]
        } else {
            let isTriple = style == .tripleColumn
            let sideColumnCount = min(mode.sideColumnCount, isTriple ? 2 : 1)
            if sideColumnCount == 2 || sideColumnCount == 1 && !isTriple { seen.append(primary) }
            if isTriple, sideColumnCount >= 1 { seen.append(supplementary) }
            seen.append(secondary)
            if !secondary.exists, sideColumnCount == 0 { seen.append(collapsedRoot) }
        }
        return seen.filter { $0.exists }
    }

    /// The controller of a column, or none.
    subscript(column: SplitColumn) -> ControllerID {
        get {
            switch column {
            case .primary: primary
            case .supplementary: supplementary
            case .secondary: secondary
            case .compact: compact
            }
        }
        set {
            switch column {
            case .primary: primary = newValue
            case .supplementary: supplementary = newValue
            case .secondary: secondary = newValue
            case .compact: compact = newValue
            }
        }
    }

    /// Whether it has columns, and not only a primary and a secondary controller.
    var hasColumns: Bool { style != .unspecified }

    /// The controller that is shown while the split view controller is collapsed, with the other columns on its stack.
    var collapsedRoot: ControllerID { primary.exists ? primary : supplementary.exists ? supplementary : secondary }

    /// Returns the column that a controller is in, or nil.
    func column(of id: ControllerID) -> SplitColumn? {
        id.exists ? SplitColumn.allCases.first { self[$0] == id } : nil
    }
}

/// A controller that is on the stack of a collapsed split view controller, or was popped from it, and belongs to the
/// navigation controller of a column. A strong reference.
struct DisplacedController: Hashable, Sendable, BitwiseCopyable {
    var controller: ControllerID
    var split: ControllerID
    var column: SplitColumn
}
