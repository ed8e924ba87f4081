/// `UISplitViewController.Style`: the number of columns.
public enum SplitStyle: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// The classic style: a primary and a secondary controller.
    case unspecified
    case doubleColumn, tripleColumn

    /// The style that `symbol` names, or nil.
    package init?(_ symbol: Symbol) {
        guard let style = Self.allCases.first(where: { $0.symbol == symbol }) else { return nil }
        self = style
    }

    /// The symbol that names `self`.
    package var symbol: Symbol {
        switch self {
        case .unspecified: .unspecified
        case .doubleColumn: .doubleColumn
        case .tripleColumn: .tripleColumn
        }
    }
}

/// `UISplitViewController.Column`, in the order in which collapsed columns are stacked.
public enum SplitColumn: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    case primary, supplementary, secondary
    /// Shown instead of the others while the split view controller is collapsed.
    case compact

    /// The column that `symbol` names, or nil.
    package init?(_ symbol: Symbol) {
        guard let column = Self.allCases.first(where: { $0.symbol == symbol }) else { return nil }
        self = column
    }

    /// The symbol that names `self`.
    package var symbol: Symbol {
        switch self {
        case .primary: .primary
        case .supplementary: .supplementary
        case .secondary: .secondary
        case .compact: .compact
        }
    }
}

/// `UISplitViewController.DisplayMode`: the columns that are visible with the secondary one.
public enum DisplayMode: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    case automatic
    case secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
    case twoDisplaceSecondary

    /// The display mode that `symbol` names, or nil.
    package init?(_ symbol: Symbol) {
        guard let mode = Self.allCases.first(where: { $0.symbol == symbol }) else { return nil }
        self = mode
    }

    /// The symbol that names `self`.
    package var symbol: Symbol {
        switch self {
        case .automatic: .automatic
        case .secondaryOnly: .secondaryOnly
        case .oneBesideSecondary: .oneBesideSecondary
        case .oneOverSecondary: .oneOverSecondary
        case .twoBesideSecondary: .twoBesideSecondary
        case .twoOverSecondary: .twoOverSecondary
        case .twoDisplaceSecondary: .twoDisplaceSecondary
        }
    }

    /// The number of columns beside or over the secondary one.
    var sideColumnCount: Int {
        switch self {
        case .automatic, .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        }
    }

    /// Whether these columns are over the secondary one.
    var isOverSecondary: Bool {
        switch self {
        case .oneOverSecondary, .twoOverSecondary: true
        case .automatic, .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary, .twoDisplaceSecondary: false
        }
    }

    /// Returns the mode with a number of columns beside or over the secondary one.
    static func with(_ sideColumnCount: Int, isOverSecondary: Bool) -> DisplayMode {
        if sideColumnCount <= 0 { return .secondaryOnly }
        if sideColumnCount == 1 { return isOverSecondary ? .oneOverSecondary : .oneBesideSecondary }
        return isOverSecondary ? .twoOverSecondary : .twoBesideSecondary
    }
}
