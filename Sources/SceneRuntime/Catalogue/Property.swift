// open: new cases need no code where they are ignored.
/// The properties of UIKit objects that a script can read or set, spelled as in Swift.
package enum Property: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    // The view.
    case view, viewIfLoaded, isViewLoaded, title
    // Relations between controllers.
    case parent, children, presentedViewController, presentingViewController
    case navigationController, tabBarController, splitViewController, storyboard
    // Flags.
    case isBeingPresented, isBeingDismissed, isMovingToParent, isMovingFromParent
    // Containers.
    case viewControllers, topViewController, visibleViewController
    case selectedViewController, selectedIndex, moreNavigationController, transitionStyle
    // Presentation.
    case modalPresentationStyle, modalTransitionStyle, preferredTransition, definesPresentationContext
    case providesPresentationContextTransitionStyle, isModalInPresentation, isModalInPopover
    case disablesAutomaticKeyboardDismissal, modalPresentationCapturesStatusBarAppearance
    case presentationController, popoverPresentationController, transitioningDelegate, transitionCoordinator
    case shouldAutomaticallyForwardAppearanceMethods
    // Delegates and data sources.
    case delegate, dataSource, sourceView
    // Views and windows.
    case window, superview, next, rootViewController, isKeyWindow, windowScene, windowLevel, isHidden
    // Presentations, windows, editing.
    case presentationStyle, screen, isEditing
    // Nibs, storyboards and saved state.
    case nibName, nibBundle, restorationIdentifier, userActivity, storyboardIdentifier
    // Geometry, orientation and traits.
    case frame, autoresizingMask, autoresizesSubviews
    case bounds, safeAreaInsets, additionalSafeAreaInsets, topLayoutGuide, bottomLayoutGuide, edgesForExtendedLayout
    case extendedLayoutIncludesOpaqueBars
    case preferredContentSize
    case length, top, left, bottom, right
    case interfaceOrientation, supportedInterfaceOrientations, preferredInterfaceOrientationForPresentation
    case shouldAutorotate, traitCollection, horizontalSizeClass, verticalSizeClass, userInterfaceIdiom,
        userInterfaceStyle
    case overrideUserInterfaceStyle, traitOverrides
    // Responders.
    case subviews, isFirstResponder, performsActionsWhilePresentingModally
    // Bars.
    case navigationItem, tabBarItem, editButtonItem, tableView
    case indexPathForSelectedRow, collectionView, indexPathsForSelectedItems, clearsSelectionOnViewWillAppear
    case prompt, hidesBackButton, leftBarButtonItem, rightBarButtonItem
    case isNavigationBarHidden, isToolbarHidden, hidesBottomBarWhenPushed, toolbarItems
    case navigationBar, toolbar, tabBar, isTranslucent
    // Sheets.
    case sheetPresentationController, detents, selectedDetentIdentifier, largestUndimmedDetentIdentifier
    case prefersGrabberVisible
    // Searching.
    case searchController, searchResultsController, searchResultsUpdater, isActive
    // Alerts.
    case message, preferredStyle, actions, preferredAction, textFields
    // Split view controllers.
    case splitStyle, isCollapsed, displayMode, preferredDisplayMode
    // What the system asks about its bars and gestures.
    case prefersStatusBarHidden, preferredStatusBarStyle, prefersHomeIndicatorAutoHidden
    case preferredScreenEdgesDeferringSystemGestures, prefersPointerLocked
    case childForStatusBarHidden, childForStatusBarStyle, childForHomeIndicatorAutoHidden
    case childForScreenEdgesDeferringSystemGestures, childViewControllerForPointerLock

    /// The row of the property.
    package var spec: PropertySpec { PropertySpec.table[Int(rawValue)] }
}
