import SceneRuntime

/// The symbols that are valid at a place.
enum SymbolChoices {
    /// Returns the valid values of `property`; nil if any symbol is valid.
    static func of(_ property: Property) -> [Symbol]? {
        switch property.spec.type {
        case .symbol(let family): of(family)
        case .presentationStyle: styles
        default: nil
        }
    }

    private static func of(_ family: PropertySymbols) -> [Symbol]? {
        switch family {
        case .modalTransition: transitions
        case .viewTransition: [.zoom]
        case .pageTransition: [.scroll, .pageCurl]
        case .orientation: orientations
        case .orientations: orientations + [.landscape, .all, .allButUpsideDown]
        case .sizeClass: sizeClasses
        case .interfaceStyle: interfaceStyles
        case .autoresizing: [.none] + AutoresizingMask.named.map { $0.0 }
        case .edges: [.all, .none, .top, .left, .bottom, .right]
        case .splitStyle: [.doubleColumn, .tripleColumn, .unspecified]
        case .displayMode: displayModes
        case .alertStyle: [.alert, .actionSheet]
        case .detent, .detents: [.medium, .large]
        case .any: nil
        }
    }

    fileprivate static let styles = ModalStyle.allCases.map { $0.symbol }
    fileprivate static let transitions = ModalTransition.allCases.map { $0.symbol }
    fileprivate static let columns = SplitColumn.allCases.map { $0.symbol }
    private static let displayModes: [Symbol] = [
        .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary, .twoOverSecondary,
        .twoDisplaceSecondary,
    ]
    fileprivate static let orientations: [Symbol] = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
    fileprivate static let interfaceStyles: [Symbol] = [.light, .dark, .unspecified]
    fileprivate static let sizeClasses: [Symbol] = [.compact, .regular, .unspecified]
}

extension OperandSymbols {
    /// The symbols of UIKit that are valid there.
    var choices: [Symbol] {
        switch self {
        case .column: SymbolChoices.columns
        case .orientation: SymbolChoices.orientations + [.faceUp, .faceDown]
        case .presentationStyle: SymbolChoices.styles
        case .sizeClass: SymbolChoices.sizeClasses
        case .interfaceStyle: SymbolChoices.interfaceStyles
        case .swipe: [.back, .down, .forward, .up]
        case .tap: [.back, .outside, .cancel]
        case .transitionStyle: SymbolChoices.transitions
        }
    }

    /// The beginning of a message about an invalid symbol.
    var complaint: String {
        switch self {
        case .column: "unknown column"
        case .orientation: "unknown orientation"
        case .presentationStyle: "unknown presentation style"
        case .sizeClass: "unknown size class"
        case .interfaceStyle: "unknown appearance"
        case .swipe: "unknown swipe direction"
        case .tap: "unknown target of a tap"
        case .transitionStyle: "unknown transition style"
        }
    }
}

extension OperandKind {
    /// The symbols that are valid for such an operand; nil if none or any is valid.
    var symbols: OperandSymbols? {
        switch self {
        case .symbol(let symbols): symbols
        case .target: .tap
        default: nil
        }
    }
}
