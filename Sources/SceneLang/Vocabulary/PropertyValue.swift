import SceneRuntime

/// What a property can be set to.
struct PropertyValue: Sendable {
    /// The literals among its values.
    let literals: LiteralKinds
    /// How messages name its values.
    let noun: String

    private init(_ literals: LiteralKinds, _ noun: String) {
        self.literals = literals
        self.noun = noun
    }

    /// The values of a property that can be set; nil for others.
    static func of(_ property: Property) -> PropertyValue? {
        switch property {
        case .definesPresentationContext, .providesPresentationContextTransitionStyle, .isModalInPresentation,
            .disablesAutomaticKeyboardDismissal, .shouldAutomaticallyForwardAppearanceMethods, .shouldAutorotate,
            .performsActionsWhilePresentingModally:
            PropertyValue(.boolean, "true or false")
        case .modalPresentationStyle, .modalTransitionStyle, .transitionStyle, .edgesForExtendedLayout,
            .supportedInterfaceOrientations, .preferredInterfaceOrientationForPresentation, .splitStyle,
            .preferredDisplayMode:
            PropertyValue(.symbol, "a symbol (a dot and a word)")
        case .title, .nibName, .restorationIdentifier, .storyboardIdentifier:
            PropertyValue([.text, .null], "a string or nil")
        case .selectedIndex: PropertyValue(.integer, "the number of a tab")
        case .preferredContentSize: PropertyValue(.size, "a size such as 320x480")
        case .viewControllers: PropertyValue(.array, "a list of controllers")
        case .selectedViewController, .rootViewController: PropertyValue([], "a controller")
        case .delegate, .dataSource, .transitioningDelegate: PropertyValue(.null, "a delegate or nil")
        case .view, .sourceView: PropertyValue(.null, "a view or nil")
        case .viewIfLoaded, .isViewLoaded, .parent, .children, .presentedViewController, .presentingViewController,
            .navigationController, .tabBarController, .splitViewController, .storyboard, .isBeingPresented,
            .isBeingDismissed, .isMovingToParent, .isMovingFromParent, .topViewController, .visibleViewController,
            .moreNavigationController, .presentationController, .popoverPresentationController,
            .transitionCoordinator, .window, .superview, .next, .isKeyWindow, .bounds, .safeAreaInsets,
            .topLayoutGuide, .bottomLayoutGuide, .length, .top, .left, .bottom, .right, .interfaceOrientation,
            .traitCollection, .horizontalSizeClass, .verticalSizeClass, .userInterfaceIdiom, .subviews,
            .isFirstResponder, .isCollapsed, .displayMode:
            nil
        }
    }
}
