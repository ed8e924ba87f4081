/// The `.symbols` that UIKit gives a meaning to. A script's other symbols are numbered after these.
///
/// The raw values are the numbers of the symbols in script values: `allCases` in order seeds the script's table.
public enum Symbol: UInt16, CaseIterable, Sendable, BitwiseCopyable {
    // Presentation styles; the order is that of `ModalStyle`.
    case automatic, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext
    case popover, blurOverFullScreen, none
    // Transition styles; the order is that of `ModalTransition`.
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
    // Navigation operations and directions.
    case push, pop, forward, back, reverse, down, outside
    // Orientations and masks.
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight, landscape, all, allButUpsideDown, unknown
    case faceUp, faceDown
    // Edges.
    case top, bottom, left, right
    // Autoresizing masks.
    case flexibleLeftMargin, flexibleWidth, flexibleRightMargin, flexibleTopMargin, flexibleHeight, flexibleBottomMargin
    // Bundles.
    case main
    // Detents of sheets.
    case medium, large
    // Traits.
    case compact, regular, unspecified, phone, pad
    // Columns.
    case primary, secondary, supplementary, inspector
    // Page controllers.
    case scroll, pageCurl
    // Ends of a transition.
    case from, to
    // Split view controllers: styles and display modes.
    case doubleColumn, tripleColumn
    case secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
    case twoDisplaceSecondary
    // Alerts: their styles, and those of their actions.
    case actionSheet, alert, `default`, cancel, destructive
    // Transitions between views.
    case zoom
    // Traits with names, and appearances.
    case light, dark, horizontalSizeClass, verticalSizeClass, userInterfaceStyle
    // Drags of sheets.
    case up
    // States of the app.
    case active, inactive, background
    // Reasons for the end of editing.
    case committed

    /// Whether it can be one of several in an option set.
    package var canBeOption: Bool { rawValue < 64 }

    /// The symbol's name, without its dot.
    public var spelling: StaticString {
        switch self {
        case .automatic: "automatic"
        case .fullScreen: "fullScreen"
        case .pageSheet: "pageSheet"
        case .formSheet: "formSheet"
        case .currentContext: "currentContext"
        case .custom: "custom"
        case .overFullScreen: "overFullScreen"
        case .overCurrentContext: "overCurrentContext"
        case .popover: "popover"
        case .blurOverFullScreen: "blurOverFullScreen"
        case .none: "none"
        case .coverVertical: "coverVertical"
        case .flipHorizontal: "flipHorizontal"
        case .crossDissolve: "crossDissolve"
        case .partialCurl: "partialCurl"
        case .push: "push"
        case .pop: "pop"
        case .forward: "forward"
        case .back: "back"
        case .reverse: "reverse"
        case .down: "down"
        case .outside: "outside"
        case .portrait: "portrait"
        case .portraitUpsideDown: "portraitUpsideDown"
        case .landscapeLeft: "landscapeLeft"
        case .landscapeRight: "landscapeRight"
        case .landscape: "landscape"
        case .all: "all"
        case .allButUpsideDown: "allButUpsideDown"
        case .unknown: "unknown"
        case .faceUp: "faceUp"
        case .faceDown: "faceDown"
        case .main: "main"
        case .top: "top"
        case .bottom: "bottom"
        case .left: "left"
        case .right: "right"
        case .flexibleLeftMargin: "flexibleLeftMargin"
        case .flexibleWidth: "flexibleWidth"
        case .flexibleRightMargin: "flexibleRightMargin"
        case .flexibleTopMargin: "flexibleTopMargin"
        case .flexibleHeight: "flexibleHeight"
        case .flexibleBottomMargin: "flexibleBottomMargin"
        case .compact: "compact"
        case .regular: "regular"
        case .unspecified: "unspecified"
        case .light: "light"
        case .dark: "dark"
        case .horizontalSizeClass: "horizontalSizeClass"
        case .verticalSizeClass: "verticalSizeClass"
        case .userInterfaceStyle: "userInterfaceStyle"
        case .phone: "phone"
        case .pad: "pad"
        case .primary: "primary"
        case .secondary: "secondary"
        case .supplementary: "supplementary"
        case .inspector: "inspector"
        case .scroll: "scroll"
        case .pageCurl: "pageCurl"
        case .from: "from"
        case .to: "to"
        case .doubleColumn: "doubleColumn"
        case .tripleColumn: "tripleColumn"
        case .secondaryOnly: "secondaryOnly"
        case .oneBesideSecondary: "oneBesideSecondary"
        case .oneOverSecondary: "oneOverSecondary"
        case .twoBesideSecondary: "twoBesideSecondary"
        case .twoOverSecondary: "twoOverSecondary"
        case .twoDisplaceSecondary: "twoDisplaceSecondary"
        case .actionSheet: "actionSheet"
        case .alert: "alert"
        case .default: "default"
        case .cancel: "cancel"
        case .destructive: "destructive"
        case .zoom: "zoom"
        case .medium: "medium"
        case .large: "large"
        case .up: "up"
        case .active: "active"
        case .inactive: "inactive"
        case .background: "background"
        case .committed: "committed"
        }
    }
}
