import SceneRuntime

/// The properties of UIKit objects, by name.
enum PropertyLexicon {
    static let lexicon = Lexicon(PropertySpec.table.map { ($0.name, $0.property) })

    /// The property that a controller of kind `base` has under `name`: what a bare name can mean inside one.
    static func ofController(_ name: ArraySlice<UInt8>, base: BaseKind) -> Property? {
        guard let property = lexicon[name], property.spec.owners.contains(.controller) else { return nil }
        return property.isOf(base) ? property : nil
    }
}

extension Property {
    /// Whether controllers of kind `base` have the property; `self` is one of controllers.
    func isOf(_ base: BaseKind) -> Bool {
        switch self {
        case .viewControllers: base.isContainer
        case .topViewController, .visibleViewController: base == .navigationController
        case .selectedViewController, .selectedIndex, .moreNavigationController: base == .tabBarController
        case .delegate: base.isContainer || base == .searchController
        case .dataSource, .transitionStyle: base == .pageViewController
        case .splitStyle, .isCollapsed, .displayMode, .preferredDisplayMode: base == .splitViewController
        case .view, .viewIfLoaded, .isViewLoaded, .title, .parent, .children, .presentedViewController,
            .presentingViewController, .navigationController, .tabBarController, .splitViewController, .storyboard,
            .isBeingPresented, .isBeingDismissed, .isMovingToParent, .isMovingFromParent, .modalPresentationStyle,
            .modalTransitionStyle, .definesPresentationContext, .providesPresentationContextTransitionStyle,
            .isModalInPresentation, .disablesAutomaticKeyboardDismissal, .presentationController,
            .popoverPresentationController, .transitioningDelegate, .transitionCoordinator,
            .shouldAutomaticallyForwardAppearanceMethods, .next, .nibName, .restorationIdentifier,
            .storyboardIdentifier, .topLayoutGuide, .bottomLayoutGuide, .edgesForExtendedLayout,
            .preferredContentSize, .interfaceOrientation, .supportedInterfaceOrientations,
            .preferredInterfaceOrientationForPresentation, .shouldAutorotate, .traitCollection,
            .performsActionsWhilePresentingModally:
            true
        case .subviews, .isFirstResponder, .sourceView, .window, .superview, .rootViewController, .isKeyWindow, .bounds,
            .safeAreaInsets, .length,
            .top, .left, .bottom, .right, .horizontalSizeClass, .verticalSizeClass, .userInterfaceIdiom:
            false
        }
    }
}

extension BaseKind {
    /// Whether UIKit's own containers are of this kind.
    var isContainer: Bool {
        switch self {
        case .navigationController, .tabBarController, .splitViewController, .pageViewController: true
        case .viewController, .tableViewController, .collectionViewController, .alertController, .searchController:
            false
        }
    }
}
