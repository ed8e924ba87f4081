import SceneRuntime

/// The symbols that have a meaning at a place.
enum SymbolChoices {
    /// Those of an operand of `verb` or of its `clause`; nil where any symbol can stand.
    static func of(_ verb: Verb?, _ clause: Clause?) -> [Symbol]? {
        switch clause {
        case .style: return ModalStyle.allCases.map { $0.symbol }
        case .transition: return ModalTransition.allCases.map { $0.symbol }
        case .column: return SplitColumn.allCases.map { $0.symbol }
        case .horizontal, .vertical: return sizeClasses
        default: break
        }
        guard clause == nil else { return nil }
        switch verb {
        case .rotate: return orientations
        case .swipe: return [.back, .down, .forward]
        case .tap: return [.back, .outside]
        case .show, .showColumn, .hideColumn: return SplitColumn.allCases.map { $0.symbol }
        default: return nil
        }
    }

    /// Those that `property` can be set to; nil where any symbol can stand.
    static func of(_ property: Property) -> [Symbol]? {
        switch property {
        case .modalPresentationStyle: ModalStyle.allCases.map { $0.symbol }
        case .modalTransitionStyle: ModalTransition.allCases.map { $0.symbol }
        case .interfaceOrientation, .preferredInterfaceOrientationForPresentation: orientations
        case .supportedInterfaceOrientations: orientations + [.landscape, .all, .allButUpsideDown]
        case .horizontalSizeClass, .verticalSizeClass: sizeClasses
        case .transitionStyle: [.scroll, .pageCurl]
        case .splitStyle: [.doubleColumn, .tripleColumn]
        case .displayMode, .preferredDisplayMode:
            [
                .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary,
                .twoOverSecondary, .twoDisplaceSecondary,
            ]
        default: nil
        }
    }

    private static let orientations: [Symbol] = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
    private static let sizeClasses: [Symbol] = [.compact, .regular, .unspecified]
}
