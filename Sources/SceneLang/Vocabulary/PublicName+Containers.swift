import SceneRuntime

extension PublicName {
    /// Names that the language does not model: of containers, of their bar items, and of UIKit's other subclasses of
    /// UIViewController, such as alerts and search controllers.
    static let containers: [PublicName] = [
        PublicName(.navigation, .property, "navigationBarHidden", .since(3), .renamed("isNavigationBarHidden")),
        PublicName(.navigation, .property, "toolbarHidden", .since(3), .renamed("isToolbarHidden")),
        PublicName(.navigation, .property, "hideShowBarDuration", .since(3)),
        PublicName(
            .navigation, .property, "interactivePopGestureRecognizer",
            .since(7), .instead("for the gesture, use 'swipe .back'")),
        PublicName(
            .navigation, .property, "interactiveContentPopGestureRecognizer",
            .since(26), .instead("for the gesture, use 'swipe .back'")),
        PublicName(.navigation, .property, "hidesBarsWhenVerticallyCompact", .since(8)),
        PublicName(.navigation, .property, "hidesBarsOnTap", .since(8)),
        PublicName(.navigation, .property, "hidesBarsOnSwipe", .since(8)),
        PublicName(.navigation, .property, "hidesBarsWhenKeyboardAppears", .since(8)),
        PublicName(.navigation, .property, "barHideOnSwipeGestureRecognizer", .since(8)),
        PublicName(.navigation, .property, "barHideOnTapGestureRecognizer", .since(8)),
        PublicName(.alert, .property, "severity", .since(16)),
        PublicName(
            .hosting, .handler, "onAppear",
            .since(13), .instead("handle 'viewWillAppear' or another appearance callback of the hosting controller")),
        PublicName(
            .activity, .property, "completionWithItemsHandler",
            .since(8),
            .instead(
                """
                handle 'viewDidDisappear'; no source says whether UIKit calls it before or after the completion handler
                """)),
        PublicName(
            .search, .property, "searchBar", .since(8), .instead("to begin a search, tap the search controller")),
        PublicName(.search, .property, "hidesNavigationBarDuringPresentation", .since(8)),
        PublicName(.search, .property, "dimsBackgroundDuringPresentation", .from(8, to: 12)),
        PublicName(.search, .property, "obscuresBackgroundDuringPresentation", .since(9)),
        PublicName(.search, .property, "showsSearchResultsController", .since(13)),
        PublicName(.search, .property, "automaticallyShowsCancelButton", .since(13)),
        PublicName(.search, .property, "automaticallyShowsScopeBar", .since(13)),
        PublicName(.search, .property, "scopeBarActivation", .since(16)),
        PublicName(.search, .property, "searchSuggestions", .since(16)),
        PublicName(.search, .property, "searchBarPlacement", .since(16)),
        PublicName(.navigationItem, .property, "titleView", .since(3)),
        PublicName(
            .navigationItem, .property, "leftBarButtonItems", .since(5), .instead("set 'leftBarButtonItem'")),
        PublicName(
            .navigationItem, .property, "rightBarButtonItems", .since(5), .instead("set 'rightBarButtonItem'")),
        PublicName(.navigationItem, .property, "backBarButtonItem", .since(3)),
        PublicName(.navigationItem, .property, "leftItemsSupplementBackButton", .since(5)),
        PublicName(.navigationItem, .property, "backButtonTitle", .since(11)),
        PublicName(.navigationItem, .property, "backButtonDisplayMode", .since(14)),
        PublicName(.navigationItem, .property, "largeTitleDisplayMode", .since(11)),
        PublicName(.navigationItem, .property, "hidesSearchBarWhenScrolling", .since(11)),
        PublicName(.navigationItem, .property, "standardAppearance", .since(13)),
        PublicName(.navigationItem, .property, "scrollEdgeAppearance", .since(13)),
        PublicName(.tabBarItem, .property, "badgeValue", .since(3)),
        PublicName(.tabBarItem, .property, "badgeColor", .since(10)),
        PublicName(.tabBarItem, .property, "image", .since(3)),
        PublicName(.tabBarItem, .property, "selectedImage", .since(7)),
        PublicName(.tabBar, .property, "customizableViewControllers", .since(3)),
        PublicName(.tabBar, .property, "mode", .since(18)),
        PublicName(.tabBar, .property, "sidebar", .since(18)),
        PublicName(.tabBar, .property, "customizationIdentifier", .since(18)),
        PublicName(.tabBar, .property, "compactTabIdentifiers", .since(18)),
        PublicName(
            .tabBar, .property, "selectedTab",
            .since(18), .instead("use 'selectedViewController'")),
        PublicName(
            .tabBar, .property, "tabs", .since(18), .instead("use 'viewControllers'")),
        PublicName(
            .tabBar, .method, "setTabs", .since(18), .instead("use 'viewControllers'")),
        PublicName(.tabBar, .method, "tab", .since(18)),
        PublicName(.tabBar, .property, "isTabBarHidden", .since(18)),
        PublicName(.tabBar, .property, "tabBarHidden", .since(18)),
        PublicName(.tabBar, .method, "setTabBarHidden", .since(18)),
        PublicName(.tabBar, .property, "tabBarMinimizeBehavior", .since(26)),
        PublicName(.tabBar, .property, "bottomAccessory", .since(26)),
        PublicName(.tabBar, .method, "setBottomAccessory", .since(26)),
        PublicName(.tabBar, .property, "contentLayoutGuide", .since(26), .withoutEffect),
        PublicName(.split, .property, "splitBehavior", .since(14)),
        PublicName(.split, .property, "preferredSplitBehavior", .since(14)),
        PublicName(.split, .property, "showsSecondaryOnlyButton", .since(14)),
        PublicName(
            .split, .method, "setViewController",
            .since(14), .instead("declare the columns, for example 'primary -> list'")),
        PublicName(
            .split, .method, "viewController",
            .since(14), .read("'children'")),
        PublicName(.split, .method, "isShowing", .since(26), .read("'displayMode'")),
        PublicName(.split, .property, "collapsed", .since(8), .renamed("isCollapsed")),
        PublicName(.split, .property, "presentsWithGesture", .since(5)),
        PublicName(.split, .property, "displayModeButtonItem", .since(8)),
        PublicName(.split, .property, "displayModeButtonVisibility", .since(14)),
        PublicName(.split, .property, "primaryEdge", .since(11), .withoutEffect),
        PublicName(.split, .property, "primaryBackgroundStyle", .since(13), .withoutEffect),
        PublicName(.split, .property, "preferredPrimaryColumnWidthFraction", .since(8)),
        PublicName(.split, .property, "preferredPrimaryColumnWidth", .since(14)),
        PublicName(.split, .property, "minimumPrimaryColumnWidth", .since(8)),
        PublicName(.split, .property, "maximumPrimaryColumnWidth", .since(8)),
        PublicName(.split, .property, "primaryColumnWidth", .since(8)),
        PublicName(.split, .property, "preferredSupplementaryColumnWidthFraction", .since(14)),
        PublicName(.split, .property, "preferredSupplementaryColumnWidth", .since(14)),
        PublicName(.split, .property, "minimumSupplementaryColumnWidth", .since(14)),
        PublicName(.split, .property, "maximumSupplementaryColumnWidth", .since(14)),
        PublicName(.split, .property, "supplementaryColumnWidth", .since(14)),
        PublicName(.split, .property, "automaticDimension", .since(8)),
        PublicName(.page, .property, "navigationOrientation", .since(5)),
        PublicName(.page, .property, "spineLocation", .since(5)),
        PublicName(.page, .property, "isDoubleSided", .since(5)),
        PublicName(.page, .property, "doubleSided", .since(5)),
        PublicName(.page, .property, "gestureRecognizers", .since(5), .instead("for the gesture, use 'swipe to'")),
    ]
}
