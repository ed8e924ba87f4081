/// What the system asks a controller about its bars and gestures. Each question can be passed on to a child.
package enum SystemQuestion: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    case statusBarHidden, statusBarStyle, homeIndicator, screenEdges, pointerLock

    /// The method that answers it.
    var method: Method {
        switch self {
        case .statusBarHidden: .prefersStatusBarHidden
        case .statusBarStyle: .preferredStatusBarStyle
        case .homeIndicator: .prefersHomeIndicatorAutoHidden
        case .screenEdges: .preferredScreenEdgesDeferringSystemGestures
        case .pointerLock: .prefersPointerLocked
        }
    }

    /// The method that returns the child which answers it instead, or nil.
    var childMethod: Method {
        switch self {
        case .statusBarHidden: .childForStatusBarHidden
        case .statusBarStyle: .childForStatusBarStyle
        case .homeIndicator: .childForHomeIndicatorAutoHidden
        case .screenEdges: .childForScreenEdgesDeferringSystemGestures
        case .pointerLock: .childViewControllerForPointerLock
        }
    }

    /// The method by which the app says that the answer has changed.
    var invalidationMethod: Method {
        switch self {
        case .statusBarHidden, .statusBarStyle: .setNeedsStatusBarAppearanceUpdate
        case .homeIndicator: .setNeedsUpdateOfHomeIndicatorAutoHidden
        case .screenEdges: .setNeedsUpdateOfScreenEdgesDeferringSystemGestures
        case .pointerLock: .setNeedsUpdateOfPrefersPointerLocked
        }
    }

    /// Whether it is about the status bar.
    var isAboutStatusBar: Bool { self == .statusBarHidden || self == .statusBarStyle }
}
