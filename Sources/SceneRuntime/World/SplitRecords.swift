/// A split view controller's own state, beside its record as a controller. Few exist, so they lie in a list.
@usableFromInline
struct Split: Hashable, Sendable, BitwiseCopyable {
    var owner = ControllerID.none
    var style = SplitStyle.unspecified
    // Who stands in each column: owned, whether a child at the moment or not.
    var primary = ControllerID.none
    var supplementary = ControllerID.none
    var secondary = ControllerID.none
    var compact = ControllerID.none
    /// What separating has taken off the primary's stack: owned until it has its column.
    var taken = ControllerID.none
    var isCollapsed = false
    /// Collapsed, and the compact column is what is shown.
    var showsCompact = false
    /// Collapsing or expanding is under way: its questions are being asked.
    var isAdapting = false
    var mode = DisplayMode.secondaryOnly
    /// Whether `mode` has been worked out: when it first appears, and when it expands.
    var hasMode = false
    var preferred = DisplayMode.automatic
    /// The last transition of a column that is in flight.
    var transition = TransitionID.none
    /// Who asked for what the delegate is being asked about.
    var asker = ControllerID.none

    /// The controllers whose views are seen in a display mode, in the order of the columns.
    func columns(in mode: DisplayMode) -> [ControllerID] {
        var seen: [ControllerID] = []
        if isCollapsed {
            seen = [showsCompact ? compact : base]
        } else {
            let isTriple = style == .tripleColumn
            let companions = min(mode.companions, isTriple ? 2 : 1)
            if companions == 2 || companions == 1 && !isTriple { seen.append(primary) }
            if isTriple, companions >= 1 { seen.append(supplementary) }
            seen.append(secondary)
            if !secondary.exists, companions == 0 { seen.append(base) }
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

    /// Whose navigation controller takes the others where they are collapsed.
    var base: ControllerID { primary.exists ? primary : supplementary.exists ? supplementary : secondary }

    /// The column of a controller, or nil.
    func column(of id: ControllerID) -> SplitColumn? {
        id.exists ? SplitColumn.allCases.first { self[$0] == id } : nil
    }
}

/// A controller that lies on the stack of a collapsed split view controller, or has been popped from it, and belongs
/// into a column's own navigation controller. Owned.
struct Stray: Hashable, Sendable, BitwiseCopyable {
    var controller: ControllerID
    var split: ControllerID
    var column: SplitColumn
}
