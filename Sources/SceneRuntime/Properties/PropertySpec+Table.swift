extension PropertySpec {
    /// Every property, in the order of `Property`.
    package static let table: [PropertySpec] = [
        PropertySpec(
            .view, "view", of: .controllers, .view, .getSet(.view), access: .step, listed: false,
            "The root view. Reading this property loads the view."),
        PropertySpec(
            .viewIfLoaded, "viewIfLoaded", of: .controllers, releases: .since(9), .view, .get(.viewIfLoaded),
            listed: false,
            "The root view, or nil if it is not loaded."),
        PropertySpec(
            .isViewLoaded, "isViewLoaded", of: .controllers, .boolean(), .get(.isViewLoaded), listed: false,
            "Whether the root view is loaded."),
        PropertySpec(
            .title, "title", of: [.controllers, .navigationItem, .tabBarItem, .editButton], .text, .script(),
            access: .readWrite,
            "The title of the screen."),
        PropertySpec(
            .parent, "parent", of: .controllers, .controller(), .get(.parent),
            "The container of which this controller is a child."),
        PropertySpec(
            .children, "children", of: .controllers, releases: .since(5), .controllers, .get(.children),
            "The child controllers, in the order in which they were added."),
        PropertySpec(
            .presentedViewController, "presentedViewController", of: .controllers, releases: .since(5), .controller(),
            .get(.presentedViewController), "The controller that this controller or its nearest ancestor presents."),
        PropertySpec(
            .presentingViewController, "presentingViewController", of: [.controllers, .presentationController],
            releases: .since(5),
            .controller(), .get(.presentingViewController),
            "The controller that presented this controller or its farthest ancestor."),
        PropertySpec(
            .navigationController, "navigationController", of: .controllers, .controller(.navigationController),
            .get(.navigationController), "The nearest ancestor that is a navigation controller."),
        PropertySpec(
            .tabBarController, "tabBarController", of: .controllers, .controller(.tabBarController),
            .get(.tabBarController), "The nearest ancestor that is a tab bar controller."),
        PropertySpec(
            .splitViewController, "splitViewController", of: .controllers, .controller(.splitViewController),
            .get(.splitViewController), "The nearest ancestor that is a split view controller."),
        PropertySpec(
            .storyboard, "storyboard", of: .controllers, releases: .since(5), .storyboard, .get(.storyboard),
            listed: false,
            "The storyboard from which the controller was created."),
        PropertySpec(
            .isBeingPresented, "isBeingPresented", of: .controllers, releases: .since(5), .boolean(),
            .motion(.isBeingPresented),
            "Whether the controller is being presented: true from viewWillAppear to viewDidAppear."),
        PropertySpec(
            .isBeingDismissed, "isBeingDismissed", of: .controllers, releases: .since(5), .boolean(),
            .motion(.isBeingDismissed),
            "Whether the controller is being dismissed: true from viewWillDisappear to viewDidDisappear."),
        PropertySpec(
            .isMovingToParent, "isMovingToParent", of: .controllers, releases: .since(5), .boolean(),
            .motion(.isMovingToParent),
            "Whether the controller is being added to a container: true from viewWillAppear to viewDidAppear."),
        PropertySpec(
            .isMovingFromParent, "isMovingFromParent", of: .controllers, releases: .since(5), .boolean(),
            .motion(.isMovingFromParent),
            "Whether the controller is leaving its container: true from viewWillDisappear to viewDidDisappear."),
        PropertySpec(
            .viewControllers, "viewControllers", of: .containers, .controllers, .getSet(.viewControllers),
            access: .step, "The stack, the tabs, the columns or the page of the container."),
        PropertySpec(
            .topViewController, "topViewController", of: .navigationController, .controller(), .get(.topViewController),
            "The controller at the top of the stack."),
        PropertySpec(
            .visibleViewController, "visibleViewController", of: .navigationController, .controller(),
            .get(.visibleViewController), "The controller at the top of the stack, or the one presented over it."),
        PropertySpec(
            .selectedViewController, "selectedViewController", of: .tabBarController, .controller(),
            .getSet(.selectedViewController), access: .step, "The selected tab."),
        PropertySpec(
            .selectedIndex, "selectedIndex", of: .tabBarController, .tabIndex, .getSet(.selectedIndex), access: .step,
            "The index of the selected tab, from 0."),
        PropertySpec(
            .moreNavigationController, "moreNavigationController", of: .tabBarController,
            .controller(.navigationController), .get(.moreNavigationController),
            "The navigation controller of the More tab, in compact widths."),
        PropertySpec(
            .transitionStyle, "transitionStyle", of: .pageViewController, releases: .since(5), .symbol(.pageTransition),
            .getSet(.transitionStyle), access: .atCreation, "The transition between pages: .pageCurl or .scroll."),
        PropertySpec(
            .modalPresentationStyle, "modalPresentationStyle", of: .controllers, .presentationStyle,
            .getSet(.modalPresentationStyle), access: .readWrite, "The style in which the controller is presented."),
        PropertySpec(
            .modalTransitionStyle, "modalTransitionStyle", of: .controllers, .symbol(.modalTransition),
            .getSet(.modalTransitionStyle), access: .readWrite, listed: false,
            "The animation with which the controller is presented."),
        PropertySpec(
            .preferredTransition, "preferredTransition", of: .controllers, releases: .since(18),
            .symbol(.viewTransition), .getSet(.preferredTransition), access: .readWrite, listed: false,
            "The transition that shows the controller: .zoom, or nil for that of its container or style."),
        PropertySpec(
            .definesPresentationContext, "definesPresentationContext", of: .controllers, releases: .since(5),
            .boolean(),
            .flag(.definesContext), access: .readWrite,
            "Whether presentations in a current-context style cover this controller."),
        PropertySpec(
            .providesPresentationContextTransitionStyle, "providesPresentationContextTransitionStyle", of: .controllers,
            releases: .since(5),
            .boolean(), .flag(.providesContextStyle), access: .readWrite,
            "Whether this controller's transition style replaces that of the controller it presents."),
        PropertySpec(
            .isModalInPresentation, "isModalInPresentation", of: .controllers, releases: .since(13), .boolean(),
            .flag(.isModalInPresentation), access: .readWrite, "Whether the user cannot dismiss the controller."),
        PropertySpec(
            .isModalInPopover, "isModalInPopover", of: .controllers, .boolean(), .flag(.isModalInPresentation),
            access: .readWrite, listed: false, "The older name of isModalInPresentation, for popovers."),
        PropertySpec(
            .disablesAutomaticKeyboardDismissal, "disablesAutomaticKeyboardDismissal", of: .controllers,
            releases: .since(4), .boolean(),
            .getSet(.disablesAutomaticKeyboardDismissal), access: .override,
            "Whether the keyboard stays when no view is first responder."),
        PropertySpec(
            .modalPresentationCapturesStatusBarAppearance, "modalPresentationCapturesStatusBarAppearance",
            of: .controllers, releases: .since(7), .boolean(), .getSet(.capturesStatusBar), access: .readWrite,
            listed: false,
            "Whether the controller decides about the status bar if its presentation does not fill the screen."),
        PropertySpec(
            .presentationController, "presentationController", of: .controllers, releases: .since(8),
            .presentationController,
            .get(.presentationController), listed: false,
            "The object that manages the controller's presentation. It is created when this property is read."),
        PropertySpec(
            .popoverPresentationController, "popoverPresentationController", of: .controllers, releases: .since(8),
            .presentationController,
            .get(.popoverPresentationController), listed: false,
            "The presentation controller if the style is popover, otherwise nil."),
        PropertySpec(
            .transitioningDelegate, "transitioningDelegate", of: .controllers, releases: .since(7), .delegate,
            .reference(.transitioningDelegate), access: .readWrite,
            "The delegate that provides animators and presentation controllers (weak)."),
        PropertySpec(
            .transitionCoordinator, "transitionCoordinator", of: .controllers, releases: .since(7), .coordinator,
            .get(.transitionCoordinator), "The coordinator of the controller's running transition, or nil."),
        PropertySpec(
            .shouldAutomaticallyForwardAppearanceMethods, "shouldAutomaticallyForwardAppearanceMethods",
            of: .controllers, releases: .since(6), .boolean(usually: true), .negatedFlag(.forwardsManually),
            access: .override,
            "Whether UIKit forwards appearance callbacks to children."),
        PropertySpec(
            .delegate, "delegate", of: [.containers, .searchController, .presentationController], .delegate,
            .reference(.delegate), access: .readWrite, "The delegate (weak)."),
        PropertySpec(
            .dataSource, "dataSource", of: .pageViewController, releases: .since(5), .delegate, .reference(.dataSource),
            access: .readWrite,
            "The data source (weak)."),
        PropertySpec(
            .sourceView, "sourceView", of: .presentationController, releases: .since(8), .view, .getSet(.sourceView),
            access: .readWrite,
            "The view that a popover points at."),
        PropertySpec(
            .window, "window", of: [.view, .systemView], .window, .get(.window),
            "The window that contains the view, or nil."),
        PropertySpec(
            .superview, "superview", of: [.view, .systemView], .view, .get(.superview),
            "The view that contains this view, or nil."),
        PropertySpec(
            .next, "next", of: [.view, .controllers, .window, .systemView], .responder, .get(.next), listed: false,
            "The next responder."),
        PropertySpec(
            .rootViewController, "rootViewController", of: .window, releases: .since(4), .controller(),
            .getSet(.rootViewController),
            access: .step, "The root controller of the window."),
        PropertySpec(
            .isKeyWindow, "isKeyWindow", of: .window, .boolean(), .get(.isKeyWindow),
            "Whether the window receives keyboard events."),
        PropertySpec(
            .presentationStyle, "presentationStyle", of: .presentationController, releases: .since(8),
            .presentationStyle, .get(.presentationStyle), listed: false,
            "The style of the presentation. If the style is .automatic, this is the concrete style."),
        PropertySpec(
            .screen, "screen", of: .window, .points, .get(.screen),
            "The number of the window's screen: 0 is the screen of the device."),
        PropertySpec(
            .isEditing, "isEditing", of: .controllers, .boolean(), .getSet(.isEditing), access: .step, listed: false,
            "Whether the user can edit the content. Setting the property calls setEditing(_:animated:)."),
        PropertySpec(
            .nibName, "nibName", of: .controllers, .text, .declared(.nibName, .nibName), access: .atCreation,
            listed: false,
            """
            The name of the nib that contains the controller's view: the argument of `init`, or the nib of the scene \
            in the storyboard.
            """),
        PropertySpec(
            .nibBundle, "nibBundle", of: .controllers, .symbol(.any), .get(.nibBundle), listed: false,
            "The bundle of the controller's nib: .main, or nil."),
        PropertySpec(
            .restorationIdentifier, "restorationIdentifier", of: [.controllers, .view], releases: .since(6), .text,
            .getSet(.restorationIdentifier),
            access: .readWrite, "The name of the controller or view in saved state."),
        PropertySpec(
            .userActivity, "userActivity", of: .controllers, releases: .since(8), .text, .getSet(.userActivity),
            access: .readWrite, listed: false, "The activity that saves the controller's state: a string or nil."),
        PropertySpec(
            .storyboardIdentifier, "storyboardIdentifier", of: .controllers, .text, .script(declared: .identifier),
            access: .readWrite, "The name that instantiate takes."),
        PropertySpec(
            .frame, "frame", of: .view, .rect, .getSet(.frame), access: .readWrite,
            "The place and size of a view in its superview."),
        PropertySpec(
            .autoresizingMask, "autoresizingMask", of: .view, .symbol(.autoresizing), .getSet(.autoresizingMask),
            access: .readWrite,
            "The parts of a view's frame that follow the size of its superview: .none, .flexibleWidth, or a list."),
        PropertySpec(
            .autoresizesSubviews, "autoresizesSubviews", of: .view, .boolean(usually: true),
            .getSet(.autoresizesSubviews), access: .readWrite,
            "Whether the autoresizing masks of the subviews apply when the size of the view changes."),
        PropertySpec(.bounds, "bounds", of: [.view, .window], .size, .get(.bounds), "The size of the view or window."),
        PropertySpec(
            .safeAreaInsets, "safeAreaInsets", of: .view, releases: .since(11), .insets, .get(.safeAreaInsets),
            "The insets of the area that no bar or edge covers, from iOS 11."),
        PropertySpec(
            .additionalSafeAreaInsets, "additionalSafeAreaInsets", of: .controllers, releases: .since(11), .insets,
            .getSet(.additionalSafeAreaInsets), access: .step, listed: false,
            "The insets that the controller adds to the safe area of its view, from iOS 11."),
        PropertySpec(
            .topLayoutGuide, "topLayoutGuide", of: .controllers, releases: .since(7), .guide, .get(.topLayoutGuide),
            listed: false, "The guide at which content begins, from iOS 7."),
        PropertySpec(
            .bottomLayoutGuide, "bottomLayoutGuide", of: .controllers, releases: .since(7), .guide,
            .get(.bottomLayoutGuide), listed: false, "The guide at which content ends, from iOS 7."),
        PropertySpec(
            .edgesForExtendedLayout, "edgesForExtendedLayout", of: .controllers, releases: .since(7), .symbol(.edges),
            .getSet(.edgesForExtendedLayout), access: .readWrite, listed: false,
            "The edges at which the view extends under bars, from iOS 7: .all, .none, .top, or a list of edges."),
        PropertySpec(
            .extendedLayoutIncludesOpaqueBars, "extendedLayoutIncludesOpaqueBars", of: .controllers,
            releases: .since(7), .boolean(), .getSet(.extendedLayoutIncludesOpaqueBars), access: .readWrite,
            listed: false, "Whether the view also extends under opaque bars, from iOS 7."),
        PropertySpec(
            .preferredContentSize, "preferredContentSize", of: .controllers, releases: .since(7), .size,
            .getSet(.preferredContentSize), access: .step, listed: false,
            "The size that the controller prefers in a popover or in its parent, from iOS 7."),
        PropertySpec(
            .length, "length", of: .guide, .points, .get(.length),
            "The distance of the layout guide from the edge, in points."),
        PropertySpec(
            .top, "top", of: [.insets, .additionalInsets], .points, .getSet(.top), access: .step,
            "The inset at the top, in points."),
        PropertySpec(
            .left, "left", of: [.insets, .additionalInsets], .points, .getSet(.left), access: .step,
            "The inset at the left, in points."),
        PropertySpec(
            .bottom, "bottom", of: [.insets, .additionalInsets], .points, .getSet(.bottom), access: .step,
            "The inset at the bottom, in points."),
        PropertySpec(
            .right, "right", of: [.insets, .additionalInsets], .points, .getSet(.right), access: .step,
            "The inset at the right, in points."),
        PropertySpec(
            .interfaceOrientation, "interfaceOrientation", of: .controllers, .symbol(.orientation),
            .get(.interfaceOrientation), listed: false, "The orientation of the interface."),
        PropertySpec(
            .supportedInterfaceOrientations, "supportedInterfaceOrientations", of: .controllers, releases: .since(6),
            .symbol(.orientations), .getSet(.supportedInterfaceOrientations), access: .override, listed: false,
            "The orientations that the controller supports, from iOS 6."),
        PropertySpec(
            .preferredInterfaceOrientationForPresentation, "preferredInterfaceOrientationForPresentation",
            of: .controllers, releases: .since(6), .symbol(.orientation),
            .getSet(.preferredInterfaceOrientationForPresentation), access: .override, listed: false,
            "The orientation in which the controller is presented, from iOS 6."),
        PropertySpec(
            .shouldAutorotate, "shouldAutorotate", of: .controllers, releases: .since(6), .boolean(usually: true),
            .getSet(.shouldAutorotate), access: .override,
            "Whether the interface rotates with the device, in iOS 6 to 15."),
        PropertySpec(
            .traitCollection, "traitCollection", of: [.controllers, .view], releases: .since(8), .traits,
            .get(.traitCollection), listed: false, "The size classes and the idiom, from iOS 8."),
        PropertySpec(
            .horizontalSizeClass, "horizontalSizeClass", of: [.traits, .traitOverrides], .symbol(.sizeClass),
            .getSet(.horizontalSizeClass), access: .step, "The size class of the width: .compact or .regular."),
        PropertySpec(
            .verticalSizeClass, "verticalSizeClass", of: [.traits, .traitOverrides], .symbol(.sizeClass),
            .getSet(.verticalSizeClass), access: .step, "The size class of the height: .compact or .regular."),
        PropertySpec(
            .userInterfaceIdiom, "userInterfaceIdiom", of: .traits, .symbol(.any), .get(.userInterfaceIdiom),
            "The idiom: .phone or .pad."),
        PropertySpec(
            .userInterfaceStyle, "userInterfaceStyle", of: [.traits, .traitOverrides], releases: .since(13),
            .symbol(.interfaceStyle), .getSet(.userInterfaceStyle), access: .step,
            "The interface style (light or dark mode), from iOS 13: .light or .dark."),
        PropertySpec(
            .overrideUserInterfaceStyle, "overrideUserInterfaceStyle", of: [.controllers, .view, .window],
            releases: .since(13), .symbol(.interfaceStyle), .getSet(.overrideUserInterfaceStyle), access: .step,
            listed: false,
            "The interface style that replaces the system's, from iOS 13: .light, .dark or .unspecified."),
        PropertySpec(
            .traitOverrides, "traitOverrides", of: .controllers, releases: .since(17), .traits, .get(.traitOverrides),
            listed: false, "The traits that replace inherited ones, from iOS 17."),
        PropertySpec(
            .subviews, "subviews", of: .view, .views, .views, "The subviews, in the order in which they were added."),
        PropertySpec(
            .isFirstResponder, "isFirstResponder", of: .view, .boolean(), .get(.isFirstResponder),
            "Whether the view is the first responder."),
        PropertySpec(
            .performsActionsWhilePresentingModally, "performsActionsWhilePresentingModally", of: .controllers,
            releases: .since(13), .boolean(usually: true), .negatedFlag(.passesNoActions), access: .readWrite,
            "Whether the controller handles actions of the controller that it presents, from iOS 13."),
        PropertySpec(
            .navigationItem, "navigationItem", of: .controllers, .navigationItem, .get(.navigationItem), listed: false,
            "The item that represents the controller in a navigation bar."),
        PropertySpec(
            .tabBarItem, "tabBarItem", of: .controllers, .tabBarItem, .get(.tabBarItem), listed: false,
            "The item that represents the controller in a tab bar."),
        PropertySpec(
            .editButtonItem, "editButtonItem", of: .controllers, .editButton, .get(.editButtonItem), listed: false,
            "A button for a navigation bar that begins and ends editing."),
        PropertySpec(
            .tableView, "tableView", of: .tableViewController, .view, .get(.tableView), listed: false,
            "The root view of a table view controller. Reading this property loads the view."),
        PropertySpec(
            .indexPathForSelectedRow, "indexPathForSelectedRow", of: .view, .points, .get(.indexPathForSelectedRow),
            "The number of the selected row, counted from 0, or nil."),
        PropertySpec(
            .collectionView, "collectionView", of: .collectionViewController, releases: .since(6), .view,
            .get(.collectionView), listed: false,
            "The root view of a collection view controller. Reading this property loads the view."),
        PropertySpec(
            .indexPathsForSelectedItems, "indexPathsForSelectedItems", of: .view, releases: .since(6), .numbers,
            .get(.indexPathsForSelectedItems), "A list with the number of the selected cell, counted from 0."),
        PropertySpec(
            .clearsSelectionOnViewWillAppear, "clearsSelectionOnViewWillAppear",
            of: [.tableViewController, .collectionViewController],
            .boolean(usually: true), .getSet(.clearsSelectionOnViewWillAppear), access: .readWrite,
            "Whether UIKit deselects the selected row when the controller appears."),
        PropertySpec(
            .prompt, "prompt", of: .navigationItem, .text, .script(), access: .readWrite,
            "The text above the title in a navigation bar."),
        PropertySpec(
            .hidesBackButton, "hidesBackButton", of: .navigationItem, .boolean(), .getSet(.hidesBackButton),
            access: .readWrite, "Whether the navigation bar has no back button."),
        PropertySpec(
            .leftBarButtonItem, "leftBarButtonItem", of: .navigationItem, .view, .getSet(.leftBarButtonItem),
            access: .readWrite, "The view that replaces the back button."),
        PropertySpec(
            .rightBarButtonItem, "rightBarButtonItem", of: .navigationItem, .view, .getSet(.rightBarButtonItem),
            access: .readWrite, "The view at the right of the title."),
        PropertySpec(
            .isNavigationBarHidden, "isNavigationBarHidden", of: .navigationController, .boolean(),
            .getSet(.isNavigationBarHidden), access: .step, "Whether the navigation bar is hidden."),
        PropertySpec(
            .isToolbarHidden, "isToolbarHidden", of: .navigationController, .boolean(usually: true),
            .getSet(.isToolbarHidden), access: .step, "Whether the toolbar is hidden."),
        PropertySpec(
            .hidesBottomBarWhenPushed, "hidesBottomBarWhenPushed", of: .controllers, .boolean(),
            .getSet(.hidesBottomBarWhenPushed), access: .readWrite,
            "Whether a tab bar is hidden from the controller's push until its pop."),
        PropertySpec(
            .toolbarItems, "toolbarItems", of: .controllers, .views, .script(), access: .readWrite, listed: false,
            "The views that the toolbar of the navigation controller shows, or nil."),
        PropertySpec(
            .navigationBar, "navigationBar", of: .navigationController, .bar, .get(.navigationBar), listed: false,
            "The bar at the top."),
        PropertySpec(
            .toolbar, "toolbar", of: .navigationController, .bar, .get(.toolbar), listed: false,
            "The bar at the bottom, which is hidden at first."),
        PropertySpec(
            .tabBar, "tabBar", of: .tabBarController, .bar, .get(.tabBar), listed: false, "The bar with the tabs."),
        PropertySpec(
            .isTranslucent, "isTranslucent", of: .bar, releases: .since(7), .boolean(usually: true),
            .getSet(.isTranslucent), access: .readWrite,
            "Whether content extends under the bar, from iOS 7. In earlier releases, content never does."),
        PropertySpec(
            .sheetPresentationController, "sheetPresentationController", of: .controllers, releases: .since(15),
            .presentationController, .get(.sheetPresentationController), listed: false,
            "The presentation controller if the style is pageSheet or formSheet, otherwise nil."),
        PropertySpec(
            .detents, "detents", of: .presentationController, releases: .since(15), .symbol(.detents),
            .getSet(.detents), access: .readWrite, "The heights at which a sheet rests: .medium() and .large()."),
        PropertySpec(
            .selectedDetentIdentifier, "selectedDetentIdentifier", of: .presentationController, releases: .since(15),
            .symbol(.detent), .getSet(.selectedDetentIdentifier), access: .step,
            "The detent at which a sheet rests, or nil for the lowest."),
        PropertySpec(
            .largestUndimmedDetentIdentifier, "largestUndimmedDetentIdentifier", of: .presentationController,
            releases: .since(15), .symbol(.detent), .getSet(.largestUndimmedDetentIdentifier), access: .readWrite,
            "The highest detent at which the views beneath a sheet are not dimmed, or nil."),
        PropertySpec(
            .prefersGrabberVisible, "prefersGrabberVisible", of: .presentationController, releases: .since(15),
            .boolean(), .getSet(.prefersGrabberVisible), access: .readWrite, "Whether a sheet shows a grabber."),
        PropertySpec(
            .searchController, "searchController", of: .navigationItem, releases: .since(11),
            .controller(.searchController), .script(), access: .readWrite,
            "The search controller whose field is in the navigation bar."),
        PropertySpec(
            .searchResultsController, "searchResultsController", of: .searchController, releases: .since(8),
            .controller(.viewController), .script(), access: .atCreation,
            "The controller that shows the results, or nil."),
        PropertySpec(
            .searchResultsUpdater, "searchResultsUpdater", of: .searchController, releases: .since(8), .delegate,
            .reference(.searchResultsUpdater), access: .readWrite, "The object that updates the results (weak)."),
        PropertySpec(
            .isActive, "isActive", of: .searchController, releases: .since(8), .boolean(), .getSet(.isActive),
            access: .step, "Whether the search controller is presented."),
        PropertySpec(
            .message, "message", of: .alertController, releases: .since(8), .text, .script(), access: .readWrite,
            "The text below the title of an alert."),
        PropertySpec(
            .preferredStyle, "preferredStyle", of: .alertController, releases: .since(8), .symbol(.alertStyle),
            .getSet(.preferredStyle), access: .atCreation, "The form of an alert: .alert or .actionSheet."),
        PropertySpec(
            .actions, "actions", of: .alertController, releases: .since(8), .alertActions, .script(),
            access: .atCreation, "The actions of an alert, in the order in which they were added."),
        PropertySpec(
            .preferredAction, "preferredAction", of: .alertController, releases: .since(9), .alertAction, .script(),
            access: .readWrite, "The action of an alert that the Return key performs."),
        PropertySpec(
            .textFields, "textFields", of: .alertController, releases: .since(8), .views, .script(),
            "The text fields of an alert, or nil."),
        PropertySpec(
            .splitStyle, "style", of: .splitViewController, releases: .since(14), .symbol(.splitStyle),
            .getSet(.splitStyle),
            access: .readWrite,
            "The style, set in the declaration: .doubleColumn, .tripleColumn or .unspecified."),
        PropertySpec(
            .isCollapsed, "isCollapsed", of: .splitViewController, releases: .since(8), .boolean(), .get(.isCollapsed),
            "Whether the split view controller is collapsed."),
        PropertySpec(
            .displayMode, "displayMode", of: .splitViewController, releases: .since(8), .symbol(.displayMode),
            .get(.displayMode),
            "The columns that are visible beside or over the secondary column."),
        PropertySpec(
            .preferredDisplayMode, "preferredDisplayMode", of: .splitViewController, releases: .since(8),
            .symbol(.displayMode),
            .getSet(.preferredDisplayMode), access: .step,
            "The preferred display mode. With .automatic, the shape of the window decides."),
    ]
}
