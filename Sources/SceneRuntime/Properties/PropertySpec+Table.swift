extension PropertySpec {
    /// Every property, in the order of `Property`.
    public static let table: [PropertySpec] = [
        PropertySpec(
            .view, "view", of: .controllers, .view, .getSet(.view), access: .step, listed: false,
            "the root view; reading it loads it"),
        PropertySpec(
            .viewIfLoaded, "viewIfLoaded", of: .controllers, .view, .get(.viewIfLoaded), listed: false,
            "the root view, nil until it is loaded"),
        PropertySpec(
            .isViewLoaded, "isViewLoaded", of: .controllers, .boolean(), .get(.isViewLoaded), listed: false,
            "whether the root view is in memory"),
        PropertySpec(
            .title, "title", of: .controllers, .text, .script(), access: .readWrite, "the human name of the screen"),
        PropertySpec(
            .parent, "parent", of: .controllers, .controller(), .get(.parent),
            "the container that this controller is a child of"),
        PropertySpec(
            .children, "children", of: .controllers, .controllers, .get(.children),
            "the child controllers, oldest first"),
        PropertySpec(
            .presentedViewController, "presentedViewController", of: .controllers, .controller(),
            .get(.presentedViewController), "what this controller or its nearest ancestor presents"),
        PropertySpec(
            .presentingViewController, "presentingViewController", of: [.controllers, .presentationController],
            .controller(), .get(.presentingViewController), "who presented this controller or its farthest ancestor"),
        PropertySpec(
            .navigationController, "navigationController", of: .controllers, .controller(.navigationController),
            .get(.navigationController), "the nearest navigation ancestor"),
        PropertySpec(
            .tabBarController, "tabBarController", of: .controllers, .controller(.tabBarController),
            .get(.tabBarController), "the nearest tab bar ancestor"),
        PropertySpec(
            .splitViewController, "splitViewController", of: .controllers, .controller(.splitViewController),
            .get(.splitViewController), "the nearest split ancestor"),
        PropertySpec(
            .storyboard, "storyboard", of: .controllers, .storyboard, .get(.storyboard), listed: false,
            "the storyboard it was made from"),
        PropertySpec(
            .isBeingPresented, "isBeingPresented", of: .controllers, .boolean(), .flag(.isBeingPresented),
            "inside will and did appear"),
        PropertySpec(
            .isBeingDismissed, "isBeingDismissed", of: .controllers, .boolean(), .flag(.isBeingDismissed),
            "inside will and did disappear"),
        PropertySpec(
            .isMovingToParent, "isMovingToParent", of: .controllers, .boolean(), .flag(.isMovingToParent),
            "inside will and did appear"),
        PropertySpec(
            .isMovingFromParent, "isMovingFromParent", of: .controllers, .boolean(), .flag(.isMovingFromParent),
            "inside will and did disappear"),
        PropertySpec(
            .viewControllers, "viewControllers", of: .containers, .controllers, .getSet(.viewControllers),
            access: .step, "the stack or the tabs"),
        PropertySpec(
            .topViewController, "topViewController", of: .navigationController, .controller(), .get(.topViewController),
            "the top of the stack"),
        PropertySpec(
            .visibleViewController, "visibleViewController", of: .navigationController, .controller(),
            .get(.visibleViewController), "the top of the stack or what is presented over it"),
        PropertySpec(
            .selectedViewController, "selectedViewController", of: .tabBarController, .controller(),
            .getSet(.selectedViewController), access: .step, "the selected tab"),
        PropertySpec(
            .selectedIndex, "selectedIndex", of: .tabBarController, .tabIndex, .getSet(.selectedIndex), access: .step,
            "its index, from 0"),
        PropertySpec(
            .moreNavigationController, "moreNavigationController", of: .tabBarController,
            .controller(.navigationController), .get(.moreNavigationController), "the More tab of a phone"),
        PropertySpec(
            .transitionStyle, "transitionStyle", of: .pageViewController, .symbol(.pageTransition),
            .getSet(.transitionStyle), access: .atCreation, "how pages are turned: .pageCurl or .scroll"),
        PropertySpec(
            .modalPresentationStyle, "modalPresentationStyle", of: .controllers, .presentationStyle,
            .getSet(.modalPresentationStyle), access: .readWrite, "how it will be presented"),
        PropertySpec(
            .modalTransitionStyle, "modalTransitionStyle", of: .controllers, .symbol(.modalTransition),
            .getSet(.modalTransitionStyle), access: .readWrite, listed: false, "how that is animated"),
        PropertySpec(
            .definesPresentationContext, "definesPresentationContext", of: .controllers, .boolean(),
            .flag(.definesContext), access: .readWrite, "whether current context presentations cover this controller"),
        PropertySpec(
            .providesPresentationContextTransitionStyle, "providesPresentationContextTransitionStyle", of: .controllers,
            .boolean(), .flag(.providesContextStyle), access: .readWrite,
            "whether its transition style replaces the presented one's"),
        PropertySpec(
            .isModalInPresentation, "isModalInPresentation", of: .controllers, .boolean(),
            .flag(.isModalInPresentation), access: .readWrite, "whether a swipe may not dismiss it"),
        PropertySpec(
            .disablesAutomaticKeyboardDismissal, "disablesAutomaticKeyboardDismissal", of: .controllers, .boolean(),
            .getSet(.disablesAutomaticKeyboardDismissal), access: .override, "whether the keyboard stays"),
        PropertySpec(
            .presentationController, "presentationController", of: .controllers, .presentationController,
            .get(.presentationController), listed: false, "what manages its presentation; made when it is read"),
        PropertySpec(
            .popoverPresentationController, "popoverPresentationController", of: .controllers, .presentationController,
            .get(.popoverPresentationController), listed: false, "the same, nil unless the style is popover"),
        PropertySpec(
            .transitioningDelegate, "transitioningDelegate", of: .controllers, .delegate,
            .reference(.transitioningDelegate), access: .readWrite,
            "who vends animators and presentation controllers (weak)"),
        PropertySpec(
            .transitionCoordinator, "transitionCoordinator", of: .controllers, .coordinator,
            .get(.transitionCoordinator), "non-nil while it takes part in one"),
        PropertySpec(
            .shouldAutomaticallyForwardAppearanceMethods, "shouldAutomaticallyForwardAppearanceMethods",
            of: .controllers, .boolean(usually: true), .negatedFlag(.forwardsByHand), access: .override,
            "whether children hear of appearance by themselves"),
        PropertySpec(
            .delegate, "delegate", of: [.containers, .searchController, .presentationController], .delegate,
            .reference(.delegate), access: .readWrite, "the delegate (weak)"),
        PropertySpec(
            .dataSource, "dataSource", of: .pageViewController, .delegate, .reference(.dataSource), access: .readWrite,
            "the data source (weak)"),
        PropertySpec(
            .sourceView, "sourceView", of: .presentationController, .view, .getSet(.sourceView), access: .readWrite,
            "the view a popover points at"),
        PropertySpec(.window, "window", of: .view, .window, .get(.window), "the window it is in, or nil"),
        PropertySpec(.superview, "superview", of: .view, .view, .get(.superview), "the view it is in, or nil"),
        PropertySpec(
            .next, "next", of: [.view, .controllers, .window], .responder, .get(.next), listed: false,
            "the next responder"),
        PropertySpec(
            .rootViewController, "rootViewController", of: .window, .controller(), .getSet(.rootViewController),
            access: .step, "the window's root"),
        PropertySpec(
            .isKeyWindow, "isKeyWindow", of: .window, .boolean(), .get(.isKeyWindow),
            "whether it receives the keyboard"),
        PropertySpec(
            .nibName, "nibName", of: .controllers, .text, .script(declared: .nibName), access: .readWrite,
            "the nib that its view comes from"),
        PropertySpec(
            .restorationIdentifier, "restorationIdentifier", of: .controllers, .text, .getSet(.restorationIdentifier),
            access: .readWrite, "its name in saved state"),
        PropertySpec(
            .storyboardIdentifier, "storyboardIdentifier", of: .controllers, .text, .script(declared: .identifier),
            access: .readWrite, "its name for instantiate"),
        PropertySpec(.bounds, "bounds", of: [.view, .window], .size, .get(.bounds), "its size"),
        PropertySpec(
            .safeAreaInsets, "safeAreaInsets", of: .view, releases: .since(11), .insets, .get(.safeAreaInsets),
            "what bars and edges cover of it, from iOS 11"),
        PropertySpec(
            .topLayoutGuide, "topLayoutGuide", of: .controllers, releases: .since(7), .guide, .get(.topLayoutGuide),
            listed: false, "where content begins, from iOS 7"),
        PropertySpec(
            .bottomLayoutGuide, "bottomLayoutGuide", of: .controllers, releases: .since(7), .guide,
            .get(.bottomLayoutGuide), listed: false, "where content ends, from iOS 7"),
        PropertySpec(
            .edgesForExtendedLayout, "edgesForExtendedLayout", of: .controllers, releases: .since(7), .symbol(.edges),
            .getSet(.edgesForExtendedLayout), access: .readWrite, listed: false,
            "the edges at which its view lies under bars, from iOS 7: .all, .none, .top or .bottom"),
        PropertySpec(
            .preferredContentSize, "preferredContentSize", of: .controllers, releases: .since(7), .size,
            .getSet(.preferredContentSize), access: .readWrite, listed: false,
            "the size that a popover gives it, from iOS 7"),
        PropertySpec(.length, "length", of: .guide, .points, .get(.length), "of a layout guide: points from the edge"),
        PropertySpec(.top, "top", of: .insets, .points, .get(.top), "points at the top"),
        PropertySpec(.left, "left", of: .insets, .points, .get(.left), "points at the left"),
        PropertySpec(.bottom, "bottom", of: .insets, .points, .get(.bottom), "points at the bottom"),
        PropertySpec(.right, "right", of: .insets, .points, .get(.right), "points at the right"),
        PropertySpec(
            .interfaceOrientation, "interfaceOrientation", of: .controllers, .symbol(.orientation),
            .get(.interfaceOrientation), listed: false, "how the interface is turned"),
        PropertySpec(
            .supportedInterfaceOrientations, "supportedInterfaceOrientations", of: .controllers, releases: .since(6),
            .symbol(.orientations), .getSet(.supportedInterfaceOrientations), access: .override, listed: false,
            "the orientations that it supports, from iOS 6"),
        PropertySpec(
            .preferredInterfaceOrientationForPresentation, "preferredInterfaceOrientationForPresentation",
            of: .controllers, releases: .since(6), .symbol(.orientation),
            .getSet(.preferredInterfaceOrientationForPresentation), access: .override, listed: false,
            "how the interface is turned to present it, from iOS 6"),
        PropertySpec(
            .shouldAutorotate, "shouldAutorotate", of: .controllers, releases: .since(6), .boolean(usually: true),
            .getSet(.shouldAutorotate), access: .override, "whether it turns with the device, iOS 6 to 15"),
        PropertySpec(
            .traitCollection, "traitCollection", of: [.controllers, .view], releases: .since(8), .traits,
            .get(.traitCollection), listed: false, "its size classes and idiom, from iOS 8"),
        PropertySpec(
            .horizontalSizeClass, "horizontalSizeClass", of: .traits, .symbol(.sizeClass), .get(.horizontalSizeClass),
            ".compact or .regular"),
        PropertySpec(
            .verticalSizeClass, "verticalSizeClass", of: .traits, .symbol(.sizeClass), .get(.verticalSizeClass),
            ".compact or .regular"),
        PropertySpec(
            .userInterfaceIdiom, "userInterfaceIdiom", of: .traits, .symbol(.any), .get(.userInterfaceIdiom),
            ".phone or .pad"),
        PropertySpec(
            .subviews, "subviews", of: .view, .views, .views, "the views that lie in it, in the order of adding"),
        PropertySpec(
            .isFirstResponder, "isFirstResponder", of: .view, .boolean(), .get(.isFirstResponder),
            "whether the keyboard types into it"),
        PropertySpec(
            .performsActionsWhilePresentingModally, "performsActionsWhilePresentingModally", of: .controllers,
            releases: .since(13), .boolean(usually: true), .negatedFlag(.passesNoActions), access: .readWrite,
            "whether actions of what it presents come to it, from iOS 13"),
        PropertySpec(
            .splitStyle, "style", of: .splitViewController, .symbol(.splitStyle), .getSet(.splitStyle),
            access: .readWrite,
            "of a split view controller: .doubleColumn, .tripleColumn or .unspecified, set where it is declared"),
        PropertySpec(
            .isCollapsed, "isCollapsed", of: .splitViewController, .boolean(), .get(.isCollapsed),
            "whether a split view controller is collapsed"),
        PropertySpec(
            .displayMode, "displayMode", of: .splitViewController, .symbol(.displayMode), .get(.displayMode),
            "which columns are beside or over the secondary"),
        PropertySpec(
            .preferredDisplayMode, "preferredDisplayMode", of: .splitViewController, .symbol(.displayMode),
            .getSet(.preferredDisplayMode), access: .step,
            "the display mode that is wanted; .automatic decides by the window's shape"),
    ]
}
