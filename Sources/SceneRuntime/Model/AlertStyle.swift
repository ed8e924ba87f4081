/// The two forms of an alert controller.
package enum AlertStyle: UInt8, Sendable, BitwiseCopyable {
    case actionSheet, alert

    init?(_ symbol: Symbol) {
        if symbol == .actionSheet {
            self = .actionSheet
        } else if symbol == .alert {
            self = .alert
        } else {
            return nil
        }
    }

    /// The symbol of scripts.
    package var symbol: Symbol { self == .alert ? .alert : .actionSheet }
}

/// The styles of an alert's actions, in the order of UIKit.
package enum AlertActionStyle: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    case `default`, cancel, destructive

    /// Creates the style with a symbol of scripts; nil for another symbol.
    package init?(_ symbol: Symbol) {
        guard let style = AlertActionStyle.allCases.first(where: { $0.symbol == symbol }) else { return nil }
        self = style
    }

    /// The symbol of scripts.
    package var symbol: Symbol {
        switch self {
        case .default: .default
        case .cancel: .cancel
        case .destructive: .destructive
        }
    }
}

/// What an alert displays.
package struct AlertContent: OptionSet, Hashable, Sendable, BitwiseCopyable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let title = AlertContent(rawValue: 1 << 0)
    package static let message = AlertContent(rawValue: 1 << 1)
    package static let action = AlertContent(rawValue: 1 << 2)
    /// An action with the style `.cancel`.
    package static let cancelAction = AlertContent(rawValue: 1 << 3)
}
