import SceneRuntime

/// The symbols that have a meaning at a place.
enum SymbolChoices {
    /// Those of an operand of `verb` or of its `clause`; nil where any symbol can stand.
    static func of(_ verb: Verb?, _ clause: Clause?) -> [Symbol]? {
        if let clause { return ofClauses[clause] }
        return verb.flatMap { ofVerbs[$0] }
    }

    /// Those that `property` can be set to; nil where any symbol can stand.
    static func of(_ property: Property) -> [Symbol]? { ofProperties[property] }

    private static let ofClauses: [Clause: [Symbol]] = [
        .style: styles, .transition: transitions, .column: columns, .horizontal: sizeClasses, .vertical: sizeClasses,
    ]

    private static let ofVerbs: [Verb: [Symbol]] = [
        .rotate: orientations, .swipe: [.back, .down, .forward], .tap: [.back, .outside], .show: columns,
        .showColumn: columns, .hideColumn: columns,
    ]

    private static let ofProperties: [Property: [Symbol]] = [
        .modalPresentationStyle: styles, .modalTransitionStyle: transitions,
        .interfaceOrientation: orientations, .preferredInterfaceOrientationForPresentation: orientations,
        .supportedInterfaceOrientations: orientations + [.landscape, .all, .allButUpsideDown],
        .horizontalSizeClass: sizeClasses, .verticalSizeClass: sizeClasses,
        .transitionStyle: [.scroll, .pageCurl],
        .edgesForExtendedLayout: [.all, .none, .top, .bottom],
        .splitStyle: [.doubleColumn, .tripleColumn, .unspecified], .displayMode: displayModes,
        .preferredDisplayMode: displayModes,
    ]

    private static let styles = ModalStyle.allCases.map { $0.symbol }
    private static let transitions = ModalTransition.allCases.map { $0.symbol }
    private static let columns = SplitColumn.allCases.map { $0.symbol }
    private static let displayModes: [Symbol] = [
        .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary, .twoOverSecondary,
        .twoDisplaceSecondary,
    ]
    private static let orientations: [Symbol] = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
    private static let sizeClasses: [Symbol] = [.compact, .regular, .unspecified]
}
